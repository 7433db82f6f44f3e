import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** What the app in front of us left of the request body. */
export type HostBody =
  /** Nobody has touched the stream: it is ours to read. */
  | { readonly kind: 'unread' }
  /** `express.raw()` ran. */
  | { readonly kind: 'bytes'; readonly bytes: Buffer }
  /** `express.text()` ran. */
  | { readonly kind: 'text'; readonly text: string }
  /** `express.urlencoded()`, `express.json()` or multer ran; also an array or a scalar that JSON gave. */
  | { readonly kind: 'parsed'; readonly value: unknown }
  /** The stream was read and nothing usable was left. */
  | { readonly kind: 'consumed' }
  /** The caller hung up while the app's own middleware was at work. */
  | { readonly kind: 'gone' };

const UNREAD: HostBody = { kind: 'unread' };
const CONSUMED: HostBody = { kind: 'consumed' };
const GONE: HostBody = { kind: 'gone' };

/**
 * Looks at what earlier middleware did to the body. The commonest complaint about every service that mounts in an
 * app is a request that hangs because the stream was read before: so the stream is only waited for when it is whole.
 */
export function hostBody(request: IncomingMessage): HostBody {
  // One look: under Express every member of a request is found the slow way.
  const { body } = request as IncomingMessage & { body?: unknown };
  if (Buffer.isBuffer(body)) return { kind: 'bytes', bytes: body };
  if (typeof body === 'string') return { kind: 'text', text: body };
  if (holdsSomething(body)) return { kind: 'parsed', value: body };
  if (isWhole(request)) return UNREAD;
  // A stream that was read to its end is destroyed as well.
  return request.destroyed && !request.readableEnded ? GONE : CONSUMED;
}

// Express 4 leaves `{}` and Express 5 undefined where no parser took the body.
function holdsSomething(body: unknown): boolean {
  if (body === undefined || body === null) return false;
  return typeof body !== 'object' || Object.keys(body).length > 0;
}

// A stream that was told to give text gives no bytes any more, and text that is damaged where the bytes were a file's.
function isWhole(request: IncomingMessage): boolean {
  // What is readable has not ended.
  return request.readable && !request.readableDidRead && request.readableEncoding === null;
}

/** The media type that headers name, in lower case, without its parameters; `''` when none was sent. */
export function mediaType(headers: IncomingHttpHeaders): string {
  const header = headers['content-type'];
  if (header === undefined) return '';
  const end = header.indexOf(';');
  return (end < 0 ? header : header.slice(0, end)).trim().toLowerCase();
}
