import { Readable } from 'node:stream';
import { json, text } from 'node:stream/consumers';
import type { Outgoing } from '../../src/net/index.js';
import { createLocal, startServer, type TestServer } from './server.js';

interface Seen {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}

let server: TestServer;
let outgoing: Outgoing;

/** Redirects as told by `?status=302&to=…`, answers `?status=404` so, and else tells what it was sent. */
beforeAll(async () => {
  server = await startServer(async (request, response) => {
    const query = new URL(request.url ?? '', 'http://local').searchParams;
    const body = await text(request);
    const to = request.url === '/loop' ? '/loop' : query.get('to');
    response.statusCode = request.url === '/loop' ? 302 : Number(query.get('status') ?? 200);
    if (to !== null) response.setHeader('location', to);
    const { method, url, headers } = request;
    response.end(JSON.stringify({ method, url, headers, body }));
  });
});

beforeEach(() => {
  server.requests.length = 0;
  outgoing = createLocal();
});

afterEach(() => outgoing.close());
afterAll(() => server.close());

const at = (host: string, path = '/') => `http://${host}:${server.port}${path}`;

function moving(status: number, to: string): string {
  return at('files.allowed', `/?status=${status}&to=${encodeURIComponent(to)}`);
}

function isSeen(value: unknown): value is Seen {
  return typeof value === 'object' && value !== null && 'headers' in value;
}

async function seen(body: Readable): Promise<Seen> {
  const value = await json(body);
  if (!isSeen(value)) throw new Error('The server told nothing');
  return value;
}

