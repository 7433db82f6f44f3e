import { shortName } from '../../../protocol/errors/short-name.js';
import { isRowId, notFound } from '../../engine/context.js';
import { inputError } from '../../engine/input.js';
import type { Statements } from '../../engine/store/database.js';
import { removeFiles, removeNote } from '../../orders/attachments/removal.js';
import { detailsOfNote } from './note-details.js';
import { itemsOfOrder, storeVersion } from './outbox.js';
import { dropFlags } from './photo-flags.js';
import {
  DUE,
  draftOf,
  givenPayload,
  isFlags,
  nameOf,
  payloadOf,
  type StoredItem,
  shownPayload,
} from './result-payloads.js';
import { DRAFT_AREA } from './stored-parts.js';

interface RecallContext {
  readonly tx: Statements;
  readonly orderId: string;
  readonly at: number;
}

/** Returns an item of the order. @throws LinkError `not_found` */
export async function requireItem({ tx, orderId }: RecallContext, id: string): Promise<StoredItem> {
  const item =
    isRowId(id) &&
    (await tx
      .selectFrom('outbox')
      .selectAll()
      .where('id', '=', id)
      .where('order_id', '=', orderId)
      .executeTakeFirst());
  if (item) return item;
  throw notFound(`result ${shortName(id)} of order ${orderId}`);
}

/**
 * Removes the draft of an item, or an item that its owner has refused. The last accepted version becomes valid again.
 *
 * @throws LinkError `input_invalid` for any other state
 */
export async function removeItem(context: RecallContext, item: StoredItem): Promise<void> {
  const { tx, at } = context;
  if (item.draft !== null && item.state !== 'draft') {
    await dropDraftFiles(tx, item);
    const row = { draft: null, modified_at: at };
    await tx.updateTable('outbox').set(row).where('id', '=', item.id).execute();
    return;
  }
  if (item.state !== 'draft' && item.state !== 'refused') {
    const problem = `is ${item.state}: drafts and refused results can be removed, queued ones called back`;
    throw inputError(nameOf(item), problem);
  }
  if (wasAccepted(item)) {
    if (isFlags(item)) return dropFlags(context, item, () => true);
    await restoreAccepted(tx, item, null, at);
    return;
  }
  await dropDraftFiles(tx, item);
  await dropGivenParts(tx, item);
  await tx.deleteFrom('outbox').where('id', '=', item.id).execute();
  await dropDependents(context, item);
}

/**
 * Turns a queued item into a draft again before its call begins.
 *
 * @throws LinkError `input_invalid` for an item whose call has begun
 */
export async function callItemBack({ tx, at }: RecallContext, item: StoredItem): Promise<void> {
  if (!(await holdCall(tx, item))) {
    const problem = 'cannot be called back: only what is queued and not under way can';
    throw inputError(nameOf(item), problem);
  }
  if (isFlags(item)) return callFlagsBack(tx, item, at);
  const isWhole = item.draft !== null || item.kind === 'answers';
  if (wasAccepted(item))
    return restoreAccepted(tx, item, isWhole ? newest(item) : item.payload, at);
  const draft = isWhole ? newest(item) : await draftOfGiven(tx, item);
  if (item.draft !== null) await dropGivenParts(tx, item);
  await storeVersion(tx, item.id, { draft, payload: draft, state: 'draft', modified_at: at });
}

/**
 * Keeps the call of an item from beginning before the transaction has ended. The item may have been read before another
 * connection began its call.
 *
 * @returns false for an item that is not queued, or whose call has begun
 */
