import { LinkCallError } from '../../../../client/index.js';
import { isRetryable } from '../../../../net/index.js';
import { messageOf } from '../../../../protocol/errors/base-error.js';
import { HOUR } from '../../../../protocol/units.js';
import { belongingTo } from '../../../engine/exchanges/origin.js';
import type { JobKind } from '../../../engine/jobs/job-kinds.js';
import type { Statements } from '../../../engine/store/database.js';
import { textToStore } from '../../../engine/store/text-to-store.js';
import { untilAvailable } from '../../../engine/store/until-available.js';
import { type AnyOrder, addHistory } from '../../../orders/order-writing.js';
import type { ImporterContext } from '../../context.js';
import { isLinkOutage, isTransientError } from '../../import/outages.js';
import { pollUpdates } from '../../import/sync.js';
import { requireImported } from '../../imported-order.js';
import type { LinkClients, OpenLink, Refusal } from '../../links/link-clients.js';
import { itemById, itemIds, itemsBefore } from '../outbox.js';
import { markFlagsSent } from '../photo-flags.js';
import { DUE, isDue, type StoredItem } from '../result-payloads.js';
import { isRepeatable, sendablePart, waitsFor, wasLost } from './order-of-sending.js';
import { type SendContext, sendItem } from './send-item.js';
import {
  endResults,
  LONGEST_REASON,
  reportState,
  type SettledState,
  settle,
  UNCLEAR,
} from './settle.js';

/** Milliseconds of attempts to record that the owner has accepted a result. */
const RECORDING_TIMEOUT = 30_000;
const CANCELLED = 'The order was cancelled: nothing is sent for it.';

/**
 * The job that sends the results of one order in their order. An accepted result is never sent again. A refused one
 * stops only those that depend on it. A failed one is repeated, with the remaining ones.
 */
export function resultJobs(context: ImporterContext, clients: LinkClients): JobKind {
  return {
    limit: 8,
    attempts: 20,
    delay: 2000,
    longestDelay: HOUR,
    isTransient: isTransientError,
    async run({ key }, signal) {
      const order = await requireImported(context.database.read, key);
      const open = await clients.find(order.link_id ?? '');
      if (!open) {
        await endResults(context, order.id);
        return undefined;
      }
      const failure = await new ResultSender({ context, open, order, signal }, clients).sendAll();
      if (failure !== undefined) throw failure;
      return undefined;
    },
  };
}

/** The queued results of an order that are being sent. */
class ResultSender {
  constructor(
    readonly sending: SendContext,
    readonly clients: LinkClients,
  ) {}

  /** @returns the first failure that is worth another attempt */
  async sendAll(): Promise<unknown> {
    const { order, context, signal } = this.sending;
    const { read } = context.database;
    let failure: unknown;
    for (const id of await itemIds(read, order.id)) {
      // A person or an app may have changed it while others were sent.
      const item = await itemById(read, id);
      if (!item || !isDue(item)) continue;
      if (await this.#isCancelled()) await this.#settle(item, 'refused', CANCELLED);
      else if (wasLost(item, this.sending.open.settings))
        await this.#settle(item, 'unclear', UNCLEAR);
      else {
        const items = await itemsBefore(read, item);
        if (waitsFor(item, items).length > 0) continue;
        const part = sendablePart(item, items);
        const error = await (part.kind === 'ready' ? this.#sendReady(part) : this.#send(part));
        failure ??= error;
        if (signal.aborted || isLinkOutage(error)) break;
      }
    }
    return failure;
  }

  /** Checks before each call whether the order was cancelled while its results are being sent. */
  async #isCancelled(): Promise<boolean> {
    const { order, context } = this.sending;
    const row = await context.database.read
      .selectFrom('orders')
      .select('status')
      .where('id', '=', order.id)
      .executeTakeFirst();
    return row?.status === 'Cancelled';
  }

  #isRepeatable(item: StoredItem): boolean {
    return isRepeatable(item, this.sending.open.settings);
  }

