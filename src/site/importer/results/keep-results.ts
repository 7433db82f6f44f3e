import { createHash } from 'node:crypto';
import { evaluate } from '../../../forms/index.js';
import { LinkError } from '../../../index.js';
import type { StoredContent } from '../../files/file-store.js';
import { addJob } from '../../jobs/job.js';
import { formOfOrder } from '../../owner/forms.js';
import { noteDate } from '../../owner/notes.js';
import { type AnyOrder, isOpenStatus } from '../../owner/orders/order-writing.js';
import type { Statements } from '../../store/database.js';
import { laneOf, RESULTS } from '../context.js';
import { importedItems } from '../imported-order.js';
import { storedSettings } from '../links/link-settings.js';
import { findItem, itemsOfOrder, keepItem, payloadOf } from './outbox.js';
import { flaggedPhotos, type Keeping, keepPhotoFlags } from './photo-flags.js';
import type { ReadFile, ReadResults } from './result-input.js';

/** A file whose content is stored. */
export interface KeptFile extends ReadFile {
  readonly stored: StoredContent;
  readonly thumbnail: string | undefined;
}

/** Results, with the contents of their files. */
export interface StoredResults extends Omit<ReadResults, 'files'> {
  readonly files: readonly KeptFile[];
  /** The attachments of notes, by the key of the note. */
  readonly attachments: ReadonlyMap<string, readonly KeptFile[]>;
}

/**
 * Queues results within a transaction, and the job that sends them.
 *
 * @throws LinkError `input_invalid`, `order_closed`, `form_not_found`
 */
export async function keepResults(
  tx: Statements,
  order: AnyOrder,
  results: StoredResults,
  at: number,
): Promise<void> {
  requireUnderWay(order);
  const keeping = { tx, order, at };
  await checkItems(keeping, results);
  for (const { key, input: _, ...payload } of results.bids) {
    await keepItem(tx, { orderId: order.id, kind: 'bid', key, payload, at });
  }
  for (const file of results.files) await keepFile(keeping, file);
  await keepPhotoFlags(keeping, [
    ...results.files,
    ...(await flaggedPhotos(keeping, results.flags)),
  ]);
  for (const form of results.answers) await keepAnswers(keeping, form);
  if (results.invoice) {
    const { inputs: _, ...payload } = results.invoice;
    await keepItem(tx, { orderId: order.id, kind: 'invoice', key: '', payload, at });
  }
  for (const note of results.notes) {
    await keepNote(keeping, note, results.attachments.get(note.key) ?? []);
  }
  for (const payload of results.checkIns) {
    const key = createHash('sha256').update(JSON.stringify(payload)).digest('hex').slice(0, 16);
    await keepItem(tx, { orderId: order.id, kind: 'check_in', key, payload, at });
  }
  await keepNoBids(keeping, results);
  if (results.isReady) {
    await keepItem(tx, { orderId: order.id, kind: 'ready', key: '', payload: {}, at });
  }
  await addResultsJob(tx, order, at);
}

/** Adds the job that sends what is queued for an order. */
export function addResultsJob(tx: Statements, order: AnyOrder, at: number): Promise<void> {
  const lane = laneOf(order.link_id ?? '');
  return addJob(tx, { kind: RESULTS, lane, key: order.id, runAt: at, isUrgent: true });
}

/** Nothing is sent for an order that was cancelled or closed. @throws LinkError `order_closed` */
export function requireUnderWay({ id, status }: AnyOrder): void {
  if (isOpenStatus(status) || status === 'Ready for Office') return;
  throw new LinkError('order_closed', `Order ${id} is ${status}: nothing is sent for it.`);
}

/** Items have to be in the order's list, where it has one; another needs a description, and leave to be. */
async function checkItems({ tx, order }: Keeping, { bids, invoice }: StoredResults): Promise<void> {
  const items = await importedItems(tx, order.id);
  const lines = (invoice?.lines ?? []).map((line, index) => ({
    ...line,
    input: invoice?.inputs[index],
  }));
  for (const { item_id, item_desc, input } of [...bids, ...lines]) {
    if (!input) continue;
    if (item_id !== null && !items.has(item_id) && item_desc === '') {
      throw input.wrong('item_id', `order ${order.id} has no item ${item_id.slice(0, 40)}`);
    }
    if (item_id === null && !order.is_other_allowed && items.size > 0) {
      throw input.wrong('item_id', `is required: order ${order.id} takes no other items`);
    }
  }
}

