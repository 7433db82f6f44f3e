import type { SiteContext } from '../../engine/context.js';
import type { ExchangeLog } from '../../engine/exchanges/exchange-log.js';
import type { Importer } from '../../importer/index.js';
import { personOf } from '../../orders/visibility/note-groups.js';
import type { Owner } from '../../owner/index.js';
import type { Troubles } from '../../troubles/troubles.js';
import { idOf } from '../call.js';
import { findAll } from '../lists/find.js';
import { listChoices } from '../lists/list-choices.js';
import { setListColumns } from '../lists/list-columns.js';
import { commandMany } from '../lists/many-orders.js';
import { dayOf } from '../lists/present-day.js';
import { removeView, savedViews, saveView } from '../lists/saved-views.js';
import { readToday } from '../lists/today.js';
import { lastUndoable, offerOf, undoably, undoCommand } from '../lists/undo.js';
import { readWeek } from '../lists/week.js';
import type { Route } from '../route-table.js';

/** The parts of a site that the lists show. */
interface ListParts {
  readonly owner: Owner;
  readonly importer: Importer;
  readonly exchanges: ExchangeLog;
  readonly troubles: Troubles;
}

/** The routes of lists of orders of both kinds: Today, the search, filters, saved views, commands for many, the week. */
export function orderListRoutes(
  context: SiteContext,
  { owner, importer, ...parts }: ListParts,
  publicUrl: string,
): readonly Route[] {
  return [
    {
      method: 'GET',
      path: 'today',
      needs: 'reader',
      isShared: true,
      run: async ({ query }) =>
        readToday(context, parts.troubles, { today: await dayOf(context, query), publicUrl }),
    },
    {
      method: 'GET',
      path: 'find',
      needs: 'reader',
      run: async ({ query, user }) => {
        const viewer = await personOf(context.database.read, user.id);
        const today = await dayOf(context, query);
        const asked = { text: query.get('q') ?? '', today, viewer };
        return findAll(context, parts.exchanges, asked);
      },
    },
    {
      method: 'GET',
      path: 'choices',
      needs: 'reader',
      isShared: true,
      run: () => listChoices(context),
    },
    {
      method: 'POST',
      path: 'orders/many',
      needs: 'operator',
      run: async (call) => {
        const acting = undoably(call.acting, call.user.id);
        const parts = { context, owner, importer };
        const outcomes = await commandMany(parts, await call.body(), acting);
        return { outcomes, undo: await offerOf(context, acting) };
      },
    },
    ...undoRoutes(context, owner),
    {
      method: 'GET',
      path: 'week',
      needs: 'reader',
      isShared: true,
      run: async ({ query }) =>
        readWeek(context, query.get('from') || (await context.preferences.today())),
    },
    ...savedViewRoutes(context),
  ];
}

/** The routes of the last command of a user, and of its undoing. */
function undoRoutes(context: SiteContext, owner: Owner): readonly Route[] {
  return [
    {
      method: 'GET',
      path: 'undo',
      needs: 'operator',
      run: async ({ user }) => ({ undo: await lastUndoable(context, user.id) }),
    },
    {
      method: 'POST',
      path: 'undo/:batch',
      needs: 'operator',
      run: async ({ params: { batch = '' }, user, acting }) => ({
        outcomes: await undoCommand({ context, owner }, { batch, userId: user.id }, acting),
      }),
    },
  ];
}

function savedViewRoutes(context: SiteContext): readonly Route[] {
  return [
    {
      method: 'POST',
      path: 'columns',
      needs: 'reader',
      run: async (call) => setListColumns(context, call.user.id, await call.body()),
    },
    {
      method: 'GET',
      path: 'views',
      needs: 'reader',
      run: async ({ user }) => ({ views: await savedViews(context, user.id) }),
    },
    {
      method: 'POST',
      path: 'views',
      needs: 'reader',
      run: async (call) => saveView(context, call.user.id, await call.body()),
    },
    {
      method: 'DELETE',
      path: 'views/:id',
      needs: 'reader',
      run: (call) => removeView(context, call.user.id, idOf(call)),
    },
  ];
}
