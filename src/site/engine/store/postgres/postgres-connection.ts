import type { PostgresPoolClient } from 'kysely';
import { surviveToEnd } from '../../../../deliveries/survive-breaks.js';
import { storableText } from '../bound-values.js';
import { unavailable } from '../database.js';
import type { PoolConnection, PostgresStatement } from '../database-source.js';
import { preparedName } from '../prepared.js';
import { typeRows } from '../schema/row-types.js';
import { READ_AS_SENT } from './postgres-values.js';

/**
 * Milliseconds for a connection, and for a statement. They are within the deadline of an event, so that its caller gets
 * the answer that the database is unreachable.
 */
export const QUERY_TIMEOUT = 5000;

/** The beginning of a transaction on a connection. */
interface Begin {
  readonly sql: string;
  /**
   * True if its first statement is sent after it without a wait for its answer, which saves each write a round trip.
   */
  readonly isPipelined: boolean;
}

/**
 * Switches synchronous_commit on for the transactions of the site where the server, its role or the app has switched it
 * off: acknowledged data must exist after a power failure. In the same message as BEGIN it costs no round trip. Every
 * other setting is a deliberate choice and stays. Where a time limit could end BEGIN alone, the site waits for its
 * answer, because the next statement would otherwise be committed by itself.
 */
async function beginOf(client: PoolConnection): Promise<Begin> {
  const text = `SELECT current_setting('synchronous_commit') AS setting, current_setting('statement_timeout') AS timeout`;
  const { rows } = await client
    .query(statement(text, [], QUERY_TIMEOUT))
    .catch((error: unknown) => {
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
 * True while the statements of every request are prepared. Parsing and planning each once per connection halves the
 * cost of an event for PostgreSQL. A pooler in between may use another connection for each transaction, which lacks the
 * prepared statements: the first statement that fails for that reason ends preparing for all.
 */
export interface PrepareMode {
  isOn: boolean;
}

/** SQLSTATE of a prepared statement that is missing, or exists already. */
export const UNPREPARED = ['26000', '42P05'] as const;

interface Setup {
  /** The timeout of a statement in milliseconds. */
  readonly queryTimeout: number;
  /** Shared by all connections of a pool. */
  readonly preparing: PrepareMode;
  /** Called after a statement has timed out. */
  readonly late?: () => void;
}

/**
 * Returns a connection for the dialect.
 *
 * @throws LinkError `store_unavailable`, after the connection was released
 */
export async function connectionOn(
  client: PoolConnection,
  setup: Setup,
): Promise<PostgresPoolClient> {
  surviveToEnd(client);
  return new ClassifiedConnection(client, setup, await beginOf(client));
}

class ClassifiedConnection implements PostgresPoolClient {
  readonly query = checkedQuery((text, parameters) => this.#query(text, parameters));
  /**
   * The error of a connection that became unresponsive. The connection is not used any more, so that no other statement
   * waits for it to fail again.
   */
  #broken: unknown;
  /** BEGIN, where the next statement is sent without a wait for its answer. */
  #begun: Promise<unknown> | undefined;
  #isWithin = false;

  constructor(
    readonly client: PoolConnection,
    readonly setup: Setup,
    readonly begin: Begin,
  ) {}

  /** Releases the connection to the pool, which wraps it anew for each use. */
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
      // The rejection is reported by the wait for the next answer.
      sent.catch(() => {});
      this.#begun = sent;
    } else {
      await sent;
    }
    // The driver gives two results for two statements, and neither has rows.
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
      // A transaction has to be repeated as a whole.
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
 * Validates bound values and types read values as on the other engine. Half a surrogate pair would be stored as another
 * character.
 */
export function checkedQuery(run: RunQuery): PostgresPoolClient['query'] {
  const query: RunQuery = async (sql, parameters) => {
    for (const value of parameters) if (typeof value === 'string') storableText(value);
    const result = await run(sql, parameters);
    typeRows(result.rows);
    return result;
  };
  // Only this shape is used: a site reads nothing by a cursor of the driver.
  return query as PostgresPoolClient['query'];
}

/** Classes of SQLSTATE of transient errors: connection, resources, operator intervention, system. */
const TRANSIENT = /^(?:08|53|57|58|25006)/;

export function refuseAsUnavailable(error: unknown): never {
  const code: unknown = Object(error).code;
  const isTransient = typeof code === 'string' && TRANSIENT.test(code);
  throw isAway(error) || isTransient ? unavailable(error) : error;
}

/** Returns true for a failure without a reachable server. Such an error has no severity. */
function isAway(error: unknown): boolean {
  const { code, severity, message }: Record<'code' | 'severity' | 'message', unknown> =
    Object(error);
  const isTimeout = /timeout|terminated|after calling end|not queryable/i.test(String(message));
  return severity === undefined && (isSystemCode(code) || isTimeout);
}

/** Returns true for a missing answer. A server that ends a statement itself has answered. */
export function isLate(error: unknown): boolean {
  return (
    isAway(error) && /timeout|ETIMEDOUT/i.test(`${Object(error).message} ${Object(error).code}`)
  );
}

function isSystemCode(code: unknown): boolean {
  return typeof code === 'string' && /^E[A-Z]+$/.test(code);
}
