import type { IncomingMessage, ServerResponse } from 'node:http';
import { drainBody } from './body/body-chunks.js';
import { HttpFailure } from './failure.js';
import { READ_TIMEOUT, type Reply, sendReply } from './send-reply.js';
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

const SENT_ON = 'the caller sent on and on without waiting for its answers';

/** Answers one request. Must not reject: what it cannot handle goes to `failed` of its {@link Service}. */
export type AnswerRequest = (request: IncomingMessage) => Promise<Reply>;

/** What is mounted. */
export interface Service {
  /** Gives the reply of a request. */
  readonly exchange: AnswerRequest;
  /** Gives the reply for what the exchange threw all the same, or for a reply that could not be written. */
  failed(error: unknown): Reply;
  /** Hears of a caller that was cut off because it took nothing of its answers. */
  stalled?(failure: HttpFailure, request: IncomingMessage): void;
  /** Milliseconds that a caller may take nothing of its answer. Default {@link READ_TIMEOUT}. */
  readonly readTimeout?: number;
}

const CALLED =
  "this function answers requests and was called without one: mount it itself, app.use('/link', receiver), without () after it";

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
    if (request === undefined) throw new TypeError(CALLED);
    shareClasses(request, response);
    // Express 5 would take a promise for its own to wait for, and Express 4 leave its rejection unhandled.
    inTurn(
      request,
      () => void run(request, response),
      () => service.stalled?.(new HttpFailure('client_gone', SENT_ON), request),
    );
  };
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
