/**
 * Tells something that goes on, however slowly, from something that has come to a standstill. What is looked at are
 * counts: any that is another than before is a movement, whether it grows or falls, for work that is found grows first.
 */
export class Patience {
  #before = '';
  #since: number;

  /**
   * @param milliseconds without any movement
   * @param now a clock in milliseconds
   */
  constructor(
    readonly milliseconds: number,
    readonly now: () => number = () => performance.now(),
  ) {
    this.#since = now();
  }

  /** Takes the counts of a look. @returns whether nothing has moved for too long */
  isOver(counts: readonly number[]): boolean {
    const seen = counts.join(' ');
    if (seen !== this.#before) {
      this.#before = seen;
      this.#since = this.now();
    }
    return this.now() - this.#since > this.milliseconds;
  }
}
