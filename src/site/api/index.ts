import type { IncomingMessage, ServerResponse } from 'node:http';
import { apiCatalogue } from '../../api/catalogue/index.js';
import { ApiError } from '../../api/errors.js';
import type { ActionName, Api } from '../../api/index.js';
import type { Mountable } from '../../http/index.js';
import type { Logger } from '../../index.js';
import { HOUR } from '../../protocol/units.js';
import type { SiteContext } from '../engine/context.js';
import type { SiteSettings } from '../engine/site-settings.js';
import type { Importer } from '../importer/index.js';
import type { Owner } from '../owner/index.js';
import { AUTOIMPORT } from './actions/autoimport.js';
import { BID } from './actions/bid.js';
import { FILE } from './actions/file.js';
import { INVOICE } from './actions/invoice.js';
import { JOBNOTE } from './actions/jobnote.js';
import { PCR } from './actions/pcr.js';
import { PROPERTY } from './actions/property.js';
import { USER } from './actions/user.js';
import { WORKORDER } from './actions/workorder.js';
import { WORKORDER_CHANGES } from './actions/workorder-changes.js';
import { AppClients } from './apps/app-clients.js';
import { Apps } from './apps/apps.js';
import { StoredTokenKeys } from './apps/token-keys.js';
import { firstAnswer } from './once.js';
import { reportCall } from './report-call.js';
import type { SiteAction, SiteActions, SiteCall } from './site-actions.js';

/** Milliseconds that a token lasts. */
const LIFETIME = HOUR;

/** The settings of the JSON API of a site. */
export interface SiteApiSettings
  extends Pick<
    SiteSettings,
    | 'api'
    | 'apiCallsPerMinute'
    | 'apiReference'
    | 'backgroundLogger'
    | 'baseUrl'
    | 'orgId'
    | 'receiver'
  > {
  readonly siteId: string;
  /** Returns true for a request of a user of the console. */
  readonly hasUser: (request: IncomingMessage) => Promise<boolean>;
}

/** The JSON API of a site, and the apps that may call it. */
export interface SiteApi {
  readonly apps: Apps;
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
}

/** All actions that a site answers. */
const ACTIONS: SiteActions = {
  ...AUTOIMPORT,
  ...BID,
  ...FILE,
  ...INVOICE,
  ...JOBNOTE,
  ...PCR,
  ...PROPERTY,
  ...USER,
  ...WORKORDER,
  ...WORKORDER_CHANGES,
};

/** The actions that change something. A repeated call with its Idempotency-Key gets the first answer. */
const CHANGING: ReadonlySet<string> = new Set(
  apiCatalogue.filter(({ kind }) => kind === 'write').map(({ action }) => action),
);

/** The services that the actions of a site call. */
interface Services {
  readonly owner: Owner;
  readonly importer: Importer;
}

/** Opens the JSON API of a site. */
export function openSiteApi(
  context: SiteContext,
  settings: SiteApiSettings,
  services: Services,
): SiteApi {
  const { siteId, orgId, backgroundLogger: logger, receiver = {} } = settings;
  const { clientAddress, maxFileSize: maxFileBytes, throttle } = receiver;
  const keys = new StoredTokenKeys(context, LIFETIME);
  const apps = new Apps(context, { orgId, apiUrl: `${settings.baseUrl}/api` }, keys);
  if (!settings.api) return { apps, handle: notServed };
  const clients = new AppClients(context, logger);
  const make = async (): Promise<Api> => {
    const { createApi } = await import('../../api/index.js');
    const api = createApi({
      clients,
      keyRing: keys,
      tokenLifetime: LIFETIME,
      callsPerMinute: settings.apiCallsPerMinute,
      reference: settings.apiReference || settings.hasUser,
      // A token of one site is no token of another one.
      issuer: siteId,
      logger,
      onExchange: (exchange) => reportCall(context, exchange),
      ...(clientAddress === undefined ? {} : { clientAddress }),
      ...(maxFileBytes === undefined ? {} : { maxFileBytes }),
      ...(throttle === undefined ? {} : { throttle }),
    });
    for (const [action, answer] of Object.entries(ACTIONS)) {
      const parts = { context, clients, ...services };
      register(api, action as ActionName, answer as SiteAction<ActionName>, parts);
    }
    return api;
  };
  return { apps, handle: madeAtFirstRequest(make, logger) };
}

/**
 * Makes the API at its first request. Its schemas are large: every command that opens a site would load them for
 * nothing.
 */
function madeAtFirstRequest(make: () => Promise<Mountable>, logger: Logger): Mountable {
  let made: Promise<Mountable> | undefined;
  return (request, response) => {
    made ??= make();
    made.then(
      (api) => api(request, response),
      (error: unknown) => {
        made = undefined;
        logger.error({ error }, 'the JSON API cannot be loaded');
        refuse(response, 503, 'unavailable', 'The JSON API cannot be served now.');
      },
    );
  };
}

/** The parts that every action gets. */
interface ActionParts extends Services {
  readonly context: SiteContext;
  readonly clients: AppClients;
}

/** Registers one action. It reads the limits of the app for each call, so that they hold from the next call on. */
function register<Action extends ActionName>(
  api: Api,
  action: Action,
  answer: SiteAction<Action>,
  { context, owner, importer, clients }: ActionParts,
): void {
  api.on(action, async (event) => {
    const app = await clients.caller(event.client.clientId);
    // Disabled since its token was checked.
    if (!app) return event.fail('access_denied');
    clients.noteUse(event.client.clientId);
    const call = { context, owner, importer, app, event };
    return CHANGING.has(action) ? answerOnce(call, answer) : answer(call);
  });
}

/** Answers a call that changes something, with the first answer where it is repeated with its key. */
async function answerOnce<Action extends ActionName>(
  call: SiteCall<Action>,
  answer: SiteAction<Action>,
): Promise<Awaited<ReturnType<SiteAction<Action>>>> {
  // Before all checks: what the first call has changed may be a reason to refuse the second one.
  const first = await firstAnswer(call);
  if (first !== undefined) return first;
  try {
    return await answer(call);
  } catch (error) {
    // The first call may have been stored between the look for it and the check.
    const stored = ApiError.is(error) ? await firstAnswer(call) : undefined;
    if (stored !== undefined) return stored;
    throw error;
  }
}

function notServed(_request: IncomingMessage, response: ServerResponse): void {
  refuse(response, 404, 'not_found', 'This site serves no JSON API: it is switched off.');
}

function refuse(response: ServerResponse, status: number, error: string, text: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ error, error_description: text }));
}
