import { createHash } from 'node:crypto';
import type { Answers } from '../../../forms/index.js';
import { isGiven } from '../../../forms/rules/evaluate.js';
import { LinkError } from '../../../index.js';
import { shortName } from '../../../protocol/errors/short-name.js';
import { addJob } from '../../engine/jobs/job.js';
import type { Statements } from '../../engine/store/database.js';
import { formOfOrder } from '../../orders/filling/order-forms.js';
import { type AnyOrder, addHistory, isOpenStatus } from '../../orders/order-writing.js';
import { queueOf, RESULTS } from '../context.js';
import { importedItems } from '../imported-order.js';
import { linkRow } from '../links/link-record.js';
import { storedSettings } from '../links/link-settings.js';
import { storeDraft } from './drafts.js';
import { findItem, itemsOfOrder, lockItem, storeItem } from './outbox.js';
import { flaggedPhotos, type ResultsContext, storePhotoFlags } from './photo-flags.js';
import type { ReadResults } from './result-input.js';
import {
  type Drafts,
  draftOf,
  givenPayload,
  type Payloads,
  type ResultKind,
} from './result-payloads.js';
import { type FileWithContent, storeFileResult } from './storing/store-files.js';
import { storeNoteResult } from './storing/store-notes.js';
import { refuseTakenBack, takenFromBid, takenFromInvoice } from './storing/taken-back.js';
import { wrongAnswer } from './storing/wrong-answer.js';

/** Results with the stored contents of their files. */
export interface StoredResults extends Omit<ReadResults, 'files'> {
  readonly files: readonly FileWithContent[];
  /** The attachments of notes, by the key of the note. */
  readonly attachments: ReadonlyMap<string, readonly FileWithContent[]>;
}

/** The ids of given records, in the order of the input; none for drafts. */
export interface GivenIds {
  readonly files: readonly string[];
  readonly notes: readonly string[];
}

/**
 * Queues results and their job within a transaction; drafts are stored without a job.
 *
 * @returns the ids of files and notes
 * @throws LinkError `input_invalid`, `order_closed`, `form_not_found`
 */
export async function storeResults(
  tx: Statements,
  order: AnyOrder,
  results: StoredResults,
  { at, isDraft, by = '', app }: Pick<ResultsContext, 'at' | 'isDraft' | 'by' | 'app'>,
): Promise<GivenIds> {
  if (isDraft) requireUnderWay(order);
  else await requireSendable(tx, order);
  const context = { tx, order, at, isDraft, by, app };
  const ids = { files: [] as string[], notes: [] as string[] };
  await checkItems(context, results);
  for (const { key, input, ...payload } of results.bids) {
    refuseTakenBack(input.path, takenFromBid(await lockItem(tx, order.id, 'bid', key), payload));
    await storePlain(context, 'bid', key, payload);
  }
  for (const file of results.files) ids.files.push(...(await storeFileResult(context, file)));
  await storePhotoFlags(context, [
    ...results.files,
    ...(await flaggedPhotos(context, results.flags)),
  ]);
  for (const form of results.answers) await storeAnswers(context, form);
  if (results.invoice) {
    const { inputs: _, ...payload } = results.invoice;
    const before = await lockItem(tx, order.id, 'invoice', '');
    refuseTakenBack('results.add.invoice', takenFromInvoice(before, payload));
    await storePlain(context, 'invoice', '', payload);
  }
  for (const note of results.notes) {
    const attachments = results.attachments.get(note.key) ?? [];
    ids.notes.push(...(await storeNoteResult(context, note, attachments)));
  }
  for (const payload of results.checkIns) {
    const key = createHash('sha256').update(JSON.stringify(payload)).digest('hex').slice(0, 16);
    await storePlain(context, 'check_in', key, payload);
  }
  await storeNoBids(context, results);
  if (results.isReady) await storePlain(context, 'ready', '', {});
  if (by !== '') {
    const action = isDraft ? 'results drafted' : 'results added';
    await addHistory(tx, { orderId: order.id, actor: by, action, at, detail: namesOf(results) });
  }
  if (!isDraft) await addResultsJob(tx, order, at);
  return ids;
}

/** Returns the keys of given results by their members, for the history of an order. */
function namesOf(results: StoredResults): Readonly<Record<string, unknown>> {
  const { files, bids, notes, answers, flags, checkIns, invoice, hasNoBids, isReady } = results;
  const all = {
    files: files.map(({ key }) => key),
    bids: bids.map(({ key }) => key),
    notes: notes.map(({ key }) => key),
    answers: answers.map(({ formId }) => formId),
    flags: flags.map((flag) => flag.text('photo', 200)),
    invoice: invoice ? ['invoice'] : [],
    check_ins: checkIns.map(({ checkin_ts }) => checkin_ts),
    no_bids: hasNoBids ? ['no bids'] : [],
    ready: isReady ? ['ready'] : [],
  };
  return Object.fromEntries(Object.entries(all).filter(([, keys]) => keys.length > 0));
}

