import {
  ApiCallError,
  CallError,
  createApiClient,
  isApiCallError,
} from '../../../src/api/index.js';
import { eventually } from '../../support/eventually.js';
import { freePort } from '../../support/free-port.js';
import { type Answering, failureOf, json, type Peer, refuse, startPeer } from './support/peer.js';

let peer: Peer | undefined;

async function start(answer: Answering, port?: number): Promise<Peer> {
  peer = await startPeer(answer, undefined, port);
  return peer;
}

afterEach(() => peer?.close());

/** What `bid/list` fails with, without repetitions. */
async function bidListFailure(answer: Answering, options = {}): Promise<unknown> {
  const running = await start(answer);
  return failureOf(running.client({ retries: 0, ...options }).bid.list({ report_id: 5 }));
}

describe('an error answer', () => {
  it('is an ApiCallError with error, error_description and status [client.api.errors.typed]', async () => {
    const error = await bidListFailure((_request, response) => {
      json(response, { error: 'wo_invalid', error_description: 'There is no such order.' }, 400);
    });
    expect(error).toBeInstanceOf(ApiCallError);
    expect(error).toMatchObject({
      name: 'ApiCallError',
      action: 'bid/list',
      type: 'wo_invalid',
      description: 'There is no such order.',
      status: 400,
      sentMessage: undefined,
      retryAfter: undefined,
      message: '/bid/list was answered 400 wo_invalid: There is no such order.',
    });
  });

  it('of a type that no table lists is reported as it came [client.api.errors.typed]', async () => {
    const error = await bidListFailure((_request, response) => refuse(response, 422, 'wo_locked'));
    expect(error).toMatchObject({ type: 'wo_locked', status: 422 });
  });

  it('without a description, or with one that is no text, is one all the same', async () => {
    for (const error_description of [undefined, null, 5, '']) {
      const error = await bidListFailure((_request, response) => {
        json(response, { error: 'wo_invalid', error_description }, 400);
      });
      expect(error).toMatchObject({ type: 'wo_invalid', description: '' });
      await peer?.close();
    }
  });

  it('has a description of bounded length', async () => {
    const error = await bidListFailure((_request, response) => {
      json(response, { error: 'e'.repeat(5000), error_description: 'd'.repeat(50_000) }, 400);
    });
    expect(error).toMatchObject({ type: 'e'.repeat(100), description: 'd'.repeat(1000) });
  });

  it('is recognised with the types of its action', async () => {
    const error = await bidListFailure((_request, response) => refuse(response, 400, 'wo_invalid'));
    expect(isApiCallError(error)).toBe(true);
    expect(isApiCallError(error, 'bid/list') && error.type === 'wo_invalid').toBe(true);
    expect(isApiCallError(error, 'bid/create')).toBe(false);
    expect(isApiCallError(new Error('wo_invalid'))).toBe(false);
    expect(isApiCallError(undefined)).toBe(false);
  });
});

