import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { ArrivingAnswer, type PeerAnswer } from './answer.js';
import type { Peer } from './call-error.js';
import type { Connections } from './connections.js';
import type { Deadline } from './deadline.js';
import { networkError } from './network-errors.js';

/** The body of a request. A stream can be sent only once. */
export type RequestContent = string | Uint8Array | Readable;

/** One outgoing request. */
export interface ExchangeRequest {
  readonly origin: string;
  readonly path: string;
  readonly method: Dispatcher.HttpMethod;
  /** Names and values alternating. */
  readonly headers: string[];
  /** Opens the body, when the request is about to be sent. */
  readonly open: () => RequestContent | null;
}

/** The connections and limits of an exchange. */
export interface ExchangeVia {
  readonly connections: Connections;
  readonly deadline: Deadline;
  readonly peer: Peer;
}

/**
 * Sends one request and returns its answer; all outgoing requests pass here. Redirects are answers like any other:
 * credentials are for the address that the caller named. The deadline applies until the answer has been read.
 *
 * @throws CallError, as the peer's `fail` makes it
 */
export async function exchange(request: ExchangeRequest, via: ExchangeVia): Promise<PeerAnswer> {
  const { deadline, peer, connections } = via;
  const { origin, path, method, headers } = request;
  const dispatcher = await connections.open();
  if (!dispatcher) throw peer.fail('client_closed', 'the client was closed');
  if (deadline.reason) throw deadline.reason;
  const body = request.open();
  return new Promise((resolve, reject) => {
    const answer = new ArrivingAnswer({ peer, deadline, body }, { resolve, reject });
    try {
      dispatcher.dispatch({ origin, path, method, headers, body }, answer);
    } catch (error) {
      answer.end(networkError(error, peer));
    }
  });
}
