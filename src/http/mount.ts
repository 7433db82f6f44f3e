import type { IncomingMessage, ServerResponse } from 'node:http';
import { drainBody } from './body/body-chunks.js';
import { HttpFailure } from './failure.js';
import { READ_TIMEOUT, type Reply, sendReply } from './send-reply.js';
import { endOfLoop, endTurn, inTurn } from './turns.js';

/**
 * The function that the host app mounts: `app.use(path, …)` of Express 4 and 5 and `http.createServer(…)` all take it.
 * It always answers itself; `next` exists only for the host's arity checks.
 */
export type Mountable = (
  request: IncomingMessage,
  response: ServerResponse,
  next?: (error?: unknown) => void,
) => void;

const PIPELINED_TOO_MANY = 'the caller sent request after request without waiting for the answers';

/** Returns the reply of one request. For an error that it throws, `failed` of its {@link Service} makes the reply. */
export type AnswerRequest = (request: IncomingMessage) => Promise<Reply>;

/** A service that can be mounted. */
export interface Service {
  readonly exchange: AnswerRequest;
  /** Returns the reply for an error that the exchange threw, or for a reply that could not be written. */
  failed(error: unknown): Reply;
  /** Reports a caller whose connection was closed because it did not read its answers, or did not wait for them. */
  stalled?(failure: HttpFailure, request: IncomingMessage): void;
  /** Milliseconds that a caller may read nothing of its answer. Default {@link READ_TIMEOUT}. */
  readonly readTimeout?: number;
}

const CALLED_WITHOUT_REQUEST =
  "this function answers requests and was called without one: mount it itself, app.use('/link', receiver), without () after it";

/** Returns the function for the host app. The requests of one connection are answered one at a time. */
export function mount(service: Service): Mountable {
  const { readTimeout = READ_TIMEOUT } = service;
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
  function answer(request: IncomingMessage, response: ServerResponse, reply: Reply): void {
    const written = sendReply(response, reply, readTimeout);
    if (written) void finish(written, request, response);
    else endTurn(request, response);
    if (!request.complete && !request.destroyed) void drainBody(request);
  }
  async function finish(
    written: Promise<void>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    try {
      await written;
    } catch (error) {
      // A streamed body reports its other failures itself.
      if (HttpFailure.is(error) && error.code === 'client_gone') service.stalled?.(error, request);
    } finally {
      endTurn(request, response);
    }
  }
  return (request, response) => {
    if (request === undefined) throw new TypeError(CALLED_WITHOUT_REQUEST);
    shareClasses(request, response);
    // No promise is returned: Express 5 would await it, and Express 4 would leave its rejection unhandled.
    inTurn(
      request,
      service,
      () => void run(request, response),
      () => service.stalled?.(new HttpFailure('client_gone', PIPELINED_TOO_MANY), request),
    );
  };
}

/**
 * Returns the listener of a page whose reply is made of the request alone. Pages obey the same limits as all other
 * services: the requests of one connection are answered one at a time, and an unread answer is counted and ended.
 */
export function mountPage(reply: (request: IncomingMessage) => Reply | Promise<Reply>): Mountable {
  return mount({
    exchange: async (request) => reply(request),
    failed: () => UNMADE,
  });
}

const UNMADE: Reply = {
  status: 500,
  headers: ['Content-Type', 'text/plain; charset=utf-8', 'Cache-Control', 'no-store'],
  body: 'The page could not be made.\n',
};

/** From V8 13 (Node 24) on, objects with a changed prototype share their hidden classes. */
const FIRST_V8_SHARING = 13;

const needsRestoring = Number.parseInt(process.versions.v8, 10) < FIRST_V8_SHARING;

/**
 * Restores the speed of a request and its response after a framework has changed their prototypes, as Express does.
 *
 * With a changed prototype, every added member makes a hidden class for this one object. Property access is then slow
 * for us, and for Node, which reads a response some hundred times to end it. An object that lost a member is stored as
 * a dictionary, and dictionaries share one class. Nothing else changes: the member is restored with its value.
 */
export function shareClasses(request: IncomingMessage, response: ServerResponse): void {
  if (!needsRestoring || !hasChangedPrototype(request)) return;
  deleteAndRestore(request, 'httpVersion');
  deleteAndRestore(response, 'sendDate');
}

// The prototype of a custom class, passed to `http.createServer`, has its own `constructor`.
function hasChangedPrototype(request: IncomingMessage): boolean {
  const prototype: unknown = Object.getPrototypeOf(request);
  return prototype !== null && !Object.hasOwn(Object(prototype), 'constructor');
}

// Both are plain members that Node's constructor sets before others: deleting the last member would not make a
// dictionary.
function deleteAndRestore<Name extends string>(
  holder: { [Key in Name]?: unknown },
  name: Name,
): void {
  const value = holder[name];
  if (Reflect.deleteProperty(holder, name)) holder[name] = value;
}
