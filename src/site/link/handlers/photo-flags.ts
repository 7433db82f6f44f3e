import { LinkError } from '../../../index.js';
import { LoopShare } from '../../../system/event-loop.js';
import type { Statements } from '../../engine/store/database.js';
import { inStatements } from '../../engine/store/in-parts.js';
import type { StoredOrder } from '../../orders/order-writing.js';
import type { Caller } from './event-handler.js';

/**
 * Returns our ids of the photos that a sender names by its own.
 *
 * @throws LinkError `file_not_found` for a photo that was never received, `flag_invalid` for a file that is not a photo
 */
export async function photosOf(
  statements: Statements,
  order: StoredOrder,
  caller: Caller,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(fileIds)];
  const found = new Map<string, string>();
  const share = new LoopShare();
  for (const ids of inStatements(wanted)) {
    const rows = await statements
      .selectFrom('files')
      .select(['id', 'sender_file_id', 'file_area'])
      .where('account_id', '=', caller.id)
      .where('order_id', '=', order.id)
      .where('area', '=', 'uploads')
      .where('sender_file_id', 'in', ids)
      .execute();
    for (const { id, sender_file_id, file_area } of rows) {
      if (file_area !== 0) {
        const message = `File ${sender_file_id} is no photo: only photos are flagged.`;
        throw new LinkError('flag_invalid', message);
      }
      found.set(sender_file_id ?? '', id);
    }
    await share.yield();
  }
  const missing = wanted.find((id) => !found.has(id));
  if (missing === undefined) return found;
  const message = `No file ${missing} was received for order ${order.id}: send it first.`;
  throw new LinkError('file_not_found', message);
}
