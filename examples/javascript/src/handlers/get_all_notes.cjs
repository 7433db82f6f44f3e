'use strict';

/**
 * get_all_notes: the notes that this side supplies.
 *
 * - `wo_number` must exist in the caller's account; `note_id` is unique per integrator.
 * - Created notes are acknowledged by their `transaction_id`.
 *
 * @returns {import('svclink').Handler<import('svclink').EventMap['get_all_notes']['data'], import('svclink').EventMap['get_all_notes']['reply']>}
 */
function getAllNotes({ store }) {
  return ({ data: { timestamp = -1 } }) =>
    store.suppliedNotes
      .filter(({ writtenAt }) => writtenAt > timestamp)
      .map((note) => ({
        wo_number: note.woNumber,
        note_id: note.noteId,
        note_type: note.type,
        note_text: note.text,
        note_from: note.from,
        transaction_id: note.transactionId,
      }));
}

module.exports = { getAllNotes };
