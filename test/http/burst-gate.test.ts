import { once } from 'node:events';
import { createServer, IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { connect, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { connect as connectSecure } from 'node:tls';
import express from 'express';
import { BurstGate } from '../../src/http/bursts/burst-gate.js';
import { readInSlices } from '../../src/http/bursts/sliced-reading.js';
import { listen, mount } from '../../src/http/index.js';
import { atEnd, eventually, serve } from '../support/resources.js';
import { cert, key } from './certificate.js';

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** A service that answers with the path and the length of the body. */
const service = mount({
  exchange: async (request) => {
    const length = (await text(request)).length;
    return { status: 200, headers: [], body: `<${request.url}:${length}>` };
  },
  failed: () => ({ status: 500, headers: [], body: 'failed' }),
});

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  atEnd(() => socket.destroy());
  await once(socket, 'connect');
  return socket;
}

const openMany = (port: number, count: number) =>
  Promise.all(Array.from({ length: count }, () => open(port)));

/** Returns what arrives on a connection, while it arrives. */
function received(socket: Socket): { text: string } {
  const answer = { text: '' };
  socket.on('data', (piece: Buffer) => {
    answer.text += piece.toString('latin1');
  });
  return answer;
}

const hosts: [string, () => Promise<{ server: ReturnType<typeof createServer>; port: number }>][] =
  [
    [
      'listen',
      async () => {
        const listening = await listen(service, { port: 0 });
        atEnd(() => listening.end(0));
        return listening;
      },
    ],
    ['node:http', async () => serveHttp(service)],
    ['Express', async () => serveHttp(express().use(service))],
  ];

async function serveHttp(listener: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(listener);
  const { port } = await serve(server);
  return { server, port };
}

describe.each(hosts)('a burst of pipelined requests, with %s [link.cost.pipelined]', (_, start) => {
  it('is parsed in slices, of which most are never reached, and other callers are answered', async () => {
    const { server, port } = await start();
    const first = await open(port);
    const answers = received(first);
    first.write(get('/first'));
    await eventually(() => answers.text.includes('</first:0>'));
    let parsed = 0;
    server.on('request', () => {
      parsed += 1;
    });
    for (const socket of await openMany(port, 60)) socket.pause().write(get('/many').repeat(1000));
    // A large body on the connection that was open before, and a new connection.
    const body = 'x'.repeat(300_000);
    first.write(`POST /large HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
    const later = await open(port);
    const others = received(later);
    later.write(get('/later'));
    await eventually(() => others.text.includes('</later:0>'));
    await eventually(() => answers.text.includes('</large:300000>'));
    // 60,000 were sent: the chunk that closed the gate, and a slice or two of each other connection are parsed.
    expect(parsed).toBeGreaterThan(100);
    expect(parsed).toBeLessThan(20_000);
  });
});

describe('a connection that sends more requests at once in a burst than may wait', () => {
  it('is closed and reported by its first request; one that sends fewer gets all answers', async () => {
    const stalled: string[] = [];
    const begun: string[] = [];
    const counted = mount({
      exchange: async (request) => {
        begun.push(String(request.url));
        return { status: 200, headers: [], body: `<${request.url}>` };
      },
      failed: () => ({ status: 500, headers: [], body: 'failed' }),
      stalled: ({ message }, request) => stalled.push(`${request.url} ${message}`),
    });
    const listening = await listen(counted, { port: 0 });
    atEnd(() => listening.end(0));
    const [first, ...others] = await openMany(listening.port, 40);
    const few = await open(listening.port);
    const answers = received(few);
    const closed = others.map((socket) => once(socket, 'close'));
    first?.write(get('/first').repeat(1500));
    await eventually(() => begun.includes('/first') || stalled.length > 0);
    for (const socket of others) socket.resume().write(get('/other').repeat(1500));
    few.write(get('/few').repeat(9));
    await Promise.all(closed);
    await eventually(() => answers.text.match(/<.few>/g)?.length === 9);
    expect(begun.filter((url) => url === '/few')).toHaveLength(9);
    const reported = stalled.filter((text) => text.startsWith('/other'));
    expect(reported).toHaveLength(others.length);
    expect(reported[0]).toContain('without waiting for the answers');
  });
});

describe('a connection that was paused in a burst', () => {
  type AnyServer = ReturnType<typeof createServer> | ReturnType<typeof createSecureServer>;

  /** Returns a connection of a caller after the server has paused it because of another one. */
  async function pausedInBurst<Caller extends Socket>(
    server: AnyServer,
    event: 'connection' | 'secureConnection',
    openOne: () => Promise<Caller>,
  ): Promise<Caller> {
    const accepted = once(server, event);
    const caller = await openOne();
    const [socket] = await accepted;
    const answer = received(caller);
    caller.write(get('/first'));
    await eventually(() => answer.text.includes('</first:0>'));
    const paused = once(socket, 'pause');
    (await openOne()).pause().write(get('/many').repeat(1200));
    await paused;
    return caller;
  }

  async function startListening() {
    const listening = await listen(service, { port: 0 });
    atEnd(() => listening.end(0));
    return listening;
  }

  it('may be upgraded, and what follows arrives complete', async () => {
    const { server, port } = await startListening();
    server.on('connect', (_request, socket: Socket, head: Buffer) => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      let length = head.length;
      socket.on('data', (piece) => {
        length += piece.length;
        if (length === 50_000) socket.end(`<${length}>`);
      });
    });
    const caller = await pausedInBurst(server, 'connection', () => open(port));
    const answer = received(caller);
    caller.write(`CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n${'y'.repeat(20_000)}`);
    await eventually(() => answer.text.includes('200 OK'));
    caller.write('y'.repeat(30_000));
    await eventually(() => answer.text.includes('<50000>'));
  });

  it('may be upgraded to a service that reads it later', async () => {
    const { server, port } = await startListening();
    const upgraded = once(server, 'connect');
    const caller = await open(port);
    caller.write(`CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n`);
    const [, socket] = await upgraded;
    // The gate closes, and opens again.
    await pausedInBurst(server, 'connection', () => open(port));
    caller.write('for the service');
    const other = await open(port);
    const answer = received(other);
    other.write(get('/other'));
    await eventually(() => answer.text.includes('</other:0>'));
    const read = received(socket);
    await eventually(() => read.text === 'for the service');
  });

  it('sends a large body, and requests after it', async () => {
    const { server, port } = await startListening();
    const caller = await pausedInBurst(server, 'connection', () => open(port));
    const answer = received(caller);
    const body = 'x'.repeat(300_000);
    caller.write(
      `POST /large HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}${get('/b')}${get('/c')}`,
    );
    await eventually(() => answer.text.includes('</c:0>'));
    expect(answer.text.match(/<[^>]*>/g)).toEqual(['</large:300000>', '</b:0>', '</c:0>']);
  });

  it('may be encrypted', async () => {
    const server = createSecureServer({ key, cert }, service);
    const { port } = await serve(server);
    const caller = await pausedInBurst(server, 'secureConnection', async () => {
      const socket = connectSecure(port, '127.0.0.1', { rejectUnauthorized: false });
      socket.on('error', () => {});
      atEnd(() => socket.destroy());
      await once(socket, 'secureConnect');
      return socket;
    });
    const answer = received(caller);
    caller.write(get('/second').repeat(3));
    await eventually(() => answer.text.match(/<.second:0>/g)?.length === 3);
  });
});

describe('a closed gate', () => {
  it('reads 32 connections in a turn, and none in turns that accept connections', async () => {
    const gate = new BurstGate();
    const server = createServer(() => {});
    gate.guard(server);
    const sockets = Array.from({ length: 400 }, () => new Socket());
    for (const socket of sockets) server.emit('connection', socket);
    close(server);
    const read: number[] = [];
    for (let turn = 1; turn <= 60; turn += 1) {
      if (turn <= 30) server.emit('connection', new Socket());
      await setImmediate();
      read.push(sockets.filter((socket) => !socket.isPaused()).length);
    }
    expect(read[29]).toBe(0);
    expect(read[34]).toBeGreaterThan(0);
    expect(read[34]).toBeLessThanOrEqual(192);
    expect(read[59]).toBe(sockets.length);
  });

  /** A server with a gate, and a connection to it. */
  async function behindGate() {
    const gate = new BurstGate();
    const bodies: string[] = [];
    const server = createServer(async (request, response) => {
      // The others are of the burst.
      if (!(request instanceof IncomingMessage)) return;
      bodies.push(await text(request));
      if (request.url !== '/held') response.end('answered');
    });
    gate.guard(server);
    const { port } = await serve(server);
    const accepted = once(server, 'connection');
    const caller = await open(port);
    caller.resume();
    const [socket]: Socket[] = await accepted;
    if (!socket) throw new Error('no connection was accepted');
    /** Writes to the connection while the gate is closed, and lets it be read as the first of many. */
    const writeInBurst = async (data: string) => {
      const connect = () => server.emit('connection', new Socket());
      for (let count = 0; count < 800; count += 1) connect();
      close(server);
      expect(socket.isPaused()).toBe(true);
      caller.write(data);
      for (let turn = 0; turn < 100; turn += 1) {
        connect();
        await setImmediate();
      }
      expect(socket.isPaused()).toBe(true);
    };
    return { gate, server, caller, bodies, socket, writeInBurst };
  }

  it('knows a connection with more requests at once than may wait, and lets the first alone be parsed', async () => {
    const { gate, server, caller, bodies, socket, writeInBurst } = await behindGate();
    // Its answer is not made yet.
    caller.write(get('/held'));
    await eventually(() => bodies.length === 1);
    let parsed = 0;
    server.on('request', (request: IncomingMessage) => {
      if (request.socket !== socket) return;
      parsed += 1;
      socket.destroy();
    });
    await writeInBurst(get('/').repeat(500));
    await eventually(() => socket.destroyed);
    expect([parsed, gate.isPipelining(socket)]).toEqual([1, true]);
  });

  it('lets as many requests be parsed as may wait, and more after the burst', async () => {
    const { gate, caller, bodies, socket, writeInBurst } = await behindGate();
    await writeInBurst(get('/').repeat(9));
    await eventually(() => bodies.length === 9 && !gate.isClosed);
    caller.write(get('/').repeat(50));
    await eventually(() => bodies.length === 59);
    expect(gate.isPipelining(socket)).toBe(false);
  });

  it('takes no body for requests', async () => {
    const { gate, server, caller, bodies, socket, writeInBurst } = await behindGate();
    const body = get('/x').repeat(1000);
    const begun = once(server, 'request');
    caller.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n`);
    await begun;
    await writeInBurst(body);
    await eventually(() => bodies.length === 1);
    expect([bodies[0] === body, gate.isPipelining(socket)]).toEqual([true, false]);
  });
});

/** Makes a burst at a server: its gate closes. */
function close(server: ReturnType<typeof createServer>): void {
  for (let count = 0; count < 500; count += 1)
    server.emit('request', { socket: null }, { socket: null });
}

describe('a request without a host', () => {
  it.each([
    ['1.1', 'HTTP/1.1 400 Bad Request'],
    ['1.0', 'HTTP/1.1 200 OK'],
  ])('of HTTP/%s', async (version, status) => {
    const listening = await listen(service, { port: 0 });
    atEnd(() => listening.end(0));
    const socket = await open(listening.port);
    socket.write(`GET / HTTP/${version}\r\n\r\n`);
    expect(await text(socket)).toContain(status);
  });

  it('takes a connection over once, however often it was paused', async () => {
    const server = createServer((_request, response) => response.end());
    const accepted = once(server, 'connection');
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    atEnd(() => server.close());
    await open(Object(server.address()).port);
    const [socket] = await accepted;
    const [ofNode] = socket.listeners('data');
    readInSlices(socket, () => undefined);
    const ours = socket.listeners('data');
    readInSlices(socket, () => undefined);
    expect(ours).not.toContain(ofNode);
    expect([ours.length, socket.listeners('data')]).toEqual([1, ours]);
  });
});
