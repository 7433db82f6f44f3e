import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import { connect, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import {
  declaredLength,
  HttpFailure,
  hostBody,
  isMisplaced,
  mediaType,
  mount,
  type Reply,
  readBody,
  securityHeaders,
  sendReply,
  UnfinishedBodies,
} from '../../src/http/index.js';
import { exchange } from '../receiver/harness.js';
import { eventually, serve } from '../support/resources.js';

/** A request whose body a test sends piece by piece. */
function requestOf(headers: Record<string, string> = {}): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, headers);
  return request;
}

const unfinished = new UnfinishedBodies(1_000_000);
const limits = (maxBytes = 100, timeout = 10_000) => ({ maxBytes, timeout, unfinished });
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('reading a body', () => {
  it.each([
    ['in one piece', ['hello']],
    ['in several', ['h', 'ell', 'o']],
    ['of nothing', []],
    ['at the limit', ['x'.repeat(100)]],
  ])('%s gives its bytes', async (_, pieces) => {
    const request = requestOf();
    const body = readBody(request, limits());
    for (const piece of pieces) request.push(piece);
    request.push(null);
    expect((await body).toString()).toBe(pieces.join(''));
  });

  it.each([
    ['by its declared length', { 'content-length': '101' }, [] as string[]],
    ['as it comes', {}, ['x'.repeat(60), 'x'.repeat(60)]],
  ])('above the limit fails %s', async (_, headers, pieces) => {
    const request = requestOf(headers);
    const body = readBody(request, limits());
    for (const piece of pieces) request.push(piece);
    expect(await failureOf(body)).toMatchObject({
      code: 'body_too_large',
      status: 413,
      message: 'the request body is larger than 100 bytes',
    });
    request.destroy(new Error('reset'));
    await new Promise(setImmediate);
  });

  it('that does not come fails in time, and what comes later does no harm', async () => {
    const request = requestOf();
    const body = readBody(request, limits(100, 20));
    request.push('a');
    expect(await failureOf(body)).toMatchObject({ code: 'body_too_slow', status: 408 });
    request.push('b');
    request.push(null);
    await new Promise(setImmediate);
  });

  it.each([
    ['closes', undefined],
    ['breaks', new Error('reset')],
  ])('fails when the connection %s', async (_, error) => {
    const request = requestOf();
    const body = readBody(request, limits());
    request.push('a');
    request.destroy(error);
    expect(await failureOf(body)).toMatchObject({ code: 'client_gone', status: 499 });
  });

  it.each([
    ['closes', undefined],
    ['breaks', new Error('reset')],
  ])('fails when the connection %s before its declared bytes are looked at', async (_, error) => {
    const request = requestOf({ 'content-length': '2' });
    const body = readBody(request, limits());
    request.push('a');
    request.destroy(error);
    const failure = await failureOf(body);
    expect(failure).toMatchObject({ code: 'client_gone', ...(error ? { cause: error } : {}) });
  });

  it('gives declared bytes that come with its head and those that come later', async () => {
    const request = requestOf({ 'content-length': '3' });
    const body = readBody(request, limits());
    request.push('a');
    await new Promise(setImmediate);
    request.push('bc');
    request.push(null);
    expect((await body).toString()).toBe('abc');
    expect(unfinished.bufferedBytes).toBe(0);
  });

  it('that is here already is heard by nobody else less for that', async () => {
    const request = requestOf({ 'content-length': '2' });
    const body = readBody(request, limits());
    const heard: string[] = [];
    request.on('data', (chunk: Buffer) => heard.push(chunk.toString()));
    request.push('a');
    request.push('b');
    request.push(null);
    expect((await body).toString()).toBe('ab');
    expect(heard.join('')).toBe('ab');
  });

  it('that is here to its last byte ends the request', async () => {
    const request = requestOf({ 'content-length': '2' });
    const body = readBody(request, limits());
    request.push('ab');
    request.push(null);
    expect((await body).toString()).toBe('ab');
    await eventually(() => request.readableEnded);
    expect(request.listenerCount('data') + request.listenerCount('close')).toBe(0);
  });

  it('of more declared bytes than there is room for is refused', async () => {
    const request = requestOf({ 'content-length': '70000' });
    const small = { ...limits(100_000), unfinished: new UnfinishedBodies(1000) };
    expect(await failureOf(readBody(request, small))).toMatchObject({ code: 'server_busy' });
  });

  it('that somebody paused is gone on with', async () => {
    const request = requestOf();
    request.pause();
    const body = readBody(request, limits());
    request.push('x');
    request.push(null);
    expect((await body).toString()).toBe('x');
  });

  it.each([
    ['5', 5],
    ['0', 0],
    [undefined, undefined],
    ['-1', undefined],
    ['x', undefined],
    ['1.5', undefined],
    ['9'.repeat(30), undefined],
  ])('declares by %j a length of %j', (header, length) => {
    expect(
      declaredLength(requestOf(header === undefined ? {} : { 'content-length': header })),
    ).toBe(length);
  });
});

