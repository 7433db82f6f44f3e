import { isMisplaced, type Mountable, mount } from '../../http/index.js';
import { optionError } from '../../protocol/options.js';
import type { ActionName } from '../generated/action-types.js';
import { ActionHandlers, type ApiHandler } from './event.js';
import type { ApiOptions } from './options.js';
import { ApiService } from './service.js';
import { readApiOptions } from './settings.js';

/** A JSON API: mount it with `app.use(api)` in Express 4 and 5, or give it to `http.createServer`. */
export interface Api extends Mountable {
  /**
   * Registers the handler of an action and returns the API.
   *
   * @throws LinkError `handler_unknown_event`, `handler_duplicate`; `registration_late` after the first request
   */
  on<Action extends ActionName>(action: Action, handler: ApiHandler<Action>): Api;
  /** Returns the actions with a handler, in the order of the catalogue. */
  actions(): ActionName[];
}

const MISPLACED =
  'returns an API, and cannot be mounted itself: write app.use(createApi({ clients, keyRing }))';

/**
 * Makes a JSON API. It handles tokens, scopes, checks of requests and responses, and every error that depends on the
 * request alone; handlers do the rest. An action without a handler is answered 404.
 *
 * Specification: JSON API document, sections Endpoints, Authentication and Errors.
 *
 * @throws LinkError `option_invalid` for an unknown or invalid option; the message names the fix
 */
export function createApi(options: ApiOptions): Api;
export function createApi(...given: [ApiOptions, ...unknown[]]): Api | undefined {
  if (isMisplaced(given, () => optionError('createApi', MISPLACED))) return undefined;
  const [options] = given;
  const settings = readApiOptions(options);
  const handlers = new ActionHandlers();
  const service = new ApiService(settings, handlers);
  const api: Api = Object.assign(mount(service), {
    on<Action extends ActionName>(action: Action, handler: ApiHandler<Action>): Api {
      handlers.add(action, handler);
      return api;
    },
    actions: () => handlers.names(),
  });
  return api;
}
