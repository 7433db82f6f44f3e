import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MIB } from '../src/protocol/units.js';
import { startPostgres } from '../test/databases/postgres.js';
import { ask, type Child, SMALL_YOUNG_GENERATION, startServer } from './child.js';
import { type BenchFigure, median } from './figures.js';

/** The number of imported orders. `ORDERS=500` makes a short trial run. */
const ORDERS = Number(process.env.ORDERS ?? 10_000);
const ROUNDS = 5;
const IN_ROUND = Math.ceil(ORDERS / ROUNDS);
/** The orders of each round whose results are sent: 1,000 in all rounds. */
const RESULTS = Math.ceil(ORDERS / 10 / ROUNDS);
/** The orders of each round with two processes, and of each round beside a link that never answers. */
const FEW = Math.ceil(ORDERS / 20);
const WHAT = `${IN_ROUND * ROUNDS} orders with a form, an item and two photos each`;

interface Times {
  readonly ours: number[];
  readonly theirs: number[];
}

/** Returns their time divided by ours: above 1, ours is faster. */
function against({ ours, theirs }: Times): Pick<BenchFigure, 'value' | 'unit' | 'raw'> {
  const ratios = ours.map((time, round) => (theirs[round] ?? Number.NaN) / time);
  const seconds = (times: readonly number[]) => (median(times) / 1000).toFixed(2);
  return { value: median(ratios), unit: '', raw: `${seconds(theirs)} s to ${seconds(ours)} s` };
}

/** Compares import and results of one site on SQLite with the same calls without a site, in alternating rounds. */
async function besideBareCalls(owner: Child, folder: string): Promise<BenchFigure[]> {
  const start = (name: string) => startImporter(owner, folder, name);
  const [site, bare] = [await start('site'), await start('bare')];
  const imports: Times = { ours: [], theirs: [] };
  const results: Times = { ours: [], theirs: [] };
  try {
    await ask(owner, 'fill warm 50');
    for (const child of [site, bare]) {
      await ask(child, 'import warm 50');
      await ask(child, 'observe');
    }
    for (let round = 0; round < ROUNDS; round++) {
      await ask(owner, `fill bare-${round} ${IN_ROUND}`);
      await ask(owner, `fill site-${round} ${IN_ROUND}`);
      imports.theirs.push(await ask(bare, `bare bare-${round}`));
      imports.ours.push(await ask(site, `import site-${round} ${IN_ROUND}`));
    }
    const growth = [await ask(site, 'growth'), await ask(bare, 'growth')];
    for (let round = 0; round < ROUNDS; round++) {
      await ask(owner, `fill bare-results-${round} ${RESULTS}`);
      await ask(owner, `fill results-${round} ${RESULTS}`);
      await ask(site, `import results-${round} ${RESULTS}`);
      results.theirs.push(await ask(bare, `bare-results bare-results-${round}`));
      results.ours.push(await ask(site, `results results-${round} ${RESULTS}`));
    }
    const [ours, theirs] = growth.map((bytes) => `${Math.round(bytes / MIB)} MiB`);
    return [
      { name: `import of ${WHAT}, to the same calls made bare`, ...against(imports), floor: 0.5 },
      {
        name: `results of ${RESULTS * ROUNDS} orders, stored and sent, to the same calls made bare`,
        ...against(results),
        floor: 0.5,
      },
      await memory(owner, folder, `as Node sets it ${ours}, that of the bare calls ${theirs}`),
    ];
  } finally {
    for (const child of [site, bare]) child.stop();
  }
}

/** Measures the growth of a process with little memory during an import. @param raw the growth of other processes */
async function memory(owner: Child, folder: string, raw: string): Promise<BenchFigure> {
  const site = await startImporter(owner, folder, 'small', SMALL_YOUNG_GENERATION);
  try {
    await ask(owner, 'fill small-warm 50');
    await ask(site, 'import small-warm 50');
    await ask(site, 'observe');
    for (let round = 0; round < ROUNDS; round++) {
      await ask(owner, `fill small-${round} ${IN_ROUND}`);
      await ask(site, `import small-${round} ${IN_ROUND}`);
    }
    const growth = (await ask(site, 'growth')) / MIB;
    const name = `memory growth of an import of ${WHAT}, with a young generation of 16 MiB`;
    return { name, value: growth, unit: 'MiB', atMost: 128, raw };
  } finally {
    site.stop();
  }
}

/** A site on SQLite that imports from an owner. */
function startImporter(owner: Child, folder: string, name: string, env?: Record<string, string>) {
  const database = `sqlite:${join(folder, `${name}.db`)}`;
  return startServer('importer', [String(owner.port), database, join(folder, name)], env);
}

/** Compares an import beside a link whose owner accepts connections and never answers with one without such a link. */
async function besideUnresponsiveLink(owner: Child, folder: string): Promise<BenchFigure> {
  const unresponsive = createServer(() => undefined);
  await new Promise<void>((resolve) => unresponsive.listen(0, '127.0.0.1', resolve));
  const { port } = unresponsive.address() as AddressInfo;
  const start = (name: string) => startImporter(owner, folder, name);
  const [alone, beside] = [await start('alone'), await start('beside')];
  const times: Times = { ours: [], theirs: [] };
  try {
    // The check of its credentials is never answered.
    await ask(beside, `unresponsive ${port}`);
    for (let round = 0; round < ROUNDS; round++) {
      for (const name of ['alone', 'beside']) await ask(owner, `fill ${name}-${round} ${FEW}`);
      times.theirs.push(await ask(alone, `import alone-${round} ${FEW}`));
      times.ours.push(await ask(beside, `import beside-${round} ${FEW}`));
    }
  } finally {
    alone.stop();
    beside.stop();
    unresponsive.close();
  }
  return {
    name: 'import beside a link that never answers, to one without',
    ...against(times),
    floor: 0.9,
  };
}

/** Compares an import by two processes on one PostgreSQL with an import by one process. */
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

/** Measures import and results of a site. Its owner is another process. */
export async function importerBench(): Promise<BenchFigure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'svclink-bench-importer-'));
  mkdirSync(join(folder, 'owner'));
  const owner = await startServer('import-owner', [folder]);
  try {
    return [
      ...(await besideBareCalls(owner, folder)),
      await besideUnresponsiveLink(owner, folder),
      await byTwo(owner, folder),
    ];
  } finally {
    owner.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
