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
export type { GivenIds } from './importer/results/store-results.js';
export type {
  FailedCalls,
  FailedSince,
  Replay,
  ReplayOptions,
  Replays,
} from './link/replay/replays.js';
export { createSite } from './open-site.js';
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
