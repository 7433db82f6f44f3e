import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';
import {
  CallError,
  createOutgoing,
  Deadline,
  type NetworkOptions,
  type Outgoing,
  type OutgoingAnswer,
  type RetryRules,
  withRetries,
} from '../../../../net/index.js';
import type { S3Address, S3Credentials } from './s3-address.js';

/** One request to an object store. */
export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** The name of an object, without the prefix of the address; undefined for the bucket itself. */
  readonly name?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The whole body, so that it can be signed and sent again. */
  readonly body?: Buffer;
}

/** The rules of repetition. Every request has the same effect when it is repeated. */
const RULES: RetryRules = { attempts: 4, delay: 200, maxDelay: 2000, maxRetryAfter: 5000 };
/** Milliseconds for one attempt to send a part of a file, and for all attempts. */
const ATTEMPT_TIMEOUT = 30_000;
const REQUEST_TIMEOUT = 60_000;
/** Milliseconds for a download, with a slow reader too. */
const DOWNLOAD_TIMEOUT = 30 * 60 * 1000;
/** No limit of a download, because the site has stored the content itself. */
const UNBOUNDED = Number.MAX_SAFE_INTEGER;
const LARGEST_ANSWER = 1024 * 1024;

/** Sends requests to an object store, each with its body signed (AWS Signature Version 4). */
export class S3Client {
  readonly #outgoing: Outgoing;

  constructor(
    readonly address: S3Address,
    readonly credentials: S3Credentials,
    network?: NetworkOptions,
  ) {
    // The operator chooses the address, which may be in a private network.
    this.#outgoing = createOutgoing({
      allowedHosts: [new URL(address.base).host],
      maxRedirects: 0,
      network,
    });
  }

  /** @returns undefined for a missing object @throws CallError */
  async stream(request: S3Request): Promise<Readable | undefined> {
    const answer = await this.#repeat(request, DOWNLOAD_TIMEOUT, UNBOUNDED);
    return answer?.body;
  }

  /** Returns the size of an object; undefined where there is none. @throws CallError */
  async size(name: string): Promise<number | undefined> {
    const answer = await this.#repeat({ method: 'HEAD', name }, ATTEMPT_TIMEOUT, UNBOUNDED);
    answer?.body.resume();
    const length = answer?.headers['content-length'];
    return typeof length === 'string' ? Number(length) : undefined;
  }

  /** Sends a request. @returns the header `etag` and the text of the answer @throws CallError */
  async send(request: S3Request): Promise<{ readonly etag: string; readonly body: string }> {
    const answer = await this.#repeat(request, ATTEMPT_TIMEOUT, LARGEST_ANSWER);
    const body = answer ? await text(answer.body) : '';
    // A store that has begun its answer reports a failure within it.
    if (!answer || /<Error>/.test(body)) throw failure(this.address, `refused ${request.method}`);
    const { etag } = answer.headers;
    return { etag: typeof etag === 'string' ? etag : '', body };
  }

  close(): Promise<void> {
    return this.#outgoing.close();
  }

  async #repeat(
    request: S3Request,
    timeout: number,
    maxBytes: number,
  ): Promise<OutgoingAnswer | undefined> {
    const peer = { host: this.address.bucket, fail };
    const deadline = new Deadline({ peer, timeout: REQUEST_TIMEOUT });
    const call = { idempotent: true, isOpen: () => true };
    try {
      const attempt = () => this.#attempt(request, timeout, maxBytes);
      return await withRetries(attempt, call, RULES, deadline);
    } catch (error) {
      if (isMissingObject(error, request)) return undefined;
      throw error;
    } finally {
      deadline.clear();
    }
  }

  async #attempt(
    { method, name, query = {}, headers = {}, body }: S3Request,
    timeout: number,
    maxBytes: number,
  ): Promise<OutgoingAnswer> {
    const { base, prefix, region } = this.address;
    const url = new URL(`${base}/${name === undefined ? '' : encodePath(`${prefix}${name}`)}`);
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
    const sha256 = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const signer = new AwsV4Signer({
      method,
      url: url.href,
      headers: { ...headers, 'x-amz-content-sha256': sha256 },
      service: 's3',
      region,
      accessKeyId: this.credentials.accessKeyId,
      secretAccessKey: this.credentials.secretAccessKey,
      ...(this.credentials.sessionToken ? { sessionToken: this.credentials.sessionToken } : {}),
    });
    const signed = await signer.sign();
    const sent = Object.fromEntries(signed.headers);
    const answer = await this.#outgoing.request(signed.url, {
      method,
      headers: sent,
      timeout,
      maxBytes,
      redirects: 'manual',
      ...(body === undefined ? {} : { body }),
    });
    if (answer.status >= 200 && answer.status <= 299) return answer;
    throw await refusal(this.address, method, answer);
  }
}

/** A refusal of an object store, with the store's own code for it. */
class StoreRefusal extends CallError {
  constructor(
    text: string,
    status: number,
    readonly reason: string | undefined,
  ) {
    super('http_status', text, { status });
  }
}

/** Returns true for the error of an object that does not exist; a missing bucket is a fault. */
function isMissingObject(error: unknown, { method, name }: S3Request): boolean {
  if (!(error instanceof StoreRefusal) || error.status !== 404 || name === undefined) return false;
  return method !== 'PUT' && method !== 'POST' && error.reason !== 'NoSuchBucket';
}

/** Characters of a refusal that are read: the code stands at its beginning. */
const REFUSAL_LENGTH = 4096;

async function refusal(
  { bucket }: S3Address,
  method: string,
  { status, body }: OutgoingAnswer,
): Promise<StoreRefusal> {
  let start = '';
  try {
    for await (const piece of body) {
      start += String(piece);
      if (start.length > REFUSAL_LENGTH) break;
    }
  } catch {
    // The status says enough.
  }
  const reason = /<Code>(\w{1,100})<\/Code>/.exec(start)?.[1];
  const text = `the bucket ${bucket} answers ${status}${reason ? ` (${reason})` : ''} to ${method}`;
  return new StoreRefusal(text, status, reason);
}

function fail(...given: ConstructorParameters<typeof CallError>): CallError {
  return new CallError(...given);
}

function failure({ bucket }: S3Address, what: string): CallError {
  return fail('http_status', `the bucket ${bucket} ${what}`);
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
