import { Readable } from 'node:stream';
import { baseName } from '../../../protocol/files/file-name.js';
import type { SiteContext } from '../../engine/context.js';
import { Input, inputError } from '../../engine/input.js';
import type { NewResultFile, NewResults } from '../../importer/results/result-input.js';
import { MUST_BE_ALLOWED, typeOf } from '../../orders/files.js';
import type { Call } from '../call.js';

/** The purpose of an attachment's token, which is invalid for another order. */
const purposeOf = (order: string) => ({ table: 'orders', column: 'attachment', row: order });

/** The most attachments of a note. */
const MOST = 100;

/**
 * Stores the content of an attachment before its note is written: the other side gets the note once, when all
 * attachments are there. Contents that no note names are removed like other unreferenced contents.
 *
 * @param order the id of an existing order, owned or imported
 * @returns the token that names it to the note
 * @throws LinkError `input_invalid`, `store_unavailable`
 */
export async function storeAttachment(context: SiteContext, order: string, call: Call) {
  const file_name = baseName(call.query.get('name') ?? '');
  if (!typeOf(file_name)) {
    throw inputError('file_name', MUST_BE_ALLOWED);
  }
  const { sha256 } = await context.files.put(call.file());
  // The token is encrypted, so that users can attach only their own uploads.
  return { attachment: context.key.encrypt(JSON.stringify([sha256, file_name]), purposeOf(order)) };
}

/** Returns results from the page with the stored contents of their attachments. @throws LinkError `input_invalid` */
export async function withAttachments(
  context: SiteContext,
  order: string,
  given: NewResults,
): Promise<NewResults> {
  if (!Array.isArray(given.notes)) return given;
  const notes: NonNullable<NewResults['notes']>[number][] = [];
  for (const note of given.notes) {
    if (typeof note !== 'object' || note === null || !('attachments' in note)) {
      notes.push(note);
      continue;
    }
    const input = new Input('notes', { attachments: note.attachments }, ['attachments']);
    notes.push({ ...note, attachments: await attachmentsOf(context, order, input) });
  }
  return { ...given, notes };
}

/** Returns the stored attachments that the tokens of a note name. @throws LinkError `input_invalid` */
export async function attachmentsOf(
  context: SiteContext,
  order: string,
  input: Input,
): Promise<readonly NewResultFile[]> {
  const tokens = new Set(input.texts('attachments'));
  if (tokens.size > MOST) throw input.wrong('attachments', `must be at most ${MOST} files`);
  const attachments: NewResultFile[] = [];
  for (const token of tokens) attachments.push(await attachmentOf(context, order, token));
  return attachments;
}

async function attachmentOf(
  { key, files }: SiteContext,
  order: string,
  token: string,
): Promise<NewResultFile> {
  const [sha256 = '', file_name = ''] = JSON.parse(
    unsealed(() => key.decrypt(token, purposeOf(order))),
  );
  const isThere = (await files.size(sha256)) !== undefined;
  // The file is opened when it is read: those of a refused note would stay open.
  if (isThere) return { file_name, content: Readable.from(chunksOf(files, sha256, file_name)) };
  throw noLonger(file_name);
}

async function* chunksOf(
  files: SiteContext['files'],
  sha256: string,
  name: string,
): AsyncGenerator<Buffer> {
  const content = await files.open(sha256);
  if (!content) throw noLonger(name);
  yield* content;
}

function noLonger(name: string) {
  return inputError('notes.attachments', `${name} is not here any more: send it again`);
}

/** Reports a forged token as wrong input, and not as a wrong key. */
function unsealed(read: () => string): string {
  try {
    return read();
  } catch {
    throw inputError('notes.attachments', 'must be of files that were sent for this order');
  }
}
