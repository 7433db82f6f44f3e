import { checkWholeNumber } from '../protocol/options.js';
import {
  type Claim,
  type DeliveryKey,
  type DeliveryStore,
  fenced,
  nameOf,
} from './delivery-store.js';

/** A delivery; the counterpart of a row in the stores in SQL. */
interface Row {
  token: number;
  attempt: number;
  interrupted: boolean;
  /** End of the lease, in milliseconds of the monotonic clock; undefined without a claim. */
  lease: number | undefined;
  /** Fingerprint of the claimed content. */
  claimed: string;
  done: { readonly fingerprint: string; readonly result: string } | undefined;
  /** Time of its last use, in milliseconds of the monotonic clock. */
  touched: number;
}

/** Options of {@link memoryDeliveries}. */
export interface MemoryDeliveriesOptions {
  /** Most stored deliveries; beyond it the least recently used one is deleted. Default 100,000. */
  readonly maxEntries?: number;
}

/** A delivery store in the memory of one process. */
class MemoryDeliveries implements DeliveryStore<undefined> {
  /** In order of use. */
  readonly #rows = new Map<string, Row>();

  constructor(readonly maxEntries: number) {}

  async claim(key: DeliveryKey, fingerprint: string, lease: number): Promise<Claim> {
    const now = performance.now();
    const row = this.#rows.get(nameOf(key)) ?? emptyRow();
    if (row.lease !== undefined && row.lease > now) return { state: 'busy' };
    if (row.done?.fingerprint === fingerprint) return { state: 'done', result: row.done.result };
    row.interrupted = row.lease !== undefined;
    row.token += 1;
    row.attempt += 1;
    row.lease = now + lease;
    row.claimed = fingerprint;
    this.#touch(key, row);
    const { token, attempt, interrupted, done } = row;
    return { state: 'run', token, attempt, interrupted, previous: done?.result };
  }

  async complete(
    key: DeliveryKey,
    token: number,
    work: (transaction: undefined) => string | Promise<string>,
  ): Promise<void> {
    this.#claimedRow(key, token);
    const result = await work(undefined);
    const row = this.#claimedRow(key, token);
    row.done = { fingerprint: row.claimed, result };
    row.lease = undefined;
    row.attempt = 0;
    this.#touch(key, row);
  }

  async release(key: DeliveryKey, token: number): Promise<void> {
    const row = this.#rows.get(nameOf(key));
    if (row?.token === token) row.lease = undefined;
  }

  async sweep(before: Date): Promise<number> {
    const oldest = performance.now() - (Date.now() - before.getTime());
    let forgotten = 0;
    for (const [name, row] of this.#rows) {
      if (row.touched >= oldest) break;
      this.#rows.delete(name);
      forgotten += 1;
    }
    return forgotten;
  }

  #claimedRow(key: DeliveryKey, token: number): Row {
    const row = this.#rows.get(nameOf(key));
    if (row?.token !== token || row.lease === undefined) throw fenced(key);
    return row;
  }

  #touch(key: DeliveryKey, row: Row): void {
    const name = nameOf(key);
    row.touched = performance.now();
    this.#rows.delete(name);
    this.#rows.set(name, row);
    if (this.#rows.size <= this.maxEntries) return;
    const [oldest] = this.#rows.keys();
    if (oldest !== undefined) this.#rows.delete(oldest);
  }
}

function emptyRow(): Row {
  return {
    token: 0,
    attempt: 0,
    interrupted: false,
    lease: undefined,
    claimed: '',
    done: undefined,
    touched: 0,
  };
}

/**
 * Makes a delivery store in memory: for tests, and for one process that may forget at a restart. `commit` passes no
 * transaction to its work: its writes are as durable as the handler makes them.
 *
 * @throws LinkError `option_invalid`
 */
export function memoryDeliveries({
  maxEntries = 100_000,
}: MemoryDeliveriesOptions = {}): DeliveryStore<undefined> {
  checkWholeNumber('maxEntries', maxEntries, 1, 100_000_000);
  return new MemoryDeliveries(maxEntries);
}
