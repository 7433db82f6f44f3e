import { join, resolve } from 'node:path';
import { FACTOR_RULES, type FactorRule } from '../../site/engine/options.js';
import {
  address,
  choice,
  databaseAddress,
  dialect,
  directHosts,
  flag,
  list,
  path,
  positive,
  proxyAddress,
  roleValues,
  schemaName,
  signOnText,
  siteIds,
  text,
  wholeNumber,
} from './setting-values.js';

/** The complete settings of a served site. */
export interface ServeSettings {
  readonly demo: boolean;
  readonly data: string;
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string | undefined;
  readonly database: string;
  readonly databaseSchema: string | undefined;
  readonly poolSize: number | undefined;
  readonly applicationName: string | undefined;
  readonly migrate: boolean;
  readonly files: string;
  readonly siteId: string | undefined;
  readonly api: boolean;
  readonly apiCallsPerMinute: number;
  readonly apiReference: boolean;
  readonly secondFactor: FactorRule;
  readonly orgId: number;
  readonly sessionIdleMinutes: number;
  readonly sessionHours: number;
  readonly passwordLogIn: boolean;
  readonly oidcIssuer: string | undefined;
  readonly oidcClientId: string | undefined;
  readonly oidcClientSecret: string | undefined;
  readonly oidcName: string | undefined;
  readonly oidcScopes: string | undefined;
  readonly oidcUserClaim: string | undefined;
  readonly oidcRoleClaim: string | undefined;
  readonly oidcRoles: string | undefined;
  readonly oidcCreatesUsers: boolean;
  readonly secretKey: string | undefined;
  readonly secretKeyFile: string;
  readonly allowedHosts: readonly string[];
  readonly proxy: string | undefined;
  readonly noProxy: readonly string[];
  readonly proxyChecksAddresses: boolean;
  readonly caFile: string | undefined;
  readonly trustProxy: number;
  readonly adminUser: string | undefined;
  readonly adminPassword: string | undefined;
  readonly metricsToken: string | undefined;
  readonly drainSeconds: number;
  readonly uploadSeconds: number;
  readonly keepAliveSeconds: number;
  readonly log: 'auto' | 'text' | 'json' | 'off';
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error';
  readonly exchangeDays: number;
  readonly exchangeSize: number;
  readonly maxNotes: number;
  readonly noteLength: number;
  readonly maxInvoiceLines: number;
  readonly accountQuotaSize: number | undefined;
  readonly accountQuotaFiles: number | undefined;
  readonly accountQuotaNotes: number | undefined;
  readonly linkQuotaSize: number | undefined;
  readonly linkQuotaFiles: number | undefined;
  readonly linkQuotaNotes: number | undefined;
  readonly appQuotaSize: number | undefined;
  readonly appQuotaFiles: number | undefined;
  readonly appQuotaNotes: number | undefined;
  readonly auditDays: number;
  readonly orderDays: number | undefined;
  readonly orderFigures: boolean;
  readonly positionDays: number | undefined;
  readonly backupHours: number | undefined;
  readonly certificateDays: number;
  readonly dialect: string;
  readonly siteIds: string;
  readonly contentCheck: 'default' | 'refuse' | 'tell' | 'off';
  readonly formRecords: 'flat' | 'keyed';
}

/** One setting: its sources, its reader, and its default. */
export interface Setting<Value = unknown> {
  /** The name of the option on the command line, without dashes. */
  readonly flag: string;
  /** The placeholder of its value in the help; undefined for a boolean. */
  readonly value?: string;
  /** The variable of the environment. */
  readonly variable: string;
  readonly description: string;
  /** Further facts, in Markdown, for the page of the settings alone. */
  readonly detail?: string;
  /** True for a setting that is never shown. The variable with the suffix `_FILE` names a file with the value. */
  readonly isSecret?: boolean;
  /** The sources that replace the flag, which is refused: every user of the machine sees the flags of a process. */
  readonly isNoFlag?: string;
  /** The variables for an address with a password, as a refusal names them. The flag takes addresses without one. */
  readonly passwordInstead?: string;
  /** True for a setting that opening the store needs. Commands that do not serve take only these. */
  readonly isOfStore?: boolean;
  /** Reads the value of a flag, a variable or the file. @throws Error whose message states the expected value */
  read(given: unknown): Value;
  /** @param settings the settings that precede it in the table */
  fallback(settings: Partial<ServeSettings>): Value;
}

