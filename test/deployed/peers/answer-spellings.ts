import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import iconv from 'iconv-lite';
import { REMOTE } from '../../client/peer.js';

/** An answer on its way from its result to its bytes. */
export interface SentAnswer {
  result: unknown;
  /** The members of the envelope beside the result. */
  members: Record<string, unknown>;
  /** The JSON of an envelope. */
  json: (envelope: object) => string;
  bytes: (text: string) => Buffer;
  pack: (bytes: Buffer) => Buffer;
  headers: Record<string, string>;
}

/** A deviation that changes the form of an answer, and not its meaning. */
export interface AnswerSpelling {
  readonly title: string;
  /** What it changes: two that change the same are not combined. */
  readonly axis: string;
  readonly spell: (answer: SentAnswer) => void;
}

/** The answer of a receiver that follows the documents. */
export function documentedAnswer(result: unknown): SentAnswer {
  return {
    result: structuredClone(result),
    members: { remote_site_id: REMOTE, error: false, success: true, return_error_msg: null },
    json: (envelope) => JSON.stringify(envelope),
    bytes: (text) => Buffer.from(text),
    pack: (bytes) => bytes,
    headers: { 'content-type': 'application/json' },
  };
}

/** The bytes of an answer. */
export function bytesOf({ result, members, json, bytes, pack }: SentAnswer): Buffer {
  return pack(bytes(json({ ...members, result_data: result })));
}

function flags(title: string, members: Record<string, unknown>): AnswerSpelling {
  return { title, axis: 'flags', spell: (answer) => Object.assign(answer.members, members) };
}

function json(title: string, write: SentAnswer['json']): AnswerSpelling {
  return {
    title,
    axis: 'json',
    spell: (answer) => {
      answer.json = write;
    },
  };
}

/** A charset that is named, and what it is really encoded by. */
function charset(named: string, encoding: string): AnswerSpelling {
  return {
    title: `charset ${named}`,
    axis: 'charset',
    spell: (answer) => {
      answer.bytes = (text) => iconv.encode(text, encoding);
      answer.headers['content-type'] = `text/html; charset=${named}`;
    },
  };
}

function packed(title: string, encoding: string, pack: SentAnswer['pack']): AnswerSpelling {
  return {
    title,
    axis: 'encoding',
    spell: (answer) => {
      answer.pack = pack;
      answer.headers['content-encoding'] = encoding;
    },
  };
}

