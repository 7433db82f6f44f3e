import { isObject } from '../../protocol/envelope/envelope.js';
import { didYouMean } from '../../protocol/nearest.js';
import {
  amount,
  callback,
  type FilledOptions,
  nested,
  type OptionRow,
  type OptionRows,
  oneOf,
  option,
  orFalse,
  readOptions,
  required,
  text,
  texts,
  wholeNumber,
  withMethods,
} from '../../protocol/option-rows.js';
import { optionError } from '../../protocol/options.js';
import { HOUR, MIB } from '../../protocol/units.js';
import {
  createThrottle,
  THROTTLE_ROWS,
  type Throttle,
  type ThrottleStore,
} from '../../secrets/index.js';
import { isScope } from '../clients/registered-client.js';
import { ACTION_NAMES } from '../generated/action-names.js';
import type { ApiOptions } from './options.js';

const SCOPES: OptionRow<never> = {
  form: 'an object of actions, each with a list of scopes like bid-r or bid-rw',
  check(option, scopes) {
    if (!isObject(scopes)) throw optionError(option, `must be ${SCOPES.form}`);
    for (const [action, needed] of Object.entries(scopes)) {
      if (!ACTION_NAMES.some((name) => name === action)) {
        throw optionError(
          option,
          `there is no action ${action}${didYouMean(action, ACTION_NAMES)}`,
        );
      }
      if (!Array.isArray(needed) || needed.length === 0 || !needed.every(isScope)) {
        throw optionError(option, `${action} needs a list of scopes like bid-r or bid-rw`);
      }
    }
  },
};

const isBasePath = (value: unknown) =>
  typeof value === 'string' && (value === '' || /^(?:\/[^/?#]{1,200}){1,20}$/.test(value));

/** The options of `createApi`. */
export const API_ROWS = {
  clients: required(withMethods('an object with find: createClientRegistry({ apiUrl })', 'find')),
  keyRing: required(
    withMethods('a key ring: createKeyRing([generateTokenKey()])', 'signing', 'find', 'version'),
  ),
  tokenLifetime: wholeNumber(1000, 24 * HOUR, HOUR),
  issuer: text('svclink'),
  audience: text(),
  rememberedTokens: wholeNumber(0, 1_000_000, 10_000),
  scopes: SCOPES,
  unknownMembers: oneOf(['keep', 'refuse'], 'keep'),
  dateFields: texts('names of fields', ['date_due', 'date_received']),
  basePath: option('a path that begins with a slash and does not end with one', isBasePath, ''),
  maxBodyBytes: wholeNumber(1, 1024 * MIB, MIB),
  maxFileBytes: amount(256 * MIB),
  maxUploads: wholeNumber(1, 10_000, 16),
  maxUnfinishedBytes: amount(32 * MIB),
  bodyTimeout: wholeNumber(1, HOUR, 30_000),
  readTimeout: wholeNumber(1, HOUR, 30_000),
  handlerTimeout: wholeNumber(1, HOUR, 60_000),
  callsPerMinute: wholeNumber(1, 1_000_000_000),
  throttle: nested(THROTTLE_ROWS, { orFalse: true }),
  clientAddress: callback(' of the request that returns an address'),
  reference: option(
    'true, false, or a function of the request that returns one of them',
    (value) => typeof value === 'boolean' || typeof value === 'function',
    false,
  ),
  securityHeaders: orFalse(option('the options of helmet', (value) => typeof value === 'object')),
  onExchange: callback(' of a call'),
  logger: withMethods('an object with error', 'error'),
} satisfies OptionRows<ApiOptions>;

/** The options with defaults filled in. */
export type ApiSettings = Omit<
  FilledOptions<ApiOptions, typeof API_ROWS>,
  'throttle' | 'audience'
> & {
  readonly audience: string;
  readonly throttle: Throttle | undefined;
  /** The store of counts that processes share; undefined: the memory of this one. */
  readonly countStore: ThrottleStore | undefined;
};

/**
 * Checks the options and fills in defaults.
 *
 * @throws LinkError `option_invalid`; the message names the option and the fix
 */
export function readApiOptions(options: ApiOptions): ApiSettings {
  const { throttle, ...settings } = readOptions('createApi', API_ROWS, options);
  return {
    ...settings,
    audience: settings.audience ?? settings.issuer,
    throttle: throttle === false ? undefined : createThrottle(throttle),
    countStore: throttle === false ? undefined : throttle?.store,
  };
}
