import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DeliveryStore } from '../deliveries/delivery-store.js';
import { type EventExchange, LinkError, type Receiver } from '../index.js';
import { optionError } from '../protocol/options.js';
import type { Apps } from './api/apps/apps.js';
import { openSiteApi } from './api/index.js';
import { type Console, type ConsoleParts, createConsole, noConsole } from './console/index.js';
import { Audit } from './engine/audit/audit.js';
import { SWEEP_AUDIT, sweepAudit } from './engine/background/sweep-audit.js';
import { SWEEP, sweepDeliveries } from './engine/background/sweep-deliveries.js';
import { SWEEP_EVENTS, sweepEvents } from './engine/background/sweep-events.js';
import { SWEEP_FILES, sweepFiles } from './engine/background/sweep-files.js';
import { SWEEP_REPLACED, sweepReplaced } from './engine/background/sweep-replaced.js';
import type { SiteContext } from './engine/context.js';
import { EventConsumers } from './engine/events/consumers.js';
import type { SiteEventName } from './engine/events/event-log.js';
import type { ExchangeLog } from './engine/exchanges/exchange-log.js';
import { FileAddresses } from './engine/files/file-addresses.js';
import { createFileServer } from './engine/files/file-server.js';
import { openFileStore } from './engine/files/open-file-store.js';
import { sharpThumbnail } from './engine/files/thumbnails.js';
import { refuseMoved, siteIdOf, siteKey } from './engine/identity.js';
import { countFolding, FOLD_COUNTS } from './engine/jobs/job-counts.js';
import { type JobKind, JobQueue } from './engine/jobs/job-queue.js';
import { Jobs } from './engine/jobs/jobs.js';
import {
  backgroundLogger,
  keySource,
  readSiteOptions,
  type SiteOptions,
  type SiteSettings,
} from './engine/options.js';
import { Quotas } from './engine/quotas.js';
import { INDEX_TEXTS, textIndexing } from './engine/search/index-texts.js';
import { sealAddresses } from './engine/secrets/sealed-address.js';
import { latestChange, steadyClock } from './engine/steady-clock.js';
import type { Database } from './engine/store/database.js';
import { databasePlace } from './engine/store/database-source.js';
import { siteDeliveries } from './engine/store/deliveries/site-deliveries.js';
import { cannotOpen, copiedTo, openDatabase } from './engine/store/open-database.js';
import { warnOfLoss, warnOfScan } from './engine/store/postgres/postgres-database.js';
import type { ImportedOrder, SiteEventHandler } from './importer/imported-order.js';
import {
  type Importer,
  type ImporterSettings,
  type OpenImporter,
  openImporter,
} from './importer/index.js';
import { lifecycleOf, type SiteParts } from './lifecycle.js';
import { replayJobs } from './link/replay/replay-jobs.js';
import {
  type ReplayContext,
  type ReplayReceived,
  replayReceived,
} from './link/replay/replay-received.js';
import { Replays } from './link/replay/replays.js';
import { siteReceiver } from './link/site-receiver.js';
import { PUSH, pushPings } from './orders/push-pings.js';
import { Owner } from './owner/index.js';
import { ATTACHMENTS, noteAttachments } from './owner/note-attachments.js';
import { SiteTelemetry } from './telemetry.js';

