/** A lock that shows to other processes that this one is alive. */
export interface AliveLock {
  /** The number of the lock; undefined while there is none. */
  readonly number: number | undefined;
  /** Takes the lock. Resolves after the first attempt; never rejects. */
  begin(): Promise<void>;
}

/** A claim of this process. */
interface OwnClaim {
  readonly token: number;
  /** Time of the monotonic clock, in milliseconds, before which no other process takes the claim over. */
  readonly safeUntil: number;
}

/** The claims that this process is working on, and the lock by which others see that it is alive. */
export class ProcessClaims {
  /** By the names of their deliveries. */
  readonly #claims = new Map<string, OwnClaim>();

  constructor(readonly lock: AliveLock) {}

  /** Returns the number of the lock, taken at the first call; null where none can be had. */
  async number(): Promise<number | null> {
    if (this.lock.number === undefined) await this.lock.begin();
    return this.lock.number ?? null;
  }

  begin(name: string, claim: OwnClaim): void {
    this.#claims.set(name, claim);
  }

  /** Returns true if this process is working on a delivery. */
  isWorking(name: string): boolean {
    return this.#claims.has(name);
  }

  /** Returns true if a claim is this process's own, and its lease lasts longer than its work will. */
  isSafe(name: string, token: number): boolean {
    const own = this.#claims.get(name);
    return own?.token === token && performance.now() < own.safeUntil;
  }

  end(name: string, token: number): void {
    if (this.#claims.get(name)?.token === token) this.#claims.delete(name);
  }
}
