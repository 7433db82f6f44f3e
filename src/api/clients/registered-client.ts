/** A stored client app. Nothing in it reveals the client secret. */
export interface RegisteredClient {
  /** `<org_id>-<hex>-<app-name>`. */
  readonly clientId: string;
  /** The organization that the app belongs to. */
  readonly orgId: number;
  /** The name given at registration. */
  readonly appName: string;
  /** The scopes that the app may use. */
  readonly scopes: readonly string[];
  /** The stored form of the secret: a salted scrypt. */
  readonly secretScrypt: string;
  /**
   * The number of secrets that the app has had. Tokens contain it, so they end with the secret that they were issued
   * for.
   */
  readonly generation: number;
  /** True after `revoke`: no new tokens, and those issued are refused. */
  readonly revoked: boolean;
  /** The most calls within a minute. Default: the option `callsPerMinute`. */
  readonly callsPerMinute?: number;
}

/** A store of registered clients. `find` is called for every call of an action: keep it fast. */
export interface ClientStore {
  find(clientId: string): RegisteredClient | undefined | Promise<RegisteredClient | undefined>;
  /** Stores a client, replacing one with the same id. */
  save(client: RegisteredClient): void | Promise<void>;
}

/** Makes a store in the memory of this process. */
export function memoryClientStore(): ClientStore {
  const clients = new Map<string, RegisteredClient>();
  return {
    find: (clientId) => clients.get(clientId),
    save: (client) => {
      clients.set(client.clientId, client);
    },
  };
}

const SCOPE = /^([a-z][a-z0-9_]{0,63})-(rw|r)$/;
const MOST_SCOPES = 200;

/** Returns true for text of the form `<service>-r` or `<service>-rw`. */
export const isScope = (text: string): boolean => SCOPE.test(text);

/**
 * Parses a `scope` member: scopes separated by single spaces (RFC 6749 section 3.3). Undefined when it is malformed.
 */
export function readScopes(text: string): string[] | undefined {
  const scopes = text.split(' ', MOST_SCOPES + 1);
  if (scopes.length > MOST_SCOPES || !scopes.every(isScope)) return undefined;
  return [...new Set(scopes)];
}

/** Returns true if one scope is granted: itself, or `-rw` for `-r`. */
export function covers(granted: readonly string[], scope: string): boolean {
  return granted.includes(scope) || (scope.endsWith('-r') && granted.includes(`${scope}w`));
}
