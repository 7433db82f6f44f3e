import { dirname, join } from 'node:path';
import type { Logger, ReceiverOptions } from '../../index.js';
import { isUuidV4 } from '../../protocol/envelope/envelope.js';
import { adaptLogger, consoleErrors } from '../../protocol/logger.js';
import {
  checkTimeout,
  checkWholeNumber,
  optionError,
  refuseUnknownOptions,
} from '../../protocol/options.js';
import type { AuditOptions } from './background/sweep-audit.js';
import type { EventLogOptions } from './background/sweep-events.js';
import type { ExchangeLogOptions } from './exchanges/exchange-log.js';
import { isS3Address, type S3Credentials } from './files/s3-address.js';
import type { MakeThumbnail } from './files/thumbnails.js';
import type { KeySource } from './identity.js';
import { checkLimits, type SiteLimits } from './limits.js';
import { checkQuotas, type SiteQuotas } from './quotas.js';
import { DATABASES, type DatabaseSource } from './store/database-source.js';

/** The options of `createSite`. */
export interface SiteOptions {
  /**
   * Where everything is kept: `sqlite:PATH` or `postgres://…`; or what an app has open: a `Pool` of `pg`, or a handle of
   * libsql or better-sqlite3, whose file the site opens for itself by the same driver. It never ends or closes either.
   */
  readonly database: DatabaseSource;
  /**
   * Whether the database is brought to the newest schema. Default true; false changes no table of it, and refuses an
   * older one (`schema_older`): `migrations()` has the SQL for those who migrate themselves.
   */
  readonly migrate?: boolean;
  /**
   * Whether it works in the background once it is started. Default true. False for a process that only answers, beside
   * another on the same database that does the work.
   */
  readonly jobs?: boolean;
  /** Whether it has a console. Default true. False: `site.console` answers 404, and nobody can log in. */
  readonly console?: boolean;
  /** The folder of the files, made where it is not there; or a bucket: `s3://BUCKET/PREFIX?endpoint=https://…`. */
  readonly files: string;
  /** Who asks for files in a bucket. Default `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY` and `AWS_SESSION_TOKEN`. */
  readonly s3Credentials?: S3Credentials;
  /** What the addresses of files begin with, such as `https://orders.example`: they are `publicUrl/files/…`. */
  readonly publicUrl: string;
  /** The v4 UUID of the site. Default: one that is made at the first start and kept. */
  readonly siteId?: string;
  /**
   * The key of the site, 32 bytes, or their base64url: it encrypts the passwords of other receivers and signs the
   * addresses of files. Default: that of `secretKeyFile`.
   */
  readonly secretKey?: Buffer | string;
  /** The file of the key; made at the first start. Default `secret.key` beside the folder of the files. Required, or `secretKey`, for files in a bucket. */
  readonly secretKeyFile?: string;
  /** Hosts that are called although their address is not public: `host` or `host:port`. Default none. */
  readonly allowedHosts?: readonly string[];
  /** Makes thumbnails of photos; false for none. Default: sharp, where it is installed. */
  readonly thumbnails?: MakeThumbnail | false;
  /** How long exchanges are kept, and how many of them; false keeps none. Default 30 days and 1 GiB. */
  readonly exchangeLog?: ExchangeLogOptions | false;
  /** How long events are kept that `site.on` has told of. Default 30 days, and 90 for a consumer that is gone. */
  readonly eventLog?: EventLogOptions;
  /** How long the records of the audit are stored. Default 400 days: a year, and time to look back at its end. */
  readonly audit?: AuditOptions;
  /** What one call may hold: notes, their text, invoice lines. Default 1,000, 100,000 characters, 1,000. */
  readonly limits?: SiteLimits;
  /**
   * What each account and each link may store: bytes, files and notes. Default no limit. Beyond it a call is refused with
   * `quota_exceeded`, and an import fails with that reason. Where a quota is set, replaced contents are removed after a
   * day.
   */
  readonly quotas?: SiteQuotas;
  /** Milliseconds from news for an account to the call of its push address. Default 500: news together are one call. */
  readonly pushWait?: number;
  /** Milliseconds after which the jobs of a process that is gone are taken up by another. Default 30,000. */
  readonly jobLease?: number;
  /** Further options of the receiver. Files on their way in lie in the folder of the files, unless `uploadFolder` says otherwise. */
  readonly receiver?: Omit<ReceiverOptions, 'siteId' | 'accounts' | 'deliveries' | 'allowedHosts'>;
  /** Takes log entries. Default: what fails goes to console.error. `false`: nothing is logged. */
  readonly logger?: Logger | false;
  /** Milliseconds since 1970. Default the system's clock. */
  readonly now?: () => number;
}

const NAMES: ReadonlySet<string> = new Set([
  'database',
  'migrate',
  'jobs',
  'console',
  'files',
  's3Credentials',
  'publicUrl',
  'siteId',
  'secretKey',
  'secretKeyFile',
  'allowedHosts',
  'thumbnails',
  'exchangeLog',
  'eventLog',
  'audit',
  'limits',
  'quotas',
  'pushWait',
  'jobLease',
  'receiver',
  'logger',
  'now',
] satisfies (keyof SiteOptions)[]);

/**
 * Checks the options of a site.
 *
 * @throws LinkError `option_invalid`
 */
