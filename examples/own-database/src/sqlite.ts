import type Database from 'libsql';
import { type Account, createReceiver, LinkError, type Receiver } from 'svclink';
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
    INSERT INTO bids (item, qty, price, sender, report_id) VALUES (?, ?, ?, ?, ?) RETURNING id`);
  const setBid = db.prepare(`
    UPDATE bids SET item = ?, qty = ?, price = ? WHERE sender = ? AND report_id = ? AND id = ? RETURNING id`);

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

  // The sender names a bid to update by the id that it got for it. The same bid with other content is an update, too:
  // `previous` contains the earlier answer.
  receiver.on('send_bid_comp', ({ data, account, delivery }) =>
    delivery.commit(() => {
      const { report_id, remote_id, dst_invoice_item_id, qty_bid, client_price_bid } = data;
      const values = [dst_invoice_item_id, qty_bid ?? null, client_price_bid ?? null];
      const keys = [account.username, report_id];
      const before = remote_id ?? idOf(delivery.previous, 'comp_note_id');
      const found = idOf(setBid.get(...values, ...keys, before));
      if (found === '' && remote_id !== undefined) {
        throw new LinkError('bid_comp_not_found', `There is no bid or completion ${remote_id}.`);
      }
      return { comp_note_id: found || idOf(addBid.get(...values, ...keys)) };
    }),
  );
  return receiver;
}

function idOf(row: unknown, name = 'id'): string {
  return String(Reflect.get(Object(row), name) ?? '');
}
