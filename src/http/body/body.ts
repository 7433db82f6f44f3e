import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { deadline } from '../../system/deadline.js';
import { HttpFailure } from '../failure.js';
import { CollectedBytes } from './collected-bytes.js';
import type { UnfinishedBodies, UnfinishedBody } from './unfinished-bodies.js';

/** Limits on reading one body. */
export interface BodyLimits {
  /** Largest body in bytes. */
  readonly maxBytes: number;
  /** Milliseconds for the whole body to arrive. */
  readonly timeout: number;
  /** The shared memory budget of all unfinished bodies. */
  readonly unfinished: UnfinishedBodies;
}

/** The declared length of a body in bytes, or undefined when none (or no number) was declared. */
export function declaredLength(request: IncomingMessage): number | undefined {
  const header = request.headers['content-length'];
  if (header === undefined) return undefined;
  const length = Number(header);
  return Number.isSafeInteger(length) && length >= 0 ? length : undefined;
}

/** The failure for a body above `maxBytes`. */
export function tooLarge(maxBytes: number): HttpFailure {
  return new HttpFailure('body_too_large', `the request body is larger than ${maxBytes} bytes`);
}

/** The failure for a body that did not arrive within `milliseconds`. */
export function tooSlow(milliseconds: number): HttpFailure {
  const message = `the request body did not arrive within ${milliseconds / 1000} seconds`;
  return new HttpFailure('body_too_slow', message);
}

/** Reads one body and settles a promise with it. */
class BodyReader {
  readonly #bytes: CollectedBytes;
  readonly #share: UnfinishedBody;
  readonly #cancelDeadline: () => void;
  #over = false;

