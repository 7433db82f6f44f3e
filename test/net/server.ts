import type { RequestListener } from 'node:http';
import { isIPv4 } from 'node:net';
import { createOutgoing, type Outgoing, type OutgoingOptions } from '../../src/net/index.js';
import { serve } from '../support/resources.js';

/** A server on this machine. */
export interface TestServer {
  readonly port: number;
  readonly requests: string[];
  close(): Promise<void>;
}

/** Starts a server that notes what is requested of it. */
export async function startServer(answer: RequestListener): Promise<TestServer> {
  const requests: string[] = [];
  const { port, close } = await serve((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  return { port, requests, close };
}

/** A way out for which every name is on this machine, and those under `.allowed` may be there. */
export function createLocal(options: OutgoingOptions = {}): Outgoing {
  return createOutgoing({
    allowedHosts: ['files.allowed', 'other.allowed', '127.0.0.1'],
    lookup: async () => [{ address: '127.0.0.1', family: 4 }],
    timeout: 30_000,
    ...options,
  });
}

/** Answers a name with these addresses, one list after the other, the last one for ever; notes what was asked. */
export function answering(...lists: readonly string[][]) {
  const asked: string[] = [];
  const lookup = async (hostname: string) => {
    const list = lists[Math.min(asked.length, lists.length - 1)] ?? [];
    asked.push(hostname);
    return list.map((address) => ({ address, family: isIPv4(address) ? 4 : 6 }));
  };
  return { asked, lookup };
}
