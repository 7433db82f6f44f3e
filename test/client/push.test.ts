import { createServer, request as httpRequest, type Server } from 'node:http';
import express from 'express';
import { createPushEndpoint, type PushEndpointOptions, pingPush } from '../../src/client/index.js';
import { createPushKeys } from '../../src/client/push/keys.js';
import type { EventExchange } from '../../src/index.js';
import { freePort } from '../support/free-port.js';
import { eventually } from '../support/resources.js';
import { type Peer, startPeer, text } from './peer.js';

const secret = 'a-secret-of-at-least-thirty-two-characters';
const allowedHosts = ['127.0.0.1'];
const wait = 15;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('calling a push address', () => {
  let peer: Peer;
  beforeAll(async () => {
    peer = await startPeer(text('', 204));
  });
  afterAll(() => peer.close());

  it('is a plain request without an envelope [client.push.ping]', async () => {
    const outcome = await pingPush(`http://127.0.0.1:${peer.port}/push/key?x=1`, { allowedHosts });
    expect(outcome).toEqual({ accepted: true, status: 204, error: undefined });
    const [request] = peer.seen;
    expect(request).toMatchObject({ method: 'GET', url: '/push/key?x=1' });
    expect(request?.body).toHaveLength(0);
    expect(Object.keys(request?.headers ?? {}).sort()).toEqual([
      'accept-encoding',
      'connection',
      'host',
    ]);
  });

  it('may be a POST', async () => {
    await pingPush(peer.url, { allowedHosts, method: 'POST' });
    expect(peer.seen.at(-1)).toMatchObject({ method: 'POST' });
  });

  it.each([400, 403, 404, 500])(
    'reports that it was not accepted: %i [client.push.ping]',
    async (status) => {
      peer.answer = text('', status);
      expect(await pingPush(peer.url, { allowedHosts })).toMatchObject({ accepted: false, status });
    },
  );

  it('reports that nothing answers, without the key [client.push.ping]', async () => {
    const address = `http://127.0.0.1:${await freePort()}/s3cret-key`;
    const { accepted, status, error } = await pingPush(address, { allowedHosts });
    expect([accepted, status, error?.code]).toEqual([false, undefined, 'connection_refused']);
    expect(String(error)).not.toContain('s3cret');
  });

  it.each([
    ['http://127.0.0.1/x', 'address_refused'],
    ['http://169.254.169.254/x', 'address_refused'],
    ['ftp://push.example/x', 'address_invalid'],
    ['nonsense', 'address_invalid'],
  ])('does not call %s', async (address, code) => {
    expect(await pingPush(address)).toMatchObject({ accepted: false, error: { code } });
  });

  it('does not wait for ever', async () => {
    peer.answer = () => undefined;
    const outcome = await pingPush(peer.url, { allowedHosts, timeout: 50 });
    expect(outcome).toMatchObject({ accepted: false, error: { code: 'timed_out' } });
  });
});

