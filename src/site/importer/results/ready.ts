import { inputError } from '../../engine/input.js';
import type { Statements } from '../../engine/store/database.js';
import type { FormProblem } from '../../orders/filling/form-problems.js';
import { type AnyOrder, addHistory } from '../../orders/order-writing.js';
import { problemsInForms } from './missing.js';
import { findItem, itemsOfOrder } from './outbox.js';
import { callItemBack, removeItem } from './recall.js';
import { nameOf } from './result-payloads.js';
import { requireUnderWay } from './store-results.js';

/** The parts that an imported order lacks before it can be ready for office. */
export interface Readiness {
  /** The drafts that a person has there, by their names. */
  readonly drafts: readonly string[];
  readonly problems: readonly FormProblem[];
  /** The number of its photos. */
  readonly photo_count: number;
}

/** Returns the readiness of an imported order. @throws LinkError `order_closed` */
export async function readinessOf(statements: Statements, order: AnyOrder): Promise<Readiness> {
  requireUnderWay(order);
  const items = await itemsOfOrder(statements, order.id);
  const problems = await problemsInForms(statements, order.id, items);
  const { photo_count } = await statements
    .selectFrom('files')
    .select(({ fn }) => fn.countAll().as('photo_count'))
    .where('order_id', '=', order.id)
    .where('area', '=', 'uploads')
    .where('file_area', '=', 0)
    .executeTakeFirstOrThrow();
  return {
    drafts: items.filter(({ draft }) => draft !== null).map(nameOf),
    problems: [...problems.values()].flat(),
    photo_count: Number(photo_count),
  };
}

/** The context of a withdrawal. */
interface WithdrawalContext {
  readonly tx: Statements;
  readonly at: number;
  readonly actor: string | undefined;
}

/**
 * Removes the result that an imported order is ready for office. Without one nothing happens.
 *
 * @throws LinkError `order_closed`; `input_invalid` where its call has begun: the protocol has no event that revokes it
 */
export async function withdrawReady(
  { tx, at, actor }: WithdrawalContext,
  order: AnyOrder,
): Promise<void> {
  requireUnderWay(order);
  const context = { tx, orderId: order.id, at };
  const item = await findItem(tx, order.id, 'ready', '');
  if (!item) return;
  if (item.state === 'sent' || item.sent_at !== null) {
    throw inputError('ready', 'was accepted by the owner of the order, who alone can take it back');
  }
  if (item.state === 'queued' || item.state === 'failed') {
    await callItemBack(context, item);
    const draft = await findItem(tx, order.id, 'ready', '');
    if (draft) await removeItem(context, draft);
  } else await removeItem(context, item);
  if (actor === undefined) return;
  const detail = { ready: ['ready'] };
  await addHistory(tx, { orderId: order.id, actor, action: 'results removed', at, detail });
}
