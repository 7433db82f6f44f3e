import { baseName } from '../../../protocol/files/file-name.js';
import type { SiteContext } from '../../engine/context.js';
import { Input, inputError } from '../../engine/input.js';
import { requireImported } from '../../importer/imported-order.js';
import type { NewResultFile, NewResults } from '../../importer/results/result-input.js';
import { MUST_BE_ALLOWED, typeOf } from '../../orders/files.js';
import type { Call } from '../call.js';

/** Where a token of an attachment belongs: it is of no use for another order. */
const placeOf = (order: string) => ({ table: 'orders', column: 'attachment', row: order });

/**
 * Keeps the content of a file that is to be attached to a note which is not written yet: its owner is sent the note once,
 * when all of them are here. What no note names in the end is removed as other contents are.
 *
 * @returns what names it to the note
 * @throws LinkError `order_not_found`, `input_invalid`, `store_unavailable`
 */
export async function keepAttachment(context: SiteContext, order: string, call: Call) {
  const { id } = await requireImported(context.database.read, order);
  const file_name = baseName(call.query.get('name') ?? '');
  if (!typeOf(file_name)) {
    throw inputError('file_name', MUST_BE_ALLOWED);
  }
  const { sha256 } = await context.files.put(call.file());
  // Sealed, so that nobody attaches what they have not sent.
  return { attachment: context.key.encrypt(JSON.stringify([sha256, file_name]), placeOf(id)) };
}

/** Results as the page sends them, with the contents of what its notes have attached. @throws LinkError `input_invalid` */
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
    const attachments: NewResultFile[] = [];
    for (const token of input.texts('attachments')) {
      attachments.push(await attachmentOf(context, order, token));
    }
    notes.push({ ...note, attachments });
  }
  return { ...given, notes };
}

async function attachmentOf(
  { key, files }: SiteContext,
  order: string,
  token: string,
): Promise<NewResultFile> {
  const [sha256 = '', file_name = ''] = JSON.parse(
    unsealed(() => key.decrypt(token, placeOf(order))),
  );
  const content = await files.open(sha256);
  if (content) return { file_name, content };
  throw inputError('notes.attachments', `${file_name} is not here any more: send it again`);
}

/** One that was forged is a mistake of who sends it, not of the key. */
function unsealed(read: () => string): string {
  try {
    return read();
  } catch {
    throw inputError('notes.attachments', 'must be of files that were sent for this order');
  }
}
