import { LinkCallError } from '../../../../client/index.js';
import { isRetryable } from '../../../../net/index.js';
import { messageOf } from '../../../../protocol/errors/base-error.js';
import { addEvent } from '../../../engine/events/event-log.js';
import { belongingTo } from '../../../engine/exchanges/origin.js';
import type { JobKind } from '../../../engine/jobs/job-queue.js';
import type { Statements } from '../../../engine/store/database.js';
import { textToStore } from '../../../engine/store/text-to-store.js';
import { untilAvailable } from '../../../engine/store/until-available.js';
import { type AnyOrder, addHistory } from '../../../orders/order-writing.js';
import type { ImporterContext } from '../../context.js';
import { lookForUpdates } from '../../import/sync.js';
import { isLinkTrouble, isPassingTrouble } from '../../import/trouble.js';
import { requireImported } from '../../imported-order.js';
import type { LinkClients, OpenLink, Refusal } from '../../links/link-clients.js';
import { linkRow } from '../../links/link-record.js';
import { itemById, itemIds, itemsBefore } from '../outbox.js';
import { markFlagsSent } from '../photo-flags.js';
import { nameOf, type ResultState, type StoredItem } from '../result-payloads.js';
import { isRepeatable, sendablePart, waitsFor } from './order-of-sending.js';
import { type Sending, sendItem } from './send-item.js';

/** Why an item stays where it is until a person decides. */
export const UNCLEAR =
  'The answer was lost, and this owner is not known to recognise a repetition: look there whether it arrived.';
/** Characters of a reason that are kept. */
const LONGEST_REASON = 4000;
/** Milliseconds for which it is tried to note what the owner has accepted. */
const NOTING = 30_000;
const CANCELLED = 'The order was cancelled: nothing is sent for it.';

/**
 * The job that sends the results of one order, each after what is before it. What was accepted is never sent again;
 * what is refused stops only what depends on it; what fails is tried again, with the rest that was not accepted.
 */
export function resultJobs(context: ImporterContext, clients: LinkClients): JobKind {
  return {
    limit: 8,
    attempts: 20,
    delay: 2000,
    longestDelay: 60 * 60_000,
    isPassing: isPassingTrouble,
    async run({ key }, signal) {
      const order = await requireImported(context.database.read, key);
      if (!(await linkRow(context.database.read, order.link_id ?? ''))) return undefined;
      const open = await clients.open(order.link_id ?? '');
      const failure = await new Outbox({ context, open, order, signal }, clients).sendAll();
      if (failure !== undefined) throw failure;
      return undefined;
    },
  };
}

/** Sends what is queued for an order. */
class Outbox {
  constructor(
    readonly sending: Sending,
    readonly clients: LinkClients,
  ) {}

  /** @returns the first failure that is worth another attempt */
  async sendAll(): Promise<unknown> {
    const { order, context, signal } = this.sending;
    const { read } = context.database;
    let failure: unknown;
    for (const id of await itemIds(read, order.id)) {
      // It may have been changed, by whomever, while others were sent.
      const item = await itemById(read, id);
      if (!item || !isDue(item)) continue;
      if (await this.#isCancelled()) await this.#settle(item, 'refused', CANCELLED);
      else if (this.#wasLost(item)) await this.#settle(item, 'unclear', UNCLEAR);
      else {
        const items = await itemsBefore(read, item);
        if (waitsFor(item, items).length > 0) continue;
        const part = sendablePart(item, items);
        const one = await (part.kind === 'ready' ? this.#sendReady(part) : this.#send(part));
        failure ??= one;
        if (signal.aborted || isLinkTrouble(one)) break;
      }
    }
    return failure;
  }

  /** Asked before each call: it may be cancelled while its results are on their way. */
  async #isCancelled(): Promise<boolean> {
    const { order, context } = this.sending;
    const row = await context.database.read
      .selectFrom('orders')
      .select('status')
      .where('id', '=', order.id)
      .executeTakeFirst();
    return row?.status === 'Cancelled';
  }

  /** A call was begun, and nobody knows whether it arrived. */
  #wasLost(item: StoredItem): boolean {
    return item.begun_at !== null && !this.#isRepeatable(item);
  }

  #isRepeatable(item: StoredItem): boolean {
    return isRepeatable(item, this.sending.open.settings);
  }