/** A site that owns orders and imports orders of others. It stores everything that it receives and sends. */
export interface Site {
  /** The v4 UUID in every answer. It is made at the first start and stored. */
  readonly siteId: string;
  /** The link receiver, for `app.use('/link', site.receiver)`. */
  readonly receiver: Receiver;
  /** Serves the content of pre-signed addresses, for `app.use('/files', site.files)`. */
  readonly files: (request: IncomingMessage, response: ServerResponse) => void;
  /** The console in a browser, for `app.use('/console', site.console)`; 404 with `console: false`. */
  readonly console: (request: IncomingMessage, response: ServerResponse) => void;
  /** Serves the JSON API, for `app.use('/api', site.api)`; 404 with `api: false`. */
  readonly api: (request: IncomingMessage, response: ServerResponse) => void;
  /** The client apps that may call the JSON API. */
  readonly apps: Apps;
  /**
   * Makes a link that opens the console for the first administrator: `CONSOLE/#/setup/TOKEN` works once, within 30
   * minutes, and ends the link before it.
   *
   * @returns undefined where there is an administrator, and with `console: false`
   */
  setupToken(): Promise<string | undefined>;
  /** The owning side for the operator and for code of the app: accounts, orders, forms, items, notes, files. */
  readonly owner: Owner;
  /** The importing side: the owners from which the site imports orders, and those orders. */
  readonly importer: Importer;
  /** Receives the calls of owners that report changes, for `app.use('/push', site.push)`. */
  readonly push: (request: IncomingMessage, response: ServerResponse) => void;
  /**
   * Registers a handler for events of imported orders, which are read from a durable log. `consumer` names a cursor in
   * the log. The handler gets every event at least once, after a crash too, and the events of one order in their order.
   * Call it before `start()`.
   *
   * @throws LinkError `option_invalid` (also with `jobs: false`, where no process would call it), `handler_duplicate`,
   * `registration_late`
   * @example site.on('order', { consumer: 'billing' }, async ({ id, order }) => insertOnce(id, order));
   */
  on(event: SiteEventName, options: { readonly consumer: string }, handler: SiteEventHandler): Site;
  /**
   * Verifies that database and files can be written, by writing to them, for readiness. The beginning and the end of each
   * fault are logged once, as errors. A started site also checks every 30 seconds.
   *
   * @throws LinkError `store_unavailable`, which names the stores that cannot be written
   */
  check(): Promise<void>;
  /** The background jobs. */
  readonly jobs: Jobs;
  /**
   * Every received event and every outgoing call, without secrets, newest first. Default: those of the last 30 days.
   */
  readonly exchanges: ExchangeLog;
  /**
   * The recorded acts that concern access, each with user, time and origin: log-ins, users, accounts, links, exports
   * and more.
   */
  readonly audit: Audit;
  /** Repeats exchanges: an outgoing one, a received one, or all failed calls. */
  readonly replays: Replays;
  /** Returns the metrics in the text format of Prometheus. */
  metrics(): Promise<string>;
  /** Begins the background jobs: calls push addresses, fetches attachments. It runs no jobs with `jobs: false`. */
  start(): Promise<void>;
  /**
   * Ends the background jobs, after those in progress (for 8 seconds), and the streams of the console. Callers are
   * still answered.
   */
  drain(): Promise<void>;
  /** Ends everything, and closes the database that the site opened. A given pool or handle stays open. */
  stop(): Promise<void>;
}

/**
 * Opens a site. It creates the database or migrates it to the newest schema, and makes id and key at the first start.
 *
 * @throws LinkError `option_invalid`, `driver_missing`, `schema_newer`, `schema_older`, `database_taken`, `key_wrong`,
 * `site_moved`, `store_unavailable`
 * @example const site = await createSite({ database: 'sqlite:site.db', files: 'files', publicUrl:
 * 'https://orders.example' }); app.use('/link', site.receiver).use('/files', site.files); await site.start();
 */
