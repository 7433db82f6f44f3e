import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import {
  createLinkClient,
  type LinkClient,
  type LinkClientOptions,
} from '../../src/client/index.js';

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

/** A stand-in for a receiver: notes what it is sent and answers as it is told. */
export interface Peer {
  readonly url: string;
  readonly port: number;
  readonly seen: SeenRequest[];
  /** Connections that were opened. */
  connections: number;
  answer: Answerer;
  close(): Promise<void>;
}

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

/** Starts a peer. */
export async function startPeer(answer: Answerer = answering()): Promise<Peer> {
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const body = await buffer(request).catch(() => undefined);
    if (!body) return;
    const seen = { method, url, headers, body };
    peer.seen.push(seen);
    peer.answer(seen, response);
  });
  server.on('connection', () => {
    peer.connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const peer: Peer = {
    url: `http://127.0.0.1:${port}/link`,
    port,
    seen: [],
    connections: 0,
    answer,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return peer;
}

/** A client for a peer, which repeats nothing unless told. */
export function clientFor(
  peer: { readonly url: string },
  options: Partial<LinkClientOptions> = {},
): LinkClient {
  const credentials = options.passwordSha1 === undefined ? { password: 'secret' } : {};
  return createLinkClient({
    url: peer.url,
    username: 'acme',
    ...credentials,
    siteId: SITE,
    retry: false,
    ...options,
  });
}

/** The same, which reads strictly. */
export function strictClientFor(
  peer: { readonly url: string },
  options: Partial<LinkClientOptions> = {},
): LinkClient<'strict'> {
  return createLinkClient({
    url: peer.url,
    username: 'acme',
    password: 'secret',
    siteId: SITE,
    retry: false,
    ...options,
    reading: 'strict',
  });
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

/** What a promise fails with. */
export async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => {
      throw new Error('it did not fail');
    },
    (error: unknown) => error,
  );
}
