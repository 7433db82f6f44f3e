import { connect } from 'node:net';
import {
  type Envelope,
  encoded,
  envelopeText,
  exchange,
  FORM,
  failureOf,
  GOOD_DATA,
  goodData,
  goodOrder,
  MULTIPART,
  resultOf,
  SITE,
  sharedReceiver,
  startReceiver,
} from './harness.js';

const link = sharedReceiver({ maxBodySize: 200_000 });
const hasty = sharedReceiver({ bodyTimeout: 100 });

const MEMBERS = ['error', 'remote_site_id', 'result_data', 'return_error_msg', 'success'];
const ORG_EVENTS = ['mark_order_imported', 'get_file', 'send_notes', 'send_ready_for_office'];
const OPEN_EVENTS = [
  'send_file',
  'send_photo_flag',
  'send_pcr_answers',
  'send_checkin',
  'bid_comp_confirm',
];

/** One answer of every kind: successes, failures of events, and of what never was one. */
async function everyAnswer() {
  link.act('get_order', () => {
    throw new Error('/srv/app/orders.js:12 at Object.<anonymous>');
  });
  const good = Object.entries(GOOD_DATA).filter(
    ([name]) => !['get_order', 'send_file'].includes(name),
  );
  const answers = [
    ...good.map(([name, given]) => link.send(name, given)),
    link.send('get_order', { report_id: '1' }),
    link.send('get_order', {}),
    link.send('no_such_event'),
    link.send('get_order', {}, { password: 'x' }),
    link.send('get_order', {}, { site_id: 'x' }),
    link.send('get_order', {}, { username: '' }),
    link.post('payload=['),
    link.post('x'.repeat(300_000)),
    hasty.post((request) => void request.write('p')),
    link.post('x', { 'content-type': 'text/html' }),
    link.post('x', { 'content-type': MULTIPART }),
    link.post('x', { 'content-encoding': 'gzip' }),
    exchange(link.url, '', {}, 'get'),
    exchange(`${link.url}/%ff/../etc`, '', {}, 'delete'),
  ];
  const all = await Promise.all(answers);
  link.act('get_order', undefined);
  return all;
}