describe('a push endpoint', () => {
  const pushed: string[] = [];
  let endpoint: ReturnType<typeof createPushEndpoint>;
  let server: Server;
  let base = '';

  async function listen(handler: Parameters<typeof createServer>[1], path = ''): Promise<void> {
    server = createServer(handler);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    base = `http://127.0.0.1:${(typeof address === 'object' && address?.port) || 0}${path}`;
  }

  function make(options: Partial<PushEndpointOptions> = {}) {
    endpoint = createPushEndpoint({
      url: 'https://import.example/push/',
      secret,
      wait,
      onPush: (account) => pushed.push(account),
      ...options,
    });
    return endpoint;
  }

  const local = (address: string) => address.replace('https://import.example/push', base);
  const ping = (address: string) => pingPush(local(address), { allowedHosts });

  beforeEach(() => {
    pushed.length = 0;
  });
  afterEach(async () => {
    await endpoint?.close();
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  });

  it.each([
    ['node:http', async () => listen(make())],
    ['Express, below a path', async () => listen(express().use('/in/push', make()), '/in/push')],
    [
      'Express, behind its parsers',
      async () =>
        listen(express().use(express.json(), express.urlencoded()).use('/push', make()), '/push'),
    ],
  ])('tells the account that is pushed: %s', async (_title, start) => {
    await start();
    const address = endpoint.addressFor('acme');
    expect(address).toMatch(/^https:\/\/import\.example\/push\/[\w-]{40,}$/);
    expect(await ping(address)).toMatchObject({ accepted: true, status: 204 });
    await eventually(() => pushed.length > 0);
    await pause(3 * wait);
    expect(pushed).toEqual(['acme']);
  });

  it('tells every call to who keeps a record, also one of nobody, and answers whatever that throws', async () => {
    const told: EventExchange[] = [];
    const failures: unknown[] = [];
    const onExchange = (exchange: EventExchange) => {
      told.push(exchange);
      throw new Error('the record is full');
    };
    await listen(make({ onExchange, onError: (error) => failures.push(error) }));
    const address = endpoint.addressFor('acme');
    expect(await ping(address)).toMatchObject({ status: 204 });
    expect(await ping(`${address}x`)).toMatchObject({ status: 204 });
    await eventually(() => pushed.length === 1 && failures.length === 2);
    const call = { event: 'svclink_push', peer: expect.stringContaining('127.0.0.1') };
    expect(told).toMatchObject([
      { ...call, username: 'acme', error: undefined },
      { ...call, username: undefined, error: { code: 'push_address_unknown' } },
    ]);
    expect(JSON.stringify(told)).not.toContain(new URL(address).pathname.slice(6, 40));
  });

  it('makes one call of a burst, for each account', async () => {
    await listen(make({ wait: 5000 }));
    const addresses = ['acme', 'other'].map((account) => endpoint.addressFor(account));
    await Promise.all(Array.from({ length: 20 }, (_, turn) => ping(addresses[turn % 2] ?? '')));
    await eventually(() => pushed.length >= 2);
    await pause(50);
    expect(pushed.sort()).toEqual(['acme', 'other']);
  });

  it('makes exactly one more when pushes come while it runs, and never two at a time', async () => {
    let running = 0;
    let most = 0;
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const onPush = async () => {
      pushed.push('run');
      most = Math.max(most, ++running);
      await finished;
      running -= 1;
    };
    await listen(make({ onPush, wait: 1 }));
    const address = endpoint.addressFor('acme');
    await ping(address);
    await eventually(() => pushed.length === 1);
    await Promise.all([ping(address), ping(address), ping(address)]);
    finish();
    await eventually(() => pushed.length >= 2);
    await pause(50);
    expect([pushed.length, most]).toEqual([2, 1]);
  });

  it('answers unknown keys like known ones, and does nothing', async () => {
    await listen(make());
    const known = endpoint.addressFor('acme');
    const last = known.at(-1) === 'A' ? 'B' : 'A';
    const foreign = createPushKeys(['another secret that is long enough, too']).keyFor('acme');
    const unknown = [
      `${known.slice(0, -3)}${last}${known.slice(-2)}`,
      `https://import.example/push/${foreign}`,
      'https://import.example/push/',
      'https://import.example/push/acme',
      `https://import.example/push/${'x'.repeat(5000)}`,
      `https://import.example/push/%00%ff`,
    ];
    const answerOf = async (address: string) => {
      const response = await fetch(local(address));
      const headers = [...response.headers].filter(([name]) => name !== 'date');
      return { status: response.status, headers, body: await response.text() };
    };
    const expected = await answerOf(known);
    for (const address of unknown) expect(await answerOf(address)).toEqual(expected);
    await eventually(() => pushed.length > 0);
    await pause(3 * wait);
    expect(pushed).toEqual(['acme']);
  });

  it('ends the connection of a body without end', async () => {
    await listen(make());
    const port = Number(new URL(base).port);
    const request = httpRequest({ port, host: '127.0.0.1', method: 'POST', path: '/x' });
    const closed = new Promise((resolve) => request.on('close', resolve));
    request.on('error', () => undefined);
    request.on('response', (response) => response.resume());
    const timer = setInterval(() => request.write('x'.repeat(1000)), 5);
    await closed;
    clearInterval(timer);
    expect(pushed).toEqual([]);
  });

  it('tells what onPush throws, and goes on', async () => {
    const failures: unknown[] = [];
    const onPush = () => {
      throw new Error('database');
    };
    await listen(
      make({ onPush, onError: (error, account) => failures.push([String(error), account]) }),
    );
    await ping(endpoint.addressFor('acme'));
    await eventually(() => failures.length === 1);
    await ping(endpoint.addressFor('acme'));
    await eventually(() => failures.length === 2);
    await pause(3 * wait);
    expect(failures).toEqual([
      ['Error: database', 'acme'],
      ['Error: database', 'acme'],
    ]);
  });

  it('goes on where onError throws or rejects too', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const called: string[] = [];
    const onPush = (account: string) => {
      called.push(account);
      throw new Error('database');
    };
    const onError = async () => {
      throw new Error('log');
    };
    await listen(make({ onPush, onError }));
    for (const count of [1, 2]) {
      await ping(endpoint.addressFor('acme'));
      await eventually(() => called.length === count && log.mock.calls.length === count);
    }
    expect(log.mock.calls.map(([, error]) => String(error))).toEqual(['Error: log', 'Error: log']);
    log.mockRestore();
  });

  it('forgets what waits when it is closed', async () => {
    await listen(make({ wait: 2000 }));
    await ping(endpoint.addressFor('acme'));
    await endpoint.close();
    await pause(2050);
    expect(pushed).toEqual([]);
  });
});

