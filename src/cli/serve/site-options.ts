import type { IncomingMessage } from 'node:http';
import type { NetworkOptions, ReceiverOptions, WireOptions } from '../../index.js';
import { NETWORK_ROWS } from '../../net/index.js';
import { parseDialect } from '../../protocol/dialect.js';
import { parseSiteIds } from '../../receiver/wire-options.js';
import { type Migrate, sqlitePath } from '../../site/engine/store/open-database.js';
import type { Quota, SiteOptions } from '../../site/index.js';
import { UsageError } from '../command-error.js';
import { readTextFile } from '../text-file.js';
import type { ServeSettings } from './settings.js';
import { signOnOptions } from './sign-on-settings.js';

/** Returns the options of createSite for settings. */
export function siteOptions(settings: ServeSettings, publicUrl: string): SiteOptions {
  const { files, siteId, secretKey, secretKeyFile, allowedHosts } = settings;
  const { exchangeDays, exchangeSize, auditDays, backupHours, certificateDays } = settings;
  const { orderDays, orderFigures, positionDays } = settings;
  return {
    database: databaseAddress(settings),
    migrate: migrateOf(settings),
    files,
    publicUrl,
    allowedHosts,
    network: networkOptions(settings),
    exchangeLog:
      exchangeDays === 0
        ? false
        : { days: exchangeDays, maxBytes: Math.max(1, exchangeSize) * 1_000_000 },
    audit: { days: auditDays },
    retention: {
      orderFigures,
      ...(orderDays === undefined ? {} : { orderDays }),
      ...(positionDays === undefined ? {} : { positionDays }),
    },
    troubles: { certificateDays, ...(backupHours === undefined ? {} : { backupHours }) },
    api: settings.api,
    apiCallsPerMinute: settings.apiCallsPerMinute,
    apiReference: settings.apiReference,
    secondFactor: settings.secondFactor,
    sessions: { idleMinutes: settings.sessionIdleMinutes, hours: settings.sessionHours },
    ...signOnOptions(settings),
    passwordLogIn: settings.passwordLogIn,
    orgId: settings.orgId,
    ...(siteId === undefined ? {} : { siteId }),
    ...(secretKey === undefined ? { secretKeyFile } : { secretKey }),
    limits: {
      notes: settings.maxNotes,
      noteText: settings.noteLength,
      invoiceLines: settings.maxInvoiceLines,
    },
    quotas: {
      account: accountQuota(settings),
      link: linkQuota(settings),
      app: appQuota(settings),
    },
    receiver: { ...clientAddressAfter(settings.trustProxy), ...wireOptions(settings) },
  };
}

/**
 * Returns the migration at a start. A schema of PostgreSQL is changed by `svclink migrate` alone, which takes a backup:
 * other processes may be running, and nothing copies the database.
 */
export function migrateOf({
  database,
  migrate,
}: Pick<ServeSettings, 'database' | 'migrate'>): Migrate {
  return migrate && sqlitePath(database) === undefined ? 'new' : migrate;
}

/** The address of the database with the settings of its connections; those that stand in it already hold. */
export function databaseAddress({
  database,
  poolSize,
  applicationName,
}: Pick<ServeSettings, 'database' | 'poolSize' | 'applicationName'>): string {
  if (sqlitePath(database) !== undefined) return database;
  const given = { pool_size: poolSize, application_name: applicationName };
  let address = database;
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || new RegExp(`[?&]${name}=`).test(address)) continue;
    const separator = address.includes('?') ? '&' : '?';
    address += `${separator}${name}=${encodeURIComponent(value)}`;
  }
  return address;
}

/** Returns the differences of other sides from the documents, for accounts and links without their own settings. */
function wireOptions({ dialect, siteIds, contentCheck, formRecords }: ServeSettings): WireOptions {
  return {
    siteIds: parseSiteIds(siteIds),
    formRecords,
    ...(dialect === '' ? {} : { dialect: parseDialect(dialect) }),
    ...(contentCheck === 'default' ? {} : { contentCheck }),
  };
}

/** Returns the network of the settings. @throws UsageError for a file of authorities that cannot be read */
export function networkOptions(
  settings: Pick<ServeSettings, 'proxy' | 'noProxy' | 'proxyChecksAddresses' | 'caFile'>,
): NetworkOptions {
  const { proxy, noProxy, proxyChecksAddresses } = settings;
  return {
    noProxy,
    proxyChecksAddresses,
    ...(proxy === undefined ? {} : { proxy }),
    ...trustedAuthorities(settings),
  };
}

/** Returns the further authorities of the settings. @throws UsageError for a file that cannot be read */
export function trustedAuthorities({
  caFile,
}: Pick<ServeSettings, 'caFile'>): Pick<NetworkOptions, 'certificates'> {
  return caFile === undefined ? {} : { certificates: certificatesOf(caFile) };
}

function certificatesOf(file: string): string {
  const certificates = readTextFile(file, '--ca-file');
  try {
    NETWORK_ROWS.certificates.check('it', certificates);
  } catch {
    throw new UsageError(`--ca-file: ${file} must be ${NETWORK_ROWS.certificates.form}`);
  }
  return certificates;
}

/** The bytes of a megabyte of a quota. */
export const MEGABYTE = 1_000_000;

function accountQuota(settings: ServeSettings): Quota {
  const { accountQuotaSize: size, accountQuotaFiles: files, accountQuotaNotes: notes } = settings;
  return quotaOf(size, files, notes);
}

function linkQuota(settings: ServeSettings): Quota {
  const { linkQuotaSize: size, linkQuotaFiles: files, linkQuotaNotes: notes } = settings;
  return quotaOf(size, files, notes);
}

function appQuota(settings: ServeSettings): Quota {
  const { appQuotaSize: size, appQuotaFiles: files, appQuotaNotes: notes } = settings;
  return quotaOf(size, files, notes);
}

function quotaOf(
  size: number | undefined,
  files: number | undefined,
  notes: number | undefined,
): Quota {
  return {
    ...(size === undefined ? {} : { bytes: size * MEGABYTE }),
    ...(files === undefined ? {} : { files }),
    ...(notes === undefined ? {} : { notes }),
  };
}

/**
 * Returns the option that reads the caller's address after a number of proxies. Each proxy appends the address of its
 * caller to X-Forwarded-For. The caller itself wrote the entries further to the left, which are not trusted.
 *
 * @returns an option of createReceiver; nothing without a proxy
 */
function clientAddressAfter(proxies: number): Pick<ReceiverOptions, 'clientAddress'> {
  if (proxies === 0) return {};
  return {
    clientAddress: ({ headers }: IncomingMessage) => {
      const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
      return forwarded.at(-proxies)?.trim() ?? '';
    },
  };
}