describe('every answer', () => {
  it('is a JSON envelope without a page or a stack [link.response.always-envelope]', async () => {
    const answers = await everyAnswer();
    expect(new Set(answers.map(({ status }) => status))).toEqual(
      new Set([200, 400, 405, 408, 413, 415, 500]),
    );
    for (const { headers, text, envelope } of answers) {
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(headers['content-length']).toBe(String(Buffer.byteLength(text)));
      const members = Object.keys(envelope).filter((name) => name !== 'remote_org_id');
      expect(members.sort()).toEqual(MEMBERS);
      expect(text).not.toMatch(/<html|<!doctype|\n\s+at |\.js:\d|node_modules/i);
    }
  });

  it('carries the same remote_site_id [link.response.remote-site-id]', async () => {
    const ids = (await everyAnswer()).map(({ envelope }) => envelope.remote_site_id);
    expect(ids.length).toBeGreaterThan(30);
    expect(new Set(ids)).toEqual(new Set([SITE]));
  });

  it('tells success and failure by Booleans and a message [link.response.error] [link.response.success] [link.response.return-error-msg]', async () => {
    const answers = await everyAnswer();
    const failed = answers.filter(({ envelope }) => envelope.error);
    expect(failed.length).toBe(14);
    expect(answers.length - failed.length).toBe(20);
    for (const { envelope } of answers) {
      expect([envelope.error, envelope.success]).toEqual([
        envelope.error === true,
        !envelope.error,
      ]);
      if (envelope.error) expect(envelope.return_error_msg).toEqual(expect.stringMatching(/\S/));
      else expect(envelope.return_error_msg).toBeNull();
    }
  });

  it('has a result_data: null, an object, an array or a text [link.response.result-data]', async () => {
    link.act('send_checkin', () => 'stored');
    const answers = [
      ...(await everyAnswer()),
      await link.send('send_checkin', GOOD_DATA.send_checkin),
    ];
    link.act('send_checkin', undefined);
    const kindOf = ({ result_data: result }: Envelope) =>
      result === null ? 'null' : Array.isArray(result) ? 'array' : typeof result;
    for (const { envelope } of answers) expect(envelope).toHaveProperty('result_data');
    const kinds = new Set(answers.map(({ envelope }) => kindOf(envelope)));
    expect(kinds).toEqual(new Set(['null', 'array', 'object', 'string']));
  });

  it('has security headers, is not stored, and does not name what serves it', async () => {
    const { headers } = await link.send('get_all_orders');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('has other security headers, or none, under the option', async () => {
    const none = await startReceiver({ securityHeaders: false });
    const { headers } = await none.send('get_all_orders');
    expect(headers).not.toHaveProperty('content-security-policy');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    await none.close();
    const own = await startReceiver({
      securityHeaders: { xFrameOptions: { action: 'sameorigin' } },
    });
    expect((await own.send('get_all_orders')).headers['x-frame-options']).toBe('SAMEORIGIN');
    await own.close();
  });
});

describe('remote_org_id', () => {
  it.each(ORG_EVENTS)(
    'goes with %s when the account has one [link.response.remote-org-id]',
    async (name) => {
      const { text, envelope } = await link.send(name, goodData(name));
      expect(envelope.remote_org_id).toBe(18);
      expect(text).toContain('"remote_org_id":18');
    },
  );

  it.each(ORG_EVENTS)(
    'is left out of %s when the account has none [link.response.remote-org-id]',
    async (name) => {
      const bare = await startReceiver({ accounts: () => ({ ...bareAccount }) });
      const { envelope } = await bare.send(name, goodData(name));
      expect(envelope.success).toBe(true);
      expect(envelope).not.toHaveProperty('remote_org_id');
      await bare.close();
    },
  );

  it('goes with no other event by itself', async () => {
    for (const [name, given] of Object.entries(GOOD_DATA)) {
      if (ORG_EVENTS.includes(name) || name === 'send_file') continue;
      expect((await link.send(name, given)).envelope).not.toHaveProperty('remote_org_id');
    }
  });

  it.each(Object.keys(GOOD_DATA).filter((name) => name !== 'send_file'))(
    'can be added by the handler of %s [link.response.remote-org-id-any]',
    async (name) => {
      const { goodResult } = await import('./harness.js');
      link.act(name, (event) => {
        event.remoteOrgId = 77;
        return goodResult(name, event.data);
      });
      expect((await link.send(name, goodData(name))).envelope.remote_org_id).toBe(77);
      link.act(name, undefined);
    },
  );

  it('can be taken out by a handler, and is never sent wrong', async () => {
    link.act('mark_order_imported', (event) => {
      event.remoteOrgId = undefined;
    });
    const out = await link.send('mark_order_imported', { report_id: '1' });
    expect(out.envelope).not.toHaveProperty('remote_org_id');
    for (const wrong of ['77', 1.5, Number.NaN, {}]) {
      link.act('mark_order_imported', (event) => {
        event.remoteOrgId = wrong as number;
      });
      await link.fault('mark_order_imported', { report_id: '1' });
      expect(link.failures.at(-1)?.error.code).toBe('result_invalid');
    }
    link.act('mark_order_imported', undefined);
  });

  const bareAccount = { username: 'acme', password: 'open sesame' };
});

describe('a result', () => {
  it('that breaks its schema is an error envelope and a log entry, and is never sent [link.response.result-checked]', async () => {
    link.act('get_all_orders', () => [{ report_id: '1', wo_number: 'SECRET-NUMBER' }]);
    const answer = await link.send('get_all_orders');
    const message = failureOf(answer, 500);
    expect(message).toMatch(/^The event failed\. Reference: [0-9a-f-]{36}$/);
    expect(answer.text).not.toContain('SECRET-NUMBER');
    const reference = message.slice(-36);
    expect(link.logs).toEqual([
      {
        level: 'error',
        message,
        entry: expect.objectContaining({ id: reference, code: 'result_invalid', stage: 'result' }),
      },
    ]);
    expect(link.failures[0]?.error.cause).toMatchObject({
      message: 'result_data[0].wo_status: is required',
    });
    link.act('get_all_orders', undefined);
  });

  it.each(OPEN_EVENTS)(
    'of %s is null when its handler returns nothing [link.response.unshown-null]',
    async (name) => {
      link.act(name, () => undefined);
      expect(await link.result(name, goodData(name))).toBeNull();
      link.act(name, undefined);
    },
  );

  it.each(OPEN_EVENTS)(
    'of %s is sent unchecked, whatever it is [link.response.unshown-passed]',
    async (name) => {
      for (const given of [{ any: { deep: [1, null] } }, [1, 'two'], 'text', [], {}]) {
        link.act(name, () => given);
        expect(await link.result(name, goodData(name))).toEqual(given);
      }
      link.act(name, undefined);
    },
  );

  it('that has no JSON is a failure, not a broken answer', async () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    for (const given of [
      circle,
      { big: 1n },
      {
        toJSON: () => {
          throw new Error('no');
        },
      },
    ]) {
      link.act('send_checkin', () => given);
      await link.fault('send_checkin', GOOD_DATA.send_checkin);
    }
    link.act('send_checkin', undefined);
  });
});

/** All that comes of an answer until the connection ends. */
function received(form: string): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(link.port, '127.0.0.1', () => {
      socket.write(
        `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${FORM}\r\nContent-Length: ${form.length}\r\n\r\n${form}`,
      );
    });
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
  });
}

