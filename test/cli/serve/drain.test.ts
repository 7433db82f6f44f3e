import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay, setImmediate } from 'node:timers/promises';
import request from 'supertest';
import { type Listening, listen } from '../../../src/http/index.js';
import { eventually } from '../../support/eventually.js';
import { svclink } from '../command-line.js';
import { opened } from './opened-site.js';
import { removeFolder, temporaryFolder } from './serve-process.js';

const folder = temporaryFolder();
afterAll(() => removeFolder(folder));

const UPLOAD = [
  'POST /link HTTP/1.1',
  'Host: x',
  'Content-Type: application/x-www-form-urlencoded',
  'Content-Length: 10',
  '',
  'pay',
].join('\r\n');

/** A connection whose request has begun to arrive. */
async function uploading(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.write(UPLOAD, resolve));
  await delay(50);
  // The server is in this process: it has read what was written after some turns, however slow they are.
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
  return socket;
}

/** What a connection is answered; '' where it is cut. */
const answerOf = (socket: Socket) => text(socket).catch(() => '');

describe('a served site that was asked to end', () => {
  it('says draining for its time, and answers requests meanwhile [site.serve.drain]', async () => {
    const served = await opened(join(folder, 'drained'), { drainSeconds: '8' });
    let isEnded = false;
    const ended = served.stop().then(() => {
      isEnded = true;
    });
    const get = (path: string) => request(served.publicUrl).get(path);
    const ready = await get('/readyz');
    expect([ready.status, ready.body.reason]).toEqual([503, 'draining']);
    await delay(500);
    const answer = await request(served.publicUrl).post('/link').type('form').send('payload={}');
    // The balancer and the caller open their next connection elsewhere.
    expect([answer.body.success, answer.headers.connection]).toEqual([false, 'close']);
    expect((await get('/healthz')).status).toBe(200);
    expect(isEnded).toBe(false);
    await ended;
    await expect(get('/healthz')).rejects.toThrow('ECONNREFUSED');
  });

  it('gives uploads that are under way the time of their setting [site.serve.drain]', async () => {
    const served = await opened(join(folder, 'uploading'), { uploadSeconds: '1' });
    const socket = await uploading(Number(new URL(served.publicUrl).port));
    const answered = answerOf(socket);
    const began = performance.now();
    await served.stop();
    const took = performance.now() - began;
    expect(await answered).toBe('');
    expect(took).toBeGreaterThan(900);
    // All other requests have 8 seconds.
    expect(took).toBeLessThan(7000);
  });

  it('keeps idle connections for the time of its setting', async () => {
    const served = await opened(join(folder, 'idle'), { keepAliveSeconds: '60' });
    const { headers } = await request(served.publicUrl)
      .get('/healthz')
      .set('Connection', 'keep-alive');
    expect(headers['keep-alive']).toBe('timeout=60');
    await served.stop();
  });

  it.each([
    [['--drain-seconds', 'x'], 'must be a whole number from 0 to 3600'],
    [['--upload-seconds', '-1'], 'must be a whole number from 0 to 3600'],
    [['--keep-alive-seconds', '0'], 'must be a whole number from 1 to 3600'],
    [['--log-level', 'loud'], 'must be one of debug, info, warn, error'],
  ])('takes no %j', async (flags, problem) => {
    const outcome = await svclink(['config', ...flags]);
    expect([outcome.status, outcome.err]).toEqual([2, expect.stringContaining(problem)]);
  });

  it('has settings for all of its times [site.serve.drain]', async () => {
    const env = { SVCLINK_DRAIN_SECONDS: '10', SVCLINK_KEEP_ALIVE_SECONDS: '70' };
    const { out } = await svclink(['config', '--json', '--upload-seconds', '300'], { env });
    const rows: readonly { name: string; value: string; source: string }[] = JSON.parse(out);
    expect(rows).toEqual(
      expect.arrayContaining([
        { name: 'drainSeconds', value: '10', source: 'SVCLINK_DRAIN_SECONDS' },
        { name: 'uploadSeconds', value: '300', source: '--upload-seconds' },
        { name: 'keepAliveSeconds', value: '70', source: 'SVCLINK_KEEP_ALIVE_SECONDS' },
        { name: 'logLevel', value: 'info', source: 'default' },
      ]),
    );
  });
});

describe('a server that ends', () => {
  let listening: Listening;
  let handled = 0;
  beforeEach(async () => {
    handled = 0;
    listening = await listen(
      (incoming, response) => {
        handled += 1;
        // Answers an upload when it is complete, everything else never.
        if (incoming.method === 'POST') incoming.resume().on('end', () => response.end('stored'));
      },
      { port: 0 },
    );
  });

  async function both(): Promise<readonly [Socket, Promise<string>, Promise<string>, Socket]> {
    const upload = await uploading(listening.port);
    const slow = connect(listening.port, '127.0.0.1');
    slow.on('error', () => undefined);
    slow.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await eventually(() => handled === 2);
    return [upload, answerOf(upload), answerOf(slow), slow];
  }

  it('waits longer for uploads than for handlers, and answers them [site.serve.drain]', async () => {
    const [upload, uploaded, slow] = await both();
    const ended = listening.end(100, 30_000);
    expect(await slow).toBe('');
    await delay(100);
    upload.write('load=ab');
    expect(await uploaded).toContain('stored');
    await ended;
  });

  it('waits longer for handlers than for uploads', async () => {
    const [, uploaded, slow, caller] = await both();
    let isCut = false;
    void slow.then(() => {
      isCut = true;
    });
    const ended = listening.end(30_000, 100);
    expect(await uploaded).toBe('');
    expect(isCut).toBe(false);
    caller.destroy();
    await ended;
  });
});
