import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { MINUTE } from '../../../protocol/units.js';
import type { JobKind } from '../jobs/job-kinds.js';
import { regularJob, STEPPED } from '../jobs/regular-job.js';
import type { Database, Statements } from '../store/database.js';
import { ORDER_WORDS } from '../store/schema/order-words.js';
import type { StoredRow } from '../store/schema/schema.js';

/** The kind of the single regular job that makes the words of orders anew. */
export const REFILL_WORDS = 'refill-words';

/** The most orders of a transaction: a few milliseconds. */
const MOST_ORDERS = 100;
/** The job waits so many times as long as a transaction has taken. */
const REST = 4;

/** The columns of orders that refer to accounts, links and users. */
const COLUMNS = { account: 'account_id', link: 'link_id', user: 'assigned_user_id' } as const;

type RefilledDatabase = Pick<Database, 'engine' | 'write' | 'capabilities'>;

function isNamed(kind: string): kind is keyof typeof COLUMNS {
  return Object.hasOwn(COLUMNS, kind);
}

/**
 * Makes the words of some orders anew, in one short transaction: those of an account, a link or a user with another name,
 * and those that an earlier version has stored.
 *
 * @returns false where nothing is left
 */
export async function refillWords(database: RefilledDatabase): Promise<boolean> {
  return database.write(async (tx) => {
    const stale = await tx
      .selectFrom('stale_texts')
      .selectAll()
      .orderBy('kind')
      .orderBy('subject_id')
      .limit(1)
      .executeTakeFirst();
    if (!stale) return false;
    const ids = await locked(tx, database, await idsOf(tx, stale));
    const last = ids.at(-1);
    if (last === undefined) {
      await tx.deleteFrom('stale_texts').where(matches(stale)).execute();
      return true;
    }
    const words = sql.raw<string>(ORDER_WORDS[database.engine]('orders'));
    await tx
      .updateTable('order_texts')
      .set({
        words: sql<string>`(SELECT ${words} FROM orders WHERE orders.id = order_texts.order_id)`,
      })
      .where('order_id', 'in', ids)
      .execute();
    await tx
      .insertInto('unindexed_orders')
      .values(ids.map((order_id) => ({ order_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx.updateTable('stale_texts').set({ next_id: last }).where(matches(stale)).execute();
    return true;
  });
}

/**
 * Locks the first of some orders, and those after it up to the next one that another writer has. On PostgreSQL the words
 * of an order that is changed at the same time would be made of its former fields. While it waits it has no other lock.
 *
 * @returns the ids of the locked orders
 */
async function locked(
  tx: Statements,
  { capabilities }: Pick<Database, 'capabilities'>,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (!capabilities.isShared || ids.length === 0) return ids;
  await sql`SELECT id FROM orders WHERE id = ${ids[0]} ${capabilities.lockRows}`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM orders WHERE id IN (${sql.join(ids)}) ${capabilities.lockFreeRows}`.execute(tx);
  const free = new Set(rows.map(({ id }) => id));
  const end = ids.findIndex((id, index) => index > 0 && !free.has(id));
  return end < 0 ? ids : ids.slice(0, end);
}

/** The condition of a mark that nobody has set again since. */
function matches({ kind, subject_id, next_id }: StoredRow<'stale_texts'>) {
  return sql<boolean>`kind = ${kind} AND subject_id = ${subject_id} AND next_id = ${next_id}`;
}

async function idsOf(
  tx: Statements,
  { kind, subject_id, next_id }: StoredRow<'stale_texts'>,
): Promise<readonly string[]> {
  const orders = tx.selectFrom('orders').select('id').where('id', '>', next_id);
  const rows = await (isNamed(kind) ? orders.where(COLUMNS[kind], '=', subject_id) : orders)
    .orderBy('id')
    .limit(MOST_ORDERS)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the job that makes the words of orders anew, a few at a time. */
export function wordRefilling(database: RefilledDatabase): JobKind {
  return regularJob(async (_job, signal) => {
    for (const end = Date.now() + MINUTE / 2; Date.now() < end; ) {
      signal.throwIfAborted();
      const begun = performance.now();
      if (!(await refillWords(database))) return MINUTE;
      // Other transactions have most of the time.
      await setTimeout((performance.now() - begun) * REST, undefined, { signal });
    }
    return 0;
  }, STEPPED);
}
