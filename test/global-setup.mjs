import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { keepTemporaryFilesInMemory } from './databases/in-memory.mjs';
import { offerPostgres } from './databases/on-demand.mjs';
import { isWholeRun } from './whole-run.cjs';

const JAVASCRIPT = ['--import', 'tsx', 'scripts/generate/javascript/index.ts', '--if-stale'];

function make(rootDir, args) {
  const { status } = spawnSync(process.execPath, args, { cwd: rootDir, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${args.join(' ')} failed`);
}

/** Within the project, where programs find their packages. */
function folderOfPrograms(rootDir) {
  mkdirSync(join(rootDir, 'reports'), { recursive: true });
  return mkdtempSync(join(rootDir, 'reports', 'programs-'));
}

/**
 * Makes what git does not keep, before any test reads it: generated code, and the example in plain JavaScript. Offers
 * the tests a PostgreSQL, and a fast place for their files.
 */
export default async function prepare(globalConfig) {
  const { rootDir } = globalConfig;
  if (isWholeRun(globalConfig)) process.env.TEST_SECOND_TRY = '1';
  make(rootDir, ['scripts/prepare.mjs']);
  make(rootDir, JAVASCRIPT);
  process.env.TEST_PROGRAMS = folderOfPrograms(rootDir);
  const removeTemporaryFiles = keepTemporaryFilesInMemory();
  const offer = await offerPostgres();
  process.env.TEST_POSTGRES_OFFER = offer.path;
  globalThis.closeTestRun = async () => {
    await offer.close();
    removeTemporaryFiles();
    rmSync(process.env.TEST_PROGRAMS, { recursive: true, force: true });
  };
}