  /**
   * Sends that the order is ready. The updates until now are requested before, because a closed order reports none, and
   * after a refusal, because an update may be the reason.
   */
  async #sendReady(item: StoredItem): Promise<unknown> {
    const unreachable = await this.#pollUpdates();
    if (unreachable !== undefined) {
      await this.#noteFailure(item, textToStore(messageOf(unreachable), LONGEST_REASON));
      return unreachable;
    }
    if (await this.#isCancelled()) {
      await this.#settle(item, 'refused', CANCELLED);
      return undefined;
    }
    const failure = await this.#send(item);
    const after = await itemById(this.sending.context.database.read, item.id);
    if (after?.state === 'refused') await this.#pollUpdates();
    return failure;
  }

  /** @returns the reason for which the owner cannot be asked now; an owner without updates is no failure */
  async #pollUpdates(): Promise<unknown> {
    const { context, open, signal } = this.sending;
    try {
      await pollUpdates(context, open, signal);
      return undefined;
    } catch (error) {
      if (LinkCallError.is(error) && !isTransientError(error) && !signal.aborted) return undefined;
      return error;
    }
  }

  async #send(item: StoredItem): Promise<unknown> {
    const { context } = this.sending;
    // A result cannot be recalled after its call has begun.
    if (!(await this.#begin(item, context.now()))) return undefined;
    let remoteKey: string | undefined;
    try {
      const origin = { origin: `result:${item.id}` };
      remoteKey = await belongingTo(origin, () => sendItem(item, this.sending));
    } catch (error) {
      return this.#failed(item, error);
    }
    // This is outside the attempt: an accepted result is no failure, and stays begun where that cannot be recorded.
    const { signal } = this.sending;
    await untilAvailable(() => this.#accepted(item, remoteKey), {
      timeout: RECORDING_TIMEOUT,
      signal,
    });
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
    const isUnsent = LinkCallError.is(error) && error.kind === 'no_connection';
    if (!isUnsent) await context.database.write((tx) => markFlagsSent(tx, item, context.now()));
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
      // A result that was corrected meanwhile is sent again, and so are flags of photos that the owner does not have
      // yet.
      const { numUpdatedRows } = await tx
        .updateTable('outbox')
        .set({ state: isWhole ? 'sent' : 'queued', sent_at: at, reason: null, failed_at: null })
        .where('id', '=', item.id)
        .where('version_count', '=', item.version_count)
        .executeTakeFirst();
      if (numUpdatedRows > 0n && isWhole) await reportState(tx, item, 'sent', at);
      if (item.kind === 'ready') await markReady(tx, order, open, at);
    });
  }

  #settle(item: StoredItem, state: SettledState, reason: string): Promise<void> {
    return settle(this.sending.context, item, state, reason);
  }

  /** @returns true if the item is still to be sent unchanged; it may have been recalled or corrected */
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
      // The call has ended, also for a result that was corrected meanwhile.
      await row.set({ begun_at: null }).execute();
      await row
        .set({ state: 'failed', reason, attempt_count: item.attempt_count + 1, failed_at })
        .where('version_count', '=', item.version_count)
        .execute();
    });
  }
}

/** The statuses of a permanent refusal by an envelope: the request never became an event. */
const NEVER_AN_EVENT: ReadonlySet<number> = new Set([400, 413, 415]);

/** Returns true for the status of a verdict on the request. A refusal with any other status is a transient error. */
function isVerdict(status: number): boolean {
  return (status >= 200 && status < 300) || NEVER_AN_EVENT.has(status);
}

/**
 * Returns true if the owner may have processed the call although its answer does not say so: it may have failed after
 * the work. An owner that refuses the credentials as well has done nothing.
 */
function mayHaveArrived(error: LinkCallError, refusal: Refusal | undefined): boolean {
  const isFault =
    error.kind === 'refused' && refusal !== 'credentials' && (error.status ?? 200) >= 500;
  if (!isFault && error.kind !== 'no_answer' && error.kind !== 'invalid_answer') return false;
  // An owner that asks to retry later has done nothing.
  return !isRetryable(error, false);
}

/** Records that the owner has accepted the order as done, unless its cancellation was read during the call. */
async function markReady(tx: Statements, order: AnyOrder, { link }: OpenLink, at: number) {
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ status: 'Ready for Office', modified_at: at })
    .where('id', '=', order.id)
    .where('status', '<>', 'Cancelled')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  const detail = { from: order.status, to: 'Ready for Office' };
  const actor = `link ${link.name}`;
  await addHistory(tx, { orderId: order.id, actor, action: 'ready for office', at, detail });
}
