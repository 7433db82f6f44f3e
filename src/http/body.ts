import type { IncomingMessage } from 'node:http';
import { deadline } from './deadline.js';
import { HttpFailure } from './failure.js';

/** What a body may cost. */
export interface BodyLimits {
  /** Largest body in bytes. */
  readonly maxBytes: number;
  /** Milliseconds for the whole body to arrive. */
  readonly timeout: number;
}

const EMPTY = Buffer.alloc(0);

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

/** One reading of one body. This runs for every request. */
class Reading {
  readonly #chunks: Buffer[] = [];
  #length = 0;
  readonly #cancelDeadline: () => void;
  #over = false;

  constructor(
    readonly request: IncomingMessage,
    readonly limits: BodyLimits,
    readonly resolve: (body: Buffer) => void,
    readonly reject: (reason: HttpFailure) => void,
  ) {
    this.#cancelDeadline = deadline(limits.timeout, () => this.fail(tooSlow(limits.timeout)));
    // No property is set on the request: under Express each has a hidden class of its own, and a new member makes another.
    request
      .on('data', (chunk: Buffer) => this.take(chunk))
      .on('end', () => this.finish())
      .on('error', (cause) => this.fail(gone(cause)))
      .on('close', () => this.#over || this.fail(gone()));
    // Middleware that had to wait for something may have paused it.
    if (request.readableFlowing === false) request.resume();
  }

  take(chunk: Buffer): void {
    if (this.#over) return;
    this.#length += chunk.length;
    if (this.#length > this.limits.maxBytes) this.fail(tooLarge(this.limits.maxBytes));
    else this.#chunks.push(chunk);
  }

  finish(): void {
    if (this.#over) return;
    this.#detach();
    const [first] = this.#chunks;
    if (first === undefined) this.resolve(EMPTY);
    else if (this.#chunks.length === 1) this.resolve(first);
    else this.resolve(Buffer.concat(this.#chunks, this.#length));
  }

  fail(failure: HttpFailure): void {
    if (this.#over) return;
    this.#detach();
    this.#chunks.length = 0;
    this.reject(failure);
  }

  // The listeners stay, deaf: an error after we let go must not become an uncaught one.
  #detach(): void {
    this.#over = true;
    this.#cancelDeadline();
  }
}

function gone(cause?: Error): HttpFailure {
  return new HttpFailure('client_gone', 'the caller hung up before the body was complete', {
    cause,
  });
}

/**
 * Reads a whole body into one Buffer, within limits.
 *
 * @throws HttpFailure `body_too_large` (at once when Content-Length says so), `body_too_slow`, `client_gone`
 */
export function readBody(request: IncomingMessage, limits: BodyLimits): Promise<Buffer> {
  const declared = declaredLength(request);
  if (declared !== undefined && declared > limits.maxBytes) {
    return Promise.reject(tooLarge(limits.maxBytes));
  }
  return new Promise((resolve, reject) => {
    new Reading(request, limits, resolve, reject);
  });
}
