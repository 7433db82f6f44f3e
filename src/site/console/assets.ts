import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FlatHeaders, Reply } from '../../http/index.js';
import { LinkError } from '../../index.js';

/** The strictest possible policy of a page: only its own files, and no text that becomes markup. */
export const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; " +
  "frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

const SECURITY: FlatHeaders = [
  'Content-Security-Policy',
  POLICY,
  'X-Content-Type-Options',
  'nosniff',
  'X-Frame-Options',
  'DENY',
  'Referrer-Policy',
  'no-referrer',
  'Cross-Origin-Opener-Policy',
  'same-origin',
  'Cross-Origin-Resource-Policy',
  'same-origin',
];

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** The ending of a file that the build has compressed. */
const PACKED = '.gz';

const unpack = promisify(gunzip);

interface Asset {
  readonly type: string;
  readonly plain: Buffer;
  /** The compressed form from the build of the page; undefined for a small file. */
  readonly gzip: Buffer | undefined;
}

/** The prebuilt files of the page. They are few and small, and read once. */
export class Assets {
  #files: Promise<ReadonlyMap<string, Asset>> | undefined;

  /** @param folder the folder of the built page */
  constructor(readonly folder: string) {}

  /** Answers with a file of the page. The page itself is at `/`. */
  async reply(request: IncomingMessage, path: string): Promise<Reply> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return text(405, 'Send a GET.', ['Allow', 'GET, HEAD']);
    }
    // Addresses of files are relative to the page: without the trailing slash they would point beside the console.
    const target = 'originalUrl' in request ? String(request.originalUrl) : '';
    if (path === '/' && target !== '' && !target.split('?', 1)[0]?.endsWith('/')) {
      return text(308, '', ['Location', `${target.split('?', 1)[0]?.replace(/^\/+/, '/')}/`]);
    }
    const asset = (await this.#all()).get(path === '/' ? '/index.html' : path);
    if (!asset) return text(404, 'There is no such page. The console is one level up.');
    return sent(request, asset, path === '/' ? 'no-cache' : 'public, max-age=31536000, immutable');
  }

  /** Returns the files. After a failure, such as too many open files, the next request reads them again. */
  async #all(): Promise<ReadonlyMap<string, Asset>> {
    this.#files ??= this.#read();
    try {
      return await this.#files;
    } catch (error) {
      this.#files = undefined;
      throw error;
    }
  }

  async #read(): Promise<ReadonlyMap<string, Asset>> {
    const names = await readdir(this.folder).catch((cause: unknown) => {
      const message = 'The page of the console is not built: run npm run build in the checkout.';
      throw new LinkError('not_found', message, { cause });
    });
    const files = new Map<string, Asset>();
    for (const file of names) {
      const name = file.endsWith(PACKED) ? file.slice(0, -PACKED.length) : file;
      const type = TYPES[extname(name)];
      if (type === undefined) continue;
      const content = await readFile(join(this.folder, file));
      const isPacked = file !== name;
      const plain = isPacked ? await unpack(content) : content;
      files.set(`/${name}`, { type, plain, gzip: isPacked ? content : undefined });
    }
    return files;
  }
}

function sent({ headers }: IncomingMessage, asset: Asset, caching: string): Reply {
  const isPacked = asset.gzip && /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''));
  return {
    status: 200,
    headers: [
      ...SECURITY,
      'Content-Type',
      asset.type,
      'Cache-Control',
      caching,
      'Vary',
      'Accept-Encoding',
      ...(isPacked ? ['Content-Encoding', 'gzip'] : []),
    ],
    body: (isPacked ? asset.gzip : undefined) ?? asset.plain,
  };
}

function text(status: number, body: string, headers: FlatHeaders = []): Reply {
  const type = ['Content-Type', 'text/plain; charset=utf-8', 'Cache-Control', 'no-store'];
  return { status, headers: [...SECURITY, ...type, ...headers], body: `${body}\n` };
}
