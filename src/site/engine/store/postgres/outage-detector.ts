import { setTimeout as delay } from 'node:timers/promises';
import { firstRow, ownClient } from '../../../../deliveries/process-lock/own-client.js';
import { within } from '../../../../system/deadline.js';
import { unavailable } from '../database.js';
import type { ConnectionPool } from '../database-source.js';

/** Milliseconds that a database has to answer a probe, and between two probes: it is used again within one second. */
const PROBE_TIMEOUT = 500;
const PROBE_PAUSE = 300;

/** Sends a query over a new connection. Rejects without an answer. */
export type Probe = () => Promise<void>;

/**
 * Detects a database that is unresponsive: it neither answers nor refuses. A timeout raises the suspicion, and a probe
 * decides. While the database is unresponsive, callers are refused at once instead of waiting, and probes detect its
 * return.
 */
export class OutageDetector {
  /** Increases with each outage. Connections of before are lost, although they report no error. */
  generation = 0;
  #probing: Promise<void> | undefined;
  #isUnresponsive = false;
  #isClosed = false;

  constructor(readonly probe: Probe) {}

  /** True if {@link check} has to be called. */
  get isInDoubt(): boolean {
    return this.#isUnresponsive || this.#probing !== undefined;
  }

  /** Reports a timeout, whose reason may also be a slow statement. */
  suspect(): void {
    if (this.isInDoubt || this.#isClosed) return;
    this.#probing = this.#probeAgain().finally(() => {
      this.#probing = undefined;
    });
  }

  /** @throws LinkError `store_unavailable` while the database is unresponsive */
  async check(): Promise<void> {
    await this.#probing;
    if (this.#isUnresponsive)
      throw unavailable(new Error('PostgreSQL neither answers nor refuses'));
  }

  close(): void {
    this.#isClosed = true;
  }

  async #probeAgain(): Promise<void> {
    if (await this.#answers()) return;
    this.#isUnresponsive = true;
    this.generation += 1;
    void this.#waitForReturn();
  }

  async #waitForReturn(): Promise<void> {
    do await delay(PROBE_PAUSE, undefined, { ref: false });
    while (!this.#isClosed && !(await this.#answers()));
    this.#isUnresponsive = false;
  }

  async #answers(): Promise<boolean> {
    try {
      await within(this.probe(), PROBE_TIMEOUT, () => new Error('no answer'));
      return true;
    } catch (error) {
      // A refusal is an answer. Callers get the same refusal themselves.
      return Object(error).severity !== undefined || Object(error).code === 'ECONNREFUSED';
    }
  }
}

/** Returns a probe that uses a client like those of a pool, because all connections of the pool may be lost. */
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
