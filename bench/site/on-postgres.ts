import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../../test/databases/postgres.js';
import { ask, runServer, startServer } from '../child.js';
import { type BenchFigure, median } from '../figures.js';
import { newNote, rateOf } from './loads.js';

const ROUNDS = 5;

/** Compares durable writes of one process and of two on PostgreSQL with its transactions alone. */
export async function onPostgres(folder: string): Promise<BenchFigure[]> {
  const location = join(folder, 'postgres');
  mkdirSync(location);
  // The default settings: every commit is synced.
  const server = await startPostgres([]);
  const url = await server.url();
  await runServer('fill-site', [url, location, '1']);
  const children = [
    await startServer('site', [url, location]),
    await startServer('site', [url, location]),
    await startServer('bare-transactions', [url, 'text']),
    await startServer('bare-transactions', [url, 'prepared', 'prepared']),
  ] as const;
  const [one, two, bare, prepared] = children;
  const rates = { single: [0], both: [0], bare: [0], prepared: [0] };
  for (const all of Object.values(rates)) all.length = 0;
  try {
    for (const { port } of [one, two])
      await rateOf([port], newNote, { connections: 16, seconds: 1 });
    for (let round = 0; round < ROUNDS; round++) {
      rates.single.push(await rateOf([one.port], newNote, { connections: 32 }));
      rates.bare.push(await ask(bare, 1500));
      rates.prepared.push(await ask(prepared, 1500));
      rates.both.push(await rateOf([one.port, two.port], newNote, { connections: 16 }));
    }
  } finally {
    for (const child of children) child.stop();
    await server.stop();
  }
  const against = (theirs: readonly number[], ours = rates.single) => ({
    value: median(ours.map((rate, round) => rate / (theirs[round] ?? Number.NaN))),
    unit: '',
    raw: `${Math.round(median(ours))} to ${Math.round(median(theirs))} a second`,
  });
  return [
    {
      name: 'durable send_notes on PostgreSQL, to bare transactions of the same statements',
      ...against(rates.bare),
      floor: 0.5,
    },
    {
      name: 'the same, to those of statements that are prepared as ours are',
      ...against(rates.prepared),
    },
    {
      name: 'the same by two processes, to one',
      ...against(rates.single, rates.both),
      floor: 0.95,
    },
  ];
}
