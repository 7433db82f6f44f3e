// Draws small faults of the product, puts each into a copy of the checkout, and runs the tests that may catch it:
// `npm run test:mutation -- --seed 1 --count 60 --only src/site/`. `--reach` first runs all tests once, to find which
// of them reach which function; without it the tests are chosen by their imports, which takes much longer. `--test`
// limits the first run to some test files.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { keepTemporaryFilesInMemory } from '../../test/databases/in-memory.mjs';
import { offerPostgres } from '../../test/databases/on-demand.mjs';
import { Checkout } from './checkout.js';
import { draw, type SourceFile } from './draw.js';
import { readEquivalents } from './equivalents.js';
import { lintRefusal } from './lint.js';
import type { Mutant } from './mutants.js';
import { withProbedPage } from './probed-page.js';
import { Reach } from './reach.js';
import { reportOf } from './report.js';
import { TestChoice } from './test-choice.js';
import { Trials, type Verdict } from './trial.js';
import { Types } from './types.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SAVED = join(root, 'node_modules/.cache/svclink-mutation/reach.json');
const CONFIG = 'scripts/mutation/jest.config.mjs';
const REPORT = join(root, 'reports/mutation.md');

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '60' },
    from: { type: 'string', default: '1' },
    only: { type: 'string', multiple: true, default: ['src/', 'console/'] },
    minutes: { type: 'string', default: '30' },
    each: { type: 'string', default: '90' },
    workers: { type: 'string', default: '2' },
    reach: { type: 'boolean', default: false },
    test: { type: 'string', multiple: true, default: [] },
    list: { type: 'boolean', default: false },
  },
});

if (values.test.length > 0 && !values.reach) {
  console.error(
    '--test: chooses the tests of the probed run. Give --reach with it, or leave it out.',
  );
  process.exit(2);
}

function numberOf(name: 'count' | 'from' | 'minutes' | 'each' | 'workers'): number {
  const value = Number(values[name]);
  if (Number.isFinite(value) && value > 0) return value;
  throw new Error(`--${name}: must be a number above 0, is ${values[name]}`);
}

/** The files from which mutants are drawn: all that are written by hand. */
function sources(): readonly SourceFile[] {
  return ['console', 'src']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        posix.join(folder, name.replaceAll('\\', '/')),
      ),
    )
    .filter((path) => /\.[cm]?tsx?$/.test(path) && !/\.d\.[cm]?ts$|\/generated\//.test(path))
    .filter((path) => values.only.some((start) => path.startsWith(start)))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** Runs the tests once with probes, in the product and in its page, and saves which functions each test file has reached. */
async function findReach(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'svclink-reach-'));
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const words = [jest, '--config', CONFIG, '--maxWorkers', values.workers, ...values.test];
  await withProbedPage(root, () =>
    spawnSync(process.execPath, words, {
      cwd: root,
      env: { ...process.env, REACH_FOLDER: folder },
      stdio: 'inherit',
    }),
  );
  const reach = Reach.read(SAVED);
  reach.add(folder);
  reach.save(SAVED);
  rmSync(folder, { recursive: true, force: true });
}

async function tryAll(drawn: ReturnType<typeof draw>, checkout: Checkout) {
  const reach = Reach.read(SAVED);
  const choice = new TestChoice(checkout.folder, reach);
  const types = new Types(checkout.folder);
  const settings = {
    config: CONFIG,
    limit: numberOf('each') * 1000,
    workers: numberOf('workers'),
    expected: (file: string) => reach.millisecondsOf(file),
    refusal: async (mutant: Mutant, text: string) =>
      types.refusal(mutant, text) ??
      checkout.with(mutant, async () => lintRefusal(checkout.folder, mutant)),
  };
  const trials = new Trials(checkout, settings);
  const end = performance.now() + numberOf('minutes') * 60_000;
  const verdicts: Verdict[] = [];
  for (const mutant of drawn) {
    if (performance.now() > end) break;
    const verdict = await trials.try(mutant, choice.of(mutant, checkout.read(mutant.path)));
    verdicts.push(verdict);
    const { path, line, kind } = mutant;
    console.log(
      `${verdicts.length} ${path}:${line} ${kind}: ${verdict.outcome} ${verdict.by ?? ''}`,
    );
  }
  return { verdicts, broken: trials.broken };
}

if (values.reach) await findReach();
const drawn = draw(sources(), values.seed, numberOf('count')).slice(numberOf('from') - 1);
if (values.list) {
  for (const { path, line, kind, before, after } of drawn) {
    console.log(`${path}:${line} ${kind}: ${before} -> ${after}`);
  }
} else {
  const removeTemporaryFiles = keepTemporaryFilesInMemory();
  const offer = await offerPostgres();
  process.env.TEST_POSTGRES_OFFER = offer.path;
  const checkout = Checkout.open(root);
  const close = async () => {
    checkout.close();
    await offer.close();
    removeTemporaryFiles();
  };
  const end = () => close().finally(() => process.exit(1));
  process.once('SIGINT', end).once('SIGTERM', end);
  try {
    const tried = await tryAll(drawn, checkout);
    const equivalents = readEquivalents(join(root, 'scripts/mutation/equivalents.json'));
    const report = reportOf({ seed: values.seed, drawn: drawn.length, equivalents, ...tried });
    mkdirSync(join(root, 'reports'), { recursive: true });
    writeFileSync(REPORT, report);
    console.log(report);
  } finally {
    await close();
  }
}
