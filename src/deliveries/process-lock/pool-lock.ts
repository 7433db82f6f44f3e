import { AdvisoryLock } from './advisory-lock.js';

/** A pool that can say whether the lock of a number is free. */
interface AskedPool {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** The lock of this process on the database of a pool, with the claims that are at work: all stores of a pool share it. */
export class PoolLock {
  static readonly #ofPools = new WeakMap<object, PoolLock>();
  /** The tokens of claims at work, by the names of their deliveries. */
  readonly #working = new Map<string, number>();
  readonly #lock: AdvisoryLock;
  #users = 0;

  private constructor(readonly pool: AskedPool) {
    this.#lock = new AdvisoryLock(pool, async (number) => {
      const text = 'SELECT pg_try_advisory_xact_lock_shared($1::bigint)::text AS is_free';
      const { rows } = await pool.query(text, [number]);
      return Object(rows[0]).is_free !== 'false';
    });
  }

  /** Returns the lock of a pool, for one more user. */
  static of(pool: AskedPool): PoolLock {
    const known = PoolLock.#ofPools.get(pool) ?? new PoolLock(pool);
    PoolLock.#ofPools.set(pool, known);
    known.#users += 1;
    return known;
  }

  /** Returns the number of the lock, taken at the first call; null where none can be had. */
  async number(): Promise<number | null> {
    if (this.#lock.number === undefined) await this.#lock.begin();
    return this.#lock.number ?? null;
  }

  /** Notes a claim of this process. Its lock may be lost with a connection while it is at work all the same. */
  begin(name: string, token: number): void {
    this.#working.set(name, token);
  }

  /** Returns true if this process is working on a delivery. */
  isWorking(name: string): boolean {
    return this.#working.has(name);
  }

  end(name: string, token: number): void {
    if (this.#working.get(name) === token) this.#working.delete(name);
  }

  /** Releases the lock with its last user. */
  async release(): Promise<void> {
    this.#users -= 1;
    if (this.#users > 0) return;
    PoolLock.#ofPools.delete(this.pool);
    await this.#lock.close();
  }
}
