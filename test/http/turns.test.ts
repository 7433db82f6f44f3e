import { once } from 'node:events';
import { type IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import express from 'express';
import { type HttpFailure, mount, type Reply } from '../../src/http/index.js';
import { eventually, serve } from '../support/resources.js';

const express4: typeof express = jest.requireActual('express4');

const request = (path: string, length = 0) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`;

/** A service that answers when a test says so, mounted in any host. */
async function startService(readTimeout = 30_000, hostOf: typeof asListener = asListener) {
  const begun: string[] = [];
  const stalled: HttpFailure[] = [];
  const answers = new Map<string, (body: Reply['body']) => void>();
  const handler = mount({
    readTimeout,
    exchange: ({ url = '' }) => {
      begun.push(url);
      return new Promise((resolve) => {
        answers.set(url, (body) => resolve({ status: 200, headers: [], body }));
      });
    },
    failed: () => ({ status: 500, headers: [], body: 'failed' }),
    stalled: (failure) => void stalled.push(failure),
  });
  const host = await serve(hostOf(handler));
  const sockets: Socket[] = [];
  const accepted: Socket[] = [];
  host.server.on('connection', (socket) => accepted.push(socket));
  return {
    begun,
    stalled,
    accepted,
    answer: (path: string, body: Reply['body']) => answers.get(path)?.(body),
    open: () => {
      const socket = connect(host.port, '127.0.0.1');
      socket.on('error', () => {});
      sockets.push(socket);
      return socket;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await host.close();
    },
  };
}
type Handler = (request: IncomingMessage, response: ServerResponse) => void;
const asListener = (handler: Handler): Handler => handler;
const inExpress = (make: typeof express) => (handler: Handler) => make().use(handler);

const settle = () => new Promise((resolve) => setTimeout(resolve, 30));

describe.each<[string, typeof asListener]>([
  ['node:http', asListener],
  ['Express 4', inExpress(express4)],
  ['Express 5', inExpress(express)],
])('requests of one connection, mounted in %s [link.cost.pipelined]', (_, host) => {
  it('are handled one at a time, in order, however many there are', async () => {
    const paths = Array.from({ length: 30 }, (__, at) => `/${at}`);
    const service = await startService(undefined, host);
    const socket = service.open();
    const text = buffer(socket);
    socket.write(paths.map((path) => request(path)).join(''));
    for (const [at, path] of paths.entries()) {
      await eventually(() => service.begun.length === at + 1);
      if (at === 0) await settle();
      expect(service.begun).toEqual(paths.slice(0, at + 1));
      service.answer(path, `<${path}>`);
    }
    await settle();
    socket.end();
    expect((await text).toString().match(/<[^>]*>/g)).toEqual(paths.map((path) => `<${path}>`));
    await service.close();
  });

  it('with bodies that arrive late are answered too', async () => {
    const service = await startService(undefined, host);
    const socket = service.open();
    const paths = Array.from({ length: 20 }, (__, at) => `/${at}`);
    socket.write(`${paths.map((path) => `${request(path, 3)}abc`).join('')}${request('/last', 3)}`);
    for (const path of paths) {
      await eventually(() => service.begun.includes(path));
      service.answer(path, 'x');
    }
    await eventually(() => service.begun.includes('/last'));
    socket.write('abc');
    const answered = new Promise((resolve) =>
      socket.on('data', (data) => data.includes('end') && resolve(true)),
    );
    service.answer('/last', 'end');
    expect(await answered).toBe(true);
    await service.close();
  });
});

describe('requests of one connection', () => {
  it('wait for an answer that has not been taken [link.cost.pipelined]', async () => {
    const service = await startService();
    const socket = service.open();
    socket.pause();
    socket.write(request('/large') + request('/next'));
    await eventually(() => service.begun.length === 1);
    service.answer('/large', Buffer.alloc(30_000_000));
    await settle();
    await settle();
    expect(service.begun).toEqual(['/large']);
    socket.resume();
    await eventually(() => service.begun.length === 2);
    await service.close();
  });

  it('that wait run for nobody who has hung up', async () => {
    const service = await startService();
    const socket = service.open();
    socket.write(request('/1') + request('/2') + request('/3'));
    await eventually(() => service.begun.length === 1);
    socket.destroy();
    await eventually(() => service.accepted[0]?.destroyed === true);
    service.answer('/1', 'x');
    await settle();
    expect(service.begun).toEqual(['/1']);
    await service.close();
  });

  it('hold up no other connection', async () => {
    const service = await startService();
    service.open().write(request('/1') + request('/2'));
    service.open().write(request('/other'));
    await eventually(() => service.begun.length === 2);
    expect([...service.begun].sort()).toEqual(['/1', '/other']);
    await service.close();
  });

  it('that are busy let others in between [link.cost.pipelined]', async () => {
    const begun: string[] = [];
    const busy = mount({
      exchange: async ({ url = '' }) => {
        begun.push(url);
        for (const end = performance.now() + 2; performance.now() < end; );
        return { status: 200, headers: [], body: 'x' };
      },
      failed: () => ({ status: 500, headers: [], body: 'failed' }),
    });
    const host = await serve(busy);
    const many = connect(host.port, '127.0.0.1');
    many.resume();
    many.write(request('/many').repeat(150));
    await eventually(() => begun.length > 0);
    const other = connect(host.port, '127.0.0.1');
    other.write(request('/other'));
    await new Promise((resolve) => other.once('data', resolve));
    expect(begun).toContain('/other');
    expect(begun.length).toBeLessThan(150);
    await eventually(() => begun.length === 151);
    many.destroy();
    other.destroy();
    await host.close();
  });

  it('one after the other leave no listener behind', async () => {
    const service = await startService();
    const socket = service.open();
    socket.resume();
    const listeners: number[] = [];
    for (let at = 0; at < 15; at += 1) {
      socket.write(request(`/${at}`));
      await eventually(() => service.begun.length === at + 1);
      service.answer(`/${at}`, 'x');
      await new Promise(setImmediate);
      const [accepted] = service.accepted;
      const names = accepted?.eventNames() ?? [];
      listeners.push(names.reduce((sum, name) => sum + (accepted?.listenerCount(name) ?? 0), 0));
    }
    expect(listeners.at(-1)).toBe(listeners[1]);
    await service.close();
  });
});

describe('requests to several services', () => {
  it('take turns: many to one of them delay none to another [site.cost.loop]', async () => {
    const begun: string[] = [];
    const busy = (name: string) =>
      mount({
        exchange: async () => {
          begun.push(name);
          for (const end = performance.now() + 3; performance.now() < end; );
          return { status: 200, headers: [], body: 'x' };
        },
        failed: () => ({ status: 500, headers: [], body: 'failed' }),
      });
    const [crowded, other] = [busy('crowded'), busy('other')];
    const host = await serve((call, response) =>
      call.url === '/other' ? other(call, response) : crowded(call, response),
    );
    const sockets = Array.from({ length: 81 }, () => connect(host.port, '127.0.0.1'));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    for (const [index, socket] of sockets.entries()) {
      socket.resume().write(request(index < 80 ? '/' : '/other'));
    }
    await eventually(() => begun.length === 81);
    // Those before it are of the turn in which all of them arrive, and one of each turn of the services.
    expect(begun.indexOf('other')).toBeLessThan(20);
    for (const socket of sockets) socket.destroy();
    await host.close();
  });
});

describe('requests of many connections at once', () => {
  it('use up a turn of the event loop by their work, not by their start [site.cost.loop]', async () => {
    let turn = 0;
    const worked: number[] = [];
    const handler = mount({
      exchange: async () => {
        // Like a handler whose data are in memory: its work begins after a tick, and waits for nothing.
        await new Promise(process.nextTick);
        await undefined;
        for (const end = performance.now() + 5; performance.now() < end; );
        worked.push(turn);
        return { status: 200, headers: [], body: 'x' };
      },
      failed: () => ({ status: 500, headers: [], body: 'failed' }),
    });
    const host = await serve(handler);
    const sockets = Array.from({ length: 60 }, () => connect(host.port, '127.0.0.1'));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    let count = setImmediate(function next() {
      turn += 1;
      count = setImmediate(next);
    });
    for (const socket of sockets) socket.resume().write(request('/'));
    await eventually(() => worked.length === sockets.length);
    clearImmediate(count);
    const ofTurns = new Map<number, number>();
    for (const at of worked) ofTurns.set(at, (ofTurns.get(at) ?? 0) + 1);
    expect(Math.max(...ofTurns.values())).toBeLessThan(10);
    for (const socket of sockets) socket.destroy();
    await host.close();
  });
});

describe('requests that wait on many connections', () => {
  const connections = 15;
  const each = 200;

  async function flood() {
    const service = await startService();
    const modest = service.open();
    modest.write(Array.from({ length: 10 }, (_, at) => request(`/modest-${at}`)).join(''));
    await eventually(() => service.begun.includes('/modest-0'));
    for (let at = 0; at < connections; at += 1) service.open().write(request('/many').repeat(each));
    await eventually(() => service.accepted.length === connections + 1);
    // 2,000 may wait: with 199 of each, five of the connections are too many.
    await eventually(() => service.accepted.filter(({ destroyed }) => destroyed).length >= 5);
    await settle();
    return service;
  }

  it('are bounded: the connections that have most of them are ended, and reported [link.cost.pipelined]', async () => {
    const service = await flood();
    const ended = service.accepted.filter(({ destroyed }) => destroyed).length;
    // 2,000 may wait; so 9 or 10 of the connections with 199 each are left.
    expect(connections - ended).toBeGreaterThanOrEqual(8);
    expect(connections - ended).toBeLessThanOrEqual(10);
    expect(service.stalled).toHaveLength(ended);
    expect(service.stalled[0]).toMatchObject({
      code: 'client_gone',
      message: 'the caller sent request after request without waiting for the answers',
    });
    await service.close();
  });

  it('take nothing from a connection that has few of them', async () => {
    const service = await flood();
    expect(service.accepted[0]?.destroyed).toBe(false);
    for (let at = 0; at < 10; at += 1) {
      service.answer(`/modest-${at}`, 'x');
      if (at < 9) await eventually(() => service.begun.includes(`/modest-${at + 1}`));
    }
    await service.close();
  });

  it('are forgotten with their connections', async () => {
    const service = await flood();
    await service.close();
    const next = await startService();
    for (let at = 0; at < 9; at += 1) next.open().write(request('/many').repeat(each));
    await eventually(() => next.begun.length === 9);
    await settle();
    expect(next.stalled).toEqual([]);
    await next.close();
  });
});

describe('answers that wait for the readers of many connections', () => {
  it('are bounded: those of which nothing is taken are ended [link.cost.pipelined]', async () => {
    const service = await startService();
    const reader = service.open();
    reader.write(request('/read'));
    await eventually(() => service.begun.length === 1);
    let read = 0;
    reader.on('data', ({ length }) => {
      read += length;
    });
    const body = Buffer.alloc(12_000_000);
    for (let at = 0; at < 20; at += 1) {
      const socket = service.open();
      socket.pause();
      socket.write(request(`/${at}`));
    }
    await eventually(() => service.begun.length === 21);
    for (let at = 0; at < 20; at += 1) service.answer(`/${at}`, body);
    service.answer('/read', body);
    await eventually(() => service.stalled.length >= 4);
    expect(service.stalled[0]).toMatchObject({
      code: 'client_gone',
      message: 'the caller read nothing of its answer while many answers waited for their readers',
    });
    await eventually(() => read > body.length);
    await service.close();
  });
});

describe('a caller that reads nothing', () => {
  async function* endless() {
    for (;;) yield Buffer.alloc(64 * 1024);
  }

  it.each<[string, () => Reply['body']]>([
    ['a whole body', () => Buffer.alloc(30_000_000)],
    ['text', () => 'x'.repeat(30_000_000)],
    ['a body in pieces', endless],
  ])('of %s is cut off and told of [link.cost.pipelined]', async (_, body) => {
    const service = await startService(60);
    const socket = service.open();
    socket.pause();
    socket.write(request('/'));
    await eventually(() => service.begun.length === 1);
    service.answer('/', body());
    await eventually(() => service.accepted[0]?.destroyed === true);
    await settle();
    expect(service.stalled).toEqual([
      expect.objectContaining({
        code: 'client_gone',
        message: 'the caller read nothing of its answer for 0.06 seconds',
      }),
    ]);
    await service.close();
  });

  it('for a while, but goes on in time, gets all of it', async () => {
    const service = await startService(10_000);
    const socket = service.open();
    socket.pause();
    socket.write(request('/').replace('Host', 'Connection: close\r\nHost'));
    await eventually(() => service.begun.length === 1);
    service.answer('/', Buffer.alloc(8_000_000));
    await settle();
    const bytes = await buffer(socket);
    expect(bytes.length).toBeGreaterThan(8_000_000);
    expect(service.stalled).toEqual([]);
    await service.close();
  });

  it('and hangs up is no stalled one', async () => {
    const readTimeout = 3000;
    const service = await startService(readTimeout);
    const socket = service.open();
    socket.pause();
    socket.write(request('/'));
    await eventually(() => service.begun.length === 1);
    service.answer('/', endless());
    await settle();
    socket.destroy();
    await eventually(() => service.accepted[0]?.destroyed === true);
    await new Promise((resolve) => setTimeout(resolve, readTimeout));
    expect(service.stalled).toEqual([]);
    await service.close();
  });
});

describe('replies of one turn of the event loop', () => {
  const loop = () => new Promise((resolve) => setImmediate(resolve));
  const microtasks = async () => {
    for (let count = 0; count < 100; count += 1) await undefined;
  };
  /** Three callers who wait for their answers. */
  async function threeCallers() {
    const service = await startService();
    const callers = ['/1', '/2', '/3'].map((path) => {
      const socket = service.open();
      socket.write(request(path));
      let text = '';
      socket.on('data', (data) => {
        text += data;
      });
      return { socket, path, text: () => text };
    });
    await eventually(() => service.begun.length === 3);
    return { service, callers };
  }

  it('leave together, at its end', async () => {
    const { service, callers } = await threeCallers();
    const sent = jest.spyOn(ServerResponse.prototype, 'end');
    for (const { path } of callers) service.answer(path, `<${path}>`);
    await microtasks();
    const before = sent.mock.calls.length;
    await loop();
    await microtasks();
    const after = sent.mock.calls.length;
    sent.mockRestore();
    expect([before, after]).toEqual([0, 3]);
    await eventually(() => callers.every(({ path, text }) => text().endsWith(`<${path}>`)));
    await service.close();
  });

  it('do not wait for one that cannot be written', async () => {
    const { service, callers } = await threeCallers();
    const sent = jest.spyOn(ServerResponse.prototype, 'writeHead').mockImplementationOnce(() => {
      throw new Error('cannot be written');
    });
    for (const { path } of callers) service.answer(path, `<${path}>`);
    await eventually(() => callers.every(({ text }) => text() !== ''));
    sent.mockRestore();
    const answers = callers.map(({ text }) => text().split('\r\n\r\n')[1]);
    expect(answers).toEqual(['failed', '</2>', '</3>']);
    await service.close();
  });

  it('leave alone what a caller has closed in between, and let go of what it would have read', async () => {
    const { service, callers } = await threeCallers();
    const sent = jest.spyOn(ServerResponse.prototype, 'write');
    let isClosed = false;
    async function* parts() {
      try {
        yield 'x';
      } finally {
        isClosed = true;
      }
    }
    service.answer('/1', parts());
    for (const socket of service.accepted)
      if (socket.remotePort === callers[0]?.socket.localPort) socket.destroy();
    service.answer('/2', '<2>');
    await eventually(() => isClosed && callers[1]?.text().endsWith('<2>') === true);
    expect(sent).not.toHaveBeenCalled();
    sent.mockRestore();
    await service.close();
  });
});
