import { randomUUID } from 'node:crypto';
import { encodeForm } from '../../protocol/envelope/form-text.js';
import type { WireRequest } from './answer.js';

const URLENCODED = 'application/x-www-form-urlencoded';

/** The encodings of the form variable `payload`. */
export type FormEncoding = 'encoded' | 'form-library' | 'unencoded' | 'multipart';

/** A file part of a multipart form. */
export interface TestFilePart {
  readonly name: string;
  readonly content: Uint8Array;
}

/** Returns the request with a form that carries one payload. */
export function formRequest(payload: string, encoding: FormEncoding = 'encoded'): WireRequest {
  switch (encoding) {
    case 'multipart':
      return multipartRequest([['payload', payload]]);
    case 'unencoded':
      return urlencoded(`payload=${payload}`);
    case 'form-library':
      return urlencoded(new URLSearchParams({ payload }).toString());
    default:
      return urlencoded(encodeForm(payload));
  }
}

/** Returns the request with a urlencoded body. */
export function urlencoded(body: string, type = URLENCODED): WireRequest {
  return { method: 'POST', headers: { 'content-type': type }, body };
}

/** Returns the request with a multipart form, its parts in the order of the list. */
export function multipartRequest(
  parts: readonly (readonly [name: string, value: string | TestFilePart])[],
  closed = true,
): WireRequest {
  const boundary = `svclink-check-${randomUUID()}`;
  const chunks: Uint8Array[] = [];
  for (const [name, value] of parts) {
    const file = typeof value === 'string' ? undefined : value;
    const label = file === undefined ? '' : `; filename="${file.name}"`;
    const type = file === undefined ? '' : 'Content-Type: application/octet-stream\r\n';
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${label}\r\n${type}\r\n`;
    const content = typeof value === 'string' ? Buffer.from(value) : value.content;
    chunks.push(Buffer.from(head), content, Buffer.from('\r\n'));
  }
  if (closed) chunks.push(Buffer.from(`--${boundary}--\r\n`));
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return { method: 'POST', headers, body: Uint8Array.from(Buffer.concat(chunks)) };
}
