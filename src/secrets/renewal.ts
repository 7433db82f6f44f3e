import { hashSecret, recommendedCost } from './scrypt.js';
import { isCheaper } from './stored-form.js';
import type { SecretVerifier } from './verifier.js';

/** Replaces a stored form if it is still stored; returns true if it was. */
export type ReplaceForm = (
  subject: string,
  before: string,
  after: string,
) => boolean | Promise<boolean>;

/** Milliseconds before each renewal: the first requests after a start have the thread pool for themselves. */
const PAUSE = 1000;
/** Renewals that may wait; further forms are renewed by a later process. */
const MOST_WAITING = 10_000;

/** A form that waits to be renewed. */
interface PendingRenewal {
  readonly subject: string;
  /** Bytes and never text: a heap snapshot shows all text. */
  readonly secret: Buffer;
  readonly form: string;
}

/** Dependencies of {@link SecretRenewal}. */
export interface SecretRenewalParts {
  readonly verifier: Pick<SecretVerifier, 'recallRenewed'>;
  readonly replace: ReplaceForm;
  /** Reports a failure, which leaves the old form stored and valid. */
  readonly onFailure: (error: unknown, subject: string) => void;
  /** Milliseconds before each renewal. Default 1,000. */
  readonly pause?: number;
}

/**
 * Renews stored forms that cost less than the recommended cost: in the background, one at a time, once per process and
 * form. The secret is known only at the moment of a successful verification.
 */
export class SecretRenewal {
  readonly #parts: SecretRenewalParts;
  readonly #seen = new Set<string>();
  readonly #waiting: PendingRenewal[] = [];
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isClosed = false;

  constructor(parts: SecretRenewalParts) {
    this.#parts = parts;
  }

  /** Queues the renewal of the stored form that a verified secret matched. Returns at once. */
  offer(subject: string, presented: string, form: string | undefined): void {
    if (form === undefined || this.#isClosed || this.#waiting.length >= MOST_WAITING) return;
    if (this.#seen.has(form) || !isCheaper(form, recommendedCost)) return;
    this.#seen.add(form);
    this.#waiting.push({ subject, secret: Buffer.from(presented, 'utf16le'), form });
    this.#schedule();
  }

  /** Drops the renewals that wait, and resolves when the running one has ended. */
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
      // Remembered before it is stored, so that the next request of the caller does not pay for a verification.
      verifier.recallRenewed(subject, presented, form, renewed);
      await replace(subject, form, renewed);
    } catch (error) {
      onFailure(error, subject);
    }
  }
}
