import { createHash } from 'node:crypto';
import { HttpFailure } from '../../http/index.js';
import type { CallError } from '../../net/index.js';
import { isObject } from '../../protocol/envelope/envelope.js';
import { ContentSplitter } from '../content/content-splitter.js';
import { Refusal } from '../errors.js';
import type { JsonObject } from '../request/json-text.js';
import { callFailure } from './call-error.js';
import { readAnswerJson } from './exchange.js';

/** Limits and checks for the content of one answer. */
export interface ReceivedContentRules {
  readonly action: string;
  /** Most bytes of the answer without its content. */
  readonly maxRest: number;
  /** Most bytes of the content. */
  readonly maxContent: number;
  /** The fix for larger content, for the error. */
  readonly advice: string;
  /** Checks everything but the content, and converts it to one spelling. @throws CallError `result_invalid` */
  readonly check: (members: JsonObject) => void;
  readonly onBytes: (bytes: number) => void;
}

/**
 * Splits an answer while it arrives: its base64 `content` is decoded part by part, in constant memory, and everything
 * else is stored. `hash` may stand anywhere in it; it is compared at the end.
 */
export class ReceivedContent {
  readonly #rules: ReceivedContentRules;
  readonly #splitter: ContentSplitter;
  readonly #hash = createHash('sha256');
  #members: JsonObject = {};
  #size = 0;

  constructor(rules: ReceivedContentRules) {
    this.#rules = rules;
    this.#splitter = new ContentSplitter(rules.maxRest);
  }

  /** All members of the answer but the content, once it is complete. */
  get members(): JsonObject {
    return this.#members;
  }

  /** Bytes of the content that have arrived. */
  get size(): number {
    return this.#size;
  }

  /** Yields the bytes of the content. It ends only after all checks have passed. @throws CallError */
  async *decode(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      yield* this.#pass(this.#split(piece));
      if (this.#splitter.content === 'invalid') throw this.#noBase64();
    }
    yield* this.#pass(this.#splitter.end());
    this.#finish();
  }

  *#pass(bytes: Buffer): Generator<Buffer> {
    if (bytes.length === 0) return;
    this.#size += bytes.length;
    const { maxContent, advice } = this.#rules;
    if (this.#size > maxContent) {
      throw this.#error('answer_too_large', `the file is larger than ${maxContent} bytes${advice}`);
    }
    this.#hash.update(bytes);
    this.#rules.onBytes(this.#size);
    yield bytes;
  }

  #split(piece: Buffer): Buffer {
    try {
      return this.#splitter.write(piece);
    } catch (error) {
      if (error instanceof HttpFailure) {
        const text = `the answer without its file is larger than ${this.#rules.maxRest} bytes`;
        throw this.#error('answer_too_large', text);
      }
      if (error instanceof Refusal) throw this.#error('result_invalid', 'content occurs twice');
      throw error;
    }
  }

  #finish(): void {
    const members = readAnswerJson(this.#splitter.takeRest());
    if (members === undefined) throw this.#error('not_json', 'the answer is not JSON, or cut off');
    if (!isObject(members) || this.#splitter.content === undefined) {
      throw this.#error('result_invalid', 'the answer is not a JSON object with a text content');
    }
    if (this.#splitter.content === 'invalid') throw this.#noBase64();
    this.#rules.check(members);
    if (members.hash !== this.#hash.digest('hex')) {
      throw this.#error('hash_mismatch', 'the file in the answer does not match its SHA-256 hash');
    }
    const { content: _, ...others } = members;
    this.#members = others;
  }

  #noBase64(): CallError {
    return this.#error('content_invalid', 'the content of the answer is not base64');
  }

  #error(
    code: 'answer_too_large' | 'result_invalid' | 'not_json' | 'content_invalid' | 'hash_mismatch',
    text: string,
  ): CallError {
    return callFailure(code, this.#rules.action, text, { status: 200 });
  }
}
