import type { ServerResponse } from 'node:http';
import { deadline } from './deadline.js';
import { HttpFailure } from './failure.js';
import type { FlatHeaders } from './security-headers.js';
import { unreadAnswers } from './unread-answers.js';

/** The error that a reply answers, for tests alone: nothing of it is written. The same symbol in every build of this package. */
const FAILURE = Symbol.for('svclink.failure');

/** A reply that remembers the error that it answers. */
export function replyTo(error: Error, reply: Reply): Reply {
  return Object.assign(reply, { [FAILURE]: error });
}

/** The error that a reply answers; undefined for a success, and for a reply that does not say. */
export function failureOf(reply: Reply): Error | undefined {
  const failure: unknown = Reflect.get(reply, FAILURE);
  return failure instanceof Error ? failure : undefined;
}

/** An answer, ready to be written. */
export interface Reply {
  readonly status: number;
  /** Names and values in turn; the length is added for a body of text or bytes. */
  readonly headers: FlatHeaders;
  /** Text and bytes leave with their length; an iterable leaves as it comes, in constant memory, and reports its own failures. */
  readonly body: string | Buffer | HoldingIterable;
}

/** A body that leaves as it comes. */
export interface HoldingIterable extends AsyncIterable<string | Buffer> {
  /** Bytes that it holds in memory until it has left, about. Default 0. */
  readonly held?: number;
}

/** How long a caller may take nothing of its answer, where a service has no such option: 30 seconds. */
export const READ_TIMEOUT = 30_000;

const ROOM_NEEDED =
  'the caller took nothing of its answer while many answers waited for their readers';

/** Larger bodies leave in slices of so many bytes, each of which has to be taken before the next one leaves. */
const SLICE = 64 * 1024;

/** Whether this response can still carry an answer: nobody has answered, and somebody is left to read it. */
function isOpen(response: ServerResponse): boolean {
  // What has ended has sent its headers. A response hears of its socket's end a little later.
  return !response.headersSent && !response.destroyed && response.socket?.destroyed !== true;
}

/**
 * Writes an answer and ends the response. It does nothing when the response has been answered or closed already, so
 * an exchange ends exactly once whoever comes first.
 *
 * @param readTimeout milliseconds that the caller may take nothing of it; then the connection is cut
 * @returns a promise only where the answer does not leave at once; it is rejected with an HttpFailure `client_gone` for
 * a caller that takes nothing, or with what an iterable body throws, and the connection is cut
 */
export function sendReply(
  response: ServerResponse,
  { status, headers, body }: Reply,
  readTimeout = READ_TIMEOUT,
): Promise<void> | undefined {
  if (!isOpen(response)) return abandon(body);
  if (typeof body !== 'string' && !Buffer.isBuffer(body)) {
    writeHead(response, status, [...headers]);
    return stream(response, body, readTimeout, body.held ?? 0);
  }
  const length = Buffer.byteLength(body);
  writeHead(response, status, [...headers, 'Content-Length', String(length)]);
  if (length > SLICE) {
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    return stream(response, slices(bytes), readTimeout, length);
  }
  response.end(body);
  if (isTaken(response)) return undefined;
  return taken(response, finishOf(response), { readTimeout, held: length });
}

/** Whoever would have read it is gone: what stands behind an iterable has to be let go of all the same. */
async function abandon(body: Reply['body']): Promise<void> {
  if (typeof body === 'string' || Buffer.isBuffer(body)) return;
  // One that was never begun would not notice its end.
  for await (const _ of body) break;
}

function* slices(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += SLICE) yield bytes.subarray(from, from + SLICE);
}

/**
 * Writes the head. One flat list is fastest on a response that nobody has touched; where the host app has set headers
 * (Express always does), Node merges a list by removing and adding each, and setting them is faster.
 */
function writeHead(response: ServerResponse, status: number, headers: string[]): void {
  if (response.getHeaderNames().length === 0) {
    response.writeHead(status, headers);
    return;
  }
  for (let index = 0; index < headers.length; index += 2) {
    response.setHeader(headers[index] ?? '', headers[index + 1] ?? '');
  }
  response.writeHead(status);
}

async function stream(
  response: ServerResponse,
  body: Iterable<Buffer> | AsyncIterable<string | Buffer>,
  readTimeout: number,
  held: number,
): Promise<void> {
  const drain = drainsOf(response);
  const waiting = { readTimeout, held: held + SLICE };
  try {
    for await (const chunk of body) {
      if (response.destroyed) return;
      if (!response.write(chunk)) await taken(response, drain, waiting);
    }
    response.end();
    if (!isTaken(response)) await taken(response, finishOf(response), waiting);
  } catch (error) {
    // The status has left already; a cut connection is the one way left to say that this answer is not whole.
    response.destroy();
    throw error;
  }
}

/** Whether the system has taken all that was written; what it has taken costs us nothing any more. */
function isTaken({ socket }: ServerResponse): boolean {
  return socket === null || socket.writableLength === 0;
}

/** Calls back when something has happened. @returns ends that */
type Listen = (done: () => void) => () => void;

function finishOf(response: ServerResponse): Listen {
  return (done) => {
    response.on('finish', done);
    return () => response.removeListener('finish', done);
  };
}

/**
 * One listener for a whole answer, however often it waits: `compression`, where the host app has it in front, hands
 * listeners of this event on to its own stream, and never lets go of one.
 */
function drainsOf(response: ServerResponse): Listen {
  let isHeard = false;
  let waiting: (() => void) | undefined;
  return (done) => {
    if (!isHeard) response.on('drain', () => waiting?.());
    isHeard = true;
    waiting = done;
    return () => {
      waiting = undefined;
    };
  };
}

/** What an answer costs while it waits for its reader, and how long it may. */
interface Waiting {
  readonly readTimeout: number;
  /** In bytes, about. */
  readonly held: number;
}

function taken(
  response: ServerResponse,
  listen: Listen,
  { readTimeout, held }: Waiting,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (outcome: () => void) => {
      cancel();
      endWait();
      stop();
      response.removeListener('close', done);
      outcome();
    };
    const done = () => settle(resolve);
    const cut = (message: string) => {
      response.destroy();
      settle(() => reject(new HttpFailure('client_gone', message)));
    };
    const cancel = deadline(readTimeout, () =>
      cut(`the caller took nothing of its answer for ${readTimeout / 1000} seconds`),
    );
    const endWait = unreadAnswers.wait(held, () => cut(ROOM_NEEDED));
    const stop = listen(done);
    response.on('close', done);
  });
}
