import type { ActingUser, SiteContext } from '../../engine/context.js';
import { Input } from '../../engine/input.js';
import { ownerWriteAll } from '../../engine/owner-write.js';
import { keysetPages } from '../../engine/store/pages.js';
import { formOfOrder } from '../../orders/filling/order-forms.js';
import { requireKnownLines } from '../../orders/line-items.js';
import { noOrder } from '../../orders/order-writing.js';
import { personOf } from '../../orders/visibility/note-groups.js';
import { person } from '../../orders/visibility/visibility.js';
import type { Owner } from '../../owner/index.js';
import { type Call, idOf } from '../call.js';
import { csvRoute, exportRows } from '../csv.js';
import { ORDER_FILTERS } from '../lists/order-filters.js';
import type { ListedQuery, OrderQuery, OrderSide } from '../lists/order-query.js';
import { dayOf } from '../lists/present-day.js';
import { offerOf, undoably } from '../lists/undo.js';
import { shownBeginning, shownOffer } from '../orders/form-beginning.js';
import { showCodes } from '../orders/house-codes.js';
import { readItems } from '../orders/item-list.js';
import { addNote } from '../orders/new-note.js';
import { storeAttachment } from '../orders/note-attachments.js';
import { fetchAttachmentsOf } from '../orders/note-conversation.js';
import { orderDetail } from '../orders/order-detail.js';
import { orderFileRoutes } from '../orders/order-files.js';
import { countOrders, listOrders, type OrderSummary } from '../orders/order-list.js';
import { readRoute } from '../record-route.js';
import type { Route } from '../route-table.js';

function queryOf({ query }: Call, today: string): OrderQuery {
  const get = (name: string) => query.get(name) ?? '';
  return {
    view: get('view'),
    partner: get('partner'),
    text: get('text'),
    today,
    next: get('next'),
    sort: get('sort'),
    ...Object.fromEntries(ORDER_FILTERS.map((name) => [name, get(name)])),
  };
}

/** The filter of a list, and its viewer, on whom only notes depend. */
async function listedQuery(context: SiteContext, call: Call): Promise<ListedQuery> {
  const query = queryOf(call, await dayOf(context, call.query));
  const { read } = context.database;
  const viewer = query.text === '' ? person() : await personOf(read, call.user.id);
  return { ...query, viewer };
}

/** The routes of the orders that the site owns, and of their commands. */
export function orderRoutes(context: SiteContext, owner: Owner): readonly Route[] {
  return [
    ...readingRoutes(context, owner),
    newOrderRoute(context, owner),
    ...changingRoutes(context, owner.orders),
    ...addingRoutes(context, owner),
    itemsRoute(owner.items),
    readRoute,
    ...orderFileRoutes(context, owner.orders),
  ];
}

function readingRoutes(context: SiteContext, owner: Owner): readonly Route[] {
  const needs = 'reader';
  return [
    ...listRoutes(context, 'orders', 'owned'),
    {
      method: 'GET',
      path: 'orders/:id',
      needs,
      run: (call) => orderDetail(context, owner, idOf(call), call.user.username),
    },
    {
      method: 'GET',
      path: 'orders/:id/forms/:form/offer',
      needs,
      run: async ({ params: { id = '', form = '' } }) => {
        const offer = await owner.formOffer(id, form);
        const parsed = await formOfOrder(context.database.read, id, form);
        return { beginning: shownBeginning(parsed, shownOffer(parsed, offer)) };
      },
    },
  ];
}

/** The routes of a list of orders, page by page and whole as CSV. */
export function listRoutes(
  context: SiteContext,
  path: 'orders' | 'imported',
  side: OrderSide,
): readonly Route[] {
  return [
    {
      method: 'GET',
      path,
      needs: 'reader',
      // Notes for groups find orders for their members alone.
      isShared: ({ query }) => (query.get('text') ?? '') === '',
      run: async (call) => listOrders(context, side, await listedQuery(context, call)),
    },
    {
      method: 'GET',
      path: `${path}/total`,
      needs: 'reader',
      run: async (call) => countOrders(context, side, await listedQuery(context, call)),
    },
    csvRoute<OrderSummary>(context, {
      path: `${path}.csv`,
      columns: [
        'id',
        'report_id',
        'partner',
        'wo_number',
        'status',
        'status_reason',
        'client',
        'work_type',
        'address',
        'city',
        'state',
        'zip',
        'date_due',
        'received_at',
        'person',
        'is_imported',
        'is_pending_cancellation',
        'modified_at',
      ],
      async *pages(call) {
        // One day and one viewer for the whole file.
        const query = await listedQuery(context, call);
        const size = exportRows(context);
        yield* keysetPages(async (next: string | null) => {
          const page = await listOrders(context, side, { ...query, next: next ?? '', size });
          return { rows: page.orders, next: page.next };
        });
      },
    }),
  ];
}

