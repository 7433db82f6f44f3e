import { createServer } from 'node:net';
import { callErrorCodes, LinkCallError, type LinkClient } from '../../src/client/index.js';
import { freePort } from '../support/free-port.js';
import {
  answering,
  clientFor,
  cut,
  envelope,
  envelopeOf,
  failureOf,
  sharedPeer,
  startPeer,
  text,
} from './peer.js';

const peer = sharedPeer({ maxAnswerSize: 10_000 });

/** What get_order fails with. */
async function failing(using: LinkClient = peer.client, options = {}): Promise<LinkCallError> {
  const error = await failureOf(using.call('get_order', { report_id: '1' }, options));
  if (!LinkCallError.is(error)) throw error;
  expect(error.kind).toBe(callErrorCodes[error.code].kind);
  expect(error.event).toBe('get_order');
  return error;
}

const NO = 'Could not validate username and password.';

describe('the peer says no', () => {
  it.each<[string, object]>([
    ['error true, success false', { error: true, success: false }],
    ['error true, success true', { error: true, success: true }],
    ['error "1"', { error: '1', success: true }],
    ['error "True"', { error: 'True' }],
    ['error 1', { error: 1 }],
    ['error a text', { error: 'broken' }],
  ])('by %s [client.failure.error]', async (_title, members) => {
    peer.answer = answering({ ...members, return_error_msg: NO });
    const error = await failing();
    expect(error).toMatchObject({ kind: 'refused', code: 'refused', status: 200, reasons: [NO] });
    expect(error.message).toBe(`get_order: ${NO}`);
  });

  it.each<[string, object]>([
    ['success false, error false', { success: false, error: false }],
    ['success "false"', { success: 'False', error: '' }],
    ['success 0', { success: 0 }],
    ['success "0", error null', { success: '0', error: null }],
    ['success "no"', { success: 'no' }],
    ['success "", error false', { success: '' }],
  ])('by %s [client.failure.success]', async (_title, members) => {
    peer.answer = answering({ ...members, return_error_msg: NO });
    expect(await failing()).toMatchObject({ kind: 'refused', reasons: [NO] });
  });

  it.each([400, 401, 403, 404, 422, 500, 503])(
    'by the HTTP status %i around an envelope [client.failure.http]',
    async (status) => {
      peer.answer = answering({ error: true, success: false, return_error_msg: NO }, status);
      const error = await failing();
      expect(error).toMatchObject({ kind: 'refused', status, reasons: [NO] });
      expect(error.message).toContain(`(HTTP status ${status})`);
    },
  );

  it('by an HTTP status alone, although the envelope says success [client.failure.http]', async () => {
    peer.answer = answering({ return_error_msg: null }, 500);
    expect(await failing()).toMatchObject({ kind: 'refused', status: 500, reasons: [] });
  });

  it('without a reason, and says so', async () => {
    peer.answer = answering({ error: true, return_error_msg: ' ' });
    expect((await failing()).message).toBe('get_order: the receiver refused, and gave no reason');
  });

  it('of several sentences is one line [client.failure.list]', async () => {
    const result_data = { error: ['Roof is not answered.', 'Front needs more photos.'] };
    peer.answer = answering({ success: false, error: true, return_error_msg: 'No.', result_data });
    const call = peer.client.call('send_ready_for_office', { dst_report_id: '5' });
    expect(String(await failureOf(call))).toBe(
      'LinkCallError: send_ready_for_office: No; Roof is not answered; Front needs more photos.',
    );
  });

  it.each<[string, unknown, string[]]>([
    [
      'texts',
      ['photos are missing', 'form 12 is not done'],
      ['photos are missing', 'form 12 is not done'],
    ],
    ['one text', 'not yet', ['not yet']],
    ['objects', [{ code: 5 }], ['{"code":5}']],
  ])(
    'in result_data.error of send_ready_for_office, by %s [client.failure.list]',
    async (_title, list, reasons) => {
      const rest = {
        cell_updates: [],
        error_reportid: ['5'],
        records_updated: '0',
        ready_update: '0',
        log_code: 'x',
      };
      peer.answer = answering({ result_data: { error: list, ...rest } });
      const error = await failureOf(
        peer.client.call('send_ready_for_office', { dst_report_id: '5' }),
      );
      expect(error).toMatchObject({ kind: 'refused', status: 200, reasons });
      expect(String(error)).toContain(reasons.join('; '));
    },
  );

  it('not by a member error in the result of another event [client.failure.list]', async () => {
    peer.answer = answering({ result_data: { error: ['x'] } });
    expect(await peer.client.callAny('other')).toEqual({ error: ['x'] });
  });
});

