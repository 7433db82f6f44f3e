import { createHash } from 'node:crypto';
import { evaluate } from '../../../forms/index.js';
import { LinkError } from '../../../index.js';
import type { StoredContent } from '../../engine/files/file-store.js';
import { addJob } from '../../engine/jobs/job.js';
import type { Statements } from '../../engine/store/database.js';
import { formOfOrder } from '../../orders/forms.js';
import { type AnyOrder, isOpenStatus } from '../../orders/order-writing.js';
import { laneOf, RESULTS } from '../context.js';
import { importedItems } from '../imported-order.js';
import { storedSettings } from '../links/link-settings.js';
import { keepDraft } from './drafts.js';
import { findItem, itemsOfOrder, keepItem, queueAgain } from './outbox.js';
import { flaggedPhotos, type Keeping, keepPhotoFlags } from './photo-flags.js';
import type { ReadFile, ReadResults } from './result-input.js';
import {
  type Drafts,
  draftOf,
  givenPayload,
  type Payloads,
  type ResultKind,
  type StoredItem,
} from './result-payloads.js';
import {
  DRAFT_AREA,
  hasContent,
  insertFile,
  markAttached,
  replaceFile,
  storeNote,
} from './stored-parts.js';

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
 * Queues results within a transaction, and the job that sends them; drafts are stored, and nothing is queued.
 *
 * @throws LinkError `input_invalid`, `order_closed`, `form_not_found`
 */
export async function keepResults(
  tx: Statements,
  order: AnyOrder,
  results: StoredResults,
  { at, isDraft }: Pick<Keeping, 'at' | 'isDraft'>,
): Promise<void> {
  requireUnderWay(order);
  const keeping = { tx, order, at, isDraft };
  await checkItems(keeping, results);
  for (const { key, input: _, ...payload } of results.bids) {
    await keepPlain(keeping, 'bid', key, payload);
  }
  for (const file of results.files) await keepFile(keeping, file);
  await keepPhotoFlags(keeping, [
    ...results.files,
    ...(await flaggedPhotos(keeping, results.flags)),
  ]);
  for (const form of results.answers) await keepAnswers(keeping, form);
  if (results.invoice) {
    const { inputs: _, ...payload } = results.invoice;
    await keepPlain(keeping, 'invoice', '', payload);
  }
  for (const note of results.notes) {
    await keepNote(keeping, note, results.attachments.get(note.key) ?? []);
  }
  for (const payload of results.checkIns) {
    const key = createHash('sha256').update(JSON.stringify(payload)).digest('hex').slice(0, 16);
    await keepPlain(keeping, 'check_in', key, payload);
  }
  await keepNoBids(keeping, results);
  if (results.isReady) await keepPlain(keeping, 'ready', '', {});
  if (!isDraft) await addResultsJob(tx, order, at);
}

