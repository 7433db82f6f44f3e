import { createHash, randomBytes } from 'node:crypto';
import { truncateSync } from 'node:fs';
import fileSystem, { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable, Writable } from 'node:stream';
import fc from 'fast-check';
import { ReceivedContent } from '../../../src/api/client/received-content.js';
import { CallError } from '../../../src/api/index.js';
import { type Answering, failureOf, json, type Peer, refuse, startPeer } from './support/peer.js';

let peer: Peer | undefined;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-client-'));
});

afterAll(() => rm(folder, { recursive: true }));

afterEach(async () => {
  await peer?.close();
  for (const name of await readdir(folder)) await rm(join(folder, name));
});

async function start(answer: Answering): Promise<Peer> {
  peer = await startPeer(answer);
  return peer;
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const file = {
  report_id: 7,
  file_id: 9,
  file_name: 'front.jpg',
  file_type: 'image/jpeg',
  file_area: 0,
  flags: [],
};

function fileAnswer(bytes: Buffer, changes: Record<string, unknown> = {}): unknown {
  return { ...file, hash: sha256(bytes), content: bytes.toString('base64'), ...changes };
}

const serve =
  (body: unknown): Answering =>
  (_request, response) =>
    json(response, body);

const queued: Answering = (_request, response) => json(response, { message: 'queued' });
const upload = { autoimport_id: 4, name: 'orders.csv' };

describe('content that is sent', () => {
  const bytes = Buffer.from('a;b;c\n1;2;3\n');

  it('as bytes arrives as base64 [client.api.content.base64]', async () => {
    const running = await start(queued);
    const answer = await running.client().autoimport.upload({ ...upload, content: bytes });
    expect(answer).toEqual({ message: 'queued' });
    expect(running.calls[0]?.body).toEqual({ ...upload, content: bytes.toString('base64') });
  });

  it('of any length and in any pieces arrives as it was [client.api.content.base64]', async () => {
    const running = await start(queued);
    const api = running.client();
    const pieces = fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(pieces, async (parts) => {
        const whole = Buffer.concat(parts);
        await api.autoimport.upload({ ...upload, content: Readable.from(parts) });
        expect(running.calls.at(-1)?.body?.content).toBe(whole.toString('base64'));
        await api.autoimport.upload({ ...upload, content: new Uint8Array(whole) });
        expect(running.calls.at(-1)?.body?.content).toBe(whole.toString('base64'));
      }),
      { numRuns: 40 },
    );
  });

  it('at a path goes with the name of the file, or the one that is given', async () => {
    const path = join(folder, 'orders.csv');
    await writeFile(path, bytes);
    const running = await start(queued);
    const api = running.client();
    await api.autoimport.upload({ autoimport_id: 4, path });
    await api.autoimport.upload({ autoimport_id: 4, path, name: 'other.csv' });
    expect(running.calls.map(({ body }) => body)).toEqual([
      { autoimport_id: 4, name: 'orders.csv', content: bytes.toString('base64') },
      { autoimport_id: 4, name: 'other.csv', content: bytes.toString('base64') },
    ]);
  });

  it('to an action that has a hash goes with its SHA-256', async () => {
    const running = await start(serve({ file_id: 3 }));
    const path = join(folder, 'front.jpg');
    await writeFile(path, bytes);
    await running.client().file.upload({ report_id: 7, file_area: 0, path });
    expect(running.calls[0]?.body).toEqual({
      report_id: 7,
      file_area: 0,
      file_name: 'front.jpg',
      content: bytes.toString('base64'),
      hash: sha256(bytes),
    });
  });

  it('as text is base64 already', async () => {
    const running = await start(queued);
    await running.client().autoimport.upload({ ...upload, content: 'QUJD' });
    expect(running.calls[0]?.body).toEqual({ ...upload, content: 'QUJD' });
  });

  it('announces its length when it is known', async () => {
    const running = await start(queued);
    const api = running.client();
    const large = randomBytes(300_001);
    await api.autoimport.upload({ ...upload, content: large });
    await api.autoimport.upload({ ...upload, content: Readable.from([large]) });
    const [known, unknown] = running.calls;
    expect(Number(known?.headers['content-length'])).toBe(Buffer.byteLength(known?.text ?? ''));
    expect(unknown?.headers['transfer-encoding']).toBe('chunked');
    expect(unknown?.body).toEqual(known?.body);
  });

  it('tells its progress', async () => {
    const running = await start(queued);
    const seen: unknown[] = [];
    const content = randomBytes(200_000);
    await running
      .client()
      .autoimport.upload({ ...upload, content }, { onProgress: (progress) => seen.push(progress) });
    expect(seen.at(0)).toEqual({ bytes: 98_304, total: 200_000 });
    expect(seen.at(-1)).toEqual({ bytes: 200_000, total: 200_000 });
  });

  it('is sent again with a new token and after a refusal that says later, when it can be', async () => {
    const running = await start(({ headers }, response) => {
      const count = running.calls.length;
      if (headers.authorization === 'Bearer token-1') refuse(response, 401, 'access_denied');
      else if (count === 2) refuse(response, 429, 'later', { 'retry-after': '0' });
      else json(response, { message: 'queued' });
    });
    await running.client().autoimport.upload({ ...upload, content: bytes });
    expect(running.calls).toHaveLength(3);
    expect(new Set(running.calls.map(({ text }) => text)).size).toBe(1);
  });

  it('from a stream is not sent again, because it is spent', async () => {
    const running = await start((_request, response) => refuse(response, 401, 'access_denied'));
    const content = Readable.from([bytes]);
    const error = await failureOf(running.client().autoimport.upload({ ...upload, content }));
    expect(error).toMatchObject({ type: 'access_denied' });
    expect(running.calls).toHaveLength(1);
  });
});

