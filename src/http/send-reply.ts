import type { ServerResponse } from 'node:http';
import { deadline } from '../system/deadline.js';
import { HttpFailure } from './failure.js';
import type { FlatHeaders } from './security-headers.js';
import { unreadAnswers } from './unread-answers.js';

/**
 * The key of the error that a reply answers, for tests only; it is never written. Every build of this package uses the
 * same symbol.
 */
const FAILURE = Symbol.for('svclink.failure');

/** Attaches to a reply the error that it answers. */
export function replyTo(error: Error, reply: Reply): Reply {
  return Object.assign(reply, { [FAILURE]: error });
}

/** Returns the error that a reply answers; undefined for a success, and for a reply without one. */
export function failureOf(reply: Reply): Error | undefined {
  const failure: unknown = Reflect.get(reply, FAILURE);
  return failure instanceof Error ? failure : undefined;
}

/** A complete answer before it is written. */
export interface Reply {
  readonly status: number;
  /** Names and values alternating; the length is added for a body of text or bytes. */
  readonly headers: FlatHeaders;
  /**
   * Text and bytes are sent with their length. An iterable is streamed in constant memory, and reports its own
   * failures.
   */
  readonly body: string | Buffer | StreamedBody;
}

/** A streamed body. */
export type StreamedBody = AsyncIterable<string | Buffer>;

/** Default of the milliseconds that a caller may read nothing of its answer. */
export const READ_TIMEOUT = 30_000;

const ROOM_NEEDED =
  'the caller read nothing of its answer while many answers waited for their readers';

/** Bytes of a slice: larger bodies are sent in slices, each after the one before it was read. */
const SLICE = 64 * 1024;

/** Returns true while the response can be written: no headers were sent, and the connection is open. */
function isOpen(response: ServerResponse): boolean {
  // An ended response has sent its headers. A response learns of the end of its socket a little later.
  return !response.headersSent && !response.destroyed && response.socket?.destroyed !== true;
}

/**
 * Writes an answer and ends the response. Has no effect on a response that was answered or closed before, so that an
 * exchange ends exactly once.
 *
 * @param readTimeout milliseconds that the caller may read nothing of it; then the connection is closed
 * @returns a promise only where the answer cannot be written at once. It rejects with an HttpFailure `client_gone` for
 *   a caller that reads nothing, or with the error of an iterable body; the connection is closed then
 */
export function sendReply(
  response: ServerResponse,
  { status, headers, body }: Reply,
  readTimeout = READ_TIMEOUT,
): Promise<void> | undefined {
  if (!isOpen(response)) return discardBody(body);
  if (typeof body !== 'string' && !Buffer.isBuffer(body)) {
    writeHead(response, status, [...headers]);
    return stream(response, body, readTimeout);
  }
  const length = Buffer.byteLength(body);
  writeHead(response, status, [...headers, 'Content-Length', String(length)]);
  if (length > SLICE) {
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    return stream(response, slices(bytes), readTimeout, length);
  }
  response.end(body);
  if (isFlushed(response)) return undefined;
  return waitForReader(response, finishOf(response), { readTimeout, bufferedBytes: length });
}

/** Closes the body of a reply whose caller has disconnected. */
async function discardBody(body: Reply['body']): Promise<void> {
  if (typeof body === 'string' || Buffer.isBuffer(body)) return;
  // A generator that was never started would not run its `finally`.
  for await (const _ of body) break;
}

function* slices(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += SLICE) yield bytes.subarray(from, from + SLICE);
}

/**
 * Writes status and headers. One flat list is fastest on a response without headers. Where the host app has set headers
 * (Express always does), Node merges a list by removing and adding each; setting them is faster.
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
  bufferedBytes = 0,
): Promise<void> {
  const drain = drainsOf(response);
  // A part of a list may be larger than a slice.
  const limits = (): WriteLimits => ({
    readTimeout,
    bufferedBytes: bufferedBytes + Math.max(SLICE, response.writableLength),
  });
  try {
    for await (const chunk of body) {
      if (response.destroyed) return;
      if (!response.write(chunk)) await waitForReader(response, drain, limits());
    }
    response.end();
    if (!isFlushed(response)) await waitForReader(response, finishOf(response), limits());
  } catch (error) {
    // The status was sent already: closing the connection is the only way to mark this answer as incomplete.
    response.destroy();
    throw error;
  }
}

/** Returns true when the operating system has taken all written bytes; these cost no memory here any more. */
function isFlushed({ socket }: ServerResponse): boolean {
  return socket === null || socket.writableLength === 0;
}

/** Calls `done` when an event has happened. @returns a function that removes the listener */
type Listen = (done: () => void) => () => void;

function finishOf(response: ServerResponse): Listen {
  return (done) => {
    response.on('finish', done);
    return () => response.removeListener('finish', done);
  };
}

/**
 * Returns a listener function with one `drain` listener for the whole answer. `compression` in the host app passes
 * listeners of this event to its own stream, and never removes one.
 */
function drainsOf(response: ServerResponse): Listen {
  let isListening = false;
  let waiting: (() => void) | undefined;
  return (done) => {
    if (!isListening) response.on('drain', () => waiting?.());
    isListening = true;
    waiting = done;
    return () => {
      waiting = undefined;
    };
  };
}

/** Limits of an answer that waits for its reader. */
interface WriteLimits {
  readonly readTimeout: number;
  /** Approximate bytes of memory that it occupies. */
  readonly bufferedBytes: number;
}

function waitForReader(
  response: ServerResponse,
  listen: Listen,
  { readTimeout, bufferedBytes }: WriteLimits,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (outcome: () => void) => {
      cancelDeadline();
      endWait();
      stopListening();
      response.removeListener('close', done);
      outcome();
    };
    const done = () => settle(resolve);
    const cut = (message: string) => {
      response.destroy();
      settle(() => reject(new HttpFailure('client_gone', message)));
    };
    const cancelDeadline = deadline(readTimeout, () =>
      cut(`the caller read nothing of its answer for ${readTimeout / 1000} seconds`),
    );
    const endWait = unreadAnswers.wait(bufferedBytes, () => cut(ROOM_NEEDED));
    const stopListening = listen(done);
    response.on('close', done);
  });
}
