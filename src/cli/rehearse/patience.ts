/**
 * Distinguishes slow progress from a standstill. It compares counts: any change is progress, whether a count grows or
 * falls, because found work grows first.
 */
export class Patience {
  #before = '';
  #since: number;

  /**
   * @param milliseconds the time without any change
   * @param now a clock in milliseconds
   */
  constructor(
    readonly milliseconds: number,
    readonly now: () => number = () => performance.now(),
  ) {
    this.#since = now();
  }

  /** Compares the present counts. @returns true when nothing has changed for too long */
  isOver(counts: readonly number[]): boolean {
    const seen = counts.join(' ');
    if (seen !== this.#before) {
      this.#before = seen;
      this.#since = this.now();
    }
    return this.now() - this.#since > this.milliseconds;
  }
}
