import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import Database from 'libsql';
import { type PostgresDatabases, sharedPostgres } from '../databases/postgres.js';
import { bundled } from '../support/bundled.js';

const WORKER = resolve('test/deliveries/killed-worker.ts');
const KEYS = 40;
const WORKERS = 3;
const KILLS = 6;

/** Keeps so many workers running, killing one now and then, until each of the last ones has done all keys. */
async function runAndKill(place: string, slowness: number): Promise<{ readonly kills: number }> {
  let kills = 0;
  const start = (fate: string) => {
    const args = [bundled(WORKER), place, String(KEYS), String(slowness), fate];
    const stdio: StdioOptions = ['ignore', 'pipe', 'inherit'];
    return spawn(process.execPath, args, { stdio });
  };
  async function live(): Promise<void> {
    for (;;) {
      const isDoomed = kills < KILLS;
      // It is killed at some moment of its work: after so many lines.
      const lines = isDoomed ? Math.ceil(Math.random() * 12) : Number.POSITIVE_INFINITY;
      if (await outlives(start(isDoomed ? 'doomed' : 'free'), lines)) return;
      kills += 1;
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, live));
  return { kills };
}

/** @returns whether it came to its end before it had written so many lines; it is killed when it has */
function outlives(worker: ChildProcess, lines: number): Promise<boolean> {
  return new Promise((settle, fail) => {
    let written = 0;
    worker.stdout?.on('data', (data: Buffer) => {
      written += data.toString().split('\n').length - 1;
      if (written >= lines) worker.kill('SIGKILL');
    });
    worker.once('exit', (code, signal) => {
      if (signal === 'SIGKILL') settle(false);
      else if (code === 0) settle(true);
      else fail(new Error(`a worker ended with ${code}`));
    });
  });
}

const onceEach = Array.from({ length: KEYS }, (_, index) => `k${index}`).sort();

describe('workers that are killed at any moment', () => {
  it('leave exactly one effect of each delivery in SQLite [deliveries.killed]', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'svclink-killed-'));
    const path = join(folder, 'site.db');
    const db = new Database(path);
    db.exec('PRAGMA journal_mode = WAL; CREATE TABLE effects (key TEXT)');
    const { kills } = await runAndKill(path, 120);
    const effects = db.prepare('SELECT key FROM effects').all();
    db.close();
    rmSync(folder, { recursive: true, force: true });
    expect(effects.map((row) => Object(row).key).sort()).toEqual(onceEach);
    expect(kills).toBeGreaterThanOrEqual(KILLS);
  }, 60_000);

  it('leave exactly one effect of each delivery in PostgreSQL [deliveries.killed]', async () => {
    const server: PostgresDatabases = await sharedPostgres();
    const url = await server.url();
    const pool = await server.pool(url);
    await pool.query('CREATE TABLE effects (key text)');
    const { kills } = await runAndKill(url, 120);
    const { rows } = await pool.query('SELECT key FROM effects');
    await server.stop();
    expect(rows.map(({ key }) => key).sort()).toEqual(onceEach);
    expect(kills).toBeGreaterThanOrEqual(KILLS);
  }, 60_000);
});
