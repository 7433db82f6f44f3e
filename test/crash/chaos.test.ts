import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededNumbers } from '../../scripts/seeded-numbers.js';
import { type PostgresServer, startPostgres } from '../databases/postgres.js';
import { CHAOS_FAULTS, chaos } from './chaos.js';
import { WorkerProgram } from './site-process.js';

describe('two sites while everything fails', () => {
  const folder = mkdtempSync(join(tmpdir(), 'svclink-chaos-'));
  let program: WorkerProgram | undefined;
  let server: PostgresServer | undefined;
  afterAll(async () => {
    await server?.stop();
    program?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  // A short form of `npm run test:chaos`: every fault once.
  it('have the same records in the end, and each that was acknowledged once [site.processes]', async () => {
    program = new WorkerProgram();
    server = await startPostgres();
    const numbers = seededNumbers('chaos');
    const random = () => numbers.next().value;
    const run = { program, server, folder, random, duration: 0, pause: 400 };
    const figures = await chaos(run);
    for (const fault of CHAOS_FAULTS) expect([fault, figures[fault]]).toEqual([fault, 1]);
    expect(figures['object store failed']).toBeGreaterThan(0);
    expect(figures['orders at both sites']).toBeGreaterThan(0);
    expect(figures.attempts).toBeGreaterThan(figures.acknowledged ?? 0);
  }, 180_000);
});
