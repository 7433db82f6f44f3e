import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Connections,
  connectionsTo,
  Deadline,
  type ExchangeRequest,
  exchange,
} from '../../src/net/index.js';
import { peerAt } from './peer.js';
import { startServer, type TestServer } from './server.js';

let server: TestServer;
let connections: Connections;
let respond: (response: ServerResponse) => void;

beforeAll(async () => {
  server = await startServer((_request, response) => respond(response));
});
beforeEach(() => {
  const origin = `http://127.0.0.1:${server.port}`;
  connections = connectionsTo({ origin, connections: 1, connectTimeout: 30_000 });
});
afterEach(() => connections.close());
afterAll(() => server.close());

const peer = peerAt('files.example');

async function ask(timeout = 30_000, signal?: AbortSignal) {
  const deadline = new Deadline({ peer, timeout, signals: [signal] });
  const origin = `http://127.0.0.1:${server.port}`;
  const request: ExchangeRequest = {
    origin,
    path: '/',
    method: 'GET',
    headers: [],
    open: () => null,
  };
  return exchange(request, { connections, deadline, peer }).finally(() => deadline.clear());
}

describe('an answer that is read whole', () => {
  it.each([0, 1, 70_000, 3_000_000])(
    'has all of its %d bytes, however late it is read',
    async (size) => {
      const bytes = Buffer.alloc(size, 'a');
      respond = (response) => response.end(bytes);
      expect((await (await ask()).bytes(size)).equals(bytes)).toBe(true);
      const late = await ask();
      await sleep(30);
      expect((await late.bytes(size)).equals(bytes)).toBe(true);
    },
  );

  it.each([
    [10, true],
    [10, false],
    [200_000, true],
    [200_000, false],
  ])(
    'of %d bytes, declared %s, is refused above the limit, also when all came before it was read',
    async (size, declared) => {
      respond = (response) => {
        if (declared) response.setHeader('content-length', size);
        else response.flushHeaders();
        response.end('a'.repeat(size));
      };
      for (const wait of [0, 30]) {
        const answer = await ask();
        await sleep(wait);
        await expect(answer.bytes(size - 1)).rejects.toMatchObject({ code: 'answer_too_large' });
      }
    },
  );

  it('fails when it broke off before it was read', async () => {
    respond = (response) => {
      response.write('half');
      setTimeout(() => response.destroy(), 5);
    };
    const answer = await ask();
    await sleep(40);
    await expect(answer.bytes(100)).rejects.toMatchObject({ code: 'connection_lost' });
  });

  it('is not taken for one that goes before it', async () => {
    respond = (response) => {
      response.writeProcessing();
      response.writeEarlyHints({ link: '</a>; rel=preload' });
      response.end('the answer');
    };
    const answer = await ask();
    expect([answer.status, String(await answer.bytes(100))]).toEqual([200, 'the answer']);
  });
});

describe('an exchange that ends before its answer', () => {
  it('closes its connection', async () => {
    const controller = new AbortController();
    let closed: Promise<unknown> = Promise.resolve();
    respond = (response) => {
      closed = once(response, 'close');
      controller.abort();
    };
    await expect(ask(30_000, controller.signal)).rejects.toMatchObject({ code: 'aborted' });
    await closed;
  });

  it('sends nothing when it ends while it waits for a connection', async () => {
    respond = (response) => setTimeout(() => response.end(), 150);
    const before = server.requests.length;
    const first = ask();
    await expect(ask(20)).rejects.toMatchObject({ code: 'timed_out' });
    await (await first).bytes(0);
    await sleep(20);
    expect(server.requests.length - before).toBe(1);
  });

  it('is refused when its connections are closed', async () => {
    await connections.close();
    await expect(ask()).rejects.toMatchObject({ code: 'client_closed', kind: 'aborted' });
  });
});
