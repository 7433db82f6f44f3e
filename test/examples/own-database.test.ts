import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import type { Pool } from 'pg';
import type { Receiver } from 'svclink';
import { sendEvent } from 'svclink/testing';
import {
  createOwnReceiver as onPostgres,
  TABLES,
} from '../../examples/own-database/src/postgres.js';
import { createOwnReceiver as onSqlite } from '../../examples/own-database/src/sqlite.js';
import { sharedPostgres } from '../databases/postgres.js';

const settings = {
  siteId: '3f9d6a52-7c1e-4b0a-9d35-6e2f8a41c7b0',
  accounts: [{ username: 'acme', password: 'secret' }],
};

interface Recipe {
  /** A receiver on the database, as another process would have one, too. */
  create(): Receiver;
  rows(sql: string): Promise<readonly unknown[]>;
  close(): Promise<void>;
}

async function sqlite(): Promise<Recipe> {
  const folder = mkdtempSync(join(tmpdir(), 'own-database-'));
  const path = join(folder, 'own.db');
  const db = new Database(path);
  return {
    create: () => onSqlite(new Database(path), settings),
    rows: async (sql) => db.prepare(sql).all(),
    close: async () => rmSync(folder, { recursive: true }),
  };
}

async function postgres(): Promise<Recipe> {
  const server = await sharedPostgres();
  const url = await server.url();
  const pool: Pool = await server.pool(url);
  await pool.query(TABLES);
  return {
    create: () => onPostgres(pool, settings),
    rows: async (sql) => (await pool.query(sql)).rows,
    close: async () => {
      await server.stop();
    },
  };
}

const note = (note_id: string, note_text = `text of ${note_id}`) => ({
  note_id,
  note_text,
  note_type: 'wo' as const,
  has_attachments: false,
});

describe.each([
  ['SQLite', sqlite],
  ['PostgreSQL', postgres],
] as const)('a database of your own on %s', (_, open) => {
  let recipe: Recipe;
  let receivers: readonly Receiver[];
  beforeAll(async () => {
    recipe = await open();
    receivers = [recipe.create(), recipe.create()];
  });
  afterAll(async () => {
    await Promise.all(receivers.map((receiver) => receiver.close()));
    await recipe.close();
  });

  const sendNotes = (notes: ReturnType<typeof note>[], by = 0) =>
    sendEvent(
      receivers[by] ?? recipe.create(),
      'send_notes',
      { dst_report_id: '1', note: notes },
      { username: 'acme', password: 'secret' },
    );
  const sendBid = (qty_bid: string, comp_note_id: string, by = 0) =>
    sendEvent(
      receivers[by] ?? recipe.create(),
      'send_bid_comp',
      {
        report_id: '1',
        comp_note_id,
        dst_invoice_item_id: '501',
        qty_bid,
        client_price_bid: '9.10',
      },
      { username: 'acme', password: 'secret' },
    );

  it('keeps each note once, whichever process gets it, and however calls overlap', async () => {
    const first = await sendNotes([note('1'), note('2')]);
    expect(first.success).toBe(true);
    const again = await sendNotes([note('1'), note('2')], 1);
    expect(again.result_data).toEqual(first.result_data);
    await sendNotes([note('2', 'changed'), note('3')]);
    const together = await Promise.all(
      [0, 1, 0, 1].map((by) => sendNotes([note('4'), note('5')], by)),
    );
    expect(new Set(together.map(({ result_data }) => JSON.stringify(result_data))).size).toBe(1);
    expect(await recipe.rows('SELECT note_id, body FROM notes ORDER BY note_id')).toMatchObject([
      { note_id: '1', body: 'text of 1' },
      { note_id: '2', body: 'changed' },
      { note_id: '3', body: 'text of 3' },
      { note_id: '4', body: 'text of 4' },
      { note_id: '5', body: 'text of 5' },
    ]);
  });

  it('updates a bid that comes again with other content, and gives its id again', async () => {
    const first = await sendBid('1.00', '70');
    expect(await sendBid('1.00', '70', 1)).toMatchObject({ result_data: first.result_data });
    expect(await sendBid('2.50', '70', 1)).toMatchObject({ result_data: first.result_data });
    const other = await sendBid('3.00', '71');
    expect(other.result_data).not.toEqual(first.result_data);
    expect(await recipe.rows('SELECT qty, price FROM bids ORDER BY id')).toMatchObject([
      { qty: '2.50', price: '9.10' },
      { qty: '3.00', price: '9.10' },
    ]);
  });

  it('updates the bid that remote_id names, and refuses one that is not there', async () => {
    const send = (members: object) =>
      sendEvent(
        recipe.create(),
        'send_bid_comp',
        { report_id: '2', dst_invoice_item_id: '501', qty_bid: '1.00', ...members },
        { username: 'acme', password: 'secret' },
      );
    const { result_data } = await send({});
    const id = String(Reflect.get(Object(result_data), 'comp_note_id'));
    expect(await send({ remote_id: id, qty_bid: '2.00' })).toMatchObject({ result_data });
    expect(await send({ remote_id: id, qty_bid: '3.00' })).toMatchObject({ result_data });
    expect(await send({ remote_id: '9999999999999999999' })).toMatchObject({
      code: 'bid_comp_not_found',
    });
    expect(await send({ remote_id: id, report_id: '3' })).toMatchObject({
      code: 'bid_comp_not_found',
    });
    const bids = "SELECT qty FROM bids WHERE report_id <> '1' ORDER BY id";
    expect(await recipe.rows(bids)).toEqual([{ qty: '3.00' }]);
  });
});
