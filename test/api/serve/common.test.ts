import { request } from 'node:http';
import supertest from 'supertest';
import { ACTION_NAMES, apiCatalogue } from '../../../src/api/index.js';
import { type RunningDemo, startDemo } from '../support/demo.js';
import { expectError } from '../support/expect-error.js';
import { bearer, post, startService, type TestService } from '../support/service.js';

let demo: RunningDemo;
let service: TestService;
let headers: Record<string, string>;
beforeAll(async () => {
  demo = await startDemo();
  service = await startService((api) =>
    api
      .on('bid/list', ({ data }) => ({ report_id: data.report_id, bids: [] }))
      .on('bid/uom', () => ({ uom: {} }))
      .on('bid/update', ({ data }) => ({ result: JSON.stringify(data) })),
  );
  headers = bearer(await service.token());
});

describe('every action', () => {
  it.each(ACTION_NAMES)('/%s answers only POST [api.common.post]', async (action) => {
    for (const method of ['get', 'put', 'patch', 'delete', 'options'] as const) {
      const response = await supertest(demo.url)[method](`/${action}`).set(demo.headers);
      expect([response.status, response.headers.allow]).toEqual([405, 'POST']);
      expect(response.body).toEqual({
        error: 'method_not_allowed',
        error_description: expect.any(String),
      });
    }
  });

  it.each(ACTION_NAMES)(
    '/%s takes an absent, an empty and a {} body alike [api.common.empty-body]',
    async (action) => {
      const answers = [
        await demo.call(action),
        await demo.call(action, ''),
        await demo.call(action, {}),
        await demo.call(action, '  '),
      ];
      const [first] = answers;
      // Content is read again for each answer; everything else is the same text.
      for (const answer of answers)
        expect([answer.status, answer.text]).toEqual([first?.status, first?.text]);
      expect(first?.status).not.toBe(500);
    },
  );

  const bodies = [
    '[]',
    '[{}]',
    'null',
    '7',
    '"text"',
    'true',
    '{',
    '{"a":1',
    '{"a":1}{"b":2}',
    "{'a':1}",
    'report_id=1',
    '<xml/>',
    '\u0000',
  ];
  it.each(ACTION_NAMES)(
    '/%s refuses what is no JSON object [api.common.bad-body]',
    async (action) => {
      for (const body of bodies) expectError(await demo.call(action, body), 400, 'invalid_request');
    },
  );

  it.each(ACTION_NAMES)(
    '/%s answers JSON in the error shape [api.common.json-response] [api.common.error-shape]',
    async (action) => {
      for (const answer of [await post(`${demo.url}/${action}`), await demo.call(action, '[]')]) {
        expect(answer.headers['content-type']).toBe('application/json');
        expect(answer.body).toEqual({
          error: expect.any(String),
          error_description: expect.any(String),
        });
      }
    },
  );
});

describe('what is no action', () => {
  it.each([
    '',
    'bid',
    'bid/',
    'bid/list/',
    'bid/lists',
    'BID/LIST',
    'bid//list',
    'bid/list/x',
    '%62id/list',
    'constructor',
    '__proto__',
    'auth',
    'auth/tokens',
    'bid%2Flist',
  ])('is answered 404 in the error shape: /%s [api.common.json-response]', async (path) => {
    const answer = await post(`${service.url}/${path}`, {}, headers);
    expect(answer.headers['content-type']).toBe('application/json');
    expectError(answer, 404, 'not_found');
  });

  it('is also an action without a handler', async () => {
    expectError(await service.call('bid/delete', { comp_note_id: 1 }), 404, 'not_found');
  });

  it('is not looked for in the query', async () => {
    expect((await post(`${service.url}/bid/uom?x=/bid/list`, {}, headers)).status).toBe(200);
  });
});

