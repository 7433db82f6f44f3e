import { isObject } from '../../protocol/envelope/envelope.js';
import type { AuditContext } from '../context.js';
import { expectSuccess } from '../judge/envelope.js';
import { type Item, objectsIn, resultOf, textOf, wireData } from '../judge/event.js';
import { prerequisite } from '../shared.js';
import { AuditSkip, skip } from '../verdict.js';

/** A form of an order. */
interface FormReference {
  readonly pcr_form_id: string;
  readonly form_ver_id: string;
}

/** The order that audits read and write. */
interface Target {
  readonly reportId: string;
  readonly form: FormReference | undefined;
}

/** Largest number of orders that the check fetches in search of one with a certain feature. */
const MOST_ORDERS = 25;
/** Statuses of orders that accept results, in order of preference. */
const WORKED_ON = ['In Field', 'Unread', 'Accepted', 'Follow Up'];

/** The orders that get_all_orders lists, in canonical spelling. */
export const listedOrders = prerequisite(async (context): Promise<readonly Item[]> => {
  const answer = await context.call('get_all_orders', {});
  expectSuccess(answer, 'get_all_orders', 'Answer the list of open orders.');
  return objectsIn(resultOf(context, 'get_all_orders', answer).result);
});

/** One order from get_order, in canonical spelling. */
export const orderOf = prerequisite(async (context, reportId): Promise<Item> => {
  const data = wireData(context, 'get_order', { report_id: reportId });
  const answer = await context.call('get_order', data);
  expectSuccess(answer, `get_order of ${reportId}`, 'Answer every order that is listed.');
  const { result } = resultOf(context, 'get_order', answer);
  return isObject(result) ? result : {};
});

/** The reason of audits that are skipped because there is no order. */
export const NO_ORDER =
  'the receiver lists no open order; put one in, or name one with the option order';

/** The order of the check: the one in the options, else one that accepts results and has a form. */
const target = prerequisite(async (context): Promise<Target> => {
  const candidates = await writableOrders(context);
  const [first] = candidates;
  if (first === undefined && (await listedOrders(context)).length === 0) skip(NO_ORDER);
  if (first === undefined)
    skip('the receiver lists no order that is worked on; name one with the option order');
  for (const reportId of candidates) {
    const [form] = formsOf(await orderIfGiven(context, reportId));
    if (form !== undefined) return { reportId, form };
  }
  return { reportId: first, form: undefined };
});

/** Returns an empty order where get_order fails: not every receiver has the event, and other audits test it. */
async function orderIfGiven(context: AuditContext, reportId: string): Promise<Item> {
  try {
    return await orderOf(context, reportId);
  } catch (cause) {
    if (cause instanceof AuditSkip) return {};
    throw cause;
  }
}

/** Returns the `report_id` of the order of the check. */
export async function targetId(context: AuditContext): Promise<string> {
  return (await target(context)).reportId;
}

/** Returns the orders that the check may write to: the one in the options, else those that accept results. */
export async function writableOrders(context: AuditContext): Promise<readonly string[]> {
  const { order: named } = context.settings;
  if (named !== undefined) return [named];
  const rank = (order: Item) => WORKED_ON.indexOf(textOf(order, 'wo_status'));
  return (await listedOrders(context))
    .filter((order) => rank(order) >= 0)
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, MOST_ORDERS)
    .map((order) => textOf(order, 'report_id'));
}

/** Returns the first order that passes a test, with its id; undefined when no fetched order does. */
export async function orderWhere(
  context: AuditContext,
  test: (order: Item) => boolean,
): Promise<{ reportId: string; order: Item } | undefined> {
  const { order: named } = context.settings;
  const candidates = named === undefined ? [] : [named];
  for (const order of await listedOrders(context)) candidates.push(textOf(order, 'report_id'));
  for (const reportId of candidates.slice(0, MOST_ORDERS)) {
    const order = await orderOf(context, reportId);
    if (test(order)) return { reportId, order };
  }
  return undefined;
}

/** Returns the forms of an order. */
export function formsOf(order: Item): FormReference[] {
  return objectsIn(order.pcr_forms)
    .map((form) => ({
      pcr_form_id: textOf(form, 'pcr_form_id'),
      form_ver_id: textOf(form, 'form_ver_id'),
    }))
    .filter(({ pcr_form_id }) => pcr_form_id !== '');
}

/** A form of an order: one of the checked order, else the first that is found. */
export const someForm = prerequisite(async (context): Promise<FormReference> => {
  const own = context.settings.order === undefined ? undefined : (await target(context)).form;
  const found = own ?? (await firstForm(context));
  return found ?? skip('no order that was checked carries a form');
});

async function firstForm(context: AuditContext): Promise<FormReference | undefined> {
  const found = await orderWhere(context, (order) => formsOf(order).length > 0);
  return found && formsOf(found.order)[0];
}

/** The six objects of a form, in canonical spelling. */
export const formObjects = prerequisite(async (context, key): Promise<Item> => {
  const form = key === '' ? await someForm(context) : keyed(key);
  const answer = await context.call('get_pcr_json', wireData(context, 'get_pcr_json', { ...form }));
  expectSuccess(answer, 'get_pcr_json', 'Answer every form that an order carries.');
  const { result } = resultOf(context, 'get_pcr_json', answer);
  const objects = isObject(result) ? result[form.pcr_form_id] : undefined;
  return isObject(objects) ? objects : skip('get_pcr_json gave no form');
});

function keyed(key: string): FormReference {
  const [pcr_form_id = '', form_ver_id = ''] = key.split('/');
  return { pcr_form_id, form_ver_id };
}

/** The key under which a list of items allows custom ones (specification: "Rules per event"). */
export const OTHER = '***other***';

/** The items that bids and invoices of the checked order may name. */
const orderItems = prerequisite(async (context): Promise<Readonly<Record<string, unknown>>> => {
  const event = 'get_invoice_items_order';
  const data = wireData(context, event, { report_id: await targetId(context) });
  const answer = await context.call(event, data);
  expectSuccess(answer, event, 'Answer the items of every order that is listed.');
  const { result } = resultOf(context, event, answer);
  return isObject(result) ? result : {};
});

/** The id of an item of the list. */
export const someItem = prerequisite(async (context): Promise<string> => {
  const ids = Object.keys(await orderItems(context)).filter((id) => id !== '0' && id !== OTHER);
  return ids[0] ?? skip('get_invoice_items_order lists no item for the checked order');
});

/** Skips the audit unless the order allows custom items. */
export const otherAllowed = prerequisite(async (context): Promise<true> => {
  if (OTHER in (await orderItems(context))) return true;
  return skip('get_invoice_items_order allows no custom items for the checked order');
});
