import { createServer, type Server } from 'node:http';
import { hints } from './hints.js';
import { createQuickstart } from './quickstart.js';
import type { Settings } from './settings.js';

/** A demo that listens. */
export interface RunningServer {
  /** Of the receiver. */
  readonly address: string;
  /** Takes no new requests, answers the ones under way, and removes the files that were sent. */
  readonly stop: () => Promise<void>;
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

function listenProblem(error: Error, port: number): Error {
  const taken = 'code' in error && error.code === 'EADDRINUSE';
  if (!taken) return error;
  const message = `Port ${port} is taken: stop what runs there, or choose another, as in PORT=8081 npm start`;
  return new Error(message, { cause: error });
}

/**
 * Starts the demo: the receiver at `/link`, the files at `/files/…`.
 *
 * @param print is given what to try
 * @throws Error whose message says the mend, when the port is taken
 */
export async function startServer(
  settings: Settings,
  print: (text: string) => void,
): Promise<RunningServer> {
  const { port, publicUrl, allowedHosts, ...options } = settings;
  const quickstart = createQuickstart({
    ...options,
    ...(publicUrl === undefined ? {} : { publicUrl }),
    receiver: { allowedHosts },
  });
  const server = createServer(quickstart.handler);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenProblem(error, port)));
    server.listen(port, resolve);
  });
  const address = `${publicUrl ?? `http://localhost:${portOf(server)}`}/link`;
  print(hints(address, settings));
  return {
    address,
    async stop() {
      const ended = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      await ended;
      await quickstart.close();
    },
  };
}
