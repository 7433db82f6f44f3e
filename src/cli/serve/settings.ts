import { join, resolve } from 'node:path';
import { NETWORK_ROWS } from '../../net/index.js';
import { dialectText, parseDialect } from '../../protocol/dialect.js';
import type { OptionRow } from '../../protocol/option-rows.js';
import { parseSiteIds } from '../../receiver/wire-options.js';
import { publicUrlProblem } from '../../site/engine/options.js';

/** The complete settings of a served site. */
export interface ServeSettings {
  readonly demo: boolean;
  readonly data: string;
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string | undefined;
  readonly database: string;
  readonly poolSize: number | undefined;
  readonly applicationName: string | undefined;
  readonly migrate: boolean;
  readonly files: string;
  readonly siteId: string | undefined;
  readonly api: boolean;
  readonly orgId: number;
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
  readonly auditDays: number;
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

function text(given: unknown): string {
  if (typeof given === 'string' && given !== '') return given;
  throw new Error('must be text');
}

function wholeNumber(most: number): (given: unknown) => number {
  return (given) => {
    const number = typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : given;
    if (typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 && number <= most)
      return number;
    throw new Error(`must be a whole number from 0 to ${most}`);
  };
}

function positive(most: number): (given: unknown) => number {
  return (given) => {
    const number = wholeNumber(most)(given);
    if (number > 0) return number;
    throw new Error(`must be a whole number from 1 to ${most}`);
  };
}

function flag(given: unknown): boolean {
  if (typeof given === 'boolean') return given;
  if (given === 'true' || given === '1') return true;
  if (given === 'false' || given === '0') return false;
  throw new Error('must be true or false');
}

function list(given: unknown): readonly string[] {
  const parts: readonly unknown[] = Array.isArray(given) ? given : text(given).split(',');
  return parts.map((part) => {
    const one = typeof part === 'string' ? part.trim() : '';
    if (one === '') throw new Error('must be hosts, with commas between them');
    return one;
  });
}

function address(given: unknown): string {
  const url = text(given);
  const problem = publicUrlProblem(url);
  if (problem !== undefined) throw new Error(problem);
  return url.replace(/(?<!\/)\/+$/, '');
}

function choice<Choice extends string>(...choices: readonly Choice[]): (given: unknown) => Choice {
  return (given) => {
    const found = choices.find((one) => one === given);
    if (found !== undefined) return found;
    throw new Error(`must be one of ${choices.join(', ')}`);
  };
}

function dialect(given: unknown): string {
  return given === '' ? '' : dialectText(parseDialect(text(given)));
}

function siteIds(given: unknown): string {
  parseSiteIds(text(given));
  return text(given);
}

/** Checks a value by the row of an option. @throws Error that does not repeat the value */
function checkBy(row: OptionRow<never>, value: unknown): void {
  try {
    row.check('', value);
  } catch {
    throw new Error(`must be ${row.form}`);
  }
}

function proxyAddress(given: unknown): string {
  checkBy(NETWORK_ROWS.proxy, given);
  return text(given);
}

/** Returns hosts from a text such as that of NO_PROXY, which other programs read too: with spaces, and a comma at its end. */
function directHosts(given: unknown): readonly string[] {
  const parts: readonly unknown[] = Array.isArray(given) ? given : text(given).split(/[\s,]+/);
  const hosts = parts.filter((part) => part !== '');
  checkBy(NETWORK_ROWS.noProxy, hosts);
  return hosts.map(String);
}

const nothing = () => undefined;

/** Returns the absolute path of a folder. A relative path begins at the working folder. */
const path = (given: unknown) => resolve(text(given));

/** Returns an address unchanged, and a path as an absolute one. */
const databaseAddress = (given: unknown) => {
  const value = text(given);
  return /^[a-z][a-z0-9+.-]*:/i.test(value) ? value : resolve(value);
};

/** All settings. The default of each may depend on those before it. */
export const settings: { readonly [Name in keyof ServeSettings]: Setting<ServeSettings[Name]> } = {
  demo: {
    flag: 'demo',
    variable: 'SVCLINK_DEMO',
    description: 'begin with 40 demo orders, for the user demo with the password demo',
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
    description: 'what to listen on; default 127.0.0.1, this machine alone; 0.0.0.0 for all',
    read: text,
    fallback: () => '127.0.0.1',
  },
  port: {
    flag: 'port',
    value: 'NUMBER',
    variable: 'PORT',
    description: 'default 8080; 0 takes any free one',
    read: wholeNumber(65_535),
    fallback: () => 8080,
  },
  publicUrl: {
    flag: 'public-url',
    value: 'URL',
    variable: 'SVCLINK_PUBLIC_URL',
    description:
      'how callers reach this site: addresses of files begin with it; default localhost, or the host',
    isOfStore: true,
    read: address,
    fallback: nothing,
  },
  database: {
    flag: 'database',
    value: 'URL',
    variable: 'DATABASE_URL',
    description: 'sqlite:PATH or postgres://…; default site.db in the data folder',
    isOfStore: true,
    isSecret: true,
    passwordInstead:
      'set DATABASE_URL_FILE to the path of a file that holds the address, or DATABASE_URL',
    read: text,
    fallback: ({ data = '' }) => `sqlite:${join(data, 'site.db')}`,
  },
  poolSize: {
    flag: 'pool-size',
    value: 'COUNT',
    variable: 'SVCLINK_POOL_SIZE',
    description:
      'most connections of this process to PostgreSQL; the log of exchanges has as many more; default 20',
    read: positive(1000),
    fallback: nothing,
  },
  applicationName: {
    flag: 'application-name',
    value: 'NAME',
    variable: 'SVCLINK_APPLICATION_NAME',
    description: 'what PostgreSQL calls these connections, as in pg_stat_activity; default svclink',
    read: text,
    fallback: nothing,
  },
  migrate: {
    flag: 'no-migrate',
    variable: 'SVCLINK_MIGRATE',
    description: 'refuse a database of an older schema instead of bringing it to the newest',
    isOfStore: true,
    read: flag,
    fallback: () => true,
  },
  files: {
    flag: 'files',
    value: 'PLACE',
    variable: 'SVCLINK_FILES',
    description: 'where files are stored; default the folder files in the data folder',
    isOfStore: true,
    read: databaseAddress,
    fallback: ({ data = '' }) => join(data, 'files'),
  },
  siteId: {
    flag: 'site-id',
    value: 'UUID',
    variable: 'SVCLINK_SITE_ID',
    description: 'v4 UUID of the site, at its first start; default a new one',
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
  allowedHosts: {
    flag: 'allowed-hosts',
    value: 'HOSTS',
    variable: 'SVCLINK_ALLOWED_HOSTS',
    description:
      'hosts that are called although their address is not public: host or host:port, with commas',
    read: list,
    fallback: () => [],
  },
  proxy: {
    flag: 'proxy',
    value: 'URL',
    variable: 'HTTPS_PROXY',
    description:
      'the proxy of all outgoing requests, to http addresses too: http://HOST:PORT or https://HOST:PORT; default none',
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
    description: 'makes the first administrator at the start; ignored where there is one',
    isSecret: true,
    read: text,
    fallback: nothing,
  },
  adminPassword: {
    flag: 'admin-password',
    value: 'TEXT',
    variable: 'SVCLINK_ADMIN_PASSWORD',
    description: 'its password, 12 characters or more, none that is used often',
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
    read: wholeNumber(3600),
    fallback: () => 0,
  },
  uploadSeconds: {
    flag: 'upload-seconds',
    value: 'SECONDS',
    variable: 'SVCLINK_UPLOAD_SECONDS',
    description:
      'how long requests that are still arriving then have, such as large files; all others have 8 seconds, which is the default',
    read: wholeNumber(3600),
    fallback: () => 8,
  },
  keepAliveSeconds: {
    flag: 'keep-alive-seconds',
    value: 'SECONDS',
    variable: 'SVCLINK_KEEP_ALIVE_SECONDS',
    description:
      'how long an idle connection stays open; behind a proxy longer than the proxy keeps it; default 5',
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
    description: 'how many megabytes of them; beyond it the oldest go. Default 1024',
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
  maxNotes: {
    flag: 'max-notes',
    value: 'COUNT',
    variable: 'SVCLINK_MAX_NOTES',
    description: 'most notes of one send_notes; default 1000',
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
  dialect: {
    flag: 'dialect',
    value: 'NAMES',
    variable: 'SVCLINK_DIALECT',
    description:
      "a service's own names on the wire: its brand, such as acme, or brand=acme,obj_url=s3_url; accounts and links may have their own",
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
      'files whose content is not that of their extension: refuse, tell, off, or default, which refuses all but what is common; accounts may have their own',
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
