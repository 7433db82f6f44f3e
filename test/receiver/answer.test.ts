import express, { Router } from 'express';
import type { Receiver, ReceiverRequest } from '../../src/index.js';
import { serve } from '../support/resources.js';
import {
  encoded,
  envelopeText,
  exchange,
  FORM,
  jpeg,
  MULTIPART,
  multipart,
  SITE,
  sharedReceiver,
  startReceiver,
} from './harness.js';

const link = sharedReceiver();

const order = envelopeText('get_order', { report_id: '1' });

describe('a request without a socket', () => {
  const request = (
    body: ReceiverRequest['body'],
    type = FORM,
    more: object = {},
  ): ReceiverRequest => ({
    method: 'POST',
    headers: { 'content-type': type },
    remoteAddress: '192.0.2.1',
    body,
    ...more,
  });
  const answer = async (given: ReceiverRequest) => {
    const reply = await link.receiver.answer(given);
    return { status: reply.status, ...JSON.parse(String(reply.body)) };
  };
  const file = multipart([
    { name: 'payload', content: envelopeText('send_file', { dst_report_id: '1', file_id: 'a' }) },
    { name: 'file', filename: 'a.jpg', content: jpeg() },
  ]);

  it.each<[string, ReceiverRequest]>([
    ['text', request({ kind: 'text', text: encoded(order) })],
    ['unencoded text', request({ kind: 'text', text: `payload=${order}` })],
    ['bytes', request({ kind: 'bytes', bytes: Buffer.from(encoded(order)) })],
    [
      'multipart bytes',
      request(
        { kind: 'bytes', bytes: multipart([{ name: 'payload', content: order }]) },
        MULTIPART,
      ),
    ],
    [
      'multipart text',
      request(
        { kind: 'text', text: multipart([{ name: 'payload', content: order }]).toString() },
        MULTIPART,
      ),
    ],
    ['parsed', request({ kind: 'parsed', value: { payload: order } })],
    [
      'parsed JSON',
      request({ kind: 'parsed', value: { payload: JSON.parse(order) } }, 'application/json'),
    ],
    [
      'text with a sign that stands for damage',
      request({ kind: 'text', text: `payload=${order}&x=\ufffd` }),
    ],
  ])('of %s is answered', async (_, given) => {
    expect(await answer(given)).toMatchObject({ status: 200, success: true, remote_site_id: SITE });
    expect(link.calls[0]?.data).toEqual({ report_id: '1' });
    expect(link.calls[0]?.event.remoteAddress).toBe('192.0.2.1');
    expect(link.calls[0]?.event.signal.aborted).toBe(false);
  });

  it('may bring a file, in bytes or as an app has read it', async () => {
    const payload = envelopeText('send_file', { dst_report_id: '1', file_id: 'a' });
    const found = { fieldname: 'file', originalname: 'a.jpg', buffer: jpeg() };
    await answer(request({ kind: 'bytes', bytes: file }, MULTIPART));
    await answer(
      request({ kind: 'parsed', value: { payload } }, MULTIPART, {
        files: [{ fieldname: 'x' }, null, 'x', found],
      }),
    );
    expect(link.calls.map((call) => call.file?.size)).toEqual([2000, 2000]);
    expect(link.leftovers()).toEqual([]);
  });

  it.each<[string, ReceiverRequest, number, RegExp]>([
    ['consumed', request({ kind: 'consumed' }), 500, /mount the receiver before/],
    ['gone', request({ kind: 'gone' }), 499, /hung up/],
    ['unread, without a stream', request({ kind: 'unread' }), 500, /no body to read/],
    [
      'text of another type',
      request({ kind: 'text', text: '{}' }, 'application/json'),
      415,
      /^Content-Type/,
    ],
    [
      'damaged text of another type',
      request({ kind: 'text', text: '{"a":"\ufffd"}' }, 'application/json'),
      415,
      /^Content-Type/,
    ],
    [
      'bytes of no type',
      request({ kind: 'bytes', bytes: Buffer.from('x') }, ''),
      415,
      /none was sent/,
    ],
    [
      'bytes that are no UTF-8',
      request({ kind: 'bytes', bytes: Buffer.from([0x70, 0xff]) }),
      400,
      /not UTF-8/,
    ],
    [
      'multipart without a boundary',
      request({ kind: 'bytes', bytes: file }, 'multipart/form-data'),
      400,
      /boundary/,
    ],
    [
      'damaged multipart text',
      request({ kind: 'text', text: file.toString() }, MULTIPART),
      500,
      /read as text/,
    ],
    [
      'a parsed list',
      request({ kind: 'parsed', value: [1] }, 'application/json'),
      415,
      /^Content-Type/,
    ],
    [
      'a parsed multipart form without payload',
      request({ kind: 'parsed', value: { a: '1' } }, MULTIPART),
      400,
      /no such variable/,
    ],
    [
      'a parsed payload that is cut short',
      request({ kind: 'parsed', value: { payload: '{"username":"a' } }),
      400,
      /mount the receiver before it\)$/,
    ],
    [
      'a parsed payload that is another JSON',
      request({ kind: 'parsed', value: { payload: '[1]' } }),
      400,
      /^payload: must be a JSON object$/,
    ],
    ['a parsed scalar', request({ kind: 'parsed', value: 5 }), 400, /no such variable/],
    [
      'a parsed form without payload',
      request({ kind: 'parsed', value: { a: 1 } }),
      400,
      /no such variable/,
    ],
    [
      'a parsed payload[x]',
      request({ kind: 'parsed', value: { payload: { x: order } } }),
      400,
      /not payload\[…\]/,
    ],
    [
      'payload twice, parsed',
      request({ kind: 'parsed', value: { payload: [order, order] } }),
      400,
      /one form variable of text/,
    ],
    [
      'a parsed number',
      request({ kind: 'parsed', value: { payload: 5 } }),
      400,
      /one form variable of text/,
    ],
    [
      'a parsed null',
      request({ kind: 'parsed', value: { payload: null } }),
      400,
      /one form variable of text/,
    ],
    [
      'an unsafe parsed envelope',
      request(
        { kind: 'parsed', value: { payload: JSON.parse('{"__proto__":1}') } },
        'application/json',
      ),
      400,
      /refused/,
    ],
    [
      'a GET',
      request({ kind: 'text', text: encoded(order) }, FORM, { method: 'GET' }),
      405,
      /call by POST/,
    ],
  ])('that is %s is answered with its fix', async (_, given, status, message) => {
    expect(await answer(given)).toMatchObject({
      status,
      error: true,
      result_data: null,
      return_error_msg: expect.stringMatching(message),
    });
    expect(link.calls).toEqual([]);
  });
});

