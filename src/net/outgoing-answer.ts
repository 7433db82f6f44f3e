import { pipeline, type Readable } from 'node:stream';
import { answerTooLarge, type PeerAnswer } from './answer.js';
import { BoundedBody } from './bounded-body.js';
import type { Peer } from './call-error.js';
import { createDecompressor, encodingOf } from './decompress.js';
import { networkError } from './network-errors.js';
import type { RedirectStep } from './redirects.js';

/** The answer to an outgoing request. */
export interface OutgoingAnswer {
  readonly status: number;
  /** Names in lower case; a list where a header came several times. Without a prototype. */
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  /** The address that answered, after redirects and without credentials. It may be a secret: pre-signed. */
  readonly url: string;
  /** Declared length of the body in bytes; absent when not declared, or for a compressed body. */
  readonly size?: number;
  /** The decompressed body. Read it or destroy it; its failures are CallErrors. */
  readonly body: Readable;
}

function first(value: string | string[] | undefined): string {
  return (typeof value === 'string' ? value : (value?.join(', ') ?? '')).trim();
}

function declaredSize(headers: PeerAnswer['headers']): number | undefined {
  const text = first(headers['content-length']);
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

function toHeaders(headers: PeerAnswer['headers']): OutgoingAnswer['headers'] {
  const all: Record<string, string | readonly string[]> = Object.create(null);
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) all[name] = value;
  return all;
}

/** Returns the decompressed body; file servers compress without being asked. */
function decode(answer: PeerAnswer, encoding: string | undefined, { host, fail }: Peer): Readable {
  const decoder = encoding === undefined ? undefined : createDecompressor(encoding);
  if (encoding !== undefined && !decoder) {
    throw fail('answer_malformed', `${host} answered with an encoding that was not asked for`);
  }
  const source = answer.stream();
  if (!decoder) return source;
  // The bounded body listens for errors of the decoder itself.
  pipeline(source, decoder, () => undefined);
  return decoder;
}

/** Converts an answer into one with a bounded body. A declared length above the limit fails at once. */
export function toOutgoingAnswer(
  answer: PeerAnswer,
  step: RedirectStep,
  limits: {
    readonly peer: Peer;
    readonly maxBytes: number;
    readonly isFile: boolean;
    readonly onClose: () => void;
  },
): OutgoingAnswer {
  const { peer, maxBytes } = limits;
  const encoding =
    step.method === 'HEAD' ? undefined : encodingOf(answer.headers['content-encoding']);
  const size = encoding === undefined ? declaredSize(answer.headers) : undefined;
  try {
    if ((size ?? 0) > maxBytes) throw answerTooLarge(peer, maxBytes);
    if (limits.isFile && encoding !== undefined) {
      const text = `${peer.host} sends the file compressed, which was not asked for`;
      throw peer.fail('answer_malformed', text);
    }
    const url = new URL(step.url);
    url.username = '';
    url.password = '';
    return {
      status: answer.status,
      headers: toHeaders(answer.headers),
      url: url.href,
      ...(size === undefined ? {} : { size }),
      body: new BoundedBody(decode(answer, encoding, peer), limits),
    };
  } catch (error) {
    const reason = networkError(error, peer);
    answer.end(reason);
    throw reason;
  }
}
