import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { apiBench } from './api.js';
import { apiClientBench } from './api-client.js';
import { clientBench } from './client.js';
import { consoleBench } from './console/index.js';
import { type BenchFigure, printFigures } from './figures.js';
import { filesBench } from './files.js';
import { formsBench } from './forms.js';
import { importerBench } from './importer.js';
import { listsBench } from './lists.js';
import { recordsBench } from './records.js';
import { requestsBench } from './requests.js';
import { processesBench, siteBench } from './site/index.js';
import { startupBench } from './startup.js';

const suites = new Map<string, () => Promise<BenchFigure[]>>([
  ['requests', requestsBench],
  ['files', filesBench],
  ['lists', listsBench],
  ['records', recordsBench],
  ['startup', startupBench],
  ['site', siteBench],
  ['processes', processesBench],
  ['importer', importerBench],
  ['console', consoleBench],
  ['client', clientBench],
  ['forms', formsBench],
  ['api', apiBench],
  ['api-client', apiClientBench],
]);

// The arguments are names of suites. Default: all suites.
const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' } },
});
const figures: BenchFigure[] = [];
let allHold = true;
for (const [name, suite] of suites) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  const own = await suite();
  allHold = printFigures(own) && allHold;
  figures.push(...own);
}
if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(figures));
process.exit(allHold ? 0 : 1);
