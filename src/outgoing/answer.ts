import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Dispatcher } from 'undici';
import { BoundedBody, tooLarge } from './bounded-body.js';
import { OutgoingError } from './errors.js';
import type { Step } from './step.js';

/** The answer to a request of ours. */
export interface OutgoingAnswer {
  readonly status: number;
  /** Names in lower case; a list where a header came several times. Without a prototype. */
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  /** The address that answered, after redirects, without credentials. It may be a secret: pre-signed. */
  readonly url: string;
  /** Bytes of the body, as declared; absent when not declared, or when the body comes compressed. */
  readonly size?: number;
  /** The body, decompressed. Read it or destroy it; failures are {@link OutgoingError}s. */
  readonly body: Readable;
}

const decoders: ReadonlyMap<string, () => NodeJS.ReadWriteStream & Readable> = new Map([
  ['gzip', () => createGunzip()],
  ['x-gzip', () => createGunzip()],
  ['deflate', () => createInflate()],
  ['br', () => createBrotliDecompress()],
]);

function first(value: string | string[] | undefined): string {
  return (typeof value === 'string' ? value : (value?.join(', ') ?? '')).trim();
}

function declaredSize(headers: Dispatcher.ResponseData['headers']): number | undefined {
  const text = first(headers['content-length']);
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

function toHeaders(headers: Dispatcher.ResponseData['headers']): OutgoingAnswer['headers'] {
  const all: Record<string, string | readonly string[]> = Object.create(null);
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) all[name] = value;
  return all;
}

function decode(source: Readable, encoding: string, host: string): Readable {
  if (encoding === '' || encoding === 'identity') return source;
  const decoder = decoders.get(encoding)?.();
  if (!decoder) {
    throw new OutgoingError(
      'connection',
      `${host} answered with an encoding that was not asked for`,
    );
  }
  // The bounded body hears of the decoder's failures itself.
  pipeline(source, decoder, () => undefined);
  return decoder;
}

/** Turns what came into an answer whose body keeps to its limits; what is too large already is refused at once. */
export function toAnswer(
  came: Dispatcher.ResponseData,
  step: Step,
  limits: { readonly maxBytes: number; readonly onClose: () => void },
): OutgoingAnswer {
  const { host } = step.url;
  const encoding =
    step.method === 'HEAD' ? '' : first(came.headers['content-encoding']).toLowerCase();
  const source = decode(came.body, encoding, host);
  const size = source === came.body ? declaredSize(came.headers) : undefined;
  if ((size ?? 0) > limits.maxBytes) throw tooLarge(host, limits.maxBytes);
  const url = new URL(step.url);
  url.username = '';
  url.password = '';
  return {
    status: came.statusCode,
    headers: toHeaders(came.headers),
    url: url.href,
    ...(size === undefined ? {} : { size }),
    body: new BoundedBody(source, { host, ...limits }),
  };
}
