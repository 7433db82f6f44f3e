import { isRowId } from '../../engine/context.js';
import type { Statements } from '../../engine/store/database.js';
import { person, seen, type Viewer } from './visibility.js';

/** The most ids per statement, because databases limit the number of values. */
const CHUNK = 500;

/** Returns the ids of the groups of notes by the id of the note, without notes for everybody. */
export async function groupsOfNotes(
  read: Statements,
  noteIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const groups = new Map<string, string[]>();
  for (let start = 0; start < noteIds.length; start += CHUNK) {
    const rows = await read
      .selectFrom('note_visibility')
      .select(['note_id', 'group_id'])
      .where('note_id', 'in', noteIds.slice(start, start + CHUNK))
      .execute();
    for (const { note_id, group_id } of rows) {
      const known = groups.get(note_id);
      if (known) known.push(group_id);
      else groups.set(note_id, [group_id]);
    }
  }
  return groups;
}

/** Returns a user of the site as a viewer. @param userId of the user */
export async function personOf(read: Statements, userId: string): Promise<Viewer> {
  const rows = await read
    .selectFrom('group_members')
    .select('group_id')
    .where('user_id', '=', userId)
    .execute();
  return person(rows.map(({ group_id }) => group_id));
}

/** Returns the ids of those of some notes that a viewer may see. */
export async function seenNotes(
  read: Statements,
  viewer: Viewer,
  noteIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const groups = await groupsOfNotes(read, noteIds);
  return new Set(noteIds.filter((id) => seen(viewer, 'note', { groups: groups.get(id) ?? [] })));
}

/** Returns true if a viewer may see a note and its attachments. */
export async function seesNote(read: Statements, viewer: Viewer, noteId: string): Promise<boolean> {
  return isRowId(noteId) && (await seenNotes(read, viewer, [noteId])).has(noteId);
}
