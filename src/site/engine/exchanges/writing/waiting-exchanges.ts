import { STRANGERS } from '../holder.js';
import { bodyLength, type HandedExchange } from '../log-row.js';

/** The most waiting exchanges: while the database is not reachable, newer ones replace the oldest. */
const MOST_WAITING = 10_000;
/** The most characters of the bodies of waiting exchanges. Beyond the limit, exchanges wait without their bodies. */
const LONGEST_WAITING = 16 * 1024 * 1024;

/** The exchanges that wait until a log is written, the oldest first, bounded in number and memory. */
export class WaitingExchanges {
  readonly #exchanges: HandedExchange[] = [];
  #bodyLength = 0;

  get count(): number {
    return this.#exchanges.length;
  }

  /** Adds an exchange. Where there are too many, callers without a proven account replace none. */
  add(one: HandedExchange): void {
    if (this.count >= MOST_WAITING) {
      if (one.holder === STRANGERS) return;
      this.take(1);
    }
    this.#exchanges.push(this.#bounded(one));
  }

  /** Removes the oldest exchanges, and returns them. */
  take(count: number): readonly HandedExchange[] {
    const taken = this.#exchanges.splice(0, count);
    for (const one of taken) this.#bodyLength -= bodyLength(one);
    return taken;
  }

  /** Returns exchanges to the place that they were taken from; the newest of them, where there is no room for all. */
  putBack(exchanges: readonly HandedExchange[]): void {
    const from = Math.max(0, this.count + exchanges.length - MOST_WAITING);
    this.#exchanges.unshift(...exchanges.slice(from).map((one) => this.#bounded(one)));
  }

  /** Counts the bodies of an exchange, and removes them where there is no room. */
  #bounded(one: HandedExchange): HandedExchange {
    const length = this.#bodyLength + bodyLength(one);
    if (length > LONGEST_WAITING) return { ...one, data: undefined, answer: undefined };
    this.#bodyLength = length;
    return one;
  }
}
