// Runs on a thread of its own, as one text in which everything is that it needs: see scripts/build/log-thread.mjs.

import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { messageOf } from '../../../protocol/errors/base-error.js';
import { type DriverStatement, type Handle, openHandle } from '../store/sqlite/sqlite-handle.js';
import { type HeldBytes, heldBy, logInserts } from './log-insert.js';
import { type HandedExchange, type LogRow, rowOf } from './log-row.js';

/** What the thread is started with: the file of the driver, and that of the log, where it is to write that. */
export interface LogThreadStart {
  readonly file?: { readonly driver: string; readonly path: string };
}

/** A part of a batch: a whole one, copied to the thread at once, would hold the event loop too long. */
export interface LogPart {
  readonly exchanges: readonly HandedExchange[];
  /** Whether it is the last of its batch, all of which is committed with it. */
  readonly isLast: boolean;
  /** Whether they are not written: the caller shows them. Default false. */
  readonly isShown?: boolean;
}

/** What became of a part: what its rows take, or the rows for the caller to write, or why there are none of its batch. */
export type Written =
  | { readonly held: HeldBytes }
  | { readonly rows: readonly LogRow[] }
  | { readonly failure: string };

const { file }: LogThreadStart = workerData;
const handle = file && openHandle(createRequire(file.driver)(file.driver), file.path, 'relaxed');

const statements = new Map<string, DriverStatement>();

function prepared(to: Handle, sql: string): DriverStatement {
  const statement = statements.get(sql) ?? to.prepare(sql);
  statements.set(sql, statement);
  return statement;
}

let isWriting = false;

/** Writes a part of a batch; its last part commits all of it. */
function write(to: Handle, rows: readonly LogRow[], isLast: boolean): Written {
  const held = heldBy(rows);
  try {
    if (!isWriting) to.exec('BEGIN IMMEDIATE');
    isWriting = true;
    for (const { sql, values } of logInserts('sqlite', rows)) prepared(to, sql).run(values);
    if (isLast) commit(to);
  } catch (error) {
    rollBack(to);
    // Errors of the driver lose their message on the way between threads.
    return { failure: messageOf(error) };
  }
  return { held };
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
