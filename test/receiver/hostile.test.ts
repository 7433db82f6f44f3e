import express from 'express';
import { serve } from '../support/resources.js';
import {
  CALLER,
  encoded,
  envelopeText,
  exchange,
  failureOf,
  GOOD_DATA,
  MULTIPART,
  multipart,
  PASSWORD,
  resultOf,
  sharedReceiver,
} from './harness.js';

const link = sharedReceiver();
afterEach(async () => {
  expect(Object.keys({})).toEqual([]);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  link.calls.length = 0;
  await link.result('validate_user', {});
});

const inner = (event_data: string) => link.send('get_order', undefined, { event_data });
const wrap = (data: string) =>
  `{"username":"acme","password":"${PASSWORD}","site_id":"${CALLER}","event_name":"get_order","event_data":${data}}`;

describe('names that reach for a prototype', () => {
  it.each([
    ['{"report_id":"1","__proto__":{"polluted":1}}', '.__proto__'],
    ['{"report_id":"1","\\u005f_proto__":{"polluted":1}}', '.__proto__'],
    ['{"report_id":"1","a":{"b":[{"__proto__":{"polluted":1}}]}}', '.a.b[0].__proto__'],
    ['{"report_id":"1","constructor":{"prototype":{"polluted":1}}}', '.constructor'],
    ['{"report_id":"1","a":[[{"constructor":1}]]}', '.a[0][0].constructor'],
    ['{"__proto__":{"report_id":"1"}}', '.__proto__'],
  ])('as in %s are refused with their place', async (data, place) => {
    expect(failureOf(await inner(data))).toBe(`event_data${place}: this member name is refused`);
    const message = failureOf(await link.post(encoded(wrap(data))));
    expect(message).toBe(`event_data${place}: this member name is refused`);
    expect(link.calls).toEqual([]);
  });

  it.each([' ', '\n', '\t\r\n '])('are refused behind blanks, as in %j, too', async (blanks) => {
    for (const name of ['__proto__', '\\u005f_proto__', 'constructor']) {
      const message = failureOf(await inner(`${blanks}{"report_id":"1","${name}":1}`));
      expect(message).toMatch(/^event_data\.(__proto__|constructor): this member name is refused$/);
    }
    expect(link.calls).toEqual([]);
  });

  it('are refused in the envelope too', async () => {
    const payload = wrap('{}').replace('"username"', '"__proto__":{"polluted":1},"username"');
    expect(failureOf(await link.post(encoded(payload)), 400)).toBe(
      'payload.__proto__: this member name is refused',
    );
  });

  it('are refused as well when the app has parsed them', async () => {
    const app = express().use(express.json()).use('/link', link.receiver);
    const host = await serve(app);
    try {
      for (const [data, refusal] of [
        ['{"report_id":"1","__proto__":{"a":1}}', '.__proto__: this member name'],
        ['{"report_id":"1","a":[{"constructor":1}]}', '.a[0].constructor: this member name'],
        ['{"report_id":"1","a":"\\u0000"}', '.a: has a character that is no text'],
        ['{"report_id":"1","a":"\\ud800"}', '.a: has a character that is no text'],
      ]) {
        const answer = await exchange(`${host.url}/link`, `{"payload":${wrap(String(data))}}`, {
          'content-type': 'application/json',
        });
        expect(failureOf(answer)).toContain(`event_data${refusal}`);
      }
    } finally {
      await host.close();
    }
    expect(link.calls).toEqual([]);
  });

  it('as form variables do nothing', async () => {
    const payload = encodeURIComponent(envelopeText('get_order', { report_id: '1' }));
    resultOf(await link.post(`__proto__=1&constructor=2&toString=3&payload=${payload}`));
    const parts = [
      { name: '__proto__', content: 'x' },
      { name: 'constructor', content: 'x' },
      { name: 'payload', content: envelopeText('get_order', { report_id: '1' }) },
    ];
    resultOf(await link.post(multipart(parts), { 'content-type': MULTIPART }));
    expect(link.calls.map(({ data }) => data)).toEqual([{ report_id: '1' }, { report_id: '1' }]);
  });

  it('as values, and longer names, are plain data', async () => {
    const data = {
      report_id: '1',
      a: '__proto__',
      b: ['constructor'],
      constructors: 1,
      proto__: 2,
      prototype: 3,
    };
    expect(await link.received('get_order', data)).toEqual(data);
  });
});

describe('characters that are no text', () => {
  it.each([
    ['a NUL', '{"report_id":"1","a":"x\\u0000y"}', '.a'],
    ['a NUL in a name', '{"report_id":"1","x\\u0000y":1}', ''],
    ['half a pair', '{"report_id":"1","a":["\\ud83c"]}', '.a[0]'],
    ['the other half', '{"report_id":"1","a":"\\udfe0x"}', '.a'],
    ['halves in the wrong order', '{"report_id":"1","a":"\\udfe0\\ud83c"}', '.a'],
    ['half a pair in a name', '{"report_id":"1","\\uD800":1}', ''],
  ])('such as %s are refused with their place', async (_, data, place) => {
    const message = `${place}: has a character that is no text (NUL, or half of a surrogate pair)`;
    expect(failureOf(await inner(data))).toBe(`event_data${message}`);
    expect(failureOf(await link.post(encoded(wrap(data))))).toBe(`event_data${message}`);
    expect(link.calls).toEqual([]);
  });

  it('such as a bare NUL are no JSON', async () => {
    expect(failureOf(await inner('{"report_id":"1\0"}'))).toContain(
      'has a character that is no text',
    );
    expect(failureOf(await link.post('payload={"username":"\0"}'), 400)).toMatch(
      /^payload: is not JSON: a control character stands inside a text/,
    );
  });

  it('are not whole pairs and control characters', async () => {
    const data = '{"report_id":"1","a":"\\ud83c\\udfe0 \\u0007 \\u2028"}';
    resultOf(await inner(data));
    expect(link.calls[0]?.data.a).toBe('\u{1f3e0} \u0007 \u2028');
  });
});

