import type { Readable } from 'node:stream';
import type { Answers } from '../../../forms/index.js';
import { baseName } from '../../../protocol/files/file-name.js';
import { type NewContent, PreparedFile, SentPhoto } from '../../engine/files/prepared-file.js';
import { Input } from '../../engine/input.js';
import {
  NOTE_SENDING,
  type NoteSending,
  type ReadNoteSending,
  readNoteSending,
} from '../../orders/attachments/note-recipients.js';
import { MUST_BE_ALLOWED, typeOf } from '../../orders/files.js';
import type { BidPayload, CheckInPayload, InvoicePayload } from './result-payloads.js';

/** A photo or document for the owner. */
export interface NewResultFile {
  /** The key of the file among the files of the order: a repeated key replaces the file. Default: its file name. */
  readonly key?: string;
  /** The file name with its extension, which determines the type (specification: "Allowed file types"). */
  readonly file_name: string;
  /** A stream, a photo with its thumbnail, or a file whose content is stored already. */
  readonly content: NewContent;
  /** `0` photo, `1` document. Default: `0` for a photo, else that of the type (specification: "Allowed file types"). */
  readonly file_area?: 0 | 1;
  /** The name of a document type of this site. The owner does not get it. */
  readonly document_type?: string;
  /** The subjects of a photo: a bid or completion, by its key, or a question of a form. */
  readonly flags?: readonly (
    | { readonly bid: string; readonly work_type: 'b' | 'c'; readonly stage?: 'b' | 'i' | 'a' }
    | { readonly pcr_form_id: string | number; readonly pcr_question_id: string | number }
  )[];
}

/** A further subject of a photo that was given before. */
export type NewFlag = { readonly photo: string } & NonNullable<NewResultFile['flags']>[number];

/** A bid, a completion, or both (specification: "Rules per event", send_bid_comp). Amounts have at most two decimals. */
export interface NewBid {
  /** The key of the bid among the bids of the order: a repeated key updates the bid. */
  readonly key: string;
  /** An item of the order; absent for an other item. */
  readonly item_id?: string | number;
  /** Required for an other item. */
  readonly item_desc?: string;
  readonly qty_bid?: string | number;
  readonly client_price_bid?: string | number;
  readonly bid_note?: string;
  readonly qty_comp?: string | number;
  readonly comp_note?: string;
}

/** The invoice of an order (specification: "Rules per event", send_contractor_invoice). */
export interface NewInvoice {
  readonly comment?: string;
  readonly lines: readonly {
    /** The key of the line: a repeated key updates the line at the owner. */
    readonly key: string;
    /** An item of the order; absent for an other item. */
    readonly item_id?: string | number;
    /** Required for an other item. */
    readonly item_desc?: string;
    readonly quantity: string | number;
    /** The price of one unit, not the total. */
    readonly price: string | number;
    /** Default false. */
    readonly flat_fee?: boolean;
  }[];
}

/** The results for an order. Each member is optional and may be given in any order and repeatedly. */
export interface NewResults {
  readonly photos?: readonly NewResultFile[];
  readonly files?: readonly NewResultFile[];
  /** Flags of photos that were given before, each by the key of its photo. */
  readonly flags?: readonly NewFlag[];
  readonly bids?: readonly NewBid[];
  /** Confirms that there are no bids and completions; only for a link that sends this (`bid_comp_confirm`). */
  readonly no_bids?: boolean;
  readonly invoice?: NewInvoice;
  /** Answers by question id, checked with the version of the form that the order has. Absent ones stay unchanged. */
  readonly answers?: readonly {
    readonly pcr_form_id: string | number;
    readonly answers: Answers;
  }[];
  readonly notes?: readonly (NoteSending & {
    readonly key: string;
    readonly note_text: string;
    /** `wo` (default): a note of this order. `prop`: of its property. */
    readonly note_type?: 'wo' | 'prop';
    readonly attachments?: readonly NewResultFile[];
    /**
     * The id of the note that it revises. Revised note, groups, recipients and reminder are those of the first version of a
     * note, and none of a draft.
     */
    readonly revises?: string;
    /** The note groups of this site that it is shown to. Default: everybody. Its owner gets it in any case. */
    readonly groups?: readonly string[];
  })[];
  readonly check_ins?: readonly CheckInPayload[];
  /** True when the order is done. */
  readonly ready?: boolean;
}

/** A file of an input before its content is stored. */
export interface ReadFile {
  readonly key: string;
  readonly name: string;
  readonly mimeType: string;
  readonly fileArea: 0 | 1;
  /** '' without one. */
  readonly documentType: string;
  readonly content: NewContent;
  readonly flags: readonly Input[];
}

