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
/** Characters of the beginning of an answer that are kept for a closer look. */
const KEPT = 64 * 1024;
/** A secret at the border of what is kept is no longer one that can be found: it is looked for in a little more. */
const BORDER = 64;

/** What a list is read with. */
export interface ListReading {
  readonly definition: EventDefinition;
  readonly context: AnswerContext;
  /** Bytes of one record. */
  readonly maxRecord: number;
}

/**
 * An answer whose result is a list, read while it comes: each record by itself as it would be within the whole, and
 * the envelope around them at the end, by the reading of all answers.
 */
export class ListAnswer {
  readonly #head: Pick<PeerAnswer, 'status' | 'headers'>;
  readonly #reading: ListReading;
  readonly #splitter: ListSplitter;
  readonly #beginning: Buffer[] = [];
  #size = 0;
  #index = 0;

  constructor(head: Pick<PeerAnswer, 'status' | 'headers'>, reading: ListReading) {
    this.#head = head;
    this.#reading = reading;
    this.#splitter = new ListSplitter({ member: MEMBER, maxElement: reading.maxRecord });
  }

  /** Bytes of all but the records. */
  get restSize(): number {
    return this.#splitter.restSize;
  }

  /** Whether an answer that ends here was cut off within its list. */
  get isOpen(): boolean {
    return this.#splitter.isOpen;
  }

  /** Whether what is shown of the answer is all of it. */
  get isShownWhole(): boolean {
    return this.#size <= KEPT;
  }

  /** What is shown of the answer: its beginning, where it is long. */
  get shown(): RawAnswer {
    const { status, headers } = this.#head;
    const text = shownText(Buffer.concat(this.#beginning), this.#reading.context.secret);
    const contentType = String(headers['content-type'] ?? '');
    return { status, contentType, text: text.slice(0, KEPT) };
  }

  /**
   * Takes a piece of the answer, and gives the records that end in it, each as a list of one or none.
   *
   * @throws LinkCallError `not_an_envelope`; strictly read, `result_invalid`
   */
  *take(piece: Buffer): Generator<ReadResult, void, undefined> {
    this.#keepBeginning(piece);
    const elements = this.#splitter.push(piece);
    for (;;) {
      const next = this.#understood(() => elements.next());
      if (next.done) return;
      const { value: element } = next;
      yield this.#understood(() => this.#read(element));
      this.#index += 1;
    }
  }

  /**
   * Reads the envelope, when all has come. A result that is no list, such as blank for an empty one, is in it.
   *
   * @throws LinkCallError of kind `refused` or `invalid_answer`; `list_cut`
   */
  end(): ReadResponse {
    if (this.isOpen) throw this.cut('the answer is not complete');
    const whole = { ...this.#head, body: this.#splitter.takeRest() };
    return readLinkAnswer(whole, this.#reading.context, this.shown);
  }

  /** The failure of a list that ended within. */
  cut(reason: string, cause?: unknown): LinkCallError {
    const message = `the list was cut off after ${this.#splitter.count} records: ${reason}`;
    const { event } = this.#reading.context;
    return new LinkCallError('list_cut', event, message, { answer: this.shown, cause });
  }

  #keepBeginning(piece: Buffer): void {
    const left = KEPT + BORDER - this.#size;
    this.#size += piece.length;
    // A copy: it stays for as long as the list lasts.
    if (left > 0) this.#beginning.push(Buffer.from(piece.subarray(0, left)));
  }

  #read(element: ListElement): ReadResult {
    const { definition, context, maxRecord } = this.#reading;
    if (element === undefined) {
      return this.#leftOut(
        `is larger than ${maxRecord} bytes; option maxRecordSize allows for more`,
      );
    }
    const place = `${MEMBER}[${this.#index}]`;
    const text = shownText(element, context.secret);
    let record: unknown;
    try {
      record = parseSafeJson(text, place);
    } catch (error) {
      // What is no JSON leaves nothing to go by; one unsafe record hides no other.
      if (!LinkError.is(error) || error.code !== 'payload_unsafe') {
        throw this.#notJson(error, jsonFault(error, text));
      }
      return this.#leftOut(error.message);
    }
    const damaged = damagedTexts(text, record, place);
    const listed = readListed(definition, record, this.#index, context);
    const read = withDeviations(damaged, listed, context.reading);
    if (read.problem !== undefined) throw this.#invalid(read.problem);
    return read;
  }

  #leftOut(problem: string): ReadResult {
    const place = `${MEMBER}[${this.#index}]`;
    if (this.#reading.context.reading === 'strict') throw this.#invalid(`${place}: ${problem}`);
    const told = { place, problem, value: undefined };
    return {
      result: [],
      deviations: [told],
      unreadable: [{ ...told, sent: undefined }],
      problem: undefined,
    };
  }

  #invalid(message: string): LinkCallError {
    const { event } = this.#reading.context;
    return new LinkCallError('result_invalid', event, message, { answer: this.shown });
  }

  #understood<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (cause) {
      if (!LinkError.is(cause)) throw cause;
      throw this.#notJson(cause, undefined);
    }
  }

  /** The failure of a list that is no JSON: with its place in the whole answer, as long as all of that is there. */
  #notJson(cause: unknown, fault: string | undefined): LinkCallError {
    const { event, secret } = this.#reading.context;
    const text = this.isShownWhole ? shownText(Buffer.concat(this.#beginning), secret) : '';
    const found = wholeFault(text) ?? fault;
    const own = LinkError.is(cause) ? cause.message : String(cause);
    const reason = found === undefined ? own : `${MEMBER}[${this.#index}]: ${found}`;
    const message = `the answer is no response envelope: it is not JSON: ${reason}`;
    return new LinkCallError('not_an_envelope', event, message, { answer: this.shown, cause });
  }
}

/** The fault of the text of an answer, of which more may follow; undefined where it is right as far as it goes. */
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
