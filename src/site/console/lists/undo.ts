import { randomUUID } from 'node:crypto';
import { LinkError } from '../../../index.js';
import type { ActingUser, SiteContext } from '../../engine/context.js';
import { undoAssignment } from '../../orders/person-assignment.js';
import { UNDO_SECONDS, undoableBy } from '../../orders/undo/undoable-changes.js';
import type { Owner } from '../../owner/index.js';
import type { RowOutcome } from '../contract/answers.js';

/** A command that its user can undo now. */
export interface UndoOffer {
  readonly batch: string;
  /** The command, such as `cancel`. */
  readonly command: string;
  /** The number of its orders. */
  readonly count: number;
  /** The seconds that are left. */
  readonly seconds: number;
}

/** The outcome for one order. */
export interface UndoOutcome extends RowOutcome {
  readonly wo_number: string;
}

/** Returns the actor of a command that can be undone. */
export function undoably(acting: ActingUser, userId: string): ActingUser {
  return { ...acting, undo: { batch: randomUUID(), userId } };
}

/** The most changes of a command. */
const MOST = 500;

/** Returns the last command of a user, if it can still be undone. */
export async function lastUndoable(
  { database, now }: Pick<SiteContext, 'database' | 'now'>,
  userId: string,
): Promise<UndoOffer | null> {
  const changes = await undoableBy(database.read, userId, now()).limit(MOST).execute();
  const [last] = changes;
  if (!last) return null;
  const { batch, command } = last;
  const ofBatch = changes.filter((change) => change.batch === batch);
  const seconds = UNDO_SECONDS - Math.floor((now() - (ofBatch.at(-1) ?? last).done_at) / 1000);
  return { batch, command, count: ofBatch.length, seconds: Math.max(1, seconds) };
}

/** Returns the offer to undo a command that has just run; null where it changed nothing that can be undone. */
export async function offerOf(
  context: Pick<SiteContext, 'database' | 'now'>,
  { undo }: ActingUser,
): Promise<UndoOffer | null> {
  if (undo === undefined) return null;
  const last = await lastUndoable(context, undo.userId);
  return last?.batch === undo.batch ? last : null;
}

/**
 * Undoes a command of a user: each order on its own, so that one that cannot be undone stops none of the others.
 *
 * @returns the outcome of each order; none for a command that is over, and for one of another user
 */
export async function undoCommand(
  { context, owner }: { readonly context: SiteContext; readonly owner: Owner },
  { batch, userId }: { readonly batch: string; readonly userId: string },
  acting: ActingUser,
): Promise<readonly UndoOutcome[]> {
  const { read } = context.database;
  const changes = await read
    .selectFrom('undoable_changes')
    .innerJoin('orders', 'orders.id', 'undoable_changes.order_id')
    .select(['undoable_changes.id', 'order_id', 'command', 'orders.wo_number'])
    .where('batch', '=', batch)
    .where('user_id', '=', userId)
    .where('undone_at', 'is', null)
    .orderBy('undoable_changes.id')
    .limit(MOST)
    .execute();
  const outcomes: UndoOutcome[] = [];
  for (const { id, order_id, command, wo_number } of changes) {
    const work = () =>
      command === 'assign' ? undoAssignment(context, id, acting) : owner.orders.undo(id, acting);
    outcomes.push({ id: order_id, wo_number, refusal: await refusalOf(work) });
  }
  return outcomes;
}

/** Returns the reason of a refusal; null for a success. A database that fails stops the rest. */
export async function refusalOf(work: () => Promise<void>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (LinkError.is(error) && error.code !== 'store_unavailable') return error.message;
    throw error;
  }
}
