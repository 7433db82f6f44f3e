import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export const ACCESS = {
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
};

const NO_BUCKET = '<?xml version="1.0"?><Error><Code>NoSuchBucket</Code><BucketName/></Error>';

/** A request that the store has taken, with what its signature covers. */
export interface Taken {
  readonly method: string;
  readonly key: string;
  readonly query: URLSearchParams;
  readonly size: number;
}

/**
 * An object store of the tests: checks each signature by itself, keeps the bytes, and fails as it is told. It knows one
 * bucket, `orders`, in the path.
 */
export class ObjectStore {
  readonly objects = new Map<string, Buffer>();
  /** When each was put in last. */
  readonly changes = new Map<string, Date>();
  readonly uploads = new Map<string, Map<number, Buffer>>();
  /** The object of each upload, and when it was begun. */
  readonly begun = new Map<string, { readonly key: string; readonly at: Date }>();
  readonly taken: Taken[] = [];
  /** Called for every request; what it returns is answered instead, `cut` ends the connection. */
  intercept: (request: Taken) => number | 'cut' | undefined | Promise<undefined> = () => undefined;
  /** The text of what is answered instead. */
  refusal = '<Error/>';
  #server: Server | undefined;
  port = 0;

  async listen(): Promise<void> {
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch((error: unknown) => {
        response.writeHead(500).end(String(error));
      });
    });
    await new Promise<void>((done) => this.#server?.listen(0, '127.0.0.1', done));
    this.port = (this.#server.address() as AddressInfo).port;
  }

  /** What `files` is for it. */
  address(prefix = 'site & one', more = '', host = '127.0.0.1'): string {
    const endpoint = encodeURIComponent(`http://${host}:${this.port}`);
    return `s3://orders/${prefix}?endpoint=${endpoint}&region=eu-test-1${more}`;
  }

  /** Forgets all that was put in. */
  clear(): void {
    this.objects.clear();
    this.changes.clear();
  }

  async close(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((done) => this.#server?.close(done));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const url = new URL(request.url ?? '', 'http://store');
    const [, bucket, ...path] = url.pathname.split('/').map(decodeURIComponent);
    const taken = {
      method: request.method ?? '',
      key: path.join('/'),
      query: url.searchParams,
      size: body.length,
    };
    this.taken.push(taken);
    const instead = await this.intercept(taken);
    if (instead === 'cut') request.socket.destroy();
    else if (instead !== undefined) response.writeHead(instead).end(this.refusal);
    else if (!isSigned(request, url, body)) response.writeHead(403).end('<Error>signature</Error>');
    else if (bucket !== 'orders') response.writeHead(404).end(NO_BUCKET);
    else this.#serve(request, response, taken, body);
  }

  #serve(
    request: IncomingMessage,
    response: ServerResponse,
    { method, key, query }: Taken,
    body: Buffer,
  ): void {
    const uploadId = query.get('uploadId');
    const copied = request.headers['x-amz-copy-source'];
    if (query.has('list-type')) response.end(this.#list(query));
    else if (method === 'GET' && query.has('uploads')) response.end(this.#listUploads(query));
    else if (method === 'POST' && query.has('uploads')) {
      const id = randomUUID();
      this.uploads.set(id, new Map());
      this.begun.set(id, { key, at: new Date() });
      response.end(`<Result><UploadId>${id}</UploadId></Result>`);
    } else if (method === 'PUT' && uploadId !== null) {
      this.uploads.get(uploadId)?.set(Number(query.get('partNumber')), body);
      response.setHeader('ETag', etagOf(body)).end();
    } else if (method === 'POST' && uploadId !== null) {
      this.#complete(response, key, uploadId, body.toString());
    } else if (method === 'DELETE') {
      if (uploadId === null) this.objects.delete(key);
      else this.uploads.delete(uploadId);
      response.writeHead(204).end();
    } else if (method === 'PUT') {
      const source = typeof copied === 'string' ? this.#source(copied) : body;
      if (!source) return void response.writeHead(404).end();
      this.#keep(key, source);
      response.setHeader('ETag', etagOf(source)).end(copied ? '<CopyObjectResult/>' : '');
    } else this.#give(request, response, this.objects.get(key));
  }

  #keep(key: string, bytes: Buffer): void {
    this.objects.set(key, bytes);
    this.changes.set(key, new Date());
  }

  /** Three names at a time, so that whoever lists has to ask again. */
  #list(query: URLSearchParams): string {
    const [prefix, after] = [query.get('prefix') ?? '', query.get('continuation-token') ?? ''];
    const names = [...this.objects.keys()]
      .filter((key) => key.startsWith(prefix) && !key.slice(prefix.length).includes('/'))
      .filter((key) => key > after)
      .sort();
    const page = names.slice(0, 3).map((key) => {
      const changed = this.changes.get(key)?.toISOString();
      const name = key.replaceAll('&', '&amp;');
      return `<Contents><Key>${name}</Key><LastModified>${changed}</LastModified></Contents>`;
    });
    const next =
      names.length > 3 ? `<NextContinuationToken>${names[2]}</NextContinuationToken>` : '';
    return `<?xml version="1.0"?><ListBucketResult>${page.join('')}${next}</ListBucketResult>`;
  }

  /** Two uploads at a time, the oldest first. */
  #listUploads(query: URLSearchParams): string {
    const [prefix, after] = [query.get('prefix') ?? '', query.get('upload-id-marker') ?? ''];
    const open = [...this.begun].filter(
      ([id, { key }]) => this.uploads.has(id) && key.startsWith(prefix),
    );
    const from = open.findIndex(([id]) => id === after) + 1;
    const page = open.slice(from, from + 2).map(([id, { key, at }]) => {
      const name = key.replaceAll('&', '&amp;');
      return `<Upload><Key>${name}</Key><UploadId>${id}</UploadId><Initiated>${at.toISOString()}</Initiated></Upload>`;
    });
    const isTruncated = open.length > from + 2;
    const [lastId = '', last] = open[from + 1] ?? [];
    const next = isTruncated
      ? `<NextKeyMarker>${last?.key.replaceAll('&', '&amp;')}</NextKeyMarker><NextUploadIdMarker>${lastId}</NextUploadIdMarker>`
      : '';
    return `<ListMultipartUploadsResult>${next}<IsTruncated>${isTruncated}</IsTruncated>${page.join('')}</ListMultipartUploadsResult>`;
  }

  #source(header: string): Buffer | undefined {
    const [, bucket, ...path] = header.split('/').map(decodeURIComponent);
    return bucket === 'orders' ? this.objects.get(path.join('/')) : undefined;
  }

  #complete(response: ServerResponse, key: string, id: string, xml: string): void {
    const parts = this.uploads.get(id) ?? new Map<number, Buffer>();
    const named = [...xml.matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]*)<\/ETag>/g)];
    const bytes = named.map(([, number]) => parts.get(Number(number)) ?? Buffer.alloc(0));
    const isWhole =
      bytes.length === parts.size &&
      named.every(
        ([, , etag], index) => etag?.replaceAll('&quot;', '"') === etagOf(bytes[index]),
      ) &&
      bytes.slice(0, -1).every(({ length }) => length >= 5 * 1024 * 1024);
    // The real one answers so, too: with 200.
    if (!isWhole) return void response.end('<Error><Code>InvalidPart</Code></Error>');
    this.#keep(key, Buffer.concat(bytes));
    this.uploads.delete(id);
    response.end('<CompleteMultipartUploadResult/>');
  }

  #give(request: IncomingMessage, response: ServerResponse, found: Buffer | undefined): void {
    if (!found) return void response.writeHead(404).end();
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const bytes = first === undefined ? found : found.subarray(Number(first), Number(last) + 1);
    response.writeHead(first === undefined ? 200 : 206, { 'Content-Length': bytes.length });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  }
}

