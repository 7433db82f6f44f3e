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
import type { SecretKey } from './engine/secrets/secret-key.js';
import { readSiteOptions, type SiteSettings } from './engine/site-settings.js';
import type { Database } from './engine/store/database.js';
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
import { openCore, type SiteCore } from './site-core.js';
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
    return await siteOn(database, settings, key);
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
async function siteOn(database: Database, settings: SiteSettings, key: SecretKey): Promise<Site> {
  const siteId = await siteIdOf(database, settings.siteId);
  const core = await openCore(database, settings, key);
  const { context, telemetry, registry, queue } = core;
  const importing = openImporter(context, { ...settings, siteId });
  const { importer, clients } = importing;
  const owner = new Owner(context);
  const { consumers, addHandler } = openConsumers(context, registry, { importer, owner });
  const receiving = { siteId, deliveries: siteDeliveries(database) };
  const tell = receivedTell({ telemetry, consumers, queue });
  const receiver = siteReceiver(context, settings, { ...receiving, tell });
  const jobs = new Jobs(context);
  const replaying = { ...core, ...receiving, settings, log: telemetry.log };
  const again = { ...replaying, replayReceived: receivedReplays(replaying) };
  const replays = new Replays({ ...again, isServing: () => queue.isStarted });
  const { backgroundLogger: logger } = settings;
  registry.add({
    ...backgroundJobs(context, settings, receiving),
    ...importing.kinds,
    ...replayJobs({ ...again, clients, links: importer.links, jobs, logger }),
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
function receivedTell({
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
}: Omit<ReplayContext, 'tell'> & Pick<SiteCore, 'telemetry'>): ReplayReceived {
  return (exchange, by) => {
    const origin = { origin: null, replayOf: exchange.id };
    const tell = (one: EventExchange) => telemetry.add('in', one, origin);
    return replayReceived(exchange, by, { ...parts, tell });
  };
}

function withoutJobs(): Error {
  return optionError('jobs', 'is false: no process would call a handler of a site without them');
}

export type { AppBounds, AppLimits, AppQuota } from './api/apps/app-bounds.js';
export type { SiteApp } from './api/apps/app-record.js';
export type { AppRights, Apps, NewApp } from './api/apps/apps.js';
export { type ArchiveSummary, type BackupOptions, backupSite } from './engine/archive/backup.js';
export type { SiteLocation, SitePlace } from './engine/archive/location.js';
export { type MoveOptions, moveSite } from './engine/archive/move.js';
export { type RestoreOptions, restoreSite } from './engine/archive/restore.js';
export { verifyBackup } from './engine/archive/verify.js';
export type { AuditAction } from './engine/audit/actions.js';
export type { Audit, AuditFilter, AuditRecord } from './engine/audit/audit.js';
export type { ActingOrigin, AuditDetail } from './engine/audit/entry.js';
export type { EventLogOptions } from './engine/background/sweep-events.js';
export type { Acting, ActingUser } from './engine/context.js';
export type { SiteEventName } from './engine/events/event-log.js';
export type {
  DataState,
  ExchangeBodies,
  ExchangeFilter,
  ExchangeLog,
  ExchangeLogOptions,
  SiteExchange,
} from './engine/exchanges/exchange-log.js';
export type { S3Credentials } from './engine/files/s3/s3-address.js';
export type { MakeThumbnail } from './engine/files/thumbnails.js';
export type { JobState } from './engine/jobs/job.js';
export type { JobFilter, Jobs, SiteJob } from './engine/jobs/jobs.js';
export type { SiteLimits } from './engine/limits.js';
export type { AuditOptions, SiteOptions } from './engine/options.js';
export type { PreferenceChanges, Preferences } from './engine/preferences/preferences.js';
export type { SitePreferences } from './engine/preferences/site-preferences.js';
export type { Quota, SiteQuotas, StorageUse } from './engine/quotas.js';
export type { RetentionOptions } from './engine/retention-options.js';
export { type KeyLocation, type KeyRotation, rotateSiteKey } from './engine/secrets/rotate-key.js';
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
  DeliveryState,
  HookDelivery,
  HookEvent,
  SiteHook,
} from './hooks/hook-record.js';
export type { DeliveryFilter, Hooks, HookWithSecret, NewHook } from './hooks/hooks.js';
export type { FailedImport } from './importer/import/failed-imports.js';
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
export type { GivenIds } from './importer/results/keep-results.js';
export type { Readiness } from './importer/results/ready.js';
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
export type { Damage, Damages, NewDamage } from './orders/attachments/damages.js';
export type { DocumentType, DocumentTypes } from './orders/attachments/document-types.js';
export type { SiteFile } from './orders/attachments/file-record.js';
export type { NoteEvent } from './orders/attachments/note-events.js';
export type { NoteSending } from './orders/attachments/note-recipients.js';
export type { Choice, Choices } from './orders/choices.js';
export type { NewFile } from './orders/files.js';
export type { FormOffer, OfferedAnswer } from './orders/filling/form-offer.js';
export type { OrderForm } from './orders/filling/order-forms.js';
export type { SiteForm } from './orders/forms.js';
export type { InvoiceItem } from './orders/items.js';
export type { NewNote, NewSuppliedNote } from './orders/notes.js';
export type { OrderInput } from './orders/order-fields.js';
export type { OrderHistoryEntry } from './orders/order-writing.js';
export type { SiteUser } from './orders/people/user-record.js';
export type { BidChanges, NewPricedBid, PricedBid } from './orders/prices/bid-values.js';
export type {
  InvoiceChanges,
  LineChange,
  NewPricedInvoice,
  PricedInvoice,
  PricedLine,
} from './orders/prices/invoice-values.js';
export type { ItemPrice, NewPrice, PriceScope, Prices } from './orders/prices/prices.js';
export type { MeasureUnit, Units } from './orders/prices/units.js';
export type { Properties, PropertyAddress, SiteProperty } from './orders/properties.js';
export type {
  NewPropertyField,
  PropertyFields,
} from './orders/property-fields/field-definitions.js';
export type { PropertyField, PropertyFieldType } from './orders/property-fields/field-value.js';
export type { SiteNote } from './orders/shown-notes.js';
export type { NewAccount, SiteAccount } from './owner/account-record.js';
export type { IssuedPassword } from './owner/accounts.js';
export type { Owner } from './owner/index.js';
export type { MadeOrder, NewOrder } from './owner/orders/new-order.js';
export type { OrderForms } from './owner/orders/order-forms.js';
export type { ChangedProperty } from './owner/orders/orders.js';
export type { ReadyProblem } from './owner/orders/ready-for-office.js';
export type { SiteOrder } from './owner/orders/site-order.js';
export type { FlagSubject, PhotoFlags } from './owner/photo-flags.js';
export type {
  ImportProfile,
  NewProfile,
  ProfileCapability,
  ProfileKind,
} from './owner/profiles/profile-record.js';
export type { PreviewRow, Profiles } from './owner/profiles/profiles.js';
export type { FileRow, ImportedFile } from './owner/profiles/uploaded-files.js';
export type { Received, ReceivedEvent } from './owner/received-events.js';
export type { OrderResults } from './owner/results.js';
export type { Removal } from './retention/next-removals.js';
export type { AnonymousOrder } from './retention/order-figures.js';
export type { Retention } from './retention/retention.js';
export type { Site } from './site.js';
export type { SiteEventMap } from './site-events.js';
export type { SiteTrouble, TroubleEvent, TroubleKind } from './troubles/trouble-record.js';
export type { TroubleCount, TroubleFilter, Troubles } from './troubles/troubles.js';