/** Results after reading. */
export interface ReadResults {
  readonly input: Input;
  readonly files: readonly ReadFile[];
  readonly flags: readonly Input[];
  readonly bids: readonly (BidPayload & { readonly key: string; readonly input: Input })[];
  readonly invoice: (InvoicePayload & { readonly inputs: readonly Input[] }) | undefined;
  readonly answers: readonly {
    readonly formId: string;
    readonly answers: Answers;
    readonly input: Input;
  }[];
  readonly notes: readonly {
    readonly key: string;
    readonly text: string;
    readonly type: 'wo' | 'prop';
    readonly attachments: readonly ReadFile[];
    readonly revises: string;
    readonly groups: readonly string[];
    readonly sending: ReadNoteSending;
    readonly input: Input;
  }[];
  readonly checkIns: readonly CheckInPayload[];
  readonly hasNoBids: boolean;
  readonly isReady: boolean;
}

const NAMES: readonly (keyof NewResults)[] = [
  'photos',
  'files',
  'flags',
  'bids',
  'no_bids',
  'invoice',
  'answers',
  'notes',
  'check_ins',
  'ready',
];
/** The most characters of the key of a result. */
export const LONGEST_KEY = 200;
const FLAG_NAMES = ['bid', 'work_type', 'stage', 'pcr_form_id', 'pcr_question_id'];

/**
 * Reads given results.
 *
 * @param longestNote the most characters of a note
 * @throws LinkError `input_invalid` with the path
 */
export function readResults(given: unknown, longestNote?: number): ReadResults {
  const input = new Input('results.add', given, NAMES);
  const files = [...readFiles(input, 'photos', true), ...readFiles(input, 'files', false)];
  const [bids, notes] = [readBids(input), readNotes(input, longestNote)];
  requireOwnKeys(input, 'files', files);
  requireOwnKeys(input, 'bids', bids);
  requireOwnKeys(input, 'notes', notes);
  return {
    input,
    files,
    flags: input.objects('flags', ['photo', ...FLAG_NAMES]),
    bids,
    invoice: readInvoice(input),
    answers: readAnswers(input),
    notes,
    checkIns: readCheckIns(input),
    hasNoBids: input.flag('no_bids') ?? false,
    isReady: input.flag('ready') ?? false,
  };
}

/** Refuses two records with one key: the second would replace the first. @throws LinkError `input_invalid` */
function requireOwnKeys(
  input: Input,
  member: string,
  records: readonly { readonly key: string }[],
): void {
  const keys = new Set<string>();
  for (const { key } of records) {
    if (keys.has(key)) {
      throw input.wrong(member, `two ${member} have the key ${key}: give them keys of their own`);
    }
    keys.add(key);
  }
}

/** Reads flags to be removed. @throws LinkError `input_invalid` with the path */
export function readFlags(flags: unknown): readonly Input[] {
  const input = new Input('results.unflag', { flags }, ['flags']);
  return input.objects('flags', ['photo', ...FLAG_NAMES]);
}