const escaped = (text: string) =>
  text.replaceAll(
    /[\u0080-\uffff]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** How the envelopes of peers differ, whatever is in them. */
export const ENVELOPE_SPELLINGS: readonly AnswerSpelling[] = [
  flags('error as an empty list', { error: [] }),
  flags('error as an empty object', { error: {} }),
  flags('error with the code 0', { error: { code: 0 } }),
  flags('error blank', { error: '' }),
  flags('error "0" and success "1"', { error: '0', success: '1' }),
  flags('error "false" and success "yes"', { error: 'false', success: 'yes' }),
  flags('error "no" and success 1', { error: 'no', success: 1 }),
  flags('error null and success "True"', { error: null, success: 'True' }),
  flags('no error', { error: undefined }),
  flags('no success', { success: undefined }),
  flags('no site and no message', { remote_site_id: undefined, return_error_msg: undefined }),
  flags('a blank message', { return_error_msg: ' ' }),
  {
    title: 'the result as JSON text',
    axis: 'result',
    spell: (answer) => {
      answer.result = JSON.stringify(answer.result);
    },
  },
  json('escapes, as PHP and Python write them', (value) => escaped(JSON.stringify(value))),
  json('escaped slashes, as PHP writes them', (value) =>
    JSON.stringify(value).replaceAll('/', '\\/'),
  ),
  json('indented', (value) => JSON.stringify(value, null, 4)),
  {
    title: 'behind a byte order mark and a line',
    axis: 'charset',
    spell: (answer) => {
      answer.bytes = (text) => Buffer.from(`\ufeff\r\n${text}\r\n`);
    },
  },
  json('the result first', (value) =>
    JSON.stringify(Object.fromEntries(Object.entries(value).reverse())),
  ),
  charset('ISO-8859-1', 'windows-1252'),
  charset('windows-1252', 'windows-1252'),
  charset('"CP1252"', 'windows-1252'),
  charset('UTF-16LE', 'utf-16le'),
  charset('gb18030', 'gb18030'),
  charset('utf8', 'utf-8'),
  packed('gzip', 'gzip', gzipSync),
  packed('zlib', 'deflate', deflateSync),
  packed('bare deflate', 'deflate', deflateRawSync),
  packed('brotli', 'br', brotliCompressSync),
];

type Changed = Record<string, unknown>;

/** Changes every record of a result, or the result itself where it is one record. */
function records(title: string, axis: string, change: (record: Changed) => void): AnswerSpelling {
  return {
    title,
    axis,
    spell: ({ result }) => {
      for (const record of [result].flat()) change(record as Changed);
    },
  };
}

function member(name: string, value: unknown, title = JSON.stringify(value)): AnswerSpelling {
  return records(`${name} as ${title}`, name, (record) => {
    record[name] = typeof value === 'function' ? value(record[name]) : value;
  });
}

/** A list as an object keyed by digits, with a gap. */
function withGap(list: readonly unknown[]): Changed {
  return Object.fromEntries(list.map((one, index) => [String(index === 0 ? 0 : index + 1), one]));
}

const gap: AnswerSpelling = {
  title: 'the list keyed by digits, with a gap',
  axis: 'whole',
  spell: (answer) => {
    answer.result = withGap(answer.result as unknown[]);
  },
};

const asNumber = (name: string) => member(name, Number, 'a number');
const asText = (name: string) => member(name, String, 'text');

/** The first line item of an order with other members. */
function line(title: string, members: object): AnswerSpelling {
  return records(`line item with ${title}`, `line ${Object.keys(members)}`, (order) => {
    for (const one of Object.values(order.line_items as object)) {
      Object.assign(one, members);
      return;
    }
  });
}

/** An event that is asked for: what it is called with, what the documents let it answer, and how peers spell that. */
export interface AskedEvent {
  readonly event: string;
  readonly data: object;
  readonly result: unknown;
  readonly spellings: readonly AnswerSpelling[];
}

export const ASKED: readonly AskedEvent[] = [
  {
    event: 'get_order',
    data: { report_id: '7' },
    result: {
      wo_number: '77',
      address: 'Straße 5 – “Café”',
      city: 'Omaha',
      zip: '68102',
      date_due: '20261120',
      line_items: [
        { desc: 'Haul/junk', qty: '1250.00', price: '3.30', total: '45.00', add: '' },
        { desc: 'Mow', qty: '1.00', price: '2.00', total: '2.00', add: '' },
      ],
      pcr_forms: [{ pcr_form_id: 310, form_id: '', form_ver_id: 7, form_required: 1 }],
      has_foh: true,
      key_values: {},
    },
    spellings: [
      member('zip', 68102),
      member('wo_number', 77),
      member('date_due', 20261120),
      member('start_date', '00000000'),
      member('date_received', ''),
      member('loan_number', null),
      member('comments', ''),
      member('has_foh', 'True'),
      member('key_values', []),
      member('line_items', withGap, 'an object with a gap'),
      member('pcr_forms', ([one]: unknown[]) => one, 'a single one'),
      line('a comma', { qty: '1,250.00' }),
      line('the noise of floating point', { price: 3.3000000000000003 }),
      line('a whole number', { total: 45 }),
    ],
  },
  {
    event: 'get_all_orders',
    data: {},
    result: ['7', '8', '9'].map((id) => ({
      report_id: Number(id),
      wo_number: `Café ${id}`,
      org_wo_num: 5,
      wo_status: 'Unread',
    })),
    spellings: [gap, asText('report_id'), asText('org_wo_num')],
  },
  {
    event: 'get_file',
    data: { report_id: '7', module_type: 'uploads' },
    result: [1, 2, 3].map((id) => ({
      report_id: 7,
      file_id: id,
      file_name: `façade-${id}.jpg`,
      file_type: 'image/jpeg',
      file_size: 2,
      obj_url: `https://files.example/${id}`,
      module_type: 'uploads',
      org_name: 'Acme',
      imported: 1,
    })),
    spellings: [
      gap,
      asText('file_id'),
      asText('report_id'),
      asText('file_size'),
      member('imported', '1'),
      member('file_desc', null),
      member('obj_url_thumb', ''),
    ],
  },
  {
    event: 'get_notes',
    data: { report_id: '7' },
    result: ['1', '2', '3'].map((note_id) => ({
      note_id: Number(note_id),
      note_rev: 0,
      report_id: 7,
      note_type: 'wo',
      note_text: 'Schlüssel – 5 €',
      insert_by: '3',
      insert_date: '2026-11-20 10:00:00',
      org_name: 'Acme',
      has_attachments: false,
    })),
    spellings: [
      gap,
      asText('note_id'),
      asText('note_rev'),
      asText('report_id'),
      asNumber('insert_by'),
      member('has_attachments', '0'),
      member('note_type', ' wo '),
    ],
  },
  {
    event: 'get_invoice_items_order',
    data: { report_id: '7' },
    result: { '0': '', '1': 'Mow', '2': 'Entrümpeln' },
    spellings: [
      {
        title: 'a list in place of an object keyed by number',
        axis: 'whole',
        spell: (answer) => {
          answer.result = Object.values(Object(answer.result));
        },
      },
      member('0', null),
    ],
  },
];
