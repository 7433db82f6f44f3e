import { sql } from 'kysely';
import {
  type Claim,
  type DeliveryKey,
  type DeliveryStore,
  fenced,
  nameOf,
} from '../../../../deliveries/delivery-store.js';
import type { Database, Statements } from '../database.js';
import { preparedForOne } from '../prepared.js';
import { forgetDeliveries } from './shared-deliveries.js';
import { StoredDeliveries, type StoredDelivery } from './stored-deliveries.js';

/** An attempt that is under way. */
interface Attempt {
  readonly token: number;
  readonly attempt: number;
  readonly fingerprint: string;
  /** The token that was stored when it began; 0 for none. Who stores meanwhile is another process. */
  readonly seen: number;
  /** Of the monotonic clock, in milliseconds. */
  readonly leaseUntil: number;
  /** Its result is being stored: nobody may take it over any more. */
  isCompleting: boolean;
}

interface Outcome extends DeliveryKey {
  readonly token: number;
  readonly seen: number;
  readonly attempt: number;
  readonly fingerprint: string | null;
  readonly result: string | null;
  readonly at: number;
}

const STORE = preparedForOne<Outcome, { readonly token: number }>(({ statements, value }) =>
  sql<{ token: number }>`
    INSERT INTO deliveries AS d
      (sender, event, identity, token, attempt, is_interrupted, claimed, fingerprint, result, touched_at)
    VALUES (${value('sender')}, ${value('event')}, ${value('identity')}, ${value('token')}, ${value('attempt')},
      0, '', ${value('fingerprint')}, ${value('result')}, ${value('at')})
    ON CONFLICT (sender, event, identity) DO UPDATE SET
      token = excluded.token, attempt = excluded.attempt, touched_at = excluded.touched_at,
      fingerprint = coalesce(excluded.fingerprint, d.fingerprint), result = coalesce(excluded.result, d.result)
    WHERE d.token = ${value('seen')}
    RETURNING token`.compile(statements),
);

/**
 * Keeps deliveries of a database that belongs to one process: who is at which is remembered in its memory, and only
 * results are written, in the commit of the work. A claim that is written too would cost every event a second wait for
 * the disk; an attempt whose process died leaves nothing, and so the next one runs.
 */
export class LocalDeliveries implements DeliveryStore<Statements> {
  readonly #attempts = new Map<string, Attempt>();
  readonly #stored: StoredDeliveries;
  #lastToken = 0;

  constructor(readonly database: Database) {
    this.#stored = new StoredDeliveries(database.read);
  }

  async claim(key: DeliveryKey, fingerprint: string, lease: number): Promise<Claim> {
    const name = nameOf(key);
    const before = this.#attempts.get(name);
    if (before && (before.isCompleting || before.leaseUntil > performance.now())) {
      return { state: 'busy' };
    }
    // Taken before anything is awaited, so that of many at once one gets it.
    const own = this.#begin(name, { fingerprint, lease, attempt: (before?.attempt ?? 0) + 1 });
    const stored = await this.#find(name, own);
    if (stored?.fingerprint === fingerprint && stored.result !== null) {
      this.#end(name, own.token);
      return { state: 'done', result: stored.result };
    }
    const { token, attempt } = this.#begin(name, {
      fingerprint,
      lease,
      attempt: own.attempt + (before ? 0 : (stored?.attempt ?? 0)),
      seen: stored?.token,
    });
    const interrupted = before !== undefined;
    return { state: 'run', token, attempt, interrupted, previous: stored?.result ?? undefined };
  }

  async complete(
    key: DeliveryKey,
    token: number,
    work: (transaction: Statements) => string | Promise<string>,
  ): Promise<void> {
    const name = nameOf(key);
    const own = this.#attempts.get(name);
    if (own?.token !== token || own.isCompleting) throw fenced(key);
    own.isCompleting = true;
    try {
      await this.database.write(async (tx) => {
        const result = await work(tx);
        const { seen, fingerprint } = own;
        await store(tx, { ...key, token, seen, attempt: 0, fingerprint, result });
      });
      this.#end(name, token);
    } finally {
      own.isCompleting = false;
    }
  }

  async release(key: DeliveryKey, token: number): Promise<void> {
    const own = this.#attempts.get(nameOf(key));
    if (own?.token !== token) return;
    const { attempt, seen } = own;
    own.isCompleting = true;
    try {
      const outcome = { ...key, token, seen, attempt, fingerprint: null, result: null };
      await this.database.write((tx) => store(tx, outcome));
    } finally {
      this.#end(nameOf(key), token);
    }
  }

  sweep(before: Date): Promise<number> {
    return forgetDeliveries(this.database, before);
  }

  async #find(name: string, own: Attempt): Promise<StoredDelivery | undefined> {
    try {
      return await this.#stored.find(name);
    } catch (error) {
      this.#end(name, own.token);
      throw error;
    }
  }

  /** @param seen the token that is stored, which the new one has to exceed */
  #begin(
    name: string,
    {
      fingerprint,
      lease,
      attempt,
      seen = 0,
    }: {
      readonly fingerprint: string;
      readonly lease: number;
      readonly attempt: number;
      readonly seen?: number | undefined;
    },
  ): Attempt {
    this.#lastToken = Math.max(this.#lastToken, seen) + 1;
    const own: Attempt = {
      token: this.#lastToken,
      attempt,
      fingerprint,
      seen,
      leaseUntil: performance.now() + lease,
      isCompleting: false,
    };
    this.#attempts.set(name, own);
    return own;
  }

  #end(name: string, token: number): void {
    if (this.#attempts.get(name)?.token === token) this.#attempts.delete(name);
  }
}

/** Stores how an attempt came out. @throws LinkError `delivery_fenced` when another has been stored meanwhile */
async function store(tx: Statements, outcome: Omit<Outcome, 'at'>): Promise<void> {
  const stored = await STORE(tx, { ...outcome, at: Date.now() });
  if (!stored) throw fenced(outcome);
}
