import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { AddressedContent, FileAddresses } from './file-addresses.js';
import type { ByteRange, FileStore } from './file-store.js';

/** What a browser may show in its own window without running anything. */
const SHOWN: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/gif',
  'application/pdf',
]);

/** Nothing that was sent to us may load, frame or run anything on our own address. */
const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'private, max-age=1800, immutable',
} as const;

/** Serves what pre-signed addresses lead to, for `app.use('/files', …)` and `http.createServer`. */
export function createFileServer(store: FileStore, addresses: FileAddresses) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    serve(request, response, store, addresses).catch(() => {
      if (response.headersSent) response.destroy();
      else refuse(response, 503, 'The file cannot be read just now. Try again in a moment.');
    });
  };
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  store: FileStore,
  addresses: FileAddresses,
): Promise<void> {
  const { method, url = '' } = request;
  if (method !== 'GET' && method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    refuse(response, 405, 'Send a GET.');
    return;
  }
  const [path = ''] = url.split('?', 1);
  const checked = addresses.check(path.slice(path.lastIndexOf('/') + 1));
  if (checked.state === 'expired') {
    refuse(response, 410, 'This address has expired: ask get_file for a new one.');
    return;
  }
  // One answer for a wrong signature and for a file that is gone: neither tells what there is.
  const size = checked.state === 'valid' ? await store.size(checked.content.sha256) : undefined;
  if (checked.state !== 'valid' || size === undefined) {
    refuse(response, 404, 'There is no file at this address.');
    return;
  }
  await send(request, response, store, { content: checked.content, size });
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  store: FileStore,
  { content, size }: { readonly content: AddressedContent; readonly size: number },
): Promise<void> {
  const range = readRange(request.headers.range, size);
  if (range === 'unsatisfiable') {
    response.setHeader('Content-Range', `bytes */${size}`);
    refuse(response, 416, 'The range lies beyond the end of the file.');
    return;
  }
  response.writeHead(range ? 206 : 200, {
    ...contentHeaders(content),
    'Accept-Ranges': 'bytes',
    ETag: `"${content.sha256}"`,
    'Content-Length': range ? range.end - range.start + 1 : size,
    ...(range ? { 'Content-Range': `bytes ${range.start}-${range.end}/${size}` } : {}),
  });
  const body = request.method === 'HEAD' ? undefined : await store.open(content.sha256, range);
  // A reader that goes away is no failure of ours.
  if (body) pipeline(body, response, () => undefined);
  else response.end();
}

/** What keeps a browser from doing more with a content than to show or to save it. */
export function contentHeaders(content: Pick<AddressedContent, 'fileName' | 'mimeType'>) {
  const { mimeType } = content;
  return {
    ...HEADERS,
    'Content-Type': SHOWN.has(mimeType) ? mimeType : 'application/octet-stream',
    'Content-Disposition': disposition(content),
  };
}

/** Reads one range; several at once are answered with the whole file, as the standard allows. */
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

/** The name in both spellings of RFC 6266: old readers take the first, all others the second. */
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

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    ...HEADERS,
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
  });
  response.end(`${text}\n`);
}
