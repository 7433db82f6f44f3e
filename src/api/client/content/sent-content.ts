import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ContentProgress } from '../settings/options.js';
import { type ContentSource, PIECE } from './content-source.js';

/** How the content of a request is sent. */
export interface SendingRules {
  /** Adds the member `hash`, the SHA-256 of the content. */
  readonly withHash: boolean;
  /** Called as pieces pass. */
  readonly onProgress: (progress: ContentProgress) => void;
  /** Takes the failure of the source itself: the exchange only knows that it was cut off. */
  readonly onFailure: (error: unknown) => void;
}

const HEX_DIGITS = 64;

const encodedLength = (bytes: number): number => Math.ceil(bytes / 3) * 4;

function toBuffer(piece: unknown): Buffer {
  if (piece instanceof Uint8Array) {
    return Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
  }
  throw new TypeError('content comes as bytes: open the stream without an encoding');
}

const ascii = (text: string): Buffer => Buffer.from(text, 'latin1');

/** Base64 in whole groups; what is left over waits for the next piece. */
class Encoder {
  #rest: Buffer = Buffer.alloc(0);

  write(piece: Buffer): Buffer {
    const bytes = this.#rest.length === 0 ? piece : Buffer.concat([this.#rest, piece]);
    const whole = bytes.length - (bytes.length % 3);
    this.#rest = Buffer.from(bytes.subarray(whole));
    return ascii(bytes.toString('base64', 0, whole));
  }

  end(): string {
    return this.#rest.toString('base64');
  }
}

/** A stream may give pieces of any length; base64 of a long one would need as much memory again, and more. */
function* shortParts(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += PIECE) yield bytes.subarray(from, from + PIECE);
}

/** The pieces of the source. What fails in here is the source's own failure, not that of the exchange. */
async function* read(source: ContentSource, rules: SendingRules): AsyncGenerator<Buffer> {
  const { size: total } = source;
  let bytes = 0;
  try {
    for await (const piece of source.open()) {
      for (const part of shortParts(toBuffer(piece))) {
        bytes += part.length;
        yield part;
        rules.onProgress({ bytes, total });
      }
    }
    if (total !== undefined && bytes !== total) {
      throw new Error(`the file changed while it was sent: ${bytes} bytes in place of ${total}`);
    }
  } catch (error) {
    rules.onFailure(error);
    throw error;
  }
}

async function* textOf(
  head: Buffer,
  source: ContentSource,
  rules: SendingRules,
): AsyncGenerator<Buffer> {
  yield head;
  const encoder = new Encoder();
  const hash = createHash('sha256');
  for await (const piece of read(source, rules)) {
    if (rules.withHash) hash.update(piece);
    const text = encoder.write(piece);
    if (text.length > 0) yield text;
  }
  const hashMember = rules.withHash ? `,"hash":"${hash.digest('hex')}"` : '';
  yield ascii(`${encoder.end()}"${hashMember}}`);
}

/** A request whose content goes out in base64 while it is read, in constant memory. */
export function sentContent(
  members: Readonly<Record<string, unknown>>,
  source: ContentSource,
  rules: SendingRules,
): { readonly body: Readable; readonly length: number | undefined } {
  const open = JSON.stringify(members).slice(0, -1);
  const head = Buffer.from(`${open}${open.length > 1 ? ',' : ''}"content":"`);
  const tail = rules.withHash ? '","hash":""}'.length + HEX_DIGITS : '"}'.length;
  const body = Readable.from(textOf(head, source, rules), { objectMode: false });
  const { size } = source;
  return {
    body,
    length: size === undefined ? undefined : head.length + encodedLength(size) + tail,
  };
}
