import { checkReading } from '../protocol/codec/read-result.js';
import { isObject, isPasswordSha1, isUuidV4 } from '../protocol/envelope/envelope.js';
import {
  checkTimeout,
  checkWholeNumber,
  optionError,
  refuseUnknownOptions,
} from '../protocol/options.js';
import { ENCODINGS } from './call/form-body.js';
import type { AnyCallOptions, CallOptions, LinkClientOptions } from './options.js';

const NAMES: ReadonlySet<string> = new Set([
  'url',
  'username',
  'password',
  'passwordSha1',
  'siteId',
  'dialect',
  'names',
  'encoding',
  'timeout',
  'uploadTimeout',
  'connectTimeout',
  'retry',
  'recognisesRepetitions',
  'reading',
  'onDeviation',
  'onExchange',
  'maxAnswerSize',
  'maxRecordSize',
  'maxFileSize',
  'allowedHosts',
  'connections',
  'headers',
  'dispatcher',
] satisfies (keyof LinkClientOptions)[]);

const NUMBERS = [
  'timeout',
  'uploadTimeout',
  'connectTimeout',
  'maxAnswerSize',
  'maxRecordSize',
  'maxFileSize',
  'connections',
] as const;

/** The options of every call. */
export const CALL_OPTIONS = [
  'signal',
  'timeout',
  'retry',
  'encoding',
  'maxAnswerSize',
] as const satisfies readonly (keyof CallOptions)[];

const ANY_CALL_OPTIONS: ReadonlySet<string> = new Set([
  ...CALL_OPTIONS,
  'onProgress',
  'checked',
] satisfies (keyof AnyCallOptions)[]);

/** Checks a boolean option. */
export function checkSwitch(name: string, value: unknown): void {
  if (value === undefined || typeof value === 'boolean') return;
  throw optionError(name, `must be true or false`);
}

/** Checks a Unix time in whole seconds. */
export function checkUnixTime(name: string, value: unknown): void {
  if (Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) < 1e11) return;
  throw optionError(name, 'must be a Unix time in whole seconds; unixTime() makes one');
}

/**
 * Checks the options of a call.
 *
 * @throws LinkError `option_invalid`
 */
export function checkCallOptions(options: unknown): void {
  if (!isObject(options)) throw optionError('options', 'must be an object');
  refuseUnknownOptions('a call', options, ANY_CALL_OPTIONS);
  checkTimeout('timeout', options.timeout);
  checkEncoding(options.encoding);
  const { signal } = options;
  // Not by instanceof: the signal may come from another realm.
  if (signal === undefined || (isObject(signal) && 'aborted' in signal)) return;
  throw optionError('signal', 'must be an AbortSignal');
}

/** Checks an encoding. */
export function checkEncoding(value: unknown): void {
  if (value === undefined || ENCODINGS.some((known) => known === value)) return;
  throw optionError('encoding', `must be one of ${ENCODINGS.join(', ')}`);
}

function checkNames({ names }: LinkClientOptions): void {
  if (names === undefined || names === 'tables' || names === 'samples') return;
  throw optionError('names', 'must be tables or samples');
}

function checkAccount(options: LinkClientOptions): void {
  const { username, password, passwordSha1, siteId } = options;
  if (typeof username !== 'string' || username.trim() === '') {
    throw optionError('username', 'must be text, not blank');
  }
  if ((password === undefined) === (passwordSha1 === undefined)) {
    throw optionError('password', 'give either password or passwordSha1');
  }
  if (password !== undefined && (typeof password !== 'string' || password === '')) {
    throw optionError('password', 'must be text, not empty');
  }
  if (passwordSha1 !== undefined && !isPasswordSha1(passwordSha1)) {
    throw optionError(
      'passwordSha1',
      'must be 40 hex digits; a password in the clear goes to password',
    );
  }
  if (!isUuidV4(siteId)) {
    throw optionError(
      'siteId',
      'must be a v4 UUID; make one with crypto.randomUUID(), once, and keep it',
    );
  }
}

/** Reads the address of the receiver. */
export function readUrl(url: unknown): URL {
  const text = url instanceof URL ? url.href : url;
  if (typeof text === 'string' && URL.canParse(text)) {
    const parsed = new URL(text);
    if (parsed.protocol === 'http:' || parsed.protocol === 'https:') return parsed;
  }
  throw optionError('url', 'must be an absolute http or https address');
}

/**
 * Checks the options of a client.
 *
 * @throws LinkError `option_invalid`; the message names the option, never a secret
 */
export function checkClientOptions(options: LinkClientOptions): void {
  refuseUnknownOptions('createLinkClient', options, NAMES);
  checkAccount(options);
  for (const name of NUMBERS) {
    if (name.endsWith('imeout')) checkTimeout(name, options[name]);
    else checkWholeNumber(name, options[name], 1, Number.MAX_SAFE_INTEGER);
  }
  checkSwitch('recognisesRepetitions', options.recognisesRepetitions);
  checkEncoding(options.encoding);
  checkNames(options);
  checkReading(options);
}
