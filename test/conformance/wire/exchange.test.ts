import type { RequestListener } from 'node:http';
import { sendRequest } from '../../../src/conformance/wire/exchange.js';
import { multipartRequest } from '../../../src/conformance/wire/form.js';
import { createOutgoing, type Outgoing } from '../../../src/net/index.js';
import { Slots } from '../../../src/system/slots.js';
import { startServer, type TestServer } from '../../net/server.js';

const request = { method: 'POST', headers: {}, body: 'payload={}' };
const sending = { timeout: 60_000, signal: undefined, slots: new Slots(100), secrets: [] };
const answering = (body: string | ReadableStream | null, init?: ResponseInit) => ({
  ...sending,
  fetch: async () => new Response(body, init),
});

describe('an exchange', () => {
  it('reads an answer whatever it is', async () => {
    const page = await sendRequest('http://h/', request, answering('<p>no', { status: 502 }));
    expect(page).toMatchObject({ status: 502, text: '<p>no', json: undefined });
    const envelope = await sendRequest('http://h/', request, answering('{"error":true}'));
    expect(envelope.json).toEqual({ error: true });
    expect(envelope.show()).toMatchObject({ request: expect.stringContaining('POST http://h/') });
    expect((await sendRequest('http://h/', request, answering(null))).text).toBe('');
  });

  it.each([
    ['nests without end', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
    ['reaches for a prototype', '{"__proto__":{"success":true}}'],
  ])('does not take for an envelope what %s', async (_what, text) => {
    expect((await sendRequest('http://h/', request, answering(text))).json).toBeUndefined();
  });

  it('ends an answer that does not end', async () => {
    const endless = new ReadableStream({
      pull: (controller) =>
        new Promise((done) => setTimeout(() => done(controller.enqueue(new Uint8Array(9))), 20)),
    });
    const hasty = { ...answering(endless), timeout: 200 };
    await expect(sendRequest('http://h/', request, hasty)).rejects.toThrow(
      'no answer within 0.2 seconds',
    );
  });

  it('waits for its turn, and is not late for that', async () => {
    const slots = new Slots(1);
    const answers: (() => void)[] = [];
    const fetch = () =>
      new Promise<Response>((answer) => answers.push(() => answer(new Response('{}'))));
    const one = sendRequest('http://h/', request, { ...sending, slots, fetch, timeout: 60_000 });
    const other = sendRequest('http://h/', request, { ...sending, slots, fetch, timeout: 60_000 });
    await new Promise(setImmediate);
    expect(answers).toHaveLength(1);
    answers[0]?.();
    expect((await one).text).toBe('{}');
    await new Promise(setImmediate);
    answers[1]?.();
    expect((await other).text).toBe('{}');
    const stopped = { ...sending, slots: new Slots(0), fetch, signal: AbortSignal.abort() };
    await expect(sendRequest('http://h/', request, stopped)).rejects.toThrow('stopped');
  });

  it('refuses an answer that is too large', async () => {
    const large = new Blob(
      Array.from({ length: 5 }, () => new Uint8Array(8 * 1024 * 1024)),
    ).stream();
    await expect(sendRequest('http://h/', request, answering(large))).rejects.toThrow(
      'the answer is larger than',
    );
  });

  it.each([
    [
      new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') }),
      'connect ECONNREFUSED',
    ],
    [new TypeError('fetch failed'), 'fetch failed'],
    ['gone', 'the connection failed'],
    [null, 'the connection failed'],
  ])('says why there is no answer', async (error, reason) => {
    const fetch = () => Promise.reject(error);
    await expect(sendRequest('http://h/', request, { ...sending, fetch })).rejects.toThrow(
      `no answer: ${reason}`,
    );
  });

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    const fetch = () => new Promise<Response>(() => {});
    const running = sendRequest('http://h/', request, { ...sending, fetch, signal: stop.signal });
    stop.abort();
    await expect(running).rejects.toThrow('the check was stopped');
  });
});

describe('an exchange over our own connections', () => {
  const answers: RequestListener = (asked, response) => {
    if (asked.url === '/silent') return;
    if (asked.url === '/moved')
      return void response.writeHead(302, { location: '/there' }).end('moved');
    if (asked.url === '/inside') {
      return void response.writeHead(302, { location: 'http://10.0.0.1/' }).end();
    }
    response.setHeader('set-cookie', ['a=1', 'b=2']);
    response.writeHead(404).end(JSON.stringify({ method: asked.method, url: asked.url }));
  };
  let server: TestServer;
  let outgoing: Outgoing;
  const address = (path: string) => `http://127.0.0.1:${server.port}${path}`;
  const own = () => ({ ...sending, timeout: 60_000, fetch: outgoing });
  beforeAll(async () => {
    server = await startServer(answers);
    outgoing = createOutgoing({ allowedHosts: ['127.0.0.1'] });
  });
  afterAll(async () => {
    await outgoing.close();
    await server.close();
  });

  it('gives the answer as it came, whatever its status', async () => {
    const put = { method: 'PUT', headers: {}, body: 'x' };
    const answer = await sendRequest(address('/a'), put, own());
    expect(answer).toMatchObject({ status: 404, json: { method: 'PUT', url: '/a' } });
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  it('follows no redirects unless it is told to, and then not inside', async () => {
    expect(await sendRequest(address('/moved'), request, own())).toMatchObject({
      status: 302,
      text: 'moved',
    });
    const get = { method: 'GET', headers: {} };
    const following = { ...own(), redirect: 'follow' } as const;
    expect((await sendRequest(address('/moved'), get, following)).json).toMatchObject({
      url: '/there',
    });
    await expect(sendRequest(address('/inside'), get, following)).rejects.toThrow(
      'no answer: 10.0.0.1 is not at a publicly reachable address',
    );
  });

  it('says why there is none', async () => {
    const late = { ...own(), timeout: 100 };
    await expect(sendRequest(address('/silent'), request, late)).rejects.toThrow(
      'no answer within 0.1 seconds',
    );
    await expect(sendRequest('http://127.0.0.1:1/', request, own())).rejects.toThrow(
      'no answer: nothing listens at 127.0.0.1:1 (ECONNREFUSED)',
    );
    await expect(sendRequest('nonsense', request, own())).rejects.toThrow(
      'no answer: the address is not',
    );
    const signal = AbortSignal.abort();
    await expect(sendRequest(address('/'), request, { ...own(), signal })).rejects.toThrow(
      'stopped',
    );
  });
});

describe('a multipart form', () => {
  it('has its parts in the given order, files with their names', async () => {
    const content = Buffer.from([0, 255]);
    const { headers, body } = multipartRequest([
      ['a', 'é'],
      ['file', { name: 'x.jpg', content }],
    ]);
    const form = await new Response(body as Uint8Array<ArrayBuffer>, { headers }).formData();
    expect([...form.keys()]).toEqual(['a', 'file']);
    expect(form.get('a')).toBe('é');
    const file = form.get('file') as File;
    expect([file.name, [...new Uint8Array(await file.arrayBuffer())]]).toEqual(['x.jpg', [0, 255]]);
  });
});
