import { type Mountable, mount } from '../../http/index.js';
import { packageFolder } from '../../system/package-folder.cjs';
import type { SiteContext } from '../engine/context.js';
import type { ExchangeLog } from '../engine/exchanges/exchange-log.js';
import { jobCounts } from '../engine/jobs/job-counts.js';
import type { Jobs } from '../engine/jobs/jobs.js';
import type { SiteSettings } from '../engine/options.js';
import type { Importer } from '../importer/index.js';
import type { Replays } from '../link/replay/replays.js';
import type { Owner } from '../owner/index.js';
import { Assets } from './assets.js';
import { Authentication } from './authentication.js';
import { LiveHints, type LiveSource } from './live.js';
import type { Route } from './route-table.js';
import { authenticationRoutes } from './routes/authentication.js';
import { draftRoutes } from './routes/drafts.js';
import { exchangeRoutes } from './routes/exchanges.js';
import { formRoutes } from './routes/forms.js';
import { importRoutes } from './routes/imported.js';
import { jobRoutes } from './routes/jobs.js';
import { liveRoutes } from './routes/live.js';
import { orderRoutes } from './routes/orders.js';
import { peopleRoutes } from './routes/people.js';
import { propertyRoutes } from './routes/properties.js';
import { replayRoutes } from './routes/replays.js';
import { resultRoutes } from './routes/results.js';
import { workRoutes } from './routes/work.js';
import { ConsoleService } from './service.js';
import { Sessions } from './sessions.js';
import { SharedAnswers } from './shared-answers.js';

/** The console of a site, for `app.use('/console', site.console)`. */
export interface Console {
  readonly handle: Mountable;
  /** @see Site.setupToken */
  setupToken(): Promise<string | undefined>;
  /** Ends the streams of open pages. */
  close(): void;
}

/** The service of a switched-off console: it answers nothing and accepts no log-in. */
export const noConsole: Console = {
  handle: (_request, response) => {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end('This site has no console.\n');
  },
  setupToken: async () => undefined,
  close: () => undefined,
};

/** The parts of a site that the console displays. */
export interface ConsoleParts {
  readonly owner: Owner;
  readonly importer: Importer;
  readonly jobs: Jobs;
  readonly exchanges: ExchangeLog;
  readonly replays: Replays;
}

/** Makes the console of a site. */
export function createConsole(
  context: SiteContext,
  { owner, importer, jobs, exchanges, replays }: ConsoleParts,
  settings: Pick<SiteSettings, 'publicUrl' | 'backgroundLogger' | 'receiver'>,
): Console {
  const isSecure = settings.publicUrl.startsWith('https:');
  const sessions = new Sessions(context);
  const authentication = new Authentication(context, sessions, owner.users);
  const shared = new SharedAnswers(() => live.followers > 0);
  const live = new LiveHints({
    read: versionsOf(context, exchanges),
    alive: (ids) => sessions.alive(ids),
    changed: () => shared.renew(),
  });
  const routes: readonly Route[] = [
    ...authenticationRoutes(authentication, sessions, {
      isSecure,
      now: context.now,
      hasAdministrator: () => owner.users.hasAdministrator(),
    }),
    ...orderRoutes(context, owner),
    ...formRoutes(context, owner),
    ...propertyRoutes(context, owner.properties),
    ...peopleRoutes(context, owner),
    ...importRoutes(context, importer),
    ...workRoutes(context, importer),
    ...resultRoutes(context, importer),
    ...draftRoutes(context, importer),
    ...jobRoutes(context, jobs),
    ...exchangeRoutes(context, exchanges, jobs),
    ...replayRoutes(replays),
    ...liveRoutes(live),
  ];
  const assets = new Assets(packageFolder('dist', 'console'));
  const service = new ConsoleService(
    { sessions, assets, routes, shared, audit: context.audit },
    {
      isSecure,
      logger: settings.backgroundLogger,
      clientAddress: settings.receiver?.clientAddress,
      largestFile: settings.receiver?.maxFileSize,
    },
  );
  return {
    handle: mount(service),
    setupToken: () => authentication.open(),
    close: () => live.close(),
  };
}

/**
 * Returns the present state of every area. All changes of an order are in its history, and a completed job is removed.
 */
function versionsOf(
  { database: { read } }: SiteContext,
  exchanges: ExchangeLog,
): LiveSource['read'] {
  return async () => {
    const history = await read
      .selectFrom('order_history')
      .select((entry) => entry.fn.max('id').as('last_id'))
      .executeTakeFirst();
    const jobs = await jobCounts(read);
    return {
      orders: history?.last_id ?? '0',
      exchanges: await exchanges.newest(),
      jobs: String(jobs.reduce((sum, { change_count }) => sum + change_count, 0)),
    };
  };
}
