import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../test/databases/postgres.js';
import { ask, type Child, startServer } from './child.js';
import { type BenchFigure, median } from './figures.js';

/** Orders that are imported in all; `ORDERS=500` tries the benchmark out. */
const ORDERS = Number(process.env.ORDERS ?? 10_000);
const ROUNDS = 5;
const IN_ROUND = Math.ceil(ORDERS / ROUNDS);
/** Orders of each round whose results are sent: 1,000 in all. */
const RESULTS = Math.ceil(ORDERS / 10 / ROUNDS);
/** Orders of each round with two processes, and beside a link that never answers. */
const FEW = Math.ceil(ORDERS / 20);
const MiB = 1024 * 1024;

interface Times {
  readonly ours: number[];
  readonly theirs: number[];
}

/** How ours stands to theirs: above 1 it is quicker. */
function against({ ours, theirs }: Times): Pick<BenchFigure, 'value' | 'unit' | 'raw'> {
  const ratios = ours.map((time, round) => (theirs[round] ?? Number.NaN) / time);
  const seconds = (times: readonly number[]) => (median(times) / 1000).toFixed(2);
  return { value: median(ratios), unit: '', raw: `${seconds(theirs)} s to ${seconds(ours)} s` };
}

/** Import and results by one site on SQLite, each beside the same calls made bare, in turns. */
async function besideBareCalls(owner: Child, folder: string): Promise<BenchFigure[]> {
  const place = join(folder, 'importer');
  const database = `sqlite:${join(folder, 'importer.db')}`;
  const importer = await startServer('importer', [String(owner.port), database, place]);
  const imports: Times = { ours: [], theirs: [] };
  const results: Times = { ours: [], theirs: [] };
  try {
    await ask(owner, 'fill warm 50');
    await ask(importer, 'import warm 50');
    await ask(importer, 'watch');
    for (let round = 0; round < ROUNDS; round++) {
      await ask(owner, `fill bare-${round} ${IN_ROUND}`);
      await ask(owner, `fill site-${round} ${IN_ROUND}`);
      imports.theirs.push(await ask(importer, `bare bare-${round}`));
      imports.ours.push(await ask(importer, `import site-${round} ${IN_ROUND}`));
    }
    const growth = await ask(importer, 'growth');
    for (let round = 0; round < ROUNDS; round++) {
      await ask(owner, `fill bare-results-${round} ${RESULTS}`);
      await ask(owner, `fill results-${round} ${RESULTS}`);
      await ask(importer, `import results-${round} ${RESULTS}`);
      results.theirs.push(await ask(importer, `bare-results bare-results-${round}`));
      results.ours.push(await ask(importer, `results results-${round} ${RESULTS}`));
    }
    const all = await ask(importer, 'growth');
    const what = `${IN_ROUND * ROUNDS} orders with a form, an item and two photos each`;
    return [
      { name: `import of ${what}, to the same calls made bare`, ...against(imports), floor: 0.5 },
      { name: 'memory growth of that import', value: growth / MiB, unit: 'MiB', atMost: 128 },
      {
        name: `results of ${RESULTS * ROUNDS} orders, stored and sent, to the same calls made bare`,
        ...against(results),
        floor: 0.5,
      },
      { name: 'memory growth of both', value: all / MiB, unit: 'MiB', atMost: 128 },
    ];
  } finally {
    importer.stop();
  }
}

/** An import beside a link whose owner takes connections and never answers, to one without. */
async function besideSilence(owner: Child, folder: string): Promise<BenchFigure> {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const start = (name: string) => {
    const database = `sqlite:${join(folder, `${name}.db`)}`;
    return startServer('importer', [String(owner.port), database, join(folder, name)]);
  };
  const [alone, beside] = [await start('alone'), await start('beside')];
  const times: Times = { ours: [], theirs: [] };
  try {
    // The check of its credentials waits in vain.
    await ask(beside, `silent ${port}`);
    for (let round = 0; round < ROUNDS; round++) {
      for (const name of ['alone', 'beside']) await ask(owner, `fill ${name}-${round} ${FEW}`);
      times.theirs.push(await ask(alone, `import alone-${round} ${FEW}`));
      times.ours.push(await ask(beside, `import beside-${round} ${FEW}`));
    }
  } finally {
    alone.stop();
    beside.stop();
    silent.close();
  }
  return {
    name: 'import beside a link that never answers, to one without',
    ...against(times),
    floor: 0.9,
  };
}

/** An import by two processes on one PostgreSQL, to one by one process. */
async function byTwo(owner: Child, folder: string): Promise<BenchFigure> {
  const server = await startPostgres([]);
  const start = async (url: string, name: string) =>
    startServer('importer', [String(owner.port), url, join(folder, name)]);
  const [single, shared] = [await server.url(), await server.url()];
  const one = await start(single, 'one');
  const [first, second] = [await start(shared, 'two'), await start(shared, 'two')];
  const times: Times = { ours: [], theirs: [] };
  try {
    await ask(second, 'help');
    for (let round = 0; round < ROUNDS; round++) {
      for (const name of ['one', 'two']) await ask(owner, `fill ${name}-${round} ${FEW}`);
      times.theirs.push(await ask(one, `import one-${round} ${FEW}`));
      times.ours.push(await ask(first, `import two-${round} ${FEW}`));
    }
  } finally {
    for (const child of [one, first, second]) child.stop();
    await server.stop();
  }
  return {
    name: 'import by two processes on one PostgreSQL, to one',
    ...against(times),
    floor: 0.95,
  };
}

/** What importing, and sending results back, costs a site; its owner is a process of its own. */
export async function importerBench(): Promise<BenchFigure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'svclink-bench-importer-'));
  mkdirSync(join(folder, 'owner'));
  const owner = await startServer('import-owner', [folder]);
  try {
    return [
      ...(await besideBareCalls(owner, folder)),
      await besideSilence(owner, folder),
      await byTwo(owner, folder),
    ];
  } finally {
    owner.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
