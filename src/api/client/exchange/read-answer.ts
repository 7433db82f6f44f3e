import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import { ApiExchangeError } from '../errors/exchange-error.js';
import { fromNetwork } from '../errors/from-network.js';
import type { CameAnswer } from './transport.js';

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

/** The pieces of a body. @throws ApiExchangeError when it breaks off */
export async function* piecesOf(
  body: Readable,
  action: string,
  host: string,
): AsyncGenerator<Buffer> {
  try {
    for await (const piece of body) yield piece;
  } catch (error) {
    throw fromNetwork(error, action, host);
  }
}

/** All bytes of a body. @throws ApiExchangeError `too_large`, `connection` */
export async function readAll(
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

/** Where a member could be named `__proto__`, written out or with escapes. */
const SUSPICIOUS = /__proto__|\\u00/i;

/** A member of that name would change what an object is where it is copied. */
const withoutPrototype = (name: string, value: unknown): unknown =>
  name === '__proto__' ? undefined : value;

/** The value of JSON bytes, without members named `__proto__`; undefined when they are no JSON. */
export function parseJson(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) return undefined;
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  try {
    return JSON.parse(text, SUSPICIOUS.test(text) ? withoutPrototype : undefined);
  } catch {
    return undefined;
  }
}
