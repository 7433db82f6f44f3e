'use strict';

/**
 * get_file: the documents of an order.
 *
 * - `module_type` is `uploads` for the photos and documents, `job_notes` for the attachments of notes.
 * - The addresses are pre-signed and expire 30 minutes after they were made: make new ones at every call.
 * - `imported` and the caller's `remote_report_id` are filled in by the receiver.
 *
 * @returns {import('svclink').Handler<import('svclink').EventMap['get_file']['data'], import('svclink').EventMap['get_file']['reply']>}
 */
function getFile({ store, addresses }) {
  return ({ data }) => {
    const order = store.order(data.report_id);
    return store.filesOf(order, data.module_type).map((file) => ({
      report_id: order.reportId,
      file_id: file.id,
      file_name: file.name,
      file_type: file.mimeType,
      file_size: file.content.size,
      file_desc: file.description,
      obj_url: addresses.of(file),
      ...(file.thumbnail ? { obj_url_thumb: addresses.ofThumbnail(file) } : {}),
      module_type: file.module,
      org_name: file.orgName,
    }));
  };
}

module.exports = { getFile };
