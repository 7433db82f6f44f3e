import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ask, type Child, runServer, startServer } from '../child.js';
import { type BenchFigure, median } from '../figures.js';
import { anyOrder, newNote, ORDERS, p99, paced, rateOf } from './loads.js';

const ROUNDS = 5;
const IS_NEW = Number(process.versions.node.split('.')[0]) >= 24;

/** Compares a site on SQLite with a receiver with a map, and with the disk alone. */
export async function readsAndWrites(folder: string): Promise<BenchFigure[]> {
  const database = `sqlite:${join(folder, 'site.db')}`;
  await runServer('fill-site', [database, folder, String(ORDERS)]);
  const site = await startServer('site', [database, folder]);
  const map = await startServer('site-map');
  const bare = await startServer('bare-inserts', [join(folder, 'bare.db')]);
  try {
    return [
      ...(await ratios(site, map, bare)),
      await besideWrites(site, 'get_order p99 beside 1,000 durable writes a second, to without'),
      await durable(site),
      ...(await onSlowDisk(folder)),
    ];
  } finally {
    for (const child of [site, map, bare]) child.stop();
  }
}

async function ratios(site: Child, map: Child, bare: Child): Promise<BenchFigure[]> {
  const rates = { read: [0], readAnew: [0], mapRead: [0], write: [0], mapWrite: [0], bare: [0] };
  for (const all of Object.values(rates)) all.length = 0;
  for (const { port } of [site, map]) await rateOf([port], anyOrder, { connections: 20 });
  for (let round = 0; round < ROUNDS; round++) {
    rates.read.push(await rateOf([site.port], anyOrder, { connections: 20 }));
    rates.mapRead.push(await rateOf([map.port], anyOrder, { connections: 20 }));
    rates.readAnew.push(await rateAnew(site));
    rates.write.push(await rateOf([site.port], newNote, { connections: 32 }));
    rates.mapWrite.push(await rateOf([map.port], newNote, { connections: 32 }));
    rates.bare.push(await ask(bare, 1000));
  }
  return [
    ratio(
      'get_order of a site on SQLite, to one from a map',
      [rates.read, rates.mapRead],
      IS_NEW ? 0.4 : 0.6,
    ),
    ratio(
      'the same of one to which 50 notes a second come, so that hardly any order is remembered',
      [rates.readAnew, rates.mapRead],
    ),
    ratio(
      'durable send_notes, to bare inserts of a transaction each',
      [rates.write, rates.bare],
      1,
    ),
    ratio(
      'durable send_notes, to a receiver that keeps nothing',
      [rates.write, rates.mapWrite],
      IS_NEW ? 0.2 : 0.4,
    ),
  ];
}

/** Returns the median of the ratios of each round. */
function ratio(
  name: string,
  [ours, theirs]: readonly [readonly number[], readonly number[]],
  floor?: number,
): BenchFigure {
  return {
    name,
    value: median(ours.map((rate, round) => rate / (theirs[round] ?? Number.NaN))),
    unit: '',
    ...(floor === undefined ? {} : { floor }),
    raw: `${Math.round(median(ours))} to ${Math.round(median(theirs))} a second`,
  };
}

/** Measures the rate of get_order during continuous commits, each of which clears the cache of reads. */
async function rateAnew({ port }: Child): Promise<number> {
  const [rate] = await Promise.all([
    rateOf([port], anyOrder, { connections: 20 }),
    paced(port, newNote, { rate: 50, seconds: 2 }),
  ]);
  return rate;
}

/** Measures reads beside writes. There are several rounds, because the slowest of few reads vary by chance. */
async function besideWrites({ port }: Child, name: string): Promise<BenchFigure> {
  const READS = { rate: 100, seconds: 4 };
  await paced(port, anyOrder, { rate: 100, seconds: 1 });
  const rounds: { readonly alone: number; readonly beside: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const alone = p99(await paced(port, anyOrder, READS));
    const [reads] = await Promise.all([
      paced(port, anyOrder, READS),
      paced(port, newNote, { rate: 1000, seconds: 4 }),
    ]);
    rounds.push({ alone, beside: p99(reads) });
  }
  const middle = (name: 'alone' | 'beside') =>
    median(rounds.map((round) => round[name])).toFixed(1);
  return {
    name,
    value: median(rounds.map(({ alone, beside }) => beside / alone)),
    unit: '',
    atMost: 3,
    raw: `${middle('beside')} ms to ${middle('alone')} ms`,
  };
}

async function durable({ port }: Child): Promise<BenchFigure> {
  const took = await paced(port, newNote, { rate: 200, seconds: 5 });
  return { name: 'p99 of 200 durable events a second', value: p99(took), unit: 'ms', atMost: 15 };
}

/** Measures reads beside writes on a disk that takes two milliseconds more for each sync. It needs a C compiler. */
async function onSlowDisk(folder: string): Promise<BenchFigure[]> {
  const library = join(folder, 'slow-sync.so');
  const options = ['-shared', '-fPIC', '-o', library, 'bench/site/slow-sync.c', '-ldl'];
  if (spawnSync('cc', options).status !== 0) {
    console.log('     no C compiler: the slow disk is not measured');
    return [];
  }
  const database = `sqlite:${join(folder, 'slow.db')}`;
  await runServer('fill-site', [database, folder, String(ORDERS)]);
  const site = await startServer('site', [database, folder], { LD_PRELOAD: library });
  try {
    return [await besideWrites(site, 'the same on a disk whose syncs take 2 ms more')];
  } finally {
    site.stop();
  }
}
