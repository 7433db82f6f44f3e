import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { MIB } from '../../src/protocol/units.js';
import { ask, type Child, runServer, SMALL_YOUNG_GENERATION, startServer } from '../child.js';
import { type BenchFigure, median } from '../figures.js';
import { payload } from '../servers/order.mjs';
import { anyOrder, newNote, paced } from './loads.js';

const MANY = 1_000_000;
const FEW = 1000;
/** The last hundred orders of a filled site were modified after this Unix time. */
const SINCE = '1700000000';

interface Filled {
  readonly database: string;
  readonly folder: string;
}

/** Measures lists, memory and start of a site of a million orders. */
export async function largeSite(folder: string): Promise<BenchFigure[]> {
  const [many, few] = [await filled(folder, MANY), await filled(folder, FEW)];
  const start = await startTimes(many, few);
  const large = await startServer('site', [many.database, many.folder]);
  const small = await startServer('site', [few.database, few.folder]);
  try {
    return [await recent(large, small), await memory(many, large), start];
  } finally {
    large.stop();
    small.stop();
  }
}

async function filled(folder: string, count: number): Promise<Filled> {
  const location = join(folder, `orders-${count}`);
  mkdirSync(location);
  const database = `sqlite:${join(location, 'site.db')}`;
  await runServer('fill-site', [database, location, String(count)]);
  return { database, folder: location };
}

async function list(
  port: number,
  data: Record<string, unknown>,
): Promise<{ readonly bytes: number; end: string }> {
  const body = `payload=${encodeURIComponent(payload('get_all_orders', data))}`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await fetch(`http://127.0.0.1:${port}/link`, { method: 'POST', headers, body });
  let bytes = 0;
  let end = '';
  for await (const piece of answer.body ?? []) {
    bytes += piece.length;
    end = (end + Buffer.from(piece).toString('latin1')).slice(-300);
  }
  if (!end.includes('"success":true') && !end.includes('}]')) throw new Error(`incomplete: ${end}`);
  return { bytes, end };
}

async function recent(large: Child, small: Child): Promise<BenchFigure> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < 30; round++) {
    for (const [index, { port }] of [large, small].entries()) {
      const began = performance.now();
      await list(port, { timestamp: SINCE });
      if (round >= 5) times[index]?.push(performance.now() - began);
    }
  }
  const [long, short] = [median(times[0]), median(times[1])];
  return {
    name: 'get_all_orders of the 100 newest of 1,000,000 orders, to those of 1,000',
    value: long / short,
    unit: '',
    atMost: 3,
    raw: `${long.toFixed(1)} to ${short.toFixed(1)} ms`,
  };
}

async function memory({ database, folder }: Filled, asNodeSetsIt: Child): Promise<BenchFigure> {
  const { growth } = await whole(asNodeSetsIt);
  asNodeSetsIt.stop();
  const site = await startServer('site', [database, folder], SMALL_YOUNG_GENERATION);
  try {
    await warm(site);
    const measured = await whole(site);
    return {
      name: 'memory growth of a whole get_all_orders of 1,000,000 orders while others write, with a young generation of 16 MiB',
      value: measured.growth,
      unit: 'MiB',
      atMost: 48,
      raw: `${measured.raw}; as Node sets it ${Math.round(growth)} MiB`,
    };
  } finally {
    site.stop();
  }
}

/** Requests lists as often as {@link recent}, because the first ones allocate memory that stays. */
async function warm({ port }: Child): Promise<void> {
  for (let round = 0; round < 30; round++) await list(port, { timestamp: SINCE });
}

async function whole(site: Child): Promise<{ readonly growth: number; readonly raw: string }> {
  await paced(site.port, newNote, { rate: 100, seconds: 1 });
  await ask(site, 'observe');
  const resting = await ask(site, 'memory');
  const began = performance.now();
  const [{ bytes }] = await Promise.all([
    list(site.port, {}),
    paced(site.port, newNote, { rate: 100, seconds: 3 }),
  ]);
  const seconds = (performance.now() - began) / 1000;
  return {
    growth: ((await ask(site, 'memory')) - resting) / MIB,
    raw: `${Math.round(bytes / MIB)} MiB in ${seconds.toFixed(1)} s`,
  };
}

async function startTimes(many: Filled, few: Filled): Promise<BenchFigure> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < 3; round++) {
    for (const [index, { database, folder }] of [many, few].entries()) {
      const began = performance.now();
      const site = await startServer('site', [database, folder]);
      await paced(site.port, anyOrder, { rate: 1, seconds: 1 });
      times[index]?.push((performance.now() - began) / 1000);
      site.stop();
    }
  }
  const [long, short] = [median(times[0]), median(times[1])];
  return {
    name: 'start with 1,000,000 orders to the first answer, beyond one with 1,000',
    value: long - short,
    unit: 's',
    atMost: 0.5,
    raw: `${long.toFixed(2)} to ${short.toFixed(2)} s`,
  };
}