describe('content that cannot be sent', () => {
  it.each([
    ['a number', { content: 5 }, 'content: is bytes'],
    ['an object', { content: {} }, 'content: is bytes'],
    ['a path that is no text', { path: 5 }, 'path: is the path of a file'],
    ['both', { content: Buffer.from('x'), path: 'x' }, 'content or path, not both'],
    ['a path to nothing', { path: '/no/such/file' }, 'ENOENT'],
    ['a path to a folder', { path: tmpdir() }, 'is not a file'],
  ])('as %s is refused before anything is sent', async (_name, content, text) => {
    const running = await start(queued);
    const error = await failureOf(
      running.client().call('autoimport/upload', { ...upload, ...content }),
    );
    expect(String(error)).toContain(text);
    expect(running.requests).toEqual([]);
  });

  it('because its stream fails is reported with the failure of the stream', async () => {
    const running = await start(queued);
    async function* broken(): AsyncGenerator<Buffer> {
      yield randomBytes(1000);
      throw new Error('the disk is gone');
    }
    const error = await failureOf(
      running.client().autoimport.upload({ ...upload, content: broken() }),
    );
    expect(String(error)).toBe('Error: the disk is gone');
    expect(running.calls).toEqual([]);
  });

  it('because its stream fails before it is read is reported with that failure', async () => {
    const running = await start(queued);
    const content = new PassThrough();
    const call = failureOf(running.client().autoimport.upload({ ...upload, content }));
    // The token is not there yet, so that nobody reads the stream.
    setImmediate(() => content.destroy(new Error('the disk is gone')));
    expect(String(await call)).toBe('Error: the disk is gone');
    expect(running.calls).toEqual([]);
  });

  it('because its stream was read before is not sent as an empty file', async () => {
    const running = await start(queued);
    const content = Readable.from([Buffer.from('a;b')]);
    await content.toArray();
    const error = await failureOf(running.client().autoimport.upload({ ...upload, content }));
    expect(String(error)).toContain('was read to its end before it was sent');
    expect(running.calls).toEqual([]);
  });

  it('because the file gets shorter meanwhile is reported as that', async () => {
    const running = await start(queued);
    const path = join(folder, 'growing.csv');
    await writeFile(path, Buffer.alloc(2_000_000));
    const error = await failureOf(
      running
        .client()
        .autoimport.upload(
          { autoimport_id: 4, path },
          { onProgress: () => truncateSync(path, 10) },
        ),
    );
    expect(String(error)).toContain('the file changed while it was sent');
    expect(running.calls).toEqual([]);
  });

  it('because its stream gives text is refused with the fix', async () => {
    const running = await start(queued);
    const content = Readable.from(['text']);
    const error = await failureOf(running.client().autoimport.upload({ ...upload, content }));
    expect(String(error)).toContain('open the stream without an encoding');
  });

  it('because onProgress throws is reported with what it threw', async () => {
    const running = await start(queued);
    const call = running.client().autoimport.upload(
      { ...upload, content: Buffer.alloc(10) },
      {
        onProgress() {
          throw new Error('no more room on the screen');
        },
      },
    );
    expect(String(await failureOf(call))).toContain('no more room on the screen');
  });

  it('because the caller ends it lets go of the stream', async () => {
    const running = await start(queued);
    const content = new PassThrough();
    const controller = new AbortController();
    const { signal } = controller;
    const call = failureOf(running.client().autoimport.upload({ ...upload, content }, { signal }));
    content.write('beginning');
    setTimeout(() => controller.abort(), 100);
    expect(await call).toMatchObject({ code: 'aborted' });
    expect(content.destroyed).toBe(true);
  });

  it('because its stream stands still is given up after the timeout', async () => {
    const running = await start(queued);
    const content = new PassThrough();
    const error = await failureOf(
      running.client().autoimport.upload({ ...upload, content }, { timeout: 100 }),
    );
    expect(error).toMatchObject({ code: 'timed_out' });
    expect(content.destroyed).toBe(true);
  });

  it('because the service answers before it has all of it is reported with that answer', async () => {
    const { createServer } = await import('node:http');
    const server = createServer((request, response) => {
      if (request.url === '/auth/token') {
        json(response, { token_type: 'Bearer', expires_in: 60, access_token: 't' });
      } else refuse(response, 400, 'auto_import_inactive');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const running = await start(queued);
    const credentials = { ...running.credentials, api_url: `http://127.0.0.1:${port}` };
    const content = Buffer.alloc(30_000_000);
    const error = await failureOf(
      running.client({ credentials }).autoimport.upload({ ...upload, content }),
    );
    expect(error).toMatchObject({ type: 'auto_import_inactive' });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
});

describe('content that is received', () => {
  it('comes back as bytes [client.api.content.base64]', async () => {
    const bytes = randomBytes(1000);
    const running = await start(serve(fileAnswer(bytes)));
    const got = await running.client().file.get({ file_id: 9 });
    expect(got).toEqual({ ...file, hash: sha256(bytes), content: bytes });
    expect(Buffer.isBuffer(got.content)).toBe(true);
  });

  it('comes back as it was, whatever the order of members, spaces and pieces', async () => {
    let text = '';
    let cut = 1;
    const running = await start((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      for (let at = 0; at < text.length; at += cut) response.write(text.slice(at, at + cut));
      response.end();
    });
    const api = running.client();
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 60 }),
        fc.nat(1000),
        fc.integer({ min: 1, max: 50 }),
        fc.boolean(),
        async (content, turn, size, spaced) => {
          const bytes = Buffer.from(content);
          const members = Object.entries(fileAnswer(bytes) as object);
          const from = turn % members.length;
          const turned = [...members.slice(from), ...members.slice(0, from)];
          text = JSON.stringify(Object.fromEntries(turned), null, spaced ? 2 : 0);
          cut = size;
          const got = await api.file.get({ file_id: 9 });
          expect(got.content.equals(bytes)).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('may be empty, have escaped slashes, and a hash in capitals', async () => {
    const bytes = Buffer.from([255, 255, 255]);
    const hash = sha256(bytes).toUpperCase();
    const text = JSON.stringify(fileAnswer(bytes, { hash })).replaceAll('////', '\\/\\/\\/\\/');
    const running = await start(({ body }, response) => {
      json(response, body?.file_id === 1 ? text : fileAnswer(Buffer.alloc(0)));
    });
    const api = running.client();
    expect((await api.file.get({ file_id: 1 })).content).toEqual(bytes);
    expect((await api.file.get({ file_id: 2 })).content).toEqual(Buffer.alloc(0));
  });

  const bytes = Buffer.from('results');

  it.each(['file/get', 'autoimport/export'] as const)(
    'by %s that does not match its hash is an error [client.api.content.hash]',
    async (action) => {
      const hash = sha256(Buffer.from('other results'));
      const content = bytes.toString('base64');
      const running = await start((_request, response) => {
        json(
          response,
          action === 'file/get'
            ? fileAnswer(bytes, { hash })
            : { file_name: 'pir.csv', hash, content },
        );
      });
      const request =
        action === 'file/get' ? { file_id: 9 } : { autoimport_id: 4, export_date: '2026-11-20' };
      const error = await failureOf(running.client().call(action, request));
      expect(error).toBeInstanceOf(CallError);
      expect(error).toMatchObject({ code: 'hash_mismatch', called: action });
      const to = join(folder, 'results');
      expect(await failureOf(running.client().call(action, request, { to }))).toMatchObject({
        code: 'hash_mismatch',
      });
      expect(await readdir(folder)).toEqual([]);
    },
  );

  it.each([
    ['letters of no base64', { content: 'c3Vy!!!!' }, 'content_invalid'],
    ['base64 without padding', { content: 'YQ' }, 'content_invalid'],
    ['base64 after padding', { content: 'YQ==YQ==' }, 'content_invalid'],
    ['the other alphabet', { content: '_-_-' }, 'content_invalid'],
    ['no content', { content: undefined }, 'result_invalid'],
    ['content that is null', { content: null }, 'result_invalid'],
    ['content that is a list', { content: ['YQ=='] }, 'result_invalid'],
    ['no hash', { hash: undefined }, 'result_invalid'],
    ['a hash that is null', { hash: null }, 'result_invalid'],
    ['a hash that is none', { hash: 'abc' }, 'hash_mismatch'],
  ])('with %s is told apart', async (_name, changes, code) => {
    const running = await start(serve(fileAnswer(bytes, changes)));
    const error = await failureOf(running.client().file.get({ file_id: 9 }));
    expect(error).toMatchObject({ code, status: 200 });
  });

  it.each([
    ['twice', `{"content":"YQ==","content":"YQ=="}`, 'result_invalid'],
    ['in a list', `[{"content":"YQ=="}]`, 'result_invalid'],
    ['cut off', `{"content":"YQ==`, 'not_json'],
    ['in HTML', '<html><p class="content">YQ==', 'not_json'],
  ])('%s is told apart', async (_name, text, code) => {
    const running = await start(serve(text));
    const error = await failureOf(running.client().file.get({ file_id: 9 }));
    expect(error).toMatchObject({ code });
  });

  it.each([
    ['content', { maxContent: 1000 }, 'larger than 1000 bytes; save it with option to'],
    ['rest', { maxRest: 1000 }, 'the answer without its file is larger than 1000 bytes'],
  ])('with too large a %s is stopped on its way', async (_what, limits, message) => {
    const received = new ReceivedContent({
      action: 'file/get',
      maxRest: 100_000,
      maxContent: 100_000,
      advice: '; save it with option to',
      check: () => undefined,
      onBytes: () => undefined,
      ...limits,
    });
    const answer = fileAnswer(Buffer.alloc(5000), { file_name: 'x'.repeat(20_000) });
    const pieces = Readable.from([Buffer.from(JSON.stringify(answer))]);
    const error = await failureOf(Readable.from(received.decode(pieces)).toArray());
    expect(error).toMatchObject({ code: 'answer_too_large' });
    expect(String(error)).toContain(message);
  });

  it('in place of an error is an error all the same', async () => {
    const running = await start((_request, response) => refuse(response, 400, 'not_found'));
    const to = join(folder, 'x');
    const error = await failureOf(running.client().file.get({ file_id: 9 }, { to }));
    expect(error).toMatchObject({ type: 'not_found', status: 400 });
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('content that is saved', () => {
  const bytes = randomBytes(300_000);

  it('is at the path when all of it has come, and nothing else is', async () => {
    const running = await start(serve(fileAnswer(bytes)));
    const to = join(folder, 'front.jpg');
    const seen: number[] = [];
    const answer = await running
      .client()
      .file.get({ file_id: 9 }, { to, onProgress: ({ bytes: count }) => seen.push(count) });
    expect(answer).toEqual({ ...file, hash: sha256(bytes), size: bytes.length });
    expect(await readdir(folder)).toEqual(['front.jpg']);
    expect((await readFile(to)).equals(bytes)).toBe(true);
    expect(seen.at(-1)).toBe(bytes.length);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  });

  it('replaces what is there only when it is told to', async () => {
    const running = await start(serve(fileAnswer(bytes)));
    const api = running.client();
    const to = join(folder, 'front.jpg');
    await writeFile(to, 'mine');
    expect(await failureOf(api.file.get({ file_id: 9 }, { to }))).toMatchObject({
      code: 'file_exists',
    });
    expect(await readFile(to, 'utf8')).toBe('mine');
    expect(running.calls).toEqual([]);
    await api.file.get({ file_id: 9 }, { to, overwrite: true });
    expect((await readFile(to)).equals(bytes)).toBe(true);
    expect(await readdir(folder)).toEqual(['front.jpg']);
  });

  it('does not replace what has come there in the meantime', async () => {
    const to = join(folder, 'front.jpg');
    const running = await start(async (_request, response) => {
      await writeFile(to, 'mine');
      json(response, fileAnswer(bytes));
    });
    const error = await failureOf(running.client().file.get({ file_id: 9 }, { to }));
    expect(error).toMatchObject({ code: 'file_exists' });
    expect(await readFile(to, 'utf8')).toBe('mine');
    expect(await readdir(folder)).toEqual(['front.jpg']);
  });

  it('is at the path as well where a file system has no links', async () => {
    const noLinks = Object.assign(new Error('not permitted'), { code: 'EPERM' });
    jest.spyOn(fileSystem, 'link').mockRejectedValue(noLinks);
    const to = join(folder, 'front.jpg');
    const running = await start(async (_request, response) => {
      if (running.calls.length > 1) await writeFile(to, 'mine');
      json(response, fileAnswer(bytes));
    });
    const api = running.client();
    await api.file.get({ file_id: 9 }, { to });
    expect((await readFile(to)).equals(bytes)).toBe(true);
    await rm(to);
    expect(await failureOf(api.file.get({ file_id: 9 }, { to }))).toMatchObject({
      code: 'file_exists',
    });
    expect(await readFile(to, 'utf8')).toBe('mine');
    expect(await readdir(folder)).toEqual(['front.jpg']);
    jest.restoreAllMocks();
  });

  it('is not there when it cannot get its name', async () => {
    const noSpace = Object.assign(new Error('no space'), { code: 'ENOSPC' });
    jest.spyOn(fileSystem, 'link').mockRejectedValue(noSpace);
    const running = await start(serve(fileAnswer(bytes)));
    const to = join(folder, 'front.jpg');
    expect(await failureOf(running.client().file.get({ file_id: 9 }, { to }))).toMatchObject({
      code: 'file_unwritable',
      cause: noSpace,
      message: expect.stringContaining('ENOSPC'),
    });
    expect(await readdir(folder)).toEqual([]);
    jest.restoreAllMocks();
  });

  it('into a folder that there is not names the folder', async () => {
    const running = await start(serve(fileAnswer(bytes)));
    const to = join(folder, 'none', 'front.jpg');
    const error = await failureOf(running.client().file.get({ file_id: 9 }, { to }));
    const message = expect.stringContaining(`the folder ${join(folder, 'none')} does not exist`);
    expect(error).toMatchObject({ code: 'file_unwritable', message });
  });

  it('leaves nothing when it is cut off, and is asked for again', async () => {
    const text = JSON.stringify(fileAnswer(bytes));
    const running = await start((_request, response) => {
      if (running.calls.length > 1) return json(response, text);
      response.writeHead(200, { 'content-length': text.length });
      response.write(text.slice(0, 200_000), () => response.destroy());
    });
    const to = join(folder, 'front.jpg');
    const api = running.client();
    const error = await failureOf(api.file.get({ file_id: 9 }, { to, retries: 0 }));
    expect(error).toMatchObject({ code: 'connection_lost' });
    expect(await readdir(folder)).toEqual([]);
    running.requests.length = 0;
    await api.file.get({ file_id: 9 }, { to });
    expect(running.calls).toHaveLength(2);
    expect((await readFile(to)).equals(bytes)).toBe(true);
  });

  it('leaves nothing when the caller ends it', async () => {
    const running = await start((_request, response) => {
      response.writeHead(200);
      response.write(JSON.stringify(fileAnswer(bytes)).slice(0, 200_000));
    });
    const to = join(folder, 'front.jpg');
    const controller = new AbortController();
    const call = running
      .client()
      .file.get(
        { file_id: 9 },
        { to, signal: controller.signal, onProgress: () => setImmediate(() => controller.abort()) },
      );
    expect(await failureOf(call)).toMatchObject({ code: 'aborted' });
    expect(await readdir(folder)).toEqual([]);
  });

  it('goes into a stream, which is ended', async () => {
    const running = await start(serve(fileAnswer(bytes)));
    const to = new PassThrough();
    const taken = to.toArray();
    const answer = await running.client().file.get({ file_id: 9 }, { to });
    expect(answer.size).toBe(bytes.length);
    expect(Buffer.concat(await taken).equals(bytes)).toBe(true);
  });

  it('goes into the response of a server', async () => {
    const running = await start(serve(fileAnswer(bytes)));
    const api = running.client();
    const proxy = await startPeer((_request, response) =>
      api.file.get({ file_id: 9 }, { to: response }),
    );
    const answer = await fetch(`${proxy.url}/photo`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    await proxy.close();
  });

  it('is not sent twice into a stream', async () => {
    const text = JSON.stringify(fileAnswer(bytes));
    const running = await start((_request, response) => {
      response.writeHead(200, { 'content-length': text.length });
      response.write(text.slice(0, 200_000), () => response.destroy());
    });
    const to = new PassThrough();
    to.on('error', () => undefined).resume();
    const error = await failureOf(running.client().file.get({ file_id: 9 }, { to }));
    expect(error).toMatchObject({ code: 'connection_lost' });
    expect(running.calls).toHaveLength(1);
    expect(to.destroyed).toBe(true);
  });

  it('fails with the failure of the stream', async () => {
    const running = await start(serve(fileAnswer(bytes)));
    const to = new Writable({
      write: (_chunk, _encoding, callback) => callback(new Error('no space left')),
    });
    const error = await failureOf(running.client().file.get({ file_id: 9 }, { to }));
    expect(String(error)).toBe('Error: no space left');
  });

  it('fails with the failure of the stream before there is an answer', async () => {
    const running = await start(serve(fileAnswer(bytes)));
    const to = new Writable({ write: (_chunk, _encoding, callback) => callback() });
    const call = failureOf(running.client().file.get({ file_id: 9 }, { to, retries: 0 }));
    to.destroy(new Error('no such folder'));
    expect(String(await call)).toContain('no such folder');
  });

  it('is given up when the stream takes nothing any more', async () => {
    const running = await start(serve(fileAnswer(bytes)));
    const to = new Writable({ highWaterMark: 1, write: () => undefined });
    to.on('error', () => undefined);
    const call = running.client().file.get({ file_id: 9 }, { to, timeout: 100, retries: 0 });
    expect(await failureOf(call)).toMatchObject({ code: 'timed_out' });
  });

  it('may take longer than the timeout as long as it goes on', async () => {
    const text = JSON.stringify(fileAnswer(bytes));
    const running = await start((_request, response) => {
      response.writeHead(200);
      let at = 0;
      const timer = setInterval(() => {
        response.write(text.slice(at, at + 20_000));
        at += 20_000;
        if (at < text.length) return;
        clearInterval(timer);
        response.end();
      }, 200);
    });
    const to = join(folder, 'front.jpg');
    await running.client().file.get({ file_id: 9 }, { to, timeout: 3000, retries: 0 });
    expect((await readFile(to)).equals(bytes)).toBe(true);
  });
});

describe('export_date', () => {
  const answer = { file_name: 'pir.csv', hash: sha256(Buffer.alloc(0)), content: '' };

  it.each([
    ['2026-11-20', '2026-11-20'],
    [new Date('2026-11-20'), '2026-11-20'],
    [new Date('2026-11-20T23:59:59.999Z'), '2026-11-20'],
    ['tomorrow', 'tomorrow'],
  ])('%p is sent as %s', async (export_date, sent) => {
    const running = await start(serve(answer));
    await running.client().autoimport.export({ autoimport_id: 4, export_date });
    expect(running.calls[0]?.body).toEqual({ autoimport_id: 4, export_date: sent });
  });

  it.each([[new Date(Number.NaN)], [new Date(8.64e15)]])(
    '%p is refused before anything is sent',
    async (export_date) => {
      const running = await start(serve(answer));
      const call = running.client().autoimport.export({ autoimport_id: 4, export_date });
      expect(await failureOf(call)).toMatchObject({ code: 'option_invalid' });
      expect(running.requests).toEqual([]);
    },
  );
});
