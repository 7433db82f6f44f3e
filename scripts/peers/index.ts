import { runAudits } from '../../src/conformance/index.js';
import { calledByApi } from './api.js';
import { CALL_COUNT, called } from './calls.js';
import { importFrom } from './importing.js';
import { isInstalled, LANGUAGES, whileServing } from './languages.js';
import { asked, READS } from './reads.js';
import { PeerSite } from './site.js';

// Runs peers in other languages, each written from the documents alone, in both directions: `npx tsx scripts/peers/index.ts`.
// Our client, an importing site and `svclink check` call the receiver of the peer; the peer calls the receiver of an
// owning site. A client in Python calls every action of the JSON API of a served site. A language that is not installed
// is skipped, and named. The arguments are names of languages, or `api`; default: all.

const PORT = 18_650;

/** Prints a part of a report, and its lines. */
function print(title: string, lines: readonly string[]): void {
  console.log(`  ${title}`);
  for (const line of lines) console.log(`    ${line}`);
}

function printCalls(title: string, count: number, wrong: readonly string[]): void {
  print(`${title}: ${count - wrong.length} of ${count} calls as they should be`, wrong);
  if (wrong.length > 0) process.exitCode = 1;
}

/** Audits a receiver. A small peer breaks some rules of the documents, which is reported and is no fault of svclink. */
async function check(url: string): Promise<void> {
  const access = { username: 'acme', password: 'open sesame' };
  const { results, counts } = await runAudits({ url, ...access, write: true, stopEarly: true });
  const failed = results.filter(({ status }) => status === 'failed');
  const must = failed.filter(({ audit }) => audit.level === 'MUST');
  const title = `svclink check: ${counts.passed} passed, ${must.length} MUST and ${failed.length - must.length} others failed, ${counts.skipped} skipped`;
  print(
    title,
    must.map(({ audit }) => `MUST ${audit.id}`),
  );
}

const wanted = process.argv.slice(2);
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);

const own = await PeerSite.open(LANGUAGES.map((_, index) => `127.0.0.1:${PORT + index}`));
try {
  for (const [index, language] of LANGUAGES.entries()) {
    if (!isWanted(language.name)) continue;
    if (!isInstalled(language)) {
      console.log(`${language.name}: not installed, skipped`);
      continue;
    }
    console.log(language.name);
    await whileServing(language, PORT + index, async (url) => {
      printCalls('client', READS.length, await asked(url));
      const { wrong, deviations } = await importFrom(own, language.name, url);
      print(`importing site: ${wrong.length} faults, ${deviations.length} deviations reported`, [
        ...wrong,
        ...deviations,
      ]);
      if (wrong.length > 0) process.exitCode = 1;
      await check(url);
    });
    printCalls('receiver', CALL_COUNT, await called(language, own.url, await own.order()));
  }
} finally {
  await own.close();
}

const python = LANGUAGES.find(({ name }) => name === 'Python');
if (isWanted('api') && python) {
  if (isInstalled(python)) {
    console.log('JSON API, client in Python');
    const { calls, wrong } = await calledByApi();
    printCalls('every action', calls, wrong);
  } else console.log('JSON API: Python is not installed, skipped');
}
