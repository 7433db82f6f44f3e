import { evaluate } from '../../../forms/index.js';
import type { SiteContext } from '../../engine/context.js';
import type { Statements } from '../../engine/store/database.js';
import { importedItems } from '../../importer/imported-order.js';
import type { Importer } from '../../importer/index.js';
import { itemsOfOrder } from '../../importer/results/outbox.js';
import { isFlagSent } from '../../importer/results/photo-flags.js';
import {
  type BidPayload,
  draftOf,
  givenPayload,
  type InvoicePayload,
  isFlags,
  type NoteDraft,
  payloadOf,
  type StoredFlag,
  type StoredItem,
  shownPayload,
} from '../../importer/results/result-payloads.js';
import type { SiteResult } from '../../importer/results/shown-results.js';
import { formOfOrder } from '../../orders/forms.js';
import { type PhotoSubject, questionSubject, stageOf } from './photo-subjects.js';

/** A photo or document that is sent, and its flags. */
export interface WorkFile {
  /** The id of the result. */
  readonly id: string;
  readonly key: string;
  readonly file_id: string;
  readonly file_size: number;
  readonly is_photo: boolean;
  readonly state: SiteResult['state'];
  readonly flags: readonly WorkFlag[];
}

/** A flag of a photo. */
export interface WorkFlag {
  /** The id of its {@link PhotoTarget}. */
  readonly target: string;
  /** True if the owner has it, or may have it: it cannot be removed any more. */
  readonly is_sent: boolean;
}

/** An object that photos can be flagged to. */
export interface PhotoTarget extends PhotoSubject {
  /** An id among all targets of the order. */
  readonly id: string;
  /** The input of `results.add` for a flag to it. */
  readonly flag: Readonly<Record<string, string>>;
  readonly count: number;
  /** The least and greatest number of its photos; null without a limit. */
  readonly min: number | null;
  readonly max: number | null;
}

/** The work on an imported order: the results so far, their states, and the missing parts. */
export interface ImportedWork {
  /** The results in sending order. */
  readonly results: readonly SiteResult[];
  readonly files: readonly WorkFile[];
  readonly targets: readonly PhotoTarget[];
  readonly bids: readonly (BidPayload & { readonly key: string })[];
  readonly invoice: InvoicePayload | null;
  /** The notes that are not sent yet. */
  readonly notes: readonly (Omit<NoteDraft, 'file_ids'> & {
    readonly key: string;
    /** The names of the attachments. */
    readonly attached: readonly string[];
  })[];
}

/** Returns the work on an order. @throws LinkError `order_not_found` */
export async function importedWork(
  { database: { read } }: Pick<SiteContext, 'database'>,
  { results }: Importer,
  id: string,
): Promise<ImportedWork> {
  const shown = await results.list(id);
  const items = await itemsOfOrder(read, id);
  const flags = flagsOf(items);
  const names = await importedItems(read, id);
  const targets = [...bidTargets(items, names), ...(await questionTargets(read, id, items))];
  const invoice = items.find(({ kind }) => kind === 'invoice');
  return {
    results: shown,
    files: await filesOf(read, items, { flags, shown }),
    targets: targets.map((target) => ({
      ...target,
      count: flags.filter((flag) => flag.target === target.id).length,
    })),
    bids: items
      .filter(({ kind }) => kind === 'bid')
      .map((item) => ({ key: item.item_key, ...shownPayload(item, 'bid') })),
    invoice: invoice ? shownPayload(invoice, 'invoice') : null,
    notes: await notesOf(read, items),
  };
}

/** Returns the texts of notes that a user can change: drafts, and notes that their owner has refused. */
async function notesOf(
  read: Statements,
  items: readonly StoredItem[],
): Promise<ImportedWork['notes']> {
  const notes: ImportedWork['notes'][number][] = [];
  for (const item of items.filter(({ kind }) => kind === 'note')) {
    const draft = draftOf(item, 'note');
    if (!draft && item.state !== 'refused') continue;
    const note_id = givenPayload(item, 'note')?.note_id;
    const { note_type, note_text } = draft ?? (await noteOf(read, note_id ?? ''));
    const ids = draft?.file_ids ?? [];
    const files = read.selectFrom('files').select('file_name').orderBy('id');
    const own = ids.length === 0 ? [] : await files.where('id', 'in', ids).execute();
    const given = note_id === undefined ? [] : await files.where('note_id', '=', note_id).execute();
    const attached = [...given, ...own].map(({ file_name }) => file_name);
    notes.push({ key: item.item_key, note_type, note_text, attached });
  }
  return notes;
}

