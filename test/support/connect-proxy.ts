import { createServer, type IncomingMessage } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { SERVER } from './certificates.js';
import { atEnd, serve } from './resources.js';

/** One CONNECT that the proxy got. */
export interface Connect {
  readonly authority: string;
  /** The header proxy-authorization; undefined for none. */
  readonly credentials: string | undefined;
}

/** The answer of the proxy to a CONNECT: a tunnel, a status, or a fault. */
export type Decision = 'tunnel' | number | 'hang' | 'cut' | 'noise';

/** An HTTP proxy of the tests that opens real tunnels. Every requested host is on this machine. */
export class ConnectProxy {
  readonly connects: Connect[] = [];
  /** All bytes that went through a tunnel to its target, as text. */
  sent = '';
  decide: (authority: string) => Decision = () => 'tunnel';
  readonly #sockets = new Set<Duplex>();

  private constructor(
    readonly port: number,
    readonly isSecure: boolean,
  ) {}

  static async start({ isSecure = false } = {}): Promise<ConnectProxy> {
    const server = isSecure ? createSecureServer(SERVER) : createServer();
    const { port } = await serve(server);
    const proxy = new ConnectProxy(port, isSecure);
    server.on('connect', (request, socket) => proxy.#answer(request, socket));
    atEnd(() => {
      for (const socket of proxy.#sockets) socket.destroy();
    });
    return proxy;
  }

  /** Its address. @param user such as `user:password@` */
  address(user = ''): string {
    return `${this.isSecure ? 'https' : 'http'}://${user}127.0.0.1:${this.port}`;
  }

  get authorities(): readonly string[] {
    return this.connects.map(({ authority }) => authority);
  }

  #answer(request: IncomingMessage, socket: Duplex): void {
    const { url: authority = '', headers } = request;
    this.connects.push({ authority, credentials: headers['proxy-authorization'] });
    this.#sockets.add(socket.on('error', () => undefined));
    const decision = this.decide(authority);
    if (decision === 'cut') socket.destroy();
    else if (decision === 'noise') socket.end('no such thing\r\n\r\n');
    else if (decision === 'tunnel') this.#open(authority, socket);
    else if (decision !== 'hang') {
      socket.end(
        `HTTP/1.1 ${decision} Refused\r\nProxy-Authenticate: Basic\r\n\r\nsee hr@corp.example`,
      );
    }
  }

  #open(authority: string, socket: Duplex): void {
    const target: Socket = connect(Number(/:(\d+)$/.exec(authority)?.[1]), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      socket.on('data', (bytes: Buffer) => {
        this.sent += bytes.toString('latin1');
      });
      socket.pipe(target).pipe(socket);
    });
    this.#sockets.add(target);
    target.on('error', () => socket.destroy());
    target.on('close', () => socket.destroy());
    socket.on('close', () => target.destroy());
  }
}
