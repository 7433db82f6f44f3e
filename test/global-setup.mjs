import { spawnSync } from 'node:child_process';

/** Makes the example in plain JavaScript, which is not kept in git, before any test reads it. */
export default function makeJavaScriptExample({ rootDir }) {
  const args = ['--import', 'tsx', 'scripts/generate/javascript/index.ts', '--if-stale'];
  const { status } = spawnSync(process.execPath, args, { cwd: rootDir, stdio: 'inherit' });
  if (status !== 0) throw new Error('examples/javascript could not be made');
}
