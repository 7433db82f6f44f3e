import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ActionName, Api } from '../../api/index.js';
import type { Mountable } from '../../http/index.js';
import type { Logger } from '../../index.js';
import type { SiteContext } from '../engine/context.js';
import type { SiteSettings } from '../engine/options.js';
import { USER } from './actions/user.js';
import { AppClients } from './apps/app-clients.js';
import { Apps } from './apps/apps.js';
import { StoredTokenKeys } from './apps/token-keys.js';
import type { SiteAction, SiteActions } from './site-actions.js';

/** Milliseconds that a token lasts. */
const LIFETIME = 3_600_000;

/** The settings of the JSON API of a site. */
export interface SiteApiSettings
  extends Pick<SiteSettings, 'api' | 'backgroundLogger' | 'baseUrl' | 'orgId' | 'receiver'> {
  readonly siteId: string;
}

/** The JSON API of a site, and the apps that may call it. */
export interface SiteApi {
  readonly apps: Apps;
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
}

/** All actions that a site answers. */
const ACTIONS: SiteActions = { ...USER };

/** Opens the JSON API of a site. */
export function openSiteApi(context: SiteContext, settings: SiteApiSettings): SiteApi {
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
      // A token of one site is no token of another one.
      issuer: siteId,
      logger,
      ...(clientAddress === undefined ? {} : { clientAddress }),
      ...(maxFileBytes === undefined ? {} : { maxFileBytes }),
      ...(throttle === undefined ? {} : { throttle }),
    });
    for (const [action, answer] of Object.entries(ACTIONS)) {
      register(api, action as ActionName, answer as SiteAction<ActionName>, { context, clients });
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

/** Registers one action. The framework reads the app for each call, and refuses one that is disabled. */
function register<Action extends ActionName>(
  api: Api,
  action: Action,
  answer: SiteAction<Action>,
  { context, clients }: { readonly context: SiteContext; readonly clients: AppClients },
): void {
  api.on(action, async (event) => {
    clients.noteUse(event.client.clientId);
    return answer({ context, event });
  });
}

function notServed(_request: IncomingMessage, response: ServerResponse): void {
  refuse(response, 404, 'not_found', 'This site serves no JSON API: it is switched off.');
}

function refuse(response: ServerResponse, status: number, error: string, text: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ error, error_description: text }));
}
