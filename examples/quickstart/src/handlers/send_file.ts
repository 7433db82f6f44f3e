import type { FileHandler, Site } from '../site.js';

/**
 * send_file: a photo or file for an order, as multipart or by address.
 *
 * - Name, type and content are validated: only the allowed types arrive here.
 * - A file that the handler does not save is removed after it returns. A file by address is fetched by saving it.
 * - `file_id` is the sender's own id. The same one again replaces the file and makes no second one.
 */
export function sendFile({ store, storedFiles }: Site): FileHandler {
  return async ({ data, file, account }) => {
    const order = store.order(data.dst_report_id);
    await storedFiles.keep(file, { order, sender: account.username, fileId: data.file_id });
    return null;
  };
}
