import { createHash } from 'node:crypto';
import { evaluate } from '../../../forms/index.js';
import { LinkError } from '../../../index.js';
import type { StoredContent } from '../../engine/files/file-store.js';
import { addJob } from '../../engine/jobs/job.js';
import type { Statements } from '../../engine/store/database.js';
import { formOfOrder } from '../../orders/forms.js';
import { type AnyOrder, isOpenStatus } from '../../orders/order-writing.js';
import { queueOf, RESULTS } from '../context.js';
import { importedItems } from '../imported-order.js';
import { storedSettings } from '../links/link-settings.js';
import { keepDraft } from './drafts.js';
import { findItem, itemsOfOrder, keepItem, queueAgain } from './outbox.js';
import { flaggedPhotos, keepPhotoFlags, type ResultsContext } from './photo-flags.js';
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

/** A file with stored content. */
export interface FileWithContent extends ReadFile {
  readonly stored: StoredContent;
  readonly thumbnail: string | undefined;
}

/** Results with the stored contents of their files. */
export interface StoredResults extends Omit<ReadResults, 'files'> {
  readonly files: readonly FileWithContent[];
  /** The attachments of notes, by the key of the note. */
  readonly attachments: ReadonlyMap<string, readonly FileWithContent[]>;
}

/**
 * Queues results and their job within a transaction; drafts are stored without a job.
 *
 * @throws LinkError `input_invalid`, `order_closed`, `form_not_found`
 */
