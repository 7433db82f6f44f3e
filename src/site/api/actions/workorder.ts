import type { WorkOrderSummary, WorkorderSearchRequest } from '../../../api/index.js';
import {
  type OrderSearch,
  type SearchedOrder,
  searchOrders,
} from '../../engine/search/order-search.js';
import { choicesOf } from '../../orders/choices.js';
import { storedFields } from '../../orders/order-fields.js';
import type { AnyOrder } from '../../orders/order-writing.js';
import { seen } from '../../orders/visibility/visibility.js';
import { isVisibleOrder } from '../../orders/visibility/visible-orders.js';
import type { SiteActions, SiteCall } from '../site-actions.js';
import { visibleOrder } from '../site-actions.js';
import { fieldDefinitions, fieldValues, type HolderNames } from '../work-order-fields.js';

/** Orders of a page. */
const PAGE = 100;
/** The largest offset: a search that goes on has to be narrower. */
const LAST_OFFSET = 100_000;

/** The actions of the service `workorder`, without those of forms. */
export const WORKORDER: SiteActions = {
  'workorder/search': async ({ context, app, event }) => {
    const { database } = context;
    const { offset = 0 } = event.data;
    if (offset > LAST_OFFSET) {
      const text = `offset is above ${LAST_OFFSET}: narrow the search by a number, an address or a zip.`;
      return event.fail('invalid_search', text);
    }
    const found = await searchOrders(database, searchOf(event.data), {
      visible: isVisibleOrder(app.viewer, database.capabilities),
      offset,
      limit: PAGE + 1,
    });
    const types = new Map(
      (await choicesOf(database.read))
        .filter(({ field }) => field === 'work_type')
        .map(({ id, name }) => [name, Number(id)]),
    );
    const items = found.slice(0, PAGE).map((order) => summaryOf(order, types));
    return { items, more: found.length > PAGE };
  },

  'workorder/fields': async ({ context, app }) =>
    fieldDefinitions(context.database.read, app.viewer),

  'workorder/get': async (call) => {
    const { context, app, event } = call;
    const order = await visibleOrder(call, event.data.report_id, 'not_found');
    const visible = seen(app.viewer, 'order', { ...order, fields: storedFields(order.fields) });
    if (!visible) return event.fail('not_found');
    return {
      report_id: Number(order.id),
      org_property_id: Number(order.property_id),
      values: fieldValues(order, visible.fields, await holderNames(context, order)),
      fields: await fieldDefinitions(context.database.read, app.viewer),
    };
  },
};

const SEARCHED = [
  'org_wo_num',
  'wo_number',
  'loan_number',
  'address',
  'city',
  'state',
  'zip',
] as const;

/** Returns the values of a search. A blank one is absent. */
function searchOf(data: WorkorderSearchRequest): OrderSearch {
  return Object.fromEntries(
    SEARCHED.flatMap((name) => {
      const text = data[name]?.trim() ?? '';
      return text === '' ? [] : [[name, text]];
    }),
  );
}

/** @param types the ids of work types by their names. One that is not in the list has the id 0 */
function summaryOf(order: SearchedOrder, types: ReadonlyMap<string, number>): WorkOrderSummary {
  const { address, city, state, zip, loan_number, date_received } = order;
  return {
    report_id: Number(order.id),
    org_property_id: Number(order.property_id),
    address,
    city,
    state,
    zip,
    loan_number,
    work_type: types.get(order.work_type) ?? 0,
    date_received: DATE.test(date_received) ? date_received : compactDate(order.created_at),
  };
}

const DATE = /^\d{8}$/;

/** Returns the day of a time, `YYYYMMDD` (UTC). */
function compactDate(at: number): string {
  return new Date(at).toISOString().slice(0, 10).replaceAll('-', '');
}

/** Returns the names of the account and of the link of an order. */
async function holderNames(
  { database }: Pick<SiteCall<'workorder/get'>['context'], 'database'>,
  { account_id, link_id }: AnyOrder,
): Promise<HolderNames> {
  const account = await database.read
    .selectFrom('accounts')
    .select('username')
    .where('id', '=', account_id ?? '0')
    .executeTakeFirst();
  const link = await database.read
    .selectFrom('links')
    .select('name')
    .where('id', '=', link_id ?? '0')
    .executeTakeFirst();
  return { account: account?.username ?? null, link: link?.name ?? null };
}