describe('what is no answer of the service', () => {
  it.each([200, 400, 401, 404, 500, 502])(
    'HTML of status %i is told apart with its status [client.api.errors.not-json]',
    async (status) => {
      const error = await bidListFailure((_request, response) => {
        response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
        response.end('<html><body>secret-of-the-page</body></html>');
      });
      expect(error).toBeInstanceOf(CallError);
      expect(error).toMatchObject({ code: 'not_json', status, called: 'bid/list' });
      expect(String(error)).not.toContain('secret-of-the-page');
      expect(String(error)).toContain('JSON');
    },
  );

  it.each([
    ['an empty body', ''],
    ['JSON cut off', '{"report_id": 5, "bids": ['],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0xff, 0x7d])],
    ['two values', '{}{}'],
  ])('%s is told apart [client.api.errors.not-json]', async (_name, body) => {
    const error = await bidListFailure((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    });
    expect(error).toMatchObject({ code: 'not_json', status: 200 });
  });

  it.each(['__proto__', '\\u005f_proto__', '__\\u0070roto__', 'constructor'])(
    'a member named %s is no answer of a service',
    async (name) => {
      const error = await bidListFailure((_request, response) => {
        json(response, `{"report_id":5,"bids":[],"${name}":{"admin":true},"other":1}`);
      });
      expect(error).toMatchObject({ code: 'not_json', status: 200 });
    },
  );

  it.each([
    ['lists', '[', ']'],
    ['objects', '{"a":', '}'],
    ['objects of a name that is refused', '{"__proto__":', '}'],
  ])('%s nested 200,000 deep do no harm', async (_name, open, close) => {
    const text = `${open.repeat(200_000)}1${close.repeat(200_000)}`;
    const error = await bidListFailure((_request, response) => json(response, text));
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ code: expect.stringMatching(/^(?:not_json|result_invalid)$/) });
  });

  it.each([
    ['null', null, 'must be object'],
    ['a list', [], 'must be object'],
    ['a text', '"ok"', 'must be object'],
    ['an error of status 200', { error: 'wo_invalid', error_description: 'x' }, 'report_id'],
    ['bids that are no list', { report_id: 5, bids: {} }, 'bids'],
    ['a bid without its members', { report_id: 5, bids: [{}] }, 'bids.0'],
    ['an id in words', { report_id: 'five', bids: [] }, 'report_id'],
    ['an id of 30 digits', { report_id: '9'.repeat(30), bids: [] }, 'report_id'],
  ])('%s in place of the result is a wrong shape that names the place', async (_n, body, place) => {
    const answer: Answering = (_request, response) => json(response, body);
    const error = await bidListFailure(answer, { reading: 'strict' });
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ code: 'result_invalid', status: 200 });
    expect(String(error)).toContain(place);
  });

  it.each([
    ['null', null],
    ['a list', ['wo_invalid']],
    ['an error that is an object', { error: { code: 5 } }],
    ['an empty error', { error: '' }],
    ['only a message', { message: 'no' }],
  ])('%s in place of an error is a wrong shape with its status', async (_name, body) => {
    const error = await bidListFailure((_request, response) => json(response, body, 500));
    expect(error).toMatchObject({ code: 'result_invalid', status: 500 });
  });

  it.each([301, 302, 307, 308, 304, 300])(
    'a redirect of status %i is not followed',
    async (status) => {
      const error = await bidListFailure((request, response) => {
        response.writeHead(status, { location: `${request.headers.host}/elsewhere` }).end();
      });
      expect(error).toMatchObject({ code: 'redirected', status });
      expect(peer?.calls).toHaveLength(1);
    },
  );

  it('several headers of one name are read as the first of them, as Node does', async () => {
    const error = await bidListFailure((_request, response) => {
      const twice = { 'retry-after': ['40', '50'], 'content-type': ['text/html', 'text/plain'] };
      response.writeHead(503, Object.entries(twice).flat()).end('<html>');
    });
    expect(error).toMatchObject({ code: 'not_json', status: 503, retryAfter: 40 });
    expect(String(error)).toContain('with text/html that is not JSON');
  });

  it('an answer without end is stopped', async () => {
    const error = await bidListFailure((_request, response) => {
      const write = (): void => {
        while (!response.destroyed && response.write(' '.repeat(16_384)));
      };
      response.on('drain', write);
      write();
    });
    expect(error).toMatchObject({ code: 'answer_too_large' });
    expect(String(error)).toContain('16777216 bytes');
  });

  it('an error answer without end is stopped as well', async () => {
    const error = await bidListFailure((_request, response) => {
      response.writeHead(500);
      const write = (): void => {
        while (!response.destroyed && response.write(' '.repeat(16_384)));
      };
      response.on('drain', write);
      write();
    });
    expect(error).toMatchObject({ code: 'not_json', status: 500 });
  });
});

describe('a connection', () => {
  it('that nobody takes is told apart, and known as never sent', async () => {
    const running = await start(() => undefined, await freePort());
    await running.close();
    const error = await failureOf(running.client({ retries: 0 }).bid.list({ report_id: 5 }));
    expect(error).toMatchObject({
      code: 'connection_refused',
      kind: 'no_connection',
      status: undefined,
    });
    expect(String(error)).toContain('ECONNREFUSED');
  });

  it('to a name that there is not is told apart', async () => {
    const running = await start(() => undefined);
    const credentials = { ...running.credentials, api_url: 'https://no-such-host.invalid' };
    const error = await failureOf(running.client({ credentials, retries: 0 }).token());
    expect(error).toMatchObject({ code: 'host_unknown', kind: 'no_connection' });
    expect(String(error)).toContain('no-such-host.invalid');
  });

  it.each([
    ['before an answer', () => '', 'connection_lost'],
    ['inside the headers', () => 'HTTP/1.1 200 OK\r\nContent-Ty', 'connection_lost'],
    [
      'inside the body',
      () => 'HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n{"report_id"',
      'connection_lost',
    ],
    [
      'inside a chunk',
      () => 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nff\r\n{"re',
      'connection_lost',
    ],
    ['by no HTTP at all', () => 'SSH-2.0-OpenSSH_9.2\r\n', 'answer_malformed'],
  ])('cut off %s is told apart', async (_name, text, code) => {
    const error = await bidListFailure((_request, response) => {
      response.socket?.end(text());
    });
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ code, called: 'bid/list' });
  });

  it('is kept for the next call', async () => {
    const ports = new Set<unknown>();
    const running = await start((_request, response) => {
      ports.add(response.socket?.remotePort);
      json(response, { report_id: 5, bids: [] });
    });
    const api = running.client();
    for (let count = 0; count < 5; count += 1) await api.bid.list({ report_id: 5 });
    // The token had a connection as well.
    expect(ports.size).toBeLessThanOrEqual(2);
  });
});