  constructor(
    readonly request: IncomingMessage,
    readonly limits: BodyLimits,
    readonly declared: number | undefined,
    readonly resolve: (body: Buffer) => void,
    readonly reject: (reason: HttpFailure) => void,
  ) {
    this.#bytes = new CollectedBytes(declared);
    this.#share = limits.unfinished.begin((failure) => this.fail(failure), declared);
    this.#cancelDeadline = deadline(limits.timeout, () => this.fail(tooSlow(limits.timeout)));
    // No property is set on the request: under Express every request has a hidden class of its own, and a new member
    // would make another.
    request
      .on('data', (chunk: Buffer) => this.take(chunk))
      .on('end', () => this.finish())
      .on('error', (cause) => this.fail(clientGone(cause)))
      .on('close', () => this.#over || this.fail(clientGone()));
    // Asynchronous middleware may have paused it.
    if (request.readableFlowing === false) request.resume();
  }

  take(chunk: Buffer): void {
    if (this.#over) return;
    if (this.#bytes.length + chunk.length > this.limits.maxBytes) {
      this.fail(tooLarge(this.limits.maxBytes));
      return;
    }
    this.#bytes.append(chunk);
    // A complete body needs no share of the budget.
    if (this.#bytes.length !== this.declared) this.#share.grow(chunk.length);
  }

  finish(): void {
    if (this.#over) return;
    this.#detach();
    this.resolve(this.#bytes.take());
  }

  fail(failure: HttpFailure): void {
    if (this.#over) return;
    this.#detach();
    this.#bytes.clear();
    this.reject(failure);
  }

  // The listeners stay, without effect: a later error must not become an uncaught one.
  #detach(): void {
    this.#over = true;
    this.#share.done();
    this.#cancelDeadline();
  }
}

/** The failure for a caller that disconnected before its body was complete. */
export function clientGone(cause?: Error): HttpFailure {
  return new HttpFailure('client_gone', 'the caller hung up before the body was complete', {
    cause,
  });
}

/**
 * Reads a whole body into one Buffer, within limits.
 *
 * @throws HttpFailure `body_too_large` (at once when Content-Length says so), `body_too_slow`, `client_gone`,
 * `server_busy` where the budget is full
 */
export function readBody(request: IncomingMessage, limits: BodyLimits): Promise<Buffer> {
  const declared = declaredLength(request);
  if (declared !== undefined && declared > limits.maxBytes) {
    return Promise.reject(tooLarge(limits.maxBytes));
  }
  return new Promise((resolve, reject) => {
    const begin = () =>
      resolve(takeArrivedBody(request, declared) ?? awaitBody(request, limits, declared));
    // Node emits a request before it parses the bytes that came with its head, and these are nearly always the whole
    // body: they are there one tick later. A stream that flows already would lose them meanwhile.
    if (declared === undefined || request.readableFlowing !== null) begin();
    else {
      process.nextTick(() => {
        // This side may have closed the connection in that tick, with all its requests.
        if (request.socket?.destroyed) reject(clientGone(request.errored ?? undefined));
        else begin();
      });
    }
  });
}

/**
 * Returns a body that has arrived completely; undefined for any other. Such a body needs no deadline, no share of the
 * budget and no listener.
 */
function takeArrivedBody(
  request: IncomingMessage,
  declared: number | undefined,
): Buffer | undefined {
  if (request.readableLength !== declared || request.readableFlowing !== null) return undefined;
  const bytes: unknown = request.read();
  return Buffer.isBuffer(bytes) ? bytes : undefined;
}

function awaitBody(
  request: IncomingMessage,
  limits: BodyLimits,
  declared: number | undefined,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Its `close` event was emitted before, when nothing listened.
    if (request.destroyed) throw clientGone(request.errored ?? undefined);
    new BodyReader(request, limits, declared, resolve, reject);
  });
}

/** The request body as earlier middleware of the host app left it. */
export type HostBody =
  /** The stream is unread. */
  | { readonly kind: 'unread' }
  /** `express.raw()` ran. */
  | { readonly kind: 'bytes'; readonly bytes: Buffer }
  /** `express.text()` ran. */
  | { readonly kind: 'text'; readonly text: string }
  /** `express.urlencoded()`, `express.json()` or multer ran; also an array or a scalar that JSON gave. */
  | { readonly kind: 'parsed'; readonly value: unknown }
  /** The stream was read and nothing usable was left. */
  | { readonly kind: 'consumed' }
  /** The caller disconnected while the app's own middleware ran. */
  | { readonly kind: 'gone' };

const UNREAD: HostBody = { kind: 'unread' };
const CONSUMED: HostBody = { kind: 'consumed' };
const GONE: HostBody = { kind: 'gone' };

/**
 * Returns the state in which earlier middleware left the body. A stream that was read before never ends, and a request
 * that waits for its end hangs: this is the commonest fault of services that mount in an app. Only an untouched stream is
 * `unread`.
 */
export function hostBody(request: IncomingMessage): HostBody {
  // Read once: under Express every property access on a request is slow.
  const { body } = request as IncomingMessage & { body?: unknown };
  if (Buffer.isBuffer(body)) return { kind: 'bytes', bytes: body };
  if (typeof body === 'string') return { kind: 'text', text: body };
  if (isNonEmpty(body)) return { kind: 'parsed', value: body };
  if (isUntouched(request)) return UNREAD;
  // A stream that was read to its end is destroyed as well.
  return request.destroyed && !request.readableEnded ? GONE : CONSUMED;
}

// Express 4 leaves `{}` and Express 5 undefined where no parser took the body.
function isNonEmpty(body: unknown): boolean {
  if (body === undefined || body === null) return false;
  return typeof body !== 'object' || Object.keys(body).length > 0;
}

function isUntouched(request: IncomingMessage): boolean {
  // `readable` is false once the stream has ended. With an encoding it emits text instead of bytes, which damages files.
  return request.readable && !request.readableDidRead && request.readableEncoding === null;
}

/** The media type that headers name, in lower case, without its parameters; `''` when none was sent. */
export function mediaType(headers: IncomingHttpHeaders): string {
  const header = headers['content-type'];
  if (header === undefined) return '';
  const end = header.indexOf(';');
  return (end < 0 ? header : header.slice(0, end)).trim().toLowerCase();
}
