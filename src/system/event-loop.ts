import { setImmediate } from 'node:timers/promises';

/** Milliseconds of computation after which others get a turn of the event loop. */
const SHARE = 10;

/** The share of the event loop that one long computation takes at a time. */
export class LoopShare {
  #end = performance.now() + SHARE;

  /** Whether others are to have a turn now: see {@link LoopShare.yield}. */
  get isOver(): boolean {
    return performance.now() >= this.#end;
  }

  /** Gives others a turn of the event loop where the share is over. */
  async yield(): Promise<void> {
    if (!this.isOver) return;
    await setImmediate();
    this.#end = performance.now() + SHARE;
  }
}

/** Items that are transformed at once. */
const FEW = 10;

/** Transforms items; many of them with a turn of the event loop for others after every share of it. */
export async function mapInShares<Item, Result>(
  items: readonly Item[],
  transform: (item: Item, index: number) => Result,
): Promise<Result[]> {
  if (items.length <= FEW) return items.map((item, index) => transform(item, index));
  const share = new LoopShare();
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    results.push(transform(item, index));
    if (share.isOver) await share.yield();
  }
  return results;
}
