import { createServer, type IncomingMessage, type Server, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { LinkError } from '../protocol/errors/errors.js';
import { checkWholeNumber, optionError } from '../protocol/options.js';
import { HOUR } from '../protocol/units.js';
import { burstGate } from './bursts/burst-gate.js';
import type { RequestListener } from './request-log.js';

/** Options of {@link listen}. */
export interface ListenOptions {
  /** Default 8080; 0 takes any free port. */
  readonly port?: number;
  /**
   * The local address to listen on. Default `127.0.0.1`, reachable from this machine only; `0.0.0.0` for all addresses.
   */
  readonly host?: string;
  /**
   * Milliseconds after which an idle connection ends. Default 5000. Behind a proxy, longer than the proxy keeps its
   * connections: else it uses one that is just ending.
   */
  readonly keepAliveTimeout?: number;
}

/** A server that listens. */
export interface Listening {
  /** The port that was asked for, or the free one that was found. */
  readonly port: number;
  readonly server: Server;
  /**
   * Stops accepting connections, and resolves when the running requests are answered.
   *
   * @param patience milliseconds after which the remaining connections are closed. Default 8000
   * @param uploads the same for connections whose request is still arriving. Default `patience`
   */
  end(patience?: number, uploads?: number): Promise<void>;
}

/**
 * Limits on a connection before a service sees a request. Headers have 15 seconds, which are checked every 5 seconds.
 * How long an idle connection stays is an option. A request may take as long as a large file needs, because the
 * mounted services limit what they read.
 */
const LIMITS: ServerOptions = {
  headersTimeout: 15_000,
  connectionsCheckingInterval: 5000,
  requestTimeout: 660_000,
  // Node would refuse such a request before the gate for bursts counts it.
  requireHostHeader: false,
};

/**
 * Connections that may wait to be accepted. Node's default of 511 refuses the rest of a burst, whose callers try again
 * after a second. The system may bound it further (`net.core.somaxconn`).
 */
const MOST_UNACCEPTED = 2048;
/** Headers of one request, at most. */
const MOST_HEADERS = 100;
const DEFAULT_PATIENCE = 8000;
const DEFAULT_KEEP_ALIVE = 5000;
const LONGEST_KEEP_ALIVE = HOUR;
/** Milliseconds between checks for idle connections, while a server closes. */
const IDLE_CHECK_INTERVAL = 50;

/**
 * Starts a server with limits on connections.
 *
 * @throws LinkError `port_taken`, `option_invalid`; the message names the fix
 */
export async function listen(
  listener: RequestListener,
  { port = 8080, host = '127.0.0.1', keepAliveTimeout = DEFAULT_KEEP_ALIVE }: ListenOptions = {},
): Promise<Listening> {
  checkWholeNumber('port', port, 0, 65_535);
  checkWholeNumber('keepAliveTimeout', keepAliveTimeout, 1, LONGEST_KEEP_ALIVE);
  const server = createServer({ ...LIMITS, keepAliveTimeout }, refuseHostless(listener));
  burstGate.guard(server);
  const open = new OpenConnections(server);
  server.maxHeadersCount = MOST_HEADERS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenProblem(error, port, host)));
    server.listen({ port, host, backlog: MOST_UNACCEPTED }, resolve);
  });
  return {
    port: portOf(server),
    server,
    end: (patience = DEFAULT_PATIENCE, uploads = patience) => open.end(patience, uploads),
  };
}

/** Refuses a request of HTTP/1.1 that names no host, as Node does by default. */
function refuseHostless(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (request.headers.host === undefined && request.httpVersion === '1.1') {
      response.writeHead(400, { Connection: 'close', 'Content-Length': 0 }).end();
    } else listener(request, response);
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

/** The connections of a server, with the request that each is at. */
class OpenConnections {
  readonly #sockets = new Set<Socket>();
  readonly #requests = new WeakMap<Socket, IncomingMessage>();

  constructor(readonly server: Server) {
    server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
    server.on('request', (request) => this.#requests.set(request.socket, request));
  }

  /** Accepts no more, and resolves when all connections have ended. */
  async end(patience: number, uploads: number): Promise<void> {
    const ended = new Promise((resolve) => this.server.close(resolve));
    // A keep-alive connection becomes idle once its request is answered, and would delay `close`.
    const idleCheck = setInterval(() => this.server.closeIdleConnections(), IDLE_CHECK_INTERVAL);
    const cuts = [
      setTimeout(() => this.#cut(uploads < patience), Math.min(patience, uploads)),
      setTimeout(() => this.server.closeAllConnections(), Math.max(patience, uploads)),
    ];
    this.server.closeIdleConnections();
    await ended;
    clearInterval(idleCheck);
    for (const timer of cuts) clearTimeout(timer);
  }

  /** Ends the connections whose request is still arriving, or all others. */
  #cut(ofUploads: boolean): void {
    for (const socket of this.#sockets) {
      const isUpload = this.#requests.get(socket)?.complete === false;
      if (isUpload === ofUploads) socket.destroy();
    }
  }
}
