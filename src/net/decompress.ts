import { Duplex, pipeline, Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';

/** A stream that takes compressed bytes and gives them as they were before. */
export type Decompressor = NodeJS.ReadWriteStream & Readable;

/** `deflate` means zlib's form (RFC 9110 section 8.4.1.2); many send the bare one, whose first byte tells it apart. */
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

/** The encoding that a `Content-Encoding` names; undefined where the body comes as it is. */
export function encodingOf(header: string | readonly string[] | undefined): string | undefined {
  const text = typeof header === 'string' ? header : (header?.join(', ') ?? '');
  const name = text.trim().toLowerCase();
  return name === '' || name === 'identity' ? undefined : name;
}

/** A decompressor for an encoding; undefined for one that is not known. */
export function createDecompressor(encoding: string): Decompressor | undefined {
  return decompressors.get(encoding)?.();
}
