import {
  type OptionRow,
  type OptionRows,
  option,
  readOptions,
  required,
  text,
  wholeNumber,
  withMethods,
} from '../../protocol/option-rows.js';
import { optionError } from '../../protocol/options.js';
import { hashSecret } from '../../secrets/index.js';
import {
  type ClientCredentials,
  clientIdOf,
  credentialsOf,
  nameForId,
  newHex,
  newSecret,
} from './new-client.js';
import {
  type ClientStore,
  isScope,
  memoryClientStore,
  type RegisteredClient,
} from './registered-client.js';

const HEX = /^[0-9a-f]{1,64}$/;

/** The registration of a new client app. */
export interface ClientRegistration {
  /** The organization that the app belongs to. */
  readonly orgId: number;
  /** 1 to 100 characters, with at least one letter a to z or digit. */
  readonly appName: string;
  /** The scopes that the app may use, each `<service>-r` or `<service>-rw`. */
  readonly scopes: readonly string[];
  /** The middle part of the client id, for a client that is moved from another service. Default: random. */
  readonly hex?: string;
  /** The secret of a client that is moved from another service. Default: 256 random bits. */
  readonly clientSecret?: string;
}

const isAppName = (value: unknown) =>
  typeof value === 'string' && value.length <= 100 && nameForId(value) !== '';

const SCOPE_LIST: OptionRow<never> = {
  form: 'a list of scopes',
  check(name, scopes) {
    if (!Array.isArray(scopes)) throw optionError(name, 'must be a list of scopes');
    if (scopes.length === 0) throw optionError(name, 'is empty: the app could not do anything');
    const wrong: unknown = scopes.find((scope) => !isScope(scope));
    if (wrong === undefined) return;
    throw optionError(name, `"${wrong}" is not a scope: write <service>-r or <service>-rw`);
  },
};

const REGISTRATION_ROWS = {
  orgId: required(wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  appName: required(
    option('1 to 100 characters, and among them a letter a to z or a digit', isAppName),
  ),
  scopes: required(SCOPE_LIST),
  hex: option(
    '1 to 64 digits 0 to 9 and a to f',
    (value) => typeof value === 'string' && HEX.test(value),
  ),
  clientSecret: text(),
} satisfies OptionRows<ClientRegistration>;

/** Options of {@link createClientRegistry}. */
export interface ClientRegistryOptions {
  /** The base address in credentials, without a slash at its end. */
  readonly apiUrl: string;
  /** The store of the clients. Default: the memory of this process. */
  readonly store?: ClientStore;
}

const isAddress = (value: unknown) => typeof value === 'string' && URL.canParse(value);

/** The options of `createClientRegistry`. */
export const REGISTRY_ROWS = {
  apiUrl: required(option('the base address of the service', isAddress)),
  store: withMethods('an object with find and save', 'find', 'save'),
} satisfies OptionRows<ClientRegistryOptions>;

/** Registers client apps. Its errors name the fix and contain no secret. */
export class ClientRegistry {
  readonly #apiUrl: string;
  readonly #store: ClientStore;

  constructor(options: ClientRegistryOptions) {
    if (typeof options !== 'object' || options === null) {
      throw optionError('options', 'write createClientRegistry({ apiUrl })');
    }
    const { apiUrl, store } = readOptions('createClientRegistry', REGISTRY_ROWS, options);
    this.#apiUrl = apiUrl;
    this.#store = store ?? memoryClientStore();
  }

  /**
   * Registers a client app.
   *
   * @returns the credentials for the app; the secret in them is not stored
   * @throws LinkError `option_invalid` for an invalid name, scope or id, or an id that exists
   */
  async registerClient(registration: ClientRegistration): Promise<ClientCredentials> {
    const given = readOptions('registerClient', REGISTRATION_ROWS, registration);
    const { orgId, appName, hex = newHex(), clientSecret: secret = newSecret() } = given;
    const clientId = clientIdOf(orgId, hex, appName);
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
   * Makes a new secret; the old one, and the tokens issued for it, end at once.
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
   * Revokes the grant of a client: it gets no new tokens, and its tokens end at once.
   *
   * @throws LinkError `option_invalid` for an unknown id
   */
  async revoke(clientId: string): Promise<void> {
    await this.#store.save({ ...(await this.#known(clientId)), revoked: true });
  }

  /** Returns a stored client, for `createApi`. */
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
 * Makes a registry of client apps; pass it to `createApi` as `clients`.
 *
 * @throws LinkError `option_invalid`
 */
export function createClientRegistry(options: ClientRegistryOptions): ClientRegistry {
  return new ClientRegistry(options);
}
