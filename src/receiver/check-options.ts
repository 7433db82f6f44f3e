import { checkFolder } from '../http/index.js';
import { NETWORK_ROWS } from '../net/index.js';
import { catalogue } from '../protocol/catalogue/catalogue.js';
import { isUuidV4 } from '../protocol/envelope/envelope.js';
import { LOGGER_ROW } from '../protocol/logger.js';
import { didYouMean } from '../protocol/nearest.js';
import {
  amount,
  callback,
  checkMembers,
  type FilledOptions,
  flag,
  milliseconds,
  nested,
  type OptionRow,
  type OptionRows,
  option,
  orFalse,
  readOptions,
  required,
  texts,
  wholeNumber,
  withMethods,
} from '../protocol/option-rows.js';
import { checkTimeout, optionError } from '../protocol/options.js';
import { MIB } from '../protocol/units.js';
import { THROTTLE_ROWS } from '../secrets/index.js';
import type { ReceiverOptions } from './options.js';
import { WIRE_ROWS } from './wire-options.js';

const ACCOUNTS: OptionRow<never> = {
  form: 'a list, a function, or an object with find',
  check(name, value) {
    const finds = typeof value === 'object' && value !== null && 'find' in value;
    if (typeof value !== 'function' && !finds) throw optionError(name, `must be ${ACCOUNTS.form}`);
    checkMembers({ replaceHash: callback() }, value, `${name}.`);
  },
};

const DEADLINE: OptionRow<never> = {
  form: 'milliseconds, or an object of events, each with milliseconds',
  check(option, value) {
    if (typeof value !== 'object' || value === null) {
      checkTimeout(option, value);
      return;
    }
    const known = new Set(['default', ...catalogue.map(({ name }) => name)]);
    for (const [event, given] of Object.entries(value)) {
      if (!known.has(event)) throw optionError(`${option}.${event}`, noSuchEvent(event, known));
      checkTimeout(`${option}.${event}`, given);
    }
  },
};

function noSuchEvent(event: string, known: Iterable<string>): string {
  return `there is no such event${didYouMean(event, known)}; an event of your own has its deadline in define`;
}

const FOLDER: OptionRow<never> = {
  form: 'the path of a folder that exists and can be written to',
  check: checkFolder,
};

/** The options of `createReceiver`. */
export const RECEIVER_ROWS = {
  siteId: required(
    option('a v4 UUID; make one with crypto.randomUUID(), once, and keep it', isUuidV4),
  ),
  accounts: required(ACCOUNTS),
  ...WIRE_ROWS,
  httpStatus: flag(),
  maxBodySize: wholeNumber(1, 512 * MIB, 32 * MIB),
  maxValues: amount(1_000_000),
  maxFileSize: amount(512 * MIB),
  // At least one form of the largest size, which may be above the default.
  maxUnfinishedBytes: wholeNumber(1, Number.MAX_SAFE_INTEGER),
  maxEarlyFileSize: amount(32 * MIB),
  maxEarlyFiles: amount(128 * MIB),
  minEarlyRate: wholeNumber(0, Number.MAX_SAFE_INTEGER, 16 * 1024),
  bodyTimeout: milliseconds(30_000),
  uploadTimeout: milliseconds(600_000),
  readTimeout: milliseconds(30_000),
  deadline: DEADLINE,
  uploadFolder: FOLDER,
  allowedHosts: texts('hosts: host or host:port'),
  network: nested(NETWORK_ROWS),
  throttle: nested(THROTTLE_ROWS, { orFalse: true }),
  clientAddress: callback(' of the request that returns an address'),
  rememberedCredentials: wholeNumber(0, 1_000_000),
  securityHeaders: orFalse(option('the options of helmet', (value) => typeof value === 'object')),
  deliveries: withMethods(
    'a store such as sqliteDeliveries(db) or memoryDeliveries()',
    'claim',
    'complete',
  ),
  checkPcrAnswers: callback(' that returns a form'),
  logger: LOGGER_ROW,
  onError: callback(),
  onExchange: callback(),
} satisfies OptionRows<ReceiverOptions>;

/** The options with defaults filled in. */
export type FilledReceiverOptions = FilledOptions<ReceiverOptions, typeof RECEIVER_ROWS>;

/**
 * Checks all options and fills in their defaults. It runs at construction, so that a wrong option fails the start of the
 * app and not its first request.
 *
 * @throws LinkError `option_invalid`; its message states the fix
 */
export function readReceiverOptions(options: ReceiverOptions): FilledReceiverOptions {
  return readOptions('createReceiver', RECEIVER_ROWS, options);
}
