import { LinkError } from '../../../index.js';
import type { ActingUser, SiteContext } from '../../engine/context.js';
import type { Statements } from '../../engine/store/database.js';
import { joinable } from '../../engine/store/host-transaction.js';
import type { Orders } from '../orders/orders.js';
import type { StoredProfile } from './profile-record.js';
import { type MappedRow, orderOf, rowHash, rowKey } from './read-rows.js';

/** The outcomes of a row: the order was made, changed, was there with the same values, or the row is refused. */
export type RowOutcome = 'made' | 'updated' | 'there' | 'refused';

/** The outcome of one row. */
interface ImportedRow {
  readonly outcome: RowOutcome;
  readonly order_id: string | null;
  readonly reason: string;
}

/** A file whose rows are imported. */
export interface RowsContext {
  readonly context: SiteContext;
  readonly orders: Orders;
  readonly profile: StoredProfile;
  readonly fileId: string;
}

/**
 * Makes or changes the orders of rows, each in a transaction with its outcome. Rows with an outcome are left out, so
 * that a file can be continued after a crash.
 *
 * @throws LinkError for a store that is not reachable
 */
export async function importRows(
  importing: RowsContext,
  rows: readonly MappedRow[],
  signal: AbortSignal,
): Promise<void> {
  const { context, fileId } = importing;
  const done = await context.database.read
    .selectFrom('import_rows')
    .select('row_number')
    .where('file_id', '=', fileId)
    .execute();
  const numbers = new Set(done.map(({ row_number }) => row_number));
  for (const [number, row] of rows.entries()) {
    signal.throwIfAborted();
    if (!numbers.has(number)) await importOne(importing, row, number);
  }
}

async function importOne(importing: RowsContext, row: MappedRow, number: number): Promise<void> {
  const { database } = importing.context;
  const store = (tx: Statements, outcome: ImportedRow) =>
    tx
      .insertInto('import_rows')
      .values({
        file_id: importing.fileId,
        row_number: number,
        row_label: row.position,
        ...outcome,
      })
      .execute();
  try {
    await database.write(async (tx) => store(tx, await orderOfRow(importing, tx, row)));
  } catch (error) {
    if (!LinkError.is(error) || error.status >= 500) throw error;
    const reason = error.message;
    await database.write((tx) => store(tx, { outcome: 'refused', order_id: null, reason }));
  }
  importing.context.wake();
}

/** Makes or changes the order of a row, within a transaction. @throws LinkError for a row that is refused */
async function orderOfRow(
  { orders, profile }: RowsContext,
  tx: Statements,
  row: MappedRow,
): Promise<ImportedRow> {
  const acting: ActingUser = { by: `profile ${profile.name}`, db: joinable(tx) };
  const known = { profile_id: profile.id, row_key: rowKey(row) };
  const row_hash = rowHash(row);
  const before = await tx
    .selectFrom('import_orders')
    .select(['order_id', 'row_hash'])
    .where('profile_id', '=', known.profile_id)
    .where('row_key', '=', known.row_key)
    .executeTakeFirst();
  if (before?.row_hash === row_hash) return there(before.order_id);
  const { report_id: order_id, is_new } = before
    ? { report_id: before.order_id, is_new: false }
    : await orders.createOnce(orderOf(row), acting);
  const outcome = is_new
    ? made(order_id)
    : await changed({ orders, tx }, { order_id, row, acting });
  await tx
    .insertInto('import_orders')
    .values({ ...known, row_hash, order_id })
    .onConflict((conflict) => conflict.columns(['profile_id', 'row_key']).doUpdateSet({ row_hash }))
    .execute();
  return outcome;
}

const made = (order_id: string): ImportedRow => ({ outcome: 'made', order_id, reason: '' });
const there = (order_id: string): ImportedRow => ({ outcome: 'there', order_id, reason: '' });

/** Members by which a row is known, and those of new orders alone. A later row does not change them. */
const FIXED: ReadonlySet<string> = new Set([
  'account',
  'wo_number',
  'org_wo_num',
  'pcr_forms',
  'is_other_allowed',
  'address',
  'city',
  'state',
  'zip',
]);

async function changed(
  { orders, tx }: { readonly orders: Orders; readonly tx: Statements },
  {
    order_id,
    row,
    acting,
  }: { readonly order_id: string; readonly row: MappedRow; readonly acting: ActingUser },
): Promise<ImportedRow> {
  const changes = Object.entries(row.order).filter(([name]) => !FIXED.has(name));
  const before = await newestEntry(tx, order_id);
  await orders.update(order_id, Object.fromEntries(changes), acting);
  const isChanged = (await newestEntry(tx, order_id)) !== before;
  return isChanged ? { outcome: 'updated', order_id, reason: '' } : there(order_id);
}

/** Returns the id of the newest entry in the history of an order. Each change of an order adds one. */
async function newestEntry(tx: Statements, orderId: string): Promise<string> {
  const row = await tx
    .selectFrom('order_history')
    .select((entry) => entry.fn.max('id').as('last_id'))
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.last_id ?? '0';
}
