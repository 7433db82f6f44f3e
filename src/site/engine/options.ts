import { dirname, join } from 'node:path';
import type { Logger, ReceiverOptions } from '../../index.js';
import { NETWORK_ROWS, type NetworkOptions } from '../../net/index.js';
import { isUuidV4 } from '../../protocol/envelope/envelope.js';
import { adaptLogger, consoleErrors, LOGGER_ROW } from '../../protocol/logger.js';
import {
  amount,
  callback,
  type FilledOptions,
  fillOptions,
  flag,
  milliseconds,
  nested,
  type OptionRow,
  type OptionRows,
  option,
  orFalse,
  readOptions,
  required,
  text,
  texts,
  wholeNumber,
} from '../../protocol/option-rows.js';
import { optionError } from '../../protocol/options.js';
import type { AuditOptions } from './background/sweep-audit.js';
import type { EventLogOptions } from './background/sweep-events.js';
import type { ExchangeLogOptions } from './exchanges/exchange-log.js';
import { isS3Address, type S3Credentials } from './files/s3-address.js';
import type { MakeThumbnail } from './files/thumbnails.js';
import type { KeySource } from './identity.js';
import { LIMIT_ROWS, type SiteLimits } from './limits.js';
import { QUOTA_ROWS, type SiteQuotas } from './quotas.js';
import {
  DATABASES,
  type DatabaseLocation,
  type DatabaseSource,
  databaseLocation,
} from './store/database-source.js';

/** The options of `createSite`. */
export interface SiteOptions {
  /**
   * The database: `sqlite:PATH` or `postgres://…`; or an open one of the app: a `Pool` of `pg`, or a handle of libsql
   * or better-sqlite3, whose file the site opens for itself by the same driver. The site never ends or closes a given
   * pool or handle.
   */
  readonly database: DatabaseSource;
  /**
   * True if the database is migrated to the newest schema. Default true. With false the site changes no table and
   * refuses an older schema (`schema_older`): `migrations()` returns the SQL for an own migration.
   */
  readonly migrate?: boolean;
  /**
   * True if the started site runs background jobs. Default true. Use false for a process that only answers, beside
   * another one on the same database that runs the jobs.
   */
  readonly jobs?: boolean;
  /** True if the site has a console. Default true. With false `site.console` answers 404, and nobody can log in. */
  readonly console?: boolean;
  /** True if the site serves the JSON API. Default true. With false `site.api` answers 404. */
  readonly api?: boolean;
  /** The number of the organisation in client ids of the JSON API. Default 1. */
  readonly orgId?: number;
  /**
   * The folder of the files, which is created if it does not exist; or a bucket:
   * `s3://BUCKET/PREFIX?endpoint=https://…`.
   */
  readonly files: string;
  /**
   * The credentials for files in a bucket. Default `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY` and
   * `AWS_SESSION_TOKEN`.
   */
  readonly s3Credentials?: S3Credentials;
  /** The base of the addresses of files, such as `https://orders.example`: they are `publicUrl/files/…`. */
  readonly publicUrl: string;
  /** The v4 UUID of the site. Default: one that is made at the first start and stored. */
  readonly siteId?: string;
  /**
   * The key of the site, 32 bytes, or their base64url: it encrypts the passwords of other receivers and signs the
   * addresses of files. Default: the key of `secretKeyFile`.
   */
  readonly secretKey?: Buffer | string;
  /**
   * The file of the key, made at the first start. Default `secret.key` beside the folder of the files. For files in a
   * bucket this option or `secretKey` is required.
   */
  readonly secretKeyFile?: string;
  /** Hosts that may be called although their address is not public: `host` or `host:port`. Default none. */
  readonly allowedHosts?: readonly string[];
  /**
   * A proxy for all outgoing requests, of links, push addresses, files by address and the bucket, and further trusted
   * authorities. Default: none.
   */
  readonly network?: NetworkOptions;
  /** Makes thumbnails of photos; false for none. Default: sharp, where it is installed. */
  readonly thumbnails?: MakeThumbnail | false;
  /** The retention of exchanges; false stores none. Default 30 days and 1 GiB. */
  readonly exchangeLog?: ExchangeLogOptions | false;
  /** The retention of events that consumers of `site.on` got. Default 30 days, and 90 for an absent consumer. */
  readonly eventLog?: EventLogOptions;
  /** The retention of the audit. Default 400 days: a year, and time to read it at its end. */
  readonly audit?: AuditOptions;
  /** The limits of one call: notes, their text, invoice lines. Default 1,000, 100,000 characters, 1,000. */
  readonly limits?: SiteLimits;
  /**
   * The quotas of each account and each link: bytes, files and notes. Default: no limit. A call beyond it is refused
   * with `quota_exceeded`, and an import fails with that reason. With a quota, replaced contents are removed after a
   * day.
   */
  readonly quotas?: SiteQuotas;
  /**
   * Milliseconds from a change for an account to the call of its push address. Default 500: changes within this time
   * cause one call.
   */
  readonly pushWait?: number;
  /** Milliseconds after which another process reclaims the jobs of a dead one. Default 30,000. */
  readonly jobLease?: number;
  /**
   * Further options of the receiver. Incomplete uploads are in the folder of the files unless `uploadFolder` is set.
   */
  readonly receiver?: Omit<
    ReceiverOptions,
    'siteId' | 'accounts' | 'deliveries' | 'allowedHosts' | 'network'
  >;
  /** A receiver of log entries. Default: failures go to console.error. `false`: nothing is logged. */
  readonly logger?: Logger | false;
  /** Milliseconds since 1970. Default the system's clock. */
  readonly now?: () => number;
}

