import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { createOutgoing, type Outgoing } from '../../src/net/index.js';
import { eventually } from '../support/eventually.js';
import { createLocal, startServer, type TestServer } from './server.js';

type Answer = (response: ServerResponse) => void;

let server: TestServer;
let outgoing: Outgoing;
let answer: Answer;
let closed: Promise<unknown>;
const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);

beforeAll(async () => {
  process.on('unhandledRejection', note);
  process.on('uncaughtException', note);
  server = await startServer((_request, response) => {
    closed = once(response, 'close');
    answer(response);
  });
});

beforeEach(() => {
  outgoing = createLocal();
});

afterEach(() => outgoing.close());

afterAll(async () => {
  await server.close();
  await sleep(20);
  process.off('unhandledRejection', note);
  process.off('uncaughtException', note);
});

function fetchWith(how: Answer, request?: Parameters<Outgoing['request']>[1]) {
  answer = how;
  return outgoing.request(`http://files.allowed:${server.port}/a?key=SECRET`, request);
}

/** Sends a byte now and then, for ever. */
const drip: Answer = (response) => {
  const timer = setInterval(() => response.write('x'), 10);
  response.on('close', () => clearInterval(timer));
};

const INVALID = expect.objectContaining({ code: 'option_invalid' });
const silence: Answer = () => undefined;

describe('the time limit', () => {
  it('ends a slow drip while it streams [link.files.address-time]', async () => {
    const reading = fetchWith(drip, { timeout: 600 }).then(({ body }) => text(body));
    await expect(reading).rejects.toMatchObject({
      code: 'timed_out',
      message: `no complete answer from files.allowed:${server.port} within 600 ms`,
    });
    await closed;
  });

  it('ends a server that never answers [link.files.address-time]', async () => {
    await expect(fetchWith(silence, { timeout: 60 })).rejects.toMatchObject({ code: 'timed_out' });
    await closed;
  });

  it('ends an answer that stalls half way', async () => {
    const half: Answer = (response) => response.write('half');
    const reading = fetchWith(half, { timeout: 600 }).then(({ body }) => text(body));
    await expect(reading).rejects.toMatchObject({ code: 'timed_out' });
  });

  it('covers all redirects together', async () => {
    const slowly: Answer = (response) => {
      setTimeout(() => response.writeHead(302, { location: '/' }).end(), 60);
    };
    const failure = fetchWith(slowly, { timeout: 150, redirects: 100 });
    await expect(failure).rejects.toMatchObject({ code: 'timed_out' });
  });

  it('covers a name that is never resolved', async () => {
    const lost = createLocal({ lookup: () => new Promise(() => undefined), timeout: 60 });
    await expect(lost.request('http://files.allowed/')).rejects.toMatchObject({
      code: 'timed_out',
    });
    await lost.close();
  });

  it('covers a body that nobody reads', async () => {
    const { body } = await fetchWith(drip, { timeout: 3000 });
    await closed;
    await eventually(() => body.destroyed);
    expect(body.errored).toMatchObject({ code: 'timed_out' });
    await expect(text(body)).rejects.toMatchObject({ code: 'timed_out' });
  });

  it('covers an upload that is not taken', async () => {
    const body = Readable.from(
      (async function* endless() {
        for (;;) {
          yield 'x';
          await sleep(5);
        }
      })(),
    );
    const failure = fetchWith(silence, { method: 'POST', body, timeout: 60 });
    await expect(failure).rejects.toMatchObject({ code: 'timed_out' });
    expect(body.destroyed).toBe(true);
  });

  it('does not end what is done in time', async () => {
    const { body } = await fetchWith((response) => response.end('done'), { timeout: 30_000 });
    expect(await text(body)).toBe('done');
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31])(
    'cannot be %d',
    async (timeout) => {
      expect(() => createOutgoing({ timeout })).toThrow(INVALID);
      await expect(fetchWith(silence, { timeout })).rejects.toMatchObject(INVALID);
    },
  );
});

