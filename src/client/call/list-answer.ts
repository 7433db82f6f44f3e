import type { PeerAnswer } from '../../net/index.js';
import type { EventDefinition } from '../../protocol/catalogue/definition.js';
import { damagedTexts } from '../../protocol/codec/damaged-text.js';
import { type ReadResult, readListed } from '../../protocol/codec/read-result.js';
import { LinkError } from '../../protocol/errors/errors.js';
import { JsonFault } from '../../protocol/json/json-fault.js';
import { scanJson } from '../../protocol/json/json-scan.js';
import { type ListElement, ListSplitter } from '../../protocol/json/list-splitter.js';
import { parseSafeJson } from '../../protocol/json/safe-json.js';
import { LinkCallError, type RawAnswer } from '../call-error.js';
import { jsonFault } from './not-envelope.js';
import {
  type AnswerContext,
  type ReadResponse,
  readLinkAnswer,
  shownText,
  withDeviations,
} from './read-answer.js';

/** The member of the envelope that is the list (specification: "Response envelope"). */
const MEMBER = 'result_data';
/** Bytes of the beginning of an answer that the reader stores for diagnosis. */
const MOST_STORED = 64 * 1024;
/** Further bytes that are stored, so that a secret across the limit is still found and removed. */
const MARGIN = 64;

/** The end of a text that was cut off, where it may be a part of the password hash. */
const PART_OF_SECRET = /[0-9a-f]{1,39}$/i;

/** Context for reading a list. */
export interface ListContext {
  readonly definition: EventDefinition;
  readonly context: AnswerContext;
  /** Limit of one record in bytes. */
  readonly maxRecord: number;
}

/**
 * Reads an answer whose result is a list while it arrives. It reads each record by itself, as it would within the
 * whole, and at the end the envelope around the records, in the same way as for all answers.
 */
export class ListAnswer {
  readonly #head: Pick<PeerAnswer, 'status' | 'headers'>;
  readonly #list: ListContext;
  readonly #splitter: ListSplitter;
  readonly #beginning: Buffer[] = [];
  #size = 0;
  #index = 0;

  constructor(head: Pick<PeerAnswer, 'status' | 'headers'>, list: ListContext) {
    this.#head = head;
    this.#list = list;
    this.#splitter = new ListSplitter({ member: MEMBER, maxElement: list.maxRecord });
  }

  /** Bytes of the answer without its records. */
  get restSize(): number {
    return this.#splitter.restSize;
  }

  /** True if an answer that ends here was cut off within its list. */
  get isOpen(): boolean {
    return this.#splitter.isOpen;
  }

  /** True if `shown` contains the whole answer. */
  get isShownWhole(): boolean {
    return this.#size <= MOST_STORED;
  }

