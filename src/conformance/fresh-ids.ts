import { randomInt } from 'node:crypto';

/** Ids that a receiver has not seen: digits, because some fields take nothing else, and short enough for a number. */
export class FreshIds {
  #next = randomInt(1_000_000, 2 ** 47);

  /** The next one. */
  next(): string {
    this.#next += 1;
    return String(this.#next);
  }

  /** A user name that nobody has. */
  username(): string {
    return `svclink-check-${this.next()}`;
  }
}
