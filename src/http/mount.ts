import type { IncomingMessage, ServerResponse } from 'node:http';
import { drainBody } from './body/body-chunks.js';
import { deadline } from './deadline.js';
import { HttpFailure } from './failure.js';
import type { FlatHeaders } from './security-headers.js';
import { endOfLoop, endTurn, inTurn } from './turns.js';

/**
 * What a service looks like to its host: the one function that `app.use(path, …)` of Express 4 and 5 and
 * `http.createServer(…)` all take. It always answers itself; `next` is there for the host's arity checks alone.
 */
export type Mountable = (
  request: IncomingMessage,
  response: ServerResponse,
  next?: (error?: unknown) => void,
) => void;

/** An answer, ready to be written. */
export interface Reply {
  readonly status: number;
  /** Names and values in turn; the length is added for a body of text or bytes. */
  readonly headers: FlatHeaders;
  /** Text and bytes leave with their length; an iterable leaves as it comes, in constant memory, and reports its own failures. */
  readonly body: string | Buffer | AsyncIterable<string | Buffer>;
}

/** How long a caller may take nothing of its answer, where a service has no such option: 30 seconds. */
const READ_TIMEOUT = 30_000;

/** Answers one request. Must not reject: what it cannot handle goes to `failed` of its {@link Service}. */
export type AnswerRequest = (request: IncomingMessage) => Promise<Reply>;

/** What is mounted. */
export interface Service {
  /** Gives the reply of a request. */
  readonly exchange: AnswerRequest;
  /** Gives the reply for what the exchange threw all the same, or for a reply that could not be written. */
  failed(error: unknown): Reply;
  /** Hears of a caller that was cut off because it took nothing of its answer. */
  stalled?(failure: HttpFailure, request: IncomingMessage): void;
  /** Milliseconds that a caller may take nothing of its answer. Default {@link READ_TIMEOUT}. */
  readonly readTimeout?: number;
}

/** Makes the host-facing function of a service. The requests of one connection are answered one at a time. */
export function mount(service: Service): Mountable {
  const { readTimeout = READ_TIMEOUT } = service;
  function answer(request: IncomingMessage, response: ServerResponse, reply: Reply): void {
    const sending = sendReply(response, reply, readTimeout);
    if (sending) void finish(sending, request, response);
    else endTurn(request, response);
    if (!request.complete && !request.destroyed) void drainBody(request);
  }
  async function finish(
    sending: Promise<void>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    try {
      await sending;
    } catch (error) {
      // A body tells of its own failure.
      if (HttpFailure.is(error) && error.code === 'client_gone') service.stalled?.(error, request);
    } finally {
      endTurn(request, response);
    }
  }
  async function run(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let reply: Reply;
    try {
      reply = await service.exchange(request);
    } catch (error) {
      reply = service.failed(error);
    }
    await endOfLoop();
    try {
      answer(request, response, reply);
    } catch (error) {
      answer(request, response, service.failed(error));
    }
  }
  return (request, response) => {
    shareClasses(request, response);
    // Express 5 would take a promise for its own to wait for, and Express 4 leave its rejection unhandled.
    inTurn(request, () => void run(request, response));
  };
}

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
    return stream(response, body, readTimeout);
  }
  const length = Buffer.byteLength(body);
  writeHead(response, status, [...headers, 'Content-Length', String(length)]);
  if (length > SLICE) return stream(response, slices(Buffer.from(body)), readTimeout);
  response.end(body);
  return isTaken(response) ? undefined : taken(response, finishOf(response), readTimeout);
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
): Promise<void> {
  const drain = drainsOf(response);
  try {
    for await (const chunk of body) {
      if (response.destroyed) return;
      if (!response.write(chunk)) await taken(response, drain, readTimeout);
    }
    response.end();
    if (!isTaken(response)) await taken(response, finishOf(response), readTimeout);
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

function taken(response: ServerResponse, listen: Listen, readTimeout: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (outcome: () => void) => {
      cancel();
      stop();
      response.removeListener('close', done);
      outcome();
    };
    const done = () => settle(resolve);
    const cancel = deadline(readTimeout, () => {
      response.destroy();
      const message = `the caller took nothing of its answer for ${readTimeout / 1000} seconds`;
      settle(() => reject(new HttpFailure('client_gone', message)));
    });
    const stop = listen(done);
    response.on('close', done);
  });
}

/** From V8 13 on (Node 24) objects with a changed prototype share their hidden classes. */
const FIRST_SHARING = 13;

const isNeeded = Number.parseInt(process.versions.v8, 10) < FIRST_SHARING;

/**
 * Makes a request and its response quick again after a framework has changed their prototypes, as Express does.
 *
 * With a changed prototype every member that is added makes a hidden class for this one object, so that nothing about
 * it is ever found the fast way: not by us, and not by Node, which looks at a response some hundred times to end it.
 * An object that lost a member is kept as a dictionary instead, and dictionaries share one class. Nothing else
 * changes: the member is put back with the value it had.
 */
export function shareClasses(request: IncomingMessage, response: ServerResponse): void {
  if (!isNeeded || !hasChangedPrototype(request)) return;
  putBack(request, 'httpVersion');
  putBack(response, 'sendDate');
}

// A class of somebody's own, handed to `http.createServer`, is its prototype's constructor.
function hasChangedPrototype(request: IncomingMessage): boolean {
  const prototype: unknown = Object.getPrototypeOf(request);
  return prototype !== null && !Object.hasOwn(Object(prototype), 'constructor');
}

// Both members are plain ones that Node's constructor sets, with others after them: only the last leaves no dictionary.
function putBack<Name extends string>(holder: { [Key in Name]?: unknown }, name: Name): void {
  const value = holder[name];
  if (Reflect.deleteProperty(holder, name)) holder[name] = value;
}
