import type { Pool, PoolClient } from 'pg';
import { type Account, createReceiver, LinkError, type Receiver } from 'svclink';
import { postgresDeliveries } from 'svclink/deliveries/postgres';

/** Your tables. Each received record has the sender's own id, with a unique index, because calls may overlap. */
export const TABLES = `
CREATE TABLE IF NOT EXISTS notes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sender text NOT NULL, note_id text NOT NULL, report_id text NOT NULL, body text NOT NULL,
  UNIQUE (sender, note_id)
);
CREATE TABLE IF NOT EXISTS bids (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sender text NOT NULL, report_id text NOT NULL, item text NOT NULL, qty numeric, price numeric
);
`;

const PUT_NOTE = `
INSERT INTO notes (sender, note_id, report_id, body) VALUES ($1, $2, $3, $4)
ON CONFLICT (sender, note_id) DO UPDATE SET body = excluded.body RETURNING id`;
const ADD_BID = `
INSERT INTO bids (item, qty, price, sender, report_id) VALUES ($1, $2, $3, $4, $5) RETURNING id`;
const SET_BID = `
UPDATE bids SET item = $1, qty = $2, price = $3 WHERE sender = $4 AND report_id = $5 AND id::text = $6 RETURNING id`;

/**
 * A receiver that stores received records in your PostgreSQL database, each delivery once, in any number of processes.
 *
 * @param pool a pool of the package `pg`; the tables above exist
 */
export function createOwnReceiver(
  pool: Pool,
  { siteId, accounts }: { readonly siteId: string; readonly accounts: readonly Account[] },
): Receiver {
  const receiver = createReceiver({ siteId, accounts, deliveries: postgresDeliveries(pool) });

  // Notes [a, b] and then [b, c] are two deliveries: the senders' ids keep b from being stored twice.
  receiver.on('send_notes', ({ data, account, delivery }) =>
    delivery.commit(async (client: PoolClient) => {
      let last = '';
      for (const note of data.note) {
        const values = [account.username, note.note_id, data.dst_report_id, note.note_text];
        last = idOf(await client.query(PUT_NOTE, values));
      }
      return { remote_note_id: last };
    }),
  );

  // The sender names a bid to update by the id that it got for it. The same bid with other content is an update, too:
  // `previous` contains the earlier answer.
  receiver.on('send_bid_comp', ({ data, account, delivery }) =>
    delivery.commit(async (client: PoolClient) => {
      const { report_id, remote_id, dst_invoice_item_id, qty_bid, client_price_bid } = data;
      const values = [dst_invoice_item_id, qty_bid ?? null, client_price_bid ?? null];
      const keys = [account.username, report_id];
      const before: unknown = remote_id ?? Reflect.get(Object(delivery.previous), 'comp_note_id');
      const found =
        before === undefined ? '' : idOf(await client.query(SET_BID, [...values, ...keys, before]));
      if (found === '' && remote_id !== undefined) {
        throw new LinkError('bid_comp_not_found', `There is no bid or completion ${remote_id}.`);
      }
      return { comp_note_id: found || idOf(await client.query(ADD_BID, [...values, ...keys])) };
    }),
  );
  return receiver;
}

function idOf({ rows }: { readonly rows: readonly unknown[] }): string {
  return String(Reflect.get(Object(rows[0]), 'id') ?? '');
}
