import { NETWORK_ROWS } from '../net/index.js';
import { READING_ROWS } from '../protocol/codec/read-result.js';
import { isObject, isPasswordSha1, isUuidV4 } from '../protocol/envelope/envelope.js';
import {
  amount,
  callback,
  checkOptions,
  flag,
  milliseconds,
  nested,
  type OptionRow,
  type OptionRows,
  oneOf,
  option,
  required,
  text,
  texts,
  wholeNumber,
} from '../protocol/option-rows.js';
import { LONGEST_TIMEOUT, optionError } from '../protocol/options.js';
import { HOUR, MIB } from '../protocol/units.js';
import { ENCODINGS } from './call/form-body.js';
import type {
  AnyCallOptions,
  CallOptions,
  LinkClientOptions,
  RetryOptions,
  SendFileOptions,
} from './options.js';

/** The options of repetition. Defaults: those of the client for a call, and those of `RetryOptions` for a client. */
export const RETRY_ROWS = {
  limit: wholeNumber(0, 100),
  delay: wholeNumber(0, HOUR),
  maxDelay: wholeNumber(0, HOUR),
} satisfies OptionRows<RetryOptions>;

const RETRY: OptionRow<never> = {
  form: 'a number of repetitions, an object of options, or false',
  check(name, value) {
    if (value === false) return;
    if (!isObject(value)) RETRY_ROWS.limit.check(`${name}.limit`, value);
    else checkOptions(name, RETRY_ROWS, value, `${name}.`);
  },
};

// Not by instanceof: the signal may come from another realm.
const isSignal = (value: unknown) => isObject(value) && 'aborted' in value;

/** The options of every call. Those of the client fill in absent ones. */
export const CALL_ROWS = {
  signal: option('an AbortSignal', isSignal),
  timeout: wholeNumber(1, LONGEST_TIMEOUT),
  retry: RETRY,
  encoding: oneOf(ENCODINGS),
  maxAnswerSize: wholeNumber(1, Number.MAX_SAFE_INTEGER),
} satisfies OptionRows<CallOptions>;

/** The options of a call that sends a file. */
export const SEND_FILE_ROWS = {
  ...CALL_ROWS,
  onProgress: callback(),
} satisfies OptionRows<SendFileOptions>;

const ANY_CALL_ROWS = {
  ...SEND_FILE_ROWS,
  checked: flag(),
} satisfies OptionRows<AnyCallOptions>;

const isUnixTime = (value: unknown) =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) < 1e11;

/** A row of a Unix time. */
export const UNIX_TIME = option('a Unix time in whole seconds; unixTime() makes one', isUnixTime);

/**
 * Checks the options of a call.
 *
 * @throws LinkError `option_invalid`
 */
export function checkCallOptions(options: unknown): void {
  if (!isObject(options)) throw optionError('options', 'must be an object');
  checkOptions('a call', ANY_CALL_ROWS, options, '');
}

/** Parses the address of a receiver; undefined for what is none. */
function parseUrl(url: unknown): URL | undefined {
  const address = url instanceof URL ? url.href : url;
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  const parsed = new URL(address);
  return /^https?:$/.test(parsed.protocol) ? parsed : undefined;
}

const URL_ROW = required(
  option('an absolute http or https address', (value) => parseUrl(value) !== undefined),
);

/** Reads the address of a receiver. @throws LinkError `option_invalid` */
export function readUrl(url: unknown): URL {
  const parsed = parseUrl(url);
  if (parsed) return parsed;
  throw optionError('url', `must be ${URL_ROW.form}`);
}

const isName = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/** The options of `createLinkClient`. */
export const CLIENT_ROWS = {
  url: URL_ROW,
  username: required(option('text, not blank', isName)),
  password: text(),
  passwordSha1: option('40 hex digits; a password in the clear goes to password', isPasswordSha1),
  siteId: required(
    option('a v4 UUID; make one with crypto.randomUUID(), once, and keep it', isUuidV4),
  ),
  dialect: option('an object of names', isObject),
  names: oneOf(['tables', 'samples'], 'tables'),
  encoding: oneOf(ENCODINGS, 'urlencoded'),
  timeout: milliseconds(60_000),
  uploadTimeout: milliseconds(600_000),
  connectTimeout: milliseconds(10_000),
  retry: RETRY,
  recognisesRepetitions: flag(false),
  ...READING_ROWS,
  onExchange: callback(),
  maxAnswerSize: amount(64 * MIB),
  maxRecordSize: amount(MIB),
  maxFileSize: amount(512 * MIB),
  allowedHosts: texts('hosts: host or host:port', []),
  connections: amount(16),
  headers: option('an object of names and values that HTTP allows', isObject),
  network: nested(NETWORK_ROWS),
  dispatcher: option('a dispatcher of undici', isObject),
} satisfies OptionRows<LinkClientOptions>;