describe('no valid answer', () => {
  it.each<[string, string, RegExp]>([
    [
      'HTML',
      '<!DOCTYPE html><html><title>Login</title></html>',
      /it is an HTML page, which begins <!DOCTYPE html>/,
    ],
    ['nothing', '', /it is empty/],
    ['text', 'Fatal error: out of memory', /it begins Fatal error/],
    [
      'broken JSON',
      '{"error":false,"succ',
      /it is not JSON: it is cut off \(line 1, column 21\), at \{"error":false,"succ <here>$/,
    ],
    ['a list', '[1,2]', /no response envelope/],
    ['null', 'null', /no response envelope/],
    ['a number', '17', /no response envelope/],
    ['an object of another kind', '{"status":"ok"}', /no response envelope/],
    ['an envelope without fate', '{"error":null,"success":null,"result_data":1}', /no response/],
    ['a warning in front of an envelope', `Warning: x\n${envelope()}`, /it begins Warning: x \{/],
    [
      'JSON too deep',
      `{"error":false,"result_data":${'['.repeat(3000)}${']'.repeat(3000)}}`,
      /nested deeper/,
    ],
  ])('is %s [client.failure.not-envelope]', async (_title, body, message) => {
    peer.answer = text(body, 200);
    const error = await failing();
    expect(error).toMatchObject({ kind: 'invalid_answer', code: 'not_an_envelope', status: 200 });
    expect(error.message).toMatch(message);
    expect(error.cause).not.toBeInstanceOf(SyntaxError);
    expect(error.answer?.text).toBe(body);
  });

  it.each([301, 404, 500, 502])(
    'is an HTTP status %i without an envelope [client.failure.http]',
    async (status) => {
      peer.answer = text('<html>no</html>', status);
      const error = await failing();
      expect(error).toMatchObject({ kind: 'invalid_answer', code: 'http_status', status });
      expect(error.message).toMatch(
        `HTTP status ${status} without an envelope: it is an HTML page`,
      );
    },
  );

  it('is a redirect, which is not followed: credentials stay where the caller sent them', async () => {
    const other = await startPeer();
    peer.answer = text('', 307, { location: `${other.url}?secret=1` });
    const error = await failing();
    expect(error.code).toBe('http_status');
    expect(error.message).toContain(`redirects to http://127.0.0.1:${other.port}/link?…;`);
    expect(error.message).not.toContain('secret');
    expect(other.seen).toHaveLength(0);
    await other.close();
  });

  it('is read by the first of several headers of one name, as Node does', async () => {
    peer.answer = (_request, response) => {
      const headers = { 'retry-after': ['7', '9'], 'content-type': ['text/plain', 'x/y'] };
      response.writeHead(429, Object.entries(headers).flat()).end('later');
    };
    expect(await failing()).toMatchObject({
      status: 429,
      retryAfter: 7,
      answer: { contentType: 'text/plain' },
    });
    peer.answer = (_request, response) => {
      const location = ['http://one.example/a', 'http://two.example/b'];
      response.writeHead(302, ['location', location]).end();
    };
    expect((await failing()).message).toContain('redirects to http://one.example/a;');
  });

  it.each([true, false])('is one that is too large, its length declared: %s', async (declared) => {
    peer.answer = (_request, response) => {
      if (declared) response.setHeader('content-length', 10_001);
      response.write('x'.repeat(5000));
      response.end('x'.repeat(5001));
    };
    expect(await failing()).toMatchObject({ kind: 'invalid_answer', code: 'answer_too_large' });
  });

  it('is one that is compressed unasked', async () => {
    peer.answer = text('x', 200, { 'content-encoding': 'gzip' });
    expect(await failing()).toMatchObject({ code: 'answer_malformed' });
  });

  it('is something that is not HTTP', async () => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end('220 mail.example ESMTP\r\n', () => socket.destroySoon());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const other = clientFor({ url: `http://127.0.0.1:${port}` });
    expect(await failing(other)).toMatchObject({
      kind: 'invalid_answer',
      code: 'answer_malformed',
    });
    await other.close();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });

  it('never shows the password hash that a peer sends back', async () => {
    peer.answer = (request, response) =>
      response.end(`debug: ${decodeURIComponent(String(request.body))}`);
    const error = await failing();
    const { password } = envelopeOf(peer.seen.at(-1));
    expect(error.answer?.text).toContain('"username":"acme"');
    expect(`${error.message}${error.answer?.text}${JSON.stringify(error)}`).not.toContain(password);
    peer.answer = text(`debug: ${String(password).toUpperCase()}`);
    expect((await failing()).message).toContain('debug: [password hash]');
  });

  it('carries the raw answer, but not into logs', async () => {
    peer.answer = text('odd', 200, { 'content-type': 'text/plain' });
    const error = await failing();
    expect(error.answer).toEqual({ status: 200, contentType: 'text/plain', text: 'odd' });
    expect(Object.keys(error)).not.toContain('answer');
  });
});

describe('no connection, or none that lasted', () => {
  it('tells that nothing listens', async () => {
    const gone = `127.0.0.1:${await freePort()}`;
    const other = clientFor({ url: `http://${gone}/link` });
    const error = await failing(other);
    expect(error).toMatchObject({ kind: 'no_connection', code: 'connection_refused' });
    expect(error.message).toBe(`get_order: nothing listens at ${gone} (ECONNREFUSED)`);
    await other.close();
  });

  it('tells that a name does not resolve', async () => {
    const other = clientFor({ url: 'http://receiver.invalid/link?key=secret' });
    const error = await failing(other);
    expect(error).toMatchObject({ kind: 'no_connection', code: 'host_unknown' });
    expect(error.message).toMatch(/the name of receiver\.invalid does not resolve/);
    expect(error.message).not.toContain('secret');
    await other.close();
  });

  it('tells that there is no TLS', async () => {
    const other = clientFor({ url: peer.url.replace('http:', 'https:') });
    expect((await failing(other)).kind).toMatch(/^no_/);
    await other.close();
  });

  it('tells that the connection was cut before the answer', async () => {
    peer.answer = cut;
    expect(await failing()).toMatchObject({ kind: 'no_answer', code: 'connection_lost' });
  });

  it('tells that the connection was cut within the answer', async () => {
    peer.answer = (_request, response) => {
      response.writeHead(200, { 'content-length': 500 });
      response.write('{"error":');
      setTimeout(() => response.socket?.destroy(), 10);
    };
    expect(await failing()).toMatchObject({ kind: 'no_answer', code: 'connection_lost' });
  });

  it.each(['answers nothing', 'never ends its answer'])(
    'tells that a peer %s in time',
    async (what) => {
      peer.answer = (_request, response) => {
        if (what !== 'answers nothing') response.write('{');
      };
      const error = await failing(peer.client, { timeout: 80 });
      expect(error).toMatchObject({ kind: 'no_answer', code: 'timed_out' });
      expect(error.message).toMatch(
        /^get_order: no complete answer from 127\.0\.0\.1:\d+ within 80 ms$/,
      );
    },
  );

  it('waits for a slow peer that is within the time', async () => {
    peer.answer = (_request, response) => {
      response.write(envelope({ result_data: [] }).slice(0, 20));
      setTimeout(() => response.end(envelope({ result_data: [] }).slice(20)), 60);
    };
    expect(await peer.client.call('get_all_orders')).toEqual([]);
  });
});

describe('a call that is ended', () => {
  it('fails as aborted, with the reason as its cause', async () => {
    peer.answer = () => undefined;
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error('enough')), 20);
    const error = await failing(peer.client, { signal: controller.signal });
    expect(error).toMatchObject({ kind: 'aborted', code: 'aborted' });
    expect(error.cause).toMatchObject({ message: 'enough' });
  });

  it('is not sent when its signal was aborted before', async () => {
    const before = peer.seen.length;
    expect(await failing(peer.client, { signal: AbortSignal.abort() })).toMatchObject({
      code: 'aborted',
    });
    expect(peer.seen).toHaveLength(before);
  });

  it('fails when the client is closed, before and after', async () => {
    const other = clientFor(peer);
    peer.answer = () => undefined;
    const waiting = failing(other);
    setTimeout(() => other.close(), 30);
    expect(await waiting).toMatchObject({ code: 'client_closed' });
    expect(await failing(other)).toMatchObject({ code: 'client_closed' });
  });
});

describe('a hook of exchanges that fails', () => {
  const full = new Error('the log of the app is full');

  it.each<[string, () => unknown]>([
    [
      'throws',
      () => {
        throw full;
      },
    ],
    ['rejects', () => Promise.reject(full)],
  ])('because it %s changes nothing of a call, and is a warning', async (_title, hook) => {
    const warn = jest.spyOn(process, 'emitWarning').mockImplementation();
    const client = clientFor(peer, { onExchange: hook as () => void });
    peer.answer = answering({ result_data: { wo_number: 'A' } });
    const order = await client.call('get_order', { report_id: '1' });
    expect(order.wo_number).toBe('A');
    peer.answer = answering({ success: false, return_error_msg: NO });
    expect((await failing(client)).code).toBe('refused');
    await new Promise(setImmediate);
    const text = 'onExchange failed: Error: the log of the app is full';
    expect(warn.mock.calls).toEqual(Array.from({ length: 2 }, () => [text, 'SvclinkWarning']));
    warn.mockRestore();
    await client.close();
  });
});