/** A file keeps its id when it is given again: its owner replaces it. */
async function keepFile({ tx, order, at }: Keeping, file: KeptFile): Promise<void> {
  const before = await findItem(tx, order.id, 'file', file.key);
  const content = contentOf(file);
  if (before) {
    const { file_id } = payloadOf(before, 'file');
    const row = await tx
      .selectFrom('files')
      .select('sha256')
      .where('id', '=', file_id)
      .executeTakeFirst();
    await tx.updateTable('files').set(content).where('id', '=', file_id).execute();
    if (row?.sha256 === content.sha256) return;
    await tx
      .updateTable('outbox')
      .set((item) => ({ state: 'queued', version_count: item('version_count', '+', 1) }))
      .where('id', '=', before.id)
      .execute();
    return;
  }
  const { id } = await tx
    .insertInto('files')
    .values({ ...content, order_id: order.id, area: 'uploads', created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const payload = { file_id: id };
  await keepItem(tx, { orderId: order.id, kind: 'file', key: file.key, payload, at });
}

function contentOf({ name, mimeType, fileArea, stored, thumbnail }: KeptFile) {
  return {
    file_area: fileArea,
    file_name: name,
    mime_type: mimeType,
    description: '',
    org_name: '',
    sha256: stored.sha256,
    byte_size: stored.size,
    thumbnail_sha256: thumbnail ?? null,
    thumbnail_type: thumbnail === undefined ? null : 'image/jpeg',
  };
}

/** Answers are checked with the version of the form that the order has; what is missing is told when it is ready. */
async function keepAnswers(
  { tx, order, at }: Keeping,
  { formId, answers, input }: ReadResults['answers'][number],
): Promise<void> {
  const form = await formOfOrder(tx, order.id, formId);
  const before = await findItem(tx, order.id, 'answers', formId);
  const all = { ...(before ? payloadOf(before, 'answers').answers : {}), ...answers };
  const unknown = Object.keys(answers).find((id) => !form.questions.some((one) => one.id === id));
  if (unknown !== undefined) {
    throw input.wrong('answers', `form ${formId} has no question ${unknown.slice(0, 40)}`);
  }
  const [wrong] = evaluate(form, all).errors;
  if (wrong) throw input.wrong('answers', wrong.message);
  const payload = { answers: all };
  await keepItem(tx, { orderId: order.id, kind: 'answers', key: formId, payload, at });
}

async function keepNote(
  { tx, order, at }: Keeping,
  note: ReadResults['notes'][number],
  attachments: readonly KeptFile[],
): Promise<void> {
  const before = await findItem(tx, order.id, 'note', note.key);
  const content = { note_type: note.type, body: note.text, modified_at: at };
  const noteId = before
    ? payloadOf(before, 'note').note_id
    : await insertNote({ tx, order, at }, content);
  if (before) await tx.updateTable('notes').set(content).where('id', '=', noteId).execute();
  for (const file of attachments) {
    if (before && (await isAttached(tx, noteId, file))) continue;
    const place = { order_id: order.id, note_id: noteId, area: 'job_notes', created_at: at };
    await tx
      .insertInto('files')
      .values({ ...contentOf(file), ...place })
      .execute();
  }
  if (attachments.length > 0) {
    await tx.updateTable('notes').set({ has_attachments: true }).where('id', '=', noteId).execute();
  }
  const payload = { note_id: noteId };
  await keepItem(tx, { orderId: order.id, kind: 'note', key: note.key, payload, at });
  if (!before) return;
  // The payload is the same, the note is another one.
  await tx
    .updateTable('outbox')
    .set((item) => ({ state: 'queued', version_count: item('version_count', '+', 1) }))
    .where('id', '=', before.id)
    .execute();
}

/** A note that is given again, by whoever does not know whether it arrived, has what it was given with once. */
async function isAttached(tx: Statements, noteId: string, { name, stored }: KeptFile) {
  const there = await tx
    .selectFrom('files')
    .select('id')
    .where('note_id', '=', noteId)
    .where('file_name', '=', name)
    .where('sha256', '=', stored.sha256)
    .executeTakeFirst();
  return there !== undefined;
}

async function insertNote(
  { tx, order, at }: Keeping,
  content: { readonly note_type: string; readonly body: string; readonly modified_at: number },
): Promise<string> {
  const { id } = await tx
    .insertInto('notes')
    .values({
      ...content,
      order_id: order.id,
      property_id: order.property_id,
      inserted_by: 'owner',
      inserted_text: noteDate(at),
      org_name: '',
      has_attachments: false,
      attachments: 'none',
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * An order without bids and completions is confirmed to have none, exactly where its link says so: when that is said,
 * and when the order is ready (specification: "Rules per event", bid_comp_confirm).
 */
async function keepNoBids(
  { tx, order, at }: Keeping,
  { hasNoBids, isReady, input }: StoredResults,
): Promise<void> {
  const hasBids = (await itemsOfOrder(tx, order.id)).some(({ kind }) => kind === 'bid');
  if (hasBids) {
    if (hasNoBids) throw input.wrong('no_bids', `order ${order.id} has bids or completions`);
    const confirmations = tx.deleteFrom('outbox').where('order_id', '=', order.id);
    await confirmations.where('kind', '=', 'no_bids').where('state', '!=', 'sent').execute();
    return;
  }
  if (!hasNoBids && !isReady) return;
  const link = await tx
    .selectFrom('links')
    .select('options')
    .where('id', '=', order.link_id ?? '')
    .executeTakeFirstOrThrow();
  if (storedSettings(link.options).bid_comp_confirm) {
    await keepItem(tx, { orderId: order.id, kind: 'no_bids', key: '', payload: {}, at });
  } else if (hasNoBids) {
    throw input.wrong('no_bids', 'is not sent by this link: its bid_comp_confirm is off');
  }
}
