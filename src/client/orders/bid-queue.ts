import { isObject } from '../../protocol/envelope/envelope.js';
import type { SendBidCompData, SendBidCompResult } from '../../protocol/generated/event-types.js';
import { optionError } from '../../protocol/options.js';
import type { CallEvent } from '../call/call.js';
import { LinkCallError } from '../call-error.js';
import type { CallOptions } from '../options.js';

/** An item of a queue, without the members that the queue sets. */
export type QueuedBidComp = Omit<SendBidCompData, 'total_items' | 'cur_index'>;

/** The outcome of one item: the id that the receiver gave it, or the error. */
export type BidCompOutcome =
  | { readonly item: QueuedBidComp; readonly comp_note_id: string; readonly error?: undefined }
  | {
      readonly item: QueuedBidComp;
      readonly comp_note_id?: undefined;
      readonly error: LinkCallError;
    };

function isResult(value: unknown): value is SendBidCompResult {
  return isObject(value) && typeof value.comp_note_id === 'string';
}

async function sendOne(
  item: QueuedBidComp,
  position: { readonly total_items: number; readonly cur_index: number },
  call: CallEvent,
  options: CallOptions,
): Promise<BidCompOutcome> {
  try {
    const { result } = await call('send_bid_comp', { ...item, ...position }, options);
    if (isResult(result)) return { item, comp_note_id: result.comp_note_id };
    const message = 'result_data.comp_note_id: is required';
    throw new LinkCallError('result_invalid', 'send_bid_comp', message);
  } catch (error) {
    if (!LinkCallError.is(error)) throw error;
    return { item, error };
  }
}

/**
 * Sends bids and completions one after the other, each with the size of the queue and its position, from 1
 * (specification:
 * "Rules per event", send_bid_comp). After a failure it sends the remaining items.
 */
export async function sendBidComps(
  items: readonly QueuedBidComp[],
  call: CallEvent,
  options: CallOptions,
): Promise<BidCompOutcome[]> {
  if (!Array.isArray(items)) throw optionError('items', 'must be an array of bids and completions');
  const outcomes: BidCompOutcome[] = [];
  const total_items = items.length;
  for (const [index, item] of items.entries()) {
    outcomes.push(await sendOne(item, { total_items, cur_index: index + 1 }, call, options));
  }
  return outcomes;
}