export async function createSite(options: SiteOptions): Promise<Site> {
  const settings = readSiteOptions(options);
  const source = keySource(settings);
  const database = await openDatabase(settings.database, settings.migrate, (copy) =>
    backgroundLogger(settings).info({ copy }, copiedTo(copy)),
  );
  try {
    await refuseMoved(database);
    await warnOfLoss(database, backgroundLogger(settings));
    await warnOfScan(database, backgroundLogger(settings));
    const key = await siteKey(database, source);
    await sealAddresses(database, key);
    return await siteOn(database, settings, key);
  } catch (error) {
    await database.close();
    throw isOfDatabase(error) ? cannotOpen(databasePlace(settings.database), error) : error;
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

async function siteOn(
  database: Database,
  settings: SiteSettings,
  key: SiteContext['key'],
): Promise<Site> {
  const siteId = await siteIdOf(database, settings.siteId);
  const logger = backgroundLogger(settings);
  const telemetry = new SiteTelemetry(settings, logger, database.read);
  const context = await contextOf(database, settings, key, {
    wake: () => queue.wake(),
    expedite: () => queue.expedite(),
    onExchange: (direction, exchange, origin) => telemetry.add(direction, exchange, origin),
  });
  const deliveries = siteDeliveries(database);
  const importing = openImporter(context, importerSettings(settings, siteId));
  const { importer } = importing;
  const jobs = new Jobs(context);
  const repeating = repetition({ context, settings, siteId, deliveries, telemetry });
  const kinds = jobKinds(context, settings, { siteId, deliveries, importing, repeating, jobs });
  const consumers = eventConsumers(context, kinds, importer);
  const beforePoll = () => consumers.dispatch();
  const lease = settings.jobLease;
  const queue = new JobQueue(database, { kinds, now: context.now, logger, beforePoll, lease });
  const tell = (exchange: EventExchange) => telemetry.add('in', exchange);
  const receiver = siteReceiver(context, settings, { siteId, deliveries, tell });
  const owner = new Owner(context);
  const replays = new Replays({ ...repeating, context, isServing: () => queue.isStarted });
  const audit = new Audit(context);
  const parts = { owner, importer, jobs, exchanges: telemetry.log, replays, audit };
  const page = consoleOf(context, parts, settings);
  const site: Site = {
    siteId,
    receiver,
    files: telemetry.requests.counting('files', createFileServer(context.files, context.addresses)),
    console: telemetry.requests.counting('console', page.handle),
    ...apiOf(context, settings, siteId, telemetry),
    setupToken: page.setupToken,
    ...parts,
    push: telemetry.requests.counting('push', importing.push),
    on(event, where, handler) {
      requireJobs(settings);
      consumers.on(event, where, handler);
      return site;
    },
    metrics: () => telemetry.metrics(context),
    ...lifecycleOf(context, settings, { consumers, queue, page, importing, receiver, telemetry }),
  };
  return site;
}

function eventConsumers(
  context: SiteContext,
  kinds: Record<string, JobKind>,
  { orders }: Importer,
): EventConsumers<ImportedOrder> {
  return new EventConsumers<ImportedOrder>(context, kinds, (id) => orders.get(id));
}

/** @throws LinkError `option_invalid` where no process would call a handler */
function requireJobs({ jobs }: SiteSettings): void {
  if (jobs === false) throw optionError('jobs', 'is false: a site without them hears of nothing');
}

function consoleOf(context: SiteContext, parts: ConsoleParts, settings: SiteSettings): Console {
  if (settings.console === false) return noConsole;
  const { publicUrl, receiver: { clientAddress, maxFileSize: largestFile } = {} } = settings;
  const limits = { clientAddress, largestFile };
  return createConsole(context, parts, {
    publicUrl,
    logger: backgroundLogger(settings),
    ...limits,
  });
}

function apiOf(
  context: SiteContext,
  settings: SiteSettings,
  siteId: string,
  telemetry: SiteTelemetry,
): Pick<Site, 'api' | 'apps'> {
  const { api: isServed, orgId, publicUrl, receiver = {} } = settings;
  const { clientAddress, maxFileSize, throttle } = receiver;
  const { apps, handle } = openSiteApi(context, {
    siteId,
    orgId,
    publicUrl,
    isServed,
    logger: backgroundLogger(settings),
    ...(clientAddress === undefined ? {} : { clientAddress }),
    ...(maxFileSize === undefined ? {} : { maxFileBytes: maxFileSize }),
    ...(throttle === undefined ? {} : { throttle }),
  });
  return { apps, api: telemetry.requests.counting('api', handle) };
}

/**
 * Creates the repetition of exchanges from the log and the receiver that runs received events again. The log records
 * its outcomes too.
 */
function repetition({
  telemetry,
  ...parts
}: Omit<ReplayContext, 'tell'> & Pick<SiteParts, 'telemetry'>): Repetition {
  return {
    log: telemetry.log,
    replayReceived: (exchange, by) => {
      const origin = { origin: null, replayOf: exchange.id };
      return replayReceived(exchange, by, {
        ...parts,
        tell: (one) => telemetry.add('in', one, origin),
      });
    },
  };
}

interface Repetition {
  readonly log: ExchangeLog;
  readonly replayReceived: ReplayReceived;
}

async function contextOf(
  database: Database,
  { thumbnails = sharpThumbnail, publicUrl, ...settings }: SiteSettings,
  key: SiteContext['key'],
  hooks: Pick<SiteContext, 'wake' | 'expedite' | 'onExchange'>,
): Promise<SiteContext> {
  const logger = backgroundLogger(settings);
  const now = steadyClock(settings.now ?? Date.now, await latestChange(database), (difference) =>
    logger.error(
      { difference },
      `the clock was set back by ${Math.round(difference / 1000)} s: check it`,
    ),
  );
  const base = `${publicUrl.replace(/(?<!\/)\/+$/, '')}/files`;
  return {
    database,
    audit: new Audit({ database, now }),
    files: await openFileStore(settings.files, settings.s3Credentials, {
      network: settings.network,
    }),
    addresses: new FileAddresses(base, key, now),
    makeThumbnail: thumbnails || undefined,
    key,
    network: settings.network ?? {},
    limits: settings.limits,
    quotas: new Quotas(settings.quotas, database.capabilities),
    now,
    ...hooks,
  };
}

function importerSettings(settings: SiteSettings, siteId: string): ImporterSettings {
  return {
    siteId,
    allowedHosts: settings.allowedHosts,
    logger: backgroundLogger(settings),
    pushUrl: `${settings.publicUrl.replace(/(?<!\/)\/+$/, '')}/push`,
    pushWait: settings.pushWait,
    clientAddress: settings.receiver?.clientAddress,
    dialect: settings.receiver?.dialect ?? {},
  };
}

interface JobParts {
  readonly siteId: string;
  readonly deliveries: DeliveryStore;
  readonly importing: OpenImporter;
  readonly repeating: Repetition;
  readonly jobs: Jobs;
}

/** Returns the background jobs by their kind. */
function jobKinds(
  context: SiteContext,
  settings: SiteSettings,
  { siteId, deliveries, importing, repeating, jobs }: JobParts,
): Record<string, JobKind> {
  const { allowedHosts, pushWait: wait, eventLog, receiver: { dialect } = {} } = settings;
  const { clients, importer, kinds } = importing;
  const logger = backgroundLogger(settings);
  return {
    [PUSH]: pushPings(context, { allowedHosts, wait }),
    [ATTACHMENTS]: noteAttachments(context, { siteId, allowedHosts, dialect }),
    [SWEEP]: sweepDeliveries(deliveries),
    [SWEEP_EVENTS]: sweepEvents(context, eventLog),
    [SWEEP_AUDIT]: sweepAudit(context, settings.audit),
    [FOLD_COUNTS]: countFolding(context),
    [INDEX_TEXTS]: textIndexing(context.database),
    [SWEEP_FILES]: sweepFiles(context, { siteId, logger }),
    [SWEEP_REPLACED]: sweepReplaced(context, { siteId, logger }),
    ...kinds,
    ...replayJobs({ ...repeating, clients, links: importer.links, jobs, logger }),
  };
}

export type { SiteApp } from './api/apps/app-record.js';
export type { AppLimits, Apps, NewApp } from './api/apps/apps.js';
export { type ArchiveSummary, type BackupOptions, backupSite } from './engine/archive/backup.js';
export { type MoveOptions, moveSite } from './engine/archive/move.js';
export type { SitePlace } from './engine/archive/place.js';
export { type RestoreOptions, restoreSite } from './engine/archive/restore.js';
export { verifyBackup } from './engine/archive/verify.js';
export type { AuditAction } from './engine/audit/actions.js';
export type { Audit, AuditFilter, AuditRecord } from './engine/audit/audit.js';
export type { ActingOrigin, AuditDetail } from './engine/audit/entry.js';
export type { AuditOptions } from './engine/background/sweep-audit.js';
export type { EventLogOptions } from './engine/background/sweep-events.js';
export type { Acting } from './engine/context.js';
export type { SiteEventName } from './engine/events/event-log.js';
export type {
  DataState,
  ExchangeBodies,
  ExchangeFilter,
  ExchangeLog,
  ExchangeLogOptions,
  SiteExchange,
} from './engine/exchanges/exchange-log.js';
export type { S3Credentials } from './engine/files/s3-address.js';
export type { MakeThumbnail } from './engine/files/thumbnails.js';
export type { JobState } from './engine/jobs/job.js';
export type { JobFilter, Jobs, SiteJob } from './engine/jobs/jobs.js';
export type { SiteLimits } from './engine/limits.js';
export type { SiteOptions } from './engine/options.js';
export type { Quota, SiteQuotas, StorageUse } from './engine/quotas.js';
export { type SiteErrorCode, siteErrorCodes } from './engine/site-error.js';
export type { Engine } from './engine/store/database.js';
export type {
  ConnectionPool,
  DatabaseSource,
  OpenSqlite,
  PoolConnection,
  PostgresStatement,
} from './engine/store/database-source.js';
export type { HostTransaction, KyselyTransaction } from './engine/store/host-transaction.js';
export { migrations } from './engine/store/schema/migrations.js';
export type {
  ImportedOrder,
  ImportedOrderDetail,
  SiteEvent,
  SiteEventHandler,
} from './importer/imported-order.js';
export type { Importer } from './importer/index.js';
export type { SiteLink } from './importer/links/link-record.js';
export type { LinkSettings } from './importer/links/link-settings.js';
export type { Links, NewLink } from './importer/links/links.js';
export type { ImportedChange, ImportedOrders } from './importer/orders.js';
export type {
  NewBid,
  NewInvoice,
  NewResultFile,
  NewResults,
} from './importer/results/result-input.js';
export type { ResultKind, ResultState } from './importer/results/result-payloads.js';
export type { Decision, Results } from './importer/results/results.js';
export type { SiteResult } from './importer/results/shown-results.js';
export type {
  FailedCalls,
  FailedSince,
  Replay,
  ReplayOptions,
  Replays,
} from './link/replay/replays.js';
export type { NewFile, SiteFile } from './orders/files.js';
export type { FormOffer, OfferedAnswer } from './orders/form-offer.js';
export type { OrderForm, SiteForm } from './orders/forms.js';
export type { InvoiceItem } from './orders/items.js';
export type { NewNote, NewSuppliedNote } from './orders/notes.js';
export type { OrderInput } from './orders/order-fields.js';
export type { OrderHistoryEntry } from './orders/order-writing.js';
export type { SiteUser } from './orders/people/users.js';
export type { SiteNote } from './orders/shown-notes.js';
export type { IssuedPassword, NewAccount, SiteAccount } from './owner/accounts.js';
export type { Owner } from './owner/index.js';
export type { MadeOrder, NewOrder } from './owner/orders/new-order.js';
export type { SiteOrder } from './owner/orders/orders.js';
export type { OrderResults } from './owner/results.js';
