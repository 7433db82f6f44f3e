import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { within } from '../../system/deadline.js';
import { firstRow, type OwnClient, ownClient } from './own-client.js';

/** Milliseconds for one attempt to take the lock, for the answer to a heartbeat, and for the end of the connection. */
const TIMEOUT = 2000;
/** Milliseconds between two heartbeats, which detect a connection that is lost without an error. */
const HEARTBEAT = 10_000;
/** Milliseconds before the second attempt, doubled for each further one, and at most. */
const PAUSE = 100;
const LONGEST_PAUSE = 10_000;
/** Above all numbers that are drawn; randomInt takes no larger one. */
const NUMBERS = 2 ** 48 - 1;

/** Returns true if another session could take the lock of a number. */
export type IsFree = (number: number) => Promise<boolean>;

/** A connection with a lock. */
interface Taken {
  readonly client: OwnClient;
  readonly number: number;
  /** Aborted when the connection has ended. */
  readonly gone: AbortSignal;
}

/**
 * An advisory lock of a session, on a connection of its own. The server releases the lock when the process ends. A
 * broken connection is replaced, with a new number: the lock of a number that was free once is never taken again, so
 * that a process that finds it free can rely on that.
 *
 * With a pooler in front of the server the lock would belong to the pooler's connection, so that no lock is used.
 */
export class AdvisoryLock {
  /** The number that the lock is taken under; undefined while there is none. */
  number: number | undefined;
  readonly #closing = new AbortController();
  #running: Promise<void> | undefined;
  #tried: Promise<void> | undefined;

  /**
   * @param pool a `Pool` of the package `pg`, for its settings alone
   * @param isFree asked over another connection
   */
  constructor(
    readonly pool: object,
    readonly isFree: IsFree,
  ) {}

  /** Takes it, from the first call on again and again where it is lost. Resolves when it was tried once; never rejects. */
  begin(): Promise<void> {
    this.#tried ??= new Promise((tried) => {
      this.#running = this.#run(tried);
    });
    return this.#tried;
  }

  /** Releases the lock. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
  }

  /** @param tried called after the first attempt, and when there are no more */
  async #run(tried: () => void): Promise<void> {
    const { signal } = this.#closing;
    for (let failures = 0; !signal.aborted && !isEnded(this.pool); ) {
      const taken = await this.#take().catch(() => 'failed' as const);
      if (taken === undefined) break;
      failures = taken === 'failed' ? failures + 1 : 0;
      if (taken !== 'failed') this.number = taken.number;
      tried();
      if (taken !== 'failed') await this.#untilGone(taken);
      const pause = Math.min(PAUSE * 2 ** Math.max(failures - 1, 0), LONGEST_PAUSE);
      await delay(pause, undefined, { ref: false, signal }).catch(() => {});
    }
    tried();
  }

  /**
   * Takes a lock on a new connection; undefined where the lock would not last as long as the connection.
   *
   * @throws the errors of the driver
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
    // The socket alone does not keep the process alive.
    client.unref?.();
    const { pid } = await firstRow(client, 'SELECT pg_backend_pid()::text AS pid');
    // A pooler says another number at the start than the process that answers has.
    if (pid !== String(client.processID)) return undefined;
    const number = randomInt(1, NUMBERS);
    const { locked } = await firstRow(client, 'SELECT pg_try_advisory_lock($1)::text AS locked', [
      number,
    ]);
    if (locked !== 'true') throw new Error('the number is taken');
    return (await this.isFree(number)) ? undefined : number;
  }

  async #untilGone({ client, gone }: Taken): Promise<void> {
    const signal = AbortSignal.any([gone, this.#closing.signal]);
    try {
      for (;;) {
        await delay(HEARTBEAT, undefined, { ref: false, signal });
        if (isEnded(this.pool)) throw new Error('the pool has ended');
        await within(firstRow(client, 'SELECT 1'), TIMEOUT, () => new Error('no answer'));
      }
    } catch {
      // The connection is lost, or the lock is to be released.
      this.number = undefined;
      await end(client);
    }
  }
}

/** Returns true if the app has ended its pool, after which there are no more claims. */
function isEnded(pool: object): boolean {
  return Reflect.get(pool, 'ending') === true;
}

async function end(client: OwnClient): Promise<void> {
  await within(client.end(), TIMEOUT, () => new Error('no end')).catch(() => {});
}
