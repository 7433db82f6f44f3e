/**
 * Makes everything fail at once, and compares both sides record by record: `npm run test:chaos -- [--minutes 2] [--seed
 * SEED]`. The seed chooses the order and the times of the faults; the programs run at their own speed, so that the same
 * seed repeats the plan and not the run.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seededNumbers } from '../../scripts/seeded-numbers.js';
import { startPostgres } from '../databases/postgres.js';
import { chaos } from './chaos.js';
import { diskMissing } from './disk.js';
import { WorkerProgram } from './site-process.js';

const MINUTE = 60_000;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '2' },
      seed: { type: 'string', default: randomUUID().slice(0, 8) },
    },
  });
  const minutes = Number(values.minutes);
  if (!(minutes > 0 && minutes <= 600)) throw new Error('--minutes must be a number up to 600');
  console.log(`seed ${values.seed}, ${minutes} minutes`);
  const missing = diskMissing();
  if (missing !== undefined) console.warn(`no disk becomes full: ${missing}`);
  const numbers = seededNumbers(values.seed);
  const folder = mkdtempSync(join(tmpdir(), 'svclink-chaos-'));
  const program = new WorkerProgram();
  const server = await startPostgres([]);
  try {
    const random = () => numbers.next().value;
    const duration = minutes * MINUTE;
    const figures = await chaos({ program, server, folder, random, duration, pause: 3000 });
    for (const [name, count] of Object.entries(figures)) console.log(`${count} ${name}`);
  } finally {
    await server.stop();
    program.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
