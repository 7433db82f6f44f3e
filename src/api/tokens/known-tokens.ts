import type { TokenClaims } from './claims.js';

/** Tokens whose signature was checked, by digest: a look into this memory finds no usable token. */
export interface KnownTokens {
  get(digest: string): TokenClaims | undefined;
  add(digest: string, claims: TokenClaims): void;
  clear(): void;
}

/** Makes a bounded memory; the oldest goes when it is full. 0 remembers none. */
export function createKnownTokens(most: number): KnownTokens {
  const known = new Map<string, TokenClaims>();
  return {
    get: (digest) => known.get(digest),
    add(digest, claims) {
      if (most === 0) return;
      const oldest = known.size >= most ? known.keys().next().value : undefined;
      if (oldest !== undefined) known.delete(oldest);
      known.set(digest, claims);
    },
    clear: () => known.clear(),
  };
}
