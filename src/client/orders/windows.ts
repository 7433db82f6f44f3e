import type { Deviation, UnreadableRecord } from '../../protocol/codec/deviation.js';
import type { CallEvent } from '../call/call.js';
import { checkUnixTime } from '../check-options.js';
import type { ResultOf } from '../events.js';
import type { CallOptions } from '../options.js';

/** One window of a list that is asked for again and again. */
export interface ListWindow<Item> {
  /** What came. One bad entry never hides the others. */
  readonly items: readonly Item[];
  /** Entries that are not in `items`, because what identifies their order cannot be read; empty as a rule. */
  readonly unreadable: readonly UnreadableRecord[];
  /** What in the list is not as the document says, and how it was read all the same; empty as a rule. */
  readonly deviations: readonly Deviation[];
  /** The time that was asked from, in whole Unix seconds; undefined when everything was asked for. */
  readonly from: number | undefined;
  /** What to give as `since` the next time. Windows overlap by five minutes, for clocks that differ. */
  readonly next: number;
  /** The stretch that could not be asked for any more, because it lies more than 30 days back. */
  readonly missed: { readonly from: number; readonly to: number } | undefined;
}

const DAY = 86_400;
/** Clocks of two sites differ; ours, not the protocol's. */
const OVERLAP = 300;
/** Thirty days (specification: "Limits"), less what clocks may differ: a strict receiver refuses one second more. */
const OLDEST = 30 * DAY - OVERLAP;

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
  // Before the call: what changes while it runs belongs to the next window.
  const next = Math.floor(Date.now() / 1000) - OVERLAP;
  const data = from === undefined ? {} : { timestamp: from };
  const { result, unreadable, deviations } = await call(name, data, options);
  const items = isList<Name>(result) ? result : [];
  return { items, unreadable, deviations, from, next, missed: undefined };
}

/** Asks for the updates of open orders since a time; undefined asks for all. */
export async function updatesSince(
  since: number | undefined,
  call: CallEvent,
  options: CallOptions,
): Promise<ListWindow<ResultOf<'get_all_updates'>[number]>> {
  if (since !== undefined) checkUnixTime('since', since);
  return askFrom('get_all_updates', since, call, options);
}

/** Asks for cancellations since a time, never further back than the 30 days that the protocol allows. */
export async function cancellationsSince<
  Name extends 'get_cancel_orders' | 'get_pending_cancellations',
>(
  name: Name,
  since: number,
  call: CallEvent,
  options: CallOptions,
): Promise<ListWindow<ResultOf<Name>[number]>> {
  checkUnixTime('since', since);
  const oldest = Math.floor(Date.now() / 1000) - OLDEST;
  const asked = await askFrom(name, Math.max(since, oldest), call, options);
  return since < oldest ? { ...asked, missed: { from: since, to: oldest } } : asked;
}