describe('the size limit', () => {
  it('refuses what is declared larger before a byte is read', async () => {
    const large: Answer = (response) => {
      response.writeHead(200, { 'content-length': 11 });
      response.flushHeaders();
    };
    await expect(fetchWith(large, { maxBytes: 10 })).rejects.toMatchObject({
      code: 'answer_too_large',
    });
    await closed;
  });

  it('cuts off what is larger while it streams', async () => {
    const endless: Answer = (response) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(1000)));
      };
      response.on('drain', more);
      more();
    };
    const { body, size } = await fetchWith(endless, { maxBytes: 100_000 });
    expect(size).toBeUndefined();
    let received = 0;
    const reading = (async () => {
      for await (const chunk of body) received += chunk.length;
    })();
    await expect(reading).rejects.toMatchObject({
      code: 'answer_too_large',
      message: `the answer of files.allowed:${server.port} is larger than 100000 bytes`,
    });
    expect(received).toBeLessThanOrEqual(100_000);
    await closed;
  });

  it('allows exactly as much as it says', async () => {
    const ten: Answer = (response) => response.end('0123456789');
    expect(await text((await fetchWith(ten, { maxBytes: 10 })).body)).toBe('0123456789');
    await expect(fetchWith(ten, { maxBytes: 9 })).rejects.toMatchObject({
      code: 'answer_too_large',
    });
    const empty: Answer = (response) => response.end();
    expect(await text((await fetchWith(empty, { maxBytes: 0 })).body)).toBe('');
  });

  it('holds in the options as well', async () => {
    const small = createLocal({ maxBytes: 3 });
    answer = (response) => response.end('four');
    await expect(small.request(`http://files.allowed:${server.port}/`)).rejects.toMatchObject({
      code: 'answer_too_large',
    });
    await small.close();
  });

  it.each([-1, Number.NaN])('cannot be %d', (maxBytes) => {
    expect(() => createOutgoing({ maxBytes })).toThrow(INVALID);
    expect(() => createOutgoing({ maxRedirects: maxBytes })).toThrow(INVALID);
  });

  it('passes a large body on as it is', async () => {
    const bytes = Buffer.alloc(3_000_000, 'svclink ');
    const { body, size } = await fetchWith((response) => response.end(bytes));
    expect(size).toBe(bytes.length);
    expect((await buffer(body)).equals(bytes)).toBe(true);
  });

  it('waits for a slow reader instead of piling up', async () => {
    const bytes = Buffer.alloc(20_000_000);
    const { body } = await fetchWith((response) => response.end(bytes));
    body.once('data', () => body.pause());
    await sleep(100);
    expect(body.readableLength).toBeLessThan(1_000_000);
    body.destroy();
    await closed;
  });
});

describe('a compressed answer', () => {
  const encodings: [string, (bytes: Buffer) => Buffer][] = [
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['GZIP', gzipSync],
    ['deflate', deflateSync],
    [
      'br',
      (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
    ],
  ];
  const encoded =
    (encoding: string, bytes: Buffer): Answer =>
    (response) =>
      response
        .writeHead(200, { 'content-encoding': encoding, 'content-length': bytes.length })
        .end(bytes);

  it.each(encodings)('in %s is decoded, its size unknown', async (encoding, compress) => {
    const { body, size } = await fetchWith(encoded(encoding, compress(Buffer.from('hello'))));
    expect(size).toBeUndefined();
    expect(await text(body)).toBe('hello');
  });

  it.each(encodings)('in %s is bounded by what it decodes to', async (encoding, compress) => {
    const bomb = compress(Buffer.alloc(50_000_000));
    const { body } = await fetchWith(encoded(encoding, bomb), { maxBytes: 1_000_000 });
    await expect(buffer(body)).rejects.toMatchObject({ code: 'answer_too_large' });
  });

  it.each([
    ['not compressed at all', Buffer.from('hello, not gzip')],
    ['broken off', gzipSync(Buffer.alloc(100_000, 'abc')).subarray(0, 50)],
  ])('that is %s fails', async (_what, bytes) => {
    const { body } = await fetchWith(encoded('gzip', bytes));
    await expect(buffer(body)).rejects.toMatchObject({ code: 'answer_malformed' });
  });

  it.each(['zstd', 'gzip, gzip', 'compress', '__proto__'])('in %s is refused', async (encoding) => {
    const failure = fetchWith(encoded(encoding, Buffer.from('?')));
    await expect(failure).rejects.toMatchObject({ code: 'answer_malformed' });
  });

  it('ends at the time limit too', async () => {
    const stalled: Answer = (response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      response.write(gzipSync(Buffer.from('hello')).subarray(0, 12));
    };
    const reading = fetchWith(stalled, { timeout: 600 }).then(({ body }) => buffer(body));
    await expect(reading).rejects.toMatchObject({ code: 'timed_out' });
    await closed;
  });

  it('may be declared for a HEAD, which has no body', async () => {
    const { body } = await fetchWith(encoded('gzip', gzipSync(Buffer.from('hello'))), {
      method: 'HEAD',
    });
    expect(await text(body)).toBe('');
  });
});

describe('the signal', () => {
  it('that is aborted already sends nothing', async () => {
    const before = server.requests.length;
    const failure = fetchWith(silence, { signal: AbortSignal.abort(new Error('shutdown')) });
    await expect(failure).rejects.toMatchObject({
      code: 'aborted',
      cause: { message: 'shutdown' },
    });
    expect(server.requests).toHaveLength(before);
  });

  it('ends a request that is under way', async () => {
    const controller = new AbortController();
    const failure = fetchWith(silence, { signal: controller.signal });
    setTimeout(() => controller.abort(), 30);
    await expect(failure).rejects.toMatchObject({ code: 'aborted' });
    await closed;
  });

  it('ends a body that is being read', async () => {
    const controller = new AbortController();
    const { body } = await fetchWith(drip, { signal: controller.signal });
    setTimeout(() => controller.abort(), 30);
    await expect(text(body)).rejects.toMatchObject({ code: 'aborted' });
    await closed;
  });

  it('is let go of when the request fails', async () => {
    const { signal } = new AbortController();
    const removed = jest.spyOn(signal, 'removeEventListener');
    const failure = fetchWith((response) => response.destroy(), { signal });
    await expect(failure).rejects.toMatchObject({ code: 'connection_lost' });
    expect(removed).toHaveBeenCalledWith('abort', expect.any(Function));
  });

  it('changes nothing when the body was read, and is let go of', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const removed = jest.spyOn(signal, 'removeEventListener');
    const { body } = await fetchWith((response) => response.end('done'), { signal });
    expect(await text(body)).toBe('done');
    controller.abort();
    expect(body.errored).toBeNull();
    expect(removed).toHaveBeenCalledWith('abort', expect.any(Function));
  });
});

