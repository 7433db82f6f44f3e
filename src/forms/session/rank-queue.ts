/** A queue that gives back the smallest number first, each number once (a binary heap). */
export class RankQueue {
  readonly #heap: number[] = [];
  readonly #waiting = new Set<number>();

  /** Adds a rank unless it is waiting already. */
  push(rank: number): void {
    if (this.#waiting.has(rank)) return;
    this.#waiting.add(rank);
    const heap = this.#heap;
    let place = heap.length;
    heap.push(rank);
    while (place > 0) {
      const above = (place - 1) >> 1;
      const parent = heap[above] ?? 0;
      if (parent <= rank) break;
      heap[place] = parent;
      place = above;
    }
    heap[place] = rank;
  }

  /** Takes the smallest rank out; undefined when none is waiting. */
  pop(): number | undefined {
    const heap = this.#heap;
    const [smallest] = heap;
    const last = heap.pop();
    if (smallest === undefined || last === undefined) return undefined;
    this.#waiting.delete(smallest);
    if (heap.length > 0) this.#sink(last);
    return smallest;
  }

  #sink(rank: number): void {
    const heap = this.#heap;
    let place = 0;
    for (;;) {
      const left = 2 * place + 1;
      const child = (heap[left + 1] ?? Infinity) < (heap[left] ?? Infinity) ? left + 1 : left;
      const value = heap[child];
      if (value === undefined || value >= rank) break;
      heap[place] = value;
      place = child;
    }
    heap[place] = rank;
  }
}
