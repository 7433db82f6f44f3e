/** A registered client app, as it is stored. Nothing in it reveals the client secret. */
export interface RegisteredClient {
  /** `<org_id>-<hex>-<app-name>`. */
  readonly clientId: string;
  /** The organization that the app belongs to. */
  readonly orgId: number;
  /** The name given at registration. */
  readonly appName: string;
  /** The scopes allowed to the app. */
  readonly scopes: readonly string[];
  /** The salted scrypt of the secret. */
  readonly secretScrypt: string;
  /** Counts the secrets that the app has had. Tokens carry it, so they end with the secret they were got with. */
  readonly generation: number;
  /** True after `revoke`: no new tokens, and those issued are refused. */
  readonly revoked: boolean;
}

/** Where registered clients are kept. `find` is asked at every call of an action: keep it fast. */
export interface ClientStore {
  find(clientId: string): RegisteredClient | undefined | Promise<RegisteredClient | undefined>;
  /** Stores a client, in place of the one of the same id. */
  save(client: RegisteredClient): void | Promise<void>;
}

/** Keeps clients in the memory of this process. */
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

/** Whether text has the form `<service>-r` or `<service>-rw`. */
export const isScope = (text: string): boolean => SCOPE.test(text);

/**
 * Reads a `scope` member: scopes separated by single blanks (RFC 6749 section 3.3). Undefined when it is malformed.
 */
export function readScopes(text: string): string[] | undefined {
  const scopes = text.split(' ', MOST_SCOPES + 1);
  if (scopes.length > MOST_SCOPES || !scopes.every(isScope)) return undefined;
  return [...new Set(scopes)];
}

/** Whether one scope is held: itself, or `-rw` where `-r` is asked for. */
export function covers(granted: readonly string[], scope: string): boolean {
  return granted.includes(scope) || (scope.endsWith('-r') && granted.includes(`${scope}w`));
}
