import type { Dispatcher } from 'undici';
import type { AllowedHosts } from './guard/allowed-hosts.js';
import { createConnector, type Lookup } from './guard/connector.js';

/** The connections of one way out, opened when they are first needed. */
export interface LazyAgent {
  /** The dispatcher for requests; undefined after `close`. */
  open(): Promise<Dispatcher | undefined>;
  /** Ends all that is under way. */
  close(): Promise<void>;
}

/** Prepares connections. Loading undici takes a good 50 ms, so whoever makes no request does not load it. */
export function createAgent(options: {
  readonly lookup: Lookup;
  readonly isAllowed: AllowedHosts;
  readonly timeout: number;
}): LazyAgent {
  let closed = false;
  let agent: Promise<Dispatcher> | undefined;

  async function load(): Promise<Dispatcher> {
    const { Agent, buildConnector } = await import('undici');
    return new Agent({
      connect: createConnector({ ...options, build: buildConnector }),
      // The deadline of each exchange covers both.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
  }

  return {
    async open() {
      if (closed) return undefined;
      agent ??= load();
      const opened = await agent;
      return closed ? undefined : opened;
    },
    async close() {
      closed = true;
      await (await agent)?.destroy();
    },
  };
}
