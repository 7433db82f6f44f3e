import { spawnSync } from 'node:child_process';
import { offerPostgres } from './databases/on-demand.mjs';

const JAVASCRIPT = ['--import', 'tsx', 'scripts/generate/javascript/index.ts', '--if-stale'];

function make(rootDir, args) {
  const { status } = spawnSync(process.execPath, args, { cwd: rootDir, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${args.join(' ')} failed`);
}

/**
 * Makes what git does not keep, before any test reads it: generated code, and the example in plain JavaScript. Offers
 * the tests a PostgreSQL.
 */
export default async function prepare({ rootDir }) {
  make(rootDir, ['scripts/prepare.mjs']);
  make(rootDir, JAVASCRIPT);
  const offer = await offerPostgres();
  process.env.TEST_POSTGRES_OFFER = offer.path;
  globalThis.closeTestDatabases = offer.close;
}
