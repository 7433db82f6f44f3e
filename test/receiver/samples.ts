import type { EventName, LinkEvent } from '../../src/index.js';

const GOOD_ORDER = {
  wo_number: 'WO-1',
  client_company_alias: '',
  cust_text: '',
  loan_number: '',
  loan_type_other: '',
  address: '',
  city: '',
  state: '',
  zip: '',
  comments: '',
  work_type_alias: '',
  mortgage_name: '',
  lot_size: '',
  lock_code: '',
  key_code: '',
  date_received: '20240601',
  date_due: '20240610',
  start_date: null,
  svc_report_id: '4711',
  has_foh: false,
};

const PCR_TABLES = [
  'options_pcr_forms',
  'options_pcr_forms_questions',
  'options_pcr_forms_questions_values',
  'options_pcr_forms_rules',
  'options_pcr_forms_rules_checks',
  'options_pcr_forms_photo_rules',
];

/** Right results, for events whose empty list or null would be wrong. */
const RESULTS: Readonly<Partial<Record<EventName, (data: LinkEvent['data']) => unknown>>> = {
  get_order: () => GOOD_ORDER,
  get_foh: () => ({ obj_url: 'https://files.example/1', file_metadata: { file_size: 2 } }),
  get_pcr_json: ({ pcr_form_id }) => ({
    [String(pcr_form_id)]: Object.fromEntries(PCR_TABLES.map((table) => [table, {}])),
  }),
  get_invoice_items_order: () => ({ '12': 'Grass cut' }),
  send_bid_comp: () => ({ comp_note_id: '501' }),
  send_contractor_invoice: () => ({ line_ids_cont: { invoice_id: '7', line_ids: ['1'] } }),
  send_notes: () => ({ remote_note_id: '61' }),
  send_ready_for_office: () => ({
    error: [],
    cell_updates: [],
    error_reportid: [],
    records_updated: '1',
    ready_update: '1',
    log_code: '',
  }),
};

const LISTS: ReadonlySet<string> = new Set([
  'get_all_orders',
  'get_cancel_orders',
  'get_pending_cancellations',
  'get_all_updates',
  'get_file',
  'get_notes',
  'get_all_notes',
]);

/** A right order, for tests that change one member of it. */
export function goodOrder(members: object = {}): Record<string, unknown> {
  return { ...GOOD_ORDER, ...members };
}

/** What a handler of this event may return. */
export function goodResult(name: string, data: LinkEvent['data'] = {}): unknown {
  const make = RESULTS[name as EventName];
  return make ? make(data) : LISTS.has(name) ? [] : null;
}

/** Data that this event's schema takes. */
export const GOOD_DATA: Readonly<Record<EventName, Readonly<Record<string, unknown>>>> = {
  validate_user: {},
  get_all_orders: {},
  get_cancel_orders: { timestamp: String(Math.floor(Date.now() / 1000) - 3600) },
  get_pending_cancellations: { timestamp: String(Math.floor(Date.now() / 1000) - 3600) },
  get_all_updates: {},
  get_order: { report_id: '4711' },
  get_foh: { remote_report_id: 4711 },
  mark_order_imported: { report_id: '4711' },
  get_pcr_json: { pcr_form_id: '310', form_ver_id: '7' },
  get_invoice_items_order: { report_id: '4711' },
  get_file: { report_id: '4711', module_type: 'uploads' },
  get_notes: { report_id: '4711' },
  get_all_notes: {},
  send_photo_flag: {
    dst_report_id: '4711',
    pcr_form_id: '310',
    question_data: [{ file_id: 'a-17', pcr_question_id: '9001', work_type: 'pc' }],
  },
  send_bid_comp: { report_id: '4711', dst_invoice_item_id: '12', qty_bid: '2.00' },
  bid_comp_confirm: { dst_report_id: 4711 },
  send_contractor_invoice: {
    dst_report_id: '4711',
    dst_invoice_item_ids: { 'L-1': '12' },
    invoice_lines: [
      { line_id: 'L-1', invoice_item_id: '3', quantity: '2.00', price: '45.50', flat_fee: '0' },
    ],
  },
  send_file: {
    dst_report_id: '4711',
    file_id: 'a-17',
    file_name: 'front.jpg',
    obj_url: 'https://files.example/front.jpg',
  },
  send_notes: {
    dst_report_id: '4711',
    note: [{ note_id: 'n-1', note_type: 'wo', note_text: 'Gate', has_attachments: false }],
  },
  send_pcr_answers: {
    dst_report_id: '4711',
    pcr_form_id: '310',
    pcr_form_rows: [{ pcr_question_id: '9001', question_data_type: 'int', int_value: '55' }],
  },
  send_ready_for_office: { dst_report_id: '4711' },
  send_checkin: { dst_report_id: '4711', checkin_data: [{ gps_lat: 41.25, gps_lng: -96.1 }] },
};

/** Data that this event's schema takes, for a name that is known only when the test runs. */
export function goodData(name: string): Readonly<Record<string, unknown>> {
  const found = Object.entries(GOOD_DATA).find(([event]) => event === name);
  if (!found) throw new Error(`there are no data for ${name}`);
  return found[1];
}

/** A record but for one member. */
export function without(record: object, member: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== member));
}