export function checkSiteOptions(options: SiteOptions): void {
  if (typeof options !== 'object' || options === null) {
    throw optionError('createSite', 'takes an object of options');
  }
  refuseUnknownOptions('createSite', options, NAMES);
  if (!options.database) throw optionError('database', `is required: ${DATABASES}`);
  for (const name of ['files', 'publicUrl'] as const) {
    if (typeof options[name] !== 'string' || options[name] === '') {
      throw optionError(name, 'is required, as text');
    }
  }
  const problem = publicUrlProblem(options.publicUrl);
  if (problem !== undefined) throw optionError('publicUrl', problem);
  checkForms(options);
  checkExchangeLog(options.exchangeLog);
  checkEventLog(options.eventLog);
  checkLimits(options.limits);
  checkQuotas(options.quotas);
  checkAudit(options.audit);
  checkTimeout('pushWait', options.pushWait);
  checkTimeout('jobLease', options.jobLease);
}

/** What is wrong with what the addresses of a site are to begin with; undefined for nothing. */
export function publicUrlProblem(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    return 'must be an http or https address, such as https://orders.example';
  }
  // Addresses are made by adding to it.
  if (/[?#]/.test(text)) return 'must end with its host or path: addresses begin with it';
  // Everybody gets these addresses.
  return url.username || url.password ? 'must hold no user and no password' : undefined;
}

/** Options whose value has one form, which a type alone does not keep from JavaScript. */
function checkForms(options: SiteOptions): void {
  for (const name of ['migrate', 'jobs', 'console'] as const) {
    const value = options[name];
    if (value !== undefined && typeof value !== 'boolean') {
      throw optionError(name, 'must be true or false');
    }
  }
  const { allowedHosts = [], siteId, secretKey, secretKeyFile, now, thumbnails } = options;
  if (!Array.isArray(allowedHosts) || allowedHosts.some((host) => typeof host !== 'string')) {
    throw optionError('allowedHosts', 'must be a list of texts: host or host:port');
  }
  if (siteId !== undefined && !isUuidV4(siteId)) throw optionError('siteId', 'must be a v4 UUID');
  if (secretKey !== undefined && typeof secretKey !== 'string' && !Buffer.isBuffer(secretKey)) {
    throw optionError('secretKey', 'must be 32 bytes, or their base64url');
  }
  if (secretKeyFile !== undefined && (typeof secretKeyFile !== 'string' || secretKeyFile === '')) {
    throw optionError('secretKeyFile', 'must be the path of a file');
  }
  if (now !== undefined && typeof now !== 'function') {
    throw optionError('now', 'must be a function that gives milliseconds since 1970');
  }
  if (thumbnails !== undefined && thumbnails !== false && typeof thumbnails !== 'function') {
    throw optionError('thumbnails', 'must be a function, or false');
  }
}

function checkExchangeLog(given: SiteOptions['exchangeLog']): void {
  if (given === undefined || given === false) return;
  if (typeof given !== 'object' || given === null)
    throw optionError('exchangeLog', 'must be an object, or false');
  refuseUnknownOptions('exchangeLog', given, new Set(['days', 'maxBytes']));
  checkWholeNumber('exchangeLog.days', given.days, 1, 36_500);
  checkWholeNumber('exchangeLog.maxBytes', given.maxBytes, 1, Number.MAX_SAFE_INTEGER);
}

function checkEventLog(given: SiteOptions['eventLog']): void {
  if (given === undefined) return;
  if (typeof given !== 'object' || given === null) {
    throw optionError('eventLog', 'must be an object');
  }
  refuseUnknownOptions('eventLog', given, new Set(['days', 'consumerDays']));
  checkWholeNumber('eventLog.days', given.days, 1, 36_500);
  checkWholeNumber('eventLog.consumerDays', given.consumerDays, 1, 36_500);
}

function checkAudit(given: SiteOptions['audit']): void {
  if (given === undefined) return;
  if (typeof given !== 'object' || given === null) throw optionError('audit', 'must be an object');
  refuseUnknownOptions('audit', given, new Set(['days']));
  checkWholeNumber('audit.days', given.days, 1, 36_500);
}

/** Where the key of the site comes from. */
export function keySource({
  secretKey,
  secretKeyFile,
  files,
}: Pick<SiteOptions, 'secretKey' | 'secretKeyFile' | 'files'>): KeySource {
  if (secretKey === undefined && secretKeyFile === undefined && isS3Address(files)) {
    throw optionError('secretKeyFile', 'or secretKey is required where files are in a bucket');
  }
  if (secretKey === undefined) return { file: secretKeyFile ?? join(dirname(files), 'secret.key') };
  if (secretKeyFile !== undefined) {
    throw optionError('secretKeyFile', 'and secretKey are one too many: give one of them');
  }
  return { bytes: Buffer.isBuffer(secretKey) ? secretKey : Buffer.from(secretKey, 'base64url') };
}

const nothing = (): void => undefined;

/** Where the log entries of the background go. */
export function backgroundLogger({ logger }: Pick<SiteOptions, 'logger'>): Logger {
  if (logger) return adaptLogger(logger);
  if (logger === false) return { debug: nothing, info: nothing, warn: nothing, error: nothing };
  return { ...consoleErrors, warn: consoleErrors.error };
}
