import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { type FlatHeaders, type Mountable, mount, type Reply } from '../../../http/index.js';
import type { AddressedContent, FileAddresses } from './file-addresses.js';
import type { ByteRange, FileStore } from './file-store.js';

/** The types that a browser may show in its own window, because they cannot run code. */
const SHOWN: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/gif',
  'application/pdf',
]);

/** Headers that keep received content from loading, framing or running anything on our own address. */
const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'private, max-age=1800, immutable',
} as const;

const ALLOW = ['Allow', 'GET, HEAD'];

/** Serves the content of pre-signed addresses, for `app.use('/files', …)` and `http.createServer`. */
export function createFileServer(
  store: FileStore,
  addresses: FileAddresses,
  options: { readonly readTimeout?: number } = {},
): Mountable {
  return mount({
    exchange: (request) => serve(request, store, addresses),
    failed: () => refuse(503, 'The file cannot be read just now. Try again in a moment.'),
    ...options,
  });
}

async function serve(
  { method, url = '', headers }: IncomingMessage,
  store: FileStore,
  addresses: FileAddresses,
): Promise<Reply> {
  if (method !== 'GET' && method !== 'HEAD') return refuse(405, 'Send a GET.', ALLOW);
  const [path = ''] = url.split('?', 1);
  const checked = addresses.check(path.slice(path.lastIndexOf('/') + 1));
  if (checked.state === 'expired') {
    return refuse(410, 'This address has expired: ask get_file for a new one.');
  }
  // A wrong signature and a missing file have the same answer, so that it does not reveal which files exist.
  const content = checked.state === 'valid' ? checked.content : undefined;
  const size = content && (await store.size(content.sha256));
  if (!content || size === undefined) return refuse(404, 'There is no file at this address.');
  const range = readRange(headers.range, size);
  if (range === 'unsatisfiable') {
    const beyond = ['Content-Range', `bytes */${size}`];
    return refuse(416, 'The range lies beyond the end of the file.', beyond);
  }
  const body = method === 'HEAD' ? Readable.from([]) : await store.open(content.sha256, range);
  if (!body) return refuse(404, 'There is no file at this address.');
  return { status: range ? 206 : 200, headers: partHeaders(content, size, range), body };
}

/** Returns the headers of a file, or of a part of one. */
function partHeaders(
  content: AddressedContent,
  size: number,
  range: ByteRange | undefined,
): FlatHeaders {
  return [
    ...Object.entries(contentHeaders(content)).flat(),
    'Accept-Ranges',
    'bytes',
    'ETag',
    `"${content.sha256}"`,
    'Content-Length',
    String(range ? range.end - range.start + 1 : size),
    ...(range ? ['Content-Range', `bytes ${range.start}-${range.end}/${size}`] : []),
  ];
}

/** Returns headers that allow a browser only to show or to save a content. */
export function contentHeaders(content: Pick<AddressedContent, 'fileName' | 'mimeType'>) {
  const { mimeType } = content;
  return {
    ...HEADERS,
    'Content-Type': SHOWN.has(mimeType) ? mimeType : 'application/octet-stream',
    'Content-Disposition': disposition(content),
  };
}

/** Reads one range. Several ranges are answered with the whole file, as the standard allows. */
function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size || (first === '' && Number(last) === 0)) return 'unsatisfiable';
  return end < start ? undefined : { start, end };
}

/** Returns the name in both spellings of RFC 6266: old readers use the first, all others the second. */
function disposition({
  fileName,
  mimeType,
}: Pick<AddressedContent, 'fileName' | 'mimeType'>): string {
  const kind = SHOWN.has(mimeType) ? 'inline' : 'attachment';
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function refuse(status: number, text: string, headers: FlatHeaders = []): Reply {
  const own = {
    ...HEADERS,
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
  };
  return { status, headers: [...Object.entries(own).flat(), ...headers], body: `${text}\n` };
}
