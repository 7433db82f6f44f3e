import { setTimeout as delay } from 'node:timers/promises';
import { within } from '../../system/deadline.js';
import { firstRow, type OwnClient, ownClient } from './own-client.js';

/** Milliseconds before the second attempt, doubled for each further one, and at most. */
const PAUSE = 100;
const LONGEST_PAUSE = 10_000;

/** The purpose of an {@link OwnConnection}. */
export interface ConnectionUse<Outcome> {
  /** Milliseconds for the connection with its set-up, for the answer to a heartbeat, and for the end of the connection. */
  readonly timeout: number;
  /** Milliseconds between two heartbeats, which detect a connection that is lost without an error. */
  readonly heartbeat: number;
  /**
   * Sets up a new connection. It returns undefined where the connection cannot serve its purpose, as with a pooler
   * in front of the server.
   */
  readonly setUp: (client: OwnClient) => Promise<Outcome | undefined>;
  /** Rejects when the connection no longer serves its purpose. Default: a statement without effect. */
  readonly verify?: (client: OwnClient) => Promise<unknown>;
  /** Milliseconds to the next attempt after `setUp` has returned undefined. Default: none is made. */
  readonly refusedPause?: number;
}

/**
 * A connection to PostgreSQL outside of the pool, which is established again whenever it is lost. It does not keep the
 * process alive.
 */
export class OwnConnection<Outcome> {
  /** The result of the set-up; undefined while there is no connection. */
  result: Outcome | undefined;
  readonly #closing = new AbortController();
  #running: Promise<void> | undefined;
  #tried: Promise<void> | undefined;

  /** @param pool a `Pool` of the package `pg`, for its settings alone */
  constructor(
    readonly pool: object,
    readonly use: ConnectionUse<Outcome>,
    readonly onChange: () => void = () => {},
  ) {}

  /** Connects, from the first call on again after each loss. Resolves after the first attempt; never rejects. */
  begin(): Promise<void> {
    this.#tried ??= new Promise((tried) => {
      this.#running = this.#run(tried);
    });
    return this.#tried;
  }

  /** Ends the connection. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
  }

  /** @param tried called after the first attempt, and when there are no more */
  async #run(tried: () => void): Promise<void> {
    const { signal } = this.#closing;
    for (let failures = 0; !signal.aborted && !isEnded(this.pool); ) {
      const made = await this.#connect().catch(() => 'failed' as const);
      if (made === undefined && this.use.refusedPause === undefined) break;
      failures = made === 'failed' ? failures + 1 : 0;
      if (made !== 'failed' && made !== undefined) this.#change(made.result);
      tried();
      if (made !== 'failed' && made !== undefined) await this.#untilGone(made);
      const again = Math.min(PAUSE * 2 ** Math.max(failures - 1, 0), LONGEST_PAUSE);
      const pause = made === undefined ? (this.use.refusedPause ?? again) : again;
      await delay(pause, undefined, { ref: false, signal }).catch(() => {});
    }
    tried();
  }

  #change(result: Outcome | undefined): void {
    this.result = result;
    this.onChange();
  }

  /** @throws the errors of the driver */
  async #connect(): Promise<Made<Outcome> | undefined> {
    const { timeout, setUp } = this.use;
    const client = ownClient(this.pool, timeout);
    if (!client) return undefined;
    const gone = new AbortController();
    for (const event of ['end', 'error']) client.once(event, () => gone.abort());
    const begun = async () => {
      await client.connect();
      // The socket alone does not keep the process alive.
      client.unref?.();
      return setUp(client);
    };
    try {
      const late = () => new Error('no connection in time');
      const result = await within(this.#untilClosed(begun()), timeout, late);
      if (result !== undefined) return { client, result, gone: gone.signal };
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    await this.#end(client);
    return undefined;
  }

  async #untilGone({ client, gone }: Made<Outcome>): Promise<void> {
    const { heartbeat, timeout, verify = (one) => firstRow(one, 'SELECT 1') } = this.use;
    const signal = AbortSignal.any([gone, this.#closing.signal]);
    try {
      for (;;) {
        await delay(heartbeat, undefined, { ref: false, signal });
        if (isEnded(this.pool)) throw new Error('the pool has ended');
        await within(this.#untilClosed(verify(client)), timeout, () => new Error('no answer'));
      }
    } catch {
      // The connection is lost, or is to be ended.
      this.#change(undefined);
      await this.#end(client);
    }
  }

  /** Rejects when the connection is to be ended. */
  async #untilClosed<Result>(result: Promise<Result>): Promise<Result> {
    const { signal } = this.#closing;
    const over = new AbortController();
    const closed = new Promise<never>((_, reject) => {
      const refuse = () => reject(new Error('the connection is to be ended'));
      signal.addEventListener('abort', refuse, { once: true, signal: over.signal });
      if (signal.aborted) refuse();
    });
    return Promise.race([result, closed]).finally(() => over.abort());
  }

  async #end(client: OwnClient): Promise<void> {
    const { timeout } = this.use;
    await within(client.end(), timeout, () => new Error('no end')).catch(() => {});
  }
}

interface Made<Outcome> {
  readonly client: OwnClient;
  readonly result: Outcome;
  /** Aborted when the connection has ended. */
  readonly gone: AbortSignal;
}

/** Returns true if the app has ended its pool, after which there are no more connections. */
function isEnded(pool: object): boolean {
  return Reflect.get(pool, 'ending') === true;
}
