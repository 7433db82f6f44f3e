import { checkWholeNumber } from '../protocol/options.js';
import { type DeliveryKey, type DeliveryStore, fenced, nameOf } from './delivery-store.js';
import {
  type AttemptOutcome,
  type OutcomeStore,
  ProcessDeliveries,
  type StoredOutcome,
} from './process-deliveries.js';

/** Options of {@link memoryDeliveries}. */
export interface MemoryDeliveriesOptions {
  /** Most stored deliveries; beyond it the least recently used one is deleted. Default 100,000. */
  readonly maxEntries?: number;
}

/** The outcome of a delivery; the counterpart of a row in the stores in SQL. */
interface Entry extends StoredOutcome {
  /** Time of its last use, in milliseconds of the monotonic clock. */
  readonly touched: number;
}

/** Stores outcomes in the memory of one process. */
class MemoryOutcomes implements OutcomeStore<undefined> {
  /** In order of use. */
  readonly #entries = new Map<string, Entry>();

  constructor(readonly maxEntries: number) {}

  async find(name: string): Promise<StoredOutcome | undefined> {
    return this.#entries.get(name);
  }

  async store(
    key: DeliveryKey,
    { token, seen, attempt, fingerprint }: AttemptOutcome,
    work: (transaction: undefined) => string | null | Promise<string | null>,
  ): Promise<void> {
    const result = await work(undefined);
    const name = nameOf(key);
    const before = this.#entries.get(name);
    if (before && before.token !== seen) throw fenced(key);
    this.#entries.delete(name);
    this.#entries.set(name, {
      token,
      attempt,
      fingerprint: fingerprint ?? before?.fingerprint ?? null,
      result: result ?? before?.result ?? null,
      touched: performance.now(),
    });
    if (this.#entries.size <= this.maxEntries) return;
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined) this.#entries.delete(oldest);
  }

  async sweep(before: Date): Promise<number> {
    const oldest = performance.now() - (Date.now() - before.getTime());
    let deleted = 0;
    for (const [name, { touched }] of this.#entries) {
      if (touched >= oldest) break;
      this.#entries.delete(name);
      deleted += 1;
    }
    return deleted;
  }
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
  return new ProcessDeliveries(new MemoryOutcomes(maxEntries), maxEntries);
}
