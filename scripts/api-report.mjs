/**
 * The report of the public types of every entry of the package: `api-report/<entry>.api.md`. Needs a build.
 *
 * `node scripts/api-report.mjs` fails where a report differs from the build, and names the difference. With `--update`
 * it writes the reports, whose change then stands in the diff of the commit.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';

const ROOT = join(import.meta.dirname, '..');
const REPORTS = join(ROOT, 'api-report');

/** The entries with types, by the names of their reports. */
function entries() {
  const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return Object.entries(exports)
    .filter(([, target]) => typeof target === 'object')
    .map(([entry, target]) => ({
      name: entry === '.' ? 'index' : entry.slice(2).replaceAll('/', '-'),
      types: join(ROOT, target.require.types),
    }));
}

/** Returns the report of an entry. */
function reportOf({ name, types }, folder) {
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: ROOT,
      mainEntryPointFilePath: types,
      compiler: { tsconfigFilePath: join(ROOT, 'tsconfig.build.json') },
      apiReport: {
        enabled: true,
        reportFileName: `${name}.api.md`,
        reportFolder: folder,
        reportTempFolder: folder,
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        extractorMessageReporting: { default: { logLevel: 'none' } },
        tsdocMessageReporting: { default: { logLevel: 'none' } },
        compilerMessageReporting: { default: { logLevel: 'error' } },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(ROOT, 'package.json'),
  });
  Extractor.invoke(config, {
    localBuild: true,
    showVerboseMessages: false,
    messageCallback: quiet,
  });
  return readFileSync(join(folder, `${name}.api.md`), 'utf8');
}

/** Drops the notices of the extractor, but not its errors. */
function quiet(message) {
  if (message.logLevel !== 'error') message.handled = true;
}

const isUpdate = process.argv.includes('--update');
const folder = mkdtempSync(join(tmpdir(), 'svclink-api-report-'));
mkdirSync(REPORTS, { recursive: true });
try {
  for (const entry of entries()) {
    const report = reportOf(entry, folder);
    const path = join(REPORTS, `${entry.name}.api.md`);
    const stored = existsSync(path) ? readFileSync(path, 'utf8') : '';
    if (stored === report) continue;
    if (isUpdate) writeFileSync(path, report);
    else {
      console.error(
        `api-report/${basename(path)} differs from the build: ${firstDifference(stored, report)}`,
      );
      process.exitCode = 1;
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (process.exitCode === 1) {
  console.error(
    'Announce the change in CHANGELOG.md, then run node scripts/api-report.mjs --update.',
  );
}

/** Returns the first line of a report that the other does not have. */
function firstDifference(stored, report) {
  const known = new Set(stored.split('\n'));
  const now = new Set(report.split('\n'));
  const added = [...now].find((line) => !known.has(line));
  const removed = [...known].find((line) => !now.has(line));
  return [added && `+ ${added.trim()}`, removed && `- ${removed.trim()}`]
    .filter(Boolean)
    .join(', ');
}