describe('what an app left of a body', () => {
  const withBody = (body: unknown) => Object.assign(requestOf(), { body });

  it.each([
    ['bytes', Buffer.from('x'), { kind: 'bytes', bytes: Buffer.from('x') }],
    ['text', 'x', { kind: 'text', text: 'x' }],
    ['empty text', '', { kind: 'text', text: '' }],
    ['an object', { a: 1 }, { kind: 'parsed', value: { a: 1 } }],
    ['a list', [1], { kind: 'parsed', value: [1] }],
    ['a scalar', 0, { kind: 'parsed', value: 0 }],
    ['nothing in Express 4', {}, { kind: 'unread' }],
    ['nothing in Express 5', undefined, { kind: 'unread' }],
    ['null', null, { kind: 'unread' }],
  ])('is %s', (_, body, expected) => {
    expect(hostBody(withBody(body))).toEqual(expected);
  });

  it('is nothing when the stream was read, ended, or turned into text', async () => {
    const read = requestOf();
    read.push('x');
    read.read();
    const ended = requestOf();
    ended.push(null);
    await buffer(ended);
    const text = requestOf();
    text.setEncoding('utf8');
    for (const request of [read, ended, text])
      expect(hostBody(request)).toEqual({ kind: 'consumed' });
  });

  it('is gone when the caller is, before or after some of it was read', () => {
    const gone = requestOf();
    gone.destroy();
    const half = requestOf();
    half.push('x');
    half.read();
    half.destroy();
    for (const request of [gone, half]) expect(hostBody(request)).toEqual({ kind: 'gone' });
  });

  it.each([
    ['application/x-www-form-urlencoded', 'application/x-www-form-urlencoded'],
    ['Multipart/Form-Data; boundary=X', 'multipart/form-data'],
    [' text/plain ; charset=x', 'text/plain'],
    ['', ''],
    [undefined, ''],
  ])('is of the media type that %j names', (header, type) => {
    expect(mediaType(header === undefined ? {} : { 'content-type': header })).toBe(type);
  });
});

describe('a reply', () => {
  const reply = (body: Reply['body'], status = 200): Reply => ({
    status,
    headers: ['X-Own', '1'],
    body,
  });
  const answering = async (listener: RequestListener) => {
    const host = await serve(listener);
    try {
      return await exchange(host.url, '');
    } finally {
      await host.close();
    }
  };

  it.each([
    ['text', 'plain'],
    ['text beyond ASCII', 'ü漢\u{1f3e0}'],
    ['bytes', Buffer.from('bytes')],
    ['nothing', ''],
  ])('of %s has its length', async (_, body) => {
    const answer = await answering((__, response) => void sendReply(response, reply(body, 418)));
    expect([answer.status, answer.text, answer.headers['x-own']]).toEqual([
      418,
      body.toString(),
      '1',
    ]);
    expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(body)));
  });

  it('is sent once, whoever comes first', async () => {
    const answer = await answering((_, response) => {
      sendReply(response, reply('first'));
      sendReply(response, reply('second'));
    });
    expect(answer.text).toBe('first');
    const host = await answering((_, response) => {
      response.end('of the host');
      sendReply(response, reply('ours'));
    });
    expect(host.text).toBe('of the host');
  });

  it('in pieces waits for a slow reader', async () => {
    let made = 0;
    async function* pieces() {
      for (; made < 400; made += 1) yield Buffer.alloc(64 * 1024);
    }
    const host = await serve((_, response) => void sendReply(response, reply(pieces())));
    const socket = connect(host.port, '127.0.0.1');
    socket.pause();
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    await eventually(() => made > 2);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(made).toBeLessThan(400);
    const bytes = await buffer(socket);
    expect(bytes.length).toBeGreaterThan(400 * 64 * 1024);
    await host.close();
  });

  it.each([
    ['in the middle', 50_000],
    ['before the first piece', 0],
  ])('in pieces is let go of when the reader hangs up %s', async (_, size) => {
    let arrived = false;
    let closed = false;
    async function* pieces() {
      try {
        for (;;) yield Buffer.alloc(size + 1);
      } finally {
        closed = true;
      }
    }
    const host = await serve((request, response) => {
      arrived = true;
      if (size > 0) sendReply(response, reply(pieces()));
      else request.socket.once('close', () => void sendReply(response, reply(pieces())));
    });
    const socket = connect(host.port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await eventually(() => arrived);
    socket.destroy();
    await eventually(() => closed);
    await host.close();
  });

  it('in pieces that breaks cuts the connection, and says so', async () => {
    let told: unknown;
    async function* pieces() {
      yield 'begun';
      throw new Error('lost');
    }
    const answer = answering((_, response) => {
      sendReply(response, reply(pieces()))?.catch((error: unknown) => {
        told = error;
      });
    });
    await expect(answer).rejects.toThrow(/aborted|hang up/);
    await eventually(() => told !== undefined);
    expect(told).toMatchObject({ message: 'lost' });
  });
});

