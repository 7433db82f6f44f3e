import type { Statements } from '../../../engine/store/database.js';
import { storeNoteSending } from '../../../orders/attachments/note-recipients.js';
import { limitToGroups } from '../../../orders/notes.js';
import { noteShownOn } from '../../../orders/shown-notes.js';
import { storeDraft } from '../drafts.js';
import { lockItem, queueAgain, storeItem } from '../outbox.js';
import type { ResultsContext } from '../photo-flags.js';
import type { ReadResults } from '../result-input.js';
import { draftOf, givenPayload, type StoredItem } from '../result-payloads.js';
import { DRAFT_AREA, insertFile, markAttached, storeNote } from '../stored-parts.js';
import { contentOf, type FileWithContent, fileColumns } from './store-files.js';

export async function storeNoteResult(
  context: ResultsContext,
  note: ReadResults['notes'][number],
  attachments: readonly FileWithContent[],
): Promise<readonly string[]> {
  const { tx, order, at, isDraft } = context;
  const before = await lockItem(tx, order.id, 'note', note.key);
  if (isDraft) {
    await storeNoteDraft(context, note, attachments, before);
    return [];
  }
  const given = givenPayload(before, 'note');
  const noteId = await storeNote(context, given?.note_id, note);
  // A corrected note keeps those of its first version.
  if (!given) await storeNoteDetails(context, noteId, note);
  for (const file of attachments) {
    if (given && (await isAttached(tx, noteId, file))) continue;
    const columns = { ...fileColumns(context, 'job_notes'), note_id: noteId };
    await insertFile(tx, { ...(await contentOf(tx, file)), ...columns });
  }
  if (attachments.length > 0) await markAttached(tx, noteId);
  const payload = { note_id: noteId };
  await storeItem(tx, { orderId: order.id, kind: 'note', key: note.key, payload, at });
  // The payload is the same, but the note is another one.
  if (before && given) await queueAgain(tx, before, { at });
  return [noteId];
}

/** Stores the revised note, the groups and the recipients of a new note. */
async function storeNoteDetails(
  { tx, order, at }: ResultsContext,
  id: string,
  { revises, groups, sending, input }: ReadResults['notes'][number],
): Promise<void> {
  if (revises !== '') {
    const revised = await noteShownOn(tx, order, revises);
    if (!revised) throw input.wrong('revises', `order ${order.id} has no such note`);
    await tx.updateTable('notes').set({ revises_id: revised }).where('id', '=', id).execute();
  }
  await limitToGroups(tx, id, groups);
  await storeNoteSending(tx, { id, orderId: order.id, at }, sending);
}

/** Stores the draft of a note, which joins the notes of its order when it is sent. */
async function storeNoteDraft(
  context: ResultsContext,
  { key, type, text, revises, groups, sending, input }: ReadResults['notes'][number],
  attachments: readonly FileWithContent[],
  before: StoredItem | undefined,
): Promise<void> {
  const { users, emails, reminder } = sending;
  if (revises !== '' || reminder || groups.length + users.length + emails.length > 0) {
    throw input.wrong('revises', 'groups, recipients and reminders are not stored with a draft');
  }
  const { tx, order, at } = context;
  const file_ids = [...(draftOf(before, 'note')?.file_ids ?? [])];
  for (const file of attachments) {
    if (await isAmong(tx, file_ids, file)) continue;
    const columns = { ...(await contentOf(tx, file)), ...fileColumns(context, DRAFT_AREA) };
    file_ids.push(await insertFile(tx, columns));
  }
  const known = draftOf(before, 'note');
  const author = context.by || known?.by;
  const draft = {
    ...{ note_type: type, note_text: text, file_ids },
    ...(author ? { by: author } : {}),
    ...(known?.details ? { details: known.details } : {}),
  };
  await storeDraft(tx, { orderId: order.id, kind: 'note', key, at, draft });
}

/** Selects the stored files that have the name and the content of a given one. */
function sameFiles(tx: Statements, { name, prepared }: FileWithContent) {
  return tx
    .selectFrom('files')
    .select('id')
    .where('file_name', '=', name)
    .where('sha256', '=', prepared.stored.sha256);
}

async function isAmong(tx: Statements, ids: readonly string[], file: FileWithContent) {
  if (ids.length === 0) return false;
  return (await sameFiles(tx, file).where('id', 'in', ids).executeTakeFirst()) !== undefined;
}

/**
 * Returns true for an existing attachment. A caller that repeats a note, not knowing whether it arrived, adds its files
 * once.
 */
async function isAttached(tx: Statements, noteId: string, file: FileWithContent) {
  const there = await sameFiles(tx, file).where('note_id', '=', noteId).executeTakeFirst();
  return there !== undefined;
}
