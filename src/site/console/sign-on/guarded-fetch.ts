import { buffer } from 'node:stream/consumers';
import type { CustomFetch, CustomFetchOptions } from 'openid-client';
import { createOutgoing, type NetworkOptions, type OutgoingRequest } from '../../../net/index.js';

/** Milliseconds of one request to the provider, with its answer. A person waits for it. */
const TIMEOUT = 10_000;
/** The most bytes of an answer of the provider: its description, its keys, its tokens. */
const MAX_ANSWER = 1024 * 1024;
/** The statuses of answers that have no body. */
const NO_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

/** The hosts and the network of requests to the provider. */
export interface FetchRules {
  readonly allowedHosts: readonly string[];
  readonly network: NetworkOptions;
}

/**
 * Returns the function that sends the requests of the OpenID client: guarded and through the proxy like every request
 * of the site, without redirects, and limited in time and size.
 */
export function guardedFetch({ allowedHosts, network }: FetchRules): CustomFetch {
  return async (url, { method, headers, body }) => {
    const outgoing = createOutgoing({ allowedHosts, timeout: TIMEOUT, network });
    try {
      const answer = await outgoing.request(url, {
        method: methodOf(method),
        headers,
        ...bodyOf(body),
        maxBytes: MAX_ANSWER,
        redirects: 'manual',
      });
      const bytes = await buffer(answer.body);
      const { status } = answer;
      return new Response(NO_BODY.has(status) ? null : new Uint8Array(bytes), {
        status,
        headers: Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
      });
    } finally {
      await outgoing.close();
    }
  };
}

function methodOf(method: string): NonNullable<OutgoingRequest['method']> {
  return method === 'POST' ? 'POST' : 'GET';
}

function bodyOf(body: CustomFetchOptions['body']): Pick<OutgoingRequest, 'body'> {
  if (body === null || body === undefined) return {};
  // The client sends forms alone.
  if (body instanceof URLSearchParams || typeof body === 'string') return { body: String(body) };
  throw new TypeError('a request to the provider has an unknown body');
}
