import { LinkError } from '../errors/errors.js';
import {
  BACKSLASH,
  CLOSE_LIST,
  CLOSE_OBJECT,
  COMMA,
  OPEN_LIST,
  OPEN_OBJECT,
  QUOTE,
} from './characters.js';
import { type Expected, reasonAlone } from './json-fault.js';
import { ObjectScanner } from './object-scanner.js';

/** The bytes of a byte order mark. */
const MARK: readonly number[] = [0xef, 0xbb, 0xbf];

/** An element of a list as its bytes; undefined for one above the size limit, which is discarded. */
export type ListElement = Buffer | undefined;

/** The state of a splitter: outside the list, before its first element or a further one, in one, or after one. */
type State = 'outside' | 'first' | 'next' | 'within' | 'end';

/** The kind of an element by its first byte, which decides its end. */
type ElementKind = 'nested' | 'text' | 'word';

/** The options of a {@link ListSplitter}. */
export interface ListSplitterOptions {
  /** The member of the outermost object whose value is the list. */
  readonly member: string;
  /** The largest number of bytes of one element. */
  readonly maxElement: number;
}

/**
 * Splits the incoming text of a JSON object into the elements of one list member, and the rest with that list empty.
 * The order of the members and the boundaries of the pieces do not matter. It buffers one element and the rest only. It
 * checks the commas of the list alone: elements and rest are parsed afterwards.
 */
export class ListSplitter {
  readonly #options: ListSplitterOptions;
  readonly #scanner: ObjectScanner;
  readonly #rest: Buffer[] = [];
  #restSize = 0;
  #state: State = 'outside';
  #count = 0;
  #hasList = false;
  /** True for an object; undefined before the first character other than blanks and a byte order mark. */
  #isObject: boolean | undefined;
  /** State of the current element: its kind, its nesting depth at this point, and whether a text is open in it. */
  #kind: ElementKind = 'word';
  #depth = 0;
  #inText = false;
  #isEscaped = false;
  readonly #parts: Buffer[] = [];
  #size = 0;

  constructor(options: ListSplitterOptions) {
    this.#options = options;
    this.#scanner = new ObjectScanner(options.member, 'list');
  }

  /** Number of complete elements so far. */
  get count(): number {
    return this.#count;
  }

  /** Number of bytes of the rest so far. */
  get restSize(): number {
    return this.#restSize;
  }

  /** True after the list has begun. */
  get hasList(): boolean {
    return this.#hasList;
  }

  /** True after the list has begun and before its object ends: a text that ends here was cut off. */
  get isOpen(): boolean {
    return this.#hasList && (this.#state !== 'outside' || this.#scanner.isOpen);
  }

