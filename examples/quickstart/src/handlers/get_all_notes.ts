import type { EventHandler, Site } from '../site.js';

/**
 * get_all_notes: the notes that this side supplies.
 *
 * - `wo_number` must exist in the caller's account; `note_id` is unique per integrator.
 * - Created notes are acknowledged by their `transaction_id`.
 */
export function getAllNotes({ store }: Site): EventHandler<'get_all_notes'> {
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