/** Makes an order with its own items: both, or neither where one of them is refused. */
function newOrderRoute(context: SiteContext, { orders, items }: Owner): Route {
  return {
    method: 'POST',
    path: 'orders',
    needs: 'operator',
    run: async (call) => {
      const { items: given, ...order } = await call.body();
      const own = readItems(new Input('orders.create', { items: given }, ['items']));
      return ownerWriteAll(context, call.acting, async (acting) => {
        const report_id = await orders.create(order, acting);
        const { db } = acting;
        if (own.length > 0) await items.setForOrder(report_id, own, db && { db });
        return { report_id };
      });
    },
  };
}

function changingRoutes(context: SiteContext, orders: Owner['orders']): readonly Route[] {
  const needs = 'operator';
  return [
    {
      method: 'PATCH',
      path: 'orders/:id',
      needs,
      run: async (call) => {
        const { line_items_before: before, ...changes } = await call.body();
        await ownerWriteAll(context, call.acting, async (acting, tx) => {
          await requireKnownLines(tx, idOf(call), before);
          await orders.update(idOf(call), changes, acting);
        });
      },
    },
    {
      method: 'POST',
      path: 'orders/:id/commands',
      needs,
      run: async (call) => {
        const acting = undoably(call.acting, call.user.id);
        await command(orders, { id: idOf(call), by: acting }, await call.body());
        return { undo: await offerOf(context, acting) };
      },
    },
  ];
}

/** Returns an owned order. @throws LinkError `order_not_found` */
async function requireOrder(orders: Owner['orders'], id: string) {
  const order = await orders.get(id);
  if (!order) throw noOrder(id);
  return order;
}

/** The routes that add records to an order. */
function addingRoutes(context: SiteContext, owner: Owner): readonly Route[] {
  const needs = 'operator';
  const { files } = owner;
  return [
    {
      method: 'POST',
      path: 'orders/:id/codes',
      needs,
      run: async (call) => {
        const order = await requireOrder(owner.orders, idOf(call));
        return showCodes(context, { id: order.report_id, ...order }, call.acting);
      },
    },
    {
      method: 'POST',
      path: 'orders/:id/notes',
      needs,
      run: (call) => addNote(context, owner, call),
    },
    {
      method: 'POST',
      path: 'orders/:id/notes/attachments',
      needs,
      run: async (call) => {
        const { report_id } = await requireOrder(owner.orders, idOf(call));
        return storeAttachment(context, report_id, call);
      },
    },
    {
      method: 'POST',
      path: 'orders/:id/notes/:note/fetch',
      needs,
      run: (call) => fetchAttachmentsOf(context, idOf(call), call.params.note ?? ''),
    },
    {
      method: 'POST',
      path: 'orders/:id/files',
      needs,
      run: async (call) => {
        const file = {
          report_id: idOf(call),
          file_name: call.query.get('name') ?? '',
          file_desc: call.query.get('description') ?? '',
          org_name: call.query.get('from') ?? '',
          content: await call.photo(),
          // A page that lost its connection sends a file again.
          once: true,
        };
        return { file_id: await files.add(file, call.acting) };
      },
    },
  ];
}

function itemsRoute(items: Owner['items']): Route {
  return {
    method: 'POST',
    path: 'orders/:id/items',
    needs: 'operator',
    run: async (call) => {
      const input = new Input('items', await call.body(), ['items', 'is_other_allowed']);
      const other = input.flag('is_other_allowed');
      const options = other === undefined ? {} : { is_other_allowed: other };
      await items.setForOrder(idOf(call), readItems(input), options);
    },
  };
}

/** The commands of an order with the names of the page. */
const COMMANDS = [
  'accept',
  'reject',
  'followUp',
  'cancel',
  'readyForOffice',
  'invoiced',
  'complete',
  'reopen',
  'requestCancellation',
  'withdrawCancellation',
  'assign',
] as const;

function command(
  orders: Owner['orders'],
  { id, by }: { readonly id: string; readonly by: ActingUser },
  body: unknown,
): Promise<void> {
  const input = new Input('command', body, ['command', 'reason', 'account', 'date']);
  input.required('command');
  const name = input.choice('command', COMMANDS, 'accept');
  const reason = input.text('reason');
  switch (name) {
    case 'reject':
    case 'followUp':
    case 'cancel':
      return orders[name](id, reason, by);
    case 'requestCancellation':
      return orders.requestCancellation(id, input.time('date'), by);
    case 'assign':
      return orders.assign(id, input.text('account') || null, by);
    default:
      return orders[name](id, by);
  }
}
