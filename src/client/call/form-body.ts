import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

/** The body of a request, ready to be sent, and sent again if that is possible. */
export interface RequestBody {
  readonly contentType: string;
  /** Bytes, when they are known before; else the body leaves in chunks. */
  readonly length: number | undefined;
  /** Whether `open` can be called again. */
  readonly repeatable: boolean;
  /** Called once for each time it is sent. */
  open(): string | Buffer | Readable;
}

/**
 * How the variable `payload` is sent: `urlencoded` percent-encoded, which every receiver reads; `raw` the JSON as it
 * stands, as published requests have it; `multipart` as a form library sends it (supplement: "the wire as it is really
 * used", 1).
 */
export type Encoding = 'urlencoded' | 'raw' | 'multipart';

/** All encodings. */
export const ENCODINGS: readonly Encoding[] = ['urlencoded', 'raw', 'multipart'];

const URLENCODED = 'application/x-www-form-urlencoded';

/** A body of text; it can be sent again and again. */
function textBody(contentType: string, text: string): RequestBody {
  return { contentType, length: undefined, repeatable: true, open: () => text };
}

/** A boundary that no text can hold by chance. */
export function drawBoundary(): string {
  return `svclink-${randomBytes(18).toString('hex')}`;
}

/** One form variable of a multipart form, with the boundary in front of it. */
export function formVariable(boundary: string, name: string, value: string): string {
  return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
}

function multipart(payload: string): RequestBody {
  const boundary = drawBoundary();
  const text = `${formVariable(boundary, 'payload', payload)}--${boundary}--\r\n`;
  return textBody(`multipart/form-data; boundary=${boundary}`, text);
}

/** The form of one envelope: the beginning, which is the same for all calls, and the rest. */
interface PayloadText {
  readonly head: string;
  /** The head, percent-encoded. */
  readonly encodedHead: string;
  readonly rest: string;
}

/** Puts an envelope into a form. */
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

/** Who calls, as every envelope says it. */
interface Caller {
  readonly username: string;
  /** The SHA-1 of the password. */
  readonly passwordHash: string;
  readonly siteId: string;
}

/** Writes the request envelopes of one caller; what is the same in all of them is encoded once. */
export class PayloadWriter {
  readonly #head: string;
  readonly #encodedHead: string;

  constructor({ username, passwordHash, siteId }: Caller) {
    const members = JSON.stringify({ username, password: passwordHash, site_id: siteId });
    this.#head = `${members.slice(0, -1)},"event_name":`;
    this.#encodedHead = encodeURIComponent(this.#head);
  }

  /**
   * The envelope of one call, event_data being JSON text within it.
   *
   * @param data in the spelling of the wire
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
