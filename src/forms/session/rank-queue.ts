/** A queue that gives back the smallest number first, each number once. */
export class RankQueue {
  /** Ascending. Ranks mostly come so: a rule acts on what stands behind it. */
  readonly #ranks: number[] = [];

  /** Adds a rank unless it is waiting already. */
  push(rank: number): void {
    const ranks = this.#ranks;
    let low = 0;
    let high = ranks.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ranks[middle] ?? 0) < rank) low = middle + 1;
      else high = middle;
    }
    if (ranks[low] !== rank) ranks.splice(low, 0, rank);
  }

  /** Takes the smallest rank out; undefined when none is waiting. */
  pop(): number | undefined {
    return this.#ranks.shift();
  }
}
