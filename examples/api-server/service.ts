import {
  ACTION_NAMES,
  type Api,
  type ApiOptions,
  type ClientCredentials,
  type ClientRegistry,
  createApi,
  createClientRegistry,
  createKeyRing,
  generateTokenKey,
} from 'svclink/api';
import { serveAutoimport } from './actions/autoimport.js';
import { serveBid } from './actions/bid.js';
import { serveFile } from './actions/file.js';
import { serveInvoice } from './actions/invoice.js';
import { serveJobnote } from './actions/jobnote.js';
import { servePcr } from './actions/pcr.js';
import { serveProperty } from './actions/property.js';
import { serveUser } from './actions/user.js';
import { serveWorkorder } from './actions/workorder.js';
import { DemoStore } from './data/store.js';

/** The options of the demo. */
export interface DemoOptions {
  /** The base address in the credentials. */
  readonly apiUrl: string;
  /** The secret of the demo's client. Default: a new one. */
  readonly clientSecret?: string;
  /** True if the organization has units of measure. Default true. */
  readonly hasUnits?: boolean;
  /** Options for `createApi`, such as a logger. */
  readonly api?: Partial<ApiOptions>;
}

/** The demo: the API, its data, its client apps, and credentials of all scopes. */
export interface Demo {
  readonly api: Api;
  readonly clients: ClientRegistry;
  readonly store: DemoStore;
  readonly credentials: ClientCredentials;
}

const MIB = 1024 * 1024;

/** Lenient limits: a developer tries the demo from one address, and with wrong secrets too. */
const LENIENT = { freePerSubject: 200, freePerAddress: 1000 };

/** All services, to read and to write. */
const allScopes = (): string[] => [
  ...new Set(ACTION_NAMES.map((action) => `${action.split('/', 1)[0]}-rw`)),
];

/** Makes the demo: every action of the JSON API, on data in memory. */
export async function createDemo(options: DemoOptions): Promise<Demo> {
  const { apiUrl, clientSecret, hasUnits = true } = options;
  const clients = createClientRegistry({ apiUrl });
  const credentials = await clients.registerClient({
    orgId: 18,
    hex: 'c0ffee',
    appName: 'demo',
    scopes: allScopes(),
    ...(clientSecret === undefined ? {} : { clientSecret }),
  });
  const keyRing = createKeyRing([generateTokenKey()]);
  const api = createApi({
    clients,
    keyRing,
    maxFileBytes: 16 * MIB,
    throttle: LENIENT,
    ...options.api,
  });
  const store = new DemoStore();
  serveAutoimport(api, store);
  serveBid(api, store, hasUnits);
  serveFile(api, store);
  serveUser(api, store);
  serveWorkorder(api, store);
  servePcr(api, store);
  serveProperty(api, store);
  serveInvoice(api, store);
  serveJobnote(api, store);
  return { api, clients, store, credentials };
}
