import type { Logger, ReceiverOptions } from '../../index.js';
import { NETWORK_ROWS, type NetworkOptions } from '../../net/index.js';
import { isUuidV4 } from '../../protocol/envelope/envelope.js';
import { LOGGER_ROW } from '../../protocol/logger.js';
import {
  amount,
  callback,
  fillOptions,
  flag,
  milliseconds,
  nested,
  type OptionRow,
  type OptionRows,
  oneOf,
  option,
  orFalse,
  required,
  text,
  texts,
  wholeNumber,
} from '../../protocol/option-rows.js';
import { optionError } from '../../protocol/options.js';
import type { EventLogOptions } from './background/sweep-events.js';
import type { ExchangeLogOptions } from './exchanges/exchange-log.js';
import type { S3Credentials } from './files/s3/s3-address.js';
import type { MakeThumbnail } from './files/thumbnails.js';
import { LIMIT_ROWS, type SiteLimits } from './limits.js';
import { SESSION_ROWS, type SessionOptions } from './log-in/session-options.js';
import { SIGN_ON_ROWS, type SignOnOptions } from './log-in/sign-on-options.js';
import { QUOTA_ROWS, type SiteQuotas } from './quotas.js';
import { RETENTION_ROWS, type RetentionOptions } from './retention-options.js';
import { DATABASES, type DatabaseSource } from './store/database-source.js';
import type { Migrate } from './store/open-database.js';
import { isSchemaName, SCHEMA_FORM } from './store/postgres/postgres-address.js';
import { TROUBLE_ROWS, type TroubleOptions } from './trouble-options.js';

/** The options of `createSite`. */
export interface SiteOptions {
  /**
   * The database: `sqlite:PATH` or `postgres://…`; or an open one of the app: a `Pool` of `pg`, or a handle of libsql
   * or better-sqlite3, whose file the site opens for itself by the same driver. The site never ends or closes a given
   * pool or handle.
   */
  readonly database: DatabaseSource;
  /**
   * The schema of the tables on PostgreSQL, which is made if it does not exist; the exchange log is in `NAME_log`. Several
   * sites may share a database in this way. The parameter `schema=NAME` of the address says the same. Default: the first
   * schema of `search_path`, with the log in `svclink_log`.
   */
  readonly databaseSchema?: string;
  /**
   * True if the database is migrated to the newest schema. Default true. With false the site changes no table and
   * refuses an older schema (`schema_older`): `migrations()` returns the SQL for an own migration. With `new` it makes
   * the tables of an empty database and refuses an older schema, as `svclink serve` does on PostgreSQL.
   */
  readonly migrate?: Migrate;
  /**
   * True if the started site runs background jobs. Default true. Use false for a process that only answers, beside
   * another one on the same database that runs the jobs.
   */
  readonly jobs?: boolean;
  /** True if the site has a console. Default true. With false `site.console` answers 404, and nobody can log in. */
  readonly console?: boolean;
  /**
   * The users who need a second factor in the console: `administrators` or `everybody`. A user who needs one and has
   * none can only set one. Default `optional`: nobody needs one, and everybody may set one.
   */
  readonly secondFactor?: FactorRule;
  /** The length of sessions of the console. Default: 8 hours without use, and 7 days. */
  readonly sessions?: SessionOptions;
  /** Single sign-on to the console by an OpenID provider. Default: none. */
  readonly signOn?: SignOnOptions;
  /**
   * True if users log in to the console by their password. Default true. With false `signOn` is required, sessions that
   * began by a password are not valid, and only the set-up link of a site without an administrator makes a user with a
   * password.
   */
  readonly passwordLogIn?: boolean;
  /** True if the site serves the JSON API. Default true. With false `site.api` answers 404. */
  readonly api?: boolean;
  /**
   * Most calls of one app of the JSON API within a minute, where the app has no rate of its own; further ones are answered
   * 429 with Retry-After. Default 6,000. Each process counts for itself, unless `receiver.throttle.store` is set.
   */
  readonly apiCallsPerMinute?: number;
  /**
   * True if everybody may read the reference of the JSON API, at `/reference` and `/openapi.json` below it. Default false:
   * users who are logged in to the console.
   */
  readonly apiReference?: boolean;
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
  /** The settings of `site.troubles`: the age of a backup and of certificates. */
  readonly troubles?: TroubleOptions;
  /** The ages at which orders and positions of photos are removed. Default: none is. */
  readonly retention?: RetentionOptions;
  /** The limits of one call: notes, their text, invoice lines. Default 1,000, 100,000 characters, 1,000. */
  readonly limits?: SiteLimits;
  /**
   * The quotas of each account, each link and each app: bytes, files and notes. Default: no limit. A call beyond it is
   * refused with `quota_exceeded`, and an import fails with that reason. With a quota, replaced contents are removed
   * after a day. An app may have a quota of its own.
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

/** The retention of the records of the audit. */
export interface AuditOptions {
  /** Days, from 1. Default 400: a year, and time to read it at its end. */
  readonly days?: number;
}

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

/** The rules for second factors: who may log in to the console without one. */
export const FACTOR_RULES = ['optional', 'administrators', 'everybody'] as const;
export type FactorRule = (typeof FACTOR_RULES)[number];

const isKey = (value: unknown) => typeof value === 'string' || Buffer.isBuffer(value);

/** The options of `createSite`. */
export const SITE_ROWS = {
  database: required(option(DATABASES, Boolean)),
  databaseSchema: option(SCHEMA_FORM, isSchemaName),
  migrate: option<Migrate>(
    'true, false or new',
    (value) => typeof value === 'boolean' || value === 'new',
    true,
  ),
  jobs: flag(true),
  console: flag(true),
  secondFactor: oneOf(FACTOR_RULES, 'optional'),
  sessions: nested(SESSION_ROWS),
  signOn: nested(SIGN_ON_ROWS),
  passwordLogIn: flag(true),
  api: flag(true),
  apiCallsPerMinute: wholeNumber(1, 1_000_000, 6000),
  apiReference: flag(false),
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
  troubles: nested(TROUBLE_ROWS),
  retention: nested(RETENTION_ROWS),
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
