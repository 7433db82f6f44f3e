import type { IncomingMessage } from 'node:http';
import { deadline, HttpFailure, tooSlow } from '../../http/index.js';

/**
 * One reading of a request body piece by piece, which waits while a piece is being taken. It leaves the request
 * usable: an early answer can still be sent.
 */
class Reading {
  #cancelDeadline: (() => void) | undefined;
  #ended = false;
  #taking = false;

  constructor(
    readonly request: IncomingMessage,
    readonly take: (chunk: Buffer) => Promise<void>,
    readonly idle: number,
    readonly resolve: () => void,
    readonly reject: (reason: unknown) => void,
  ) {
    request.on('data', this.#onData);
    request.on('end', this.#onEnd);
    request.on('error', this.#onGone);
    request.on('close', this.#onGone);
    this.#await();
  }

  readonly #onData = (chunk: Buffer): void => {
    this.#taking = true;
    this.#rest();
    this.request.pause();
    this.take(chunk).then(this.#onTaken, this.#fail);
  };

  readonly #onTaken = (): void => {
    this.#taking = false;
    if (this.#ended) {
      this.#finish();
      return;
    }
    this.#await();
    this.request.resume();
  };

  readonly #onEnd = (): void => {
    this.#ended = true;
    if (!this.#taking) this.#finish();
  };

  readonly #onGone = (): void => {
    if (this.#ended) return;
    this.#fail(new HttpFailure('client_gone', 'the caller hung up before the body was complete'));
  };

  #finish(): void {
    this.#detach();
    this.resolve();
  }

  readonly #fail = (reason: unknown): void => {
    this.#detach();
    this.reject(reason);
  };

  #await(): void {
    this.#cancelDeadline = deadline(this.idle, () => this.#fail(tooSlow(this.idle)));
  }

  #rest(): void {
    this.#cancelDeadline?.();
  }

  #detach(): void {
    this.#rest();
    this.request.off('data', this.#onData);
    this.request.off('end', this.#onEnd);
    this.request.off('close', this.#onGone);
    // 'error' stays: one that comes after we let go must not become an uncaught one.
  }
}

/**
 * Gives each piece of a request body to `take`, one at a time.
 *
 * @param idle milliseconds that the caller may be silent between two pieces
 * @throws HttpFailure `client_gone`, `body_too_slow`, and what `take` throws
 */
export function eachChunk(
  request: IncomingMessage,
  take: (chunk: Buffer) => Promise<void>,
  idle: number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    new Reading(request, take, idle, resolve, reject);
  });
}