async function holdCall(tx: Statements, { id, version_count }: StoredItem): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('outbox')
    .set((row) => ({ state: row.ref('state') }))
    .where('id', '=', id)
    .where('version_count', '=', version_count)
    .where('state', 'in', DUE)
    .where('begun_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns the draft of an item over the given version. */
function newest(item: StoredItem): string {
  if (item.kind === 'answers') return JSON.stringify(shownPayload(item, 'answers'));
  return item.draft ?? item.payload;
}

/** Returns true if the owner has accepted an earlier version. */
function wasAccepted({ accepted, sent_at }: StoredItem): boolean {
  return accepted !== null || sent_at !== null;
}

/** The kinds whose content is their payload alone, so that an earlier one can be restored. */
const PLAIN: ReadonlySet<string> = new Set(['answers', 'bid', 'invoice', 'check_in']);

async function restoreAccepted(
  tx: Statements,
  item: StoredItem,
  draft: string | null,
  at: number,
): Promise<void> {
  if (!PLAIN.has(item.kind) || item.accepted === null) {
    const problem = 'has an earlier version that its owner accepted: change it instead';
    throw inputError(nameOf(item), problem);
  }
  const payload = item.accepted;
  await storeVersion(tx, item.id, { payload, draft, state: 'sent', modified_at: at });
}

/** Turns flags into drafts again, except sent ones. */
async function callFlagsBack(tx: Statements, item: StoredItem, at: number): Promise<void> {
  const given = givenPayload(item, 'photo_flags')?.flags ?? [];
  const sent = given.filter(({ is_sent }) => is_sent);
  const shown = shownPayload(item, 'photo_flags').flags.filter(({ is_sent }) => !is_sent);
  const draft = JSON.stringify({ flags: shown });
  await storeVersion(tx, item.id, {
    draft,
    payload: sent.length > 0 ? JSON.stringify({ flags: sent }) : draft,
    state: sent.length > 0 ? 'sent' : 'draft',
    modified_at: at,
  });
}

/** Turns the given version into a draft. */
async function draftOfGiven(tx: Statements, item: StoredItem): Promise<string> {
  if (item.kind === 'file') {
    const { file_id } = payloadOf(item, 'file');
    await tx.updateTable('files').set({ area: DRAFT_AREA }).where('id', '=', file_id).execute();
  }
  if (item.kind !== 'note') return item.payload;
  const { note_id } = payloadOf(item, 'note');
  const note = await tx
    .selectFrom('notes')
    .select(['note_type', 'body'])
    .where('id', '=', note_id)
    .executeTakeFirstOrThrow();
  const files = await tx
    .updateTable('files')
    .set({ note_id: null, area: DRAFT_AREA })
    .where('note_id', '=', note_id)
    .returning('id')
    .execute();
  const details = await detailsOfNote(tx, note_id);
  await removeNote(tx, note_id);
  const file_ids = files.map(({ id }) => id);
  return JSON.stringify({ note_type: note.note_type, note_text: note.body, file_ids, details });
}

/** Removes the files of a draft. */
async function dropDraftFiles(tx: Statements, item: StoredItem): Promise<void> {
  const file = item.kind === 'file' ? draftOf(item, 'file')?.file_id : undefined;
  const note = item.kind === 'note' ? draftOf(item, 'note')?.file_ids : undefined;
  const ids = [...(note ?? []), ...(file === undefined ? [] : [file])];
  await removeFiles(tx, ids);
}

/** Removes the given file or note that no owner has accepted. */
async function dropGivenParts(tx: Statements, item: StoredItem): Promise<void> {
  const file = item.kind === 'file' ? givenPayload(item, 'file') : undefined;
  const note = item.kind === 'note' ? givenPayload(item, 'note') : undefined;
  if (file) await removeFiles(tx, [file.file_id]);
  if (note) await removeNote(tx, note.note_id);
}

/** Removes the flags of a removed photo, bid or completion. */
async function dropDependents(
  context: RecallContext,
  { kind, item_key }: StoredItem,
): Promise<void> {
  if (kind !== 'file' && kind !== 'bid') return;
  for (const item of await itemsOfOrder(context.tx, context.orderId)) {
    if (kind === 'file' && isFlags(item)) {
      await dropFlags(context, item, ({ file }) => file === item_key);
    }
    if (kind === 'bid' && item.kind === 'bid_flags' && item.item_key === item_key) {
      await dropFlags(context, item, () => true);
    }
  }
}