describe('a request', () => {
  it('sends method, path, query, headers and body', async () => {
    const answer = await outgoing.request(at('files.allowed', '/a%20b?c=d#e'), {
      method: 'PUT',
      headers: { 'X-Trace': '1', 'content-type': 'text/plain' },
      body: 'hello',
    });
    const { method, url, headers, body } = await seen(answer.body);
    expect({ method, url, body }).toEqual({ method: 'PUT', url: '/a%20b?c=d', body: 'hello' });
    expect(headers).toMatchObject({
      host: `files.allowed:${server.port}`,
      'x-trace': '1',
      'content-type': 'text/plain',
      'accept-encoding': 'identity',
    });
  });

  it.each([
    ['bytes', () => new Uint8Array([104, 105])],
    ['a stream', () => Readable.from(['h', 'i'])],
  ])('sends %s', async (_what, body) => {
    const answer = await outgoing.request(at('files.allowed'), { method: 'POST', body: body() });
    expect((await seen(answer.body)).body).toBe('hi');
  });

  it('answers with status, headers, address and size', async () => {
    const answer = await outgoing.request(new URL(at('files.allowed', '/x?status=404')));
    const body = await text(answer.body);
    expect(answer.status).toBe(404);
    expect(answer.url).toBe(at('files.allowed', '/x?status=404'));
    expect(answer.size).toBe(body.length);
    expect(answer.headers['content-length']).toBe(String(body.length));
    expect(answer.headers.constructor).toBeUndefined();
  });

  it('sends the credentials of an address to its host, and does not show them in the answer', async () => {
    const answer = await outgoing.request(`http://us%20er:w%3Ard@files.allowed:${server.port}/`);
    const { headers } = await seen(answer.body);
    expect(headers.authorization).toBe(`Basic ${Buffer.from('us er:w:rd').toString('base64')}`);
    expect(answer.url).toBe(at('files.allowed'));
  });

  it('prefers the credentials that the caller names', async () => {
    const url = `http://user:word@files.allowed:${server.port}/`;
    const answer = await outgoing.request(url, { headers: { Authorization: 'Bearer A' } });
    expect((await seen(answer.body)).headers.authorization).toBe('Bearer A');
  });

  it('refuses credentials that cannot be read, without repeating them', async () => {
    const failure = outgoing.request(`http://a:SECRET%zz@files.allowed:${server.port}/`);
    await expect(failure).rejects.toMatchObject({ code: 'address_invalid' });
    await expect(failure).rejects.not.toThrow(/SECRET/);
  });

  it('fails with the status where only success was asked for', async () => {
    const url = at('files.allowed', '/a?status=403&key=SECRET');
    await expect(outgoing.request(url, { onlySuccess: true })).rejects.toMatchObject({
      code: 'http_status',
      status: 403,
      message: `files.allowed:${server.port} answered 403`,
    });
    const good = await outgoing.request(at('files.allowed'), { onlySuccess: true });
    good.body.destroy();
    expect(good.status).toBe(200);
  });

  it('names host and reason, and no more, when there is no connection', async () => {
    const failure = outgoing.request('http://files.allowed:1/path?key=SECRET');
    await expect(failure).rejects.toMatchObject({
      code: 'connection_refused',
      kind: 'no_connection',
      message: 'nothing listens at files.allowed:1 (ECONNREFUSED)',
    });
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('no resolver'))],
    [
      'throws',
      () => {
        throw new Error('no resolver');
      },
    ],
    ['finds nothing', async () => []],
  ])('knows no host when the lookup %s', async (_what, lookup) => {
    const lost = createLocal({ lookup });
    await expect(lost.request(at('files.allowed'))).rejects.toMatchObject({ code: 'host_unknown' });
    await expect(lost.request(at('files.example'))).rejects.toMatchObject({ code: 'host_unknown' });
    await lost.close();
  });

  it('sends nothing with a header that cannot be sent', async () => {
    const headers = { 'x-bad': 'a\r\nb: c' };
    const failure = outgoing.request(at('files.allowed'), { headers });
    await expect(failure).rejects.toMatchObject({ code: 'request_invalid', kind: 'not_sent' });
    expect(server.requests).toEqual([]);
  });

  it('lets go of a stream that it does not send', async () => {
    const body = Readable.from(['never']);
    const failure = outgoing.request('ftp://files.allowed/', { method: 'POST', body });
    await expect(failure).rejects.toMatchObject({ code: 'address_invalid' });
    expect(body.destroyed).toBe(true);
  });
});

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])('of status %i is followed', async (status) => {
    const answer = await outgoing.request(moving(status, '/there'));
    expect((await seen(answer.body)).url).toBe('/there');
    expect(answer.url).toBe(at('files.allowed', '/there'));
  });

  it.each([
    ['300', '/?status=300&to=%2Fthere'],
    ['304', '/?status=304&to=%2Fthere'],
    ['302 without a Location', '/?status=302'],
  ])('is not what %s is: that is an answer', async (_what, path) => {
    const answer = await outgoing.request(at('files.allowed', path));
    answer.body.destroy();
    expect(answer.url).toBe(at('files.allowed', path));
  });

  it('is followed five times, and no sixth', async () => {
    const chain = (length: number): string => {
      let url = '/end';
      for (let index = 0; index < length; index += 1) {
        url = `/?status=302&to=${encodeURIComponent(url)}`;
      }
      return at('files.allowed', url);
    };
    const answer = await outgoing.request(chain(5));
    expect((await seen(answer.body)).url).toBe('/end');
    await expect(outgoing.request(chain(6))).rejects.toMatchObject({ code: 'too_many_redirects' });
  });

  it('is followed as often as a request allows', async () => {
    const url = moving(302, at('other.allowed', '/there'));
    await expect(outgoing.request(url, { redirects: 0 })).rejects.toMatchObject({
      code: 'too_many_redirects',
    });
    expect(server.requests).toHaveLength(1);
    const answer = await outgoing.request(url, { redirects: 1 });
    expect((await seen(answer.body)).url).toBe('/there');
  });

  it('without end is ended', async () => {
    const self = at('files.allowed', '/loop');
    await expect(outgoing.request(self)).rejects.toMatchObject({ code: 'too_many_redirects' });
    expect(server.requests).toHaveLength(6);
  });

  it.each([
    [301, 'POST', 'GET'],
    [302, 'POST', 'GET'],
    [303, 'POST', 'GET'],
    [303, 'PUT', 'GET'],
    [301, 'PUT', 'PUT'],
    [307, 'POST', 'POST'],
    [308, 'POST', 'POST'],
  ] as const)('of status %i turns %s into %s', async (status, method, expected) => {
    const answer = await outgoing.request(moving(status, '/there'), {
      method,
      headers: { 'content-type': 'text/plain' },
      body: 'payload',
    });
    const there = await seen(answer.body);
    expect(there.method).toBe(expected);
    expect(there.body).toBe(expected === 'GET' ? '' : 'payload');
    expect(there.headers['content-type']).toBe(expected === 'GET' ? undefined : 'text/plain');
  });

  it('does not turn HEAD into GET', async () => {
    const answer = await outgoing.request(moving(303, '/there'), { method: 'HEAD' });
    expect(await text(answer.body)).toBe('');
    expect(server.requests[1]).toBe('HEAD /there');
  });

  it('takes no credentials to another host', async () => {
    const url = moving(302, at('other.allowed')).replace('http://', 'http://user:word@');
    const answer = await outgoing.request(url, {
      headers: { authorization: 'Bearer A', Cookie: 'b=c', 'X-Key': 'D', accept: 'image/*' },
    });
    const { headers } = await seen(answer.body);
    expect(headers).toMatchObject({ accept: 'image/*', host: `other.allowed:${server.port}` });
    expect(headers).not.toHaveProperty('authorization');
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('x-key');
  });

  it('does not give credentials back on the way home', async () => {
    const back = at(
      'other.allowed',
      `/?status=302&to=${encodeURIComponent(at('files.allowed', '/home'))}`,
    );
    const answer = await outgoing.request(moving(302, back), { headers: { 'x-key': 'D' } });
    const there = await seen(answer.body);
    expect(there.url).toBe('/home');
    expect(there.headers).not.toHaveProperty('x-key');
  });

  it('keeps credentials on the same host', async () => {
    const url = moving(302, '/there').replace('http://', 'http://user:word@');
    const answer = await outgoing.request(url, { headers: { 'x-key': 'D' } });
    const { headers } = await seen(answer.body);
    expect(headers).toMatchObject({ 'x-key': 'D', authorization: 'Basic dXNlcjp3b3Jk' });
  });

  it.each([307, 308])('of status %i takes no body to another host', async (status) => {
    const url = moving(status, at('other.allowed'));
    const failure = outgoing.request(url, { method: 'POST', body: 'password' });
    await expect(failure).rejects.toMatchObject({ code: 'address_refused' });
    expect(server.requests).toHaveLength(1);
  });

  it('cannot be followed with a stream that is spent', async () => {
    const request = { method: 'POST', body: Readable.from(['spent']) } as const;
    const failure = outgoing.request(moving(307, '/there'), request);
    await expect(failure).rejects.toMatchObject({ code: 'address_refused' });
    expect(server.requests).toHaveLength(1);
  });

  it.each(['http://[::1', 'http://', 'http://a b/?key=SECRET'])(
    'to %j is refused without being repeated',
    async (target) => {
      const failure = outgoing.request(moving(302, target));
      await expect(failure).rejects.toMatchObject({ code: 'address_invalid' });
      await expect(failure).rejects.not.toThrow(/SECRET/);
    },
  );
});