describe('a slow service', () => {
  it.each([
    ['says nothing', () => undefined],
    [
      'sends a byte now and then',
      (response: Parameters<Answering>[1]) => {
        const timer = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(timer));
      },
    ],
  ])('that %s is given up after the timeout', async (_name, act) => {
    const error = await bidListFailure((_request, response) => act(response), { timeout: 150 });
    expect(error).toMatchObject({ code: 'timed_out' });
  });

  it('is given the time of the call in place of the client', async () => {
    const running = await start((_request, response) => {
      setTimeout(() => json(response, { report_id: 5, bids: [] }), 2500);
    });
    const api = running.client({ timeout: 1500, retries: 0 });
    await api.token();
    expect(await failureOf(api.bid.list({ report_id: 5 }))).toMatchObject({ code: 'timed_out' });
    await expect(api.bid.list({ report_id: 5 }, { timeout: 60_000 })).resolves.toBeDefined();
  });
});

describe('AbortSignal', () => {
  it('ends a call at once, and its reason is the cause', async () => {
    const running = await start(() => undefined);
    const controller = new AbortController();
    const call = running.client().bid.list({ report_id: 5 }, { signal: controller.signal });
    const failure = failureOf(call);
    await eventually(() => running.calls.length === 1);
    controller.abort('enough');
    const error = await failure;
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ code: 'aborted', called: 'bid/list', cause: 'enough' });
  });

  it('that is aborted already lets nothing be sent', async () => {
    const running = await start(() => undefined);
    const call = running.client().bid.list({ report_id: 5 }, { signal: AbortSignal.abort() });
    expect(await failureOf(call)).toMatchObject({ code: 'aborted' });
    expect(running.requests).toEqual([]);
  });

  it('of one call leaves the token that others wait for', async () => {
    peer = await startPeer(
      (_request, response) => json(response, { report_id: 5, bids: [] }),
      (_request, response) => {
        setTimeout(() => {
          json(response, { token_type: 'Bearer', expires_in: 60, access_token: 't' });
        }, 100);
      },
    );
    const api = peer.client();
    const controller = new AbortController();
    const first = failureOf(api.bid.list({ report_id: 5 }, { signal: controller.signal }));
    const second = api.bid.list({ report_id: 5 });
    controller.abort();
    expect(await first).toMatchObject({ code: 'aborted' });
    await expect(second).resolves.toBeDefined();
    expect(peer.tokens).toHaveLength(1);
  });

  it('ends the pause before a repetition', async () => {
    const running = await start((_request, response) => {
      refuse(response, 503, 'unavailable', { 'retry-after': '20' });
    });
    const call = running.client().bid.list({ report_id: 5 }, { signal: AbortSignal.timeout(100) });
    expect(await failureOf(call)).toMatchObject({ code: 'aborted' });
  });
});

describe('close', () => {
  it('ends what is under way and refuses what comes later', async () => {
    const running = await start(() => undefined);
    const api = running.client();
    const call = failureOf(api.bid.list({ report_id: 5 }));
    await eventually(() => running.calls.length === 1);
    await api.close();
    expect(await call).toMatchObject({ code: 'client_closed', called: 'bid/list' });
    expect(await failureOf(api.bid.list({ report_id: 5 }))).toMatchObject({
      code: 'client_closed',
    });
    expect(await failureOf(api.token())).toMatchObject({
      code: 'client_closed',
      message: 'the client was closed',
    });
    await api.close();
  });
});

