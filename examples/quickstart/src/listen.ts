import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';

/** A server that listens. */
export interface Listening {
  /** The one asked for, or the free one that was found. */
  readonly port: number;
  /** Takes no new requests and answers the ones under way. */
  readonly end: () => Promise<void>;
}

/**
 * What a connection may cost before the receiver sees a request. Headers have 15 seconds, which are looked after every 5;
 * a connection that nothing comes over ends after 5 seconds. A request may take as long as a large file needs: the
 * receiver has limits of its own for what it reads.
 */
const LIMITS: ServerOptions = {
  headersTimeout: 15_000,
  connectionsCheckingInterval: 5000,
  keepAliveTimeout: 5000,
  requestTimeout: 660_000,
};

/** Headers of one request, at most. */
const MOST_HEADERS = 100;

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
 * Serves requests.
 *
 * @param port 0 takes any free one
 * @throws Error whose message says the fix, when the port is taken
 */
export async function listen(handler: RequestListener, port: number): Promise<Listening> {
  const server = createServer(LIMITS, handler);
  server.maxHeadersCount = MOST_HEADERS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenProblem(error, port)));
    server.listen(port, resolve);
  });
  return {
    port: portOf(server),
    async end() {
      const ended = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      await ended;
    },
  };
}
