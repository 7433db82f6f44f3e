import { setImmediate } from 'node:timers/promises';

/** Milliseconds of computation before other tasks get a turn of the event loop. */
const SHARE = 10;

/** The share of the event loop that one long computation may use at a time. */
export class LoopShare {
  #end = performance.now() + SHARE;

  /** True when other tasks should get a turn: see {@link LoopShare.yield}. */
  get isOver(): boolean {
    return performance.now() >= this.#end;
  }

  /** Lets other tasks run where the share is used up. */
  async yield(): Promise<void> {
    if (!this.isOver) return;
    await setImmediate();
    this.#end = performance.now() + SHARE;
  }
}

/** Number of items that are transformed without a pause. */
const FEW = 10;

/** Transforms items; a long list with a turn of the event loop for other tasks after each share. */
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

/** Runs a computation that comes in steps, with a turn of the event loop for others after every share of it. */
export async function inShares<Result>(steps: Generator<void, Result, void>): Promise<Result> {
  const share = new LoopShare();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (share.isOver) await share.yield();
  }
}