/** Stores a result that consists of its payload alone, queued or as a draft. */
async function storePlain<Kind extends Exclude<ResultKind, 'note'>>(
  { tx, order, at, isDraft }: ResultsContext,
  kind: Kind,
  key: string,
  payload: Payloads[Kind] & Drafts[Kind],
): Promise<void> {
  const identity = { orderId: order.id, kind, key, at };
  if (isDraft) await storeDraft(tx, { ...identity, draft: payload });
  else await storeItem(tx, { ...identity, payload });
}

/** Adds the job that sends the queued results of an order. */
export function addResultsJob(tx: Statements, order: AnyOrder, at: number): Promise<void> {
  const lane = queueOf(order.link_id ?? '');
  return addJob(tx, { kind: RESULTS, lane, key: order.id, runAt: at, isUrgent: true });
}

/**
 * Adds the job of an order after one of its results has gone: what waited for that can be sent. Failed results keep the
 * time of their next attempt.
 */
export async function sendWaiting(tx: Statements, order: AnyOrder, at: number): Promise<void> {
  const waiting = await tx
    .selectFrom('outbox')
    .select('id')
    .where('order_id', '=', order.id)
    .where('state', '=', 'queued')
    .limit(1)
    .executeTakeFirst();
  if (waiting) await addResultsJob(tx, order, at);
}

/** Refuses results of a cancelled or closed order. @throws LinkError `order_closed` */
export function requireUnderWay({ id, status }: AnyOrder): void {
  if (isOpenStatus(status) || status === 'Ready for Office') return;
  throw new LinkError('order_closed', `Order ${id} is ${status}: nothing is sent for it.`);
}

/** Refuses results of such an order, and of one whose link was removed. @throws LinkError `order_closed` */
export async function requireSendable(tx: Statements, order: AnyOrder): Promise<void> {
  requireUnderWay(order);
  if (await linkRow(tx, order.link_id ?? '')) return;
  const message = `The link of order ${order.id} was removed: nothing is sent for it.`;
  throw new LinkError('order_closed', message);
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
      throw input.wrong('item_id', `order ${order.id} has no item ${shortName(item_id)}`);
    }
    if (item_id === null && !order.is_other_allowed && items.size > 0) {
      throw input.wrong('item_id', `is required: order ${order.id} takes no other items`);
    }
  }
}

/**
 * Stores answers after a check with the version of the form that the order has. Missing answers are reported when the
 * order is ready.
 */
async function storeAnswers(
  { tx, order, at, isDraft }: ResultsContext,
  { formId, answers, input }: ReadResults['answers'][number],
): Promise<void> {
  const form = await formOfOrder(tx, order.id, formId);
  const before = await lockItem(tx, order.id, 'answers', formId);
  const unknown = Object.keys(answers).find((id) => !form.questions.some((one) => one.id === id));
  if (unknown !== undefined) {
    throw input.wrong('answers', `form ${formId} has no question ${shortName(unknown)}`);
  }
  const identity = { orderId: order.id, kind: 'answers', key: formId, at } as const;
  const given = givenPayload(before, 'answers')?.answers ?? {};
  if (isDraft) {
    // A form is incomplete most of the time: wrong answers are refused when it is sent.
    const typed = { ...draftOf(before, 'answers')?.answers, ...answers };
    const draft = { answers: withoutBlankOnes(typed, given) };
    return storeDraft(tx, { ...identity, draft }, { answers: { ...given, ...draft.answers } });
  }
  const all = withoutBlankOnes({ ...given, ...answers }, given);
  const wrong = wrongAnswer(form, all);
  if (wrong !== undefined) throw input.wrong('answers', wrong);
  await storeItem(tx, { ...identity, payload: { answers: all } });
}

/** Returns answers without blank ones. One that was given before stays blank, and is cleared at the owner. */
function withoutBlankOnes(answers: Answers, given: Answers): Answers {
  const needed = Object.entries(answers).filter(
    ([id, value]) => isGiven(value) || Object.hasOwn(given, id),
  );
  return Object.fromEntries(needed);
}

/**
 * Confirms that an order has no bids and completions, where its link requires it: on request, and when the order is
 * ready (specification: "Rules per event", bid_comp_confirm).
 */
async function storeNoBids(
  context: ResultsContext,
  { hasNoBids, isReady, input }: StoredResults,
): Promise<void> {
  const { tx, order, isDraft } = context;
  const bids = (await itemsOfOrder(tx, order.id)).filter(({ kind }) => kind === 'bid');
  if (bids.some(({ state }) => isDraft || state !== 'draft')) {
    if (hasNoBids) throw input.wrong('no_bids', `order ${order.id} has bids or completions`);
    return dropNoBids(context);
  }
  if (!hasNoBids && !isReady) return;
  const link = await tx
    .selectFrom('links')
    .select('options')
    .where('id', '=', order.link_id ?? '')
    .executeTakeFirstOrThrow();
  if (storedSettings(link.options).bid_comp_confirm) {
    await storePlain(context, 'no_bids', '', {});
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
