import { hash, randomUUID } from 'node:crypto';
import { type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { type RegisteredClient, readScopes } from '../clients/registered-client.js';
import type { KeyRing } from './key-ring.js';

/** What a valid token says. */
export interface TokenClaims {
  readonly clientId: string;
  readonly scopes: readonly string[];
  /** Which of the client's secrets the token was got with. */
  readonly generation: number;
  /** Unix time in milliseconds at which it ends. */
  readonly expires: number;
}

/** Reads the payload of a token whose signature holds; undefined when it is not one of ours. */
function claimsOf(payload: Readonly<Record<string, unknown>>): TokenClaims | undefined {
  const { sub, client_id, jti, scope, gen, exp } = payload;
  if (typeof sub !== 'string' || typeof scope !== 'string') return undefined;
  if (client_id !== sub || typeof jti !== 'string') return undefined;
  if (typeof gen !== 'number' || typeof exp !== 'number') return undefined;
  const scopes = readScopes(scope);
  return scopes && { clientId: sub, scopes, generation: gen, expires: exp * 1000 };
}

const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';

/** What tokens are made with. */
interface TokenRules {
  readonly keyRing: KeyRing;
  readonly issuer: string;
  readonly audience: string;
  /** Seconds. */
  readonly lifetime: number;
  /** How many verified tokens are remembered. */
  readonly remembered: number;
}

/** Decoders pass over padding and unused bits, so that one token would have several texts. */
const isCanonical = (token: string): boolean =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);

/**
 * Issues and reads access tokens. To clients they are opaque; they are signed, so that every instance with the key
 * reads them without asking another.
 */
export class Tokens {
  /** Whose signature was checked, by digest: a look into this memory finds no usable token. Undefined for none. */
  readonly #known: LRUCache<string, TokenClaims> | undefined;
  #version: number;

  constructor(readonly rules: TokenRules) {
    if (rules.remembered > 0) this.#known = new LRUCache({ max: rules.remembered });
    this.#version = rules.keyRing.version();
  }

  /** A new token of a client for these scopes. */
  issue(client: RegisteredClient, scopes: readonly string[]): Promise<string> {
    const { keyRing, issuer, audience, lifetime } = this.rules;
    const { id, key } = keyRing.signing();
    const now = Math.floor(Date.now() / 1000);
    const { clientId, generation: gen } = client;
    // What RFC 9068 section 2.2 requires of a token of this type.
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

  /** What a token says; undefined for anything but a token of ours that is valid now. */
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

  async #verify(token: string, digest: string): Promise<TokenClaims | undefined> {
    if (!isCanonical(token)) return undefined;
    const { keyRing, issuer, audience } = this.rules;
    const version = keyRing.version();
    const currentDate = new Date(Date.now());
    const rules = { algorithms: [ALGORITHM], typ: TYPE, issuer, audience, currentDate };
    try {
      const { payload } = await jwtVerify(
        token,
        (header: JWTHeaderParameters) => this.#keyOf(header),
        rules,
      );
      const claims = claimsOf(payload);
      // A key that was retired meanwhile must not live on in memory.
      if (claims && version === keyRing.version()) this.#known?.set(digest, claims);
      return claims;
    } catch {
      // Whatever is wrong with it, the caller learns one thing: this token is not valid.
      return undefined;
    }
  }

  #keyOf({ kid = '' }: JWTHeaderParameters) {
    const key = this.rules.keyRing.find(kid);
    if (!key) throw new Error('the key is not in the ring');
    return key;
  }
}
