// This code runs on a separate thread, as one text with all its dependencies: see scripts/build/log-thread.mjs.

import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { type DriverStatement, openHandle } from './sqlite-handle.js';

/** The parameters of the thread: the file of the driver, and the file of the database. */
export interface StatementThreadStart {
  readonly driver: string;
  readonly path: string;
}

/** A statement with its values. */
export interface AskedStatement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** A statement that returns rows, or several that change rows in one transaction. */
export type Asked = { readonly id: number } & (
  | { readonly read: AskedStatement }
  | { readonly write: readonly AskedStatement[] }
);

/** The rows as lists of values with the names of their columns; or the failure. */
export type Answered = { readonly id: number } & (
  | { readonly columns: readonly string[]; readonly rows: readonly unknown[][] }
  | { readonly failure: { readonly message: string; readonly code: unknown } }
);

const { driver, path }: StatementThreadStart = workerData;
const handle = openHandle(createRequire(driver)(driver), path, 'full');

const MOST_STATEMENTS = 100;
const statements = new Map<string, DriverStatement>();

function prepared(sql: string): DriverStatement {
  let statement = statements.get(sql);
  if (statement) return statement;
  statement = handle.prepare(sql);
  if (statement.reader) statement.raw();
  if (statements.size >= MOST_STATEMENTS) statements.clear();
  statements.set(sql, statement);
  return statement;
}

function read({ sql, parameters }: AskedStatement) {
  const statement = prepared(sql);
  const rows = statement.all([...parameters]) as unknown[][];
  return { columns: statement.columns().map(({ name }) => name), rows };
}

function write(asked: readonly AskedStatement[]) {
  handle.exec('BEGIN IMMEDIATE');
  try {
    for (const { sql, parameters } of asked) prepared(sql).run([...parameters]);
    handle.exec('COMMIT');
  } catch (error) {
    handle.exec('ROLLBACK');
    throw error;
  }
  return { columns: [], rows: [] };
}

parentPort?.on('message', (asked: Asked | 'end') => {
  if (asked === 'end') {
    statements.clear();
    handle.close();
    parentPort?.close();
    return;
  }
  const { id } = asked;
  try {
    const found = 'read' in asked ? read(asked.read) : write(asked.write);
    parentPort?.postMessage({ id, ...found });
  } catch (error) {
    // Errors of the driver lose their members between threads.
    const { message, code }: { message?: unknown; code?: unknown } = Object(error);
    parentPort?.postMessage({ id, failure: { message: String(message ?? error), code } });
  }
});
