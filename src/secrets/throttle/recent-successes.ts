import { RENEWAL_SECONDS } from './proven-addresses.js';

/** Milliseconds after which a success is no longer known, so that it renews the record of its proven address. */
const LIFETIME = RENEWAL_SECONDS * 1000;
const MOST_SUBJECTS = 10_000;

/** The address of the last success of each subject that has not failed since. */
export class RecentSuccesses {
  readonly #addresses = new Map<string, string>();
  #since = Date.now();

  /** Returns true if the last success of the subject came from this address. */
  isLast(subject: string, address: string): boolean {
    return this.#addresses.get(subject) === address && Date.now() - this.#since < LIFETIME;
  }

  /** Records a success of the subject. */
  note(subject: string, address: string): void {
    const now = Date.now();
    if (now - this.#since >= LIFETIME || this.#addresses.size >= MOST_SUBJECTS) {
      this.#addresses.clear();
      this.#since = now;
    }
    this.#addresses.set(subject, address);
  }

  /** Removes the subject, which has failed. */
  drop(subject: string): void {
    this.#addresses.delete(subject);
  }
}
