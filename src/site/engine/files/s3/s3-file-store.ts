import { createHash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { LinkError } from '../../../../index.js';
import { abandon, CallError } from '../../../../net/index.js';
import { optionError } from '../../../../protocol/options.js';
import { Slots } from '../../../../system/slots.js';
import { filesUnavailable } from '../../store/database.js';
import {
  type ByteRange,
  type ContentArea,
  type FileStore,
  type FoundContent,
  isContentHash,
  type StoredContent,
} from '../file-store.js';
import { observed } from '../observed-content.js';
import {
  type BucketOptions,
  readS3Address,
  type S3Address,
  type S3Credentials,
} from './s3-address.js';
import { S3Client } from './s3-client.js';
import { abortUploads, type ListedObject, memberOf, readList } from './s3-lists.js';
import { joined, PART, type Part, partsOf } from './s3-parts.js';

/** The most bytes of a content in memory before its turn. */
const SMALL = 256 * 1024;
/** The most simultaneous uploads of larger contents. Each has one part in memory: 15 MiB in all. */
const MOST_LARGE = 3;
/** An empty object that is written to see whether the bucket takes one. */
const PROBE = 'probe';
/** The prefix of contents that are uploaded in several parts. */
const INCOMING = 'incoming/';
/** The prefix of the names of contents in the trash, and of the ids of the sites. */
const TRASH = 'aside/';
const SITES = 'sites/';

/**
 * Stores contents in a bucket, each under its hash. A content of more than one part is uploaded under a temporary name
 * and copied within the store to its hash, which is not known before. An incomplete file is never visible.
 */
export class S3FileStore implements FileStore {
  readonly incoming = undefined;
  readonly #large = new Slots(MOST_LARGE);
  /** Memory of sent parts for the next uploads, because new memory for each part would be freed too late. */
  #spare: Buffer[] = [];
  #uploads = 0;
  private constructor(readonly client: S3Client) {}

  /**
   * Opens a store.
   *
   * @throws LinkError `option_invalid` for an address that is wrong, and for a bucket that is missing or refuses us;
   * `store_unavailable` where it does not answer. Both name the bucket and the status.
   */
  static async open(
    address: string,
    credentials: S3Credentials,
    { use = 'write', network }: BucketOptions = {},
  ): Promise<S3FileStore> {
    const store = new S3FileStore(new S3Client(readS3Address(address), credentials, network));
    if (use === 'later') return store;
    try {
      await (use === 'write' ? store.#probe() : store.#objects(SITES).next());
      return store;
    } catch (error) {
      await store.close();
      const cause = LinkError.is(error) ? error.cause : error;
      throw CallError.is(cause) ? cannotStart(store.client.address, cause) : error;
    }
  }

  /** Stores a content. A large one waits for memory, and its source waits with it. */
  async put(content: Readable, observe?: (piece: Buffer) => void): Promise<StoredContent> {
    const pieces = observed(content, observe);
    const start: Buffer[] = [];
    let size = 0;
    while (size <= SMALL) {
      const piece = await pieces.next();
      if (piece.done) return this.#putWhole(Buffer.concat(start));
      start.push(piece.value);
      size += start.at(-1)?.length ?? 0;
    }
    try {
      return await this.#large.run(() => this.#putInParts(joined(start, pieces)));
    } catch (error) {
      // The bucket may have refused before a piece of the rest was read: nobody else would end the source.
      abandon(content);
      throw error;
    }
  }

  async #putWhole(body: Buffer): Promise<StoredContent> {
    const sha256 = createHash('sha256').update(body).digest('hex');
    await this.#withStoreError(this.client.send({ method: 'PUT', name: sha256, body }));
    return { sha256, size: body.length };
  }

  async #putInParts(content: AsyncIterable<Buffer>): Promise<StoredContent> {
    const memory = this.#spare.pop() ?? Buffer.allocUnsafeSlow(PART);
    this.#uploads += 1;
    try {
      const stored = await this.#putParts(partsOf(content, memory));
      // A failed part may still be in transmission, so that its memory is not used again.
      this.#spare.push(memory);
      return stored;
    } finally {
      this.#uploads -= 1;
      if (this.#uploads === 0) this.#spare = [];
    }
  }

  async #putParts(parts: AsyncGenerator<Part, undefined>): Promise<StoredContent> {
    const { value: first } = await parts.next();
    if (!first || first.isLast) return this.#putWhole(first?.bytes ?? Buffer.alloc(0));
    return this.#putLarge(first.bytes, parts, createHash('sha256'));
  }

  async open(sha256: string, range?: ByteRange): Promise<Readable | undefined> {
    const headers = range ? { range: `bytes=${range.start}-${range.end}` } : {};
    return this.#find(sha256, (name) => this.client.stream({ method: 'GET', name, headers }));
  }

  async size(sha256: string): Promise<number | undefined> {
    return this.#find(sha256, (name) => this.client.size(name));
  }

  async *list(area: ContentArea): AsyncGenerator<readonly FoundContent[]> {
    for await (const page of this.#objects(area === 'trash' ? TRASH : '')) {
      const contents = page.filter(({ name }) => isContentHash(name));
      yield contents.map(({ name, changedAt }) => ({ sha256: name, changedAt }));
    }
  }

  async moveToTrash(sha256: string): Promise<void> {
    if (isContentHash(sha256)) await this.#move(sha256, `${TRASH}${sha256}`);
  }

  async bringBack(sha256: string): Promise<void> {
    if (isContentHash(sha256)) await this.#move(`${TRASH}${sha256}`, sha256);
  }

  async remove(sha256: string): Promise<void> {
    if (isContentHash(sha256)) await this.#withStoreError(this.#delete(`${TRASH}${sha256}`));
  }

  async settle(siteId: string): Promise<readonly string[]> {
    const body = Buffer.alloc(0);
    await this.#withStoreError(
      this.client.send({ method: 'PUT', name: `${SITES}${siteId}`, body }),
    );
    const sites: string[] = [];
    for await (const page of this.#objects(SITES)) sites.push(...page.map(({ name }) => name));
    return sites;
  }

  async removeUnfinished(before: number): Promise<number> {
    let count = 0;
    for await (const page of this.#objects(INCOMING)) {
      for (const { name } of page.filter(({ changedAt }) => changedAt < before)) {
        await this.#withStoreError(this.#delete(`${INCOMING}${name}`));
        count += 1;
      }
    }
    return count + (await this.#withStoreError(abortUploads(this.client, INCOMING, before)));
  }

  async check(): Promise<void> {
    await this.#withStoreError(this.#probe());
  }

  async #probe(): Promise<void> {
    await this.client.send({ method: 'PUT', name: PROBE, body: Buffer.alloc(0) });
  }

  close(): Promise<void> {
    return this.client.close();
  }

  /** Uploads parts under a temporary name, and copies the content to its hash, which the last part determines. */
  async #putLarge(
    first: Buffer,
    rest: AsyncIterable<Part>,
    hash: ReturnType<typeof createHash>,
  ): Promise<StoredContent> {
    const name = `${INCOMING}${randomUUID()}`;
    const started = await this.#withStoreError(
      this.client.send({ method: 'POST', name, query: { uploads: '' } }),
    );
    const uploadId = /<UploadId>([^<]+)<\/UploadId>/.exec(started.body)?.[1] ?? '';
    const etags: string[] = [];
    let size = 0;
    const upload = async (body: Buffer): Promise<void> => {
      hash.update(body);
      const query = { partNumber: String(etags.length + 1), uploadId };
      const { etag } = await this.#withStoreError(
        this.client.send({ method: 'PUT', name, query, body }),
      );
      etags.push(etag);
      size += body.length;
    };
    try {
      await upload(first);
      for await (const { bytes } of rest) await upload(bytes);
      await this.#withStoreError(this.#complete(name, uploadId, etags));
    } catch (error) {
      await this.client
        .send({ method: 'DELETE', name, query: { uploadId } })
        .catch(() => undefined);
      throw error;
    }
    const sha256 = hash.digest('hex');
    try {
      await this.#withStoreError(this.#copy(name, sha256));
    } finally {
      await this.#delete(name).catch(() => undefined);
    }
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

  async #copy(from: string, to: string): Promise<void> {
    const { bucket, prefix } = this.client.address;
    const source = `/${bucket}/${prefix}${from}`.split('/').map(encodeURIComponent).join('/');
    await this.client.send({ method: 'PUT', name: to, headers: { 'x-amz-copy-source': source } });
  }

  /** Moves a content. It is in both locations for a moment, but never in none. */
  async #move(from: string, to: string): Promise<void> {
    if ((await this.#withStoreError(this.client.size(from))) === undefined) return;
    await this.#withStoreError(this.#copy(from, to));
    await this.#withStoreError(this.#delete(from));
  }

  /** Finds a content in the store or in the trash. It may be moved between the two requests. */
  async #find<Found>(
    sha256: string,
    find: (name: string) => Promise<Found | undefined>,
  ): Promise<Found | undefined> {
    if (!isContentHash(sha256)) return undefined;
    for (const name of [sha256, `${TRASH}${sha256}`, sha256]) {
      const found = await this.#withStoreError(find(name));
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Yields the objects whose names have a prefix and no further slash, page by page, without that prefix. */
  async *#objects(start: string): AsyncGenerator<readonly ListedObject[]> {
    const prefix = `${this.client.address.prefix}${start}`;
    let after: string | undefined;
    do {
      const query = {
        'list-type': '2',
        delimiter: '/',
        prefix,
        ...(after === undefined ? {} : { 'continuation-token': after }),
      };
      const { body } = await this.#withStoreError(this.client.send({ method: 'GET', query }));
      yield readList(body, prefix);
      // Some buckets send a blank one with the last page.
      after = memberOf(body, 'NextContinuationToken') || undefined;
    } while (after !== undefined);
  }

  async #delete(name: string): Promise<void> {
    const body = await this.client.stream({ method: 'DELETE', name });
    body?.resume();
  }

  /** Turns a failed request into the LinkError of the file store. Other errors stay. */
  #withStoreError<Result>(work: Promise<Result>): Promise<Result> {
    return work.catch((error: unknown) => {
      throw CallError.is(error) ? filesUnavailable(error) : error;
    });
  }
}

/** Returns the error of a store that cannot be opened. It names the fix, because no caller repeats the start. */
function cannotStart({ bucket }: S3Address, error: CallError): LinkError {
  const { status, message } = error;
  if (status !== undefined && status < 500) {
    return optionError(
      'files',
      `${message}: check that the bucket exists and that its keys may write`,
    );
  }
  const text = `files: the bucket ${bucket} cannot be used: ${message}`;
  return new LinkError('store_unavailable', text, { cause: error, status: 503 });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
