// Runs the tests under several versions of Node, whose binaries come from the npm registry.
import { spawnSync } from 'node:child_process';

const results = process.argv.slice(2).map((version) => {
  console.log(`\n== Node ${version}`);
  const args = ['exec', '--yes', `--package=node@${version}`, '--', 'node'];
  const jest = ['--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
  const { status } = spawnSync('npm', [...args, ...jest], { stdio: 'inherit' });
  return { version, passed: status === 0 };
});

for (const { version, passed } of results)
  console.log(`Node ${version}: ${passed ? 'ok' : 'failed'}`);
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