describe('repetitions', () => {
  const failing =
    (times: number, fail: Answering, succeed: Answering): Answering =>
    (request, response) => {
      const isLast = (peer?.calls.length ?? 0) > times;
      return (isLast ? succeed : fail)(request, response);
    };
  const found: Answering = (_request, response) => json(response, { report_id: 5, bids: [] });

  it.each([
    ['429', (response) => refuse(response, 429, 'too_many', { 'retry-after': '0' })],
    ['503', (response) => refuse(response, 503, 'unavailable')],
    ['502 with HTML', (response) => response.writeHead(502).end('<html>')],
    ['a cut connection', (response) => response.socket?.destroy()],
  ] as [string, (response: Parameters<Answering>[1]) => void][])(
    'of an action that changes nothing follow after %s',
    async (_name, fail) => {
      const running = await start(failing(2, (_request, response) => fail(response), found));
      await expect(running.client().bid.list({ report_id: 5 })).resolves.toBeDefined();
      expect(running.calls).toHaveLength(3);
    },
  );

  it('end after as many as allowed', async () => {
    const running = await start((_request, response) => {
      refuse(response, 429, 'too_many', { 'retry-after': '0' });
    });
    const error = await failureOf(running.client({ retries: 1 }).bid.list({ report_id: 5 }));
    expect(error).toMatchObject({ type: 'too_many', status: 429, retryAfter: 0 });
    expect(running.calls).toHaveLength(2);
    await failureOf(running.client().bid.list({ report_id: 5 }, { retries: 0 }));
    expect(running.calls).toHaveLength(3);
  });

  it.each([
    ['500', (response) => refuse(response, 500, 'internal_error')],
    ['400', (response) => refuse(response, 400, 'wo_invalid')],
    ['a wrong shape', (response) => json(response, [])],
  ] as [string, (response: Parameters<Answering>[1]) => void][])(
    'do not follow after %s',
    async (_name, fail) => {
      const running = await start((_request, response) => fail(response));
      await failureOf(running.client().bid.list({ report_id: 5 }));
      expect(running.calls).toHaveLength(1);
    },
  );

  it.each([
    ['a cut connection', (response) => response.socket?.destroy()],
    ['502', (response) => refuse(response, 502, 'bad_gateway')],
    ['503', (response) => refuse(response, 503, 'unavailable')],
    ['504', (response) => refuse(response, 504, 'timeout')],
  ] as [string, (response: Parameters<Answering>[1]) => void][])(
    'of an action that changes something do not follow after %s: it may have been carried out [client.retry.changing]',
    async (_name, fail) => {
      const running = await start((_request, response) => fail(response));
      await failureOf(running.client().bid.delete({ comp_note_id: 7 }));
      expect(running.calls).toHaveLength(1);
    },
  );

  it.each([429, 503])(
    'of an action that changes something follow after %d with Retry-After: it was asked for [client.retry.changing]',
    async (status) => {
      const running = await start(
        failing(
          1,
          (_request, response) => refuse(response, status, 'later', { 'retry-after': '0' }),
          (_request, response) => json(response, { result: 'removed' }),
        ),
      );
      await running.client().bid.delete({ comp_note_id: 7 });
      expect(running.calls).toHaveLength(2);
    },
  );

  it('of an action that changes something follow where the service recognises them [client.retry.changing]', async () => {
    const running = await start(
      failing(
        1,
        (_request, response) => response.socket?.destroy(),
        (_request, response) => json(response, { result: 'removed' }),
      ),
    );
    await running.client({ recognisesRepetitions: true }).bid.delete({ comp_note_id: 7 });
    expect(running.calls).toHaveLength(2);
  });

  it('of an action that changes something follow with an Idempotency-Key, which all attempts have [client.retry.changing]', async () => {
    const lost = (): Promise<Peer> =>
      start(
        failing(
          1,
          (_request, response) => response.socket?.destroy(),
          (_request, response) => json(response, { comp_note_id: 7 }),
        ),
      );
    const keysOf = ({ calls }: Peer) => calls.map(({ headers }) => headers['idempotency-key']);
    const bid = { report_id: 5, qty: 1, contractor_price: 1, client_price: 1 };
    const idempotencyKey = 'row-7';
    const given = await lost();
    await given.client().bid.create(bid, { idempotencyKey });
    expect(keysOf(given)).toEqual([idempotencyKey, idempotencyKey]);
    await given.close();
    const own = await lost();
    const api = own.client({ recognisesRepetitions: true });
    await api.bid.create(bid);
    await api.bid.create(bid);
    await api.bid.list({ report_id: 5 }).catch(() => undefined);
    const [first, again, next, ofRead] = keysOf(own);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(again).toBe(first);
    expect(next).not.toBe(first);
    expect(ofRead).toBeUndefined();
    await own.close();
    const without = await lost();
    await expect(without.client().bid.create(bid)).rejects.toMatchObject({
      code: 'connection_lost',
    });
    expect(keysOf(without)).toEqual([undefined]);
  });

  it.each([
    ['', 'bid/create'],
    ['two words', 'bid/create'],
    ['ü', 'bid/create'],
    ['x'.repeat(256), 'bid/create'],
    [7, 'bid/create'],
    ['row-7', 'bid/list'],
    ['row-7', 'file/get'],
  ] as const)('with the key %j of %s are refused before anything is sent', async (key, action) => {
    const running = await start((_request, response) => json(response, {}));
    const call = running.client().call(action, {}, { idempotencyKey: key as never });
    await expect(call).rejects.toMatchObject({
      code: 'option_invalid',
      message: expect.stringContaining('idempotencyKey: '),
    });
    expect(running.requests).toEqual([]);
  });

  it('of an action that changes something follow when nobody took the connection [client.retry.changing]', async () => {
    const removed: Answering = (_request, response) => json(response, { result: 'removed' });
    const port = await freePort();
    const running = await start(removed, port);
    const api = createApiClient({ credentials: running.credentials });
    await api.token();
    await running.close();
    const call = api.bid.delete({ comp_note_id: 7 });
    await new Promise((resolve) => setTimeout(resolve, 60));
    const again = await startPeer(removed, undefined, port);
    await expect(call).resolves.toEqual({ result: 'removed' });
    expect(again.requests.map(({ path }) => path)).toEqual(['/bid/delete']);
    await api.close();
    await again.close();
  });

  it('wait as long as Retry-After says', async () => {
    const running = await start(
      failing(
        1,
        (_request, response) => refuse(response, 503, 'unavailable', { 'retry-after': '1' }),
        found,
      ),
    );
    const began = performance.now();
    await running.client().bid.list({ report_id: 5 });
    expect(performance.now() - began).toBeGreaterThanOrEqual(990);
  });

  it('do not follow when Retry-After asks for longer than 30 seconds', async () => {
    const running = await start((_request, response) => {
      refuse(response, 503, 'unavailable', { 'retry-after': '31' });
    });
    const error = await failureOf(running.client().bid.list({ report_id: 5 }));
    expect(error).toMatchObject({ status: 503, retryAfter: 31 });
    expect(running.calls).toHaveLength(1);
  });
});

