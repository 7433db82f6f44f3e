import { siteError } from '../../engine/site-error.js';
import type { Statements } from '../../engine/store/database.js';
import {
  isFlags,
  nameOf,
  type Payloads,
  RESULT_KINDS,
  type ResultKind,
  type StoredItem,
} from './result-payloads.js';

/** Returns the results of an order in sending order. */
export async function itemsOfOrder(
  statements: Statements,
  orderId: string,
): Promise<readonly StoredItem[]> {
  const rows = await statements
    .selectFrom('outbox')
    .selectAll()
    .where('order_id', '=', orderId)
    .execute();
  return inOrder(rows);
}

/** Returns the results of an order that have drafts, in sending order. They are locked until the transaction ends. */
export async function lockDrafts(tx: Statements, orderId: string): Promise<readonly StoredItem[]> {
  const rows = await locking(tx)
    .where('order_id', '=', orderId)
    .where('draft', 'is not', null)
    .execute();
  return inOrder(rows);
}

/** Returns one result of an order, which is locked until the transaction ends. */
export function lockItem(
  tx: Statements,
  orderId: string,
  kind: ResultKind,
  key: string,
): Promise<StoredItem | undefined> {
  return locking(tx)
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('item_key', '=', key)
    .executeTakeFirst();
}

/** Returns one result by its id, which is locked until the transaction ends. */
export function lockItemById(tx: Statements, id: string): Promise<StoredItem | undefined> {
  return locking(tx).where('id', '=', id).executeTakeFirst();
}

/** Selects results as they are after what other connections are changing, and locks them. */
function locking(tx: Statements) {
  return tx
    .updateTable('outbox')
    .set((row) => ({ state: row.ref('state') }))
    .returningAll();
}

/** Returns rows of results in sending order. */
function inOrder<Row extends Pick<StoredItem, 'id' | 'kind'>>(
  rows: readonly Row[],
): readonly Row[] {
  return rows.toSorted(
    (one, other) => rankOf(one.kind) - rankOf(other.kind) || Number(one.id) - Number(other.id),
  );
}

/** Returns the ids of the results of an order in sending order. */
export async function itemIds(statements: Statements, orderId: string): Promise<readonly string[]> {
  const rows = await statements
    .selectFrom('outbox')
    .select(['id', 'kind'])
    .where('order_id', '=', orderId)
    .execute();
  return inOrder(rows).map(({ id }) => id);
}

/** Returns a result by its id. */
export function itemById(statements: Statements, id: string): Promise<StoredItem | undefined> {
  return statements.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Returns the results of an order that may have to precede others: none for most. Flags wait for files, whose states
 * alone are read, because an order may have hundreds of both.
 */
export async function itemsBefore(
  statements: Statements,
  item: StoredItem,
): Promise<readonly StoredItem[]> {
  if (item.kind === 'invoice' || item.kind === 'ready') {
    return itemsOfOrder(statements, item.order_id);
  }
  if (!isFlags(item)) return [];
  const rows = await statements
    .selectFrom('outbox')
    .select(['kind', 'item_key', 'state'])
    .where('order_id', '=', item.order_id)
    .where('kind', 'in', ['file', 'bid'])
    .execute();
  return rows.map((row) => ({ ...item, payload: '{}', draft: null, ...row }));
}

function rankOf(kind: string): number {
  const order: readonly string[] = RESULT_KINDS;
  return order.indexOf(kind);
}

/** The identity and time of a stored item. */
export interface ItemIdentity<Kind extends ResultKind> {
  readonly orderId: string;
  readonly kind: Kind;
  readonly key: string;
  readonly at: number;
}

/**
 * Queues a result. An existing one with the same content stays unchanged; other content is sent again.
 *
 * @throws LinkError `result_locked` for other content of an unclear one
 */
export async function storeItem<Kind extends ResultKind>(
  tx: Statements,
  { orderId, kind, key, payload, at }: ItemIdentity<Kind> & { readonly payload: Payloads[Kind] },
): Promise<void> {
  const text = JSON.stringify(payload);
  const identity = { order_id: orderId, kind, item_key: key };
  const before = await lockItem(tx, orderId, kind, key);
  if (!before) {
    const row = { ...identity, payload: text, state: 'queued', modified_at: at };
    await tx.insertInto('outbox').values(row).execute();
    return;
  }
  const isSame = before.payload === text;
  if (isSame && (before.state === 'sent' || before.state === 'unclear')) return;
  await refuseUnclear(tx, before);
  await queueAgain(tx, before, { payload: text, at });
}

/**
 * Refuses to send an item whose answer was lost: its owner could have it twice. The row is locked, because another
 * connection may be recording that.
 */
async function refuseUnclear(tx: Statements, item: StoredItem): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('outbox')
    .set((row) => ({ state: row.ref('state') }))
    .where('id', '=', item.id)
    .where('state', '<>', 'unclear')
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  const decide = `svclink result decide ${item.id} sent, or: send`;
  throw siteError(
    'result_locked',
    `The ${nameOf(item)} cannot be sent: its answer was lost, and it may have arrived. Look at the owner, then say what you found in the console, or with ${decide}.`,
  );
}

/** Queues an item with another payload, and stores the accepted one beside it. */
export async function queueAgain(
  tx: Statements,
  before: StoredItem,
  { payload = before.payload, at }: { readonly payload?: string; readonly at: number },
): Promise<void> {
  const accepted = before.state === 'sent' ? { accepted: before.payload } : {};
  await storeVersion(tx, before.id, { payload, state: 'queued', modified_at: at, ...accepted });
}

/** The columns that a new version of an item sets; the others stay. */
interface NewVersion {
  readonly state: 'queued' | 'sent' | 'draft';
  readonly payload: string;
  readonly draft?: string | null;
  readonly accepted?: string;
  readonly modified_at: number;
}

/**
 * Stores a new version of an item. Its attempts begin anew, and a concurrent call with the version before cannot change
 * it any more.
 */
export async function storeVersion(tx: Statements, id: string, version: NewVersion): Promise<void> {
  await tx
    .updateTable('outbox')
    .set((row) => ({
      ...version,
      version_count: row('version_count', '+', 1),
      attempt_count: 0,
      reason: null,
      failed_at: null,
    }))
    .where('id', '=', id)
    .execute();
}

/** Returns one result of an order. */
export function findItem(
  statements: Statements,
  orderId: string,
  kind: ResultKind,
  key: string,
): Promise<StoredItem | undefined> {
  return statements
    .selectFrom('outbox')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('item_key', '=', key)
    .executeTakeFirst();
}
