import type { EventHandler, Site } from '../site.js';

/**
 * get_notes: the job notes of an order.
 *
 * - `note_rev` is the id of the original note of a revision, 0 for an original.
 * - A property note (`prop`) appears on every order of its property.
 * - `has_attachments` true makes the caller request get_file.
 */
export function getNotes({ store }: Site): EventHandler<'get_notes'> {
  return ({ data }) => {
    const order = store.order(data.report_id);
    return store.notesOf(order).map((note) => ({
      note_id: note.id,
      note_rev: note.revises,
      report_id: order.reportId,
      note_type: note.type,
      note_text: note.text,
      insert_by: note.insertBy,
      insert_date: note.insertDate,
      org_name: note.orgName,
      has_attachments: note.hasAttachments,
    }));
  };
}
