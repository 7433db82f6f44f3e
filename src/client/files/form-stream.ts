import { Readable } from 'node:stream';
import { LinkCallError } from '../errors/call-error.js';
import type { SendProgress } from './content.js';

/** What a {@link FormStream} puts together. */
export interface FormParts {
  readonly head: Buffer;
  readonly content: Readable;
  readonly tail: Buffer;
  /** Bytes of the content; undefined when that is not known. */
  readonly total: number | undefined;
  readonly onProgress: ((progress: SendProgress) => void) | undefined;
}

function unreadable(cause: unknown): LinkCallError {
  const message = 'content: could not be read to its end';
  return new LinkCallError('file_unreadable', 'send_file', message, { cause });
}

/**
 * A form around a stream. Hands each piece on as it comes, without a generator in between: for a large file this is
 * where the time would go. Destroys the content when it is destroyed itself.
 */
export class FormStream extends Readable {
  readonly #parts: FormParts;
  #started = false;
  #sent = 0;

  constructor(parts: FormParts) {
    super();
    this.#parts = parts;
    const { content } = parts;
    content.on('error', (error) => this.destroy(unreadable(error)));
    content.once('close', () => {
      if (!content.readableEnded) this.destroy(unreadable(content.errored));
    });
  }

  override _read(): void {
    const { content, head, tail } = this.#parts;
    if (this.#started) {
      content.resume();
      return;
    }
    this.#started = true;
    content.once('end', () => {
      this.push(tail);
      this.push(null);
    });
    this.push(head);
    content.on('data', (piece: Uint8Array) => this.#take(piece));
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    this.#parts.content.destroy();
    callback(error);
  }

  #take(piece: Uint8Array): void {
    const { content, total, onProgress } = this.#parts;
    if (!this.push(piece)) content.pause();
    this.#sent += piece.length;
    try {
      onProgress?.({ sent: this.#sent, total });
    } catch (cause) {
      const message = 'onProgress threw an error';
      this.destroy(new LinkCallError('aborted', 'send_file', message, { cause }));
    }
  }
}