describe('nesting', () => {
  const MiB = 1024 * 1024;
  it.each([
    ['lists', '[', ']'],
    ['objects', '{"a":', '}'],
  ])('of 10 MB of %s is refused at once', async (_, opening, closing) => {
    const times = Math.floor((5 * MiB) / opening.length);
    const deep = opening.repeat(times) + (opening === '[' ? '' : '1') + closing.repeat(times);
    expect(failureOf(await link.post(`payload=${wrap(`{"report_id":"1","a":${deep}}`)}`))).toBe(
      'event_data: nested deeper than 64 levels',
    );
    expect(failureOf(await link.post(`payload=${deep}`), 400)).toMatch(
      /^payload: must be a JSON object|^payload.username: is required/,
    );
    expect(failureOf(await inner(`{"a":${deep.slice(0, 2 * MiB)}`))).toMatch(
      /^event_data: is not JSON: it is cut off/,
    );
    expect(link.calls).toEqual([]);
  });

  it('that is only opened is refused at once', async () => {
    expect(failureOf(await link.post(`payload={"a":${'['.repeat(10 * MiB)}`), 400)).toMatch(
      /^payload: is not JSON: it is cut off/,
    );
    expect(failureOf(await link.post(`payload=${'%5B'.repeat(MiB)}`), 400)).toMatch(
      /^payload: is not JSON: it is cut off/,
    );
  });

  it('that looks deep but is text is taken', async () => {
    const data = { report_id: '1', a: `"${'[{'.repeat(5000)}\\"` };
    expect(await link.received('get_order', data)).toEqual(data);
  });

  it('of 60 levels is taken', async () => {
    const data = `{"report_id":"1","a":${'['.repeat(60)}${']'.repeat(60)}}`;
    resultOf(await inner(data));
  });
});

describe('sizes', () => {
  it('of a name of a million letters are told in short', async () => {
    const long = 'n'.repeat(1_000_000);
    for (const answer of [
      await link.send(long),
      await link.send('get_order', {}, { username: long }),
      await link.send('get_order', {}, { site_id: long }),
      await link.send('get_order', {}, { password: long }),
      await link.send('send_contractor_invoice', {
        ...GOOD_DATA.send_contractor_invoice,
        dst_invoice_item_ids: { [long]: 'x' },
      }),
      await link.send('send_notes', { dst_report_id: long, note: [] }),
      await link.send('get_order', { report_id: '1', [long]: { constructor: 1 } }),
      await link.send('get_order', { report_id: '1', [long]: '\0' }),
    ]) {
      expect(failureOf(answer).length).toBeLessThan(300);
    }
    expect(
      JSON.stringify(link.logs.map(({ entry, message }) => [entry, message])).length,
    ).toBeLessThan(20_000);
  });

  it('of a form of a million empty variables are refused', async () => {
    expect(failureOf(await link.post('&'.repeat(1_000_000)), 400)).toBe(
      'the form has too many variables',
    );
  });

  it('of a multipart form of ten thousand parts are refused', async () => {
    const parts = Array.from({ length: 10_000 }, () => ({ name: 'a', content: '' }));
    expect(failureOf(await link.post(multipart(parts), { 'content-type': MULTIPART }), 400)).toBe(
      'the form has too many variables',
    );
  });

  it.each(['a[b][c][d]', 'a[999999999]', `a${'[]'.repeat(5000)}`, '[', 'a]['])(
    'of a multipart name like %s hold nothing up',
    async (name) => {
      const answer = await link.post(multipart([{ name, content: 'x' }]), {
        'content-type': MULTIPART,
      });
      failureOf(answer, 400);
    },
  );

  it('of many members of the wrong kind are told with the first twenty', async () => {
    const note = Array.from({ length: 20_000 }, () => 5);
    const message = await link.refusal('send_notes', { dst_report_id: '1', note });
    const places = Array.from({ length: 20 }, (_, index) => `event_data.note[${index}]`);
    expect(message).toBe(places.map((place) => `${place}: must be an object`).join('; '));
  });
});

describe('wrong types at every level', () => {
  const WRONG = [null, true, 5, -1.5, 'x', [], [[]], {}, { a: 1 }, [null], ''];

  function* variants(value: unknown): Generator<unknown> {
    for (const wrong of WRONG) yield wrong;
    if (Array.isArray(value)) {
      for (const inner of variants(value[0])) yield [inner];
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, member] of Object.entries(value)) {
        yield Object.fromEntries(Object.entries(value).filter(([other]) => other !== name));
        for (const inner of variants(member)) yield { ...value, [name]: inner };
      }
    }
  }

  it.each(Object.entries(GOOD_DATA))('of %s are an envelope with a place', async (name, data) => {
    link.act('send_file', () => null);
    for (const event_data of variants(data)) {
      const answer = await link.send(name, undefined, { event_data });
      expect(answer.status).toBe(200);
      if (answer.envelope.error) expect(failureOf(answer)).toMatch(/^(event_data|send_file)/);
      else resultOf(answer);
    }
    link.act('send_file', undefined);
  });
});
