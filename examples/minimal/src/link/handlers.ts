import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Receiver } from 'svclink';
import type { OrderSheet, Store } from './store.js';

/**
 * Registers the handlers of six events: an order is listed, imported, and its notes, files and completion come back.
 */
export function registerHandlers(receiver: Receiver, store: Store): void {
  registerOrders(receiver, store);
  registerResults(receiver, store);
}

function registerOrders(receiver: Receiver, store: Store): void {
  /** The open orders; with `timestamp` those that changed after it. */
  receiver.on('get_all_orders', ({ data }) =>
    store.openOrders(data.timestamp).map(({ report_id, wo_number, status }) => ({
      report_id,
      wo_number,
      wo_status: status,
    })),
  );

  /** One order with its line items. Dates are `YYYYMMDD` or null, amounts have two decimals. */
  receiver.on('get_order', ({ data }): OrderSheet => JSON.parse(store.order(data.report_id).sheet));

  /** The caller has imported the order: a new one becomes In Field, any other keeps its status. */
  receiver.on('mark_order_imported', ({ data, account }) => {
    const { status } = store.order(data.report_id);
    store.addImport(data.report_id, account.username);
    if (status === 'Unread') store.setStatus(data.report_id, 'In Field');
    return null;
  });

  /** The sender reports an order as done. A refusal is no failure of the event: `error` contains the reasons. */
  receiver.on('send_ready_for_office', ({ data }) => {
    const { report_id, status } = store.order(data.dst_report_id);
    const { files } = store.results(report_id);
    const error = files === 0 ? [`Order ${report_id} has no photo yet.`] : [];
    const isReady = error.length === 0;
    if (isReady && status !== 'Ready for Office') store.setStatus(report_id, 'Ready for Office');
    return {
      error,
      cell_updates: [],
      error_reportid: isReady ? [] : [report_id],
      records_updated: isReady ? '1' : '0',
      ready_update: isReady ? '1' : '0',
      log_code: isReady ? '' : 'incomplete',
    };
  });
}

function registerResults(receiver: Receiver, store: Store): void {
  /**
   * Notes for an order. They and the answer are stored in one transaction: a repeated call gets the same answer, and
   * stores nothing.
   */
  receiver.on('send_notes', ({ data, account, delivery }) => {
    store.order(data.dst_report_id);
    return delivery.commit(() => {
      const ids = data.note.map((note) =>
        store.putNote(account.username, data.dst_report_id, note),
      );
      return { remote_note_id: ids[ids.length - 1] ?? '0' };
    });
  });

  /**
   * A photo or file for an order. Its name, type and content are already validated. A file that is not saved here is
   * removed.
   */
  receiver.on('send_file', async ({ data, file, account, delivery }) => {
    store.order(data.dst_report_id);
    const path = join(store.uploads, randomUUID());
    let before: string | undefined;
    try {
      const { sha256 } = await file.saveTo(path);
      await syncToDisk(path);
      const stored = { fileId: data.file_id, name: file.name, mimeType: file.mimeType };
      await delivery.commit(() => {
        const whole = { ...stored, path, sha256 };
        before = store.putFile(account.username, data.dst_report_id, whole);
        return null;
      });
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    if (before !== undefined) await rm(before, { force: true });
    return null;
  });
}

/** Writes a file to the disk, so that a power failure after the answer does not lose it. */
async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  await handle.sync().finally(() => handle.close());
}
