/** Data as a peer writes them; a spelling changes them in place. */
export type SentData = Record<string, unknown>;

/** One way in which a peer spells data otherwise than the document, without meaning anything else. */
export interface Spelling {
  readonly title: string;
  readonly event: string;
  /** Spellings of one place exclude each other. */
  readonly place: string;
  readonly spell: (data: SentData) => void;
}

/** Data of each event as the documents spell them, with what handlers get of them. */
export const DOCUMENTED = {
  send_contractor_invoice: {
    dst_report_id: '4711',
    dst_invoice_item_ids: { 0: '12', 1: '***other***', 2: '7' },
    invoice_lines: [
      { line_id: '0', invoice_item_id: '3', quantity: '3.30', price: '1250.00', flat_fee: '0' },
      { line_id: '1', invoice_item_id: '0', quantity: '1.00', price: '-1250.50', flat_fee: '1' },
      { line_id: '2', invoice_item_id: '3', quantity: '2.00', price: '0.30', flat_fee: '0' },
    ],
  },
  send_bid_comp: {
    report_id: '4711',
    dst_invoice_item_id: '12',
    qty_bid: '1250.00',
    client_price_bid: '3.30',
    photo_flag_data: [
      { file_id: 'a', work_type: 'b', stage: 'b' },
      { file_id: 'b', work_type: 'c', stage: 'a' },
    ],
  },
  send_pcr_answers: {
    dst_report_id: '4711',
    pcr_form_id: '310',
    pcr_form_rows: [
      { pcr_question_id: '1', question_data_type: 'int', int_value: '55' },
      { pcr_question_id: '2', question_data_type: 'date', date_value: '2026-11-20' },
      { pcr_question_id: '3', question_data_type: 'longtext', longtext_value: 'a & b <c> +1 50%' },
      { pcr_question_id: '4', question_data_type: 'varchar', varchar_value: 'Zürich' },
      { pcr_question_id: '5', question_data_type: 'number', number_value: '3.30' },
    ],
  },
  send_notes: {
    dst_report_id: '4711',
    note: [
      { note_id: 'n-1', note_type: 'wo', note_text: 'x', has_attachments: false },
      {
        note_id: 'n-2',
        note_type: 'prop',
        note_text: 'y',
        insert_date: '2026-11-20T10:00:00Z',
        has_attachments: true,
      },
    ],
  },
  send_checkin: {
    dst_report_id: '4711',
    checkin_data: [
      { checkin_ts: '2026-11-20T10:00:00Z', gps_lat: 41.25, gps_lng: -96.1 },
      { checkin_ts: '2026-11-20T00:00:00', gps_lat: 41.25, gps_lng: -96.1 },
    ],
  },
  send_photo_flag: {
    dst_report_id: '4711',
    pcr_form_id: '310',
    question_data: [
      { file_id: 'a', pcr_question_id: '1', work_type: 'pc' },
      { file_id: 'b', pcr_question_id: '2', work_type: 'pc' },
    ],
  },
} as const;

/** An array with gaps, as a language writes it that has no other: an object whose keys are digits. */
const withGaps = (list: readonly unknown[]) =>
  Object.fromEntries(list.map((element, index) => [index * 3, element]));

/** A list as an object whose keys are digits of two characters, the last one first: no language sorts these. */
const lastFirst = (list: readonly unknown[]) =>
  Object.fromEntries(
    list.map((element, index): [string, unknown] => [`0${index}`, element]).reverse(),
  );

function spelling(
  event: string,
  place: string,
  ways: Readonly<Record<string, (data: SentData) => void>>,
): Spelling[] {
  return Object.entries(ways).map(([title, spell]) => ({ event, place, title, spell }));
}

/** The elements of a member, also where a list has become an object. */
export function elementsOf(data: SentData, member: string): SentData[] {
  return Object.values(Object(data[member]));
}

/** Sets a member of the data. */
export const set = (member: string, value: unknown) => (data: SentData) => {
  data[member] = value;
};

/** Sets a member of an element of a list, also where the list has become an object. */
export const put =
  (list: string, index: number, member: string, value: unknown) => (data: SentData) => {
    const element = elementsOf(data, list)[index];
    if (element) element[member] = value;
  };

const gaps = (list: string) => (data: SentData) => {
  data[list] = withGaps(elementsOf(data, list));
};

/** An answer under another name of its type, and under that name's value. */
const answered = (index: number, type: string, member: string) => (data: SentData) => {
  const row = elementsOf(data, 'pcr_form_rows')[index];
  if (!row) return;
  const known = `${String(row.question_data_type)}_value`;
  const { [known]: value } = row;
  delete row[known];
  row.question_data_type = type;
  row[member] = value;
};

const MOMENTS: readonly unknown[] = [
  '2026-11-20 10:00:00Z',
  '2026-11-20 04:00:00 -0600',
  '2026-11-20T15:30:00.000+05:30',
  '20261120 10:00 UTC',
  '11/20/2026 10:00:00 GMT',
  '2026/11/20 10:00:00 +00:00',
  1_795_168_800,
  '1795168800',
  1_795_168_800_123,
  '1795168800123',
];
const DAYS: readonly unknown[] = [
  '20261120',
  20261120,
  '2026/11/20',
  '11/20/2026',
  '2026-11-20 00:00:00',
];

