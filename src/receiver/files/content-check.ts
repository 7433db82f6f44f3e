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

/** What is done about content that does not fit its type: it is refused, told in the log, or not looked at. */
export type ContentCheck = 'refuse' | 'tell' | 'off';

/**
 * Judges a file by its first {@link SIGNATURE_LENGTH} bytes, or all when there are fewer.
 *
 * @returns the type that the bytes tell, where that is not known from the name
 * @throws LinkError `file_content_mismatch`
 */
export type JudgeContent = (head: Buffer) => FileType | undefined;

/** What is known of a file from its name and the event's data. */
export interface FileLabel {
  readonly name: string;
  readonly mimeType: string;
  readonly fileArea: 0 | 1;
  readonly judge: JudgeContent;
}

type Notice = ((text: string) => void) | undefined;

/**
 * Judges content by the type that its extension claims. Without a `rule` mismatches are refused, but for those that
 * deployed senders are known for (RTF as .doc, HTML as .xls, images named as other images), which are told.
 */
export function judgeByType(
  type: FileType,
  rule: ContentCheck | undefined,
  notice: Notice,
): JudgeContent {
  return (head) => {
    if (rule === 'off' || matchesContent(type, head)) return undefined;
    const isTold = rule === undefined && isCommonMismatch(type, head);
    const problem =
      head.length === 0
        ? 'is empty: no byte of it came'
        : `its content is not that of a ${type.extension}`;
    mismatch(`file: ${problem}`, isTold ? 'tell' : rule, notice);
    return undefined;
  };
}

/** Judges a thumbnail: an image of its own, whatever the file is that it shows (supplement, "thumbnails"). */
export function judgeThumbnail(rule: ContentCheck | undefined, notice: Notice): JudgeContent {
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

/** Passes a file through, judges its first bytes before any leaves, counts and hashes it. */
export class CheckedContent extends Transform {
  readonly #judge: JudgeContent;
  readonly #done: (facts: FileFacts, type: FileType | undefined) => void;
  readonly #hash: Hash = createHash('sha256');
  #size = 0;
  #head: Buffer | undefined = Buffer.alloc(0);
  #type: FileType | undefined;

  /** @param done gets the facts once the last byte has passed, and the type that the bytes told */
  constructor(judge: JudgeContent, done: (facts: FileFacts, type: FileType | undefined) => void) {
    super();
    this.#judge = judge;
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
      if (head) this.#type = this.#judge(head.subarray(0, SIGNATURE_LENGTH));
      next(null, head);
    } catch (error) {
      next(error instanceof Error ? error : new Error('content check failed'));
    }
  }
}
