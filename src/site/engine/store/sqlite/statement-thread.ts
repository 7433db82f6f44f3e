import { Worker } from 'node:worker_threads';
import {
  type DatabaseConnection,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { STATEMENT_THREAD } from '../../generated/statement-thread.js';
import { boundValue, type RunQuery } from '../bound-values.js';
import type { Statements } from '../database.js';
import { oneConnection } from '../one-connection.js';
import { rowReader } from '../schema/row-types.js';
import type { Tables } from '../schema/schema.js';
import { refuseAsUnavailable } from './sqlite-dialect.js';
import type { Answered, Asked, StatementThreadStart } from './statement-thread-code.js';

/** The limit of the thread's heap in MiB. */
const LARGEST = 128;
const YOUNG = 16;

type Found = Extract<Answered, { readonly rows: unknown }>;

interface PendingStatement {
  resolve(found: Found): void;
  reject(error: unknown): void;
}

/**
 * Runs statements that take long on a thread with its own handle of the file, because a statement of SQLite blocks the
 * event loop until it has all rows. The thread starts with the first statement and runs one at a time.
 */
export class StatementThread {
  readonly #waiting = new Map<number, PendingStatement>();
  #worker: Worker | undefined;
  #last = 0;
  #isClosed = false;

  constructor(readonly start: StatementThreadStart) {}

  /** Runs a statement that returns rows. @throws as statements of the database */
  async read<Row>({ sql, parameters }: RunQuery): Promise<Row[]> {
    const values = parameters.map(boundValue);
    const { columns, rows } = await this.#ask({ read: { sql, parameters: values } });
    const { read } = rowReader(columns.map((name) => ({ name })));
    return rows.map((list) => read(list) as Row);
  }

  /** Runs statements in one transaction, beside those of the event loop. */
  async write(statements: readonly RunQuery[]): Promise<void> {
    const write = statements.map(({ sql, parameters }) => ({
      sql,
      parameters: parameters.map(boundValue),
    }));
    await this.#ask({ write });
  }

  /** Waits for the statements in progress and closes the handle. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const worker = this.#worker;
    if (!worker) return;
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    worker.ref();
    worker.postMessage('end');
    await ended;
  }

  #ask(asked: { readonly read: RunQuery } | { readonly write: readonly RunQuery[] }) {
    if (this.#isClosed) throw new Error('the database was closed');
    this.#worker ??= this.#begin();
    const worker = this.#worker;
    this.#last += 1;
    const id = this.#last;
    // A pending statement keeps the process alive, an idle thread does not.
    worker.ref();
    return new Promise<Found>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, ...asked } satisfies Asked);
    }).catch(refuseAsUnavailable);
  }

  #begin(): Worker {
    const worker = new Worker(STATEMENT_THREAD, {
      eval: true,
      name: 'svclink-statements',
      workerData: this.start,
      // The arguments of Node are for the code of the process.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: LARGEST, maxYoungGenerationSizeMb: YOUNG },
    });
    worker.on('message', (answered: Answered) => this.#settle(worker, answered));
    worker.on('error', (error) => this.#end(worker, error));
    worker.on('exit', () => this.#end(worker, new Error('the thread of the database ended')));
    return worker;
  }

  #settle(worker: Worker, answered: Answered): void {
    const waiting = this.#waiting.get(answered.id);
    this.#waiting.delete(answered.id);
    if (this.#waiting.size === 0) worker.unref();
    if ('rows' in answered) waiting?.resolve(answered);
    else {
      const { message, code } = answered.failure;
      waiting?.reject(Object.assign(new Error(message), { code }));
    }
  }

  /** The next statement starts another thread. */
  #end(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    const lost = Object.assign(error, { code: 'SQLITE_THREAD' });
    for (const { reject } of this.#waiting.values()) reject(lost);
    this.#waiting.clear();
  }
}

/** Returns statements for reading that run on a thread. */
export function statementsOn(thread: StatementThread): Statements {
  const connection: DatabaseConnection = {
    async executeQuery<Row>(query: RunQuery): Promise<QueryResult<Row>> {
      return { rows: await thread.read<Row>(query) };
    },
    streamQuery: () => {
      throw new Error('not supported: lists are read in pages');
    },
  };
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => oneConnection(connection),
      createIntrospector: (database) => new SqliteIntrospector(database),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
}
