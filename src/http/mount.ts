import type { IncomingMessage, ServerResponse } from 'node:http';
import { linger } from './linger.js';
import { type Reply, sendReply } from './reply.js';
import { shareClasses } from './shared-class.js';

/**
 * What a service looks like to its host: the one function that `app.use(path, …)` of Express 4 and 5 and
 * `http.createServer(…)` all take. It always answers itself; `next` is there for the host's arity checks alone.
 */
export type Mountable = (
  request: IncomingMessage,
  response: ServerResponse,
  next?: (error?: unknown) => void,
) => void;

/** Answers one request. Must not reject: what it cannot handle goes to `failed` of {@link mount}. */
export type Exchange = (request: IncomingMessage, response: ServerResponse) => Promise<Reply>;

/**
 * Makes the host-facing function from an exchange.
 *
 * @param exchange gives the reply of a request
 * @param failed gives the reply for what the exchange threw all the same, or for a reply that could not be written;
 * hears of a streamed body that broke
 */
export function mount(exchange: Exchange, failed: (error: unknown) => Reply): Mountable {
  function answer(request: IncomingMessage, response: ServerResponse, reply: Reply): void {
    const streaming = sendReply(response, reply);
    if (streaming) streaming.catch(failed);
    if (!request.complete) linger(request);
  }
  async function run(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      answer(request, response, await exchange(request, response));
    } catch (error) {
      answer(request, response, failed(error));
    }
  }
  return (request, response) => {
    shareClasses(request, response);
    // Express 5 would take a promise for its own to wait for, and Express 4 leave its rejection unhandled.
    void run(request, response);
  };
}

/** Whether `value` looks like a request: somebody wrote `app.use(createX)` instead of `app.use(createX(options))`. */
export function isRequest(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && 'httpVersion' in value && 'headers' in value
  );
}