  /**
   * An order that is no longer open reports no updates: those that were made until now are asked for before the owner
   * takes it as done, and after a refusal, for which they may be the reason.
   */
  async #sendReady(item: StoredItem): Promise<unknown> {
    const away = await this.#lookForUpdates();
    if (away !== undefined) {
      await this.#noteFailure(item, textToStore(messageOf(away), LONGEST_REASON));
      return away;
    }
    if (await this.#isCancelled()) {
      await this.#settle(item, 'refused', CANCELLED);
      return undefined;
    }
    const failure = await this.#send(item);
    const after = await itemById(this.sending.context.database.read, item.id);
    if (after?.state === 'refused') await this.#lookForUpdates();
    return failure;
  }

  /** @returns why the owner cannot be asked now; one that has no updates to give is none */
  async #lookForUpdates(): Promise<unknown> {
    const { context, open, signal } = this.sending;
    try {
      await lookForUpdates(context, open, signal);
      return undefined;
    } catch (error) {
      if (LinkCallError.is(error) && !isPassingTrouble(error) && !signal.aborted) return undefined;
      return error;
    }
  }

  async #send(item: StoredItem): Promise<unknown> {
    const { context } = this.sending;
    // Nothing is called back once it may be on its way.
    if (!(await this.#begin(item, context.now()))) return undefined;
    let remoteKey: string | undefined;
    try {
      const origin = { origin: `result:${item.id}` };
      remoteKey = await belongingTo(origin, () => sendItem(item, this.sending));
    } catch (error) {
      return this.#failed(item, error);
    }
    // Not within: what was accepted is no failure, and stays begun, where that cannot be noted.
    const { signal } = this.sending;
    await untilAvailable(() => this.#accepted(item, remoteKey), { patience: NOTING, signal });
    return undefined;
  }

  async #failed(item: StoredItem, error: unknown): Promise<unknown> {
    const { open, signal, context } = this.sending;
    if (signal.aborted && !this.#isRepeatable(item)) return error;
    const refusal = await this.clients.refusalOf(open, error);
    const message = messageOf(error);
    if (LinkCallError.is(error)) {
      const isRefused = refusal === 'event' && isVerdict(error.status ?? 200);
      if (isRefused || error.kind === 'not_sent') {
        const reason = error.reasons.length > 0 ? error.reasons.join('\n') : message;
        await this.#settle(item, 'refused', reason);
        return undefined;
      }
      if (mayHaveArrived(error, refusal) && !this.#isRepeatable(item)) {
        await this.#settle(item, 'unclear', `${UNCLEAR} ${message}`);
        return undefined;
      }
    }
    const isUntold = LinkCallError.is(error) && error.kind === 'no_connection';
    if (!isUntold) await context.database.write((tx) => markFlagsSent(tx, item, context.now()));
    await this.#noteFailure(item, textToStore(message, LONGEST_REASON));
    return this.clients.failureOf(open, error, refusal);
  }

  async #accepted(item: StoredItem, remoteKey: string | undefined): Promise<void> {
    const { context, order, open } = this.sending;
    const at = context.now();
    await context.database.write(async (tx) => {
      const changes = {
        begun_at: null,
        ...(remoteKey === undefined ? {} : { remote_key: remoteKey }),
      };
      await tx.updateTable('outbox').set(changes).where('id', '=', item.id).execute();
      const isWhole = await markFlagsSent(tx, item, at);
      // One that was corrected meanwhile is sent again, and flags of photos that the owner has not got yet.
      const { numUpdatedRows } = await tx
        .updateTable('outbox')
        .set({ state: isWhole ? 'sent' : 'queued', sent_at: at, reason: null, failed_at: null })
        .where('id', '=', item.id)
        .where('version_count', '=', item.version_count)
        .executeTakeFirst();
      if (numUpdatedRows > 0n && isWhole) await tell(tx, item, 'sent', at);
      if (item.kind === 'ready') await markReady(tx, order, open, at);
    });
  }

  async #settle(item: StoredItem, state: 'refused' | 'unclear', reason: string): Promise<void> {
    const { context } = this.sending;
    const at = context.now();
    await context.database.write(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('outbox')
        .set({ state, reason: textToStore(reason, LONGEST_REASON), failed_at: at, begun_at: null })
        .where('id', '=', item.id)
        .where('version_count', '=', item.version_count)
        // Another process may have noted meanwhile what became of it.
        .where('state', 'in', DUE)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await tell(tx, item, state, at);
    });
  }

  /** @returns whether the item is still to be sent as it was read: it may have been called back or corrected */
  async #begin(item: StoredItem, begun_at: number): Promise<boolean> {
    const { numUpdatedRows } = await this.sending.context.database.write((tx) =>
      tx
        .updateTable('outbox')
        .set({ begun_at })
        .where('id', '=', item.id)
        .where('version_count', '=', item.version_count)
        .where('state', 'in', DUE)
        .executeTakeFirst(),
    );
    return numUpdatedRows > 0n;
  }

  async #noteFailure(item: StoredItem, reason: string): Promise<void> {
    const { database, now } = this.sending.context;
    const failed_at = now();
    await database.write(async (tx) => {
      const row = tx.updateTable('outbox').where('id', '=', item.id);
      // The call is over, whatever was corrected meanwhile.
      await row.set({ begun_at: null }).execute();
      await row
        .set({ state: 'failed', reason, attempt_count: item.attempt_count + 1, failed_at })
        .where('version_count', '=', item.version_count)
        .execute();
    });
  }
}

