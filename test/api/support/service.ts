import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import supertest from 'supertest';
import {
  type Api,
  type ApiOptions,
  type ClientCredentials,
  type ClientRegistry,
  type ClientStore,
  createApi,
  createClientRegistry,
  createKeyRing,
  generateTokenKey,
  type KeyRing,
  memoryClientStore,
} from '../../../src/api/index.js';
import { hashSecret } from '../../../src/secrets/index.js';
import { serve } from '../../support/resources.js';

/** Every service there is, to read and to write. */
export const ALL_SCOPES = [
  'autoimport-rw',
  'bid-rw',
  'file-rw',
  'user-rw',
  'workorder-rw',
  'pcr-rw',
  'property-rw',
  'invoice-rw',
  'jobnote-rw',
];

export const CLIENT_ID = '18-0a1b2c-test';
export const SECRET = 'a-secret-of-the-tests';
const hashed = hashSecret(SECRET);

/** What an HTTP call gave. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  // Tests look into what came back as it is.
  readonly body: Record<string, unknown>;
  readonly text: string;
}

export interface TestService {
  readonly api: Api;
  readonly url: string;
  readonly clients: ClientRegistry;
  readonly store: ClientStore;
  readonly keyRing: KeyRing;
  readonly credentials: ClientCredentials;
  readonly log: { details: Readonly<Record<string, unknown>>; message: string }[];
  /** A token of the test's client for these scopes; all of them by default. */
  token(scope?: string): Promise<string>;
  /** Calls an action with a token of all scopes. */
  call(action: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  close(): Promise<void>;
}

/** Posts a body: text as it stands, anything else as JSON. */
export async function post(
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const call = supertest(url)
    .post('')
    .set({ 'content-type': 'application/json', ...headers });
  const answer = await (body === undefined ? call : call.send(json(body)));
  return {
    status: answer.status,
    headers: answer.headers,
    body: JSON.parse(answer.text),
    text: answer.text,
  };
}

const json = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body));

export const bearer = (token: string): Record<string, string> => ({
  authorization: `Bearer ${token}`,
});

async function addClient(
  store: ClientStore,
  scopes: readonly string[],
): Promise<ClientCredentials> {
  const first = { orgId: 18, appName: 'test', generation: 1, revoked: false };
  await store.save({ clientId: CLIENT_ID, scopes, secretScrypt: await hashed, ...first });
  const scope = scopes.join(' ');
  const api_url = 'http://127.0.0.1';
  const grant_type = 'client_credentials' as const;
  return { grant_type, client_id: CLIENT_ID, client_secret: SECRET, scope, api_url };
}

/** Starts a service on a port of its own; `setUp` registers the handlers. */
export async function startService(
  setUp: (api: Api) => unknown = () => undefined,
  options: Partial<ApiOptions> = {},
  wrap: (api: Api) => RequestListener = (api) => api,
): Promise<TestService> {
  const store = memoryClientStore();
  const clients = createClientRegistry({ apiUrl: 'http://127.0.0.1', store });
  const keyRing = createKeyRing([generateTokenKey()]);
  const log: TestService['log'] = [];
  const logger = {
    error: (details: Readonly<Record<string, unknown>>, message: string) => {
      log.push({ details, message });
    },
  };
  const api = createApi({ clients, keyRing, logger, ...options });
  setUp(api);
  const credentials = await addClient(store, ALL_SCOPES);
  const { url, close } = await serve(wrap(api));

  async function token(scope = credentials.scope): Promise<string> {
    const { body } = await post(`${url}/auth/token`, { ...credentials, scope });
    return String(body.access_token);
  }
  let all: Promise<string> | undefined;
  return {
    api,
    url,
    clients,
    store,
    keyRing,
    credentials,
    log,
    token,
    async call(action, body, headers = {}) {
      all ??= token();
      return post(`${url}/${action}`, body, { ...bearer(await all), ...headers });
    },
    close,
  };
}
