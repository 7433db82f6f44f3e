import { Duplex, pipeline, Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';

/** A stream that takes compressed bytes and returns decompressed ones. */
export type Decompressor = NodeJS.ReadWriteStream & Readable;

/**
 * Decompresses `deflate`. It means the zlib format (RFC 9110 section 8.4.1.2), but many servers send raw deflate; the
 * first byte differs.
 */
async function* inflateAny(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const pieces = source[Symbol.asyncIterator]();
  const first = await pieces.next();
  if (first.done) return;
  const isZlib = ((first.value[0] ?? 0) & 0x0f) === 0x08;
  const inflate = isZlib ? createInflate() : createInflateRaw();
  const whole = async function* (): AsyncGenerator<Buffer> {
    yield first.value;
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
  };
  pipeline(Readable.from(whole()), inflate, () => undefined);
  yield* inflate;
}

const decompressors: ReadonlyMap<string, () => Decompressor> = new Map([
  ['gzip', () => createGunzip()],
  ['x-gzip', () => createGunzip()],
  ['deflate', () => Duplex.from(inflateAny)],
  ['br', () => createBrotliDecompress()],
]);

/** Returns the encoding that a `Content-Encoding` names; undefined for an unencoded body. */
export function encodingOf(header: string | readonly string[] | undefined): string | undefined {
  const text = typeof header === 'string' ? header : (header?.join(', ') ?? '');
  const name = text.trim().toLowerCase();
  return name === '' || name === 'identity' ? undefined : name;
}

/** Makes a decompressor for an encoding; undefined for an unknown one. */
export function createDecompressor(encoding: string): Decompressor | undefined {
  return decompressors.get(encoding)?.();
}
