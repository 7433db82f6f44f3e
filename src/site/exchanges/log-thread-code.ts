// Runs on a thread of its own, as one text in which everything is that it needs: see scripts/build/log-thread.mjs.
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { type DriverStatement, openHandle } from '../store/sqlite/sqlite-handle.js';
import { logInserts } from './log-insert.js';
import { type HandedExchange, type LogRow, rowOf } from './log-row.js';

/** What the thread is started with: the file of the driver, and that of the log. */
export interface LogThreadStart {
  readonly driver: string;
  readonly path: string;
}

/** A part of a batch: a whole one, copied to the thread at once, would hold the event loop too long. */
export interface LogPart {
  readonly exchanges: readonly HandedExchange[];
  /** Whether it is the last of its batch, all of which is committed with it. */
  readonly isLast: boolean;
}

/** What became of a part: how large its rows are, or why there are none of its batch. */
export type Written = { readonly bytes: number } | { readonly failure: string };

const { driver, path }: LogThreadStart = workerData;
const handle = openHandle(createRequire(driver)(driver), path, 'relaxed');

const statements = new Map<string, DriverStatement>();

function prepared(sql: string): DriverStatement {
  const statement = statements.get(sql) ?? handle.prepare(sql);
  statements.set(sql, statement);
  return statement;
}

let isWriting = false;

/** Writes a part of a batch; its last part commits all of it. */
function write({ exchanges, isLast }: LogPart): Written {
  const rows = exchanges.map(rowOf);
  try {
    if (!isWriting) handle.exec('BEGIN IMMEDIATE');
    isWriting = true;
    for (const { sql, values } of logInserts('sqlite', rows)) prepared(sql).run(values);
    if (isLast) commit();
  } catch (error) {
    rollBack();
    // Errors of the driver lose their message on the way between threads.
    return { failure: error instanceof Error ? error.message : String(error) };
  }
  return { bytes: rows.reduce((sum: number, row: LogRow) => sum + row.body_size, 0) };
}

function commit(): void {
  handle.exec('COMMIT');
  isWriting = false;
}

function rollBack(): void {
  isWriting = false;
  try {
    handle.exec('ROLLBACK');
  } catch {}
}

parentPort?.on('message', (part: LogPart | 'end') => {
  if (part === 'end') {
    statements.clear();
    handle.close();
    parentPort?.close();
  } else {
    parentPort?.postMessage(write(part));
  }
});

parentPort?.postMessage('ready');
