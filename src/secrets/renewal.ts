import { hashSecret, recommendedCost } from './scrypt.js';
import { isCheaper } from './stored-form.js';
import type { SecretVerifier } from './verifier.js';

/** Stores a new form in place of an old one, where that is still stored; returns whether it was. */
export type ReplaceForm = (
  subject: string,
  before: string,
  after: string,
) => boolean | Promise<boolean>;

/** Milliseconds before each renewal: the calls of a start have the threads for themselves. */
const PAUSE = 1000;
/** Renewals that wait; beyond it a form is renewed by a later process. */
const MOST_WAITING = 10_000;

/** A form that waits to be renewed. */
interface Waiting {
  readonly subject: string;
  /** Bytes and never text: a heap snapshot shows every text. */
  readonly secret: Buffer;
  readonly form: string;
}

/** What a renewal works with. */
export interface SecretRenewalParts {
  readonly verifier: Pick<SecretVerifier, 'recallRenewed'>;
  readonly replace: ReplaceForm;
  /** Takes a failure, which leaves the old form stored and valid. */
  readonly onFailure: (error: unknown, subject: string) => void;
  /** Milliseconds before each renewal. Default 1,000. */
  readonly pause?: number;
}

/**
 * The renewal of stored forms that cost less than the recommended cost: in the background, one at a time, once per
 * process and form. Only the moment of a successful verification knows the secret that the new form is made of.
 */
export class SecretRenewal {
  readonly #parts: SecretRenewalParts;
  readonly #seen = new Set<string>();
  readonly #waiting: Waiting[] = [];
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isClosed = false;

  constructor(parts: SecretRenewalParts) {
    this.#parts = parts;
  }

  /** Takes a secret that was verified, and the stored form that it matched. Returns at once. */
  offer(subject: string, presented: string, form: string | undefined): void {
    if (form === undefined || this.#isClosed || this.#waiting.length >= MOST_WAITING) return;
    if (this.#seen.has(form) || !isCheaper(form, recommendedCost)) return;
    this.#seen.add(form);
    this.#waiting.push({ subject, secret: Buffer.from(presented, 'utf16le'), form });
    this.#schedule();
  }

  /** Ends the renewals that wait; returns when the one that runs has ended. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#waiting.length = 0;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #schedule(): void {
    if (this.#timer || this.#running || this.#waiting.length === 0) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#running = this.#next().finally(() => {
        this.#running = undefined;
        this.#schedule();
      });
    }, this.#parts.pause ?? PAUSE);
    this.#timer.unref();
  }

  async #next(): Promise<void> {
    const next = this.#waiting.shift();
    if (!next) return;
    const { subject, form } = next;
    const { verifier, replace, onFailure } = this.#parts;
    try {
      const presented = next.secret.toString('utf16le');
      const renewed = await hashSecret(presented);
      // Recalled before it is stored: the next request of the caller must not pay for a verification again.
      verifier.recallRenewed(subject, presented, form, renewed);
      await replace(subject, form, renewed);
    } catch (error) {
      onFailure(error, subject);
    }
  }
}
