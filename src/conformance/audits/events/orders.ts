import { isObject } from '../../../protocol/envelope/envelope.js';
import { type Audit, audit, sourceOf, sources } from '../../audit.js';
import { formsOf, listedOrders, orderOf, orderWhere } from '../../findings/orders.js';
import { accepted } from '../../findings/replies.js';
import { expectRefusal, expectSuccess, isSuccess, messageOf } from '../../judge/envelope.js';
import { objectsIn, resultOf, textOf, wireData } from '../../judge/event.js';
import { fail, skip } from '../../verdict.js';
import { listingOf, unique } from './lists.js';

const OPEN: ReadonlySet<string> = new Set([
  'Unread',
  'In Field',
  'Follow Up',
  'Accepted',
  'Rejected',
]);
const MOST_FETCHED = 10;
const FETCH_FIX = 'Answer get_order for every order that get_all_orders lists.';

/** Audits of listed and fetched orders. */
export const orderAudits: readonly Audit[] = [
  unique('get_all_orders', 'report_id', 'Give every order an id of its own, and list it once.'),
  audit(
    {
      id: 'get_all_orders.open',
      level: 'MUST',
      title: 'get_all_orders lists open orders only',
      source: sourceOf('get_all_orders'),
    },
    async (context) => {
      const { items, answer } = await listingOf(context, 'get_all_orders');
      const closed = items.find((item) => !OPEN.has(textOf(item, 'wo_status')));
      if (!closed) return;
      const seen = `order ${textOf(closed, 'report_id')} is ${textOf(closed, 'wo_status')}`;
      fail(answer, seen, `List orders of the statuses ${[...OPEN].join(', ')} only.`);
    },
  ),
  audit(
    {
      id: 'get_order.every-listed',
      level: 'MUST',
      title: 'get_order gives every order that is listed (the first ten are fetched)',
      source: sources.rules,
    },
    async (context) => {
      const orders = await listedOrders(context);
      if (orders.length === 0) skip('the receiver lists no order');
      await accepted(context, 'get_order');
      const fetching = orders.slice(0, MOST_FETCHED).map(async (order) => {
        const id = textOf(order, 'report_id');
        const answer = await context.call(
          'get_order',
          wireData(context, 'get_order', { report_id: id }),
        );
        return { id, answer };
      });
      for (const { id, answer } of await Promise.all(fetching)) {
        expectSuccess(answer, `get_order of ${id}`, FETCH_FIX);
        const { problem } = resultOf(context, 'get_order', answer);
        if (problem !== undefined) fail(answer, problem, FETCH_FIX);
      }
    },
  ),
  audit(
    {
      id: 'get_order.same-wo-number',
      level: 'SHOULD',
      title: 'get_order gives the wo_number that the list gave',
      source: sources.events,
    },
    async (context) => {
      const [first] = await listedOrders(context);
      if (!first) skip('the receiver lists no order');
      const { answer, items } = await listingOf(context, 'get_all_orders');
      const order = await orderOf(context, textOf(first, 'report_id'));
      const listed = items.find((item) => textOf(item, 'report_id') === textOf(first, 'report_id'));
      if (textOf(order, 'wo_number') === textOf(listed, 'wo_number')) return;
      fail(answer, 'wo_number differs between list and order', 'Send one wo_number for an order.');
    },
  ),
  audit(
    {
      id: 'get_order.totals',
      level: 'SHOULD',
      title: 'The total of a line item is its quantity times its price',
      source: sources.practice,
    },
    async (context) => {
      const { answer } = await accepted(context, 'get_order');
      const { result } = resultOf(context, 'get_order', answer);
      const lines = isObject(result) ? objectsIn(result.line_items) : [];
      const wrong = lines.find((line) => {
        const [qty, price, total] = ['qty', 'price', 'total'].map((name) => Number(line[name]));
        return Math.abs(Number(qty) * Number(price) - Number(total)) > 0.01;
      });
      if (wrong) fail(answer, `line item ${textOf(wrong, 'desc')}: total`, 'Compute the totals.');
    },
  ),
  audit(
    {
      id: 'get_order.forms-exist',
      level: 'MUST',
      title: 'The forms that an order names can be fetched with get_pcr_json',
      source: sources.rules,
    },
    async (context) => {
      await accepted(context, 'get_pcr_json');
      const found = await orderWhere(context, (order) => formsOf(order).length > 0);
      for (const form of formsOf(found?.order ?? {})) {
        const data = wireData(context, 'get_pcr_json', { ...form });
        const answer = await context.call('get_pcr_json', data);
        const fix = 'Keep every version of a form that an order names.';
        expectSuccess(answer, `form ${form.pcr_form_id} of order ${found?.reportId}`, fix);
      }
    },
  ),
  audit(
    {
      id: 'get_foh.only-where-told',
      level: 'SHOULD',
      title: 'get_foh of an order whose has_foh is false is refused',
      source: sources.rules,
    },
    async (context) => {
      await accepted(context, 'get_foh');
      const found = await orderWhere(context, (order) => order.has_foh === false);
      if (!found) skip('every order that was checked has a front-of-house photo');
      const data = wireData(context, 'get_foh', { remote_report_id: found.reportId });
      const answer = await context.call('get_foh', data);
      if (!isSuccess(answer) && messageOf(answer) !== '') return;
      expectRefusal(answer, 'get_foh without a photo', 'Set has_foh for orders with a photo only.');
    },
  ),
];
