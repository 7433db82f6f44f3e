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
