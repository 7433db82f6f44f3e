import type { Configuration } from 'openid-client';
import { HOUR } from '../../../protocol/units.js';
import type { SignOnSettings } from '../../engine/log-in/sign-on-options.js';
import type { Attempt } from './attempts.js';
import { type Claims, claimAt, joinedClaims } from './claims.js';
import { type FetchRules, guardedFetch } from './guarded-fetch.js';
import { SignOnRefusal } from './refusals.js';

/** Loads the package at the first sign-on: test runners that load CommonJS alone cannot load its modules. */
const loadClient = () => import('openid-client');
type Client = Awaited<ReturnType<typeof loadClient>>;

/** Milliseconds for which the description of the provider is used; its keys are renewed by the client. */
const RENEWAL = HOUR;
/** Milliseconds for which a failure holds, so that strangers cause few requests to a provider that is down. */
const PAUSE = 2000;
/** The difference of the clocks that tokens may show, in seconds. */
const TOLERANCE = 30;

/** The identity of a person at a provider, with what the provider states about the person. */
export interface ProvenPerson {
  readonly subject: string;
  readonly claims: Claims;
}

/** The OpenID provider of a site (OpenID Connect Core 1.0, sections 3.1 and 5.3). */
export class Provider {
  #known: { readonly config: Promise<Configuration>; until: number } | undefined;
  readonly #fetch;

  constructor(
    readonly settings: SignOnSettings,
    rules: FetchRules,
    readonly now: () => number,
  ) {
    this.#fetch = guardedFetch(rules);
  }

  /** Returns the address of the provider where a person logs in. @throws SignOnRefusal */
  async address({ state, nonce, verifier }: Attempt): Promise<URL> {
    const client = await loadClient();
    const config = await this.#config(client);
    const code_challenge = await client.calculatePKCECodeChallenge(verifier);
    const address = orRefused(() =>
      client.buildAuthorizationUrl(config, {
        redirect_uri: this.settings.returnUrl,
        scope: this.settings.scopes,
        code_challenge,
        code_challenge_method: 'S256',
        state,
        nonce,
      }),
    );
    if (address.protocol === this.settings.issuer.protocol) return address;
    throw new SignOnRefusal('provider', 'its log-in page has another protocol than the issuer');
  }

  /**
   * Exchanges the code of a return for the identity of the person. Issuer, audience, nonce, time and signature of the
   * token are validated.
   *
   * @param query the query of the return
   * @throws SignOnRefusal
   */
  async person(query: URLSearchParams, { state, nonce, verifier }: Attempt): Promise<ProvenPerson> {
    const client = await loadClient();
    const config = await this.#config(client);
    const address = new URL(this.settings.returnUrl);
    address.search = query.toString();
    try {
      const tokens = await client.authorizationCodeGrant(config, address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
      });
      const claims: Claims = { ...tokens.claims() };
      const { sub: subject } = claims;
      if (typeof subject !== 'string' || subject === '' || subject.length > 255) {
        throw new SignOnRefusal('provider', 'the token has no subject');
      }
      if (this.#isComplete(claims) || !config.serverMetadata().userinfo_endpoint) {
        return { subject, claims };
      }
      // The client refuses the information of another subject.
      const userInfo = await client.fetchUserInfo(config, tokens.access_token, subject);
      return { subject, claims: joinedClaims(claims, { ...userInfo }) };
    } catch (error) {
      throw refusalOf(error);
    }
  }

  /** Returns true for claims that contain what the site reads. */
  #isComplete(claims: Claims): boolean {
    const { userClaim, roleClaim, createsUsers } = this.settings;
    const names = [userClaim, ...(roleClaim === undefined ? [] : [roleClaim])];
    if (userClaim === 'email') names.push('email_verified');
    if (createsUsers) names.push('name');
    return names.every((name) => claimAt(claims, name) !== undefined);
  }

  /** Returns the description of the provider, which is requested once an hour. @throws SignOnRefusal */
  async #config(client: Client): Promise<Configuration> {
    const now = this.now();
    if (!this.#known || this.#known.until <= now) {
      const known = { config: this.#discover(client), until: now + RENEWAL };
      this.#known = known;
      known.config.catch(() => {
        known.until = this.now() + PAUSE;
      });
    }
    try {
      return await this.#known.config;
    } catch (error) {
      throw refusalOf(error);
    }
  }

  async #discover(client: Client): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.settings;
    const config = await client.discovery(
      issuer,
      clientId,
      { [client.clockTolerance]: TOLERANCE },
      clientSecret === undefined ? client.None() : authentication(client, clientSecret),
      {
        [client.customFetch]: this.#fetch,
        execute: [
          client.enableNonRepudiationChecks,
          ...(issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []),
        ],
      },
    );
    const stated = config.serverMetadata().issuer;
    // The client accepts issuers of many organisations, whose people have the same addresses.
    if (new URL(stated).href === issuer.href) return config;
    throw new SignOnRefusal('provider', 'it states another issuer than the setting');
  }
}

/** Authenticates the site by its secret in the way that the provider supports; in the header by default. */
function authentication(client: Client, secret: string): ReturnType<Client['None']> {
  const basic = client.ClientSecretBasic(secret);
  const post = client.ClientSecretPost(secret);
  return (server, metadata, body, headers) => {
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const isPost = !ways.includes('client_secret_basic') && ways.includes('client_secret_post');
    (isPost ? post : basic)(server, metadata, body, headers);
  };
}

function orRefused<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Returns a failure of the client as a refusal. Its detail has the words of the client and no value of a token. */
function refusalOf(error: unknown): SignOnRefusal {
  if (error instanceof SignOnRefusal) return error;
  const named = error instanceof Error ? error : new Error(String(error));
  const code = textOf(named, 'error');
  if (code === 'access_denied') return new SignOnRefusal('cancelled', code);
  if (code === 'invalid_grant')
    return new SignOnRefusal('expired', 'the provider refused the code');
  const cause = named.cause instanceof Error ? named.cause.message : '';
  const parts = [named.message, code, textOf(named, 'error_description'), cause];
  const detail = [...new Set(parts.filter((part) => part !== ''))].join(': ').slice(0, 300);
  return new SignOnRefusal('provider', detail);
}

function textOf(error: Error, name: string): string {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value.replaceAll(/[^\x20-\x7e]/g, ' ').slice(0, 100) : '';
}