export async function keepResults(
  tx: Statements,
  order: AnyOrder,
  results: StoredResults,
  { at, isDraft }: Pick<ResultsContext, 'at' | 'isDraft'>,
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

/** Stores a result that consists of its payload alone, queued or as a draft. */
async function keepPlain<Kind extends Exclude<ResultKind, 'note'>>(
  { tx, order, at, isDraft }: ResultsContext,
  kind: Kind,
  key: string,
  payload: Payloads[Kind] & Drafts[Kind],
): Promise<void> {
  const identity = { orderId: order.id, kind, key, at };
  if (isDraft) await keepDraft(tx, { ...identity, draft: payload });
  else await keepItem(tx, { ...identity, payload });
}

/** Adds the job that sends the queued results of an order. */
export function addResultsJob(tx: Statements, order: AnyOrder, at: number): Promise<void> {
  const lane = queueOf(order.link_id ?? '');
  return addJob(tx, { kind: RESULTS, lane, key: order.id, runAt: at, isUrgent: true });
}

/** Refuses results of a cancelled or closed order. @throws LinkError `order_closed` */
export function requireUnderWay({ id, status }: AnyOrder): void {
  if (isOpenStatus(status) || status === 'Ready for Office') return;
  throw new LinkError('order_closed', `Order ${id} is ${status}: nothing is sent for it.`);
}

/** Checks items against the list of the order, if it has one. Another item requires a description and a permission. */
async function checkItems(
  { tx, order }: ResultsContext,
  { bids, invoice }: StoredResults,
): Promise<void> {
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

/** Stores a file. A file that is given again keeps its id, and its owner replaces it. */
async function keepFile(keeping: ResultsContext, file: FileWithContent): Promise<void> {
  const { tx, order, at, isDraft } = keeping;
  const identity = { orderId: order.id, kind: 'file', key: file.key, at } as const;
  const before = await findItem(tx, order.id, 'file', file.key);
  const given = givenPayload(before, 'file');
  if (isDraft) return keepFileDraft(keeping, file, before);
  if (before && given) return replaceFile(tx, before, contentOf(file), at);
  const file_id = await insertFile(tx, { ...contentOf(file), ...fileColumns(keeping, 'uploads') });
  await keepItem(tx, { ...identity, payload: { file_id } });
}

/** Stores the content of a draft beside the given file, in an area that is hidden from peers. */
async function keepFileDraft(
  keeping: ResultsContext,
  file: FileWithContent,
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
  const file_id = await insertFile(tx, { ...content, ...fileColumns(keeping, DRAFT_AREA) });
  await keepDraft(tx, { orderId: order.id, kind: 'file', key: file.key, at, draft: { file_id } });
}

function fileColumns({ order, at }: ResultsContext, area: string) {
  return { order_id: order.id, area, created_at: at };
}

function contentOf({ name, mimeType, fileArea, stored, thumbnail }: FileWithContent) {
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

/**
 * Stores answers after a check with the version of the form that the order has. Missing answers are reported when the
 * order is ready.
 */
async function keepAnswers(
  { tx, order, at, isDraft }: ResultsContext,
  { formId, answers, input }: ReadResults['answers'][number],
): Promise<void> {
  const form = await formOfOrder(tx, order.id, formId);
  const before = await findItem(tx, order.id, 'answers', formId);
  const unknown = Object.keys(answers).find((id) => !form.questions.some((one) => one.id === id));
  if (unknown !== undefined) {
    throw input.wrong('answers', `form ${formId} has no question ${unknown.slice(0, 40)}`);
  }
  const identity = { orderId: order.id, kind: 'answers', key: formId, at } as const;
  const given = givenPayload(before, 'answers')?.answers ?? {};
  if (isDraft) {
    // A form is incomplete most of the time: wrong answers are refused when it is sent.
    const draft = { answers: { ...draftOf(before, 'answers')?.answers, ...answers } };
    return keepDraft(tx, { ...identity, draft }, { answers: { ...given, ...draft.answers } });
  }
  const all = { ...given, ...answers };
  const [wrong] = evaluate(form, all).errors;
  if (wrong) throw input.wrong('answers', wrong.message);
  await keepItem(tx, { ...identity, payload: { answers: all } });
}

async function keepNote(
  keeping: ResultsContext,
  note: ReadResults['notes'][number],
  attachments: readonly FileWithContent[],
): Promise<void> {
  const { tx, order, at, isDraft } = keeping;
  const before = await findItem(tx, order.id, 'note', note.key);
  if (isDraft) return keepNoteDraft(keeping, note, attachments, before);
  const given = givenPayload(before, 'note');
  const noteId = await storeNote(keeping, given?.note_id, note);
  for (const file of attachments) {
    if (given && (await isAttached(tx, noteId, file))) continue;
    const columns = { ...fileColumns(keeping, 'job_notes'), note_id: noteId };
    await insertFile(tx, { ...contentOf(file), ...columns });
  }
  if (attachments.length > 0) await markAttached(tx, noteId);
  const payload = { note_id: noteId };
  await keepItem(tx, { orderId: order.id, kind: 'note', key: note.key, payload, at });
  // The payload is the same, but the note is another one.
  if (before && given) await queueAgain(tx, before, { at });
}

/** Stores the draft of a note, which joins the notes of its order when it is sent. */
async function keepNoteDraft(
  keeping: ResultsContext,
  { key, type, text }: ReadResults['notes'][number],
  attachments: readonly FileWithContent[],
  before: StoredItem | undefined,
): Promise<void> {
  const { tx, order, at } = keeping;
  const file_ids = [...(draftOf(before, 'note')?.file_ids ?? [])];
  for (const file of attachments) {
    if (await isAmong(tx, file_ids, file)) continue;
    file_ids.push(
      await insertFile(tx, { ...contentOf(file), ...fileColumns(keeping, DRAFT_AREA) }),
    );
  }
  const draft = { note_type: type, note_text: text, file_ids };
  await keepDraft(tx, { orderId: order.id, kind: 'note', key, at, draft });
}

async function isAmong(tx: Statements, ids: readonly string[], { name, stored }: FileWithContent) {
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

/**
 * Returns true for an existing attachment. A caller that repeats a note, not knowing whether it arrived, adds its files
 * once.
 */
async function isAttached(tx: Statements, noteId: string, { name, stored }: FileWithContent) {
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
 * Confirms that an order has no bids and completions, where its link requires it: on request, and when the order is
 * ready (specification: "Rules per event", bid_comp_confirm).
 */
async function keepNoBids(
  keeping: ResultsContext,
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

/** Removes the confirmation of no bids when there are bids. */
async function dropNoBids({ tx, order, isDraft }: ResultsContext): Promise<void> {
  const item = await findItem(tx, order.id, 'no_bids', '');
  if (!item || item.state === 'sent' || (isDraft && item.state !== 'draft')) return;
  await tx.deleteFrom('outbox').where('id', '=', item.id).execute();
}