  /** The answer for diagnosis; of a long one its beginning. */
  get shown(): RawAnswer {
    const { status, headers } = this.#head;
    const stored = shownText(Buffer.concat(this.#beginning), this.#list.context.secret);
    const isCut = this.isOpen || this.#size > MOST_STORED + MARGIN;
    const text = isCut ? stored.replace(PART_OF_SECRET, '') : stored;
    const contentType = String(headers['content-type'] ?? '');
    return { status, contentType, text: text.slice(0, MOST_STORED) };
  }

  /**
   * Reads a chunk of the answer. Yields the records that end in it, each as a list of one or none.
   *
   * @throws LinkCallError `not_an_envelope`; with strict reading `result_invalid`
   */
  *take(piece: Buffer): Generator<ReadResult, void, undefined> {
    this.#storeBeginning(piece);
    const elements = this.#splitter.push(piece);
    for (;;) {
      const next = this.#syntaxChecked(() => elements.next());
      if (next.done) return;
      const { value: element } = next;
      yield this.#syntaxChecked(() => this.#read(element));
      this.#index += 1;
    }
  }

  /**
   * Reads the envelope after the last chunk. A result that is no list, such as blank text for an empty one, is read
   * here.
   *
   * @throws LinkCallError of kind `refused` or `invalid_answer`; `list_cut`
   */
  end(): ReadResponse {
    if (this.isOpen) throw this.cut('the answer is not complete');
    const whole = { ...this.#head, body: this.#splitter.takeRest() };
    return readLinkAnswer(whole, this.#list.context, this.shown);
  }

  /** Returns the error for an answer that ended within its list. */
  cut(reason: string, cause?: unknown): LinkCallError {
    const message = `the list was cut off after ${this.#splitter.count} records: ${reason}`;
    const { event } = this.#list.context;
    return new LinkCallError('list_cut', event, message, { answer: this.shown, cause });
  }

  #storeBeginning(piece: Buffer): void {
    const left = MOST_STORED + MARGIN - this.#size;
    this.#size += piece.length;
    // A copy: a slice would retain the memory of its chunk until the list ends.
    if (left > 0) this.#beginning.push(Buffer.from(piece.subarray(0, left)));
  }

  #read(element: ListElement): ReadResult {
    const { definition, context, maxRecord } = this.#list;
    if (element === undefined) {
      return this.#leftOut(
        `is larger than ${maxRecord} bytes; option maxRecordSize allows for more`,
      );
    }
    const path = `${MEMBER}[${this.#index}]`;
    const text = shownText(element, context.secret);
    let record: unknown;
    try {
      record = parseSafeJson(text, path);
    } catch (error) {
      // Text that is not JSON ends the list. An unsafe record is only left out.
      if (!LinkError.is(error) || error.code !== 'payload_unsafe') {
        throw this.#notJson(error, jsonFault(error, text));
      }
      return this.#leftOut(error.message);
    }
    const damaged = damagedTexts(text, record, path);
    const listed = readListed(definition, record, this.#index, context);
    const read = withDeviations(damaged, listed, context.reading);
    if (read.problem !== undefined) throw this.#invalid(read.problem);
    return read;
  }

  #leftOut(problem: string): ReadResult {
    const path = `${MEMBER}[${this.#index}]`;
    if (this.#list.context.reading === 'strict') throw this.#invalid(`${path}: ${problem}`);
    const deviation = { path, problem, value: undefined };
    return {
      result: [],
      deviations: [deviation],
      unreadable: [{ ...deviation, sent: undefined }],
      problem: undefined,
    };
  }

  #invalid(message: string): LinkCallError {
    const { event } = this.#list.context;
    return new LinkCallError('result_invalid', event, message, { answer: this.shown });
  }

  #syntaxChecked<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (cause) {
      if (!LinkError.is(cause)) throw cause;
      throw this.#notJson(cause, undefined);
    }
  }

  /** Returns the error for a list that is not JSON. It gives the position in the whole answer if that is stored. */
  #notJson(cause: unknown, fault: string | undefined): LinkCallError {
    const { event, secret } = this.#list.context;
    const text = this.isShownWhole ? shownText(Buffer.concat(this.#beginning), secret) : '';
    const found = wholeFault(text) ?? fault;
    const own = LinkError.is(cause) ? cause.message : String(cause);
    const reason = found === undefined ? own : `${MEMBER}[${this.#index}]: ${found}`;
    const message = `the answer is no response envelope: it is not JSON: ${reason}`;
    return new LinkCallError('not_an_envelope', event, message, { answer: this.shown, cause });
  }
}

/** Returns the fault in the beginning of an answer; undefined where this part has none. */
function wholeFault(text: string): string | undefined {
  try {
    scanJson(Buffer.from(text), 'answer');
    return undefined;
  } catch (error) {
    const isWithin = LinkError.is(error) && !isCutOff(error, text);
    return isWithin ? jsonFault(error, text) : undefined;
  }
}

function isCutOff({ cause }: LinkError, text: string): boolean {
  return !(cause instanceof JsonFault) || cause.index >= Buffer.byteLength(text);
}
