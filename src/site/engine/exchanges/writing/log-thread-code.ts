// This code runs on a separate thread, as one text with all its dependencies: see scripts/build/log-thread.mjs.

import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { messageOf } from '../../../../protocol/errors/base-error.js';
import { type DriverStatement, type Handle, openHandle } from '../../store/sqlite/sqlite-handle.js';
import { bytesByHolder, type HolderBytes, logInserts } from '../log-insert.js';
import { type HandedExchange, type LogRow, rowOf } from '../log-row.js';

/** The parameters of the thread: the file of the driver, and the file of the log if the thread writes it. */
export interface LogThreadStart {
  readonly file?: { readonly driver: string; readonly path: string };
}

/** A part of a batch. Copying a whole batch to the thread at once would block the event loop too long. */
export interface LogPart {
  readonly exchanges: readonly HandedExchange[];
  /** True for the last part of a batch, which commits all of it. */
  readonly isLast: boolean;
  /** True if the rows are not written, because the caller shows them. Default false. */
  readonly isShown?: boolean;
}

/** The outcome of a part: the bytes of its rows, or the rows for the caller to write, or the failure of its batch. */
export type Written =
  | { readonly byteCounts: HolderBytes }
  | { readonly rows: readonly LogRow[] }
  | { readonly failure: string; readonly code?: string };

const { file }: LogThreadStart = workerData;
const handle = file && openHandle(createRequire(file.driver)(file.driver), file.path, 'relaxed');

const statements = new Map<string, DriverStatement>();

function prepared(to: Handle, sql: string): DriverStatement {
  const statement = statements.get(sql) ?? to.prepare(sql);
  statements.set(sql, statement);
  return statement;
}

let isWriting = false;

/** Writes a part of a batch. The last part commits the batch. */
function write(to: Handle, rows: readonly LogRow[], isLast: boolean): Written {
  const byteCounts = bytesByHolder(rows);
  try {
    if (!isWriting) to.exec('BEGIN IMMEDIATE');
    isWriting = true;
    for (const { sql, values } of logInserts('sqlite', rows)) prepared(to, sql).run(values);
    if (isLast) commit(to);
  } catch (error) {
    rollBack(to);
    // Errors of the driver lose their message and their code between threads.
    const { code }: { code?: unknown } = Object(error);
    return { failure: messageOf(error), ...(typeof code === 'string' ? { code } : {}) };
  }
  return { byteCounts };
}

function commit(to: Handle): void {
  to.exec('COMMIT');
  isWriting = false;
}

function rollBack(to: Handle): void {
  isWriting = false;
  try {
    to.exec('ROLLBACK');
  } catch {}
}

parentPort?.on('message', (part: LogPart | 'end') => {
  if (part === 'end') {
    statements.clear();
    handle?.close();
    parentPort?.close();
    return;
  }
  const rows = part.exchanges.map(rowOf);
  const isWritten = handle && !part.isShown;
  parentPort?.postMessage(isWritten ? write(handle, rows, part.isLast) : { rows });
});

parentPort?.postMessage('ready');
