import { createServer, type Server, type ServerOptions } from 'node:http';
import { LinkError } from '../protocol/errors.js';
import { checkWholeNumber, optionError } from '../protocol/options.js';
import type { RequestListener } from './request-log.js';

/** Where a server listens. */
export interface ListenOptions {
  /** Default 8080; 0 takes any free one. */
  readonly port?: number;
  /** The address of this machine that is listened on. Default `127.0.0.1`: this machine alone; `0.0.0.0` for all. */
  readonly host?: string;
}

/** A server that listens. */
export interface Listening {
  /** The one asked for, or the free one that was found. */
  readonly port: number;
  readonly server: Server;
  /**
   * Takes no new connections, and resolves when the requests under way are answered.
   *
   * @param patience milliseconds after which the connections that are left are cut. Default 8000
   */
  end(patience?: number): Promise<void>;
}

/**
 * What a connection may cost before anybody sees a request. Headers have 15 seconds, which are looked after every 5; a
 * connection that nothing comes over ends after 5 seconds. A request may take as long as a large file needs: what is
 * mounted has limits of its own for what it reads.
 */
const LIMITS: ServerOptions = {
  headersTimeout: 15_000,
  connectionsCheckingInterval: 5000,
  keepAliveTimeout: 5000,
  requestTimeout: 660_000,
};

/** Headers of one request, at most. */
const MOST_HEADERS = 100;
const PATIENCE = 8000;
/** Milliseconds between looks for connections that have become idle, while a server ends. */
const LOOK = 50;

/**
 * Serves requests, within limits on what connections may cost.
 *
 * @throws LinkError `port_taken`, `option_invalid`; the message says the fix
 */
export async function listen(
  listener: RequestListener,
  { port = 8080, host = '127.0.0.1' }: ListenOptions = {},
): Promise<Listening> {
  checkWholeNumber('port', port, 0, 65_535);
  const server = createServer(LIMITS, listener);
  server.maxHeadersCount = MOST_HEADERS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenProblem(error, port, host)));
    server.listen(port, host, resolve);
  });
  return {
    port: portOf(server),
    server,
    end: (patience = PATIENCE) => end(server, patience),
  };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

function listenProblem(cause: Error, port: number, host: string): Error {
  const code: unknown = Object(cause).code;
  if (code === 'EADDRINUSE') {
    const message = `Port ${port} is taken: stop what runs there, or choose another, as in PORT=${port === 65_535 ? 8080 : port + 1}`;
    return new LinkError('port_taken', message, { cause });
  }
  if (code === 'EACCES') return optionError('port', `${port} needs rights that this process lacks`);
  return optionError('host', `${host} cannot be listened on (${String(code)})`);
}

async function end(server: Server, patience: number): Promise<void> {
  const ended = new Promise((resolve) => server.close(resolve));
  // A connection that is kept alive becomes idle when its request is answered, and would hold the end up.
  const look = setInterval(() => server.closeIdleConnections(), LOOK);
  const cut = setTimeout(() => server.closeAllConnections(), patience);
  server.closeIdleConnections();
  await ended;
  clearInterval(look);
  clearTimeout(cut);
}
