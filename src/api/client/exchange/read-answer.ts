import { isUtf8 } from 'node:buffer';
import { ApiExchangeError } from '../errors/exchange-error.js';
import { fromNetwork } from '../errors/from-network.js';
import type { CameAnswer } from './transport.js';

/** The body of an answer as it comes. */
export interface ComingBody {
  /** The bytes piece by piece. @throws ApiExchangeError `connection` when it breaks off */
  pieces(): AsyncIterable<Buffer>;
  /** All bytes. @throws ApiExchangeError `too_large`, `connection` */
  all(maxBytes: number): Promise<Uint8Array>;
}

/** A header of an answer; empty when absent. */
export function headerOf({ headers }: CameAnswer, name: string): string {
  const value = headers[name];
  return (typeof value === 'string' ? value : (value?.[0] ?? '')).trim();
}

/** The media type of an answer without parameters, for messages. */
export const contentTypeOf = (answer: CameAnswer): string =>
  headerOf(answer, 'content-type').split(';', 1)[0]?.trim().slice(0, 60) ?? '';

/** Lets an answer go that nobody wants to read. */
export function abandon({ body }: CameAnswer): void {
  body.on('error', () => undefined).destroy();
}

async function* piecesOf(
  { body }: CameAnswer,
  action: string,
  host: string,
): AsyncGenerator<Buffer> {
  try {
    for await (const piece of body) yield piece;
  } catch (error) {
    throw fromNetwork(error, action, host);
  }
}

async function readAll(
  pieces: AsyncIterable<Buffer>,
  action: string,
  maxBytes: number,
): Promise<Buffer> {
  const taken: Buffer[] = [];
  let length = 0;
  for await (const piece of pieces) {
    length += piece.length;
    if (length > maxBytes) {
      const text = `the answer is larger than ${maxBytes} bytes; option maxAnswerBytes allows for more`;
      throw new ApiExchangeError('too_large', action, text);
    }
    taken.push(piece);
  }
  return Buffer.concat(taken, length);
}

/** The body of an answer. Where its length is known and small enough, it is read at once, which is far cheaper. */
export function bodyOf(came: CameAnswer, action: string, host: string): ComingBody {
  const declared = headerOf(came, 'content-length');
  const pieces = (): AsyncIterable<Buffer> => piecesOf(came, action, host);
  return {
    pieces,
    async all(maxBytes) {
      if (declared === '' || Number(declared) > maxBytes) {
        return readAll(pieces(), action, maxBytes);
      }
      try {
        return await came.body.bytes();
      } catch (error) {
        throw fromNetwork(error, action, host);
      }
    },
  };
}

/** Where a member could be named `__proto__`, written out or with escapes. */
const SUSPICIOUS = /__proto__|\\u00/i;

/** A member of that name would change what an object is where it is copied. */
const withoutPrototype = (name: string, value: unknown): unknown =>
  name === '__proto__' ? undefined : value;

/** The value of JSON bytes, without members named `__proto__`; undefined when they are no JSON. */
export function parseJson(bytes: Uint8Array): unknown {
  if (!isUtf8(bytes)) return undefined;
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  const text = whole.charCodeAt(0) === 0xfeff ? whole.slice(1) : whole;
  try {
    return SUSPICIOUS.test(text) ? JSON.parse(text, withoutPrototype) : JSON.parse(text);
  } catch {
    return undefined;
  }
}
