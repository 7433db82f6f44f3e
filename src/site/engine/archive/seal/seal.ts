import { createCipheriv, createDecipheriv } from 'node:crypto';
import { CIPHER, NONCE_BYTES, TAG_BYTES } from '../../secrets/aes-gcm.js';
import { damaged } from '../format.js';

/*
 * A sealed archive is its first line (seal-header.ts) and then chunks, in the STREAM construction: AES-256-GCM with one
 * key for each archive, a nonce of a counter and a mark of the last chunk. No chunk can be changed, left out, moved or
 * cut off at the end, and none can be taken from another archive. The first line is authenticated with every chunk.
 */

/** The bytes of a chunk before it is sealed. All chunks except the last are full. */
const CHUNK_BYTES = 64 * 1024;
const LAST = 1;

/** The sealing of an archive. */
export interface ArchiveSeal {
  /** The key of this one archive, 32 bytes. */
  readonly key: Buffer;
  /** True if the content is encrypted, false if it is only authenticated. */
  readonly isEncrypted: boolean;
  /** The first line. */
  readonly header: Buffer;
}

/** Seals the bytes of an archive. */
export async function* sealed(
  content: AsyncIterable<Uint8Array>,
  sealing: ArchiveSeal,
): AsyncGenerator<Buffer> {
  yield sealing.header;
  let count = 0;
  for await (const { bytes, isLast } of inChunks(content, CHUNK_BYTES)) {
    yield sealChunk(bytes, sealing, nonceOf(count, isLast));
    count += 1;
  }
}

/**
 * Yields the content of the chunks of a sealed archive. Each chunk is verified first.
 *
 * @param isUnverified true if the tags are not verified, for a readable archive whose key is lost
 * @throws LinkError `archive_invalid`
 */
export async function* unsealed(
  chunks: AsyncIterable<Uint8Array>,
  sealing: ArchiveSeal,
  isUnverified = false,
): AsyncGenerator<Buffer> {
  let count = 0;
  for await (const { bytes, isLast } of inChunks(chunks, CHUNK_BYTES + TAG_BYTES)) {
    if (bytes.length < TAG_BYTES) throw damaged('it is cut off');
    if (isUnverified) yield bytes.subarray(0, -TAG_BYTES);
    else yield openChunk(bytes, sealing, nonceOf(count, isLast));
    count += 1;
  }
}

function sealChunk(
  bytes: Buffer,
  { key, isEncrypted, header }: ArchiveSeal,
  nonce: Buffer,
): Buffer {
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(isEncrypted ? header : Buffer.concat([header, bytes]));
  const content = isEncrypted ? cipher.update(bytes) : bytes;
  return Buffer.concat([content, cipher.final(), cipher.getAuthTag()]);
}

function openChunk(
  bytes: Buffer,
  { key, isEncrypted, header }: ArchiveSeal,
  nonce: Buffer,
): Buffer {
  const content = bytes.subarray(0, -TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  decipher.setAAD(isEncrypted ? header : Buffer.concat([header, content]));
  try {
    const opened = isEncrypted ? decipher.update(content) : content;
    decipher.final();
    return opened;
  } catch (cause) {
    throw damaged('it was changed or cut off', cause);
  }
}

function nonceOf(count: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUIntBE(count, 0, 6);
  nonce[NONCE_BYTES - 1] = isLast ? LAST : 0;
  return nonce;
}

/** Yields bytes in chunks of one size. The last chunk is marked; it may be smaller or empty. */
async function* inChunks(
  content: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<{ readonly bytes: Buffer; readonly isLast: boolean }> {
  let pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of content) {
    pieces.push(piece);
    length += piece.length;
    if (length <= size) continue;
    const all = Buffer.concat(pieces);
    let at = 0;
    // A full chunk is known to be the last one only when no bytes follow it.
    for (; all.length - at > size; at += size) {
      yield { bytes: all.subarray(at, at + size), isLast: false };
    }
    pieces = [all.subarray(at)];
    length = all.length - at;
  }
  yield { bytes: Buffer.concat(pieces), isLast: true };
}
