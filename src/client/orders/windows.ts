import { CLOCK_DIFFERENCE, OLDEST_TIMESTAMP } from '../../protocol/catalogue/rules.js';
import type { Deviation, UnreadableRecord } from '../../protocol/codec/deviation.js';
import type { CallEvent } from '../call/call.js';
import { UNIX_TIME } from '../check-options.js';
import type { ResultOf } from '../events.js';
import type { CallOptions } from '../options.js';

/** One window of a list that the client reads periodically. */
export interface ListWindow<Item> {
  /** The entries. An invalid entry does not hide the others. */
  readonly items: readonly Item[];
  /** Entries that are not in `items`, because the id of their order cannot be read; usually empty. */
  readonly unreadable: readonly UnreadableRecord[];
  /** Deviations of the list from its document, with the reading that the client chose; usually empty. */
  readonly deviations: readonly Deviation[];
  /** The requested start in whole Unix seconds; undefined when everything was requested. */
  readonly from: number | undefined;
  /** The value of `since` for the next call. Windows overlap by five minutes, because clocks differ. */
  readonly next: number;
  /** The period before the last 30 days, which the receiver does not return any more. */
  readonly missed: { readonly from: number; readonly to: number } | undefined;
}

/** The greatest age of a requested start, in seconds: the clock of a strict receiver may be ahead of ours. */
const OLDEST_START = OLDEST_TIMESTAMP - CLOCK_DIFFERENCE;

type WindowedList = 'get_all_updates' | 'get_cancel_orders' | 'get_pending_cancellations';

function isList<Name extends WindowedList>(result: unknown): result is ResultOf<Name> {
  return Array.isArray(result);
}

async function askFrom<Name extends WindowedList>(
  name: Name,
  from: number | undefined,
  call: CallEvent,
  options: CallOptions,
): Promise<ListWindow<ResultOf<Name>[number]>> {
  // Computed before the call: changes during the call belong to the next window.
  const next = Math.floor(Date.now() / 1000) - CLOCK_DIFFERENCE;
  const data = from === undefined ? {} : { timestamp: from };
  const { result, unreadable, deviations } = await call(name, data, options);
  const items = isList<Name>(result) ? result : [];
  return { items, unreadable, deviations, from, next, missed: undefined };
}

/** Reads the updates of open orders since a time; all updates for undefined. */
export async function updatesSince(
  since: number | undefined,
  call: CallEvent,
  options: CallOptions,
): Promise<ListWindow<ResultOf<'get_all_updates'>[number]>> {
  if (since !== undefined) UNIX_TIME.check('since', since);
  return askFrom('get_all_updates', since, call, options);
}

/** Reads cancellations since a time, limited to the 30 days that the protocol allows. */
export async function cancellationsSince<
  Name extends 'get_cancel_orders' | 'get_pending_cancellations',
>(
  name: Name,
  since: number,
  call: CallEvent,
  options: CallOptions,
): Promise<ListWindow<ResultOf<Name>[number]>> {
  UNIX_TIME.check('since', since);
  const oldest = Math.floor(Date.now() / 1000) - OLDEST_START;
  const asked = await askFrom(name, Math.max(since, oldest), call, options);
  return since < oldest ? { ...asked, missed: { from: since, to: oldest } } : asked;
}
