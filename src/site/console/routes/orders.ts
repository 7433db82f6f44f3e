import type { Reply } from '../../../http/index.js';
import { notFound, type SiteContext } from '../../context.js';
import { contentHeaders } from '../../files/file-server.js';
import { Input, inputError } from '../../input.js';
import type { Owner } from '../../owner/index.js';
import { noOrder } from '../../owner/order-writing.js';
import type { Call } from '../call.js';
import { csvOf } from '../csv.js';
import { orderDetail, showCodes } from '../order-detail.js';
import { listOrders, type OrderQuery, type OrderSide } from '../order-list.js';
import { ReadyReply, type Route } from '../route-table.js';

const idOf = ({ places }: Call): string => places.id ?? '';
const acting = ({ user }: Call) => ({ by: user.username });

function queryOf({ query }: Call): OrderQuery {
  const get = (name: string) => query.get(name) ?? '';
  return {
    view: get('view'),
    partner: get('partner'),
    text: get('text'),
    today: get('today'),
    next: get('next'),
  };
}

/** The orders that the site owns: what is seen of them, and what is done with them. */
export function orderRoutes(context: SiteContext, owner: Owner): readonly Route[] {
  return [
    ...readingRoutes(context, owner),
    ...changingRoutes(owner.orders),
    ...addingRoutes(context, owner),
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
    ...[false, true].map(
      (isThumbnail): Route => ({
        method: 'GET',
        path: isThumbnail ? 'files/:id/thumbnail' : 'files/:id',
        needs,
        run: (call) => fileOf(context, idOf(call), isThumbnail),
      }),
    ),
  ];
}

/** A list of orders, page by page and whole as CSV. */
export function listRoutes(context: SiteContext, path: string, side: OrderSide): readonly Route[] {
  const needs = 'reader';
  const pageAfter = async (query: OrderQuery, next: string) => {
    const page = await listOrders(context, side, { ...query, next });
    return { rows: page.orders, next: page.next };
  };
  return [
    { method: 'GET', path, needs, run: (call) => listOrders(context, side, queryOf(call)) },
    {
      method: 'GET',
      path: `${path}.csv`,
      needs,
      run: async (call) => {
        const query = queryOf(call);
        // Read once before the first byte leaves: a wrong filter is told as such.
        await listOrders(context, side, query);
        return new ReadyReply(csvOf(`${path}.csv`, (next) => pageAfter(query, next)));
      },
    },
  ];
}

function changingRoutes(orders: Owner['orders']): readonly Route[] {
  const needs = 'operator';
  return [
    {
      method: 'POST',
      path: 'orders',
      needs,
      run: async (call) => ({ report_id: await orders.create(await call.body(), acting(call)) }),
    },
    {
      method: 'PATCH',
      path: 'orders/:id',
      needs,
      run: async (call) => orders.update(idOf(call), await call.body(), acting(call)),
    },
    {
      method: 'POST',
      path: 'orders/:id/commands',
      needs,
      run: async (call) => command(orders, call, await call.body()),
    },
  ];
}

/** What is added to an order. */
function addingRoutes(context: SiteContext, owner: Owner): readonly Route[] {
  const needs = 'operator';
  const { notes, files } = owner;
  return [
    {
      method: 'POST',
      path: 'orders/:id/codes',
      needs,
      run: async (call) => {
        const order = await owner.orders.get(idOf(call));
        if (!order) throw noOrder(idOf(call));
        return showCodes(context, { id: order.report_id, ...order }, call.user.username);
      },
    },
    {
      method: 'POST',
      path: 'orders/:id/notes',
      needs,
      run: async (call) => {
        const note = new Input('note', await call.body(), [
          'note_type',
          'note_text',
          'groups',
          'revises',
        ]);
        const note_id = await notes.create({
          report_id: idOf(call),
          note_type: note.choice('note_type', ['wo', 'prop'], 'wo'),
          note_text: note.text('note_text'),
          revises: note.text('revises'),
          groups: note.texts('groups'),
          insert_by: call.user.display_name,
        });
        return { note_id };
      },
    },
    {
      method: 'POST',
      path: 'orders/:id/files',
      needs,
      run: async (call) => {
        const file_id = await files.add({
          report_id: idOf(call),
          file_name: call.query.get('name') ?? '',
          file_desc: call.query.get('description') ?? '',
          content: call.file(),
          // A page that lost its connection sends a file again.
          once: true,
        });
        return { file_id };
      },
    },
  ];
}

/** The commands of an order, as the page names them. */
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

function command(orders: Owner['orders'], call: Call, body: unknown): Promise<void> {
  const input = new Input('command', body, ['command', 'reason', 'account']);
  input.required('command');
  const name = input.choice('command', COMMANDS, 'accept');
  const id = idOf(call);
  const by = acting(call);
  const reason = input.text('reason');
  switch (name) {
    case 'reject':
    case 'followUp':
    case 'cancel':
      return orders[name](id, reason, by);
    case 'requestCancellation':
      return orders.requestCancellation(id, undefined, by);
    case 'assign':
      return orders.assign(id, input.text('account') || null, by);
    default:
      return orders[name](id, by);
  }
}

async function fileOf(context: SiteContext, id: string, isThumbnail: boolean): Promise<ReadyReply> {
  const { read } = context.database;
  if (!/^\d{1,18}$/.test(id)) throw inputError('file', 'must be an id');
  const file = await read
    .selectFrom('files')
    .select(['sha256', 'file_name', 'mime_type', 'thumbnail_sha256', 'thumbnail_type'])
    .where('id', '=', id)
    .executeTakeFirst();
  const small = isThumbnail ? file?.thumbnail_sha256 : null;
  const sha256 = small ?? file?.sha256;
  const size = sha256 === undefined ? undefined : await context.files.size(sha256);
  const content = sha256 === undefined ? undefined : await context.files.open(sha256);
  if (!file || !content || size === undefined) throw notFound(`file ${id}`);
  const mimeType = small ? (file.thumbnail_type ?? 'image/jpeg') : file.mime_type;
  const headers = contentHeaders({ fileName: file.file_name, mimeType });
  const reply: Reply = {
    status: 200,
    headers: [...Object.entries(headers).flat(), 'Content-Length', String(size)],
    body: content,
  };
  return new ReadyReply(reply);
}
