import { evaluate } from '../../../forms/index.js';
import type { SiteContext } from '../../engine/context.js';
import { METADATA_COLUMNS, type PhotoMetadata } from '../../engine/files/photo-metadata.js';
import type { Statements } from '../../engine/store/database.js';
import { importedItems, requireImported } from '../../importer/imported-order.js';
import type { Importer } from '../../importer/index.js';
import { missingParts } from '../../importer/results/missing.js';
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
import type { MissingPart } from '../../orders/filling/missing-parts.js';
import { formOfOrder } from '../../orders/filling/order-forms.js';
import { seesNote } from '../../orders/visibility/note-groups.js';
import { seen, type Viewer } from '../../orders/visibility/visibility.js';
import { type PhotoSubject, questionSubject, stageOf } from './photo-subjects.js';

/** A photo or document that is sent, and its flags. */
export interface WorkFile extends PhotoMetadata {
  /** The id of the result. */
  readonly id: string;
  readonly key: string;
  readonly file_id: string;
  readonly file_size: number;
  readonly file_name: string;
  readonly has_thumbnail: boolean;
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
  /** The parts that the order lacks before it is ready for office. */
  readonly missing: readonly MissingPart[];
  readonly files: readonly WorkFile[];
  readonly targets: readonly PhotoTarget[];
  readonly bids: readonly (BidPayload & { readonly key: string })[];
  readonly invoice: InvoicePayload | null;
  /** The keys of invoice lines that the owner has: the protocol has no event that removes one. */
  readonly sent_lines: readonly string[];
  /** The notes that are not sent yet. */
  readonly notes: readonly (Omit<NoteDraft, 'file_ids' | 'by'> & {
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
  viewer: Viewer,
): Promise<ImportedWork> {
  const shown = await results.list(id);
  const items = await itemsOfOrder(read, id);
  const flags = flagsOf(items);
  const names = await importedItems(read, id);
  const targets = [...bidTargets(items, names), ...(await questionTargets(read, id, items))];
  const invoice = items.find(({ kind }) => kind === 'invoice');
  const counts = new Map<string, number>();
  for (const { target } of flags) counts.set(target, (counts.get(target) ?? 0) + 1);
  return {
    results: shown,
    missing: await missingParts(read, await requireImported(read, id), items),
    files: await filesOf(read, items, { flags, shown }),
    targets: targets.map((target) => ({ ...target, count: counts.get(target.id) ?? 0 })),
    bids: items
      .filter(({ kind }) => kind === 'bid')
      .map((item) => ({ key: item.item_key, ...shownPayload(item, 'bid') })),
    invoice: invoice ? shownPayload(invoice, 'invoice') : null,
    sent_lines: sentLines(invoice),
    notes: await notesOf(read, items, viewer),
  };
}

function sentLines(invoice: StoredItem | undefined): readonly string[] {
  if (!invoice) return [];
  const sent = invoice.state === 'sent' ? invoice.payload : invoice.accepted;
  if (sent === null) return [];
  const { lines }: InvoicePayload = JSON.parse(sent);
  return lines.map(({ key }) => key);
}

/**
 * Returns the texts of notes that a user can change: drafts, and notes that their owner has refused. Notes for other
 * groups are left out.
 */
async function notesOf(
  read: Statements,
  items: readonly StoredItem[],
  viewer: Viewer,
): Promise<ImportedWork['notes']> {
  const notes: ImportedWork['notes'][number][] = [];
  for (const item of items.filter(({ kind }) => kind === 'note')) {
    const draft = draftOf(item, 'note');
    if (!draft && item.state !== 'refused') continue;
    const note_id = givenPayload(item, 'note')?.note_id;
    const groups = draft?.details?.group_ids ?? [];
    if (!seen(viewer, 'note', { groups })) continue;
    if (note_id !== undefined && !(await seesNote(read, viewer, note_id))) continue;
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
    .select(['id', 'file_area', 'file_name', 'byte_size', 'thumbnail_sha256', ...METADATA_COLUMNS])
    .where('id', 'in', ids)
    .execute();
  const stored = new Map(rows.map((row) => [row.id, row]));
  const states = new Map(known.shown.map(({ id, state }) => [id, state]));
  const flags = new Map<string, WorkFlag[]>();
  for (const { file, target, is_sent } of known.flags) {
    const before = flags.get(file);
    if (before) before.push({ target, is_sent });
    else flags.set(file, [{ target, is_sent }]);
  }
  return files.map((item, index) => {
    const row = stored.get(ids[index] ?? '');
    return {
      id: item.id,
      key: item.item_key,
      file_id: ids[index] ?? '',
      file_size: row?.byte_size ?? 0,
      file_name: row?.file_name ?? item.item_key,
      is_photo: row?.file_area === 0,
      has_thumbnail: (row?.thumbnail_sha256 ?? null) !== null,
      state: states.get(item.id) ?? 'queued',
      flags: flags.get(item.item_key) ?? [],
      taken_text: row?.taken_text ?? null,
      gps_lat: row?.gps_lat ?? null,
      gps_lng: row?.gps_lng ?? null,
      camera_make: row?.camera_make ?? null,
      camera_model: row?.camera_model ?? null,
    };
  });
}
