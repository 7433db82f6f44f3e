import { splitExtension } from '../../../../protocol/files/file-name.js';
import type { PreparedFile } from '../../../engine/files/prepared-file.js';
import type { Statements } from '../../../engine/store/database.js';
import { requireType } from '../../../orders/attachments/document-types.js';
import { storeDraft } from '../drafts.js';
import { lockItem, storeItem } from '../outbox.js';
import type { ResultsContext } from '../photo-flags.js';
import { removeItem } from '../recall.js';
import { LONGEST_KEY, type ReadFile } from '../result-input.js';
import { draftOf, givenPayload, type StoredItem } from '../result-payloads.js';
import { DRAFT_AREA, hasContent, insertFile, replaceFile } from '../stored-parts.js';

/** A file with stored content. */
export interface FileWithContent extends ReadFile {
  readonly prepared: PreparedFile;
}

/** Stores a file. A file that is given again keeps its id, and its owner replaces it. @returns its id; none of a draft */
export async function storeFileResult(
  context: ResultsContext,
  file: FileWithContent,
): Promise<readonly string[]> {
  const { tx, order, at, isDraft } = context;
  const identity = { orderId: order.id, kind: 'file', key: file.key, at } as const;
  const before = await lockItem(tx, order.id, 'file', file.key);
  const given = givenPayload(before, 'file');
  if (isDraft) {
    await storeFileDraft(context, file, before);
    return [];
  }
  if (before && given) {
    await replaceFile(tx, before, await contentOf(tx, file), at);
    return [given.file_id];
  }
  const columns = { ...(await contentOf(tx, file)), ...fileColumns(context, 'uploads') };
  const file_id = await insertFile(tx, columns);
  await storeItem(tx, { ...identity, payload: { file_id } });
  return [file_id];
}

/**
 * Returns files under keys that no other content has. A file with the same content keeps its key: its sender repeats a
 * request whose answer was lost.
 */
export async function withFreeKeys(
  tx: Statements,
  orderId: string,
  files: readonly FileWithContent[],
): Promise<readonly FileWithContent[]> {
  const placed: FileWithContent[] = [];
  for (const file of files) {
    let { key } = file;
    for (let count = 2; !(await isFree(tx, orderId, key, file)); count += 1) {
      key = numbered(file.key, count);
    }
    placed.push({ ...file, key });
  }
  return placed;
}

/** Returns true for a key without a file, or with a file of the same content. */
async function isFree(
  tx: Statements,
  orderId: string,
  key: string,
  { prepared: { stored } }: FileWithContent,
): Promise<boolean> {
  const item = await lockItem(tx, orderId, 'file', key);
  if (!item) return true;
  const shown = draftOf(item, 'file') ?? givenPayload(item, 'file');
  return shown !== undefined && hasContent(tx, shown.file_id, stored.sha256);
}

function numbered(key: string, count: number): string {
  const [stem, extension] = splitExtension(key);
  const end = ` (${count})${extension}`;
  return `${stem.slice(0, LONGEST_KEY - end.length)}${end}`;
}

/** Stores the content of a draft beside the given file, in an area that is hidden from peers. */
async function storeFileDraft(
  context: ResultsContext,
  file: FileWithContent,
  before: StoredItem | undefined,
): Promise<void> {
  const { tx, order, at } = context;
  const content = await contentOf(tx, file);
  const given = givenPayload(before, 'file');
  const isKnown = before?.state === 'sent' || before?.state === 'queued';
  const draft = draftOf(before, 'file');
  if (given && isKnown && (await hasContent(tx, given.file_id, content.sha256))) {
    // The content that the owner has, or gets, replaces that of a draft.
    if (draft) await removeItem({ tx, orderId: order.id, at }, before);
    return;
  }
  if (draft) {
    await tx.updateTable('files').set(content).where('id', '=', draft.file_id).execute();
    return;
  }
  const file_id = await insertFile(tx, { ...content, ...fileColumns(context, DRAFT_AREA) });
  await storeDraft(tx, { orderId: order.id, kind: 'file', key: file.key, at, draft: { file_id } });
}

export function fileColumns({ order, at, by = '', app }: ResultsContext, area: string) {
  return { order_id: order.id, area, added_by: by, app_id: app ?? null, created_at: at };
}

/** Returns the columns of a file with its content, and with its document type where it is given with one. */
export async function contentOf(
  tx: Statements,
  { name, mimeType, fileArea, prepared, documentType }: FileWithContent,
) {
  return {
    file_area: fileArea,
    file_name: name,
    mime_type: mimeType,
    description: '',
    org_name: '',
    ...prepared.columns,
    ...(documentType === '' ? {} : { document_type_id: await requireType(tx, documentType) }),
  };
}
