import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

/** The body of a request. It can be sent again if `repeatable`. */
export interface RequestBody {
  readonly contentType: string;
  /** Bytes, when the length is known in advance; else the client sends the body in chunks. */
  readonly length: number | undefined;
  /** True if `open` can be called again. */
  readonly repeatable: boolean;
  /** Returns the content. The client calls it once per attempt. */
  open(): string | Buffer | Readable;
}

/**
 * Encoding of the form variable `payload`: `urlencoded` is percent-encoded, which every receiver reads; `raw` is the
 * JSON unencoded, as in published requests; `multipart` is the form of a form library (supplement: "the wire as it is
 * really used", 1).
 */
export type Encoding = 'urlencoded' | 'raw' | 'multipart';

/** All encodings. */
export const ENCODINGS: readonly Encoding[] = ['urlencoded', 'raw', 'multipart'];

const URLENCODED = 'application/x-www-form-urlencoded';

/** Returns a body of text, which can be sent repeatedly. */
function textBody(contentType: string, text: string): RequestBody {
  return { contentType, length: undefined, repeatable: true, open: () => text };
}

/** Returns a random boundary, which does not occur in any text. */
export function drawBoundary(): string {
  return `svclink-${randomBytes(18).toString('hex')}`;
}

/** Returns one form variable of a multipart form, after its boundary. */
export function formVariable(boundary: string, name: string, value: string): string {
  return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
}

function multipart(payload: string): RequestBody {
  const boundary = drawBoundary();
  const text = `${formVariable(boundary, 'payload', payload)}--${boundary}--\r\n`;
  return textBody(`multipart/form-data; boundary=${boundary}`, text);
}

/** An envelope as JSON text: the head, which is the same for all calls of a client, and the rest. */
interface PayloadText {
  readonly head: string;
  /** The head, percent-encoded. */
  readonly encodedHead: string;
  readonly rest: string;
}

/** Returns the form that carries an envelope. */
export function formBody(payload: PayloadText, encoding: Encoding): RequestBody {
  switch (encoding) {
    case 'multipart':
      return multipart(payload.head + payload.rest);
    case 'raw':
      return textBody(URLENCODED, `payload=${payload.head}${payload.rest}`);
    default: {
      const text = `payload=${payload.encodedHead}${encodeURIComponent(payload.rest)}`;
      return textBody(URLENCODED, text);
    }
  }
}

/** The caller's members of each envelope. */
interface Caller {
  readonly username: string;
  /** The SHA-1 of the password. */
  readonly passwordHash: string;
  readonly siteId: string;
}

/** Writes the request envelopes of one caller. It encodes their common head once. */
export class PayloadWriter {
  readonly #head: string;
  readonly #encodedHead: string;

  constructor({ username, passwordHash, siteId }: Caller) {
    const members = JSON.stringify({ username, password: passwordHash, site_id: siteId });
    this.#head = `${members.slice(0, -1)},"event_name":`;
    this.#encodedHead = encodeURIComponent(this.#head);
  }

  /**
   * Returns the envelope of one call. Its event_data is JSON text.
   *
   * @param data with the names and spellings of the wire
   */
  write(event: string, data: unknown): PayloadText {
    const eventData = JSON.stringify(JSON.stringify(data) ?? '{}');
    return {
      head: this.#head,
      encodedHead: this.#encodedHead,
      rest: `${JSON.stringify(event)},"event_data":${eventData}}`,
    };
  }
}
