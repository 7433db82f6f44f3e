import {
  flag,
  nested,
  type OptionRows,
  option,
  required,
  text,
} from '../../../protocol/option-rows.js';
import { optionError } from '../../../protocol/options.js';

/** The values of the role claim that give each role. */
export interface SignOnRoles {
  readonly reader?: readonly string[];
  readonly operator?: readonly string[];
  readonly administrator?: readonly string[];
}

/** Single sign-on by an OpenID provider (OpenID Connect Core 1.0, code flow with PKCE). */
export interface SignOnOptions {
  /**
   * The issuer, such as `https://login.example.com/realms/staff`: the base of its `/.well-known/openid-configuration`.
   * It has to be https, except on this machine (`localhost`), and `allowedHosts` has to name a host that is not public.
   */
  readonly issuer: string;
  /** The id of this site at the provider. */
  readonly clientId: string;
  /** The secret of that client. Default: none, for a public client, which PKCE protects. */
  readonly clientSecret?: string;
  /** The name of the provider, as the link of the log-in page shows it. Default: the host of the issuer. */
  readonly name?: string;
  /** The requested scopes, with blanks between them. Default `openid email profile`. */
  readonly scopes?: string;
  /**
   * The claim that finds a user at the first log-in: `email` the one user with that e-mail address, which the provider
   * has to state as verified; any other claim, such as `preferred_username`, the user of that name. Later log-ins find
   * the user by the subject of the provider. Default `email`.
   */
  readonly userClaim?: string;
  /**
   * The claim whose values give the role at every log-in: its name, or its path, such as `realm_access.roles`. A person
   * without a role is refused. Default: none, and users have the role that the site has stored.
   */
  readonly roleClaim?: string;
  /** The values of `roleClaim` that give each role; the highest one holds. Required with `roleClaim`. */
  readonly roles?: SignOnRoles;
  /** True if a person without a user becomes one, a reader unless `roleClaim` gives a role. Default false: refused. */
  readonly createsUsers?: boolean;
  /**
   * The address of the console, which the provider returns to: it has to allow `…/api/sign-on/return` below it. Default
   * `publicUrl` with `/console`.
   */
  readonly consoleUrl?: string;
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

function isIssuer(value: unknown): boolean {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  const { protocol, hostname, search, hash, username, password } = new URL(value);
  const isProtected = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
  // The client would not compare the issuer of a description that has an address of its own.
  if (value.includes('/.well-known/')) return false;
  return isProtected && `${search}${hash}${username}${password}` === '';
}

function isConsoleUrl(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\/[^?#@\s]+$/.test(value) && URL.canParse(value);
}

const VALUES = option(
  'a list of texts, not empty',
  (value) =>
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((one) => typeof one === 'string' && one !== ''),
);

/** The values of the role claim of each role. */
export const SIGN_ON_ROLE_ROWS = {
  reader: VALUES,
  operator: VALUES,
  administrator: VALUES,
} satisfies OptionRows<SignOnRoles>;

/** The options of single sign-on. */
export const SIGN_ON_ROWS = {
  issuer: required(
    option(
      'the https address of an issuer, without /.well-known; http on this machine alone',
      isIssuer,
    ),
  ),
  clientId: required(text()),
  clientSecret: text(),
  name: text(),
  scopes: option(
    'scopes with blanks between them, openid among them',
    (value) =>
      typeof value === 'string' &&
      /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/.test(value) &&
      value.split(' ').includes('openid'),
    'openid email profile',
  ),
  userClaim: text('email'),
  roleClaim: text(),
  roles: nested(SIGN_ON_ROLE_ROWS),
  createsUsers: flag(false),
  consoleUrl: option(
    'an http or https address, such as https://orders.example/console',
    isConsoleUrl,
  ),
} satisfies OptionRows<SignOnOptions>;

/** The options of single sign-on with all defaults filled in. */
export interface SignOnSettings {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  readonly name: string;
  readonly scopes: string;
  readonly userClaim: string;
  readonly roleClaim: string | undefined;
  readonly roles: SignOnRoles;
  readonly createsUsers: boolean;
  /** The address that the provider returns to. */
  readonly returnUrl: string;
}

/** Fills in the defaults of checked options. @throws LinkError `option_invalid` for options that exclude each other */
export function signOnSettings(options: SignOnOptions, baseUrl: string): SignOnSettings {
  const { roleClaim, roles = {} } = options;
  const hasRoles = Object.values(roles).some((values) => values !== undefined);
  if (hasRoles !== (roleClaim !== undefined)) {
    throw optionError('signOn.roles', 'and signOn.roleClaim have to be given together');
  }
  const issuer = new URL(options.issuer);
  const consoleUrl = (options.consoleUrl ?? `${baseUrl}/console`).replace(/(?<!\/)\/+$/, '');
  return {
    issuer,
    clientId: options.clientId,
    clientSecret: options.clientSecret,
    name: options.name ?? issuer.host,
    scopes: options.scopes ?? SIGN_ON_ROWS.scopes.byDefault,
    userClaim: options.userClaim ?? SIGN_ON_ROWS.userClaim.byDefault,
    roleClaim,
    roles,
    createsUsers: options.createsUsers ?? SIGN_ON_ROWS.createsUsers.byDefault,
    returnUrl: `${consoleUrl}/api/sign-on/return`,
  };
}
