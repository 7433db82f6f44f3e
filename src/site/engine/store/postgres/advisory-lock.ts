import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { within } from '../../../../http/index.js';
import { backOff } from '../../../../net/index.js';
import type { ProcessLock } from '../database.js';
import type { ConnectionPool } from '../database-source.js';
import { firstRow, type OwnClient, ownClient } from './own-client.js';

/** Milliseconds for one attempt to take the lock, for the answer to a heartbeat, and for the end of the connection. */
const TIMEOUT = 2000;
/** Milliseconds between two heartbeats: they find a connection that is lost without a word. */
const HEARTBEAT = 10_000;
/** Milliseconds between two attempts. */
const PAUSES = { delay: 100, maxDelay: 10_000 };
/** Above all numbers that are drawn; randomInt takes no larger one. */
const NUMBERS = 2 ** 48 - 1;

/** Whether another session could take the lock of a number. */
export type IsFree = (number: number) => Promise<boolean>;

/** A connection on which a lock is taken. */
interface Taken {
  readonly client: OwnClient;
  readonly number: number;
  /** Aborted when the connection has ended. */
  readonly gone: AbortSignal;
}

/**
 * An advisory lock of a session, on a connection that does nothing else: the server releases it as soon as the process
 * is gone. A connection that breaks is replaced, with a new number: the lock of a number that was free once is never
 * taken again, so a process that finds it free can rely on that.
 *
 * Where a pooler stands in front of the server the lock would belong to the pooler's connection: there is none then.
 */
export class AdvisoryLock implements ProcessLock {
  number: number | undefined;
  readonly #closing = new AbortController();
  #running: Promise<void> | undefined;
  #tried: Promise<void> | undefined;

  /** @param isFree asked over another connection */
  constructor(
    readonly pool: ConnectionPool,
    readonly isFree: IsFree,
  ) {}

  begin(): Promise<void> {
    this.#tried ??= new Promise((tried) => {
      this.#running = this.#run(tried);
    });
    return this.#tried;
  }

  /** Releases it. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
  }

  /** @param tried called after the first attempt, and when there are no more */
  async #run(tried: () => void): Promise<void> {
    const { signal } = this.#closing;
    for (let failures = 0; !signal.aborted; ) {
      const taken = await this.#take().catch(() => 'failed' as const);
      if (taken === undefined) break;
      failures = taken === 'failed' ? failures + 1 : 0;
      if (taken !== 'failed') this.number = taken.number;
      tried();
      if (taken !== 'failed') await this.#untilGone(taken);
      const pause = backOff(Math.max(failures, 1), PAUSES);
      await delay(pause, undefined, { ref: false, signal }).catch(() => {});
    }
    tried();
  }

  /**
   * Takes a lock on a new connection; undefined where none can be had that lasts as long as the connection.
   *
   * @throws what the driver throws
   */
  async #take(): Promise<Taken | undefined> {
    const client = ownClient(this.pool, TIMEOUT);
    if (!client) return undefined;
    const gone = new AbortController();
    for (const event of ['end', 'error']) client.once(event, () => gone.abort());
    try {
      const number = await within(this.#lock(client), TIMEOUT, () => new Error('no lock in time'));
      if (number !== undefined) return { client, number, gone: gone.signal };
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    await end(client);
    return undefined;
  }

  async #lock(client: OwnClient): Promise<number | undefined> {
    await client.connect();
    // The socket alone is no reason for the process to go on.
    client.unref?.();
    const { pid } = await firstRow(client, 'SELECT pg_backend_pid() AS pid');
    // A pooler says another number at the start than the process that answers has.
    if (pid !== client.processID) return undefined;
    const number = randomInt(1, NUMBERS);
    const { locked } = await firstRow(client, 'SELECT pg_try_advisory_lock($1) AS locked', [
      number,
    ]);
    if (locked !== true) throw new Error('the number is taken');
    return (await this.isFree(number)) ? undefined : number;
  }

  async #untilGone({ client, gone }: Taken): Promise<void> {
    const signal = AbortSignal.any([gone, this.#closing.signal]);
    try {
      for (;;) {
        await delay(HEARTBEAT, undefined, { ref: false, signal });
        await within(firstRow(client, 'SELECT 1'), TIMEOUT, () => new Error('no answer'));
      }
    } catch {
      // It is gone, or the lock is to be released.
      this.number = undefined;
      await end(client);
    }
  }
}

async function end(client: OwnClient): Promise<void> {
  await within(client.end(), TIMEOUT, () => new Error('no end')).catch(() => {});
}
