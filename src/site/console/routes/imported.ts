import type { SiteContext } from '../../engine/context.js';
import { Input } from '../../engine/input.js';
import { rowPages } from '../../engine/store/pages.js';
import type { Importer } from '../../importer/index.js';
import type { SiteLink } from '../../importer/links/link-record.js';
import { noOrder } from '../../orders/order-writing.js';
import { type Call, idOf, named } from '../call.js';
import { csvRoute, exportRows } from '../csv.js';
import { showCodes } from '../orders/house-codes.js';
import { importedDetail } from '../orders/order-detail.js';
import type { Route } from '../route-table.js';
import { listRoutes } from './orders.js';

/** The routes of imported orders and their links. */
export function importRoutes(context: SiteContext, importer: Importer): readonly Route[] {
  return [
    ...listRoutes(context, 'imported', 'imported'),
    ...orderRoutes(context, importer),
    ...linkRoutes(importer.links),
    csvRoute<SiteLink>(context, {
      path: 'links.csv',
      columns: [
        'name',
        'client_company',
        'url',
        'username',
        'note_groups',
        'validated_at',
        'good_at',
        'failure',
        'failed_at',
        'paused_at',
        'pause_reason',
      ],
      pages: () => {
        const size = exportRows(context);
        const after = (last: SiteLink | undefined) => importer.links.page(last?.name ?? '', size);
        return rowPages(after, { size });
      },
    }),
    ...steeringRoutes(importer.links),
  ];
}

function orderRoutes(context: SiteContext, importer: Importer): readonly Route[] {
  return [
    {
      method: 'GET',
      path: 'imported/:id',
      needs: 'reader',
      run: (call) => importedDetail(context, importer, idOf(call), call.user.username),
    },
    {
      method: 'POST',
      path: 'imported/:id/codes',
      needs: 'operator',
      run: async (call) => {
        const order = await importer.orders.get(idOf(call));
        if (!order) throw noOrder(idOf(call));
        return showCodes(context, order, call.acting);
      },
    },
    {
      method: 'POST',
      path: 'imported/:id/read-again',
      needs: 'operator',
      run: (call) => importer.orders.readAgain(idOf(call)),
    },
  ];
}

function linkRoutes(links: Importer['links']): readonly Route[] {
  const needs = 'administrator';
  return [
    {
      method: 'GET',
      path: 'links',
      needs: 'reader',
      isShared: true,
      run: async () => ({ links: await links.list() }),
    },
    {
      method: 'POST',
      path: 'links',
      needs,
      run: async (call) => links.add(await call.body(), call.acting),
    },
    {
      method: 'PATCH',
      path: 'links/:name',
      needs,
      run: async (call) => links.update(named(call), await call.body(), call.acting),
    },
    {
      method: 'POST',
      path: 'links/:name/rotate',
      needs,
      run: async (call) => {
        const input = new Input('links.rotate', await call.body(), ['password']);
        await links.rotate(named(call), input.required('password', 200), call.acting);
      },
    },
    {
      method: 'DELETE',
      path: 'links/:name',
      needs,
      run: (call) => links.remove(named(call), call.acting),
    },
  ];
}

/** The routes that require no secret: an operator ensures that a link works. */
function steeringRoutes(links: Importer['links']): readonly Route[] {
  const steered = (name: 'test' | 'sync'): Route => ({
    method: 'POST',
    path: `links/:name/${name}`,
    needs: 'operator',
    run: (call: Call) => links[name](named(call)),
  });
  const resume: Route = {
    method: 'POST',
    path: 'links/:name/resume',
    needs: 'administrator',
    run: (call) => links.resume(named(call), call.acting),
  };
  const pause: Route = {
    method: 'POST',
    path: 'links/:name/pause',
    needs: 'administrator',
    run: async (call) => {
      const input = new Input('links.pause', await call.body(), ['reason']);
      await links.pause(named(call), input.text('reason', 1000) || undefined, call.acting);
    },
  };
  return [steered('test'), steered('sync'), resume, pause];
}
