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
import { shortName } from '../../protocol/errors/short-name.js';

type Headers = Readonly<IncomingHttpHeaders>;

/** Charset names that mean UTF-8. A missing name does too. */
const UTF8: ReadonlySet<string> = new Set(['', 'utf-8', 'utf8']);
/** Charsets that are decoded as windows-1252, as browsers do: in practice their control characters are not used. */
const WESTERN: ReadonlySet<string> = new Set([
  'iso-8859-1',
  'iso8859-1',
  'latin1',
  'latin-1',
  'us-ascii',
  'ascii',
]);

/** Returns the charset of a `Content-Type` in lower case, or '' where it names none. */
function namedCharset(headers: Headers): string {
  const [, quoted, plain] =
    /;\s*charset\s*=\s*(?:"([^"]{0,80})"|([^\s;"]{1,80}))/i.exec(headers['content-type'] ?? '') ??
    [];
  return (quoted ?? plain ?? '').trim().toLowerCase();
}

/** A charset and its decoder. */
interface Charset {
  /** Name for iconv-lite. Undefined for UTF-8 and for an unknown charset. */
  readonly decodedBy: string | undefined;
  readonly isKnown: boolean;
}

function charsetNamed(name: string): Charset {
  if (UTF8.has(name)) return { decodedBy: undefined, isKnown: true };
  if (WESTERN.has(name)) return { decodedBy: 'windows-1252', isKnown: true };
  const isKnown = iconv.encodingExists(name);
  return { decodedBy: isKnown ? name : undefined, isKnown };
}

/** Returns the charset to decode by; undefined for UTF-8 and for an unknown charset. */
function charsetOf(headers: Headers): string | undefined {
  return charsetNamed(namedCharset(headers)).decodedBy;
}

/** Returns the deviation of a `Content-Type` with an unknown charset. The client reads such an answer as UTF-8. */
export function charsetDeviations(headers: Headers): readonly Deviation[] {
  const name = namedCharset(headers);
  if (charsetNamed(name).isKnown) return [];
  const problem = 'names a charset that is not known; the answer was read as UTF-8';
  return [{ path: 'Content-Type', problem, value: name }];
}

/** True if an answer is neither compressed nor in another charset than UTF-8. */
export function isPlain(headers: Headers): boolean {
  return encodingOf(headers['content-encoding']) === undefined && charsetOf(headers) === undefined;
}

/** True if the client can decode the content encoding of an answer. */
export function isReadableEncoding(headers: Headers): boolean {
  const encoding = encodingOf(headers['content-encoding']);
  return encoding === undefined || createDecompressor(encoding) !== undefined;
}

/**
 * Yields the bytes of an answer in chunks, decompressed and in UTF-8. Bytes that the charset does not define become
 * U+FFFD.
 *
 * @throws CallError, `answer_malformed` for a content encoding that is broken or unknown
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
    const name = JSON.stringify(shortName(encoding));
    throw fail(
      'answer_malformed',
      `the answer of ${host} has the encoding ${name}, which is not known`,
    );
  }
  // The loop below reads the errors from the decompressor.
  pipeline(source, decompressor, () => undefined);
  try {
    for await (const piece of decompressor) yield Buffer.from(piece);
  } catch (cause) {
    if (CallError.is(cause)) throw cause;
    throw fail('answer_malformed', `the ${encoding} of the answer of ${host} is broken`, { cause });
  }
}

/** Limits of a whole answer. */
interface Bounds {
  readonly peer: Peer;
  /** Bytes after decompression, in UTF-8. */
  readonly maxBytes: number;
  /** The option that raises the limit. */
  readonly option: string;
}

/**
 * Returns a whole body, decompressed and in UTF-8.
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