/** Statuses of an envelope that refuses for good: what was sent never became an event. */
const NEVER_AN_EVENT: ReadonlySet<number> = new Set([400, 413, 415]);

/** Whether an envelope that refuses is a verdict on what was sent; at any other status it is a failure that passes. */
function isVerdict(status: number): boolean {
  return (status >= 200 && status < 300) || NEVER_AN_EVENT.has(status);
}

/**
 * Whether the owner may have done what it was called for, although its answer says nothing of it: it may have failed within,
 * behind what it did. Where it refuses the credentials as well, it has done nothing.
 */
function mayHaveArrived(error: LinkCallError, refusal: Refusal | undefined): boolean {
  const isFault =
    error.kind === 'refused' && refusal !== 'credentials' && (error.status ?? 200) >= 500;
  if (!isFault && error.kind !== 'no_answer' && error.kind !== 'invalid_answer') return false;
  // What asks for patience has done nothing.
  return !isRetryable(error, false);
}

/** What is to be sent. */
const DUE = ['queued', 'failed'];

function isDue({ state }: StoredItem): boolean {
  return DUE.includes(state);
}

async function tell(tx: Statements, item: StoredItem, state: ResultState, at: number) {
  const data = { result: nameOf(item), state };
  await addEvent(tx, { orderId: item.order_id, event: 'result', at, data });
}

/** The owner took the order as done. */
async function markReady(tx: Statements, order: AnyOrder, { link }: OpenLink, at: number) {
  await tx
    .updateTable('orders')
    .set({ status: 'Ready for Office', modified_at: at })
    .where('id', '=', order.id)
    .execute();
  const detail = { from: order.status, to: 'Ready for Office' };
  const actor = `link ${link.name}`;
  await addHistory(tx, { orderId: order.id, actor, action: 'ready for office', at, detail });
}
