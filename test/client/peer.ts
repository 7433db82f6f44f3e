import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import {
  createLinkClient,
  type LinkClient,
  type LinkClientOptions,
} from '../../src/client/index.js';
import { atEnd, type LocalServer, serve } from '../support/resources.js';

export { failureOf } from '../support/resources.js';

export const SITE = '7d9f2c1e-5b3a-4c8d-9e6f-0a1b2c3d4e5f';
export const REMOTE = '1fc25d06-72bd-42f8-ad34-ecbdc5f1a4a4';

/** One request as a peer saw it. */
export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export type Answerer = (request: SeenRequest, response: ServerResponse) => void;

/** The text of a response envelope. */
export function envelope(members: object = {}): string {
  const rest = { error: false, success: true, return_error_msg: null, result_data: null };
  return JSON.stringify({ remote_site_id: REMOTE, ...rest, ...members });
}

/** Answers with an envelope. */
export function answering(members: object = {}, status = 200): Answerer {
  return text(envelope(members), status);
}

/** Answers with any text. */
export function text(body: string, status = 200, headers: Record<string, string> = {}): Answerer {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body);
  };
}

/** Answers one after the other, the last one for ever. */
export function inTurn(...answers: Answerer[]): Answerer {
  let turn = 0;
  return (request, response) => {
    const answer = answers[Math.min(turn, answers.length - 1)];
    turn += 1;
    answer?.(request, response);
  };
}

/** Cuts the connection without an answer. */
export const cut: Answerer = (_request, response) => {
  response.socket?.destroy();
};

/** A stand-in for a receiver: notes what it is sent and answers as it is told. */
export class Peer {
  readonly seen: SeenRequest[] = [];
  /** Connections that were opened. */
  connections = 0;
  answer: Answerer = answering();
  #served!: LocalServer;
  #client: LinkClient | undefined;
  #strict: LinkClient<'strict'> | undefined;

  /** @param options those of `client` and `strict` */
  constructor(readonly options: Partial<LinkClientOptions> = {}) {}

  async start(): Promise<this> {
    this.#served = await serve(async (request, response) => {
      const { method = '', url = '', headers } = request;
      const body = await buffer(request).catch(() => undefined);
      if (!body) return;
      const seen = { method, url, headers, body };
      this.seen.push(seen);
      this.answer(seen, response);
    });
    this.#served.server.on('connection', () => {
      this.connections += 1;
    });
    return this;
  }

  get port(): number {
    return this.#served.port;
  }

  get url(): string {
    return `${this.#served.url}/link`;
  }

  /** A client of it. */
  get client(): LinkClient {
    this.#client ??= clientFor(this, this.options);
    return this.#client;
  }

  /** A client of it that reads strictly. */
  get strict(): LinkClient<'strict'> {
    this.#strict ??= strictClientFor(this, this.options);
    return this.#strict;
  }

  close(): Promise<void> {
    return this.#served.close();
  }
}

/** Starts a peer for one test. */
export async function startPeer(answer: Answerer = answering()): Promise<Peer> {
  const peer = await new Peer().start();
  peer.answer = answer;
  return peer;
}

/** A peer for all tests of a file, which has seen nothing and answers with null when they begin. */
export function sharedPeer(options: Partial<LinkClientOptions> = {}): Peer {
  const peer = new Peer(options);
  beforeAll(() => peer.start());
  beforeEach(() => {
    peer.seen.length = 0;
    peer.answer = answering();
  });
  return peer;
}

/** A client for a peer, which repeats nothing unless told; it is closed after the last test. */
export function clientFor(
  peer: { readonly url: string },
  options: Partial<LinkClientOptions> = {},
): LinkClient {
  const credentials = options.passwordSha1 === undefined ? { password: 'secret' } : {};
  const client = createLinkClient({
    url: peer.url,
    username: 'acme',
    ...credentials,
    siteId: SITE,
    retry: false,
    ...options,
  });
  atEnd(() => client.close());
  return client;
}

/** The same, which reads strictly. */
export function strictClientFor(
  peer: { readonly url: string },
  options: Partial<LinkClientOptions> = {},
): LinkClient<'strict'> {
  const client = createLinkClient({
    url: peer.url,
    username: 'acme',
    password: 'secret',
    siteId: SITE,
    retry: false,
    ...options,
    reading: 'strict',
  });
  atEnd(() => client.close());
  return client;
}

type Members = Record<string, unknown>;

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null;
}

export function parsed(json: string): Members {
  const value: unknown = JSON.parse(json);
  if (!isMembers(value)) throw new Error(`no object: ${json}`);
  return value;
}

/** The text of `payload` in a request. */
export function payloadText({ headers, body }: SeenRequest): string {
  if (headers['content-type'] === 'application/x-www-form-urlencoded') {
    return new URLSearchParams(body.toString()).get('payload') ?? '';
  }
  return /name="payload"\r\n\r\n([\s\S]*?)\r\n--/.exec(body.toString())?.[1] ?? '';
}

/** The envelope in a request. */
export function envelopeOf(request: SeenRequest | undefined): Members {
  if (!request) throw new Error('nothing was sent');
  return parsed(payloadText(request));
}

/** The event_data in a request, which must be text. */
export function dataOf(request: SeenRequest | undefined): Members {
  const { event_data: data } = envelopeOf(request);
  if (typeof data !== 'string') throw new Error('event_data is no text');
  return parsed(data);
}
