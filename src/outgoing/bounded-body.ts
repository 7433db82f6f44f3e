import { Readable } from 'node:stream';
import { OutgoingError, toOutgoingError } from './errors.js';

/** What a {@link BoundedBody} has to know. */
export interface BoundedBodyOptions {
  readonly host: string;
  readonly maxBytes: number;
  /** Called once, when the body was read to its end, failed, or was destroyed. */
  readonly onClose: () => void;
}

/**
 * The body of an answer: fails with an {@link OutgoingError} when it is larger than allowed or breaks off, and destroys
 * what it reads from when it is destroyed itself.
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
    // A body that nobody reads may still fail, by its deadline; that must not end the process.
    this.on('error', () => undefined);
    source.on('error', (error) => this.destroy(toOutgoingError(error, options.host)));
    source.once('end', () => this.push(null));
    source.once('close', () => {
      if (!source.readableEnded) this.destroy(toOutgoingError(undefined, options.host));
    });
  }

  #receive(chunk: Buffer): void {
    const { host, maxBytes } = this.#options;
    this.#received += chunk.length;
    if (this.#received > maxBytes) this.destroy(tooLarge(host, maxBytes));
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

/** The failure of an answer that is larger than allowed. */
export function tooLarge(host: string, maxBytes: number): OutgoingError {
  return new OutgoingError('too_large', `The answer of ${host} is larger than ${maxBytes} bytes`);
}
