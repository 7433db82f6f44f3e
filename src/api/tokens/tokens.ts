import { hash, randomUUID } from 'node:crypto';
import type { JWTHeaderParameters } from 'jose';
import { LRUCache } from 'lru-cache';
import { type RegisteredClient, readScopes } from '../clients/registered-client.js';
import type { TokenKeys } from './key-ring.js';

/** The claims of a valid token. */
export interface TokenClaims {
  readonly clientId: string;
  readonly scopes: readonly string[];
  /** The generation of the client's secret that the token was issued for. */
  readonly generation: number;
  /** Unix time of its expiry, in milliseconds. */
  readonly expires: number;
}

/** Reads the payload of a token with a valid signature; undefined for a foreign one. */
function claimsOf(payload: Readonly<Record<string, unknown>>): TokenClaims | undefined {
  const { sub, client_id, jti, scope, gen, exp } = payload;
  if (typeof sub !== 'string' || typeof scope !== 'string') return undefined;
  if (client_id !== sub || typeof jti !== 'string') return undefined;
  if (typeof gen !== 'number' || typeof exp !== 'number') return undefined;
  const scopes = readScopes(scope);
  return scopes && { clientId: sub, scopes, generation: gen, expires: exp * 1000 };
}

/** Loads the package at the first token: test runners that load CommonJS alone cannot load its modules. */
const loadJose = () => import('jose');

const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';

/** Parameters of {@link Tokens}. */
interface TokenRules {
  readonly keyRing: TokenKeys;
  readonly issuer: string;
  readonly audience: string;
  /** Seconds. */
  readonly lifetime: number;
  /** Most verified tokens in the cache. */
  readonly remembered: number;
}

/**
 * Returns true for canonical base64url. Decoders ignore padding and unused bits, so that one token would have several
 * texts.
 */
const isCanonical = (token: string): boolean =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);

/** The key of a token is none of the ring. */
class UnknownKey extends Error {}

/**
 * Issues and verifies access tokens. They are opaque to clients, and signed, so that every instance with the key can
 * verify them alone.
 */
export class Tokens {
  /** Verified tokens by digest, so that the cache contains no usable token. Undefined without a cache. */
  readonly #known: LRUCache<string, TokenClaims> | undefined;
  #version: number;

  constructor(readonly rules: TokenRules) {
    if (rules.remembered > 0) this.#known = new LRUCache({ max: rules.remembered });
    this.#version = rules.keyRing.version();
  }

  /** Issues a token of a client for these scopes. */
  async issue(client: RegisteredClient, scopes: readonly string[]): Promise<string> {
    const { keyRing, issuer, audience, lifetime } = this.rules;
    const { id, key } = await keyRing.signing();
    const { SignJWT } = await loadJose();
    const now = Math.floor(Date.now() / 1000);
    const { clientId, generation: gen } = client;
    // The claims that RFC 9068 section 2.2 requires.
    return new SignJWT({ client_id: clientId, scope: scopes.join(' '), gen })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: id })
      .setJti(randomUUID())
      .setSubject(clientId)
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(now)
      .setExpirationTime(now + lifetime)
      .sign(key);
  }

  /** Returns the claims of a token; undefined for any text but a valid token of ours. */
  read(token: string): TokenClaims | undefined | Promise<TokenClaims | undefined> {
    if (this.#version !== this.rules.keyRing.version()) {
      this.#version = this.rules.keyRing.version();
      this.#known?.clear();
    }
    const digest = hash('sha256', token, 'base64');
    const found = this.#known?.get(digest);
    if (!found) return this.#verify(token, digest);
    return found.expires > Date.now() ? found : undefined;
  }

  /** @throws what the key ring throws, such as that its store is away: that says nothing about the token */
  async #verify(token: string, digest: string): Promise<TokenClaims | undefined> {
    if (!isCanonical(token)) return undefined;
    const { keyRing, issuer, audience } = this.rules;
    const version = keyRing.version();
    const currentDate = new Date(Date.now());
    const rules = { algorithms: [ALGORITHM], typ: TYPE, issuer, audience, currentDate };
    let failure: unknown;
    try {
      const { jwtVerify } = await loadJose();
      const { payload } = await jwtVerify(
        token,
        (header: JWTHeaderParameters) =>
          this.#keyOf(header).catch((error: unknown) => {
            failure = error;
            throw error;
          }),
        rules,
      );
      const claims = claimsOf(payload);
      // A key that was retired meanwhile must not stay effective in the cache.
      if (claims && version === keyRing.version()) this.#known?.set(digest, claims);
      return claims;
    } catch {
      if (failure !== undefined && !(failure instanceof UnknownKey)) throw failure;
      // The caller learns only that the token is not valid, not why.
      return undefined;
    }
  }

  async #keyOf({ kid = '' }: JWTHeaderParameters) {
    const key = await this.rules.keyRing.find(kid);
    if (!key) throw new UnknownKey('the key is not in the ring');
    return key;
  }
}
