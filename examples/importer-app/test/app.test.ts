import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Express } from 'express';
import { Pool } from 'pg';
import request from 'supertest';
import { type Listening, listen } from 'svclink';
import { createSite, type Site } from 'svclink/site';
import { type PostgresServer, startPostgres } from '../../../test/databases/postgres.js';
import { createApp } from '../src/app.js';

const folder = mkdtempSync(join(tmpdir(), 'importer-app-'));
let server: PostgresServer;
let pool: Pool;
let owner: Site;
let ownerServer: Listening;
let site: Site;
let app: Express;

async function until<Found>(find: () => Promise<Found | undefined>): Promise<Found> {
  for (let attempt = 0; attempt < 2000; attempt++) {
    const found = await find();
    if (found !== undefined) return found;
    await delay(20);
  }
  throw new Error('it did not happen');
}

beforeAll(async () => {
  server = await startPostgres();
  owner = await createSite({
    database: `sqlite:${join(folder, 'owner.db')}`,
    files: join(folder, 'owner'),
    publicUrl: 'http://owner.example',
  });
  await owner.owner.accounts.create({ username: 'acme', password: 'open sesame' });
  ownerServer = await listen(owner.receiver, { port: 0 });
  const database = await server.url();
  pool = new Pool({ connectionString: database });
  const files = join(folder, 'importer');
  site = await createSite({ database, files, publicUrl: 'http://importer.example', logger: false });
  app = await createApp(pool, site);
  const url = `http://127.0.0.1:${ownerServer.port}/link`;
  const access = { username: 'acme', password: 'open sesame', poll_seconds: 1 };
  await site.importer.links.add({ name: 'owner', url, ...access });
  await site.start();
});
afterAll(async () => {
  await site?.stop();
  await pool?.end();
  await ownerServer?.end();
  await owner?.stop();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('takes orders into its own table, and sends back what was done with the row, in one commit', async () => {
  const address = { address: '1 Elm St', city: 'Omaha', state: 'NE', zip: '68102' };
  const reportId = await owner.owner.orders.create({
    account: 'acme',
    wo_number: 'WO-1',
    ...address,
  });
  const row = await until(async () => (await request(app).get('/work')).body[0]);
  expect(row).toMatchObject({ wo_number: 'WO-1', address: '1 Elm St', done_at: null });
  const done = () => request(app).post(`/work/${row.order_id}/done`).send({ note: 'Cut' });
  expect((await done()).status).toBe(202);
  expect((await done()).status).toBe(404);
  await until(async () => {
    const order = await owner.owner.orders.get(reportId);
    return order?.wo_status === 'Ready for Office' ? order : undefined;
  });
  const { bids } = await owner.owner.results(reportId);
  expect(bids).toMatchObject([{ item_desc: 'Work', qty_comp: '1.00', comp_note: 'Cut' }]);
  const { body } = await request(app).get(`/work/${row.order_id}/results`);
  expect(body.find((one: { kind: string }) => one.kind === 'bid')).toMatchObject({ state: 'sent' });
});

it('takes work that is done without a note, and without a body', async () => {
  const address = { address: '2 Elm St', city: 'Omaha', state: 'NE', zip: '68102' };
  await owner.owner.orders.create({ account: 'acme', wo_number: 'WO-2', ...address });
  const row = await until(async () =>
    (await request(app).get('/work')).body.find(
      (one: { wo_number: string }) => one.wo_number === 'WO-2',
    ),
  );
  expect((await request(app).post(`/work/${row.order_id}/done`)).status).toBe(202);
});

it('keeps its row as it was where the results are refused', async () => {
  await pool.query(`INSERT INTO work (order_id, wo_number, address) VALUES ('999999', 'X', 'Y')`);
  const answer = await request(app).post('/work/999999/done').send({ note: 'x' });
  expect(answer.status).toBe(404);
  const { rows } = await pool.query(`SELECT done_at FROM work WHERE order_id = '999999'`);
  expect(rows).toEqual([{ done_at: null }]);
});
