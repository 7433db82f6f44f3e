/**
 * Kills a site, its database and the power of its disk far more often than `npm test` does, and prints the counts:
 * `npm run test:crash -- [NAME …] [--kills 60] [--events 2000] [--seed SEED]`. Names, or parts of them, choose runs;
 * without any all run. The seed chooses the times of the kills and the changes that reach the disk; the programs that
 * are killed run at their own speed, so that the same seed repeats the plan and not the run.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seededNumbers } from '../../scripts/seeded-numbers.js';
import { startPostgres } from '../databases/postgres.js';
import { Disk, diskMissing, type Loss } from './disk.js';
import { databaseStopped, type Figures, killedAlone, killedTogether, powerCut } from './runs.js';
import { WorkerProgram } from './site-process.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: 'string', default: '60' },
    events: { type: 'string', default: '2000' },
    seed: { type: 'string', default: randomUUID().slice(0, 8) },
  },
});

const folder = mkdtempSync(join(tmpdir(), 'svclink-crash-'));
const program = new WorkerProgram();

function onSqlite(name: string) {
  const place = join(folder, name);
  const database = `sqlite:${join(place, 'site.db')}`;
  const numbers = seededNumbers(`${values.seed} ${name}`);
  const random = () => numbers.next().value;
  const counts = { events: Number(values.events), kills: Number(values.kills) };
  return { program, database, folder: place, ...counts, random };
}

/** Runs three processes on a PostgreSQL of their own. */
async function onPostgres(
  name: string,
  settings: readonly string[],
  work: typeof killedTogether,
): Promise<Figures> {
  const server = await startPostgres(settings);
  try {
    return await work({ ...onSqlite(name), database: await server.url(), server, processes: 3 });
  } finally {
    await server.stop();
  }
}

async function cut(loss: Loss): Promise<Figures | string> {
  const missing = diskMissing();
  if (missing !== undefined) return `not run: ${missing}`;
  const run = onSqlite(`cut-${loss}`);
  const disk = new Disk(run.folder, run.random);
  const figures = await powerCut({ ...run, disk, loss });
  disk.remove();
  return figures;
}

const UNSYNCED = ['-c', 'fsync=off', '-c', 'full_page_writes=off'];

const runs = new Map<string, () => Promise<Figures | string>>([
  ['killed on SQLite', () => killedAlone(onSqlite('killed'))],
  [
    'killed on PostgreSQL, three processes, each event to all of them',
    () => onPostgres('together', UNSYNCED, killedTogether),
  ],
  [
    'PostgreSQL stopped at once (pg_ctl stop -m immediate), three processes, each event to all of them',
    () => onPostgres('stopped', [], databaseStopped),
  ],
  ['power cut, all that was not synced is lost', () => cut('all')],
  ['power cut, some of it is lost', () => cut('some')],
]);

async function main(): Promise<boolean> {
  let isGood = true;
  console.log(`seed ${values.seed}`);
  for (const [name, run] of runs) {
    if (positionals.length > 0 && !positionals.some((one) => name.includes(one))) continue;
    const outcome = await run().catch((error: unknown) => {
      isGood = false;
      return `FAILED: ${error instanceof Error ? error.message : error}`;
    });
    const text = typeof outcome === 'string' ? outcome : shown(outcome);
    console.log(`${name}: ${text}`);
  }
  program.remove();
  rmSync(folder, { recursive: true, force: true });
  return isGood;
}

function shown(figures: Figures): string {
  return Object.entries(figures)
    .map(([name, value]) => `${value} ${name}`)
    .join(', ');
}

main().then((isGood) => process.exit(isGood ? 0 : 1));
