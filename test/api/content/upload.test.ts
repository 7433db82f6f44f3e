import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import supertest from 'supertest';
import { Base64Decoder } from '../../../src/api/content/base64-text.js';
import { IncomingContent as Content } from '../../../src/api/content/incoming-content.js';
import type { Api, IncomingContent } from '../../../src/api/index.js';
import { eventually } from '../../support/eventually.js';
import { expectError } from '../support/expect-error.js';
import { bearer, startService, type TestService } from '../support/service.js';

const filesOfProcess = async (): Promise<string[]> =>
  (await readdir(tmpdir())).filter((name) =>
    new RegExp(`^svclink-.{8}-${process.pid}-`).test(name),
  );
/** Those that other tests of this process may have left. */
let foreign: string[] = [];
beforeAll(async () => {
  foreign = await filesOfProcess();
});
/** What this process has in the folder for temporary files. */
const spooled = async (): Promise<string[]> =>
  (await filesOfProcess()).filter((name) => !foreign.includes(name));

const withContent = (take: (content: IncomingContent) => Promise<string>) => (api: Api) =>
  api.on('autoimport/upload', async ({ data }) => ({ message: await take(data.content) }));

const good = { autoimport_id: 7, name: 'orders.csv' };
const large = randomBytes(300_001);

let service: TestService | undefined;
const start = async (...args: Parameters<typeof startService>) => {
  service = await startService(...args);
  return service;
};
afterEach(() => service?.close());

