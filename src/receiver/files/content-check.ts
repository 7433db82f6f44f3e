import { createHash, type Hash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { LinkError } from '../../protocol/errors.js';
import { fileTypeOf, matchesContent, SIGNATURE_LENGTH } from '../../protocol/file-types.js';
import type { FileFacts } from './incoming-file.js';

/**
 * Refuses content that its extension contradicts.
 *
 * @throws LinkError `file_content_mismatch`
 */
export function checkContent(name: string, head: Buffer): void {
  const type = fileTypeOf(name);
  if (type && matchesContent(type, head)) return;
  const extension = type?.extension ?? 'file of its name';
  throw new LinkError('file_content_mismatch', `file: its content is not that of a ${extension}`);
}

/** Passes a file through, checks its first bytes before any leaves, counts and hashes it. */
export class CheckedContent extends Transform {
  readonly #name: string;
  readonly #done: (facts: FileFacts) => void;
  readonly #hash: Hash = createHash('sha256');
  #size = 0;
  #head: Buffer | undefined = Buffer.alloc(0);

  /** @param done gets the facts once the last byte has passed */
  constructor(name: string, done: (facts: FileFacts) => void) {
    super();
    this.#name = name;
    this.#done = done;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, next: TransformCallback): void {
    this.#hash.update(chunk);
    this.#size += chunk.length;
    const head = this.#head && Buffer.concat([this.#head, chunk]);
    this.#head = head;
    if (head === undefined) next(null, chunk);
    else if (head.length < SIGNATURE_LENGTH) next();
    else this.#pass(next);
  }

  override _flush(done: TransformCallback): void {
    this.#pass((error, chunk) => {
      if (!error) this.#done({ size: this.#size, sha256: this.#hash.digest('hex') });
      done(error, chunk);
    });
  }

  #pass(next: TransformCallback): void {
    const head = this.#head;
    this.#head = undefined;
    try {
      if (head) checkContent(this.#name, head.subarray(0, SIGNATURE_LENGTH));
      next(null, head);
    } catch (error) {
      next(error instanceof Error ? error : new Error('content check failed'));
    }
  }
}
