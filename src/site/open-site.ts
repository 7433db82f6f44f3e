import type { IncomingMessage } from 'node:http';
import { type EventExchange, LinkError } from '../index.js';
import { optionError } from '../protocol/options.js';
import { openSiteApi, type SiteApi } from './api/index.js';
import { backgroundJobs } from './background-jobs.js';
import { type Console, type ConsoleParts, createConsole, noConsole } from './console/index.js';
import { Audit } from './engine/audit/audit.js';
import type { SiteContext } from './engine/context.js';
import { refuseMoved, siteIdOf, siteKey } from './engine/identity.js';
import { Jobs } from './engine/jobs/jobs.js';
import type { SiteOptions } from './engine/options.js';
import { Preferences } from './engine/preferences/preferences.js';
import { sealAddresses } from './engine/secrets/sealed-address.js';
import { readSiteOptions, type SiteSettings } from './engine/site-settings.js';
import { siteDeliveries } from './engine/store/deliveries/site-deliveries.js';
import { cannotOpen, copiedTo, openMigrated } from './engine/store/open-database.js';
import { warnOfLoss, warnOfScan } from './engine/store/postgres/postgres-database.js';
import { facesOf } from './faces.js';
import { openImporter } from './importer/index.js';
import { lifecycleOf, type SiteParts } from './lifecycle.js';
import { replayJobs } from './link/replay/replay-jobs.js';
import {
  type ReplayContext,
  type ReplayReceived,
  replayReceived,
} from './link/replay/replay-received.js';
import { Replays } from './link/replay/replays.js';
import { siteReceiver } from './link/site-receiver.js';
import { openNotices } from './notices.js';
import { Owner } from './owner/index.js';
import { Retention } from './retention/retention.js';
import type { Site } from './site.js';
import { type CoreParts, openCore, type SiteCore } from './site-core.js';
import { openConsumers } from './site-events.js';

/**
 * Opens a site. It creates the database or migrates it to the newest schema, and makes id and key at the first start.
 *
 * @throws LinkError `option_invalid`, `driver_missing`, `schema_newer`, `schema_older`, `database_taken`, `key_wrong`,
 * `site_moved`, `store_unavailable`
 * @example const site = await createSite({ database: 'sqlite:site.db', files: 'files', publicUrl:
 * 'https://orders.example' }); app.use('/link', site.receiver).use('/files', site.files); await site.start();
 */
export async function createSite(options: SiteOptions): Promise<Site> {
  return openSite(options);
}

/**
 * Opens a site as `createSite` does.
 *
 * @param bucket `later` asks the object store for nothing before a file is needed: commands work while it is away
 */
export async function openSite(
  options: SiteOptions,
  bucket: 'write' | 'later' = 'write',
): Promise<Site> {
  const settings = readSiteOptions(options);
  const { location, migrate, keySource, backgroundLogger: logger } = settings;
  const database = await openMigrated(location, migrate, (copy) =>
    logger.info({ copy }, copiedTo(copy)),
  );
  try {
    await refuseMoved(database);
    await warnOfLoss(database, logger);
    await warnOfScan(database, logger);
    const key = await siteKey(database, keySource);
    await sealAddresses(database, key);
    return await siteOn({ database, settings, key, bucket });
  } catch (error) {
    await database.close();
    throw isOfDatabase(error) ? cannotOpen(location, error) : error;
  }
}

/**
 * Returns true for an error of the database. The error then names the location, because at the start no caller repeats
 * the call.
 */
function isOfDatabase(error: unknown): boolean {
  return (
    LinkError.is(error) && error.code === 'store_unavailable' && error.retryAfter !== undefined
  );
}