describe('an answer that breaks', () => {
  it('fails when the connection ends before the declared size', async () => {
    const { body } = await fetchWith((response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('half');
      setTimeout(() => response.destroy(), 20);
    });
    await expect(text(body)).rejects.toMatchObject({ code: 'connection_lost' });
  });

  it('fails when the connection ends between chunks', async () => {
    const { body } = await fetchWith((response) => {
      response.write('half');
      setTimeout(() => response.destroy(), 20);
    });
    await expect(text(body)).rejects.toMatchObject({ code: 'connection_lost' });
  });

  it.each([
    ['nothing', '', 'connection_lost'],
    ['no HTTP', 'hello\r\n\r\n', 'answer_malformed'],
    [
      'endless headers',
      `HTTP/1.1 200 OK\r\n${`x-pad: ${'y'.repeat(1000)}\r\n`.repeat(100)}\r\n`,
      'answer_malformed',
    ],
    [
      'two sizes',
      'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
      'connection_lost',
    ],
    [
      'a size and chunks',
      'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n',
      'connection_lost',
    ],
  ])('fails when the server sends %s', async (_what, reply, code) => {
    const sockets = new Set<Socket>();
    const raw = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('data', () => socket.end(reply));
    });
    await new Promise<void>((resolve) => raw.listen(0, '127.0.0.1', resolve));
    const address = raw.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const failure = outgoing.request(`http://files.allowed:${port}/`);
    await expect(failure.then(({ body }) => text(body))).rejects.toMatchObject({ code });
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => raw.close(resolve));
  });

  it('with headers of any name is read', async () => {
    const { headers, body } = await fetchWith((response) => {
      response.setHeader('__proto__', 'a');
      response.setHeader('constructor', 'b');
      response.setHeader('set-cookie', ['c=1', 'd=2']);
      response.end();
    });
    body.destroy();
    expect(Object.entries(headers)).toEqual(
      expect.arrayContaining([
        ['constructor', 'b'],
        ['set-cookie', ['c=1', 'd=2']],
      ]),
    );
    expect(Object.getPrototypeOf(headers)).toBeNull();
  });
});

describe('a body that is not wanted', () => {
  it('is let go of when it comes with a redirect', async () => {
    let redirecting: Promise<unknown> = Promise.resolve();
    const { body } = await fetchWith((response) => {
      redirecting = closed;
      answer = (next) => next.end('arrived');
      response.writeHead(302, { location: '/' });
      drip(response);
    });
    expect(await text(body)).toBe('arrived');
    await redirecting;
  });

  it('is destroyed, and its connection with it', async () => {
    const { body } = await fetchWith(drip);
    body.destroy();
    await closed;
    expect(body.errored).toBeNull();
  });

  it('is destroyed when reading it stops half way', async () => {
    const { body } = await fetchWith(drip);
    for await (const chunk of body) {
      expect(chunk.toString()).toMatch(/^x+$/);
      break;
    }
    await closed;
    expect(body.destroyed).toBe(true);
  });
});

describe('close', () => {
  it('ends what is under way and refuses what comes after', async () => {
    const { body } = await fetchWith(drip);
    const waiting = fetchWith(silence);
    waiting.catch(() => undefined);
    await sleep(20);
    const reading = text(body);
    reading.catch(() => undefined);
    await outgoing.close();
    await expect(reading).rejects.toMatchObject({ code: 'client_closed' });
    await expect(waiting).rejects.toMatchObject({ code: 'client_closed' });
    await expect(fetchWith(drip)).rejects.toMatchObject({ code: 'client_closed' });
  });
});

describe('all of this', () => {
  it('leaves no rejection and no error unhandled', async () => {
    await sleep(50);
    expect(unhandled).toEqual([]);
  });
});