describe('the content of an upload', () => {
  it.each([1, 65_536, 65_537, 300_001])('of %i bytes has its size and hash', async (size) => {
    const bytes = large.subarray(0, size);
    const { call } = await start(withContent(async (content) => `${content.size} ${content.hash}`));
    const { body } = await call('autoimport/upload', {
      ...good,
      content: bytes.toString('base64'),
    });
    expect(body.message).toBe(`${size} ${createHash('sha256').update(bytes).digest('hex')}`);
  });

  it('leaves no part of a file that could not be saved whole', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'upload-test-'));
    const path = join(folder, 'file');
    async function* cut() {
      yield large;
      throw new Error('the disk fails');
    }
    const spool = { size: large.length, sha256: '', open: () => Readable.from(cut()) };
    const content = new Content(spool as never);
    await expect(content.saveTo(path)).rejects.toThrow('the disk fails');
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  });

  it('can be read, streamed and saved, more than once', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'upload-test-'));
    const path = join(folder, 'file');
    const { call } = await start(
      withContent(async (content) => {
        const chunks: Buffer[] = [];
        for await (const chunk of content.stream()) chunks.push(chunk);
        await content.saveTo(path);
        expect(Buffer.concat(chunks).equals(large)).toBe(true);
        expect((await content.bytes()).equals(large)).toBe(true);
        await expect(content.saveTo(path)).rejects.toThrow('EEXIST');
        await expect(content.bytes(1000)).rejects.toThrow('use stream() or saveTo()');
        return 'done';
      }),
    );
    const { body } = await call('autoimport/upload', {
      ...good,
      content: large.toString('base64'),
    });
    expect(body).toEqual({ message: 'done' });
    expect((await readFile(path)).equals(large)).toBe(true);
    await rm(folder, { recursive: true });
  });

  it('may come before the other members, and leaves no file behind', async () => {
    const seen: number[] = [];
    const { call } = await start(
      withContent(async (content) => {
        seen.push((await spooled()).length);
        return String(content.size);
      }),
    );
    const { body } = await call('autoimport/upload', {
      content: large.toString('base64'),
      ...good,
    });
    expect(body.message).toBe('300001');
    expect([seen, await spooled()]).toEqual([[1], []]);
  });

  it('in one-byte chunks is what was sent, and costs memory by its bytes [link.cost.small-chunks]', async () => {
    const { call, url, token } = await start(
      withContent(async (content) => `${content.size} ${content.hash}`),
    );
    const bytes = large.subarray(0, 60_000);
    const body = JSON.stringify({ ...good, content: bytes.toString('base64') });
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /autoimport/upload HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${await token()}\r\n` +
        'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    const decoded = jest.spyOn(Base64Decoder.prototype, 'write');
    socket.write(`${body.replace(/./g, (byte) => `1\r\n${byte}\r\n`)}0\r\n\r\n`);
    const answer = (await buffer(socket)).toString();
    expect(answer).toContain(`60000 ${createHash('sha256').update(bytes).digest('hex')}`);
    // Whatever is kept per piece is kept for few.
    expect(decoded.mock.calls.length).toBeLessThan(100);
    decoded.mockRestore();
    expect((await call('autoimport/upload', { ...good, content: 'AAAA' })).status).toBe(200);
    expect(await spooled()).toEqual([]);
  });

  it('is refused above the limit of a file, by length or while it comes', async () => {
    const running = await start(
      withContent(async () => 'ok'),
      { maxFileBytes: 100_000, maxBodyBytes: 1000 },
    );
    const body = JSON.stringify({ ...good, content: large.toString('base64') });
    expectError(await running.call('autoimport/upload', body), 413, 'request_too_large');
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from(body));
        controller.close();
      },
    });
    const headers = { ...bearer(await running.token()), 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: stream, duplex: 'half' } as const;
    expect((await fetch(`${running.url}/autoimport/upload`, init)).status).toBe(413);
    expectError(
      await running.call('autoimport/upload', { ...good, x: 'x'.repeat(2000) }),
      413,
      'request_too_large',
    );
    expect(await spooled()).toEqual([]);
  });

  it('of the largest size is taken with line breaks of mail and escaped slashes', async () => {
    const { call } = await start(
      withContent(async (content) => content.hash),
      { maxFileBytes: 99_999, maxBodyBytes: 1000 },
    );
    // Every character of this one is a slash.
    const bytes = Buffer.alloc(99_999, 0xff);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const base64 = bytes.toString('base64');
    const lines = base64.replace(/.{64}/g, '$&\\r\\n');
    for (const content of [lines, base64.replaceAll('/', '\\/')]) {
      const body = JSON.stringify({ ...good, content: 'CONTENT' }).replace(
        'CONTENT',
        () => content,
      );
      const { status, text } = await call('autoimport/upload', body);
      expect([status, text]).toEqual([200, expect.stringContaining(sha256)]);
    }
  });

  it('is not read at all without a token', async () => {
    const running = await start(withContent(async () => 'ok'));
    const body = JSON.stringify({ ...good, content: large.toString('base64') });
    await supertest(running.url).post('/autoimport/upload').send(body).expect(401);
  });

  it('that stops half-way is refused in time', async () => {
    const running = await start(
      withContent(async () => 'ok'),
      { bodyTimeout: 2000 },
    );
    const headers = {
      ...bearer(await running.token()),
      'content-type': 'application/json',
      'content-length': 1000,
    };
    const status = await new Promise((resolve, reject) => {
      const call = request(`${running.url}/autoimport/upload`, { method: 'POST', headers });
      call.on('response', (answer) => {
        resolve(answer.statusCode);
        call.destroy();
      });
      call.on('error', reject);
      call.write('{"content":"AAAA');
    });
    expect(status).toBe(408);
  });

  it('of a caller that hangs up never reaches the handler', async () => {
    let handled = false;
    const running = await start(
      withContent(async () => {
        handled = true;
        return 'ok';
      }),
    );
    const headers = {
      ...bearer(await running.token()),
      'content-type': 'application/json',
      'content-length': 1_000_000,
    };
    const call = request(`${running.url}/autoimport/upload`, { method: 'POST', headers });
    call.on('error', () => undefined);
    call.write(`{"content":"${large.toString('base64')}`);
    await eventually(async () => (await spooled()).length > 0, 'the start of the upload');
    call.destroy();
    await eventually(async () => (await spooled()).length === 0, 'the end of what it has left');
    expect([handled, running.log, await spooled()]).toEqual([false, [], []]);
  });

  describe('of more uploads than run at one time', () => {
    let release: (message: string) => void = () => undefined;
    /** The sizes that the handler has seen. */
    let taken: number[] = [];
    const slow = () => {
      taken = [];
      const busy = new Promise<string>((resolve) => {
        release = resolve;
      });
      return withContent((content) => {
        taken.push(content.size);
        return busy;
      });
    };
    const upload = (running: TestService) =>
      running.call('autoimport/upload', { ...good, content: large.toString('base64') });

    it('waits unread until another upload has ended, and is taken then', async () => {
      const running = await start(slow(), { maxUploads: 2 });
      const calls = Array.from({ length: 6 }, () => upload(running));
      await eventually(() => taken.length === 2, 'the first uploads');
      // Those that wait occupy neither the disk nor a handler.
      expect([taken.length, (await spooled()).length]).toEqual([2, 2]);
      release('done');
      const answers = await Promise.all(calls);
      expect(answers.map(({ status }) => status)).toEqual(new Array(6).fill(200));
      expect([taken, await spooled()]).toEqual([new Array(6).fill(large.length), []]);
    });

    it('is refused with Retry-After when it has waited too long, and does not run later', async () => {
      const running = await start(slow(), { maxUploads: 1, bodyTimeout: 4000 });
      const first = upload(running);
      await eventually(() => taken.length === 1, 'the first upload');
      const second = await upload(running);
      expectError(second, 503, 'unavailable');
      expect(second.headers['retry-after']).toBe('5');
      release('done');
      expect((await first).body).toEqual({ message: 'done' });
      expect((await upload(running)).body).toEqual({ message: 'done' });
      expect(taken).toHaveLength(2);
    });

    it('is refused with Retry-After at once when four times as many wait already', async () => {
      const running = await start(slow(), { maxUploads: 1, bodyTimeout: 3_600_000 });
      const calls = Array.from({ length: 6 }, () => upload(running));
      const refused = await Promise.race(calls);
      expectError(refused, 503, 'unavailable');
      expect(refused.headers['retry-after']).toBe('5');
      await eventually(() => taken.length === 1, 'the first upload');
      release('done');
      const statuses = (await Promise.all(calls)).map(({ status }) => status);
      expect(statuses.sort()).toEqual([200, 200, 200, 200, 200, 503]);
    });
  });
});
