import type { Statements } from '../../engine/store/database.js';
import { inStatements } from '../../engine/store/in-parts.js';

/** Removes files with the records that refer to them. A regular job removes contents that no file has any more. */
export async function removeFiles(tx: Statements, ids: readonly string[]): Promise<void> {
  for (const part of inStatements(ids)) {
    await tx.deleteFrom('damage_photos').where('file_id', 'in', part).execute();
    await tx.deleteFrom('photo_flags').where('file_id', 'in', part).execute();
    await tx.deleteFrom('files').where('id', 'in', part).execute();
  }
}

/** Removes a note with its attachments, its groups and its recipients. */
export async function removeNote(tx: Statements, id: string): Promise<void> {
  const files = await tx.selectFrom('files').select('id').where('note_id', '=', id).execute();
  await removeFiles(
    tx,
    files.map((file) => file.id),
  );
  await tx.deleteFrom('note_visibility').where('note_id', '=', id).execute();
  await tx.deleteFrom('note_recipients').where('note_id', '=', id).execute();
  await tx
    .updateTable('received_supplied_notes')
    .set({ note_id: null })
    .where('note_id', '=', id)
    .execute();
  await tx.deleteFrom('notes').where('id', '=', id).execute();
}
