import express from 'express';
import { serve } from '../support/resources.js';
import {
  CALLER,
  encoded,
  exchange,
  FORM,
  failureOf,
  type Harness,
  MULTIPART,
  multipart,
  PASSWORD,
  resultOf,
  startReceiver,
} from './harness.js';

let link: Harness;
let host: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  link = await startReceiver({ maxValues: 1000 });
  host = await serve(
    express()
      .use('/text', express.urlencoded({ extended: false, limit: '9mb' }))
      .use('/object', express.json({ limit: '9mb' }))
      .use(['/text', '/object'], link.receiver),
  );
});
afterAll(async () => {
  await host.close();
  await link.close();
});
beforeEach(() => {
  link.calls.length = 0;
});

/** The text of an envelope around event_data that is JSON already. */
const wrap = (data: string, password = PASSWORD) =>
  `{"username":"acme","password":"${password}","site_id":"${CALLER}","event_name":"get_order","event_data":${data}}`;

/** Every way that a payload can come. */
const WAYS: [name: string, send: (payload: string) => ReturnType<Harness['post']>][] = [
  ['as it stands', (payload) => link.post(`payload=${payload}`)],
  ['as it stands behind another variable', (payload) => link.post(`a=1&payload=${payload}`)],
  ['percent-encoded', (payload) => link.post(encoded(payload))],
  [
    'in multipart',
    (payload) =>
      link.post(multipart([{ name: 'payload', content: payload }]), { 'content-type': MULTIPART }),
  ],
  [
    'as text that the app has parsed',
    (payload) => exchange(`${host.url}/text`, encoded(payload), { 'content-type': FORM }),
  ],
  [
    'as an object that the app has parsed',
    (payload) =>
      exchange(`${host.url}/object`, `{"payload":${payload}}`, {
        'content-type': 'application/json',
      }),
  ],
];

describe.each(WAYS)('a payload that comes %s', (_, send) => {
  const deep = (levels: number, text = '') =>
    `{"report_id":"1","a":${'['.repeat(levels - 1)}"${text}"${']'.repeat(levels - 1)}}`;

  it.each([
    ['65 levels', 65, ''],
    ['100 levels with the word constructor', 100, 'constructor'],
    ['4,000 levels', 4000, ''],
    ['100 levels of a long text', 100, 'x'.repeat(5000)],
  ])('of %s is refused alike [link.depth.alike]', async (_name, levels, text) => {
    for (const data of [deep(levels, text), JSON.stringify(deep(levels, text))]) {
      expect(failureOf(await send(wrap(data)))).toBe('event_data: nested deeper than 64 levels');
      expect(link.failures.at(-1)?.error).toMatchObject({ stage: 'data', code: 'payload_unsafe' });
    }
    expect(link.calls).toEqual([]);
  });

  it('of 64 levels is taken, with the word constructor in a text [link.depth.alike]', async () => {
    for (const data of [deep(64, 'constructor'), JSON.stringify(deep(64, 'constructor'))]) {
      resultOf(await send(wrap(data)));
    }
    expect(link.calls).toHaveLength(2);
  });

  it('has as many values as the option allows, and no more', async () => {
    // The object, its list and report_id are values too.
    const list = (length: number) => `{"report_id":"1","a":[${Array(length).fill('1').join()}]}`;
    for (const wrapped of [(data: string) => data, (data: string) => JSON.stringify(data)]) {
      resultOf(await send(wrap(wrapped(list(997)))));
      expect(failureOf(await send(wrap(wrapped(list(998)))))).toBe(
        'event_data: has more than 1000 values',
      );
      expect(link.failures.at(-1)?.error).toMatchObject({ stage: 'data', code: 'payload_unsafe' });
    }
    expect(link.calls).toHaveLength(2);
  });

  it.each([
    ['{"report_id":"1","a":{"constructor":1}}', '.a.constructor: this member name is refused'],
    ['{"report_id":"1","\\u005f_proto__":1}', '.__proto__: this member name is refused'],
    [
      '{"report_id":"1","a":["\\ud800"]}',
      '.a[0]: has a character that is no text (NUL, or half of a surrogate pair)',
    ],
  ])('with %s is refused alike', async (data, problem) => {
    for (const sent of [data, JSON.stringify(data)]) {
      expect(failureOf(await send(wrap(sent)))).toBe(`event_data${problem}`);
      expect(link.failures.at(-1)?.error).toMatchObject({ stage: 'data', code: 'payload_unsafe' });
    }
    expect(link.calls).toEqual([]);
  });
});

describe('before credentials hold', () => {
  const MILLION = 1_000_000;
  const WRONG = 'b'.repeat(40);
  const values = `{"report_id":"1","a":[${'1,'.repeat(MILLION)}1]}`;

  it.each(WAYS.slice(0, 4))(
    'nothing of event_data is built from a payload %s [link.cost.before-credentials]',
    async (_, send) => {
      const parse = jest.spyOn(JSON, 'parse');
      // Of a text nothing but that text is made.
      const longest = () =>
        Math.max(
          ...parse.mock.calls.map(([text]) => (text.startsWith('"') ? 0 : String(text).length)),
        );
      try {
        for (const data of [values, JSON.stringify(values)]) {
          parse.mockClear();
          expect(failureOf(await send(wrap(data, WRONG)))).toMatch(/^Could not validate/);
          expect(longest()).toBeLessThan(2000);
        }
        // Nor is it once they do: these are too many.
        parse.mockClear();
        expect(failureOf(await send(wrap(values)))).toBe('event_data: has more than 1000 values');
        expect(longest()).toBeLessThan(2000);
      } finally {
        parse.mockRestore();
      }
      expect(link.calls).toEqual([]);
    },
  );

  it('nothing tells whether event_data is right', async () => {
    const answers = [
      '{}',
      '{"report_id":"1"}',
      '5',
      '"{"',
      values,
      `${'['.repeat(99)}${']'.repeat(99)}`,
    ];
    for (const data of answers) {
      expect(failureOf(await link.post(`payload=${wrap(data, WRONG)}`))).toBe(
        'Could not validate username and password.',
      );
    }
  });
});

describe('the option maxValues', () => {
  it.each([0, -1, 1.5, '1000', Number.NaN, null])('is not %p', async (maxValues) => {
    const options: object = { maxValues };
    await expect(startReceiver(options)).rejects.toThrow(/^maxValues: must be a whole number/);
  });

  it('is 1,000,000 by default', async () => {
    const usual = await startReceiver();
    try {
      const data = (length: number) => `{"report_id":"1","a":[${'1,'.repeat(length - 1)}1]}`;
      resultOf(await usual.post(`payload=${wrap(data(999_997))}`));
      expect(failureOf(await usual.post(`payload=${wrap(data(999_998))}`))).toBe(
        'event_data: has more than 1000000 values',
      );
    } finally {
      await usual.close();
    }
  });
});
