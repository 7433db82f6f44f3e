import { didYouMean } from '../../protocol/nearest.js';
import { checkWholeNumber, optionError, refuseUnknownOptions } from '../../protocol/options.js';
import { createThrottle, type Throttle } from '../../secrets/index.js';
import { isScope } from '../clients/registered-client.js';
import { ACTION_NAMES } from '../generated/action-names.js';
import type { ApiOptions } from './options.js';

const MIB = 1024 * 1024;

const DATE_FIELDS: readonly string[] = ['date_due', 'date_received'];

const DEFAULTS = {
  dateFields: DATE_FIELDS,
  tokenLifetime: 3_600_000,
  issuer: 'svclink',
  rememberedTokens: 10_000,
  unknownMembers: 'keep',
  basePath: '',
  maxBodyBytes: MIB,
  maxFileBytes: 256 * MIB,
  maxUploads: 16,
  maxUnfinishedBytes: 32 * MIB,
  bodyTimeout: 30_000,
  readTimeout: 30_000,
  handlerTimeout: 60_000,
  reference: false,
} as const;

const NAMES: ReadonlySet<string> = new Set([
  'clients',
  'keyRing',
  'audience',
  'scopes',
  'throttle',
  'clientAddress',
  'securityHeaders',
  'logger',
  ...Object.keys(DEFAULTS),
]);

const RANGES: readonly (readonly [keyof typeof DEFAULTS, least: number, most: number])[] = [
  ['tokenLifetime', 1000, 86_400_000],
  ['rememberedTokens', 0, 1_000_000],
  ['maxBodyBytes', 1, 1024 * MIB],
  ['maxFileBytes', 1, Number.MAX_SAFE_INTEGER],
  ['maxUploads', 1, 10_000],
  ['maxUnfinishedBytes', 1, Number.MAX_SAFE_INTEGER],
  ['bodyTimeout', 1, 3_600_000],
  ['readTimeout', 1, 3_600_000],
  ['handlerTimeout', 1, 3_600_000],
];

/** The options with defaults filled in. */
export type ApiSettings = Omit<ApiOptions, 'throttle'> &
  Required<Pick<ApiOptions, keyof typeof DEFAULTS | 'audience'>> & {
    readonly throttle: Throttle | undefined;
  };

function checkScopes(scopes: ApiOptions['scopes']): void {
  for (const [action, needed] of Object.entries(scopes ?? {})) {
    if (!ACTION_NAMES.some((name) => name === action)) {
      throw optionError(
        'scopes',
        `there is no action ${action}${didYouMean(action, ACTION_NAMES)}`,
      );
    }
    if (!Array.isArray(needed) || needed.length === 0 || !needed.every(isScope)) {
      throw optionError('scopes', `${action} needs a list of scopes like bid-r or bid-rw`);
    }
  }
}

type Filled = ApiOptions & Required<Pick<ApiOptions, keyof typeof DEFAULTS>>;

function checkOthers({ clientAddress, dateFields }: Filled): void {
  if (clientAddress !== undefined && typeof clientAddress !== 'function') {
    throw optionError('clientAddress', 'is a function of the request that returns an address');
  }
  if (!Array.isArray(dateFields) || !dateFields.every((name) => typeof name === 'string')) {
    throw optionError('dateFields', 'is a list of the names of fields');
  }
}

function checkValues(settings: Filled): void {
  for (const [name, least, most] of RANGES) checkWholeNumber(name, settings[name], least, most);
  for (const name of ['issuer', 'audience'] as const) {
    const value: unknown = settings[name];
    if (value === undefined && name === 'audience') continue;
    if (typeof value !== 'string' || value === '') throw optionError(name, 'is a text');
  }
  if (typeof settings.reference !== 'boolean') throw optionError('reference', 'is true or false');
  const { basePath, unknownMembers } = settings;
  if (basePath !== '' && !/^(?:\/[^/?#]{1,200}){1,20}$/.test(basePath)) {
    throw optionError('basePath', 'begins with a slash and does not end with one');
  }
  if (!['keep', 'refuse'].includes(unknownMembers)) {
    throw optionError('unknownMembers', 'is keep or refuse');
  }
  checkOthers(settings);
  checkScopes(settings.scopes);
}

/** Removes undefined options, which count as absent. */
function withoutUndefined(options: ApiOptions): ApiOptions {
  const given = { ...options };
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) Reflect.deleteProperty(given, name);
  }
  return given;
}

/**
 * Checks the options and fills in defaults.
 *
 * @throws LinkError `option_invalid`; the message names the option and the fix
 */
export function readApiOptions(options: ApiOptions): ApiSettings {
  if (typeof options !== 'object' || options === null) {
    throw optionError('options', 'write createApi({ clients, keyRing })');
  }
  refuseUnknownOptions('createApi', options, NAMES);
  if (typeof options.clients?.find !== 'function') {
    throw optionError('clients', 'is needed: createClientRegistry({ apiUrl })');
  }
  if (typeof options.keyRing?.signing !== 'function') {
    throw optionError('keyRing', 'is needed: createKeyRing([generateTokenKey()])');
  }
  const settings: Filled = { ...DEFAULTS, ...withoutUndefined(options) };
  checkValues(settings);
  return {
    ...settings,
    audience: settings.audience ?? settings.issuer,
    throttle: options.throttle === false ? undefined : createThrottle(options.throttle),
  };
}
