import { createThrottle, type Throttle } from '../../secrets/index.js';
import { apiCatalogue } from '../catalogue/index.js';
import { isScope } from '../clients/scopes.js';
import type { ApiOptions } from './options.js';

const MIB = 1024 * 1024;

const DEFAULTS = {
  tokenLifetime: 3600,
  issuer: 'svclink',
  rememberedTokens: 10_000,
  unknownMembers: 'keep',
  basePath: '',
  maxBodyBytes: MIB,
  maxFileBytes: 256 * MIB,
  maxUploads: 16,
  maxUnfinishedBytes: 64 * MIB,
  bodyTimeout: 30_000,
  handlerTimeout: 60_000,
  reference: false,
} as const;

const OTHERS = [
  'clients',
  'keyRing',
  'audience',
  'scopes',
  'throttle',
  'securityHeaders',
  'logger',
];
const NAMES = [...OTHERS, ...Object.keys(DEFAULTS)];

const RANGES: readonly (readonly [keyof typeof DEFAULTS, least: number, most: number])[] = [
  ['tokenLifetime', 1, 86_400],
  ['rememberedTokens', 0, 1_000_000],
  ['maxBodyBytes', 1, 1024 * MIB],
  ['maxFileBytes', 1, Number.MAX_SAFE_INTEGER],
  ['maxUploads', 1, 10_000],
  ['maxUnfinishedBytes', 1, Number.MAX_SAFE_INTEGER],
  ['bodyTimeout', 1, 3_600_000],
  ['handlerTimeout', 1, 3_600_000],
];

/** The options with every default filled in. */
export type Settings = Omit<ApiOptions, 'throttle'> &
  Required<Pick<ApiOptions, keyof typeof DEFAULTS | 'audience'>> & {
    readonly throttle: Throttle | undefined;
  };

function checkNames(options: object): void {
  for (const name of Object.keys(options)) {
    if (NAMES.includes(name)) continue;
    throw new TypeError(
      `createApi has no option "${name}"; it has ${[...NAMES].sort().join(', ')}`,
    );
  }
}

function checkScopes(scopes: ApiOptions['scopes']): void {
  for (const [action, needed] of Object.entries(scopes ?? {})) {
    if (!apiCatalogue.some((entry) => entry.action === action)) {
      throw new RangeError(`option scopes: there is no action "${action}"`);
    }
    if (!Array.isArray(needed) || needed.length === 0 || !needed.every(isScope)) {
      throw new RangeError(`option scopes: ${action} needs a list of scopes like bid-r or bid-rw`);
    }
  }
}

/** Checks the options and fills in defaults. @throws TypeError, RangeError that name the option and the mend */
export function readOptions(options: ApiOptions): Settings {
  if (typeof options !== 'object' || options === null) {
    throw new TypeError('createApi needs options: write createApi({ clients, keyRing })');
  }
  checkNames(options);
  if (typeof options.clients?.find !== 'function') {
    throw new TypeError('option clients is needed: createClientRegistry({ apiUrl })');
  }
  if (typeof options.keyRing?.signing !== 'function') {
    throw new TypeError('option keyRing is needed: createKeyRing([generateTokenKey()])');
  }
  const settings = { ...DEFAULTS, ...options };
  for (const [name, least, most] of RANGES) {
    const value = settings[name];
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most)
      continue;
    throw new RangeError(`option ${name} is a whole number from ${least} to ${most}`);
  }
  if (settings.basePath !== '' && !/^(?:\/[^/?#]{1,200}){1,20}$/.test(settings.basePath)) {
    throw new RangeError('option basePath begins with a slash and does not end with one');
  }
  if (!['keep', 'refuse'].includes(settings.unknownMembers)) {
    throw new RangeError('option unknownMembers is keep or refuse');
  }
  checkScopes(options.scopes);
  return {
    ...settings,
    audience: options.audience ?? settings.issuer,
    throttle: options.throttle === false ? undefined : createThrottle(options.throttle),
  };
}
