import { nested } from '../protocol/option-rows.js';
import { checkTimeout, checkWholeNumber } from '../protocol/options.js';
import { abandon, type PeerAnswer } from './answer.js';
import { CallError, type Peer } from './call-error.js';
import { type Connections, guardedConnections } from './connections.js';
import { Deadline } from './deadline.js';
import { exchange, type RequestContent } from './exchange.js';
import { createAllowedHosts } from './guard/allowed-hosts.js';
import { type Lookup, systemLookup, type TlsTrust } from './guard/connector.js';
import { type OutgoingAnswer, toOutgoingAnswer } from './outgoing-answer.js';
import { NETWORK_ROWS, type NetworkOptions } from './proxy/network-options.js';
import {
  headersOf,
  isRedirect,
  type OutgoingMethod,
  type RedirectStep,
  readAddress,
  redirected,
} from './redirects.js';

/** Options of {@link createOutgoing}. */
export interface OutgoingOptions {
  /**
   * Hosts (`files.example.com`, `10.0.0.5`, `[::1]`) or hosts with a port (`localhost:9000`) that may have any address.
   * Default: none, so that nobody can make us call into our own network; `any` where the user controls all addresses.
   */
  readonly allowedHosts?: readonly string[] | 'any';
  /** Milliseconds for a whole exchange, including redirects and the reading of the body. Default 30,000. */
  readonly timeout?: number;
  /** Most redirects that are followed. Default 5. */
  readonly maxRedirects?: number;
  /** Most bytes of a decompressed body. Default 64 MiB. */
  readonly maxBytes?: number;
  /** Resolves host names. Default: the system's resolver. */
  readonly lookup?: Lookup;
  /** The trust in certificates. Default: the authorities that Node trusts. */
  readonly tls?: TlsTrust;
  /** The proxy, and further authorities. Default: none. */
  readonly network?: NetworkOptions | undefined;
}

/** One request; its limits replace those of {@link OutgoingOptions}. */
export interface OutgoingRequest {
  /** Default GET. */
  readonly method?: OutgoingMethod;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: RequestContent;
  /** Ends the exchange with code `aborted`. */
  readonly signal?: AbortSignal;
  readonly maxBytes?: number;
  readonly timeout?: number;
  /** Most redirects that are followed; 0 refuses the first. `manual` returns redirects as answers. */
  readonly redirects?: number | 'manual';
  /** Fails with code `http_status` unless the status is 200 to 299. Default false: every status is an answer. */
  readonly onlySuccess?: boolean;
  /**
   * True if the body is the content of a file; a compressed body then fails with `answer_malformed`, because a few
   * bytes could fill a disk. No request asks for compression. Default false.
   */
  readonly isFile?: boolean;
}

/** Sends requests to addresses that came from others. */
export interface Outgoing {
  /** Sends one request. It fails with a `CallError`, and so does the body of the answer. */
  request(url: string | URL, request?: OutgoingRequest): Promise<OutgoingAnswer>;
  /** Ends all exchanges and closes all connections. */
  close(): Promise<void>;
}

/** Limits of one request. */
interface Limits {
  /** Milliseconds from the first request to the end of the body. */
  readonly timeout: number;
  readonly maxBytes: number;
  readonly redirects: number | 'manual';
}

/** An answer with the request that it answers. */
interface Arrival {
  readonly step: RedirectStep;
  readonly answer: PeerAnswer;
}

/** Longest time to make a connection, in milliseconds, where a whole request may take longer. */
export const LONGEST_CONNECT = 10_000;

function checkedLimits(limits: Limits): Limits {
  checkTimeout('timeout', limits.timeout);
  checkWholeNumber('maxBytes', limits.maxBytes, 0, Number.MAX_SAFE_INTEGER);
  if (limits.redirects !== 'manual') {
    checkWholeNumber('redirects', limits.redirects, 0, Number.MAX_SAFE_INTEGER);
  }
  return limits;
}