describe('a streamed list', () => {
  const order = (at: number) => ({
    report_id: String(at),
    wo_number: `W${at}`,
    wo_status: 'Unread',
  });
  function* orders(count: number) {
    for (let at = 1; at <= count; at += 1) yield order(at);
  }
  async function* slowOrders(count: number) {
    for (const one of orders(count)) {
      await new Promise(setImmediate);
      yield one;
    }
  }
  afterEach(() => link.act('get_all_orders', undefined));

  it.each([
    ['a generator', () => orders(3)],
    ['an async generator', () => slowOrders(3)],
    ['a Set', () => new Set(orders(3))],
    ['a promise of a generator', async () => orders(3)],
  ])('may be %s, and a short one has a length', async (_, list) => {
    link.act('get_all_orders', list);
    const answer = await link.send('get_all_orders');
    const items = resultOf(answer);
    expect(items).toEqual([1, 2, 3].map((at) => ({ ...order(at), report_id: at })));
    expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(answer.text)));
  });

  it('of many items is sent as it comes, in one envelope', async () => {
    link.act('get_all_orders', () => orders(20_000));
    const answer = await link.send('get_all_orders');
    expect(answer.headers).not.toHaveProperty('content-length');
    const items = resultOf(answer);
    expect(Array.isArray(items) && items.length).toBe(20_000);
    expect(answer.envelope).toMatchObject({ remote_site_id: SITE, error: false, success: true });
  });

  it('never carries a wrong remote_org_id', async () => {
    link.act('get_file', (event) => {
      event.remoteOrgId = '"77' as never;
      return new Set();
    });
    await link.fault('get_file', GOOD_DATA.get_file);
    link.act('get_file', undefined);
    expect(link.failures.map(({ error }) => error.code)).toEqual(['result_invalid']);
  });

  it('of nothing is an empty array', async () => {
    link.act('get_all_orders', () => orders(0));
    expect(await link.result('get_all_orders')).toEqual([]);
  });

  it('carries remote_org_id where it is due', async () => {
    link.act('get_file', () => new Set());
    const answer = await link.send('get_file', GOOD_DATA.get_file);
    expect(answer.envelope.remote_org_id).toBe(18);
    link.act('get_file', undefined);
  });

  it.each([
    ['a wrong item', { wo_number: 'W' }, 'result_invalid'],
    ['an error', new Error('db lost'), 'handler_failed'],
  ])('that begins with %s is a plain failure', async (_, bad, code) => {
    link.act('get_all_orders', function* () {
      yield order(1);
      if (bad instanceof Error) throw bad;
      yield bad;
    });
    const answer = await link.send('get_all_orders');
    // What the list itself throws for the caller to read is a refusal.
    const message = failureOf(answer, answer.status === 500 ? 500 : 200);
    expect(message).toMatch(/^The event failed\. Reference: /);
    expect(link.failures.map(({ error }) => error.code)).toEqual([code]);
  });

  it.each([
    ['a wrong item', 'result_invalid', () => ({ wo_number: 'W' })],
    [
      'an error',
      'handler_failed',
      () => {
        throw new Error('db lost');
      },
    ],
  ])(
    'that breaks with %s behind its first 64 KiB is cut off, once logged, and never parses [link.list.broken-envelope]',
    async (_, code, bad) => {
      link.act('get_all_orders', function* () {
        yield* orders(5000);
        yield bad();
      });
      const text = await received(encoded(envelopeText('get_all_orders')));
      expect(text).toContain('"result_data":[{"report_id":1,');
      expect(text.match(/result_data/g)).toHaveLength(1);
      expect(text).not.toMatch(/"success"|db lost|\r\n0\r\n\r\n$/);
      expect(link.failures.map(({ error }) => error.code)).toEqual([code]);
      await expect(link.send('get_all_orders')).rejects.toThrow(/aborted/);
    },
  );

  it('names the item that is wrong', async () => {
    link.act('get_all_orders', function* () {
      yield* orders(2);
      yield { wo_number: 'W' };
    });
    await link.fault('get_all_orders');
    const { cause } = link.failures.at(-1)?.error ?? {};
    expect(String(cause)).toMatch(/result_data\[2\]/);
  });

  it('closes the app’s own iterator when an item is wrong', async () => {
    let closed = 0;
    link.act('get_all_orders', function* () {
      try {
        yield { wrong: true };
      } finally {
        closed += 1;
      }
    });
    await link.fault('get_all_orders');
    expect(closed).toBe(1);
  });

  it('is a wrong result for an event whose result is no list', async () => {
    link.act('get_order', () => orders(1));
    await link.fault('get_order', { report_id: '1' });
    link.act('get_order', undefined);
    expect(link.failures.map(({ error }) => error.code)).toEqual(['result_invalid']);
  });
});