const nothing = () => undefined;

/** All settings. The default of each may depend on those before it. */
export const settings: { readonly [Name in keyof ServeSettings]: Setting<ServeSettings[Name]> } = {
  demo: {
    flag: 'demo',
    variable: 'SVCLINK_DEMO',
    description: 'begin with 40 demo orders, for the user demo with the password demo',
    detail: 'The orders have dates around today, and are made once.',
    read: flag,
    fallback: () => false,
  },
  data: {
    flag: 'data',
    value: 'FOLDER',
    variable: 'SVCLINK_DATA',
    description:
      'the folder that holds everything; default svclink-data, of the demo svclink-demo-data',
    isOfStore: true,
    read: path,
    fallback: ({ demo = false }) => resolve(demo ? 'svclink-demo-data' : 'svclink-data'),
  },
  host: {
    flag: 'host',
    value: 'ADDRESS',
    variable: 'SVCLINK_HOST',
    description: 'the address to listen on; default 127.0.0.1, this machine alone; 0.0.0.0 for all',
    read: text,
    fallback: () => '127.0.0.1',
  },
  port: {
    flag: 'port',
    value: 'NUMBER',
    variable: 'PORT',
    description: 'the port to listen on; default 8080; 0 takes any free one',
    read: wholeNumber(65_535),
    fallback: () => 8080,
  },
  publicUrl: {
    flag: 'public-url',
    value: 'URL',
    variable: 'SVCLINK_PUBLIC_URL',
    description:
      'how callers reach this site: addresses of files begin with it; default http://localhost:PORT, or the host where that is an address of its own',
    isOfStore: true,
    read: address,
    fallback: nothing,
  },
  database: {
    flag: 'database',
    value: 'URL',
    variable: 'DATABASE_URL',
    description: 'the database: sqlite:PATH or postgres://…; default site.db in the data folder',
    isOfStore: true,
    isSecret: true,
    passwordInstead:
      'set DATABASE_URL_FILE to the path of a file that holds the address, or DATABASE_URL',
    read: text,
    fallback: ({ data = '' }) => `sqlite:${join(data, 'site.db')}`,
  },
  databaseSchema: {
    flag: 'database-schema',
    value: 'NAME',
    variable: 'SVCLINK_DATABASE_SCHEMA',
    description:
      'the schema of the tables on PostgreSQL, made if it does not exist; the log of exchanges is in NAME_log; default that of the server',
    isOfStore: true,
    read: schemaName,
    fallback: nothing,
  },
  poolSize: {
    flag: 'pool-size',
    value: 'COUNT',
    variable: 'SVCLINK_POOL_SIZE',
    description:
      'most connections of this process to PostgreSQL; the log of exchanges has as many more; default 20',
    detail: 'The parameter `pool_size` of the address of the database says the same.',
    read: positive(1000),
    fallback: nothing,
  },
  applicationName: {
    flag: 'application-name',
    value: 'NAME',
    variable: 'SVCLINK_APPLICATION_NAME',
    description: 'what PostgreSQL calls these connections, as in pg_stat_activity; default svclink',
    detail: 'The parameter `application_name` of the address of the database says the same.',
    read: text,
    fallback: nothing,
  },
  migrate: {
    flag: 'no-migrate',
    variable: 'SVCLINK_MIGRATE',
    description: 'refuse a database of an older schema instead of bringing it to the newest',
    detail:
      'Without it the start brings a SQLite file to the newest schema. A file that holds something is copied before: `site.schema-1.db` beside `site.db`, of which the last three stay. A PostgreSQL of an older schema is always left to `svclink migrate` ([upgrade](deploying.md#upgrade-and-rollback)).',
    isOfStore: true,
    read: flag,
    fallback: () => true,
  },
  files: {
    flag: 'files',
    value: 'PLACE',
    variable: 'SVCLINK_FILES',
    description: 'where files are stored; default the folder files in the data folder',
    detail: 'A folder, or a [bucket](site.md#files-in-a-bucket).',
    isOfStore: true,
    read: databaseAddress,
    fallback: ({ data = '' }) => join(data, 'files'),
  },
  secretKey: {
    flag: 'secret-key',
    value: 'BASE64URL',
    variable: 'SVCLINK_SECRET_KEY',
    description: 'the key of the site itself, instead of its file',
    isOfStore: true,
    isSecret: true,
    isNoFlag:
      'give its file by --secret-key-file or SVCLINK_SECRET_KEY_FILE, or set SVCLINK_SECRET_KEY',
    read: text,
    fallback: nothing,
  },
  secretKeyFile: {
    flag: 'secret-key-file',
    value: 'FILE',
    variable: 'SVCLINK_SECRET_KEY_FILE',
    description:
      'the file of the key, made at the first start; default secret.key in the data folder',
    isOfStore: true,
    read: path,
    fallback: ({ data = '' }) => join(data, 'secret.key'),
  },
  siteId: {
    flag: 'site-id',
    value: 'UUID',
    variable: 'SVCLINK_SITE_ID',
    description: 'the v4 UUID of the site, at its first start; default a new one',
    read: text,
    fallback: nothing,
  },
  api: {
    flag: 'no-api',
    variable: 'SVCLINK_API',
    description: 'serve no JSON API at /api',
    read: flag,
    fallback: () => true,
  },
  apiCallsPerMinute: {
    flag: 'api-calls-per-minute',
    value: 'COUNT',
    variable: 'SVCLINK_API_CALLS_PER_MINUTE',
    description:
      'most calls of one app of the JSON API within a minute; an app may have its own rate; default 6000',
    detail: 'Each process counts for itself.',
    read: positive(1_000_000),
    fallback: () => 6000,
  },
  apiReference: {
    flag: 'api-reference',
    variable: 'SVCLINK_API_REFERENCE',
    description:
      'show the reference of the JSON API, /api/reference, to everybody; default to users of the console',
    read: flag,
    fallback: () => false,
  },
  secondFactor: {
    flag: 'second-factor',
    value: 'RULE',
    variable: 'SVCLINK_SECOND_FACTOR',
    description:
      'who needs a second factor in the console: administrators, everybody, or nobody: optional; default optional',
    read: choice(...FACTOR_RULES),
    fallback: () => 'optional',
  },
  orgId: {
    flag: 'org-id',
    value: 'NUMBER',
    variable: 'SVCLINK_ORG_ID',
    description:
      'the number of the organisation in the client ids of new apps of the JSON API; default 1',
    isOfStore: true,
    read: wholeNumber(999_999_999),
    fallback: () => 1,
  },
  sessionIdleMinutes: {
    flag: 'session-idle-minutes',
    value: 'MINUTES',
    variable: 'SVCLINK_SESSION_IDLE_MINUTES',
    description:
      'minutes without use after which a session of the console ends; an open page does not count as use; default 480',
    read: wholeNumber(525_600, 5),
    fallback: () => 480,
  },
  sessionHours: {
    flag: 'session-hours',
    value: 'HOURS',
    variable: 'SVCLINK_SESSION_HOURS',
    description: 'hours after the log-in at which every session ends; default 168',
    read: positive(8760),
    fallback: () => 168,
  },
  passwordLogIn: {
    flag: 'no-password-log-in',
    variable: 'SVCLINK_PASSWORD_LOG_IN',
    description:
      'let users log in to the console by single sign-on alone; only the set-up link of a site without an administrator still takes a password',
    read: flag,
    fallback: () => true,
  },
  oidcIssuer: {
    flag: 'oidc-issuer',
    value: 'URL',
    variable: 'SVCLINK_OIDC_ISSUER',
    description:
      'the issuer of single sign-on, an OpenID provider, such as https://login.example.com/realms/staff; default none',
    detail: 'See [single sign-on](single-sign-on.md).',
    read: signOnText('issuer'),
    fallback: nothing,
  },
  oidcClientId: {
    flag: 'oidc-client-id',
    value: 'ID',
    variable: 'SVCLINK_OIDC_CLIENT_ID',
    description: 'the id of this site at the provider',
    read: text,
    fallback: nothing,
  },
  oidcClientSecret: {
    flag: 'oidc-client-secret',
    value: 'TEXT',
    variable: 'SVCLINK_OIDC_CLIENT_SECRET',
    description: 'the secret of this site at the provider; default none, for a public client',
    isSecret: true,
    isNoFlag:
      'set SVCLINK_OIDC_CLIENT_SECRET_FILE to the path of a file that holds it, or SVCLINK_OIDC_CLIENT_SECRET',
    read: text,
    fallback: nothing,
  },
  oidcName: {
    flag: 'oidc-name',
    value: 'TEXT',
    variable: 'SVCLINK_OIDC_NAME',
    description:
      'the name of the provider, as the link of the log-in page shows it; default the host of the issuer',
    read: text,
    fallback: nothing,
  },
  oidcScopes: {
    flag: 'oidc-scopes',
    value: 'NAMES',
    variable: 'SVCLINK_OIDC_SCOPES',
    description: 'the requested scopes, with blanks between them; default openid email profile',
    read: signOnText('scopes'),
    fallback: nothing,
  },
  oidcUserClaim: {
    flag: 'oidc-user-claim',
    value: 'NAME',
    variable: 'SVCLINK_OIDC_USER_CLAIM',
    description:
      'the claim that finds a user at the first log-in: email, the user with that verified address; any other one, the user of that name; default email',
    read: text,
    fallback: nothing,
  },
  oidcRoleClaim: {
    flag: 'oidc-role-claim',
    value: 'NAME',
    variable: 'SVCLINK_OIDC_ROLE_CLAIM',
    description:
      'the claim whose values give the role at every log-in, such as groups or realm_access.roles; default none: users have the role that is stored',
    read: text,
    fallback: nothing,
  },
  oidcRoles: {
    flag: 'oidc-roles',
    value: 'ROLES',
    variable: 'SVCLINK_OIDC_ROLES',
    description:
      'the values of that claim for each role, with commas: administrator=it-staff,operator=office,operator=field',
    read: roleValues,
    fallback: nothing,
  },
  oidcCreatesUsers: {
    flag: 'oidc-creates-users',
    variable: 'SVCLINK_OIDC_CREATES_USERS',
    description: 'make a user of a person whom the provider knows and the site does not',
    read: flag,
    fallback: () => false,
  },
  allowedHosts: {
    flag: 'allowed-hosts',
    value: 'HOSTS',
    variable: 'SVCLINK_ALLOWED_HOSTS',
    description:
      'hosts that are called although their address is not public: host or host:port, with commas; default none',
    read: list,
    fallback: () => [],
  },
  proxy: {
    flag: 'proxy',
    value: 'URL',
    variable: 'HTTPS_PROXY',
    description:
      'the proxy of all outgoing requests, to http addresses too: http://HOST:PORT or https://HOST:PORT; default none',
    detail: 'See [outgoing proxy](deploying.md#outgoing-proxy).',
    isOfStore: true,
    isSecret: true,
    passwordInstead:
      'set HTTPS_PROXY_FILE to the path of a file that holds the address, or HTTPS_PROXY',
    read: proxyAddress,
    fallback: nothing,
  },
  noProxy: {
    flag: 'proxy-bypass',
    value: 'HOSTS',
    variable: 'NO_PROXY',
    description:
      'hosts that are called without the proxy, with commas: example.com (its subdomains too), 10.0.0.0/8, host:port, *; this machine always is',
    isOfStore: true,
    read: directHosts,
    fallback: () => [],
  },
  proxyChecksAddresses: {
    flag: 'proxy-checks-addresses',
    variable: 'SVCLINK_PROXY_CHECKS_ADDRESSES',
    description:
      'give the proxy the names of hosts instead of their checked addresses: for a proxy that refuses private addresses itself',
    isOfStore: true,
    read: flag,
    fallback: () => false,
  },
  caFile: {
    flag: 'ca-file',
    value: 'FILE',
    variable: 'SVCLINK_CA_FILE',
    description:
      'PEM of certificate authorities that outgoing requests trust, besides those of Node; default none',
    isOfStore: true,
    read: path,
    fallback: nothing,
  },
  trustProxy: {
    flag: 'trust-proxy',
    value: 'COUNT',
    variable: 'SVCLINK_TRUST_PROXY',
    description: 'how many proxies of your own stand in front and write X-Forwarded-For; default 0',
    read: wholeNumber(9),
    fallback: () => 0,
  },
  adminUser: {
    flag: 'admin-user',
    value: 'NAME',
    variable: 'SVCLINK_ADMIN_USER',
    description:
      'the name of the first administrator, made at the start; ignored where there is one',
    detail: 'Without it the start prints a set-up link, which makes the first administrator.',
    isSecret: true,
    read: text,
    fallback: nothing,
  },
  adminPassword: {
    flag: 'admin-password',
    value: 'TEXT',
    variable: 'SVCLINK_ADMIN_PASSWORD',
    description:
      'the password of that administrator: 12 characters or more, none that is used often',
    isSecret: true,
    isNoFlag:
      'set SVCLINK_ADMIN_PASSWORD_FILE to the path of a file that holds it, or SVCLINK_ADMIN_PASSWORD',
    read: text,
    fallback: nothing,
  },
  metricsToken: {
    flag: 'metrics-token',
    value: 'TEXT',
    variable: 'SVCLINK_METRICS_TOKEN',
    description:
      'the bearer token of /metrics; default none: programs of this machine may read them, where no setting lets others reach the site',
    detail:
      'Set one where a proxy stands in front: some proxies cannot be distinguished from a program of this machine. See [metrics](operating.md#metrics).',
    isSecret: true,
    isNoFlag:
      'set SVCLINK_METRICS_TOKEN_FILE to the path of a file that holds it, or SVCLINK_METRICS_TOKEN',
    read: text,
    fallback: nothing,
  },
  drainSeconds: {
    flag: 'drain-seconds',
    value: 'SECONDS',
    variable: 'SVCLINK_DRAIN_SECONDS',
    description:
      'how long after SIGTERM requests are still accepted while /readyz says draining: the time that a balancer takes to notice; default 0',
    detail: 'See [the end of a process](operating.md#ending).',
    read: wholeNumber(3600),
    fallback: () => 0,
  },
  uploadSeconds: {
    flag: 'upload-seconds',
    value: 'SECONDS',
    variable: 'SVCLINK_UPLOAD_SECONDS',
    description:
      'how long requests that are still arriving after the drain have, such as large files; all others have 8 seconds; default 8',
    read: wholeNumber(3600),
    fallback: () => 8,
  },
  keepAliveSeconds: {
    flag: 'keep-alive-seconds',
    value: 'SECONDS',
    variable: 'SVCLINK_KEEP_ALIVE_SECONDS',
    description:
      'how long an idle connection stays open; behind a proxy longer than the proxy keeps it; default 5',
    detail: '75 behind the nginx of [deploying](deploying.md#nginx-and-tls).',
    read: positive(3600),
    fallback: () => 5,
  },
  log: {
    flag: 'log',
    value: 'FORMAT',
    variable: 'SVCLINK_LOG',
    description:
      'one line per request as text, json, or off; default text on a terminal, else json',
    read: choice('auto', 'text', 'json', 'off'),
    fallback: () => 'auto',
  },
  logLevel: {
    flag: 'log-level',
    value: 'LEVEL',
    variable: 'SVCLINK_LOG_LEVEL',
    description:
      'the least that is logged: debug, info, warn (requests that failed), or error (failures of this site); default info',
    read: choice('debug', 'info', 'warn', 'error'),
    fallback: () => 'info',
  },
  exchangeDays: {
    flag: 'exchange-days',
    value: 'DAYS',
    variable: 'SVCLINK_EXCHANGE_DAYS',
    description: 'days for which exchanges are stored for svclink log; default 30, 0 stores none',
    read: wholeNumber(36_500),
    fallback: () => 30,
  },
  exchangeSize: {
    flag: 'exchange-size',
    value: 'MB',
    variable: 'SVCLINK_EXCHANGE_SIZE',
    description:
      'how many megabytes of exchanges are stored; beyond it the oldest are removed; default 1024',
    read: wholeNumber(1_000_000),
    fallback: () => 1024,
  },
  auditDays: {
    flag: 'audit-days',
    value: 'DAYS',
    variable: 'SVCLINK_AUDIT_DAYS',
    description: 'how long the records of svclink audit are stored, from 1; default 400',
    read: positive(36_500),
    fallback: () => 400,
  },
  orderDays: {
    flag: 'order-days',
    value: 'DAYS',
    variable: 'SVCLINK_ORDER_DAYS',
    description:
      'days after its last change at which a closed order is removed with all its records; default: none is removed',
    detail: 'See [what need not be stored any longer](site.md#what-need-not-be-stored-any-longer).',
    read: positive(36_500),
    fallback: nothing,
  },
  orderFigures: {
    flag: 'order-figures',
    variable: 'SVCLINK_ORDER_FIGURES',
    description:
      'orders removed by --order-days are made anonymous: their figures stay, see svclink retention figures',
    read: flag,
    fallback: () => false,
  },
  positionDays: {
    flag: 'position-days',
    value: 'DAYS',
    variable: 'SVCLINK_POSITION_DAYS',
    description:
      'days after which the positions that cameras wrote into photos are removed; default: none are removed',
    read: positive(36_500),
    fallback: nothing,
  },
  backupHours: {
    flag: 'backup-hours',
    value: 'HOURS',
    variable: 'SVCLINK_BACKUP_HOURS',
    description:
      'hours after which the last svclink backup is too old, which is then a trouble; default none',
    read: positive(100_000),
    fallback: nothing,
  },
  certificateDays: {
    flag: 'certificate-days',
    value: 'DAYS',
    variable: 'SVCLINK_CERTIFICATE_DAYS',
    description:
      'days before the end of a certificate, of a link or of this site, from which it is a trouble; default 14',
    read: wholeNumber(3650),
    fallback: () => 14,
  },
  maxNotes: {
    flag: 'max-notes',
    value: 'COUNT',
    variable: 'SVCLINK_MAX_NOTES',
    description: 'most notes of one send_notes; default 1000',
    detail:
      'A call beyond it is refused with [call_too_large](errors/call_too_large.md), as with the next two.',
    read: positive(1_000_000),
    fallback: () => 1000,
  },
  noteLength: {
    flag: 'note-length',
    value: 'COUNT',
    variable: 'SVCLINK_NOTE_LENGTH',
    description: 'most characters of a note; default 100000',
    read: positive(1_000_000),
    fallback: () => 100_000,
  },
  maxInvoiceLines: {
    flag: 'max-invoice-lines',
    value: 'COUNT',
    variable: 'SVCLINK_MAX_INVOICE_LINES',
    description: 'most lines of one send_contractor_invoice; default 1000',
    read: positive(1_000_000),
    fallback: () => 1000,
  },
  accountQuotaSize: {
    flag: 'account-quota-size',
    value: 'MB',
    variable: 'SVCLINK_ACCOUNT_QUOTA_SIZE',
    description: 'megabytes of files that each account may store; default no limit',
    detail: 'See [quotas](site.md#quotas).',
    read: wholeNumber(999_999_999),
    fallback: nothing,
  },
  accountQuotaFiles: {
    flag: 'account-quota-files',
    value: 'COUNT',
    variable: 'SVCLINK_ACCOUNT_QUOTA_FILES',
    description: 'files that each account may store; default no limit',
    read: wholeNumber(999_999_999),
    fallback: nothing,
  },
  accountQuotaNotes: {
    flag: 'account-quota-notes',
    value: 'COUNT',
    variable: 'SVCLINK_ACCOUNT_QUOTA_NOTES',
    description: 'notes that each account may store; default no limit',
    read: wholeNumber(999_999_999),
    fallback: nothing,
  },
  linkQuotaSize: {
    flag: 'link-quota-size',
    value: 'MB',
    variable: 'SVCLINK_LINK_QUOTA_SIZE',
    description: 'megabytes of files that each link may store; default no limit',
    read: wholeNumber(999_999_999),
    fallback: nothing,
  },
  linkQuotaFiles: {
    flag: 'link-quota-files',
    value: 'COUNT',
    variable: 'SVCLINK_LINK_QUOTA_FILES',
    description: 'files that each link may store; default no limit',
    read: wholeNumber(999_999_999),
    fallback: nothing,
  },
  linkQuotaNotes: {
    flag: 'link-quota-notes',
    value: 'COUNT',
    variable: 'SVCLINK_LINK_QUOTA_NOTES',
    description: 'notes that each link may store; default no limit',
    read: wholeNumber(999_999_999),
    fallback: nothing,
  },
  appQuotaSize: {
    flag: 'app-quota-size',
    value: 'MB',
    variable: 'SVCLINK_APP_QUOTA_SIZE',
    description:
      'megabytes of files that each app without a quota of its own may store; default no limit',
    read: wholeNumber(999_999_999),
    fallback: nothing,
  },
  appQuotaFiles: {
    flag: 'app-quota-files',
    value: 'COUNT',
    variable: 'SVCLINK_APP_QUOTA_FILES',
    description: 'files that each app without a quota of its own may store; default no limit',
    read: wholeNumber(999_999_999),
    fallback: nothing,
  },
  appQuotaNotes: {
    flag: 'app-quota-notes',
    value: 'COUNT',
    variable: 'SVCLINK_APP_QUOTA_NOTES',
    description: 'notes that each app without a quota of its own may store; default no limit',
    read: wholeNumber(999_999_999),
    fallback: nothing,
  },
  dialect: {
    flag: 'dialect',
    value: 'NAMES',
    variable: 'SVCLINK_DIALECT',
    description:
      "a service's own names on the wire: its brand, such as acme, or brand=acme,obj_url=s3_url; accounts and links may have their own; default the names of the documents",
    detail: 'With the brand `acme`, `validate_user` takes `acmelink_push`.',
    read: dialect,
    fallback: () => '',
  },
  siteIds: {
    flag: 'site-ids',
    value: 'KIND',
    variable: 'SVCLINK_SITE_IDS',
    description:
      'which site_id callers may have: v4, uuid (with or without braces), any, or ids with commas; default v4; accounts may have their own',
    read: siteIds,
    fallback: () => 'v4',
  },
  contentCheck: {
    flag: 'content-check',
    value: 'RULE',
    variable: 'SVCLINK_CONTENT_CHECK',
    description:
      'files whose content is not that of their extension: refuse, tell (accept and log), off, or default, which refuses all but what is common; accounts may have their own',
    read: choice('default', 'refuse', 'tell', 'off'),
    fallback: () => 'default',
  },
  formRecords: {
    flag: 'form-records',
    value: 'SHAPE',
    variable: 'SVCLINK_FORM_RECORDS',
    description:
      'how options_pcr_forms leaves: flat, as deployed services send it, or keyed by id; default flat; accounts may have their own',
    read: choice('flat', 'keyed'),
    fallback: () => 'flat',
  },
};

/** The names of all settings. */
export const SERVE_SETTING_NAMES = Object.keys(settings) as readonly (keyof ServeSettings)[];
