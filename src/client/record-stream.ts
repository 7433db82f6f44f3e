import type { UnreadableRecord } from '../protocol/codec/deviation.js';
import type { Records } from './call/list-call.js';

/** Records that cannot be read are shown up to this number. */
const MOST_SHOWN = 100;

/**
 * The records of a list, one after the other as they come, in constant memory. It can be read once; leaving the loop ends
 * the call.
 *
 * A failure is thrown by the loop behind the records that came before it: `list_cut` when the list was cut off, `refused`
 * when the answer says no at its end. Only a loop that comes to its end has seen the whole list.
 */
export interface RecordStream<Item> extends AsyncIterable<Item> {
  /** How many records were left out so far, because what identifies them cannot be read; 0 as a rule. */
  readonly unreadableCount: number;
  /** The first hundred of them. */
  readonly unreadable: readonly UnreadableRecord[];
}

/** Gives the records of a list, and counts those that cannot be read. */
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
