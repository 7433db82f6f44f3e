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

/** Members of a client in addition to the actions. */
export interface ApiClientMembers {
  /**
   * Calls an action whose name is known only at run time, such as `bid/list`.
   *
   * @throws ApiCallError, CallError; LinkError `option_invalid` for an invalid call
   */
  call(name: ActionName, request?: object, options?: Partial<SaveOptions>): Promise<unknown>;
  /**
   * Calls an action outside the catalogue, such as `jobnote/reminder/times`. The request is sent unchanged, and the
   * answer is returned unchanged, whatever JSON it is. The call is repeated only when it certainly was not carried out.
   *
   * @throws ApiCallError, CallError; LinkError `option_invalid` for an invalid path
   */
  raw(path: string, request?: object, options?: ApiCallOptions): Promise<unknown>;
  /** Returns the present token and its remaining lifetime in whole seconds. */
  token(): Promise<AuthTokenResponse>;
  /** Ends all calls, which fail with code `client_closed`, and closes all connections. */
  close(): Promise<void>;
}

/** A client of the JSON API; members of its answers may be absent, unless it reads strictly. */
export type ApiClient<Read extends Reading = 'tolerant'> = ApiActions<Read> & ApiClientMembers;

/**
 * Makes a client of the JSON API. It opens no connection before its first call.
 *
 * @throws LinkError `option_invalid`; the message names the option and the fix; the error of the file system for
 *   credentials given by path
 */
export function createApiClient(
  options: ApiClientOptions & { readonly reading: 'strict' },
): ApiClient<'strict'>;
export function createApiClient(options: ApiClientOptions): ApiClient;
// The implementation returns `object`: answers are read by the schemas from which the types above are generated.
export function createApiClient(options: ApiClientOptions): object {
  const settings = readClientOptions(options);
  const closing = new AbortController();
  allowManyListeners(closing.signal);
  // One connection more than concurrent calls, so that a token can be fetched while all of them run.
  const { origin } = settings.base;
  const connections = connectionsTo({
    origin,
    connections: settings.concurrency + 1,
    connectTimeout: Math.min(settings.timeout, LONGEST_CONNECT),
    network: settings.network,
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
