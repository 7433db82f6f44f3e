import type { Statements } from '../../engine/store/database.js';
import type { NewRow, StoredRow } from '../../engine/store/schema/schema.js';
import type { ContentColumn } from '../../orders/files.js';
import type { AnyOrder } from '../../orders/order-writing.js';
import { noteDate } from '../../orders/shown-notes.js';
import { queueAgain } from './outbox.js';
import { payloadOf, type StoredItem } from './result-payloads.js';

/** The area of files that wait for a person to send them. It is hidden from peers. */
export const DRAFT_AREA = 'drafts';

/** Stores a file of an order. @returns its id */
export async function insertFile(tx: Statements, row: NewRow<'files'>): Promise<string> {
  const { id } = await tx.insertInto('files').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** The columns of the content of a file. */
export type FileContent = Pick<StoredRow<'files'>, ContentColumn>;

/** Returns true if a stored file has a content. */
export async function hasContent(tx: Statements, id: string, sha256: string): Promise<boolean> {
  const query = tx.selectFrom('files').select('sha256').where('id', '=', id);
  return (await query.executeTakeFirst())?.sha256 === sha256;
}

/** Replaces the content of a given file, and its document type where there is one. A different content is sent again. */
export async function replaceFile(
  tx: Statements,
  item: StoredItem,
  content: FileContent & Partial<Pick<StoredRow<'files'>, 'document_type_id'>>,
  at: number,
): Promise<void> {
  const { file_id } = payloadOf(item, 'file');
  const isSame = await hasContent(tx, file_id, content.sha256);
  await tx.updateTable('files').set(content).where('id', '=', file_id).execute();
  if (!isSame) await queueAgain(tx, item, { at });
}

/** Stores the text of a note that is sent, or creates the note. @returns its id */
export async function storeNote(
  {
    tx,
    order,
    at,
    by = '',
    app,
  }: {
    readonly tx: Statements;
    readonly order: AnyOrder;
    readonly at: number;
    readonly by?: string;
    readonly app?: string | undefined;
  },
  noteId: string | undefined,
  { type, text }: { readonly type: string; readonly text: string },
): Promise<string> {
  const content = { note_type: type, body: text, modified_at: at };
  if (noteId !== undefined) {
    await tx.updateTable('notes').set(content).where('id', '=', noteId).execute();
    return noteId;
  }
  const { id } = await tx
    .insertInto('notes')
    .values({
      ...content,
      order_id: order.id,
      property_id: order.property_id,
      inserted_by: by || 'owner',
      inserted_text: noteDate(at),
      org_name: '',
      has_attachments: false,
      attachments: 'none',
      app_id: app ?? null,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Records that a note has attachments. */
export async function markAttached(tx: Statements, noteId: string): Promise<void> {
  await tx.updateTable('notes').set({ has_attachments: true }).where('id', '=', noteId).execute();
}
