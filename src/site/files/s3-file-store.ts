import { createHash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { CallError } from '../../net/index.js';
import { optionError } from '../../protocol/options.js';
import { unavailable } from '../store/database.js';
import { type ByteRange, type FileStore, isContentHash, type StoredContent } from './file-store.js';
import { readS3Address, type S3Credentials } from './s3-address.js';
import { S3Client } from './s3-client.js';

/** What is held of a file in memory, and the size of its parts; all but the last must have 5 MiB. */
const PART = 8 * 1024 * 1024;
/** Asked for to see whether the bucket can be used; it is never there. */
const PROBE = 'probe';

/**
 * Keeps contents in a bucket, each under its hash. A content of more than one part goes in under a name of its own, and
 * is copied within the store to its hash, which is not known before: half a file is never seen.
 */
export class S3FileStore implements FileStore {
  private constructor(readonly client: S3Client) {}

  /**
   * Opens a store.
   *
   * @throws LinkError `option_invalid` for an address that is wrong and a bucket that refuses us, `store_unavailable`
   * where it does not answer
   */
  static async open(address: string, credentials: S3Credentials): Promise<S3FileStore> {
    const store = new S3FileStore(new S3Client(readS3Address(address), credentials));
    try {
      await store.client.size(PROBE);
      return store;
    } catch (error) {
      await store.close();
      const { status } = Object(error);
      if (status === undefined || status >= 500) throw unavailable(error);
      throw optionError('files', `the bucket ${store.client.address.bucket} answers ${status}`);
    }
  }

  async put(content: Readable): Promise<StoredContent> {
    const parts = partsOf(content);
    const first = await parts.next();
    const second = await parts.next();
    const hash = createHash('sha256').update(first.value ?? '');
    if (second.done) {
      const body = first.value ?? Buffer.alloc(0);
      const sha256 = hash.digest('hex');
      await this.#ask(this.client.send({ method: 'PUT', name: sha256, body }));
      return { sha256, size: body.length };
    }
    return this.#putLarge([first.value ?? Buffer.alloc(0), second.value], parts, hash);
  }

  async open(sha256: string, range?: ByteRange): Promise<Readable | undefined> {
    if (!isContentHash(sha256)) return undefined;
    const headers = range ? { range: `bytes=${range.start}-${range.end}` } : {};
    return this.#ask(this.client.stream({ method: 'GET', name: sha256, headers }));
  }

  async size(sha256: string): Promise<number | undefined> {
    return isContentHash(sha256) ? this.#ask(this.client.size(sha256)) : undefined;
  }

  async remove(sha256: string): Promise<void> {
    if (isContentHash(sha256)) await this.#ask(this.#delete(sha256));
  }

  async check(): Promise<void> {
    await this.#ask(this.client.size(PROBE));
  }

  close(): Promise<void> {
    return this.client.close();
  }

  async #putLarge(
    begun: readonly Buffer[],
    rest: AsyncIterable<Buffer>,
    hash: ReturnType<typeof createHash>,
  ): Promise<StoredContent> {
    const name = `incoming/${randomUUID()}`;
    const started = await this.#ask(
      this.client.send({ method: 'POST', name, query: { uploads: '' } }),
    );
    const uploadId = /<UploadId>([^<]+)<\/UploadId>/.exec(started.body)?.[1] ?? '';
    const etags: string[] = [];
    let size = 0;
    const upload = async (body: Buffer): Promise<void> => {
      const query = { partNumber: String(etags.length + 1), uploadId };
      const { etag } = await this.#ask(this.client.send({ method: 'PUT', name, query, body }));
      etags.push(etag);
      size += body.length;
    };
    try {
      for (const part of begun) await upload(part);
      hash.update(begun[1] ?? '');
      for await (const part of rest) {
        hash.update(part);
        await upload(part);
      }
      await this.#ask(this.#complete(name, uploadId, etags));
    } catch (error) {
      await this.client
        .send({ method: 'DELETE', name, query: { uploadId } })
        .catch(() => undefined);
      throw error;
    }
    const sha256 = hash.digest('hex');
    await this.#ask(this.#rename(name, sha256));
    return { sha256, size };
  }

  async #complete(name: string, uploadId: string, etags: readonly string[]): Promise<void> {
    const parts = etags.map(
      (etag, index) =>
        `<Part><PartNumber>${index + 1}</PartNumber><ETag>${escaped(etag)}</ETag></Part>`,
    );
    const body = Buffer.from(
      `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`,
    );
    await this.client.send({ method: 'POST', name, query: { uploadId }, body });
  }

  async #rename(name: string, sha256: string): Promise<void> {
    const { bucket, prefix } = this.client.address;
    const source = `/${bucket}/${prefix}${name}`.split('/').map(encodeURIComponent).join('/');
    try {
      const headers = { 'x-amz-copy-source': source };
      await this.client.send({ method: 'PUT', name: sha256, headers });
    } finally {
      await this.#delete(name).catch(() => undefined);
    }
  }

  async #delete(name: string): Promise<void> {
    const body = await this.client.stream({ method: 'DELETE', name });
    body?.resume();
  }

  /** What the store refuses or does not answer passes by itself, or is the operator's to see in the log. */
  #ask<Result>(work: Promise<Result>): Promise<Result> {
    return work.catch((error: unknown) => {
      throw CallError.is(error) ? unavailable(error) : error;
    });
  }
}

/** A content in pieces of {@link PART} bytes, the last one of what is left; none of an empty one. */
async function* partsOf(content: Readable): AsyncGenerator<Buffer, undefined> {
  let pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of content as AsyncIterable<Buffer>) {
    let rest = Buffer.from(piece);
    while (size + rest.length >= PART) {
      const end = PART - size;
      yield Buffer.concat([...pieces, rest.subarray(0, end)]);
      rest = rest.subarray(end);
      pieces = [];
      size = 0;
    }
    pieces.push(rest);
    size += rest.length;
  }
  if (size > 0) yield Buffer.concat(pieces);
  return undefined;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
