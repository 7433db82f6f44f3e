'use strict';

/**
 * get_notes: the job notes of an order.
 *
 * - `note_rev` is the id of the note that an edit stems from, 0 for an original.
 * - A property note (`prop`) shows on every order of its property.
 * - `has_attachments` true makes the caller ask for get_file.
 *
 * @returns {import('svclink').Handler<import('svclink').EventMap['get_notes']['data'], import('svclink').EventMap['get_notes']['reply']>}
 */
function getNotes({ store }) {
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

module.exports = { getNotes };
