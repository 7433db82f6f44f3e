import { definitions } from '../../protocol/catalogue/definition.js';
import { DAY_IN_SECONDS } from '../../protocol/units.js';
import { unixTime } from '../../protocol/values.js';
import type { AuditContext } from '../context.js';
import { textOf } from '../judge/event.js';
import { skip } from '../verdict.js';
import {
  listedOrders,
  orderWhere,
  someForm,
  someItem,
  targetId,
  writableOrders,
} from './orders.js';
import { answerableQuestion, photoQuestion } from './questions.js';
import { fileFields, sentPhoto } from './test-files.js';

type Data = Record<string, unknown>;
type MakeSample = (context: AuditContext) => Promise<Data>;

async function forTarget(context: AuditContext): Promise<Data> {
  return { report_id: await targetId(context) };
}

/** An order that may not have been fetched yet: the audit tests whether get_order returns it. */
async function anOrder(context: AuditContext): Promise<Data> {
  const [first] = await writableOrders(context);
  return first === undefined ? forTarget(context) : { report_id: first };
}

async function toTarget(context: AuditContext): Promise<Data> {
  return { dst_report_id: await targetId(context) };
}

async function recently(): Promise<Data> {
  return { timestamp: unixTime() - 29 * DAY_IN_SECONDS };
}

async function unreadOrder(context: AuditContext): Promise<Data> {
  if (context.settings.order !== undefined) return forTarget(context);
  const orders = await listedOrders(context);
  const unread = orders.find((order) => textOf(order, 'wo_status') === 'Unread');
  return unread ? { report_id: textOf(unread, 'report_id') } : forTarget(context);
}

async function withHousePhoto(context: AuditContext): Promise<Data> {
  const found = await orderWhere(context, (order) => order.has_foh === true);
  if (!found) skip('no order that was checked has a front-of-house photo');
  return { remote_report_id: found.reportId };
}

async function photoFlags(context: AuditContext): Promise<Data> {
  const { reportId, pcr_form_id, pcr_question_id } = await photoQuestion(context);
  const file_id = await sentPhoto(context, reportId);
  const question_data = [{ file_id, pcr_question_id, work_type: 'pc' }];
  return { dst_report_id: reportId, pcr_form_id, question_data };
}

async function bid(context: AuditContext): Promise<Data> {
  return {
    ...(await forTarget(context)),
    comp_note_id: context.fresh.next(),
    dst_invoice_item_id: await someItem(context),
    src_invoice_item_id: '1',
    qty_bid: '2.00',
    client_price_bid: '12.50',
    bid_note: 'Sent by svclink check',
  };
}

async function invoice(context: AuditContext): Promise<Data> {
  const line_id = context.fresh.next();
  const line = { line_id, invoice_item_id: '1', quantity: '2.00', price: '12.50' };
  return {
    ...(await toTarget(context)),
    dst_invoice_item_ids: { [line_id]: await someItem(context) },
    comment: 'Sent by svclink check',
    invoice_lines: [{ ...line, item_desc: 'Sent by svclink check', flat_fee: '0' }],
  };
}

async function notes(context: AuditContext): Promise<Data> {
  const note = { note_id: context.fresh.next(), note_type: 'wo', has_attachments: false };
  return {
    ...(await toTarget(context)),
    module_type: 'job_notes',
    note: [{ ...note, note_text: 'Sent by svclink check' }],
  };
}

async function answers(context: AuditContext): Promise<Data> {
  const { reportId, pcr_form_id, pcr_question_id, row } = await answerableQuestion(context);
  const pcr_form_rows = [{ pcr_question_id, ...row }];
  return { dst_report_id: reportId, pcr_form_id, pcr_form_rows };
}

async function checkin(context: AuditContext): Promise<Data> {
  const checkin_ts = new Date().toISOString().slice(0, 19).replace('T', ' ');
  const position = { gps_lat: 41.4993, gps_lng: -81.6944, gps_accuracy: 12 };
  return { ...(await toTarget(context)), checkin_data: [{ checkin_ts, ...position }] };
}

/** Samples for members that identify the subject of an event. */
const about: ReadonlyMap<string, MakeSample> = new Map([
  ['report_id', forTarget],
  ['dst_report_id', toTarget],
  ['timestamp', recently],
]);

/** Samples of events whose data have further members. */
const special: ReadonlyMap<string, MakeSample> = new Map<string, MakeSample>([
  ['get_order', anOrder],
  ['get_foh', withHousePhoto],
  ['mark_order_imported', unreadOrder],
  ['get_pcr_json', async (context) => ({ ...(await someForm(context)) })],
  ['get_file', async (context) => ({ ...(await forTarget(context)), module_type: 'uploads' })],
  ['send_photo_flag', photoFlags],
  ['send_bid_comp', bid],
  ['send_contractor_invoice', invoice],
  ['send_file', async (context) => ({ ...(await fileFields(context)) })],
  ['send_notes', notes],
  ['send_pcr_answers', answers],
  ['send_checkin', checkin],
]);

/** Returns a sample maker for an event that only requires members of `about`; undefined for any other. */
function plainSample(event: string): MakeSample | undefined {
  const data = definitions.get(event)?.data;
  if (data?.kind !== 'object') return undefined;
  const makers = data.required.map((member) => about.get(member));
  if (!makers.every((make) => make !== undefined)) return undefined;
  return async (context) =>
    Object.assign({}, ...(await Promise.all(makers.map((make) => make(context)))));
}

/**
 * Returns good data for an event, in canonical spelling, with ids that the receiver lists. The data are new with every
 * call, so that the receiver does not recognise a repeated delivery by accident.
 *
 * @throws AuditSkip when the receiver lists nothing that the event could refer to
 */
export async function sampleOf(context: AuditContext, event: string): Promise<Data> {
  const make =
    special.get(event) ?? plainSample(event) ?? skip(`the check has no sample of ${event}`);
  return make(context);
}
