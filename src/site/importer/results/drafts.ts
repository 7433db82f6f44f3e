import { shortName } from '../../../protocol/errors/short-name.js';
import { METADATA_COLUMNS } from '../../engine/files/photo-metadata.js';
import { inputError } from '../../engine/input.js';
import type { Statements } from '../../engine/store/database.js';
import { removeFiles } from '../../orders/attachments/removal.js';
import { formOfOrder } from '../../orders/filling/order-forms.js';
import type { AnyOrder } from '../../orders/order-writing.js';
import { restoreDetails } from './note-details.js';
import { type ItemIdentity, lockDrafts, lockItem, queueAgain, storeItem } from './outbox.js';
import {
  type Drafts,
  draftOf,
  givenPayload,
  nameOf,
  RESULT_KINDS,
  type ResultKind,
  type StoredItem,
  shownPayload,
} from './result-payloads.js';
import { markAttached, replaceFile, storeNote } from './stored-parts.js';
import { refuseTakenBack, takenFromBid, takenFromInvoice } from './storing/taken-back.js';
import { wrongAnswer } from './storing/wrong-answer.js';

/**
 * Stores a result that waits for a person to send it, beside the version that was given before.
 *
 * @param shown the resulting payload, for a draft that adds to the given version; a draft without a change is dropped
 */
export async function storeDraft<Kind extends ResultKind>(
  tx: Statements,
  { orderId, kind, key, at, draft }: ItemIdentity<Kind> & { readonly draft: Drafts[Kind] },
  shown: unknown = draft,
): Promise<void> {
  const text = JSON.stringify(draft);
  const before = await lockItem(tx, orderId, kind, key);
  if (!before) {
    const row = { order_id: orderId, kind, item_key: key, modified_at: at };
    await tx
      .insertInto('outbox')
      .values({ ...row, payload: text, draft: text, state: 'draft' })
      .execute();
    return;
  }
  const isOnItsWay = before.state === 'sent' || before.state === 'queued';
  const isChange = !isOnItsWay || before.payload !== JSON.stringify(shown);
  await tx
    .updateTable('outbox')
    .set({
      draft: isChange ? text : null,
      modified_at: at,
      ...(before.state === 'draft' ? { payload: text } : {}),
    })
    .where('id', '=', before.id)
    .execute();
}

/** The context of drafts that are sent. */
export interface SendingDrafts {
  readonly tx: Statements;
  readonly order: AnyOrder;
  readonly at: number;
}

/**
 * Queues drafts of an order.
 *
 * @param only their ids. Default: all of them
 * @returns their number
 * @throws LinkError `input_invalid` for a form with a wrong answer, or an id that is not that of a draft
 */
export async function queueDrafts(
  sending: SendingDrafts,
  only: readonly string[] | undefined,
): Promise<number> {
  const { tx, order } = sending;
  const drafts = await lockDrafts(tx, order.id);
  const chosen = new Set(only ?? drafts.map(({ id }) => id));
  const ids = new Set(drafts.map(({ id }) => id));
  const unknown = [...chosen].find((id) => !ids.has(id));
  if (unknown !== undefined) {
    throw inputError('results.send', `order ${order.id} has no draft ${shortName(unknown)}`);
  }
  const sent = drafts.filter(({ id }) => chosen.has(id));
  for (const item of sent) {
    await queueDraft(sending, item);
    await tx.updateTable('outbox').set({ draft: null }).where('id', '=', item.id).execute();
  }
  if (sent.some(({ kind }) => kind === 'bid')) await dropNoBids(sending);
  return sent.length;
}

async function queueDraft(sending: SendingDrafts, item: StoredItem): Promise<void> {
  const kind = RESULT_KINDS.find((known) => known === item.kind);
  if (kind === 'file') return queueFile(sending, item);
  if (kind === 'note') return queueNote(sending, item);
  if (kind === undefined) return;
  if (kind === 'answers') await refuseWrong(sending, item);
  const path = `results.send: ${nameOf(item)}`;
  if (kind === 'bid') refuseTakenBack(path, takenFromBid(item, shownPayload(item, kind)));
  if (kind === 'invoice') refuseTakenBack(path, takenFromInvoice(item, shownPayload(item, kind)));
  const identity = { orderId: item.order_id, kind, key: item.item_key, at: sending.at };
  await storeItem(sending.tx, { ...identity, payload: shownPayload(item, kind) });
}

/** Refuses a wrong answer, which the protocol cannot express. A missing answer is for the owner to refuse. */
async function refuseWrong({ tx, order }: SendingDrafts, item: StoredItem): Promise<void> {
  const form = await formOfOrder(tx, order.id, item.item_key);
  const wrong = wrongAnswer(form, shownPayload(item, 'answers').answers);
  if (wrong !== undefined) throw inputError(`results.send: ${nameOf(item)}`, wrong);
}

async function queueFile({ tx, at }: SendingDrafts, item: StoredItem): Promise<void> {
  const draft = draftOf(item, 'file');
  const given = givenPayload(item, 'file');
  if (!draft) return;
  if (!given) {
    const row = { area: 'uploads', created_at: at };
    await tx.updateTable('files').set(row).where('id', '=', draft.file_id).execute();
    await queueAgain(tx, item, { payload: JSON.stringify(draft), at });
    return;
  }
  const { document_type_id, ...content } = await tx
    .selectFrom('files')
    .select(['file_area', 'file_name', 'mime_type', 'sha256', 'byte_size', 'document_type_id'])
    .select(['thumbnail_sha256', 'thumbnail_type', ...METADATA_COLUMNS])
    .where('id', '=', draft.file_id)
    .executeTakeFirstOrThrow();
  const type = document_type_id === null ? {} : { document_type_id };
  await replaceFile(tx, item, { ...content, ...type }, at);
  await removeFiles(tx, [draft.file_id]);
  // Equal content was refused before: the owner is asked once more.
  if (item.state === 'refused' || item.state === 'failed') await queueAgain(tx, item, { at });
}

async function queueNote(sending: SendingDrafts, item: StoredItem): Promise<void> {
  const { tx, at } = sending;
  const draft = draftOf(item, 'note');
  if (!draft) return;
  const { note_type: type, note_text: text, file_ids, by = '', details } = draft;
  const given = givenPayload(item, 'note')?.note_id;
  const writer = { by: details?.inserted_by ?? by, app: details?.app_id ?? undefined };
  const note_id = await storeNote({ ...sending, ...writer }, given, { type, text });
  if (given === undefined && details) {
    await restoreDetails(tx, { id: note_id, orderId: item.order_id, at }, details);
  }
  if (file_ids.length > 0) {
    const attached = { note_id, area: 'job_notes', created_at: at };
    await tx.updateTable('files').set(attached).where('id', 'in', file_ids).execute();
    await markAttached(tx, note_id);
  }
  await queueAgain(tx, item, { payload: JSON.stringify({ note_id }), at });
}

/** Removes the confirmation of no bids when bids are sent. */
async function dropNoBids({ tx, order }: SendingDrafts): Promise<void> {
  const rows = tx.deleteFrom('outbox').where('order_id', '=', order.id);
  await rows.where('kind', '=', 'no_bids').where('state', '<>', 'sent').execute();
}