async function noteOf(read: Statements, id: string) {
  const { body, note_type } = await read
    .selectFrom('notes')
    .select(['body', 'note_type'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { note_text: body, note_type: note_type === 'prop' ? ('prop' as const) : ('wo' as const) };
}

type Target = Omit<PhotoTarget, 'count'>;

/**
 * Returns the photo targets of a bid or completion. A photo of a bid is one of before; of a completion it is before,
 * during or after.
 */
function bidTargets(
  items: readonly StoredItem[],
  names: ReadonlyMap<string, string>,
): readonly Target[] {
  const counts = new Map<string, number>();
  return items
    .filter(({ kind }) => kind === 'bid')
    .flatMap((item): Target[] => {
      const { item_desc, item_id, qty_bid, qty_comp } = shownPayload(item, 'bid');
      const name = item_desc || names.get(item_id ?? '') || (item_id ?? item.item_key);
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      const called = count === 1 ? name : `${name} (${count})`;
      const open = { min: null, max: null };
      const target = (work_type: 'b' | 'c', stage: 'b' | 'i' | 'a'): Target => ({
        id: targetId({ file: '', work_type, stage }, item.item_key),
        of: called,
        stage: stageOf(work_type, stage),
        flag: { bid: item.item_key, work_type, stage },
        ...open,
      });
      return [
        ...(qty_bid === null ? [] : [target('b', 'b')]),
        ...(qty_comp === null ? [] : [target('c', 'b'), target('c', 'i'), target('c', 'a')]),
      ];
    });
}

/** Returns the questions whose photo rules apply with the present answers. */
async function questionTargets(
  read: Statements,
  orderId: string,
  items: readonly StoredItem[],
): Promise<readonly Target[]> {
  const attached = await read
    .selectFrom('order_forms')
    .select('pcr_form_id')
    .where('order_id', '=', orderId)
    .orderBy('pcr_form_id')
    .execute();
  const targets: Target[] = [];
  for (const { pcr_form_id } of attached) {
    const form = await formOfOrder(read, orderId, pcr_form_id);
    const given = items.find(
      ({ kind, item_key }) => kind === 'answers' && item_key === pcr_form_id,
    );
    const { photos } = evaluate(form, given ? shownPayload(given, 'answers').answers : {});
    const headings = new Set(
      form.questions.flatMap(({ id, type }) => (type === 'title' ? [id] : [])),
    );
    for (const [pcr_question_id, { min, max }] of photos) {
      if (max === 0 || headings.has(pcr_question_id)) continue;
      const flag = { pcr_form_id, pcr_question_id };
      targets.push({
        id: targetId({ file: '', work_type: 'pc', pcr_question_id }, pcr_form_id),
        of: questionSubject(form, [pcr_form_id, pcr_question_id]),
        stage: 'question',
        flag,
        min,
        max: Number.isFinite(max) ? max : null,
      });
    }
  }
  return targets;
}

function targetId({ work_type, stage, pcr_question_id }: StoredFlag, key: string): string {
  return JSON.stringify([key, work_type, pcr_question_id ?? stage ?? '']);
}

/** Returns all flags of an order, each with its photo and its target. */
function flagsOf(items: readonly StoredItem[]) {
  return items.filter(isFlags).flatMap((item) => {
    const shown = (flag: StoredFlag, is_sent: boolean) => ({
      file: flag.file,
      target: targetId(flag, item.item_key),
      is_sent,
    });
    const given = givenPayload(item, 'photo_flags')?.flags ?? [];
    const drafts = draftOf(item, 'photo_flags')?.flags ?? [];
    return [
      ...given.map((flag) => shown(flag, isFlagSent(item, flag))),
      ...drafts.map((flag) => shown(flag, false)),
    ];
  });
}

async function filesOf(
  read: Statements,
  items: readonly StoredItem[],
  known: { readonly flags: ReturnType<typeof flagsOf>; readonly shown: readonly SiteResult[] },
): Promise<readonly WorkFile[]> {
  const files = items.filter(({ kind }) => kind === 'file');
  if (files.length === 0) return [];
  const ids = files.map((item) => (draftOf(item, 'file') ?? payloadOf(item, 'file')).file_id);
  const rows = await read
    .selectFrom('files')
    .select(['id', 'file_area', 'byte_size'])
    .where('id', 'in', ids)
    .execute();
  const sizes = new Map(rows.map((row) => [row.id, row]));
  return files.map((item, index) => ({
    id: item.id,
    key: item.item_key,
    file_id: ids[index] ?? '',
    file_size: sizes.get(ids[index] ?? '')?.byte_size ?? 0,
    is_photo: sizes.get(ids[index] ?? '')?.file_area === 0,
    state: known.shown.find(({ id }) => id === item.id)?.state ?? 'queued',
    flags: known.flags
      .filter(({ file }) => file === item.item_key)
      .map(({ target, is_sent }) => ({ target, is_sent })),
  }));
}
