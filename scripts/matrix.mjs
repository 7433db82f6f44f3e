// Runs the tests under several versions of Node.
import { runUnder } from './node-versions.mjs';

const jest = ['--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
const results = process.argv
  .slice(2)
  .map((version) => ({ version, passed: runUnder(version, jest) }));

for (const { version, passed } of results)
  console.log(`Node ${version}: ${passed ? 'ok' : 'failed'}`);
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
