import { AdvisoryLock } from './advisory-lock.js';
import { ProcessClaims } from './process-claims.js';

/** A pool that can say whether the lock of a number is free. */
interface AskedPool {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** The lock of this process on the database of a pool, with its claims: all stores of a pool share it. */
export class PoolLock {
  static readonly #ofPools = new WeakMap<object, PoolLock>();
  readonly claims: ProcessClaims;
  readonly #lock: AdvisoryLock;
  #users = 0;

  private constructor(readonly pool: AskedPool) {
    this.#lock = new AdvisoryLock(pool, async (number) => {
      const text = 'SELECT pg_try_advisory_xact_lock_shared($1::bigint)::text AS is_free';
      const { rows } = await pool.query(text, [number]);
      return Object(rows[0]).is_free !== 'false';
    });
    this.claims = new ProcessClaims(this.#lock);
  }

  /** Returns the lock of a pool, for one more user. */
  static of(pool: AskedPool): PoolLock {
    const known = PoolLock.#ofPools.get(pool) ?? new PoolLock(pool);
    PoolLock.#ofPools.set(pool, known);
    known.#users += 1;
    return known;
  }

  /** Releases the lock with its last user. */
  async release(): Promise<void> {
    this.#users -= 1;
    if (this.#users > 0) return;
    PoolLock.#ofPools.delete(this.pool);
    await this.#lock.close();
  }
}
