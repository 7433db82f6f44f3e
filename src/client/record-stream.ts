import type { UnreadableRecord } from '../protocol/codec/deviation.js';
import type { Records } from './call/list-call.js';

/** Largest number of unreadable records that are stored. */
const MOST_SHOWN = 100;

/**
 * The records of a list as they arrive, in constant memory. It can be iterated once. Leaving the loop ends the call.
 *
 * The loop throws a failure after the records that arrived before it: `list_cut` when the list was cut off, `refused`
 * when the envelope reports a refusal at its end. The list is complete only if the loop ends without an error.
 */
export interface RecordStream<Item> extends AsyncIterable<Item> {
  /** Number of records that were left out so far, because their identifying members cannot be read; usually 0. */
  readonly unreadableCount: number;
  /** The first hundred of the records that were left out. */
  readonly unreadable: readonly UnreadableRecord[];
}

/** Yields the records of a list, and counts the unreadable ones. */
export class ListStream implements RecordStream<unknown> {
  unreadableCount = 0;
  readonly unreadable: UnreadableRecord[] = [];
  readonly #items: AsyncGenerator<unknown, void, undefined>;

  constructor(records: Records) {
    this.#items = this.#read(records);
  }

  [Symbol.asyncIterator](): AsyncIterator<unknown> {
    return this.#items;
  }

  async *#read(records: Records): AsyncGenerator<unknown, void, undefined> {
    for await (const { result, unreadable } of records) {
      this.unreadableCount += unreadable.length;
      this.unreadable.push(...unreadable.slice(0, MOST_SHOWN - this.unreadable.length));
      if (Array.isArray(result)) yield* result;
    }
  }
}