describe('blanks of a handler', () => {
  afterEach(() => link.act('get_order', undefined));

  it('are blank text where a text may be blank, in lists within it too [link.result.blanks]', async () => {
    const line = { desc: null, qty: '1.00', price: '2.00', total: '2.00', add: undefined };
    const row = goodOrder({
      lock_code: null,
      lot_size: undefined,
      broker_name: null,
      line_items: [line],
    });
    const before = structuredClone(row);
    expect(await link.sent('get_order', row)).toMatchObject({
      lock_code: '',
      lot_size: '',
      broker_name: null,
      line_items: [{ ...line, desc: '', add: '' }],
    });
    expect(row).toEqual(before);
  });

  it.each<[string, object]>([
    ['a flag', { has_foh: null }],
    ['an amount', { line_items: [{ desc: '', qty: null, price: '2.00', total: '2.00', add: '' }] }],
    ['an id', { pcr_forms: [{ pcr_form_id: null, form_ver_id: 1, form_required: 1 }] }],
    ['a number for a text', { city: 5 }],
    ['a list for a text', { city: [] }],
  ])('are a wrong result for %s [link.result.blanks]', async (_, members) => {
    await link.unsent('get_order', goodOrder(members));
  });

  it('are a wrong result for an address that a file record is known by [link.result.blanks]', async () => {
    await link.unsent('get_foh', { obj_url: null, file_metadata: { file_size: 1 } });
  });

  it('are a wrong result for a text that is not there at all [link.result.blanks]', async () => {
    const { city: _, ...without } = goodOrder({});
    await link.unsent('get_order', without);
  });
});