function etagOf(bytes: Buffer | undefined): string {
  return `"${createHash('md5')
    .update(bytes ?? '')
    .digest('hex')}"`;
}

const hex = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const strict = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** AWS Signature Version 4, as its page describes it; the body has to be what was signed. */
function isSigned(request: IncomingMessage, url: URL, body: Buffer): boolean {
  const { authorization = '', 'x-amz-date': date = '' } = request.headers;
  const [, scope = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/(\S+), SignedHeaders=(\S+), Signature=(\S+)$/.exec(
      authorization,
    ) ?? [];
  const signed = names.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name))) {
    return false;
  }
  if (request.headers['x-amz-content-sha256'] !== hex(body)) return false;
  const query = [...url.searchParams]
    .map(([name, value]) => `${strict(name)}=${strict(value)}`)
    .sort()
    .join('&');
  const headers = signed
    .map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
    .join('');
  const canonical = [request.method, url.pathname, query, headers, names, hex(body)].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', date, scope, hex(canonical)].join('\n');
  const [day = '', region = '', service = '', end = ''] = scope.split('/');
  if (region !== 'eu-test-1' || service !== 's3' || day !== String(date).slice(0, 8)) return false;
  const key = mac(mac(mac(mac(`AWS4${ACCESS.secretAccessKey}`, day), region), service), end);
  return createHmac('sha256', key).update(toSign).digest('hex') === signature;
}
