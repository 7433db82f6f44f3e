import {
  type Claim,
  type DeliveryKey,
  type DeliveryStore,
  fenced,
  nameOf,
} from './delivery-store.js';

/** The outcome of an attempt as it is stored. */
export interface StoredOutcome {
  readonly token: number;
  /** The number of attempts since the last result. */
  readonly attempt: number;
  /** The fingerprint and the result of the last completed attempt. */
  readonly fingerprint: string | null;
  readonly result: string | null;
}

/** The outcome of an attempt that is to be stored. Without a fingerprint it has no result, and the stored one stays. */
export interface AttemptOutcome {
  readonly token: number;
  /** The token that was stored when the attempt began; 0 for none. Another one is that of another process. */
  readonly seen: number;
  readonly attempt: number;
  readonly fingerprint: string | null;
}

/** The store of the outcomes of deliveries. */
export interface OutcomeStore<Transaction> {
  /** Returns what is stored of a delivery. @param name that of `nameOf` */
  find(name: string): Promise<StoredOutcome | undefined>;
  /**
   * Stores an outcome, in one transaction with the work that returns its result.
   *
   * @throws LinkError `delivery_fenced` when another process has stored an outcome meanwhile, and the errors of the work
   */
  store(
    key: DeliveryKey,
    outcome: AttemptOutcome,
    work: (transaction: Transaction) => string | null | Promise<string | null>,
  ): Promise<void>;
  sweep(before: Date): Promise<number>;
}

/** An attempt that is running. */
interface Attempt extends AttemptOutcome {
  readonly fingerprint: string;
  /** End of the lease, in milliseconds of the monotonic clock. */
  readonly leaseUntil: number;
  /** True while its outcome is being stored: no other attempt may take it over. */
  isCompleting: boolean;
}

/**
 * A delivery store for one process: its claims are in memory, and only outcomes are stored, in the commit of the work. A
 * claim that is stored too would cost every event a second wait for the disk. An attempt whose process died leaves
 * nothing, so that the next one runs.
 */
export class ProcessDeliveries<Transaction> implements DeliveryStore<Transaction> {
  /** By the names of their deliveries, the oldest first. */
  readonly #attempts = new Map<string, Attempt>();
  #lastToken = 0;

  /** @param maxAttempts most running attempts; beyond it the oldest one is fenced */
  constructor(
    readonly outcomes: OutcomeStore<Transaction>,
    readonly maxAttempts = Number.POSITIVE_INFINITY,
  ) {}

  async claim(key: DeliveryKey, fingerprint: string, lease: number): Promise<Claim> {
    const name = nameOf(key);
    const before = this.#attempts.get(name);
    if (before && (before.isCompleting || before.leaseUntil > performance.now())) {
      return { state: 'busy' };
    }
    const claiming = { fingerprint, lease, attempt: (before?.attempt ?? 0) + 1 };
    // The claim is made before anything is awaited, so that one of many at once gets it.
    const own = this.#begin(name, claiming);
    const stored = await this.#find(name, own);
    if (stored?.fingerprint === fingerprint && stored.result !== null) {
      this.#end(name, own.token);
      return { state: 'done', result: stored.result };
    }
    // Begun again, because the token has to exceed the stored one. An attempt that was begun before in this process counts
    // the stored ones already.
    const { token, attempt } = this.#begin(name, {
      ...claiming,
      attempt: own.attempt + (before ? 0 : (stored?.attempt ?? 0)),
      seen: stored?.token,
    });
    const interrupted = before !== undefined;
    return { state: 'run', token, attempt, interrupted, previous: stored?.result ?? undefined };
  }

  async complete(
    key: DeliveryKey,
    token: number,
    work: (transaction: Transaction) => string | Promise<string>,
  ): Promise<void> {
    const name = nameOf(key);
    const own = this.#attempts.get(name);
    if (own?.token !== token || own.isCompleting) throw fenced(key);
    const { seen, fingerprint } = own;
    own.isCompleting = true;
    try {
      await this.outcomes.store(key, { token, seen, attempt: 0, fingerprint }, work);
      this.#end(name, token);
    } finally {
      own.isCompleting = false;
    }
  }

  async release(key: DeliveryKey, token: number): Promise<void> {
    const name = nameOf(key);
    const own = this.#attempts.get(name);
    if (own?.token !== token) return;
    const { seen, attempt } = own;
    own.isCompleting = true;
    try {
      await this.outcomes.store(key, { token, seen, attempt, fingerprint: null }, () => null);
    } finally {
      this.#end(name, token);
    }
  }

  sweep(before: Date): Promise<number> {
    return this.outcomes.sweep(before);
  }

  async #find(name: string, own: Attempt): Promise<StoredOutcome | undefined> {
    try {
      return await this.outcomes.find(name);
    } catch (error) {
      this.#end(name, own.token);
      throw error;
    }
  }

  /** Begins an attempt. Its token exceeds the stored one. */
  #begin(
    name: string,
    given: {
      readonly fingerprint: string;
      readonly lease: number;
      readonly attempt: number;
      readonly seen?: number | undefined;
    },
  ): Attempt {
    const { fingerprint, lease, attempt, seen = 0 } = given;
    this.#lastToken = Math.max(this.#lastToken, seen) + 1;
    const leaseUntil = performance.now() + lease;
    const token = this.#lastToken;
    const own = { token, attempt, fingerprint, seen, leaseUntil, isCompleting: false };
    this.#attempts.delete(name);
    this.#attempts.set(name, own);
    if (this.#attempts.size > this.maxAttempts) {
      const [oldest] = this.#attempts.keys();
      if (oldest !== undefined) this.#attempts.delete(oldest);
    }
    return own;
  }

  #end(name: string, token: number): void {
    if (this.#attempts.get(name)?.token === token) this.#attempts.delete(name);
  }
}