describe('a mounted exchange', () => {
  const failed = (error: unknown): Reply => ({
    status: 500,
    headers: [],
    body: `failed: ${String(Object(error).message)}`,
  });

  it.each([
    [
      'rejects',
      async () => {
        throw new Error('boom');
      },
      'failed: boom',
    ],
    [
      'gives an impossible status',
      async () => ({ status: 9999, headers: [], body: 'x' }),
      /^failed: Invalid status code/,
    ],
    [
      'gives an impossible header',
      async () => ({ status: 200, headers: ['X', 'a\nb'], body: 'x' }),
      /^failed: Invalid character/,
    ],
  ])('that %s is answered all the same', async (_, run, text) => {
    const host = await serve(mount({ exchange: run, failed }));
    const answer = await exchange(host.url, 'x');
    expect(answer.status).toBe(500);
    expect(answer.text).toEqual(typeof text === 'string' ? text : expect.stringMatching(text));
    await host.close();
  });

  it('answered early lets the rest of the request come', async () => {
    const request = requestOf();
    const response = new ServerResponse(request);
    mount({ exchange: async () => ({ status: 200, headers: [], body: 'x' }), failed })(
      request,
      response,
    );
    await eventually(() => request.readableFlowing === true);
    expect(response.statusCode).toBe(200);
    request.destroy();
  });

  it('knows options from a request, which it fails in one sentence', () => {
    const mistake = () => new Error('write it so');
    for (const other of [{}, null, undefined, 'x', { headers: {} }])
      expect(isMisplaced([other], mistake)).toBe(false);
    expect(() => isMisplaced([requestOf()], mistake)).toThrow('write it so');
    const handedOn: unknown[] = [];
    const next = (error: unknown) => handedOn.push(error);
    expect(isMisplaced([requestOf(), {}, next], mistake)).toBe(true);
    expect(handedOn).toEqual([
      expect.objectContaining({ message: 'write it so', stack: 'Error: write it so' }),
    ]);
  });
});

describe('a caller that goes on sending after its answer', () => {
  it('is let finish, and cut off when it does not', async () => {
    const body = { status: 200, headers: [], body: 'x' };
    const answer = mount({ exchange: async () => body, failed: () => body });
    const answered = async (request: IncomingMessage) => {
      answer(request, new ServerResponse(request));
      for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
      return request;
    };
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const slow = await answered(requestOf());
    const quick = await answered(requestOf());
    quick.push(null);
    jest.advanceTimersByTime(1999);
    expect([slow.destroyed, slow.readableFlowing]).toEqual([false, true]);
    jest.advanceTimersByTime(2);
    expect(slow.destroyed).toBe(true);
    jest.useRealTimers();
    const done = await answered(Object.assign(requestOf(), { complete: true }));
    expect(done.readableFlowing).toBeNull();
  });
});

describe('security headers', () => {
  it('are a flat list, computed once, for answers that are no pages', () => {
    const flat = securityHeaders();
    expect(flat.length % 2).toBe(0);
    const names = flat.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase());
    expect(names).toEqual(
      expect.arrayContaining([
        'content-security-policy',
        'x-content-type-options',
        'x-frame-options',
      ]),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(securityHeaders(false)).toEqual([]);
  });

  it('that make no sense fail at construction', () => {
    expect(() =>
      securityHeaders({ contentSecurityPolicy: { directives: { 'bad directive': ['x'] } } }),
    ).toThrow();
  });
});

it('a failure of the exchange has the status of its code', () => {
  expect(new HttpFailure('method_not_allowed', 'x')).toMatchObject({
    status: 405,
    code: 'method_not_allowed',
  });
  expect(new HttpFailure('body_malformed', 'x', { cause: 5 }).cause).toBe(5);
});
