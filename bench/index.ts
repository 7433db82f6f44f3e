import { apiBench } from './api.js';
import { apiClientBench } from './api-client.js';
import { clientBench } from './client.js';
import { type BenchFigure, printFigures } from './figures.js';
import { filesBench } from './files.js';
import { formsBench } from './forms.js';
import { listsBench } from './lists.js';
import { recordsBench } from './records.js';
import { requestsBench } from './requests.js';
import { startupBench } from './startup.js';

const suites = new Map<string, () => Promise<BenchFigure[]>>([
  ['requests', requestsBench],
  ['files', filesBench],
  ['lists', listsBench],
  ['records', recordsBench],
  ['startup', startupBench],
  ['client', clientBench],
  ['forms', formsBench],
  ['api', apiBench],
  ['api-client', apiClientBench],
]);

// Names of suites may be given; without any all run.
const wanted = process.argv.slice(2);
let allHold = true;
for (const [name, suite] of suites) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  allHold = printFigures(await suite()) && allHold;
}
process.exit(allHold ? 0 : 1);
