import { createServer } from 'node:http';
import request from 'supertest';
import { createReceiver, requestLog } from '../../src/index.js';
import { sendEvent } from '../../src/testing/index.js';

const SITE = '3f9d6a52-7c1e-4b0a-9d35-6e2f8a41c7b0';

function gathered(options: Parameters<typeof requestLog>[0] = {}) {
  const lines: string[] = [];
  const log = requestLog({ ...options, write: (text) => void lines.push(text) });
  return {
    log,
    text() {
      log.flush();
      return lines.join('');
    },
  };
}

function receiverWith(log: ReturnType<typeof requestLog>) {
  return createReceiver({
    siteId: SITE,
    accounts: [{ username: 'acme', password: 'open sesame' }],
    logger: log,
  }).on('get_order', () => {
    throw new Error('the database\nis gone');
  });
}

const caller = { username: 'acme', password: 'open sesame' };

describe('the log of requests', () => {
  it.each([
    ['debug', ['debug', 'info', 'warn', 'error', 'request']],
    ['info', ['info', 'warn', 'error', 'request']],
    ['warn', ['warn', 'error']],
    ['error', ['error']],
  ] as const)('writes nothing below the level %s', (level, expected) => {
    const { log, text } = gathered({ format: 'json', level });
    for (const one of ['debug', 'info', 'warn', 'error'] as const) log[one]({}, one);
    // A receiver reports a request that went well as debug, with its duration.
    log.debug({ duration: 1 }, 'request');
    const written = text().trimEnd().split('\n');
    expect(written.map((line) => JSON.parse(line).msg)).toEqual(expected);
  });

  it('takes no level that there is not', () => {
    expect(() => requestLog({ level: 'loud' as never })).toThrow('level: must be one of debug');
  });

  it('has one line per event: who, what, how it went, how long', async () => {
    const { log, text } = gathered({ format: 'text', colours: false });
    const receiver = receiverWith(log);
    await sendEvent(receiver, 'validate_user', {}, caller);
    await sendEvent(receiver, 'validate_user', {}, { ...caller, password: 'wrong' });
    const [good = '', bad = '', ...rest] = text().trimEnd().split('\n');
    expect(good).toMatch(
      /^\d\d:\d\d:\d\d\.\d{3} {2}POST validate_user +acme +ok +\d+\.\d ms {2}127\.0\.0\.1 {2}[0-9a-f-]{36}$/,
    );
    expect(bad).toMatch(
      / {2}POST +acme +credentials_invalid +\d+\.\d ms {2}127\.0\.0\.1 {2}[0-9a-f-]{36} {2}\S/,
    );
    expect(rest).toEqual([]);
  });

  it('says in that line what the form of a refused password shows, and where a fault of ours arose', async () => {
    const { log, text } = gathered({ format: 'text', colours: false });
    const receiver = receiverWith(log);
    await sendEvent(receiver, 'validate_user', {}, { ...caller, passwordSha1: 'open sesame' });
    expect(text()).toMatch(
      / password: the password is not 40 hex digits, so perhaps in the clear.*\n$/,
    );
    expect(text().split('\n')).toHaveLength(2);
    await sendEvent(receiver, 'get_order', { report_id: '7' }, caller);
    expect(text()).toMatch(
      /POST get_order +acme +handler_failed .*Error: the database\n[\s\S]*at .*request-log\.test/,
    );
  });

  it('has the shape of pino where nobody looks', async () => {
    const { log, text } = gathered({ format: 'json' });
    const receiver = receiverWith(log);
    await sendEvent(receiver, 'validate_user', {}, caller);
    await sendEvent(receiver, 'get_order', { report_id: '7' }, caller);
    const lines = text()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toMatchObject([
      { level: 30, msg: 'event answered', event: 'validate_user', username: 'acme' },
      { level: 50, event: 'get_order', code: 'handler_failed', err: { type: 'Error' } },
    ]);
    for (const { time, duration, pid } of lines) {
      expect([typeof time, typeof duration, pid]).toEqual(['number', 'number', process.pid]);
    }
  });

  it('tells of other requests, and never of what is signed or asked for in their addresses', async () => {
    const { log, text } = gathered({ format: 'text', colours: false });
    const server = createServer(
      log.requests((message, response) => {
        response.writeHead(message.url?.startsWith('/files') ? 404 : 200).end('x');
      }),
    );
    await request(server).get('/readyz?token=secret');
    await request(server).get(`/files/${'s3cret'.repeat(20)}`);
    const [ready = '', files = ''] = text().trimEnd().split('\n');
    expect(ready).toMatch(/ {2}GET \/readyz +- +200 +\d+\.\d ms {2}\S+$/);
    expect(files).toMatch(/ {2}GET \/files\/… +- +404 /);
    expect(text()).not.toMatch(/s3cret|secret/);
  });

  it('is in colours where it is asked to be, and lets no caller steer the terminal', () => {
    const { log, text } = gathered({ format: 'text', colours: true });
    log.debug({ event: 'x\u001b[2J', username: 'a\nb', duration: 1 }, 'event answered');
    expect(text()).toContain('\u001b[1mPOST x·[2J');
    expect(text()).toContain('a·b');
  });

  it('writes the lines of one turn together, and failures of ours at once', async () => {
    const writes: string[] = [];
    const log = requestLog({ format: 'json', write: (text) => void writes.push(text) });
    log.info({}, 'one');
    log.info({}, 'two');
    expect(writes).toEqual([]);
    await new Promise(setImmediate);
    expect(writes).toHaveLength(1);
    log.error({ err: 'no error at all' }, 'three');
    expect(writes).toHaveLength(2);
    await new Promise(setImmediate);
    expect(writes).toHaveLength(2);
  });
});
