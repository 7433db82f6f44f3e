import { lookup } from 'node:dns/promises';
import { Readable } from 'node:stream';
import { createAgent } from './agent.js';
import type { OutgoingAnswer } from './answer.js';
import { type ExchangeLimits, exchange } from './exchange.js';
import { createAllowedHosts } from './guard/allowed-hosts.js';
import type { Lookup } from './guard/connector.js';
import type { OutgoingBody, OutgoingMethod } from './step.js';

/** Options of {@link createOutgoing}. */
export interface OutgoingOptions {
  /**
   * Hosts (`files.example.com`, `10.0.0.5`, `[::1]`) or hosts with a port (`localhost:9000`) that may be at any address.
   * Default: none, so that nobody can make us call into our own network.
   */
  readonly allowedHosts?: readonly string[];
  /** Milliseconds for a whole exchange: redirects and the reading of the body included. Default 30,000. */
  readonly timeout?: number;
  /** How many redirects are followed. Default 5. */
  readonly maxRedirects?: number;
  /** Bytes of a body, decompressed. Default 64 MiB. */
  readonly maxBytes?: number;
  /** Resolves names. Default: the system's resolver. */
  readonly lookup?: Lookup;
}

/** One request; its limits replace those of {@link OutgoingOptions}. */
export interface OutgoingRequest {
  /** Default GET. */
  readonly method?: OutgoingMethod;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: OutgoingBody;
  /** Ends the exchange with code `aborted`. */
  readonly signal?: AbortSignal;
  readonly maxBytes?: number;
  readonly timeout?: number;
  /** How many redirects are followed; 0 refuses the first. */
  readonly redirects?: number;
  /** Fails with code `status` unless the status is 200 to 299. Default false: every status is an answer. */
  readonly onlySuccess?: boolean;
}

/** Makes requests to addresses that others gave us. */
export interface Outgoing {
  /** Makes one request. Fails with an `OutgoingError`, and so does the answer's body. */
  request(url: string | URL, request?: OutgoingRequest): Promise<OutgoingAnswer>;
  /** Ends all exchanges and closes all connections. */
  close(): Promise<void>;
}

const longestTimeout = 2 ** 31 - 1;
const longestConnect = 10_000;

function checkedLimits(limits: ExchangeLimits): ExchangeLimits {
  const { timeout, maxBytes, redirects } = limits;
  if (!(timeout >= 1 && timeout <= longestTimeout)) {
    throw new RangeError(`timeout must be from 1 to ${longestTimeout} milliseconds`);
  }
  if (!(maxBytes >= 0)) throw new RangeError('maxBytes must be 0 or more bytes');
  if (!(redirects >= 0)) throw new RangeError('redirects must be 0 or more');
  return limits;
}

const systemLookup: Lookup = (hostname) => lookup(hostname, { all: true });

/**
 * Makes the guarded way out: http and https only, only to publicly reachable addresses (checked on the address that is
 * connected to, at each redirect), bounded in time and size. Fails with a TypeError or RangeError for a wrong option.
 */
export function createOutgoing(options: OutgoingOptions = {}): Outgoing {
  const defaults = checkedLimits({
    timeout: options.timeout ?? 30_000,
    maxBytes: options.maxBytes ?? 64 * 1024 * 1024,
    redirects: options.maxRedirects ?? 5,
  });
  const agent = createAgent({
    lookup: options.lookup ?? systemLookup,
    isAllowed: createAllowedHosts(options.allowedHosts ?? []),
    timeout: Math.min(defaults.timeout, longestConnect),
  });
  return {
    async request(url, request = {}) {
      try {
        const limits = checkedLimits({
          timeout: request.timeout ?? defaults.timeout,
          maxBytes: request.maxBytes ?? defaults.maxBytes,
          redirects: request.redirects ?? defaults.redirects,
        });
        return await exchange(agent.open, url, request, limits);
      } catch (error) {
        if (request.body instanceof Readable) request.body.on('error', () => undefined).destroy();
        throw error;
      }
    },
    close: agent.close,
  };
}
