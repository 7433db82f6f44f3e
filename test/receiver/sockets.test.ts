import { connect, type Socket } from 'node:net';
import { unreadAnswers } from '../../src/http/unread-answers.js';
import { eventually } from '../support/resources.js';
import {
  encoded,
  envelopeText,
  FORM,
  goodOrder,
  jpeg,
  MULTIPART,
  MULTIPART_END,
  multipart,
  partHead,
  resultOf,
  SITE,
  sharedReceiver,
  startReceiver,
} from './harness.js';

const link = sharedReceiver({ bodyTimeout: 60_000, uploadTimeout: 60_000 });
afterEach(async () => {
  link.act('get_order', undefined);
  link.act('get_all_orders', undefined);
  link.act('send_file', undefined);
  // Whatever a caller did, the next one is served, and nothing of a file is left.
  await link.result('validate_user', {});
  await eventually(() => link.leftovers().length === 0);
});

function open(): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(link.port, '127.0.0.1', () => resolve(socket));
    socket.on('error', reject);
    socket.on('error', () => {});
  });
}

const head = (length: number | 'chunked', type = FORM) =>
  `POST /link HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n${
    length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`
  }\r\n\r\n`;

const order = encoded(envelopeText('get_order', { report_id: '1' }));
const payload = `${partHead({ name: 'payload' })}${envelopeText('send_file', { dst_report_id: '1', file_id: 'a' })}\r\n`;
const fileHead = partHead({ name: 'file', filename: 'a.jpg' });
const bytes = jpeg(30_000);

/** The text that has arrived on a connection so far. */
function received(socket: Socket): () => string {
  let text = '';
  socket.on('data', (piece: Buffer) => {
    text += piece.toString('latin1');
  });
  return () => text;
}

/** Gives the receiver time to have seen what was sent. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 60));

describe('a caller that hangs up', () => {
  it.each([
    ['before its request', ''],
    ['in the request line', 'POST /li'],
    ['in the headers', 'POST /link HTTP/1.1\r\nHost: x\r\nContent-Ty'],
    ['before the body', head(500)],
    ['in the body', `${head(500)}payload=%7B%22user`],
    ['in a chunk', `${head('chunked')}ff\r\npayload=`],
    ['between chunks', `${head('chunked')}8\r\npayload=\r\n`],
    ['before the first part', head(5000, MULTIPART)],
    ['in the head of a part', `${head(5000, MULTIPART)}${payload.slice(0, 40)}`],
    ['in the envelope', `${head(5000, MULTIPART)}${payload.slice(0, -30)}`],
    ['behind the envelope', `${head(50_000, MULTIPART)}${payload}`],
    ['before the bytes of the file', `${head(50_000, MULTIPART)}${payload}${fileHead}`],
    ['in the file', [`${head(50_000, MULTIPART)}${payload}${fileHead}`, bytes]],
    ['in a file in front of the envelope', [`${head(50_000, MULTIPART)}${fileHead}`, bytes]],
    ['behind the file', [`${head(50_000, MULTIPART)}${payload}${fileHead}`, bytes, '\r\n']],
    [
      'in front of the last boundary',
      [`${head(50_000, MULTIPART)}${fileHead}`, bytes, `\r\n${payload}`],
    ],
  ])('%s runs no handler and leaves nothing', async (_, sent) => {
    for (const end of ['destroy', 'end'] as const) {
      const socket = await open();
      for (const piece of [sent].flat()) socket.write(piece);
      await settle();
      if (end === 'destroy') socket.destroy();
      else socket.end();
      await settle();
      socket.destroy();
      await eventually(() => link.leftovers().length === 0);
    }
    expect(link.calls).toEqual([]);
    for (const { error } of link.failures)
      expect(error.code).toMatch(/^(client_gone|body_malformed)$/);
  });

  it('while its event runs aborts the signal, whenever that is asked for', async () => {
    const reasons: unknown[] = [];
    for (const early of [true, false]) {
      let running = false;
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      link.act('get_order', async (event) => {
        if (early) event.signal.addEventListener('abort', () => reasons.push(event.signal.reason));
        running = true;
        await released;
        if (!early && event.signal.aborted) reasons.push(event.signal.reason);
        return null;
      });
      const socket = await open();
      socket.write(head(order.length) + order);
      await eventually(() => running);
      socket.destroy();
      await settle();
      // The receiver is in this process: it has seen the end after some turns, however slow they are.
      for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
      release();
      await settle();
    }
    expect(reasons).toEqual([
      expect.objectContaining({ code: 'client_gone' }),
      expect.objectContaining({ code: 'client_gone' }),
    ]);
  });

  it('while its file is handled leaves nothing', async () => {
    let running = false;
    link.act('send_file', async () => {
      running = true;
      await settle();
      return null;
    });
    const socket = await open();
    const body = Buffer.concat([
      Buffer.from(payload + fileHead),
      bytes,
      Buffer.from(`\r\n${MULTIPART_END}`),
    ]);
    socket.write(head(body.length, MULTIPART));
    socket.write(body);
    await eventually(() => running);
    expect(link.leftovers()).toHaveLength(1);
    socket.destroy();
    await eventually(() => link.leftovers().length === 0);
  });

  it.each([
    ['before a list begins', 10],
    ['in the middle of a list', 1_000_000],
  ])('%s closes the iterator of the app', async (_, count) => {
    let closed = false;
    let begun = false;
    link.act('get_all_orders', async function* () {
      try {
        for (let at = 1; at <= count; at += 1) {
          begun = true;
          if (count === 10) await new Promise((resolve) => setTimeout(resolve, 20));
          yield { report_id: String(at), wo_number: 'W'.repeat(20_000), wo_status: 'Unread' };
        }
      } finally {
        closed = true;
      }
    });
    const body = encoded(envelopeText('get_all_orders'));
    const socket = await open();
    socket.write(head(body.length) + body);
    await eventually(() => begun);
    await settle();
    socket.destroy();
    await eventually(() => closed);
  });

  it('and never reads does not fill the memory', async () => {
    let made = 0;
    link.act('get_all_orders', function* () {
      for (; made < 3000; made += 1)
        yield { report_id: '1', wo_number: 'W'.repeat(20_000), wo_status: 'Unread' };
    });
    const body = encoded(envelopeText('get_all_orders'));
    const socket = await open();
    socket.pause();
    socket.write(head(body.length) + body);
    await eventually(() => made > 10);
    let before = 0;
    await eventually(async () => {
      before = made;
      await new Promise((resolve) => setTimeout(resolve, 300));
      return made === before;
    }, 'its end');
    expect(made).toBeLessThan(3000);
    socket.destroy();
  });
});

describe('a caller that goes on sending', () => {
  it('after an early answer gets the answer', async () => {
    const small = await startReceiver({ maxBodySize: 1000 });
    const answer = await small.post((request) => {
      request.write('payload=');
      for (let at = 0; at < 200; at += 1) request.write('x'.repeat(10_000));
      request.end();
    });
    expect(answer.status).toBe(413);
    expect(answer.envelope.remote_site_id).toBe(SITE);
    await small.close();
  });

  it('two events on one connection gets two answers', async () => {
    const socket = await open();
    const text = received(socket);
    socket.write(head(order.length) + order + head(order.length) + order);
    await eventually(() => text().split('"success":true').length === 3);
    await settle();
    socket.end();
    expect(text().match(/"success":true/g)).toHaveLength(2);
  });

  it('many events on one connection leaves no listener on it', async () => {
    const sockets: Socket[] = [];
    const note = (accepted: Socket) => sockets.push(accepted);
    link.server.on('connection', note);
    link.act('get_order', ({ signal }) => (signal.aborted ? null : goodOrder()));
    const socket = await open();
    const text = received(socket);
    const listeners: number[] = [];
    for (let at = 1; at <= 15; at += 1) {
      socket.write(head(order.length) + order);
      await eventually(() => text().split('HTTP/1.1 200').length === at + 1);
      await new Promise(setImmediate);
      listeners.push(sockets[0]?.listenerCount('close') ?? 0);
    }
    socket.destroy();
    link.server.removeListener('connection', note);
    expect(listeners.at(-1)).toBe(listeners[1]);
  });

  it('waits for a 100 Continue gets it', async () => {
    const socket = await open();
    const text = received(socket);
    socket.write(head(order.length).replace('Host', 'Expect: 100-continue\r\nHost'));
    await eventually(() => text() !== '');
    socket.write(order);
    await eventually(() => text().includes('"success":true'));
    socket.end();
    expect(text()).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200/);
  });
});

describe('a body in pieces', () => {
  it('of one byte each is read all the same', async () => {
    const socket = await open();
    const body = Buffer.from(
      `payload=${envelopeText('get_order', { report_id: '1', x: 'ü漢\u{1f3e0}' })}`,
    );
    socket.setNoDelay(true);
    socket.write(head(body.length));
    for (const byte of body) socket.write(Buffer.from([byte]));
    await eventually(() => link.calls.length === 1);
    expect(link.calls[0]?.data.x).toBe('ü漢\u{1f3e0}');
    socket.destroy();
  });

  it('of multipart, cut at every place, is read all the same', async () => {
    const body = multipart([
      { name: 'payload', content: envelopeText('send_file', { dst_report_id: '1', file_id: 'a' }) },
      { name: 'file', filename: 'a.jpg', content: jpeg(300) },
    ]);
    for (let cut = 1; cut < body.length; cut += 37) {
      const answer = await link.post(
        (request) => {
          request.write(body.subarray(0, cut), () =>
            setImmediate(() => request.end(body.subarray(cut))),
          );
        },
        { 'content-type': MULTIPART },
      );
      resultOf(answer);
    }
    expect(new Set(link.calls.map(({ file }) => file?.size))).toEqual(new Set([300]));
  });

  it.each([
    ['cut off before its end', (body: Buffer) => body.subarray(0, -MULTIPART_END.length)],
    ['cut off in the file', (body: Buffer) => body.subarray(0, -200)],
    ['cut off in a head', (body: Buffer) => body.subarray(0, 30)],
    [
      'with another boundary',
      (body: Buffer) =>
        Buffer.from(body.toString('latin1').replaceAll('svclink-test-boundary', 'other'), 'latin1'),
    ],
    [
      'with a broken head',
      (body: Buffer) =>
        Buffer.from(
          body.toString('latin1').replace('Content-Disposition', 'Content-Dis\0position'),
          'latin1',
        ),
    ],
    ['of nothing', () => Buffer.alloc(0)],
    ['of noise', () => Buffer.alloc(5000, 0x2d)],
  ])('of multipart %s is answered 400 with nothing left', async (_, damage) => {
    const body = multipart([
      { name: 'payload', content: envelopeText('send_file', { dst_report_id: '1', file_id: 'a' }) },
      { name: 'file', filename: 'a.jpg', content: jpeg(300) },
    ]);
    const answer = await link.post(damage(body), { 'content-type': MULTIPART });
    expect([answer.status, answer.envelope.error]).toEqual([400, true]);
    expect(answer.envelope.return_error_msg).toMatch(
      /multipart form is broken|payload: the form has no/,
    );
    expect(link.calls).toEqual([]);
  });
});

describe('a caller that reads nothing of a long list', () => {
  const row = (at: number) => ({
    report_id: String(at + 1),
    wo_status: 'Unread',
    wo_number: 'W'.repeat(500),
  });
  const items = Array.from({ length: 60_000 }, (_, at) => row(at));
  async function* oneByOne() {
    for (const item of items) yield { ...item, wo_number: 'W'.repeat(500_000) };
  }

  it.each([
    ['in memory: for the whole list', () => items, 8 * 1024 * 1024],
    ['of a stream: for what waits in the connection', oneByOne, 500_000],
  ])('counts for the memory of its answer, %s', async (_name, list, bytes) => {
    link.act('get_all_orders', list);
    const before = 0;
    await eventually(() => unreadAnswers.bufferedBytes === before);
    const socket = await open();
    socket.pause();
    const body = encoded(envelopeText('get_all_orders', {}));
    socket.write(head(Buffer.byteLength(body)) + body);
    await eventually(() => unreadAnswers.bufferedBytes - before >= bytes);
    socket.destroy();
    await eventually(() => unreadAnswers.bufferedBytes === before);
  });
});
