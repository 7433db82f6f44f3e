import { type Mountable, mount } from '../../http/index.js';
import type { Logger } from '../../index.js';
import type { SiteContext } from '../context.js';
import type { Owner } from '../owner/index.js';
import { Assets } from './assets.js';
import { Entrance } from './entrance.js';
import { LiveHints, type ReadMarks } from './live.js';
import { packageFolder } from './package-folder.cjs';
import { ReadyReply, type Route } from './route-table.js';
import { entranceRoutes } from './routes/entrance.js';
import { orderRoutes } from './routes/orders.js';
import { peopleRoutes } from './routes/people.js';
import { ConsoleService } from './service.js';
import { Sessions } from './sessions.js';

/** The console of a site, for `app.use('/console', site.console)`. */
export interface Console {
  readonly handle: Mountable;
  /** @see Site.setupToken */
  setupToken(): Promise<string | undefined>;
  /** Ends what pages follow. */
  close(): void;
}

/** Makes the console of a site. */
export function createConsole(
  context: SiteContext,
  owner: Owner,
  settings: { readonly publicUrl: string; readonly logger: Logger },
): Console {
  const isSecure = settings.publicUrl.startsWith('https:');
  const sessions = new Sessions(context);
  const entrance = new Entrance(context, sessions);
  const live = new LiveHints(marksOf(context));
  const routes: readonly Route[] = [
    ...entranceRoutes(entrance, sessions, {
      isSecure,
      hasAdministrator: () => owner.users.hasAdministrator(),
    }),
    ...orderRoutes(context, owner),
    ...peopleRoutes(owner),
    {
      method: 'GET',
      path: 'live',
      needs: 'reader',
      run: async ({ request }) => new ReadyReply(await live.follow(request)),
    },
  ];
  const assets = new Assets(packageFolder('dist', 'console'));
  const service = new ConsoleService(sessions, assets, routes, {
    isSecure,
    logger: settings.logger,
  });
  return {
    handle: mount(service),
    setupToken: () => entrance.open(),
    close: () => live.close(),
  };
}

/** How far the orders have come: whatever happens to one is in its history. */
function marksOf({ database: { read } }: SiteContext): ReadMarks {
  return async () => {
    const row = await read
      .selectFrom('order_history')
      .select((history) => history.fn.max('id').as('last_id'))
      .executeTakeFirst();
    return { orders: row?.last_id ?? '0' };
  };
}
