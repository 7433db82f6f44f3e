import type { SiteContext } from '../../../engine/context.js';
import { prepareFile } from '../../../engine/files/prepared-file.js';
import { inputError } from '../../../engine/input.js';
import type { ReadFile, ReadResults } from '../result-input.js';
import type { StoredResults } from '../store-results.js';
import type { FileWithContent } from './store-files.js';

/** The refusal of an empty file, by svclink: no owner accepts one. */
const EMPTY_FILE = 'is empty (0 bytes): choose a file with content';

/**
 * Stores the contents of results, before the transaction that names them.
 *
 * @throws LinkError `input_invalid` for an empty file, `store_unavailable`
 */
export async function storeContents(
  context: SiteContext,
  read: ReadResults,
): Promise<StoredResults> {
  const files = await contentsOf(context, read.files);
  const attachments = new Map<string, readonly FileWithContent[]>();
  for (const note of read.notes) {
    attachments.set(note.key, await contentsOf(context, note.attachments));
  }
  return { ...read, files, attachments };
}

/** Stores one content after the other: each may have a thumbnail to be made. */
async function contentsOf(
  context: SiteContext,
  files: readonly ReadFile[],
): Promise<readonly FileWithContent[]> {
  const stored: FileWithContent[] = [];
  for (const file of files) {
    const prepared = await prepareFile(context, file.content, file.mimeType);
    if (prepared.stored.size === 0) throw inputError(`results.add: ${file.name}`, EMPTY_FILE);
    stored.push({ ...file, prepared });
  }
  return stored;
}

/** Returns the room that results need, attachments of notes included. */
export function roomFor({ files, attachments, notes }: StoredResults) {
  const contents = [...files, ...[...attachments.values()].flat()];
  const bytes = contents.reduce((sum, { prepared }) => sum + prepared.stored.size, 0);
  return { bytes, files: contents.length, notes: notes.length };
}
