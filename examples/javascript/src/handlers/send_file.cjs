'use strict';

/**
 * send_file: a photo or file for an order, as multipart or by address.
 *
 * - Name, type and content have been checked: only the allowed types come here.
 * - What the handler does not save is removed when it returns. By address, saving is what fetches the file.
 * - `file_id` is the sender's own id. The same one again replaces the file and makes no second.
 *
 * @returns {import('svclink').Handler<import('svclink').EventMap['send_file']['data'], import('svclink').EventMap['send_file']['reply'], import('svclink').WithFile>}
 */
function sendFile({ store, kept }) {
  return async ({ data, file, account }) => {
    const order = store.order(data.dst_report_id);
    await kept.keep(file, { order, sender: account.username, fileId: data.file_id });
    return null;
  };
}

module.exports = { sendFile };