function peerAt({ host }: URL): Peer {
  return { host, fail: (code, text, options) => new CallError(code, text, options) };
}

function firstStep(
  address: string | URL,
  { method, headers = {}, body }: OutgoingRequest,
): RedirectStep {
  const named = Object.entries(headers).map(
    ([name, value]) => [name.toLowerCase(), value] as const,
  );
  return { url: readAddress(address), method: method ?? 'GET', headers: new Map(named), body };
}

/** Sends a request and follows redirects. */
async function follow(
  start: RedirectStep,
  connections: Connections,
  { redirects, deadline }: { readonly redirects: Limits['redirects']; readonly deadline: Deadline },
): Promise<Arrival> {
  let step = start;
  for (let followed = 0; ; followed += 1) {
    const { url, method, body } = step;
    const request = {
      origin: url.origin,
      path: `${url.pathname}${url.search}`,
      method,
      headers: headersOf(step),
      open: () => body ?? null,
    };
    const peer = peerAt(url);
    const answer = await exchange(request, { connections, deadline, peer });
    const { location } = answer.headers;
    const leadsOn = isRedirect(answer.status) && redirects !== 'manual';
    if (!leadsOn || location === undefined) return { step, answer };
    answer.end(peer.fail('aborted', `${url.host} redirects`));
    if (followed >= redirects) {
      const text = `${url.host} redirects further than the ${redirects} redirects allowed`;
      throw peer.fail('too_many_redirects', text);
    }
    step = redirected(step, answer.status, location);
  }
}

function refuseFailure({ answer, step }: Arrival): void {
  const { status } = answer;
  if (status >= 200 && status <= 299) return;
  const { host, fail } = peerAt(step.url);
  const failure = fail('http_status', `${host} answered ${status}`, { status });
  answer.end(failure);
  throw failure;
}

/**
 * Makes a client for guarded outgoing requests: only http and https, only to publicly reachable addresses (checked on
 * the connected address, at each redirect), limited in time and size.
 *
 * @throws LinkError `option_invalid`
 */
export function createOutgoing(options: OutgoingOptions = {}): Outgoing {
  const defaults = checkedLimits({
    timeout: options.timeout ?? 30_000,
    maxBytes: options.maxBytes ?? 64 * 1024 * 1024,
    redirects: options.maxRedirects ?? 5,
  });
  if (options.network !== undefined) nested(NETWORK_ROWS).check('network', options.network);
  const connections = guardedConnections({
    lookup: options.lookup ?? systemLookup,
    isAllowed: createAllowedHosts(options.allowedHosts ?? []),
    timeout: Math.min(defaults.timeout, LONGEST_CONNECT),
    tls: options.tls,
    network: options.network,
  });

  async function request(address: string | URL, given: OutgoingRequest): Promise<OutgoingAnswer> {
    const { timeout, maxBytes, redirects } = checkedLimits({
      timeout: given.timeout ?? defaults.timeout,
      maxBytes: given.maxBytes ?? defaults.maxBytes,
      redirects: given.redirects ?? defaults.redirects,
    });
    const start = firstStep(address, given);
    const peer = peerAt(start.url);
    const deadline = new Deadline({ peer, timeout, signals: [given.signal] });
    const onClose = () => deadline.clear();
    try {
      const arrival = await follow(start, connections, { redirects, deadline });
      if (given.onlySuccess) refuseFailure(arrival);
      const { isFile = false } = given;
      const limits = { peer: peerAt(arrival.step.url), maxBytes, isFile, onClose };
      return toOutgoingAnswer(arrival.answer, arrival.step, limits);
    } catch (error) {
      deadline.clear();
      throw error;
    }
  }

  return {
    async request(address, given = {}) {
      try {
        return await request(address, given);
      } catch (error) {
        abandon(given.body);
        throw error;
      }
    },
    close: connections.close,
  };
}
