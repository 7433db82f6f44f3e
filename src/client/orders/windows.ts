import { wrongOption } from '../option-checks.js';
import type { CallOptions } from '../options.js';
import { type Ask, type BadItem, checkedItems, type OrderLists } from './checked-items.js';

/** One window of a list that is asked for again and again. */
export interface ListWindow<Item> {
  /** What came. One bad entry never hides the others. */
  readonly items: readonly Item[];
  /** Entries that break their schema; empty as a rule. */
  readonly problems: readonly BadItem[];
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

function checkSince(since: unknown): void {
  if (Number.isSafeInteger(since) && Number(since) >= 0 && Number(since) < 1e11) return;
  throw wrongOption('since: must be a Unix time in whole seconds; unixTime() makes one');
}

async function askFrom<Name extends keyof OrderLists>(
  name: Name,
  from: number | undefined,
  ask: Ask,
  options: CallOptions,
): Promise<ListWindow<OrderLists[Name]>> {
  // Before the call: what changes while it runs belongs to the next window.
  const next = Math.floor(Date.now() / 1000) - OVERLAP;
  const data = from === undefined ? {} : { timestamp: from };
  const checked = await checkedItems(name, data, ask, options);
  return { ...checked, from, next, missed: undefined };
}

/** Asks for the updates of open orders since a time; undefined asks for all. */
export async function updatesSince(
  since: number | undefined,
  ask: Ask,
  options: CallOptions,
): Promise<ListWindow<OrderLists['get_all_updates']>> {
  if (since !== undefined) checkSince(since);
  return askFrom('get_all_updates', since, ask, options);
}

/** Asks for cancellations since a time, never further back than the 30 days that the protocol allows. */
export async function cancellationsSince<
  Name extends 'get_cancel_orders' | 'get_pending_cancellations',
>(
  name: Name,
  since: number,
  ask: Ask,
  options: CallOptions,
): Promise<ListWindow<OrderLists[Name]>> {
  checkSince(since);
  const oldest = Math.floor(Date.now() / 1000) - OLDEST;
  const asked = await askFrom(name, Math.max(since, oldest), ask, options);
  return since < oldest ? { ...asked, missed: { from: since, to: oldest } } : asked;
}