/** Stores a result that has nothing beside its payload: to be sent, or as a draft. */
async function keepPlain<Kind extends Exclude<ResultKind, 'note'>>(
  { tx, order, at, isDraft }: Keeping,
  kind: Kind,
  key: string,
  payload: Payloads[Kind] & Drafts[Kind],
): Promise<void> {
  const place = { orderId: order.id, kind, key, at };
  if (isDraft) await keepDraft(tx, { ...place, draft: payload });
  else await keepItem(tx, { ...place, payload });
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
async function keepFile(keeping: Keeping, file: KeptFile): Promise<void> {
  const { tx, order, at, isDraft } = keeping;
  const place = { orderId: order.id, kind: 'file', key: file.key, at } as const;
  const before = await findItem(tx, order.id, 'file', file.key);
  const given = givenPayload(before, 'file');
  if (isDraft) return keepFileDraft(keeping, file, before);
  if (before && given) return replaceFile(tx, before, contentOf(file), at);
  const file_id = await insertFile(tx, { ...contentOf(file), ...placeOfFile(keeping, 'uploads') });
  await keepItem(tx, { ...place, payload: { file_id } });
}

/** The content of a draft stands beside the one that was given, in an area that no peer is shown. */
async function keepFileDraft(
  keeping: Keeping,
  file: KeptFile,
  before: StoredItem | undefined,
): Promise<void> {
  const { tx, order, at } = keeping;
  const content = contentOf(file);
  const given = givenPayload(before, 'file');
  const isKnown = before?.state === 'sent' || before?.state === 'queued';
  if (given && isKnown && (await hasContent(tx, given.file_id, content.sha256))) return;
  const draft = draftOf(before, 'file');
  if (draft) {
    await tx.updateTable('files').set(content).where('id', '=', draft.file_id).execute();
    return;
  }
  const file_id = await insertFile(tx, { ...content, ...placeOfFile(keeping, DRAFT_AREA) });
  await keepDraft(tx, { orderId: order.id, kind: 'file', key: file.key, at, draft: { file_id } });
}

function placeOfFile({ order, at }: Keeping, area: string) {
  return { order_id: order.id, area, created_at: at };
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
  { tx, order, at, isDraft }: Keeping,
  { formId, answers, input }: ReadResults['answers'][number],
): Promise<void> {
  const form = await formOfOrder(tx, order.id, formId);
  const before = await findItem(tx, order.id, 'answers', formId);
  const unknown = Object.keys(answers).find((id) => !form.questions.some((one) => one.id === id));
  if (unknown !== undefined) {
    throw input.wrong('answers', `form ${formId} has no question ${unknown.slice(0, 40)}`);
  }
  const place = { orderId: order.id, kind: 'answers', key: formId, at } as const;
  const given = givenPayload(before, 'answers')?.answers ?? {};
  if (isDraft) {
    // A form is half filled most of its time: what is wrong in it is refused when it is sent.
    const draft = { answers: { ...draftOf(before, 'answers')?.answers, ...answers } };
    return keepDraft(tx, { ...place, draft }, { answers: { ...given, ...draft.answers } });
  }
  const all = { ...given, ...answers };
  const [wrong] = evaluate(form, all).errors;
  if (wrong) throw input.wrong('answers', wrong.message);
  await keepItem(tx, { ...place, payload: { answers: all } });
}

async function keepNote(
  keeping: Keeping,
  note: ReadResults['notes'][number],
  attachments: readonly KeptFile[],
): Promise<void> {
  const { tx, order, at, isDraft } = keeping;
  const before = await findItem(tx, order.id, 'note', note.key);
  if (isDraft) return keepNoteDraft(keeping, note, attachments, before);
  const given = givenPayload(before, 'note');
  const noteId = await storeNote(keeping, given?.note_id, note);
  for (const file of attachments) {
    if (given && (await isAttached(tx, noteId, file))) continue;
    const place = { ...placeOfFile(keeping, 'job_notes'), note_id: noteId };
    await insertFile(tx, { ...contentOf(file), ...place });
  }
  if (attachments.length > 0) await markAttached(tx, noteId);
  const payload = { note_id: noteId };
  await keepItem(tx, { orderId: order.id, kind: 'note', key: note.key, payload, at });
  // The payload is the same, the note is another one.
  if (before && given) await queueAgain(tx, before, { at });
}

/** A note stands among the notes of its order once it is sent. */
async function keepNoteDraft(
  keeping: Keeping,
  { key, type, text }: ReadResults['notes'][number],
  attachments: readonly KeptFile[],
  before: StoredItem | undefined,
): Promise<void> {
  const { tx, order, at } = keeping;
  const file_ids = [...(draftOf(before, 'note')?.file_ids ?? [])];
  for (const file of attachments) {
    if (await isAmong(tx, file_ids, file)) continue;
    file_ids.push(
      await insertFile(tx, { ...contentOf(file), ...placeOfFile(keeping, DRAFT_AREA) }),
    );
  }
  const draft = { note_type: type, note_text: text, file_ids };
  await keepDraft(tx, { orderId: order.id, kind: 'note', key, at, draft });
}

async function isAmong(tx: Statements, ids: readonly string[], { name, stored }: KeptFile) {
  if (ids.length === 0) return false;
  const there = await tx
    .selectFrom('files')
    .select('id')
    .where('id', 'in', ids)
    .where('file_name', '=', name)
    .where('sha256', '=', stored.sha256)
    .executeTakeFirst();
  return there !== undefined;
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

/**
 * An order without bids and completions is confirmed to have none, exactly where its link says so: when that is said,
 * and when the order is ready (specification: "Rules per event", bid_comp_confirm).
 */
async function keepNoBids(
  keeping: Keeping,
  { hasNoBids, isReady, input }: StoredResults,
): Promise<void> {
  const { tx, order, isDraft } = keeping;
  const bids = (await itemsOfOrder(tx, order.id)).filter(({ kind }) => kind === 'bid');
  if (bids.some(({ state }) => isDraft || state !== 'draft')) {
    if (hasNoBids) throw input.wrong('no_bids', `order ${order.id} has bids or completions`);
    return dropNoBids(keeping);
  }
  if (!hasNoBids && !isReady) return;
  const link = await tx
    .selectFrom('links')
    .select('options')
    .where('id', '=', order.link_id ?? '')
    .executeTakeFirstOrThrow();
  if (storedSettings(link.options).bid_comp_confirm) {
    await keepPlain(keeping, 'no_bids', '', {});
  } else if (hasNoBids) {
    throw input.wrong('no_bids', 'is not sent by this link: its bid_comp_confirm is off');
  }
}

/** Where there are bids, it is not confirmed that there are none. */
async function dropNoBids({ tx, order, isDraft }: Keeping): Promise<void> {
  const item = await findItem(tx, order.id, 'no_bids', '');
  if (!item || item.state === 'sent' || (isDraft && item.state !== 'draft')) return;
  await tx.deleteFrom('outbox').where('id', '=', item.id).execute();
}
