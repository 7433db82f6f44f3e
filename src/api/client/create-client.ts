import { allowManyListeners, CallError, connectionsTo, LONGEST_CONNECT } from '../../net/index.js';
import type { Reading } from '../../protocol/codec/read-result.js';
import { Slots } from '../../system/slots.js';
import type { ActionName, AuthTokenResponse } from '../generated/action-types.js';
import { createActionTree } from './action-tree.js';
import type { ApiActions } from './action-types.js';
import { ActionCaller } from './caller.js';
import type { ApiCallOptions, ApiClientOptions, SaveOptions } from './options.js';
import { readClientOptions } from './settings.js';
import { fetchToken, TokenSource } from './token.js';

/** What a client can do beside the actions. */
export interface ApiClientMembers {
  /**
   * Calls an action whose name is known at run time only, such as `bid/list`.
   *
   * @throws ApiCallError, CallError; LinkError `option_invalid` for what is no call
   */
  call(name: ActionName, request?: object, options?: Partial<SaveOptions>): Promise<unknown>;
  /**
   * Calls an action that no document describes, such as `jobnote/reminder/times`: the request goes as it is given, and
   * the answer comes back as it came, whatever JSON it is. It is repeated only when it surely was not carried out.
   *
   * @throws ApiCallError, CallError; LinkError `option_invalid` for what is no path
   */
  raw(path: string, request?: object, options?: ApiCallOptions): Promise<unknown>;
  /** The token that calls are made with at the moment, and the whole seconds that are left of it. */
  token(): Promise<AuthTokenResponse>;
  /** Ends all calls, which fail with code `client_closed`, and closes all connections. */
  close(): Promise<void>;
}

/** A client of the JSON API; what its answers hold may be absent, unless it reads strictly. */
export type ApiClient<Read extends Reading = 'tolerant'> = ApiActions<Read> & ApiClientMembers;

/**
 * Makes a client of the JSON API. It opens nothing before its first call.
 *
 * Specification: JSON API document, sections Endpoints and Authentication.
 *
 * @throws LinkError `option_invalid` that names the option and the fix; the error of the file system for credentials given
 *   by path
 */
export function createApiClient(
  options: ApiClientOptions & { readonly reading: 'strict' },
): ApiClient<'strict'>;
export function createApiClient(options: ApiClientOptions): ApiClient;
// Answers are read by the schemas that the types above were generated from.
export function createApiClient(options: ApiClientOptions): object {
  const settings = readClientOptions(options);
  const closing = new AbortController();
  allowManyListeners(closing.signal);
  // One connection more than calls, so that a token can be fetched while all calls are under way.
  const { origin } = settings.base;
  const connections = connectionsTo({
    origin,
    connections: settings.concurrency + 1,
    connectTimeout: Math.min(settings.timeout, LONGEST_CONNECT),
  });
  const service = { base: settings.base, connections };
  const tokens = new TokenSource(() => fetchToken(settings, service, closing.signal));
  const slots = new Slots(settings.concurrency);
  const caller = new ActionCaller({ settings, service, tokens, slots, closing: closing.signal });
  const call: ApiClientMembers['call'] = (name, request, callOptions) =>
    caller.call(name, request, callOptions);
  const members: ApiClientMembers = {
    call,
    raw: (path, request, callOptions) => caller.raw(path, request, callOptions),
    async token() {
      closing.signal.throwIfAborted();
      const { token, lifetime } = await tokens.describe();
      return { token_type: 'Bearer', expires_in: lifetime, access_token: token };
    },
    async close() {
      closing.abort(new CallError('client_closed', 'the client was closed'));
      await connections.close();
    },
  };
  return Object.freeze({
    ...createActionTree((name, request, callOptions) => caller.call(name, request, callOptions)),
    ...members,
  });
}
