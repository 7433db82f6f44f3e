import { LinkError } from 'svclink';
import type { Order } from './order.js';
import { keyOf } from './results.js';
import type { Store } from './store.js';

/** A received file with the names of its sender. */
export interface SentFile {
  readonly order: Order;
  readonly sender: string;
  readonly fileId: string;
}

/** Returns the key of a received file in the store. */
export function sentFileKey({ order, sender, fileId }: SentFile): string {
  return keyOf(sender, order.reportId, fileId);
}

/**
 * Requires that a flagged photo was received.
 *
 * @throws LinkError `file_not_found`, or `not_a_photo` for a file of the other area
 */
export function requirePhoto(store: Store, sent: SentFile): void {
  const { fileId, order } = sent;
  const file = store.files.get(store.sentFiles.get(sentFileKey(sent)) ?? 0);
  if (!file) {
    const message = `No file ${fileId} was received for order ${order.reportId}: send it first.`;
    throw new LinkError('file_not_found', message);
  }
  if (file.area !== 0) {
    throw new LinkError('not_a_photo', `File ${fileId} is no photo: only photos are flagged.`);
  }
}
