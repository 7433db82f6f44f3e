import type { IncomingMessage } from 'node:http';
import { type Mountable, mount } from '../../http/index.js';
import { RECEIVER_ROWS } from '../../receiver/check-options.js';
import { packageFolder } from '../../system/package-folder.cjs';
import type { Apps } from '../api/apps/apps.js';
import type { SiteContext } from '../engine/context.js';
import type { ExchangeLog } from '../engine/exchanges/exchange-log.js';
import { jobCounts } from '../engine/jobs/job-counts.js';
import type { Jobs } from '../engine/jobs/jobs.js';
import { preferencesText } from '../engine/preferences/site-day.js';
import type { SiteSettings } from '../engine/site-settings.js';
import type { Hooks } from '../hooks/hooks.js';
import type { Importer } from '../importer/index.js';
import type { Replays } from '../link/replay/replays.js';
import type { Owner } from '../owner/index.js';
import type { Troubles } from '../troubles/troubles.js';
import { Assets } from './assets.js';
import { auditRoutes } from './audit-routes.js';
import { Authentication } from './authentication.js';
import { sessionOf } from './call.js';
import { LiveHints, type LiveSource } from './live.js';
import { stateRoute } from './page-state.js';
import { photoRoutes } from './photos/photo-routes.js';
import type { Route } from './route-table.js';
import { authenticationRoutes } from './routes/authentication.js';
import { draftRoutes } from './routes/drafts.js';
import { exchangeRoutes } from './routes/exchanges.js';
import { formRoutes } from './routes/forms.js';
import { importRoutes } from './routes/imported.js';
import { jobRoutes } from './routes/jobs.js';
import { orderListRoutes } from './routes/lists.js';
import { liveRoutes } from './routes/live.js';
import { orderRoutes } from './routes/orders.js';
import { peopleRoutes } from './routes/people.js';
import { propertyRoutes } from './routes/properties.js';
import { replayRoutes } from './routes/replays.js';
import { resultRoutes } from './routes/results.js';
import { troubleRoutes } from './routes/troubles.js';
import { workRoutes } from './routes/work.js';
import { type ConsoleEnvironment, ConsoleService } from './service.js';
import { Sessions } from './sessions.js';
import { factorRoutes } from './set-up/factor-routes.js';
import { setUpRoutes } from './set-up/set-up-routes.js';
import { SharedAnswers } from './shared-answers.js';
import { SignOn, type SignOnParts } from './sign-on/sign-on.js';
import { signOnRoutes } from './sign-on/sign-on-routes.js';

/** The console of a site, for `app.use('/console', site.console)`. */
export interface Console {
  readonly handle: Mountable;
  /** @see Site.setupToken */
  setupToken(): Promise<string | undefined>;
  /** Returns true for a request of a user who is logged in. */
  hasUser(request: IncomingMessage): Promise<boolean>;
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
  hasUser: async () => false,
  close: () => undefined,
};

/** The parts of a site that the console displays. */
export interface ConsoleParts {
  readonly owner: Owner;
  readonly importer: Importer;
  readonly jobs: Jobs;
  readonly exchanges: ExchangeLog;
  readonly replays: Replays;
  readonly troubles: Troubles;
  readonly apps: Apps;
  readonly hooks: Hooks;
}

function environmentOf(settings: SiteSettings): ConsoleEnvironment {
  const { publicUrl, backgroundLogger: logger, receiver = {} } = settings;
  const { clientAddress, maxFileSize: largestFile = RECEIVER_ROWS.maxFileSize.byDefault } =
    receiver;
  return { isSecure: publicUrl.startsWith('https:'), logger, clientAddress, largestFile };
}

/** Returns the log-in by a provider of single sign-on; undefined without one. */
function singleSignOn(
  context: SiteContext,
  { signOn: settings, allowedHosts, backgroundLogger: logger }: SiteSettings,
  parts: Pick<SignOnParts, 'sessions' | 'users'>,
): SignOn | undefined {
  return settings && new SignOn(context, { settings, allowedHosts, logger, ...parts });
}

/** Makes the console of a site. */
export function createConsole(
  context: SiteContext,
  parts: ConsoleParts,
  settings: SiteSettings,
): Console {
  const { owner, exchanges } = parts;
  const environment = environmentOf(settings);
  const { isSecure } = environment;
  const { passwordLogIn } = settings;
  const sessions = new Sessions(context, settings);
  const authentication = new Authentication(context, sessions, owner.users);
  const signOn = singleSignOn(context, settings, { sessions, users: owner.users });
  const shared = new SharedAnswers(() => live.followers > 0);
  const live = new LiveHints({
    read: versionsOf(context, exchanges),
    alive: (ids) => sessions.alive(ids),
    changed: () => shared.renew(),
  });
  const routes: readonly Route[] = [
    ...factorRoutes(authentication, owner.users, settings.publicUrl),
    ...authenticationRoutes(authentication, sessions, { isSecure, passwordLogIn, context }),
    stateRoute({
      context,
      signOn: settings.signOn?.name,
      passwordLogIn,
      hasAdministrator: () => owner.users.hasAdministrator(),
    }),
    ...signOnRoutes(signOn, isSecure),
    ...recordRoutes(context, parts, settings),
    ...liveRoutes(live),
    ...setUpRoutes(context, parts, settings),
  ];
  const assets = new Assets(packageFolder('dist', 'console'));
  const service = new ConsoleService(
    { sessions, assets, routes, shared, audit: context.audit },
    environment,
  );
  return {
    handle: mount(service),
    setupToken: () => authentication.open(),
    hasUser: async (request) =>
      (await sessionOf(request, sessions, isSecure))?.user.must_set_factor === false,
    close: () => live.close(),
  };
}

/** The routes of orders, their work, the traffic and the people. */
function recordRoutes(
  context: SiteContext,
  { owner, importer, jobs, exchanges, replays, troubles }: ConsoleParts,
  { publicUrl, signOn }: SiteSettings,
): readonly Route[] {
  return [
    ...orderListRoutes(context, { owner, importer, exchanges, troubles }, publicUrl),
    ...orderRoutes(context, owner),
    ...photoRoutes(context, { owner, importer }),
    ...formRoutes(context, owner),
    ...propertyRoutes(context, owner.properties),
    ...peopleRoutes(context, owner, signOn?.roleClaim !== undefined),
    ...importRoutes(context, importer),
    ...workRoutes(context, importer),
    ...resultRoutes(context, importer),
    ...draftRoutes(context, importer),
    ...jobRoutes(context, jobs),
    ...exchangeRoutes(context, exchanges, jobs),
    ...replayRoutes(replays),
    ...auditRoutes(context),
    ...troubleRoutes(context, troubles),
  ];
}

/**
 * Returns the present state of every area. All changes of an order are in its history, and a completed job is removed.
 */
function versionsOf(
  { database: { read }, preferences }: SiteContext,
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
      site: preferencesText(await preferences.get()),
      jobs: String(jobs.reduce((sum, { change_count }) => sum + change_count, 0)),
    };
  };
}
