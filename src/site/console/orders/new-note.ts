import type { SiteContext } from '../../engine/context.js';
import { type PreparedFile, prepareFile } from '../../engine/files/prepared-file.js';
import { Input } from '../../engine/input.js';
import { ownerWriteAll } from '../../engine/owner-write.js';
import { typeOf } from '../../orders/files.js';
import type { Owner } from '../../owner/index.js';
import { type Call, idOf } from '../call.js';
import { attachmentsOf } from './note-attachments.js';

/** An attachment whose content is stored. */
interface Attachment {
  readonly file_name: string;
  readonly content: PreparedFile;
}

/**
 * Writes a note of an owned order as the logged-in user, with the files that were sent for it: the contractor gets the
 * note once, with all of them.
 *
 * @throws LinkError `input_invalid`, `order_not_found`, `not_found` for an unknown group or revised note
 */
export async function addNote(
  context: SiteContext,
  { notes, files }: Pick<Owner, 'notes' | 'files'>,
  call: Call,
): Promise<{ readonly note_id: string }> {
  const note = new Input('note', await call.body(), [
    'note_type',
    'note_text',
    'groups',
    'revises',
    'attachments',
  ]);
  const { username, display_name: insert_by } = call.user;
  const report_id = idOf(call);
  const given = {
    report_id,
    note_type: note.choice('note_type', ['wo', 'prop'], 'wo'),
    note_text: note.required('note_text', context.limits.noteText),
    revises: note.text('revises'),
    groups: note.texts('groups'),
    insert_by,
  };
  const attachments = await preparedOf(context, report_id, note);
  const note_id = await ownerWriteAll(context, call.acting, async (within) => {
    const id = await notes.create(given, username, within);
    for (const file of attachments) await files.add({ report_id, note_id: id, ...file }, within);
    return id;
  });
  return { note_id };
}

/** Returns the attachments with their thumbnails, which no transaction waits for. @throws LinkError `input_invalid` */
async function preparedOf(
  context: SiteContext,
  order: string,
  note: Input,
): Promise<readonly Attachment[]> {
  const prepared: Attachment[] = [];
  for (const { file_name, content } of await attachmentsOf(context, order, note)) {
    const mimeType = typeOf(file_name)?.mimeType ?? '';
    prepared.push({ file_name, content: await prepareFile(context, content, mimeType) });
  }
  return prepared;
}
