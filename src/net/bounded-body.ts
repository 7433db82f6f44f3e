import { Readable } from 'node:stream';
import { answerTooLarge } from './answer.js';
import type { Peer } from './call-error.js';
import { networkError } from './network-errors.js';

/** Options of {@link BoundedBody}. */
export interface BoundedBodyOptions {
  readonly peer: Peer;
  readonly maxBytes: number;
  /** Called once, when the body has ended, failed, or was destroyed. */
  readonly onClose: () => void;
}

/**
 * The body of an answer. It fails with a CallError when it is larger than allowed or breaks off, and destroys its
 * source when it is destroyed itself.
 */
export class BoundedBody extends Readable {
  readonly #source: Readable;
  readonly #options: BoundedBodyOptions;
  #started = false;
  #received = 0;

  constructor(source: Readable, options: BoundedBodyOptions) {
    super();
    this.#source = source;
    this.#options = options;
    // An unread body may still fail, by its deadline; that must not end the process.
    this.on('error', () => undefined);
    source.on('error', (error) => this.destroy(networkError(error, options.peer)));
    source.once('end', () => this.push(null));
    source.once('close', () => {
      if (!source.readableEnded) this.destroy(networkError(undefined, options.peer));
    });
  }

  #receive(chunk: Buffer): void {
    const { peer, maxBytes } = this.#options;
    this.#received += chunk.length;
    if (this.#received > maxBytes) this.destroy(answerTooLarge(peer, maxBytes));
    else if (!this.push(chunk)) this.#source.pause();
  }

  override _read(): void {
    if (!this.#started) {
      this.#started = true;
      this.#source.on('data', (chunk: Buffer) => this.#receive(chunk));
    }
    this.#source.resume();
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    this.#source.destroy();
    this.#options.onClose();
    callback(error);
  }
}
