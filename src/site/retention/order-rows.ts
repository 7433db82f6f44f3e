import { type RawBuilder, sql } from 'kysely';
import { inShortTransactions, MOST_REMOVED } from '../engine/jobs/regular-job.js';
import type { Database } from '../engine/store/database.js';

const notesOf = (order: string) => sql`SELECT id FROM notes WHERE order_id = ${order}`;
const filesOf = (order: string) => sql`SELECT id FROM files WHERE order_id = ${order}`;
const byNote = (order: string) => sql`note_id IN (${notesOf(order)})`;
const byFile = (order: string) => sql`file_id IN (${filesOf(order)})`;
const byOrder = (order: string) => sql`order_id = ${order}`;

type Condition = (order: string) => RawBuilder<unknown>;

/** The rows of an order, each before those that it refers to. Each condition has an index. */
const ROWS: readonly (readonly [table: string, condition: Condition])[] = [
  [
    'event_deliveries',
    (order) => sql`event_id IN (SELECT id FROM site_events WHERE ${byOrder(order)})`,
  ],
  ['site_events', byOrder],
  ['damage_photos', byFile],
  ['damage_photos', (order) => sql`damage_id IN (SELECT id FROM damages WHERE ${byOrder(order)})`],
  ['damages', byOrder],
  ['photo_flags', byFile],
  ['photo_flags', byOrder],
  ['files', byNote],
  ['files', byOrder],
  ['note_visibility', byNote],
  ['note_recipients', byNote],
  ['notes', byOrder],
  [
    'invoice_lines',
    (order) => sql`invoice_id IN (SELECT id FROM invoices WHERE ${byOrder(order)})`,
  ],
  ['invoices', byOrder],
  ['bid_comps', byOrder],
  ['bid_confirmations', byOrder],
  ['check_ins', byOrder],
  ['answers', byOrder],
  ['order_forms', byOrder],
  ['order_access', byOrder],
  ['order_changes', byOrder],
  ['order_history', byOrder],
  ['undoable_changes', byOrder],
  ['received_updates', byOrder],
  ['line_items', byOrder],
  ['item_prices', byOrder],
  ['invoice_items', byOrder],
  ['outbox', byOrder],
  ['import_orders', byOrder],
  [
    'typed_drafts',
    (order) => sql`(path LIKE ${`orders/${order}/%`} OR path LIKE ${`imported/${order}/%`})`,
  ],
];

/**
 * Removes the rows of an order that is no longer listed, in transactions of a few hundred rows, and the order itself
 * last. The removal may be repeated after a process that ended in the middle.
 */
export async function removeOrderRows(
  database: Pick<Database, 'write' | 'capabilities'>,
  order: string,
  signal?: AbortSignal,
): Promise<void> {
  const { capabilities } = database;
  // A command and the job may remove the same order: without the lock, one of them would count the rows of the other.
  const lock = sql`SELECT id FROM orders WHERE id = ${order} ${capabilities.lockRows}`;
  const repeat = (statement: RawBuilder<unknown>) =>
    inShortTransactions(database, signal, async (tx) => {
      await lock.execute(tx);
      return (await statement.execute(tx)).rows.length;
    });
  const table = (name: string, condition: RawBuilder<unknown>) =>
    capabilities.someRows(name, condition, MOST_REMOVED);
  // The note of a supplier is not taken again, so that its row stays without the text.
  const supplied = table('received_supplied_notes', byNote(order));
  await repeat(
    sql`UPDATE received_supplied_notes SET note_id = NULL, raw = '{}', wo_number = '', problem = NULL WHERE ${supplied} RETURNING 1 AS count`,
  );
  const imported = table('import_rows', byOrder(order));
  await repeat(
    sql`UPDATE import_rows SET order_id = NULL, row_label = '', reason = '' WHERE ${imported} RETURNING 1 AS count`,
  );
  const troubles = table('troubles', byOrder(order));
  await repeat(
    sql`UPDATE troubles SET order_id = NULL, subject = '', message = '', reason = NULL WHERE ${troubles} RETURNING 1 AS count`,
  );
  for (const [name, condition] of ROWS) {
    const rows = table(name, condition(order));
    await repeat(sql`DELETE FROM ${sql.table(name)} WHERE ${rows} RETURNING 1 AS count`);
  }
  await repeat(
    sql`DELETE FROM orders WHERE id = ${order} AND account_id IS NULL AND link_id IS NULL RETURNING 1 AS count`,
  );
}
