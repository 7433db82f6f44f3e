import type { LinkError } from '../../../index.js';
import { isRowId, type SiteContext, type UndoBatch } from '../../engine/context.js';
import { siteError } from '../../engine/site-error.js';
import type { Statements } from '../../engine/store/database.js';
import { preparedForOne } from '../../engine/store/prepared.js';
import type { StoredRow } from '../../engine/store/schema/schema.js';

/** The seconds for which a command can be undone. */
export const UNDO_SECONDS = 60;

/** Milliseconds from the press of a button to the site. */
const ON_THE_WAY = 5000;

export type UndoableChange = StoredRow<'undoable_changes'>;

/** One change of a command, and the state of its order before and after it. */
interface NewUndoable {
  readonly orderId: string;
  /** The account to which the change is reported; null for none. */
  readonly accountId: string | null;
  readonly command: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  readonly at: number;
}

/** Adds a change that its user may undo, in the transaction of the command. Without a batch nothing is added. */
export async function addUndoable(
  tx: Statements,
  undo: UndoBatch | undefined,
  { orderId, accountId, command, before, after, at }: NewUndoable,
): Promise<void> {
  if (undo === undefined) return;
  await tx
    .insertInto('undoable_changes')
    .values({
      batch: undo.batch,
      user_id: undo.userId,
      order_id: orderId,
      account_id: accountId,
      command,
      state_before: JSON.stringify(before),
      state_after: JSON.stringify(after),
      done_at: at,
      fetched_at: null,
      undone_at: null,
    })
    .execute();
}

/** Selects the changes of a user that can be undone now, the latest first. */
export function undoableBy(statements: Statements, userId: string, now: number) {
  return statements
    .selectFrom('undoable_changes')
    .select(['id', 'batch', 'order_id', 'command', 'done_at'])
    .where('user_id', '=', userId)
    .where('undone_at', 'is', null)
    .where('done_at', '>', now - UNDO_SECONDS * 1000)
    .orderBy('id', 'desc');
}

function notUndoable(reason: string): LinkError {
  return siteError('not_undoable', reason);
}

/** Returns the refusal for an order that somebody has changed after the command. */
export function changedSince(): LinkError {
  return notUndoable('The order was changed since: it stays as it is.');
}

/**
 * Marks a change as undone and returns it, within the transaction that undoes it. The row is locked until that ends, so
 * that an account either sees the state before, or has fetched the change first.
 *
 * @throws LinkError `not_undoable`
 */
export async function takeUndoable(
  tx: Statements,
  id: string,
  now: number,
): Promise<UndoableChange> {
  if (!isRowId(id)) throw notUndoable('There is no such change.');
  const change = await tx
    .updateTable('undoable_changes')
    .set({ undone_at: now })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!change) throw notUndoable('It was undone already.');
  if (now - change.done_at > UNDO_SECONDS * 1000 + ON_THE_WAY) {
    throw notUndoable('More than a minute has passed: use the commands of the order.');
  }
  if (change.fetched_at === null) return change;
  const account = await tx
    .selectFrom('accounts')
    .select('username')
    .where('id', '=', change.account_id ?? '')
    .executeTakeFirst();
  const name = account?.username ?? 'The contractor';
  throw notUndoable(
    `${name} has fetched its orders or changes since: use the commands of the order.`,
  );
}

const UNFETCHED = preparedForOne<{ readonly account: string }, { readonly id: string }>(
  ({ statements, value }) =>
    statements
      .selectFrom('undoable_changes')
      .select('id')
      .where('account_id', '=', value('account'))
      .where('fetched_at', 'is', null)
      .where('undone_at', 'is', null)
      .limit(1)
      .compile(),
);

async function markFetched(
  { database, now }: Pick<SiteContext, 'database' | 'now'>,
  accountId: string,
): Promise<void> {
  // Nearly always there is none, and a list costs no write.
  if (!(await UNFETCHED(database.read, { account: accountId }))) return;
  await database.write((tx) =>
    tx
      .updateTable('undoable_changes')
      .set({ fetched_at: now() })
      .where('account_id', '=', accountId)
      .where('fetched_at', 'is', null)
      .where('undone_at', 'is', null)
      .execute(),
  );
}

/**
 * Reads a page of a list for an account, after which the changes in it cannot be undone any more. They are marked before
 * the page is read, and those that came meanwhile before it is sent.
 */
export function reportedTo<After, Page>(
  context: Pick<SiteContext, 'database' | 'now'>,
  accountId: string,
  readPage: (after: After) => Promise<Page>,
): (after: After) => Promise<Page> {
  return async (after) => {
    await markFetched(context, accountId);
    const page = await readPage(after);
    await markFetched(context, accountId);
    return page;
  };
}