describe('the keys of push addresses', () => {
  const keys = createPushKeys([secret]);

  it('hold their account, and show nothing of it', () => {
    for (const account of ['acme', 'a', 'Grüße 😀', 'x'.repeat(512)]) {
      const key = keys.keyFor(account);
      expect(keys.accountOf(key)).toBe(account);
      expect(key).not.toContain(Buffer.from(account).toString('base64url').slice(0, 8) || '-');
    }
  });

  it('are the same each time, and differ from account to account', () => {
    expect(keys.keyFor('acme')).toBe(createPushKeys([secret]).keyFor('acme'));
    expect(keys.keyFor('acme').slice(0, 16)).not.toBe(keys.keyFor('acmf').slice(0, 16));
  });

  it('hold for an old secret while a new one makes them', () => {
    const next = 'the next secret, which is long enough as well';
    const both = createPushKeys([next, secret]);
    expect(both.accountOf(keys.keyFor('acme'))).toBe('acme');
    expect(both.keyFor('acme')).toBe(createPushKeys([next]).keyFor('acme'));
    expect(createPushKeys([next]).accountOf(keys.keyFor('acme'))).toBeUndefined();
  });

  it('cannot be changed by a single bit', () => {
    const bytes = Buffer.from(keys.keyFor('acme'), 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const forged = Buffer.from(bytes);
      forged[bit >> 3] = (forged[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(keys.accountOf(forged.toString('base64url'))).toBeUndefined();
    }
  });

  it.each(['', 'x', 'A'.repeat(38), '!'.repeat(60)])('are not %j', (key) => {
    expect(keys.accountOf(key)).toBeUndefined();
  });

  it.each(['', 'x'.repeat(513)])(
    'are not made for an account of no or too long a name',
    (account) => {
      expect(() => keys.keyFor(account)).toThrow(RangeError);
    },
  );
});

describe('options of a push endpoint', () => {
  const fine = { url: 'https://import.example/push', secret, onPush: () => undefined };
  it.each<[string, object, RegExp]>([
    ['a short secret', { secret: 'short' }, /secret: must be text of at least 32/],
    ['no secret', { secret: [] }, /secret: must be/],
    ['a short one in a list', { secret: [secret, 'short'] }, /secret: must be/],
    ['a relative address', { url: '/push' }, /url: must be an absolute address/],
    ['another scheme', { url: 'ftp://x/' }, /url: must be an http or https/],
    ['no function', { onPush: 5 }, /onPush: must be a function/],
    ['a negative wait', { wait: -1 }, /wait: must be 0 or more/],
  ])('refuses %s', (_title, options, message) => {
    expect(() => createPushEndpoint({ ...fine, ...options })).toThrow(message);
    expect(() => createPushEndpoint({ ...fine, ...options })).not.toThrow(secret);
  });
});
