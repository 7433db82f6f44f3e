import { randomInt } from 'node:crypto';
import { firstRow, type OwnClient } from './own-client.js';
import { OwnConnection } from './own-connection.js';

/** Milliseconds for one attempt to take the lock, for the answer to a heartbeat, and for the end of the connection. */
const TIMEOUT = 2000;
const HEARTBEAT = 10_000;
/** Above all numbers that are drawn; randomInt takes no larger one. */
const NUMBERS = 2 ** 48 - 1;

/** Returns true if another session could take the lock of a number. */
export type IsFree = (number: number) => Promise<boolean>;

/**
 * An advisory lock of a session, on a connection of its own. The server releases the lock when the process ends. A
 * broken connection is replaced, with a new number: the lock of a number that was free once is never taken again, so
 * that a process that finds it free can rely on that.
 *
 * With a pooler in front of the server the lock would belong to the pooler's connection, so that no lock is used.
 */
export class AdvisoryLock {
  readonly #connection: OwnConnection<number>;

  /**
   * @param pool a `Pool` of the package `pg`, for its settings alone
   * @param isFree asked over another connection
   */
  constructor(
    pool: object,
    readonly isFree: IsFree,
  ) {
    const setUp = (client: OwnClient) => this.#lock(client);
    this.#connection = new OwnConnection(pool, { timeout: TIMEOUT, heartbeat: HEARTBEAT, setUp });
  }

  /** The number that the lock is taken under; undefined while there is none. */
  get number(): number | undefined {
    return this.#connection.result;
  }

  /** Takes it, from the first call on again and again where it is lost. Resolves when it was tried once; never rejects. */
  begin(): Promise<void> {
    return this.#connection.begin();
  }

  /** Releases the lock. */
  close(): Promise<void> {
    return this.#connection.close();
  }

  /** Takes a lock; undefined where the lock would not last as long as the connection. */
  async #lock(client: OwnClient): Promise<number | undefined> {
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
}
