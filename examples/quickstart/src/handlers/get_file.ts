import type { EventHandler, Site } from '../site.js';

/**
 * get_file: the documents of an order.
 *
 * - `module_type` is `uploads` for the photos and documents, `job_notes` for the attachments of notes.
 * - The addresses are pre-signed and expire after 30 minutes: make new ones at every call.
 * - The receiver fills in `imported` and the caller's `remote_report_id`.
 */
export function getFile({ store, addresses }: Site): EventHandler<'get_file'> {
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
