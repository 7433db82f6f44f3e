import type { EventName } from '../../src/protocol/generated/event-names.js';
import type {
  EventMap,
  GetOrderReply,
  GetOrderResult,
  PcrForm,
} from '../../src/protocol/generated/event-types.js';

// Checked by the compiler alone: each line that must not compile says so.

type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(equal: Same<A, B>): boolean => equal;

same<keyof EventMap, EventName>(true);
same<EventMap['get_order']['data']['report_id'], string>(true);
same<EventMap['get_all_orders']['data'], { timestamp?: number }>(true);
same<EventMap['get_all_orders']['result'][number]['report_id'], string>(true);
same<EventMap['send_notes']['data']['note'][number]['note_type'], 'wo' | 'prop'>(true);
same<EventMap['send_file']['data']['file_area'], 0 | 1 | undefined>(true);
same<EventMap['send_bid_comp']['data']['dst_invoice_item_id'], string | null | undefined>(true);
same<EventMap['validate_user']['result'], null>(true);
same<EventMap['send_file']['result'], unknown>(true);
same<GetOrderResult['start_date'], string | null>(true);
same<PcrForm['options_pcr_forms']['pcr_form_active'], boolean | undefined>(true);

type Data<Name extends EventName> = EventMap[Name]['data'];
type Reply<Name extends EventName> = EventMap[Name]['reply'];

export const order: Data<'get_order'> = { report_id: '4711' };
// @ts-expect-error a handler never gets an id as a number
export const numberId: Data<'get_order'> = { report_id: 4711 };
// @ts-expect-error a name that is misspelled
export const misspelled: Data<'get_order'> = { report: '4711' };
// @ts-expect-error the time is required
export const noTime: Data<'get_cancel_orders'> = {};
// @ts-expect-error a value outside the enumeration
export const wrongModule: Data<'get_file'> = { report_id: '1', module_type: 'photos' };
// @ts-expect-error an event that does not exist
export type Unknown = EventMap['get_job_notes'];
// @ts-expect-error a flag never reaches a handler as text
export const textFlag: Data<'send_contractor_invoice'>['invoice_lines'][number]['flat_fee'] = '1';

const item = { report_id: 4711, wo_number: 'WO-1', wo_status: 'Unread' } as const;
export const list: Reply<'get_all_orders'> = [item, { ...item, report_id: '4711' }];
export const readonlyList: Reply<'get_all_orders'> = Object.freeze([item]);
export const streamed: Reply<'get_all_orders'> = (async function* () {
  yield item;
})();
// @ts-expect-error an element without its status
export const noStatus: Reply<'get_all_orders'> = [{ report_id: 1, wo_number: 'WO-1' }];
export const absent: Reply<'get_all_orders'> = [{ ...item, transaction_id: undefined }];

export const items: Reply<'get_invoice_items_order'> = { 12: 'Grass cut' };
export const ordered: Reply<'get_invoice_items_order'> = new Map([['12', 'Grass cut']]);
export const pairs: Reply<'get_invoice_items_order'> = [['12', 'Grass cut']];
// @ts-expect-error a description that is no text
export const wrongItems: Reply<'get_invoice_items_order'> = { 12: 5 };

// @ts-expect-error ids are text here, as keys of an object are
export const numberKeys: Reply<'get_invoice_items_order'> = new Map([[12, 'Grass cut']]);

type FileReply = Reply<'get_file'> extends Iterable<infer R> | AsyncIterable<unknown> ? R : never;
same<FileReply['imported'], 1 | undefined>(true);
same<EventMap['get_file']['result'][number]['imported'], 1>(true);
same<NonNullable<GetOrderReply['line_items']>[number]['price'], string>(true);

export const confirmed: Reply<'mark_order_imported'> = null;
// @ts-expect-error the document says null
export const notNull: Reply<'mark_order_imported'> = { ok: true };
export const free: Reply<'send_file'> = { any: 'thing' };

export const formFlag: NonNullable<GetOrderReply['pcr_forms']>[number]['form_required'] = 1;
export const formFlagToo: typeof formFlag | boolean = true;
// @ts-expect-error neither true nor 1
export const wrongFlag: NonNullable<GetOrderReply['pcr_forms']>[number]['form_required'] = 2;
