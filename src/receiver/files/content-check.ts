import { createHash, type Hash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { LinkError } from '../../protocol/errors/errors.js';
import {
  type FileType,
  imageTypeOf,
  isCommonMismatch,
  matchesContent,
  SIGNATURE_LENGTH,
} from '../../protocol/files/file-types.js';
import type { FileFacts } from './incoming-file.js';

/** The treatment of content that does not fit its type: it is refused, logged, or not checked. */
export type ContentCheck = 'refuse' | 'tell' | 'off';

/**
 * Classifies a file by its first {@link SIGNATURE_LENGTH} bytes, or all when there are fewer.
 *
 * @returns the type of the bytes, where the name does not determine it
 * @throws LinkError `file_content_mismatch`
 */
export type ClassifyContent = (head: Buffer) => FileType | undefined;

/** The facts about a file from its name and the event's data. */
export interface FileLabel {
  readonly name: string;
  readonly mimeType: string;
  readonly fileArea: 0 | 1;
  readonly validate: ClassifyContent;
}

type Notice = ((text: string) => void) | undefined;

/**
 * Validates content by the type of its extension. Without a `rule` mismatches are refused, except those that deployed
 * senders are known for (RTF as .doc, HTML as .xls, images named as other images), which are logged.
 */
export function validateByType(
  type: FileType,
  rule: ContentCheck | undefined,
  notice: Notice,
): ClassifyContent {
  return (head) => {
    if (rule === 'off' || matchesContent(type, head)) return undefined;
    const isLogged = rule === undefined && isCommonMismatch(type, head);
    const problem =
      head.length === 0
        ? 'is empty: no byte of it came'
        : `its content is not that of a ${type.extension}`;
    mismatch(`file: ${problem}`, isLogged ? 'tell' : rule, notice);
    return undefined;
  };
}

/** Validates a thumbnail, which is an image of its own for any kind of file (supplement, "thumbnails"). */
export function validateThumbnail(rule: ContentCheck | undefined, notice: Notice): ClassifyContent {
  return (head) => {
    const type = imageTypeOf(head);
    if (!type && rule !== 'off') mismatch('thumbnail: it is no JPEG, PNG or GIF', rule, notice);
    return type;
  };
}

function mismatch(message: string, rule: ContentCheck | undefined, notice: Notice): void {
  if (rule !== 'tell') throw new LinkError('file_content_mismatch', message);
  notice?.(message);
}

/** Passes a file through, validates its first bytes before any is passed on, and counts and hashes it. */
export class CheckedContent extends Transform {
  readonly #classify: ClassifyContent;
  readonly #done: (facts: FileFacts, type: FileType | undefined) => void;
  readonly #hash: Hash = createHash('sha256');
  #size = 0;
  #head: Buffer | undefined = Buffer.alloc(0);
  #type: FileType | undefined;

  /** @param done called after the last byte with the facts, and the type of the bytes */
  constructor(
    classify: ClassifyContent,
    done: (facts: FileFacts, type: FileType | undefined) => void,
  ) {
    super();
    this.#classify = classify;
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
      if (!error) this.#done({ size: this.#size, sha256: this.#hash.digest('hex') }, this.#type);
      done(error, chunk);
    });
  }

  #pass(next: TransformCallback): void {
    const head = this.#head;
    this.#head = undefined;
    try {
      if (head) this.#type = this.#classify(head.subarray(0, SIGNATURE_LENGTH));
      next(null, head);
    } catch (error) {
      next(error instanceof Error ? error : new Error('content check failed'));
    }
  }
}
