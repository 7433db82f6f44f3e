import { setTimeout as delay } from 'node:timers/promises';
import type { DeliveryStore } from '../../deliveries/delivery-store.js';
import { backOff } from '../../net/index.js';

const DELAYS = { delay: 100, maxDelay: 2000 };

/** A claim that its store could not release yet. */
interface PendingRelease {
  readonly release: () => Promise<void>;
  /** The end of its lease by the monotonic clock, in milliseconds, after which anybody may take it over. */
  readonly until: number;
}

/** Repeats failed releases of a store, in their order, until they succeed or their leases end. */
class PendingReleases {
  readonly #pending: PendingRelease[] = [];
  #isRunning = false;

  add(pending: PendingRelease): void {
    this.#pending.push(pending);
    if (!this.#isRunning) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    for (let attempt = 1; this.#pending.length > 0; ) {
      const [next] = this.#pending;
      if (next && performance.now() < next.until) {
        await delay(attempt === 0 ? 0 : backOff(attempt, DELAYS), undefined, { ref: false });
        try {
          await next.release();
          attempt = 0;
        } catch {
          attempt += 1;
          continue;
        }
      }
      this.#pending.shift();
    }
    this.#isRunning = false;
  }
}

/** The pending releases of each store. */
const pendingReleases = new WeakMap<DeliveryStore, PendingReleases>();

/**
 * Repeats a failed release in the background.
 *
 * @param until the end of the lease by the monotonic clock, in milliseconds
 */
export function releaseLater(
  store: DeliveryStore,
  release: () => Promise<void>,
  until: number,
): void {
  let pending = pendingReleases.get(store);
  if (!pending) {
    pending = new PendingReleases();
    pendingReleases.set(store, pending);
  }
  pending.add({ release, until });
}