const each = (
  values: readonly unknown[],
  set: (value: unknown) => (data: SentData) => void,
): Record<string, (data: SentData) => void> =>
  Object.fromEntries(values.map((value) => [JSON.stringify(value), set(value)]));

const TYPE_NAMES: readonly (readonly [row: number, type: string, member: string])[] = [
  [0, 'integer', 'integer_value'],
  [0, 'integer', 'int_value'],
  [0, 'int', 'integer_value'],
  [2, 'longtext', 'text_value'],
  [2, 'text', 'long text_value'],
  [2, 'long text', 'long text_value'],
  [2, 'long text', 'long_text_value'],
  [2, 'long text', 'longtext_value'],
  [2, 'text', 'text_value'],
  [3, 'string', 'string_value'],
  [3, 'String', 'varchar_value'],
  [3, 'varchar', 'string_value'],
  [4, 'decimal', 'decimal_value'],
  [4, 'number', 'decimal_value'],
  [4, 'decimal', 'number_value'],
  [4, 'double', 'double_value'],
];

/** All spellings that handlers never see: what they get is as {@link DOCUMENTED}. */
export const SPELLINGS: readonly Spelling[] = [
  ...spelling('send_contractor_invoice', 'price', {
    'number_format of PHP': put('invoice_lines', 0, 'price', '1,250.00'),
    'a whole number': put('invoice_lines', 0, 'price', 1250),
  }),
  ...spelling('send_contractor_invoice', 'credit', {
    'number_format of a credit': put('invoice_lines', 1, 'price', '-1,250.5'),
  }),
  ...spelling('send_contractor_invoice', 'quantity', {
    'noise of 3 x 1.1': put('invoice_lines', 0, 'quantity', 3 * 1.1),
  }),
  ...spelling('send_contractor_invoice', 'small', {
    'noise of 0.1 + 0.2': put('invoice_lines', 2, 'price', 0.1 + 0.2),
  }),
  ...spelling('send_contractor_invoice', 'lines', {
    'an array with gaps': gaps('invoice_lines'),
    'a list by digits, the last one first': (data) => {
      data.invoice_lines = lastFirst(elementsOf(data, 'invoice_lines'));
    },
  }),
  ...spelling('send_contractor_invoice', 'items', {
    'a list in place of an object by number': (data) => {
      data.dst_invoice_item_ids = ['12', '***other***', '7'];
    },
    'a list of objects under the other name': (data) => {
      delete data.dst_invoice_item_ids;
      data.dst_invoice_item_id = [{ 0: '12' }, { 1: 'other' }, { 2: 7 }];
    },
    'a list of records of a line': (data) => {
      delete data.dst_invoice_item_ids;
      data.dst_invoice_item_id = [
        { line_id: 0, dst_invoice_item_id: '12' },
        { line_id: '1', dst_invoice_item_id: 'other' },
        { line_id: '2', dst_invoice_item_id: 7 },
      ];
    },
  }),
  ...spelling('send_bid_comp', 'quantity', {
    'number_format of PHP': set('qty_bid', '1,250.00'),
    'text with one decimal': set('qty_bid', '1,250.0'),
  }),
  ...spelling('send_bid_comp', 'price', {
    'noise of 3 x 1.1': set('client_price_bid', 3 * 1.1),
  }),
  ...spelling('send_bid_comp', 'flags', { 'an array with gaps': gaps('photo_flag_data') }),
  ...TYPE_NAMES.flatMap(([row, type, member]) =>
    spelling('send_pcr_answers', `row ${row}`, {
      [`${type} with ${member}`]: answered(row, type, member),
    }),
  ),
  ...spelling(
    'send_pcr_answers',
    'row 1',
    each(DAYS, (day) => put('pcr_form_rows', 1, 'date_value', day)),
  ),
  ...spelling('send_pcr_answers', 'rows', { 'an array with gaps': gaps('pcr_form_rows') }),
  ...spelling(
    'send_notes',
    'date',
    each(MOMENTS, (moment) => put('note', 1, 'insert_date', moment)),
  ),
  ...spelling('send_notes', 'notes', {
    'an array with gaps': gaps('note'),
    'an array with gaps under the other name': (data) => {
      data.notes = withGaps(elementsOf(data, 'note'));
      delete data.note;
    },
  }),
  ...spelling(
    'send_checkin',
    'moment',
    each(MOMENTS, (moment) => put('checkin_data', 0, 'checkin_ts', moment)),
  ),
  ...spelling(
    'send_checkin',
    'day',
    each(DAYS, (day) => put('checkin_data', 1, 'checkin_ts', day)),
  ),
  ...spelling('send_checkin', 'check-ins', { 'an array with gaps': gaps('checkin_data') }),
  ...spelling('send_photo_flag', 'flags', { 'an array with gaps': gaps('question_data') }),
];