describe('bad bodies', () => {
  const send = (body: string | Buffer, more: Record<string, string> = {}) =>
    fetch(`${service.url}/bid/list`, {
      method: 'POST',
      body: new Uint8Array(Buffer.from(body)),
      headers: { 'content-type': 'application/json', ...headers, ...more },
    });

  it.each([
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonp',
    'nonsense',
  ])('refuses %s', async (type) => {
    const response = await send('{"report_id":1}', { 'content-type': type });
    expect([response.status, Object(await response.json()).error]).toEqual([
      400,
      'invalid_request',
    ]);
  });

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'APPLICATION/JSON',
    'application/vnd.api+json',
  ])('takes %s', async (type) => {
    expect((await send('{"report_id":1}', { 'content-type': type })).status).toBe(200);
  });

  it('refuses compressed bodies', async () => {
    expect((await send('x', { 'content-encoding': 'gzip' })).status).toBe(400);
  });

  it('refuses what is not UTF-8, and passes over a byte order mark', async () => {
    expect((await send(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]))).status).toBe(400);
    expect((await send('\ufeff{"report_id":1}')).status).toBe(200);
  });

  it.each([
    '{"__proto__":{"report_id":1}}',
    '{"report_id":1,"a":[{"__proto__":1}]}',
    '{"report_id":1,"\\u005f_proto__":1}',
  ])('refuses %s', async (body) => {
    const response = await send(body);
    expect([response.status, Object(await response.json()).error]).toEqual([
      400,
      'invalid_request',
    ]);
  });

  it.each(['[', '{"a":'])('refuses a body of 100,000 times %s', async (open) => {
    expect((await send(`{"report_id":1,"x":${open.repeat(100_000)}`)).status).toBe(400);
  });

  it('takes brackets in text for text', async () => {
    expect((await send(JSON.stringify({ report_id: 1, x: '[{\\"'.repeat(1000) }))).status).toBe(
      200,
    );
  });

  it('refuses 100 MB of JSON without reading them', async () => {
    const response = await new Promise<number | undefined>((resolve, reject) => {
      const call = request(`${service.url}/bid/list`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'content-length': 100_000_000 },
      });
      call.on('response', (answer) => {
        resolve(answer.statusCode);
        call.destroy();
      });
      call.on('error', reject);
      call.write('{"report_id":1,"x":"');
    });
    expect(response).toBe(413);
  });

  it('refuses a large body of unknown length while it comes', async () => {
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(64 * 1024).fill(0x20));
      },
    });
    const init = { method: 'POST', headers, body, duplex: 'half' } as const;
    const status = await fetch(`${service.url}/bid/list`, init).then((response) => response.status);
    expect(status).toBe(413);
  });

  it('refuses a body that does not come', async () => {
    const slow = await startService((api) => api.on('bid/uom', () => ({ uom: {} })), {
      bodyTimeout: 2000,
    });
    const token = await slow.token();
    const status = await new Promise((resolve, reject) => {
      const call = request(`${slow.url}/bid/uom`, {
        method: 'POST',
        headers: { ...bearer(token), 'content-type': 'application/json', 'content-length': 10 },
      });
      call.on('response', (answer) => {
        resolve(answer.statusCode);
        call.destroy();
      });
      call.on('error', reject);
      call.write('{');
    });
    expect(status).toBe(408);
    await slow.close();
  });
});

describe('members', () => {
  it('that are unknown are kept', async () => {
    const { body } = await service.call('bid/update', {
      comp_note_id: '7',
      colour: 'red',
      qty: null,
    });
    expect(JSON.parse(String(body.result))).toEqual({ comp_note_id: 7, colour: 'red' });
  });

  it('that are unknown are refused by option', async () => {
    const strict = await startService((api) => api.on('bid/uom', () => ({ uom: {} })), {
      unknownMembers: 'refuse',
    });
    const answer = await strict.call('bid/uom', { colour: 'red' });
    expectError(answer, 400, 'invalid_request');
    expect(answer.body.error_description).toContain('colour');
    expect((await strict.call('bid/uom', {})).status).toBe(200);
    await strict.close();
  });
});

describe('garbage', () => {
  const values = [
    null,
    true,
    -1,
    1.5,
    1e308,
    '',
    ' ',
    'x',
    '1'.repeat(30),
    'x'.repeat(3000),
    [],
    [[]],
    {},
    { a: 1 },
    [null],
  ];

  it.each(apiCatalogue.map(({ action }) => action))('is never a 500 at /%s', async (action) => {
    const names = [
      'report_id',
      'file_id',
      'comp_note_id',
      'values',
      'items',
      'questions',
      'content',
      'offset',
      'type',
      'note_id',
      'autoimport_id',
      'export_date',
      'address',
      'qty',
      'line_id',
      'ready',
      'pcr_form_id',
      'version',
      'invoice_id',
      'org_property_id',
      'state',
    ];
    for (const value of values) {
      const { status } = await demo.call(
        action,
        Object.fromEntries(names.map((name) => [name, value])),
      );
      expect(status).toBeLessThan(500);
    }
  });
});
