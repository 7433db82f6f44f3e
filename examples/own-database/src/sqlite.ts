import type Database from 'libsql';
import { type Account, createReceiver, type Receiver } from 'svclink';
import { sqliteDeliveries } from 'svclink/deliveries/sqlite';

/** Your tables. Each received record has the sender's own id, with a unique index, because calls may overlap. */
const TABLES = `
CREATE TABLE IF NOT EXISTS notes (
  id INTEGER PRIMARY KEY, sender TEXT NOT NULL, note_id TEXT NOT NULL, report_id TEXT NOT NULL, body TEXT NOT NULL,
  UNIQUE (sender, note_id)
);
CREATE TABLE IF NOT EXISTS bids (
  id INTEGER PRIMARY KEY, sender TEXT NOT NULL, report_id TEXT NOT NULL, item TEXT NOT NULL, qty TEXT, price TEXT
);
`;

/**
 * A receiver that stores received records in your SQLite database, each delivery once.
 *
 * @param db an open database of `libsql` or `better-sqlite3`, which have the same interface
 */
export function createOwnReceiver(
  db: Database.Database,
  { siteId, accounts }: { readonly siteId: string; readonly accounts: readonly Account[] },
): Receiver {
  // FULL: with a lower setting, a power failure loses acknowledged records.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;');
  db.exec(TABLES);
  // Amounts and ids are stored as text: SQLite would convert them to binary floating point.
  const putNote = db.prepare(`
    INSERT INTO notes (sender, note_id, report_id, body) VALUES (?, ?, ?, ?)
    ON CONFLICT (sender, note_id) DO UPDATE SET body = excluded.body RETURNING id`);
  const addBid = db.prepare(`
    INSERT INTO bids (sender, report_id, item, qty, price) VALUES (?, ?, ?, ?, ?) RETURNING id`);
  const setBid = db.prepare(`
    UPDATE bids SET item = ?, qty = ?, price = ? WHERE id = ? AND sender = ? RETURNING id`);

  const receiver = createReceiver({ siteId, accounts, deliveries: sqliteDeliveries(db) });

  // Notes [a, b] and then [b, c] are two deliveries: the senders' ids keep b from being stored twice.
  receiver.on('send_notes', ({ data, account, delivery }) =>
    delivery.commit(() => {
      let last: unknown;
      for (const note of data.note) {
        last = putNote.get(account.username, note.note_id, data.dst_report_id, note.note_text);
      }
      return { remote_note_id: idOf(last) };
    }),
  );

  // The same bid with other content is an update: `previous` contains the earlier answer.
  receiver.on('send_bid_comp', ({ data, account, delivery }) =>
    delivery.commit(() => {
      const values = [
        data.dst_invoice_item_id,
        data.qty_bid ?? null,
        data.client_price_bid ?? null,
      ];
      const before = idOf(delivery.previous, 'comp_note_id');
      const row = delivery.previous
        ? setBid.get(...values, before, account.username)
        : addBid.get(account.username, data.report_id, ...values);
      return { comp_note_id: idOf(row) };
    }),
  );
  return receiver;
}

function idOf(row: unknown, name = 'id'): string {
  return String(Reflect.get(Object(row), name) ?? '');
}
