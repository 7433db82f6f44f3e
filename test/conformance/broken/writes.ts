import { randomInt } from 'node:crypto';
import {
  answering,
  type Fault,
  failure,
  type Members,
  resultOf,
  taking,
  takingData,
} from './fault.js';

type Items = readonly Members[];
const fresh = () => String(randomInt(1e9, 2e12));
const renaming =
  (from: string, to: string) =>
  (sound: (address: string, init: RequestInit) => Promise<Response>) =>
  (address: string, init: RequestInit) => {
    if (!(init.body instanceof Uint8Array)) return sound(address, init);
    const body = Buffer.from(init.body).toString('latin1').replaceAll(from, to);
    return sound(address, { ...init, body: Uint8Array.from(Buffer.from(body, 'latin1')) });
  };
const refusing =
  (text: string) =>
  (sound: (address: string, init: RequestInit) => Promise<Response>) =>
  async (address: string, init: RequestInit) =>
    init.body instanceof Uint8Array && Buffer.from(init.body).includes(text)
      ? failure('This type is not taken.')
      : sound(address, init);

/** Answers success where a failure says something. */
const forgiving = (event: string, reason: RegExp) =>
  answering((answer, call) =>
    call.event === event && answer.error && reason.test(String(answer.return_error_msg))
      ? { ...answer, error: false, success: true, return_error_msg: null }
      : answer,
  );

/** Refuses a form whose file comes before the payload, or whose fields are not all in it, in small letters of ASCII. */
const strictForm =
  (sound: (address: string, init: RequestInit) => Promise<Response>) =>
  async (address: string, init: RequestInit) => {
    const form = init.body instanceof Uint8Array ? Buffer.from(init.body).toString('latin1') : '';
    const file = form.indexOf('; filename="');
    if (file < 0) return sound(address, init);
    const isWhole =
      /name="file_name"\r\n\r\n[ -~]+\.[a-z0-9]+\r\n/.test(form) &&
      form.includes('name="file_area"');
    const isSound = isWhole && form.indexOf('name="payload"') < file;
    return isSound ? sound(address, init) : failure('This form is not read.');
  };

/** Receivers that do the wrong thing with what they are sent. */
export const brokenWrites: readonly Fault[] = [
  {
    name: 'stores a note that is sent twice as two',
    break: takingData('send_notes', (data) => ({
      ...data,
      ...(Array.isArray(data.note)
        ? {
            note: (data.note as Items).map((note) =>
              'note_id' in note ? { ...note, note_id: fresh() } : note,
            ),
          }
        : {}),
    })),
    must: [],
    others: ['send_notes.repeated'],
  },
  {
    name: 'takes notes of any type',
    break: takingData('send_notes', (data) => ({
      ...data,
      ...(Array.isArray(data.note)
        ? {
            note: (data.note as Items).map((note) =>
              'note_type' in note && note.note_type !== 'prop'
                ? { ...note, note_type: 'wo' }
                : note,
            ),
          }
        : {}),
    })),
    must: [],
    others: ['send_notes.refuses.note.note_type'],
  },
  {
    name: 'does not know property notes',
    break: taking(({ event, data }) =>
      event === 'send_notes' && (data.note as Items | undefined)?.[0]?.note_type === 'prop'
        ? failure('note_type: must be wo')
        : undefined,
    ),
    must: ['send_notes.property-note'],
    others: [],
  },
  {
    name: 'reads forms of one shape only',
    break: strictForm,
    must: [],
    others: [
      'send_file.area-absent',
      'send_file.event-data',
      'send_file.name-from-part',
      'send_file.payload-last',
      'send_file.unicode-name',
      'send_file.upper-case',
    ],
  },
  {
    name: 'takes files named .exe',
    break: renaming('check.exe', 'check.txt'),
    must: [],
    others: ['send_file.exe'],
  },
  {
    name: 'looks at the first extension of a file name',
    break: renaming('check.jpg.php', 'check.php.txt'),
    must: [],
    others: ['send_file.double-extension'],
  },
  {
    name: 'refuses spreadsheets',
    break: refusing('.xlsx'),
    must: ['send_file.type-xlsx'],
    others: [],
  },
  {
    name: 'makes a new item for an update',
    break: takingData(
      'send_bid_comp',
      ({ remote_id: _remote, comp_note_id: _note, ...data }) => data,
    ),
    must: ['send_bid_comp.update'],
    others: ['send_bid_comp.unknown-remote-id'],
  },
  {
    name: 'takes other items without a description',
    break: takingData('send_bid_comp', (data) =>
      data.dst_invoice_item_id === null ? { invoice_item_desc: 'Other', ...data } : data,
    ),
    must: [],
    others: ['send_bid_comp.other-undescribed'],
  },
  {
    name: 'takes every stage for the photo of a bid',
    break: takingData('send_bid_comp', (data) =>
      Array.isArray(data.photo_flag_data)
        ? {
            ...data,
            photo_flag_data: (data.photo_flag_data as Items).map((flag) =>
              flag.work_type === 'b' && flag.stage === 'a' ? { ...flag, stage: 'b' } : flag,
            ),
          }
        : data,
    ),
    must: [],
    others: ['send_bid_comp.bid-stage'],
  },
  {
    name: 'does not know completions without a bid',
    break: taking(({ event, data }) =>
      event === 'send_bid_comp' && data.qty_comp !== undefined && data.qty_bid === undefined
        ? failure('qty_bid: is required')
        : undefined,
    ),
    must: ['send_bid_comp.completion'],
    others: [],
  },
  {
    name: 'refuses custom items of invoices',
    break: taking(({ event, envelope }) =>
      event === 'send_contractor_invoice' && String(envelope.event_data).includes('other')
        ? failure('No such item')
        : undefined,
    ),
    must: ['send_contractor_invoice.other-item'],
    others: ['send_contractor_invoice.table-names'],
  },
  {
    name: 'adds a line where it should update one',
    break: resultOf('send_contractor_invoice', (result: { line_ids_cont: Members }) => ({
      line_ids_cont: { ...result.line_ids_cont, line_ids: [randomInt(1e9)] },
    })),
    must: ['send_contractor_invoice.update'],
    others: [],
  },
  {
    name: 'leaves imported orders Unread',
    break: (sound) => {
      const imported = new Set<string>();
      const noted = answering((answer, { event, data }) => {
        if (event === 'mark_order_imported' && answer.success) imported.add(String(data.report_id));
        if (event !== 'get_all_orders' || !answer.success) return answer;
        const orders = (answer.result_data as Items).map((order) =>
          imported.has(String(order.report_id)) ? { ...order, wo_status: 'Unread' } : order,
        );
        return { ...answer, result_data: orders };
      });
      return noted(sound);
    },
    must: ['mark_order_imported.in-field'],
    others: [],
  },
  {
    name: 'marks orders that do not exist',
    break: forgiving('mark_order_imported', /order/i),
    must: ['mark_order_imported.unknown-order'],
    others: [],
  },
  {
    name: 'takes flags for photos that it never got',
    break: forgiving('send_photo_flag', /^No file/),
    must: [],
    others: ['send_photo_flag.unknown-file'],
  },
];