function isReadable(value: unknown): value is Readable {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

function isContent(value: unknown): value is NewContent {
  return isReadable(value) || value instanceof PreparedFile || value instanceof SentPhoto;
}

function readFiles(input: Input, member: string, isPhoto: boolean): readonly ReadFile[] {
  const own = ['key', 'file_name', 'content', 'file_area', 'document_type'];
  const names = isPhoto ? [...own, 'flags'] : own;
  return input.objects(member, names).map((file) => {
    const name = baseName(file.required('file_name', 255));
    const type = typeOf(name);
    if (!type) throw file.wrong('file_name', MUST_BE_ALLOWED);
    if (isPhoto && !type.mimeType.startsWith('image/')) {
      throw file.wrong('file_name', 'must be that of a photo: .jpg, .jpeg, .png or .gif');
    }
    const content = file.get('content');
    if (!isContent(content)) throw file.wrong('content', 'must be a stream of the file');
    return {
      key: file.text('key', LONGEST_KEY) || name,
      name,
      mimeType: type.mimeType,
      // Only photos are flagged, although the table lists PNG and GIF too.
      fileArea: areaOf(file, isPhoto ? 0 : type.fileArea),
      documentType: file.text('document_type', 100),
      content,
      flags: isPhoto ? file.objects('flags', FLAG_NAMES) : [],
    };
  });
}

function areaOf(file: Input, otherwise: 0 | 1): 0 | 1 {
  return file.choice('file_area', ['0', '1'], otherwise === 0 ? '0' : '1') === '0' ? 0 : 1;
}

/** Returns the chosen item, and its description where it is in no list. */
function readItem(input: Input): { readonly item_id: string | null; readonly item_desc: string } {
  const item = input.text('item_id', 255);
  const item_desc = input.text('item_desc');
  if (item === '' && item_desc === '') {
    throw input.wrong('item_desc', 'is required for an other item: give it, or item_id');
  }
  return { item_id: item === '' ? null : item, item_desc };
}

function readBids(input: Input): ReadResults['bids'] {
  const names = ['key', 'item_id', 'item_desc', 'qty_bid', 'client_price_bid', 'bid_note'];
  return input.objects('bids', [...names, 'qty_comp', 'comp_note']).map((bid) => {
    const [qty_bid, qty_comp] = [bid.amount('qty_bid'), bid.amount('qty_comp')];
    if (qty_bid === null && qty_comp === null) {
      throw bid.wrong('qty_bid', 'is required, or qty_comp: a bid, a completion, or both');
    }
    return {
      input: bid,
      key: bid.required('key', LONGEST_KEY),
      ...readItem(bid),
      qty_bid,
      client_price_bid: bid.amount('client_price_bid'),
      bid_note: bid.text('bid_note'),
      qty_comp,
      comp_note: bid.text('comp_note'),
    };
  });
}

function readInvoice(input: Input): ReadResults['invoice'] {
  if (!input.has('invoice')) return undefined;
  const invoice = new Input('results.add.invoice', input.get('invoice'), ['comment', 'lines']);
  const names = ['key', 'item_id', 'item_desc', 'quantity', 'price', 'flat_fee'];
  const inputs = invoice.objects('lines', names);
  if (inputs.length === 0) throw invoice.wrong('lines', 'must have at least one line');
  const lines = inputs.map((line) => {
    const [quantity, price] = [line.amount('quantity'), line.amount('price')];
    if (quantity === null) throw line.wrong('quantity', 'is required');
    if (price === null) throw line.wrong('price', 'is required');
    const key = line.required('key', LONGEST_KEY);
    return { key, ...readItem(line), quantity, price, flat_fee: line.flag('flat_fee') ?? false };
  });
  requireOwnKeys(invoice, 'lines', lines);
  return { comment: invoice.text('comment'), lines, inputs };
}

function isAnswers(value: unknown): value is Answers {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readAnswers(input: Input): ReadResults['answers'] {
  return input.objects('answers', ['pcr_form_id', 'answers']).map((form) => {
    const answers = form.get('answers');
    if (!isAnswers(answers)) throw form.wrong('answers', 'must be an object by question id');
    return { input: form, formId: form.required('pcr_form_id', 18), answers };
  });
}

function readNotes(input: Input, longest?: number): ReadResults['notes'] {
  const names = ['key', 'note_text', 'note_type', 'attachments', 'revises', 'groups'];
  return input.objects('notes', [...names, ...NOTE_SENDING]).map((note) => ({
    key: note.required('key', LONGEST_KEY),
    text: note.required('note_text', longest),
    type: note.choice('note_type', ['wo', 'prop'], 'wo'),
    attachments: readFiles(note, 'attachments', false),
    revises: note.text('revises', 18),
    groups: note.texts('groups'),
    sending: readNoteSending(note),
    input: note,
  }));
}

function readCheckIns(input: Input): readonly CheckInPayload[] {
  const optional = ['bg_check_id', 'gps_high_accuracy', 'misc_data'] as const;
  return input
    .objects('check_ins', ['checkin_ts', 'gps_lat', 'gps_lng', 'gps_accuracy', ...optional])
    .map((one) => {
      const degrees = (name: string, most: number) => {
        const value = Number(one.required(name));
        if (!Number.isFinite(value) || Math.abs(value) > most) {
          throw one.wrong(name, `must be degrees, from -${most} to ${most}`);
        }
        return value;
      };
      const given = optional.filter((name) => one.has(name)).map((name) => [name, one.get(name)]);
      return {
        checkin_ts: visitTime(one),
        gps_lat: degrees('gps_lat', 90),
        gps_lng: degrees('gps_lng', 180),
        ...accuracyOf(one),
        ...Object.fromEntries(given),
      };
    });
}

/** Returns the time of a visit, which exists in the calendar. */
function visitTime(input: Input): string {
  const time = input.required('checkin_ts');
  const iso = time.replace(' ', 'T');
  const at = new Date(`${iso}Z`);
  const isTime = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(time) && !Number.isNaN(at.getTime());
  if (isTime && at.toISOString().startsWith(iso)) return time;
  throw input.wrong('checkin_ts', 'must be YYYY-MM-DD HH:MM:SS, a time that exists');
}

/** Returns the accuracy of a position in metres. The owner takes no other text for it. */
function accuracyOf(input: Input): { readonly gps_accuracy?: number } {
  const text = input.text('gps_accuracy', LONGEST_KEY);
  if (text === '') return {};
  const metres = Number(text);
  if (Number.isFinite(metres) && metres >= 0) return { gps_accuracy: metres };
  throw input.wrong('gps_accuracy', 'must be metres, such as 8');
}
