import type { PostgresPoolClient } from 'kysely';
import { surviveBreaks } from '../../../../deliveries/survive-breaks.js';
import { storableText } from '../bound-values.js';
import { unavailable } from '../database.js';
import type { PoolConnection, PostgresStatement } from '../database-source.js';
import { preparedName } from '../prepared.js';
import { typeRows } from '../schema/row-types.js';
import { READ_AS_SENT } from './postgres-values.js';

/** Milliseconds: within the deadline of an event, so that its caller hears of a database that is away. */
export const PATIENCE = 5000;

/** How a transaction begins on a connection. */
interface Begin {
  readonly sql: string;
  /** Whether its first statement goes out behind it, without a wait for its answer: one journey less for each write. */
  readonly isPipelined: boolean;
}

/**
 * Where the server, its role or the app has switched synchronous_commit off, it is on for the transactions of the site:
 * whoever was told that something is kept must find it after a power cut. In the same message as BEGIN it costs no round
 * trip; any other setting is somebody's choice, and stays. Where a time limit could end BEGIN alone, its answer is
 * waited for: what came behind it would be committed by itself.
 */
async function beginOf(client: PoolConnection): Promise<Begin> {
  const text = `SELECT current_setting('synchronous_commit') AS setting, current_setting('statement_timeout') AS timeout`;
  const { rows } = await client.query(statement(text, [], PATIENCE)).catch((error: unknown) => {
    client.release(true);
    return refuseAsUnavailable(error);
  });
  const { setting, timeout }: Record<'setting' | 'timeout', unknown> = Object(rows?.[0]);
  return {
    sql: setting === 'off' ? 'begin; set local synchronous_commit = on' : 'begin',
    isPipelined: timeout === '0' && Reflect.get(client, 'pipeline') === true,
  };
}

/**
 * Whether statements of every request are prepared: that a connection parses and plans each once halves what an event
 * costs PostgreSQL. A pooler in front of it may hand out another connection for each transaction and know nothing of
 * what is prepared there: the first statement that fails for that ends it for all.
 */
export interface Preparing {
  isOn: boolean;
}

/** SQLSTATE of a prepared statement that is not there, or is there already. */
export const UNPREPARED = ['26000', '42P05'] as const;

interface Setup {
  /** Milliseconds that a statement may take. */
  readonly queryTimeout: number;
  /** One for all connections of a pool. */
  readonly preparing: Preparing;
  /** Called when a statement has run out of time. */
  readonly late?: () => void;
}

/**
 * A connection as the dialect takes it.
 *
 * @throws LinkError `store_unavailable`; then the connection has been given back
 */
export async function connectionOn(
  client: PoolConnection,
  setup: Setup,
): Promise<PostgresPoolClient> {
  surviveBreaks(client);
  return new ToldConnection(client, setup, await beginOf(client));
}

class ToldConnection implements PostgresPoolClient {
  readonly query = checkedQuery((text, parameters) => this.#query(text, parameters));
  /** What a connection that went silent failed with: it is used no more, and no other waits for it to fail again. */
  #broken: unknown;
  /** BEGIN, where what comes next is sent without waiting for its answer. */
  #begun: Promise<unknown> | undefined;
  #isWithin = false;

  constructor(
    readonly client: PoolConnection,
    readonly setup: Setup,
    readonly begin: Begin,
  ) {}

  /** The pool gives it another one for each use. */
  release(): void {
    this.client.release(this.#broken !== undefined);
  }

  async #query(text: string, parameters: readonly unknown[]): Promise<Result> {
    if (this.#broken !== undefined) return refuseAsUnavailable(this.#broken);
    if (/^(?:begin|start transaction)/.test(text)) this.#isWithin = true;
    if (text === 'commit' || text === 'rollback') this.#isWithin = false;
    try {
      return await (text === 'begin' ? this.#sendBegin() : this.#run(text, parameters));
    } catch (error) {
      if (isAway(error)) this.#broken = error;
      if (isLate(error)) this.setup.late?.();
      return refuseAsUnavailable(error);
    }
  }

  async #sendBegin(): Promise<Result> {
    const sent = this.#send(this.begin.sql, []);
    if (this.begin.isPipelined) {
      // Whoever waits for the next answer is told.
      sent.catch(() => {});
      this.#begun = sent;
    } else {
      await sent;
    }
    // Of two statements the driver gives two results, and neither has rows.
    return { rows: [] };
  }

  async #run(text: string, parameters: readonly unknown[]): Promise<Result> {
    const begun = this.#begun;
    this.#begun = undefined;
    try {
      const [result] = await Promise.all([this.#send(text, parameters), begun]);
      return result;
    } catch (error) {
      if (!UNPREPARED.includes(Object(error).code)) throw error;
      this.setup.preparing.isOn = false;
      // A transaction has to be run again as a whole.
      if (this.#isWithin) throw error;
      return await this.#send(text, parameters);
    }
  }

  #send(text: string, parameters: readonly unknown[]): Promise<Result> {
    const { preparing, queryTimeout } = this.setup;
    const name = preparing.isOn ? preparedName(text) : undefined;
    const plain = statement(text, [...parameters], queryTimeout);
    return this.client.query(name === undefined ? plain : { ...plain, name });
  }
}

function statement(text: string, values: unknown[], queryTimeout: number): PostgresStatement {
  return { text, values, types: READ_AS_SENT, query_timeout: queryTimeout };
}

interface Result {
  readonly rows: unknown[];
}

type RunQuery = (sql: string, parameters: readonly unknown[]) => Promise<Result>;

/**
 * Runs statements with what is bound checked and what is read typed as on the other engine: half a surrogate pair would
 * be stored as another character.
 */
export function checkedQuery(run: RunQuery): PostgresPoolClient['query'] {
  const query: RunQuery = async (sql, parameters) => {
    for (const value of parameters) if (typeof value === 'string') storableText(value);
    const result = await run(sql, parameters);
    typeRows(result.rows);
    return result;
  };
  // Only this shape is used: nothing of a site is read by a cursor of the driver.
  return query as PostgresPoolClient['query'];
}

/** Classes of SQLSTATE that pass by themselves: connection, resources, operator intervention, system. */
const PASSING = /^(?:08|53|57|58|25006)/;

export function refuseAsUnavailable(error: unknown): never {
  const code: unknown = Object(error).code;
  const isPassing = typeof code === 'string' && PASSING.test(code);
  throw isAway(error) || isPassing ? unavailable(error) : error;
}

/** Whether a failure never came from the server, as there was none to be had: then it has no severity. */
function isAway(error: unknown): boolean {
  const { code, severity, message }: Record<'code' | 'severity' | 'message', unknown> =
    Object(error);
  const isTimeout = /timeout|terminated|after calling end/i.test(String(message));
  return severity === undefined && (isSystemCode(code) || isTimeout);
}

/** Whether nothing was heard in time; a server that ends a statement itself has answered. */
export function isLate(error: unknown): boolean {
  return (
    isAway(error) && /timeout|ETIMEDOUT/i.test(`${Object(error).message} ${Object(error).code}`)
  );
}

function isSystemCode(code: unknown): boolean {
  return typeof code === 'string' && /^E[A-Z]+$/.test(code);
}