  /**
   * Returns everything except the elements: the object with its list empty. Text that is no such object is returned
   * unchanged.
   */
  takeRest(): Buffer {
    return Buffer.concat(this.#rest.splice(0));
  }

  /**
   * Takes a piece of the text and yields the elements that end in it. The generator has to be read to its end.
   *
   * @throws LinkError `payload_not_json` for a broken list; the message quotes nothing of the text
   */
  *push(piece: Buffer): Generator<ListElement, void, undefined> {
    let at = 0;
    while (at < piece.length) {
      if (this.#state === 'outside') at = this.#passOutside(piece, at);
      else if (this.#state !== 'within') at = this.#passBetween(piece, at);
      else {
        const end = this.#endOfElement(piece, at);
        this.#bufferPart(piece.subarray(at, end < 0 ? piece.length : end));
        if (end < 0) return;
        at = end;
        this.#state = 'end';
        this.#count += 1;
        yield this.#takeElement();
      }
    }
  }

  /** @returns the start of the list, or the end of the piece */
  #passOutside(piece: Buffer, from: number): number {
    let at = from;
    for (; at < piece.length; at += 1) {
      const code = piece[at] ?? 0;
      this.#isObject ??= isBlank(code) || MARK.includes(code) ? undefined : code === OPEN_OBJECT;
      if (this.#isObject !== false && this.#scanner.take(code) === 'found') break;
    }
    if (at === piece.length) {
      this.#bufferRest(piece.subarray(from));
      return at;
    }
    if (this.#hasList) {
      throw new LinkError('payload_not_json', `${this.#options.member}: is there twice`);
    }
    this.#hasList = true;
    this.#state = 'first';
    this.#bufferRest(piece.subarray(from, at + 1));
    return at + 1;
  }

  /** Passes blanks, a comma or the end of the list. @returns the index of the next byte */
  #passBetween(piece: Buffer, at: number): number {
    const code = piece[at] ?? 0;
    if (isBlank(code)) return at + 1;
    if (code === CLOSE_LIST) {
      if (this.#state === 'next') throw this.#fault(piece, at, 'trailing');
      this.#state = 'outside';
      this.#scanner.valueTaken();
      this.#bufferRest(piece.subarray(at, at + 1));
      return at + 1;
    }
    if (this.#state === 'end') {
      if (code !== COMMA) throw this.#fault(piece, at, 'comma');
      this.#state = 'next';
      return at + 1;
    }
    this.#begin(piece, at, code);
    return at;
  }

  #begin(piece: Buffer, at: number, code: number): void {
    if (endsWord(code) && code !== QUOTE && code !== OPEN_LIST && code !== OPEN_OBJECT) {
      throw this.#fault(piece, at, 'value');
    }
    const isNested = code === OPEN_LIST || code === OPEN_OBJECT;
    this.#kind = isNested ? 'nested' : code === QUOTE ? 'text' : 'word';
    this.#state = 'within';
  }

  /** @returns the end of the element; below 0 when it does not end in this piece */
  #endOfElement(piece: Buffer, from: number): number {
    if (this.#kind === 'word') {
      for (let at = from; at < piece.length; at++) if (endsWord(piece[at] ?? 0)) return at;
      return -1;
    }
    let [depth, inText, isEscaped] = [this.#depth, this.#inText, this.#isEscaped];
    for (let at = from; at < piece.length; at++) {
      const code = piece[at];
      if (inText) {
        if (isEscaped) isEscaped = false;
        else if (code === BACKSLASH) isEscaped = true;
        else if (code === QUOTE) inText = false;
        if (inText || depth > 0) continue;
      } else if (code === QUOTE) {
        inText = true;
        continue;
      } else if (code === OPEN_OBJECT || code === OPEN_LIST) depth += 1;
      else if (code === CLOSE_OBJECT || code === CLOSE_LIST) depth -= 1;
      if (depth > 0) continue;
      [this.#depth, this.#inText, this.#isEscaped] = [0, false, false];
      return at + 1;
    }
    [this.#depth, this.#inText, this.#isEscaped] = [depth, inText, isEscaped];
    return -1;
  }

  #bufferPart(part: Buffer): void {
    this.#size += part.length;
    if (this.#size > this.#options.maxElement) this.#parts.length = 0;
    else this.#parts.push(part);
  }

  #takeElement(): ListElement {
    const isTooLarge = this.#size > this.#options.maxElement;
    const [first] = this.#parts;
    const element = this.#parts.length > 1 ? Buffer.concat(this.#parts) : first;
    this.#parts.length = 0;
    this.#size = 0;
    return isTooLarge ? undefined : element;
  }

  #bufferRest(bytes: Buffer): void {
    this.#restSize += bytes.length;
    // A copy: the piece that contains these bytes may be large.
    this.#rest.push(Buffer.from(bytes));
  }

  #fault(piece: Buffer, at: number, expected: Expected): LinkError {
    const reason = reasonAlone(piece, at, expected);
    const path = `${this.#options.member}[${this.#count}]`;
    return new LinkError('payload_not_json', `${path}: ${reason}`);
  }
}

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

/** Returns true for a byte that ends a number, true, false or null. */
function endsWord(code: number): boolean {
  if (isBlank(code) || code === COMMA || code === QUOTE) return true;
  if (code === OPEN_LIST || code === CLOSE_LIST) return true;
  return code === OPEN_OBJECT || code === CLOSE_OBJECT;
}
