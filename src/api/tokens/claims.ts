import { readScopes } from '../clients/scopes.js';

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
export function claimsOf(payload: Readonly<Record<string, unknown>>): TokenClaims | undefined {
  const { sub, client_id, jti, scope, gen, exp } = payload;
  if (typeof sub !== 'string' || typeof scope !== 'string') return undefined;
  if (client_id !== sub || typeof jti !== 'string') return undefined;
  if (typeof gen !== 'number' || typeof exp !== 'number') return undefined;
  const scopes = readScopes(scope);
  return scopes && { clientId: sub, scopes, generation: gen, expires: exp * 1000 };
}
