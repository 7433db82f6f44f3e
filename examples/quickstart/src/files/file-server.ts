import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Store } from '../store/store.js';
import type { FileContent } from '../store/stored-file.js';
import { type FileAddresses, pathAndQuery } from './file-addresses.js';

/** Serves the files of pre-signed addresses. */
export class FileServer {
  readonly #store: Store;
  readonly #addresses: FileAddresses;

  constructor(store: Store, addresses: FileAddresses) {
    this.#store = store;
    this.#addresses = addresses;
  }

  /**
   * Answers one request.
   *
   * @param target path and query, beginning with `/files/`
   */
  async serve(request: IncomingMessage, response: ServerResponse, target: string): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return refuse(response, 405, 'Only GET and HEAD.');
    }
    const found = this.#addresses.find(pathAndQuery(target));
    if (!found) {
      return refuse(response, 403, 'This address was changed or has expired: ask get_file again.');
    }
    const file = this.#store.files.get(found.fileId);
    const content = found.isThumbnail ? file?.thumbnail : file?.content;
    if (!file || !content) return refuse(response, 404, 'There is no such file.');
    response.writeHead(200, {
      ...HEADERS,
      'Content-Type': found.isThumbnail ? 'image/jpeg' : file.mimeType,
      'Content-Length': content.size,
    });
    if (request.method === 'HEAD') response.end();
    else await send(response, content);
  }
}

/** The headers of received files, which must not run in a browser. */
const HEADERS = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
};

async function send(response: ServerResponse, content: FileContent): Promise<void> {
  if (content.kind === 'memory') {
    response.end(content.bytes());
    return;
  }
  // A caller that hangs up, or a file that was replaced meanwhile, ends the answer; its status is sent already.
  await pipeline(createReadStream(content.path), response).catch(() => response.destroy());
}

/** Answers with a text that explains the refusal. */
export function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}
