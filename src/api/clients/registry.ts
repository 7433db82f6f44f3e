import { optionError, refuseUnknownOptions } from '../../protocol/options.js';
import { hashSecret } from '../../secrets/index.js';
import { type ClientCredentials, credentialsOf, newSecret } from './credentials.js';
import { type ClientStore, memoryClientStore, type RegisteredClient } from './registered-client.js';
import { type ClientRegistration, checkScopes, clientIdOf } from './registration.js';

/** Options of {@link createClientRegistry}. */
export interface ClientRegistryOptions {
  /** The base address that credentials name, without a slash at the end. */
  readonly apiUrl: string;
  /** Where clients are kept. Default: the memory of this process. */
  readonly store?: ClientStore;
}

const OPTIONS: ReadonlySet<string> = new Set(['apiUrl', 'store']);
const REGISTRATION: ReadonlySet<string> = new Set([
  'orgId',
  'appName',
  'scopes',
  'hex',
  'clientSecret',
]);

/**
 * Registers client apps. Its errors say what to fix and hold no secret.
 *
 * Specification: JSON API document, section Client app registration.
 */
export class ClientRegistry {
  readonly #apiUrl: string;
  readonly #store: ClientStore;

  constructor(options: ClientRegistryOptions) {
    if (typeof options !== 'object' || options === null) {
      throw optionError('options', 'write createClientRegistry({ apiUrl })');
    }
    refuseUnknownOptions('createClientRegistry', options, OPTIONS);
    const { apiUrl, store = memoryClientStore() } = options;
    if (!URL.canParse(apiUrl)) throw optionError('apiUrl', 'is the base address of the service');
    if (typeof store?.find !== 'function' || typeof store.save !== 'function') {
      throw optionError('store', 'has the functions find and save');
    }
    this.#apiUrl = apiUrl;
    this.#store = store;
  }

  /**
   * Registers a client app.
   *
   * @returns the credentials to hand over; the secret in them is not kept
   * @throws LinkError `option_invalid` for a name, scope or id that cannot be, or an id that is taken
   */
  async registerClient(registration: ClientRegistration): Promise<ClientCredentials> {
    refuseUnknownOptions('registerClient', Object(registration), REGISTRATION);
    const { orgId, appName, clientSecret: secret = newSecret() } = registration;
    if (typeof secret !== 'string' || secret === '') throw optionError('clientSecret', 'is a text');
    const clientId = clientIdOf(registration);
    checkScopes(registration.scopes);
    if (await this.#store.find(clientId)) {
      throw optionError('hex', `client ${clientId} is registered already`);
    }
    const scopes = [...new Set(registration.scopes)];
    const secretScrypt = await hashSecret(secret);
    const first = { generation: 1, revoked: false };
    const client = { clientId, orgId, appName, scopes, secretScrypt, ...first };
    await this.#store.save(client);
    return credentialsOf(client, secret, this.#apiUrl);
  }

  /**
   * Gives a new secret; the old one, and the tokens got with it, end at once.
   *
   * @throws LinkError `option_invalid` for an unknown id
   */
  async rotateSecret(clientId: string): Promise<ClientCredentials> {
    const client = await this.#known(clientId);
    const secret = newSecret();
    const secretScrypt = await hashSecret(secret);
    const renewed = { ...client, secretScrypt, generation: client.generation + 1 };
    await this.#store.save(renewed);
    return credentialsOf(renewed, secret, this.#apiUrl);
  }

  /**
   * Withdraws the grant of a client: no new tokens, and those issued end at once.
   *
   * @throws LinkError `option_invalid` for an unknown id
   */
  async revoke(clientId: string): Promise<void> {
    await this.#store.save({ ...(await this.#known(clientId)), revoked: true });
  }

  /** The stored form of a client, for `createApi`. */
  find(clientId: string): ReturnType<ClientStore['find']> {
    return this.#store.find(clientId);
  }

  async #known(clientId: string): Promise<RegisteredClient> {
    const client = await this.#store.find(clientId);
    if (!client) throw optionError('clientId', `no client ${clientId} is registered`);
    return client;
  }
}

/**
 * Makes a registry of client apps; give it to `createApi` as `clients`.
 *
 * @throws LinkError `option_invalid`
 */
export function createClientRegistry(options: ClientRegistryOptions): ClientRegistry {
  return new ClientRegistry(options);
}