/** Composes a site on its open database. Each part exists before the parts that use it. */
async function siteOn({ database, settings, ...keyAndBucket }: CoreParts): Promise<Site> {
  const siteId = await siteIdOf(database, settings.siteId);
  const core = await openCore({ database, settings, ...keyAndBucket });
  const { context, telemetry, registry, queue } = core;
  const importing = openImporter(context, { ...settings, siteId });
  const { importer, clients } = importing;
  const owner = new Owner(context);
  const { consumers, addHandler } = openConsumers(context, registry, { importer, owner });
  const deliveryParts = { siteId, deliveries: siteDeliveries(database) };
  const record = receivedRecorder({ telemetry, consumers, queue });
  const receiver = siteReceiver(context, settings, { ...deliveryParts, record });
  const jobs = new Jobs(context);
  const replayContext = { ...core, ...deliveryParts, settings, log: telemetry.log };
  const replayParts = { ...replayContext, replayReceived: receivedReplays(replayContext) };
  const replays = new Replays({ ...replayParts, isServing: () => queue.isStarted });
  const { backgroundLogger: logger } = settings;
  registry.add({
    ...backgroundJobs(context, settings, deliveryParts),
    ...importing.kinds,
    ...replayJobs({ ...replayParts, clients, links: importer.links, jobs, logger }),
  });
  const audit = new Audit(context);
  const notices = openNotices(core, settings, siteId);
  const parts = { owner, importer, jobs, exchanges: telemetry.log, replays, audit, ...notices };
  const { api, page } = pagesOf(context, { ...settings, siteId }, parts);
  const site: Site = {
    siteId,
    receiver,
    ...parts,
    ...facesOf(core, { api, page, importing }),
    apps: api.apps,
    ...servicesOf(owner, context),
    setupToken: page.setupToken,
    on(event, options, handler) {
      if (!settings.jobs) throw withoutJobs();
      addHandler(event, options, handler);
      return site;
    },
    metrics: () => telemetry.metrics(context),
    ...lifecycleOf(context, settings, { consumers, queue, page, importing, receiver, telemetry }),
  };
  return site;
}

/** Opens the JSON API and the console. Users of the console may read the reference of the API. */
function pagesOf(
  context: SiteContext,
  settings: SiteSettings & { readonly siteId: string },
  parts: Omit<ConsoleParts, 'apps'>,
): { readonly api: SiteApi; readonly page: Console } {
  const hasUser = (request: IncomingMessage) => page.hasUser(request);
  const api = openSiteApi(context, { ...settings, hasUser }, parts);
  const shown = { ...parts, apps: api.apps };
  const page = settings.console ? createConsole(context, shown, settings) : noConsole;
  return { api, page };
}

/** Returns the services of the owner that a site also has under their own names, its preferences, and the removal of records. */
function servicesOf(
  { properties, profiles }: Owner,
  context: SiteContext,
): Pick<Site, 'properties' | 'profiles' | 'preferences' | 'retention'> {
  const preferences = new Preferences(context);
  return { properties, profiles, preferences, retention: new Retention(context) };
}

/** Returns the function for received exchanges. Those that add records to an order wake its consumers. */
function receivedRecorder({
  telemetry,
  consumers,
  queue,
}: Pick<SiteParts, 'telemetry' | 'consumers' | 'queue'>) {
  return (exchange: EventExchange) => {
    telemetry.add('in', exchange);
    const { event = '', error } = exchange;
    const isStored = event.startsWith('send_') && error === undefined;
    if (isStored && consumers.has('received')) queue.wake();
  };
}

/** Returns the function that runs received events again. The log records the outcomes. */
function receivedReplays({
  telemetry,
  ...parts
}: Omit<ReplayContext, 'record'> & Pick<SiteCore, 'telemetry'>): ReplayReceived {
  return (exchange, by) => {
    const origin = { origin: null, replayOf: exchange.id };
    const record = (one: EventExchange) => telemetry.add('in', one, origin);
    return replayReceived(exchange, by, { ...parts, record });
  };
}

function withoutJobs(): Error {
  return optionError('jobs', 'is false: no process would call a handler of a site without them');
}