describe('concurrency', () => {
  it('is limited; further calls wait for their turn, first come first served', async () => {
    let most = 0;
    const order: number[] = [];
    const waiting: Parameters<Answering>[1][] = [];
    const running = await start(({ body }, response) => {
      waiting.push(response);
      most = Math.max(most, waiting.length);
      order.push(Number(body?.report_id));
      if (waiting.length < 3) return;
      // A fourth would come before the answers of these.
      setTimeout(() => {
        for (const one of waiting.splice(0)) json(one, { report_id: 5, bids: [] });
      }, 20);
    });
    const api = running.client({ concurrency: 3 });
    await Promise.all(Array.from({ length: 15 }, (_, id) => api.bid.list({ report_id: id })));
    expect(most).toBe(3);
    // Those that are under way together may arrive in any order.
    const turns = Array.from({ length: 5 }, (_, turn) =>
      order.slice(3 * turn, 3 * turn + 3).sort((one, other) => one - other),
    );
    expect(turns.flat()).toEqual(Array.from({ length: 15 }, (_, id) => id));
  });

  it('gives the turn of an aborted call to the next one', async () => {
    const running = await start((_request, response) => {
      setTimeout(() => json(response, { report_id: 5, bids: [] }), 50);
    });
    const api = running.client({ concurrency: 1 });
    const controller = new AbortController();
    const first = api.bid.list({ report_id: 1 });
    const second = failureOf(api.bid.list({ report_id: 2 }, { signal: controller.signal }));
    const third = api.bid.list({ report_id: 3 });
    // By now both wait for the first one.
    await new Promise((resolve) => setTimeout(resolve, 20));
    controller.abort();
    expect(await second).toMatchObject({ code: 'aborted' });
    await Promise.all([first, third]);
    expect(running.calls.map(({ body }) => body?.report_id)).toEqual([1, 3]);
  });

  it('gives the turn back after a failure', async () => {
    const running = await start((_request, response) => refuse(response, 400, 'wo_invalid'));
    const api = running.client({ concurrency: 1 });
    for (let count = 0; count < 3; count += 1) await failureOf(api.bid.list({ report_id: 5 }));
    expect(running.calls).toHaveLength(3);
  });
});
