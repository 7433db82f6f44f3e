/**
 * Kills a site, its database and its disk's power, far more often than the tests do, and tells how often:
 * `npm run test:crash`. Names, or parts of them, choose runs; without any all run.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../databases/postgres.js';
import { Disk, diskMissing, type Loss } from './disk.js';
import { type Figures, killedAlone, killedTogether, powerCut } from './runs.js';
import { WorkerProgram } from './site-process.js';

const folder = mkdtempSync(join(tmpdir(), 'svclink-crash-'));
const program = new WorkerProgram();
const EVENTS = Number(process.env.EVENTS ?? 2000);
const KILLS = Number(process.env.KILLS ?? 60);

function onSqlite(name: string) {
  const place = join(folder, name);
  const database = `sqlite:${join(place, 'site.db')}`;
  return { program, database, folder: place, events: EVENTS, kills: KILLS };
}

async function together(): Promise<Figures> {
  const server = await startPostgres(['-c', 'fsync=off', '-c', 'full_page_writes=off']);
  try {
    const run = { ...onSqlite('together'), database: await server.url() };
    return await killedTogether({ ...run, server, processes: 3 });
  } finally {
    await server.stop();
  }
}

async function cut(loss: Loss): Promise<Figures | string> {
  const missing = diskMissing();
  if (missing !== undefined) return `not run: ${missing}`;
  const run = onSqlite(`cut-${loss}`);
  const disk = new Disk(run.folder);
  const figures = await powerCut({ ...run, disk, loss });
  disk.remove();
  return figures;
}

const runs = new Map<string, () => Promise<Figures | string>>([
  ['killed on SQLite', () => killedAlone(onSqlite('killed'))],
  ['killed on PostgreSQL, three processes, each event to all of them', together],
  ['power cut, all that was not synced is lost', () => cut('all')],
  ['power cut, some of it is lost', () => cut('some')],
]);

async function main(): Promise<boolean> {
  const wanted = process.argv.slice(2);
  let isGood = true;
  for (const [name, run] of runs) {
    if (wanted.length > 0 && !wanted.some((one) => name.includes(one))) continue;
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