describe('a receiver in an app', () => {
  const ask = async (
    mountOn: (app: express.Express, receiver: Receiver) => void,
    path = '/link',
  ) => {
    const app = express();
    mountOn(app, link.receiver);
    const host = await serve(app);
    const answer = await exchange(host.url + path, encoded(order), { 'content-type': FORM });
    await host.close();
    return answer;
  };

  it.each<[string, (app: express.Express, receiver: Receiver) => void]>([
    ['under a path', (app, receiver) => app.use('/link', receiver)],
    ['at the root', (app, receiver) => app.use(receiver)],
    ['as a route for POST', (app, receiver) => app.post('/link', receiver)],
    ['as a route for all', (app, receiver) => app.all('/link', receiver)],
    ['in a router', (app, receiver) => app.use('/', Router().use('/link', receiver))],
    [
      'behind other routes',
      (app, receiver) => app.get('/', (_, response) => void response.end()).use('/link', receiver),
    ],
  ])('%s answers', async (_, mountOn) => {
    expect((await ask(mountOn)).envelope.success).toBe(true);
  });

  it('leaves every other path to the app', async () => {
    const answer = await ask((app, receiver) => app.use('/link', receiver), '/other');
    expect([answer.status, answer.text.includes('Cannot POST')]).toEqual([404, true]);
  });

  it('never hands a request on', async () => {
    let handedOn = 0;
    const answer = await ask((app, receiver) =>
      app.use('/link', receiver).use((_, response) => {
        handedOn += 1;
        response.end();
      }),
    );
    expect([answer.envelope.success, handedOn]).toEqual([true, 0]);
  });

  it('keeps out of an answer that the app has given', async () => {
    const answer = await ask((app, receiver) =>
      app.use('/link', (request, response) => {
        response.status(202).end('of the app');
        receiver(request, response);
      }),
    );
    expect([answer.status, answer.text]).toEqual([202, 'of the app']);
  });

  it('stands beside another one', async () => {
    const other = await startReceiver({ siteId: '2fc25d06-72bd-42f8-ad34-ecbdc5f1a4a4' });
    const mountBoth = (app: express.Express, receiver: Receiver) =>
      app.use('/a', receiver).use('/b', other.receiver);
    const sites = [await ask(mountBoth, '/a'), await ask(mountBoth, '/b')].map(
      ({ envelope }) => envelope.remote_site_id,
    );
    expect(sites).toEqual([SITE, '2fc25d06-72bd-42f8-ad34-ecbdc5f1a4a4']);
    await other.close();
  });

  it('answers many at once', async () => {
    const bodies = Array.from({ length: 200 }, (_, at) =>
      link.received('get_order', { report_id: at }),
    );
    await Promise.all(bodies);
    const seen = link.calls.map(({ data }) => Number(data.report_id)).sort((a, b) => a - b);
    expect(seen).toEqual(Array.from({ length: 200 }, (_, at) => at));
  });
});
