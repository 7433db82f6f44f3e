import { printFigures } from './figures.js';
import { filesBench } from './files.js';
import { requestsBench } from './requests.js';

const suites = new Map([
  ['requests', requestsBench],
  ['files', filesBench],
]);

const wanted = process.argv.slice(2);
let allHold = true;
for (const [name, suite] of suites) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  allHold = printFigures(await suite()) && allHold;
}
process.exitCode = allHold ? 0 : 1;
