// Runs on a thread of its own, as one text in which everything is that it needs: see scripts/build/log-thread.mjs.
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { openHandle } from '../store/sqlite/sqlite-handle.js';
import { logInserts } from './log-insert.js';
import { type HandedExchange, type LogRow, rowOf } from './log-row.js';

/** What the thread is started with: the file of the driver, and that of the log. */
export interface LogThreadStart {
  readonly driver: string;
  readonly path: string;
}

/** What became of a batch: how large its rows are, or why there are none. */
export type Written = { readonly bytes: number } | { readonly failure: string };

const { driver, path }: LogThreadStart = workerData;
const handle = openHandle(createRequire(driver)(driver), path, 'relaxed');

/** Writes exchanges in one commit. */
function write(batch: readonly HandedExchange[]): Written {
  const rows = batch.map(rowOf);
  try {
    handle.exec('BEGIN IMMEDIATE');
    for (const { sql, json } of logInserts('sqlite', rows)) handle.prepare(sql).run([json]);
    handle.exec('COMMIT');
  } catch (error) {
    rollBack();
    // Errors of the driver lose their message on the way between threads.
    return { failure: error instanceof Error ? error.message : String(error) };
  }
  return { bytes: rows.reduce((sum: number, row: LogRow) => sum + row.body_size, 0) };
}

function rollBack(): void {
  try {
    handle.exec('ROLLBACK');
  } catch {}
}

parentPort?.on('message', (batch: readonly HandedExchange[] | 'end') => {
  if (batch === 'end') {
    handle.close();
    parentPort?.close();
  } else {
    parentPort?.postMessage(write(batch));
  }
});

parentPort?.postMessage('ready');
