import { isRowId } from '../../engine/context.js';
import type { Statements } from '../../engine/store/database.js';
import { inStatements } from '../../engine/store/in-parts.js';
import { type OrderHolder, person, seen, type Viewer } from './visibility.js';

/** Returns the ids of the groups of notes by the id of the note, without notes for everybody. */
export async function groupsOfNotes(
  read: Statements,
  noteIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const groups = new Map<string, string[]>();
  for (const part of inStatements(noteIds)) {
    const rows = await read
      .selectFrom('note_visibility')
      .select(['note_id', 'group_id'])
      .where('note_id', 'in', part)
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
  const holders = await holdersOfNotes(read, viewer, noteIds);
  const isSeen = (id: string) => {
    const holder = holders.get(id);
    return seen(viewer, 'note', { groups: groups.get(id) ?? [], ...(holder ? { holder } : {}) });
  };
  return new Set(noteIds.filter(isSeen));
}

/** Returns the accounts and links that have sent notes, by the ids of the notes; none for a viewer of all of them. */
async function holdersOfNotes(
  read: Statements,
  { accounts, links }: Viewer,
  noteIds: readonly string[],
): Promise<ReadonlyMap<string, OrderHolder>> {
  const holders = new Map<string, OrderHolder>();
  if (accounts === 'all' && links === 'all') return holders;
  for (const part of inStatements(noteIds)) {
    const rows = await read
      .selectFrom('notes')
      .select(['id', 'account_id', 'link_id'])
      .where('id', 'in', part)
      .execute();
    for (const { id, ...holder } of rows) holders.set(id, holder);
  }
  return holders;
}

/** Returns true if a viewer may see a note and its attachments. */
export async function seesNote(read: Statements, viewer: Viewer, noteId: string): Promise<boolean> {
  return isRowId(noteId) && (await seenNotes(read, viewer, [noteId])).has(noteId);
}

/** The facts of a file that decide whether it is an attachment, and of which note. */
export interface NotedFile {
  readonly note_id: string | null;
  readonly area: string;
  readonly link_id: string | null;
  readonly order_id: string | null;
}

/**
 * Returns those of some files of one order that a viewer may see: an attachment is shown with its note. The protocol does
 * not state the note of an imported attachment where several notes have some: it is shown to those who see all of them.
 */
export async function seenFiles<File extends NotedFile>(
  read: Statements,
  viewer: Viewer,
  files: readonly File[],
): Promise<readonly File[]> {
  const ids = await seenNotes(read, viewer, [
    ...new Set(files.flatMap((one) => one.note_id ?? [])),
  ]);
  const loose = files.find(isLoose);
  const seesLoose = loose !== undefined && (await seesAllNotes(read, viewer, loose));
  return files.filter((file) =>
    isLoose(file) ? seesLoose : file.note_id === null || ids.has(file.note_id),
  );
}

/** Returns true for an imported attachment whose note is not known. */
function isLoose({ note_id, area, link_id }: NotedFile): boolean {
  return note_id === null && area === 'job_notes' && link_id !== null;
}

/** Returns true if a viewer sees all notes that an imported attachment may belong to, those of the property included. */
async function seesAllNotes(
  read: Statements,
  viewer: Viewer,
  { link_id, order_id }: NotedFile,
): Promise<boolean> {
  const notes = await read
    .selectFrom('notes')
    .select('id')
    .where('link_id', '=', link_id)
    .where('has_attachments', '=', true)
    .where('property_id', 'in', (one) =>
      one.selectFrom('orders').select('property_id').where('orders.id', '=', order_id),
    )
    .execute();
  const ids = notes.map(({ id }) => id);
  return ids.length > 0 && (await seenNotes(read, viewer, ids)).size === ids.length;
}
