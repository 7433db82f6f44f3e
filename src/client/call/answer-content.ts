import type { IncomingHttpHeaders } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import iconv from 'iconv-lite';
import {
  answerTooLarge,
  CallError,
  createDecompressor,
  encodingOf,
  type Peer,
} from '../../net/index.js';
import type { Deviation } from '../../protocol/codec/deviation.js';

type Headers = Readonly<IncomingHttpHeaders>;

/** Names of UTF-8, and of nothing. */
const UTF8: ReadonlySet<string> = new Set(['', 'utf-8', 'utf8']);
/** Charsets that nobody means by the control characters in which they differ from windows-1252; browsers do alike. */
const WESTERN: ReadonlySet<string> = new Set([
  'iso-8859-1',
  'iso8859-1',
  'latin1',
  'latin-1',
  'us-ascii',
  'ascii',
]);

/** The charset that a `Content-Type` names, in lower case; '' where it names none. */
function namedCharset(headers: Headers): string {
  const [, quoted, plain] =
    /;\s*charset\s*=\s*(?:"([^"]{0,80})"|([^\s;"]{1,80}))/i.exec(headers['content-type'] ?? '') ??
    [];
  return (quoted ?? plain ?? '').trim().toLowerCase();
}

/** What the name of a charset is decoded by. */
interface Charset {
  /** Undefined for UTF-8, and for a name that is not known. */
  readonly decodedBy: string | undefined;
  readonly isKnown: boolean;
}

function charsetNamed(name: string): Charset {
  if (UTF8.has(name)) return { decodedBy: undefined, isKnown: true };
  if (WESTERN.has(name)) return { decodedBy: 'windows-1252', isKnown: true };
  const isKnown = iconv.encodingExists(name);
  return { decodedBy: isKnown ? name : undefined, isKnown };
}

/** The charset to decode by; undefined for UTF-8, and for one that is not known. */
function charsetOf(headers: Headers): string | undefined {
  return charsetNamed(namedCharset(headers)).decodedBy;
}

/** The deviation of a `Content-Type` that names a charset nobody knows; its answer is read as UTF-8. */
export function charsetDeviations(headers: Headers): readonly Deviation[] {
  const name = namedCharset(headers);
  if (charsetNamed(name).isKnown) return [];
  const problem = 'names a charset that is not known; the answer was read as UTF-8';
  return [{ place: 'Content-Type', problem, value: name }];
}

/** Whether an answer comes as its text is read, uncompressed and in UTF-8. */
export function isPlain(headers: Headers): boolean {
  return encodingOf(headers['content-encoding']) === undefined && charsetOf(headers) === undefined;
}

/** Whether the encoding of an answer is one that can be read. */
export function isReadableEncoding(headers: Headers): boolean {
  const encoding = encodingOf(headers['content-encoding']);
  return encoding === undefined || createDecompressor(encoding) !== undefined;
}

/**
 * The bytes of an answer piece by piece, inflated and in UTF-8. What the charset does not know is U+FFFD.
 *
 * @throws CallError, `answer_malformed` for an encoding that is broken or not known
 */
export async function* plainPieces(
  source: Readable,
  headers: Headers,
  peer: Peer,
): AsyncGenerator<Buffer, void, undefined> {
  const pieces = inflated(source, headers, peer);
  const charset = charsetOf(headers);
  if (charset === undefined) {
    yield* pieces;
    return;
  }
  const decoder = iconv.getDecoder(charset);
  for await (const piece of pieces) yield Buffer.from(decoder.write(piece));
  yield Buffer.from(decoder.end() ?? '');
}

async function* inflated(
  source: Readable,
  headers: Headers,
  { host, fail }: Peer,
): AsyncGenerator<Buffer, void, undefined> {
  const encoding = encodingOf(headers['content-encoding']);
  if (encoding === undefined) {
    yield* source;
    return;
  }
  const decompressor = createDecompressor(encoding);
  if (!decompressor) {
    const name = JSON.stringify(encoding.slice(0, 40));
    throw fail(
      'answer_malformed',
      `the answer of ${host} has the encoding ${name}, which is not known`,
    );
  }
  // Failures come out of the decompressor.
  pipeline(source, decompressor, () => undefined);
  try {
    for await (const piece of decompressor) yield Buffer.from(piece);
  } catch (cause) {
    if (CallError.is(cause)) throw cause;
    throw fail('answer_malformed', `the ${encoding} of the answer of ${host} is broken`, { cause });
  }
}

/** What bounds a whole answer. */
interface Bounds {
  readonly peer: Peer;
  /** Bytes when inflated, in UTF-8. */
  readonly maxBytes: number;
  /** The option that allows for more. */
  readonly option: string;
}

/**
 * A whole body, inflated and in UTF-8.
 *
 * @throws CallError `answer_malformed`, `answer_too_large`
 */
export async function plainBody(
  body: Buffer,
  headers: Headers,
  { peer, maxBytes, option }: Bounds,
): Promise<Buffer> {
  if (isPlain(headers)) return body;
  const parts: Buffer[] = [];
  let size = 0;
  for await (const piece of plainPieces(Readable.from([body]), headers, peer)) {
    size += piece.length;
    if (size > maxBytes) throw answerTooLarge(peer, maxBytes, option);
    parts.push(piece);
  }
  return Buffer.concat(parts);
}
