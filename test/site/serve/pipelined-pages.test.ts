import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { frontPage, type Listening, listen } from '../../../src/http/index.js';
import { unreadAnswers } from '../../../src/http/unread-answers.js';
import type { Site } from '../../../src/site/index.js';
import { siteRoutes } from '../../../src/site/serve/routes.js';
import { eventually } from '../../support/eventually.js';

const REQUESTS = 40;
const site = {
  check: async () => {},
  metrics: async () => '',
} as unknown as Site;

let listening: Listening;
let socket: Socket | undefined;
/** The responses that have ended and are not yet sent, and the most of them at one time. */
let unsent: Set<ServerResponse>;
let most: number;
let made: number;

function counted(listener: (request: IncomingMessage, response: ServerResponse) => void) {
  return (request: IncomingMessage, response: ServerResponse) => {
    const end = response.end.bind(response);
    response.end = (...given: []) => {
      unsent.add(response);
      made += 1;
      most = Math.max(most, unsent.size);
      response.once('close', () => unsent.delete(response));
      return end(...given);
    };
    listener(request, response);
  };
}

async function open(isOpen: boolean): Promise<void> {
  const pages = new Map([['', frontPage({ title: 'A', about: 'x'.repeat(60_000), send: 'B' })]]);
  const routes = siteRoutes(() => (isOpen ? site : undefined), { pages });
  listening = await listen(counted(routes.listener), { port: 0 });
}

function pipeline(path: string, count: number): Socket {
  const one = connect(listening.port, '127.0.0.1');
  one.on('error', () => {});
  one.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(count));
  socket = one;
  return one;
}

beforeEach(() => {
  unsent = new Set();
  most = 0;
  made = 0;
});
afterEach(async () => {
  socket?.destroy();
  await listening.end(0);
});

describe('the pages of a served site', () => {
  it.each([
    ['/', true],
    ['/healthz', true],
    ['/readyz', true],
    ['/metrics', true],
    ['/nothing', true],
    ['/console', true],
    ['/push', true],
    ['/api', true],
    ['/link', false],
    ['/api/x', false],
    ['/console/', false],
  ])(
    'answer pipelined requests one at a time: %s, of a site that is open: %s',
    async (path, isOpen) => {
      await open(isOpen);
      const caller = pipeline(path, REQUESTS).resume();
      await eventually(async () => made === REQUESTS);
      expect(most).toBe(1);
      expect(caller.destroyed).toBe(false);
    },
  );

  it('are not made for a caller that reads none of them, and what it leaves unread is counted', async () => {
    await open(true);
    const before = unreadAnswers.bufferedBytes;
    pipeline('/', 2000).pause();
    await eventually(async () => unreadAnswers.bufferedBytes > before);
    await delay(100);
    // The rest fits into the buffers of the operating system.
    expect(made * 60_000).toBeLessThan(30_000_000);
    expect(most).toBe(1);
    socket?.destroy();
    await eventually(async () => unreadAnswers.bufferedBytes === before);
  });
});