const days = (byDefault: number) => wholeNumber(1, 36_500, byDefault);

/** The options of the exchange log. */
export const EXCHANGE_LOG_ROWS = {
  days: days(30),
  maxBytes: amount(2 ** 30),
} satisfies OptionRows<ExchangeLogOptions>;

/** The options of the log of events. */
export const EVENT_LOG_ROWS = {
  days: days(30),
  consumerDays: days(90),
} satisfies OptionRows<EventLogOptions>;

/** The options of the audit. */
export const AUDIT_ROWS = { days: days(400) } satisfies OptionRows<AuditOptions>;

const PUBLIC_URL: OptionRow<never> = {
  form: 'an http or https address, such as https://orders.example',
  check(name, value) {
    const problem =
      typeof value === 'string' ? publicUrlProblem(value) : `must be ${PUBLIC_URL.form}`;
    if (problem !== undefined) throw optionError(name, problem);
  },
};

const isKey = (value: unknown) => typeof value === 'string' || Buffer.isBuffer(value);

/** The options of `createSite`. */
export const SITE_ROWS = {
  database: required(option(DATABASES, Boolean)),
  migrate: flag(true),
  jobs: flag(true),
  console: flag(true),
  api: flag(true),
  orgId: wholeNumber(0, 999_999_999_999_999, 1),
  files: required(text()),
  // The file store reads them.
  s3Credentials: option('an object of credentials', (value) => typeof value === 'object'),
  publicUrl: required(PUBLIC_URL),
  siteId: option('a v4 UUID', isUuidV4),
  secretKey: option('32 bytes, or their base64url', isKey),
  secretKeyFile: text(),
  allowedHosts: texts('hosts: host or host:port', []),
  network: nested(NETWORK_ROWS),
  thumbnails: orFalse(callback()),
  exchangeLog: nested(EXCHANGE_LOG_ROWS, { orFalse: true }),
  eventLog: nested(EVENT_LOG_ROWS),
  audit: nested(AUDIT_ROWS),
  limits: nested(LIMIT_ROWS),
  quotas: nested(QUOTA_ROWS),
  pushWait: milliseconds(500),
  jobLease: milliseconds(30_000),
  // The receiver checks them.
  receiver: option('the options of a receiver', (value) => typeof value === 'object'),
  logger: LOGGER_ROW,
  now: callback(' that returns milliseconds since 1970'),
} satisfies OptionRows<SiteOptions>;

const NO_OPTIONS: ExchangeLogOptions = {};

/** The settings of the exchange log without options. */
export const DEFAULT_EXCHANGE_LOG = fillOptions(EXCHANGE_LOG_ROWS, NO_OPTIONS);

type Nested = 'exchangeLog' | 'eventLog' | 'audit' | 'limits' | 'quotas';

/** The options of a site with all defaults filled in. */
export interface SiteSettings extends Omit<FilledOptions<SiteOptions, typeof SITE_ROWS>, Nested> {
  /** The location of the tables. */
  readonly location: DatabaseLocation;
  readonly keySource: KeySource;
  /** The public URL without slashes at its end. */
  readonly baseUrl: string;
  /** The logger of work that no request waits for. */
  readonly backgroundLogger: Logger;
  /** False: no exchange is stored. */
  readonly exchangeLog: Required<ExchangeLogOptions> | false;
  readonly eventLog: Required<EventLogOptions>;
  readonly audit: Required<AuditOptions>;
  readonly limits: Required<SiteLimits>;
  readonly quotas: SiteQuotas;
}

/**
 * Checks the options of a site and fills in all defaults.
 *
 * @throws LinkError `option_invalid`
 */
export function readSiteOptions(options: SiteOptions): SiteSettings {
  const {
    exchangeLog = {},
    eventLog = {},
    audit = {},
    limits = {},
    quotas = {},
    ...settings
  } = readOptions('createSite', SITE_ROWS, options);
  return {
    ...settings,
    keySource: keySource(settings),
    location: databaseLocation(settings.database),
    baseUrl: settings.publicUrl.replace(/(?<!\/)\/+$/, ''),
    backgroundLogger: backgroundLogger(settings),
    exchangeLog: exchangeLog && fillOptions(EXCHANGE_LOG_ROWS, exchangeLog),
    eventLog: fillOptions(EVENT_LOG_ROWS, eventLog),
    audit: fillOptions(AUDIT_ROWS, audit),
    limits: fillOptions(LIMIT_ROWS, limits),
    quotas,
  };
}

/** Returns the fault of a public URL; undefined for a valid one. */
export function publicUrlProblem(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    return 'must be an http or https address, such as https://orders.example';
  }
  // Addresses are made by appending to it.
  if (/[?#]/.test(text)) return 'must end with its host or path: addresses begin with it';
  // Everybody gets these addresses.
  return url.username || url.password ? 'must hold no user and no password' : undefined;
}

/** Returns the source of the key of the site. */
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

function backgroundLogger({ logger }: Pick<SiteOptions, 'logger'>): Logger {
  if (logger) return adaptLogger(logger);
  if (logger === false) return { debug: nothing, info: nothing, warn: nothing, error: nothing };
  return { ...consoleErrors, warn: consoleErrors.error };
}
