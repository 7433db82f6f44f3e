import { setTimeout as delay } from 'node:timers/promises';
import { firstRow, ownClient } from '../../../../deliveries/process-lock/own-client.js';
import { within } from '../../../../system/deadline.js';
import { unavailable } from '../database.js';
import type { ConnectionPool } from '../database-source.js';

/** Milliseconds that a database has to answer a probe, and between two probes: it is used again within one second. */
const PROBE_TIMEOUT = 500;
const PROBE_PAUSE = 300;

/** Asks a database something over a connection of its own. Rejects where it gives no answer. */
export type Probe = () => Promise<void>;

/**
 * Whether a database has gone silent: it neither answers nor refuses. What runs out of time raises the doubt, and a probe
 * decides it. While it is silent callers are refused at once instead of waiting each for itself, and probes find out
 * when it is back.
 */
export class Silence {
  /** Rises with each silence: connections of before are lost, though they do not say so. */
  generation = 0;
  #looking: Promise<void> | undefined;
  #isSilent = false;
  #isClosed = false;

  constructor(readonly probe: Probe) {}

  /** Whether {@link check} has something to say. */
  get isInDoubt(): boolean {
    return this.#isSilent || this.#looking !== undefined;
  }

  /** Reports that something ran out of time, for which a slow statement may be the reason as well. */
  suspect(): void {
    if (this.isInDoubt || this.#isClosed) return;
    this.#looking = this.#look().finally(() => {
      this.#looking = undefined;
    });
  }

  /** @throws LinkError `store_unavailable` while the database is silent */
  async check(): Promise<void> {
    await this.#looking;
    if (this.#isSilent) throw unavailable(new Error('PostgreSQL neither answers nor refuses'));
  }

  close(): void {
    this.#isClosed = true;
  }

  async #look(): Promise<void> {
    if (await this.#answers()) return;
    this.#isSilent = true;
    this.generation += 1;
    void this.#waitForReturn();
  }

  async #waitForReturn(): Promise<void> {
    do await delay(PROBE_PAUSE, undefined, { ref: false });
    while (!this.#isClosed && !(await this.#answers()));
    this.#isSilent = false;
  }

  async #answers(): Promise<boolean> {
    try {
      await within(this.probe(), PROBE_TIMEOUT, () => new Error('no answer'));
      return true;
    } catch (error) {
      // A refusal is an answer: callers hear of it by themselves.
      return Object(error).severity !== undefined || Object(error).code === 'ECONNREFUSED';
    }
  }
}

/** A probe by a client like those of a pool: the connections of the pool itself may all be lost. */
export function probeOf(pool: ConnectionPool): Probe {
  return async () => {
    const client = ownClient(pool, PROBE_TIMEOUT);
    if (!client) return probeByPool(pool);
    try {
      await client.connect();
      await within(firstRow(client, 'SELECT 1'), PROBE_TIMEOUT, () => new Error('no answer'));
    } finally {
      client.end().catch(() => {});
    }
  };
}

async function probeByPool(pool: ConnectionPool): Promise<void> {
  const client = await pool.connect();
  client.release();
}
