import {
  encoded,
  envelopeText,
  exchange,
  FORM,
  failureOf,
  GOOD_DATA,
  type Harness,
  MULTIPART,
  multipart,
  PASSWORD,
  resultOf,
  SITE,
  sharedReceiver,
  startReceiver,
} from './harness.js';

const link = sharedReceiver();

const noteWith = (note_text: string, org_name = 'o') => ({
  dst_report_id: '1',
  org_name,
  note: [{ note_id: 'n', note_type: 'wo', note_text, has_attachments: false }],
});
const textOf = (call: (typeof link.calls)[number] | undefined) => {
  const [first] = Array.isArray(call?.data.note) ? call.data.note : [];
  return first?.note_text;
};

const TROUBLE = [
  'a & b = c',
  '1 + 1 = 2',
  '100% sure, 50%25, %zz, %E0%A4%A',
  'payload={"a":1}&payload=2',
  'ünï©öde 漢字 \u{1f3e0} \u0301',
  'quotes " \\ / and\nline\r\nbreaks\ttabs',
  '<script>alert(1)</script>',
  '\ufffd \ufeff \u2028',
];

describe('an urlencoded form', () => {
  it.each(TROUBLE)('percent-encoded brings %j unchanged [link.form.post-payload]', async (text) => {
    await link.result('send_notes', noteWith(text, text));
    expect(textOf(link.calls[0])).toBe(text);
    expect(link.calls[0]?.data.org_name).toBe(text);
  });

  it('may have blanks as +, and its envelope among other variables', async () => {
    const payload = encodeURIComponent(envelopeText('send_notes', noteWith('a b+c'))).replaceAll(
      '%20',
      '+',
    );
    resultOf(await link.post(`first=1&payload=${payload}&last=%7B`));
    expect(textOf(link.calls[0])).toBe('a b+c');
  });

  it('may name a charset and be written in any case', async () => {
    const body = encoded(envelopeText('get_all_orders'));
    for (const type of [
      `${FORM}; charset=UTF-8`,
      'Application/X-WWW-Form-UrlEncoded ;charset=utf-8',
    ]) {
      resultOf(await link.post(body, { 'content-type': type }));
    }
  });

  it('is served for every event at the one address [link.form.one-address]', async () => {
    link.act('send_file', () => null);
    for (const [name, data] of Object.entries(GOOD_DATA)) {
      for (const path of ['', '/', '/any/path?event_name=get_order']) {
        resultOf(
          await exchange(link.url + path, encoded(envelopeText(name, data)), {
            'content-type': FORM,
          }),
        );
      }
    }
    const once = Object.keys(GOOD_DATA).flatMap((name) => [name, name, name]);
    expect(link.calls.map(({ name }) => name)).toEqual(once);
    link.act('send_file', undefined);
  });
});

describe('an unencoded form', () => {
  it('is read with blanks and line breaks as published [link.form.raw-json]', async () => {
    const payload = JSON.stringify(
      JSON.parse(envelopeText('get_order', { report_id: '4' })),
      null,
      4,
    );
    for (const body of [
      `payload=${payload}`,
      `payload= ${payload.replaceAll('\n', '\r\n')}\r\n`,
      `\npayload=\n${payload}\n\n`,
    ]) {
      resultOf(await link.post(body));
    }
    expect(link.calls.map(({ data }) => data)).toEqual([
      { report_id: '4' },
      { report_id: '4' },
      { report_id: '4' },
    ]);
  });

  it.each(TROUBLE)(
    'brings %j unchanged [link.form.raw-ampersand] [link.form.raw-plus]',
    async (text) => {
      resultOf(await link.post(`payload=${envelopeText('send_notes', noteWith(text))}`));
      expect(textOf(link.calls[0])).toBe(text);
    },
  );

  it('may hold event_data as object [link.form.raw-ampersand]', async () => {
    const payload = envelopeText('send_notes', undefined, { event_data: noteWith('R&D + more') });
    resultOf(await link.post(`payload=${payload}`));
    expect(textOf(link.calls[0])).toBe('R&D + more');
  });

  it('followed by another variable is decoded as a form after all', async () => {
    resultOf(await link.post(`payload=${envelopeText('get_order', { report_id: '4' })}&more=1`));
    expect(link.calls[0]?.data).toEqual({ report_id: '4' });
  });

  it('with only its quotes encoded is decoded as a form after all', async () => {
    const payload = envelopeText('send_notes', noteWith('1+1'))
      .replaceAll('"', '%22')
      .replaceAll('+', '%2B');
    resultOf(await link.post(`payload=${payload}`));
    expect(textOf(link.calls[0])).toBe('1+1');
  });
});

describe('a multipart form', () => {
  it.each(Object.entries(GOOD_DATA))(
    'without a file is taken for %s [link.form.multipart-any-event]',
    async (name, data) => {
      if (name === 'send_file') link.act('send_file', () => null);
      const body = multipart([{ name: 'payload', content: envelopeText(name, data) }]);
      resultOf(await link.post(body, { 'content-type': MULTIPART }));
      expect(link.calls.map((call) => call.name)).toEqual([name]);
      link.act('send_file', undefined);
    },
  );

  it.each(TROUBLE)('brings %j unchanged [link.form.multipart-any-event]', async (text) => {
    const body = multipart([
      { name: 'payload', content: envelopeText('send_notes', noteWith(text)) },
    ]);
    resultOf(await link.post(body, { 'content-type': MULTIPART }));
    expect(textOf(link.calls[0])).toBe(text);
  });
});

describe('a method other than POST', () => {
  it.each(['get', 'put', 'delete', 'patch', 'options'] as const)(
    '%s is answered 405 [link.form.method]',
    async (method) => {
      const answer = await exchange(
        link.url,
        encoded(envelopeText('get_all_orders')),
        { 'content-type': FORM },
        method,
      );
      expect(failureOf(answer, 405)).toBe(
        `${method.toUpperCase()} is not allowed: this is a link receiver, which programs call by POST with one form variable, payload`,
      );
      expect(answer.headers.allow).toBe('POST');
      expect(link.calls).toEqual([]);
    },
  );

  it('HEAD is answered 405 without a body [link.form.method]', async () => {
    const answer = await exchange(link.url, '', {}, 'head');
    expect([answer.status, answer.headers.allow, answer.text]).toEqual([405, 'POST', '']);
  });
});

const NOT_JSON = 'payload: is not JSON: ';
const NO_VALUE = 'a value is expected, in double quotes unless it is a number, true, false or null';

describe('a form without an envelope', () => {
  it.each([
    ['nothing at all', '', 'payload: the form has no such variable'],
    ['other variables', 'a=1&b=2', 'payload: the form has no such variable'],
    ['another case', 'Payload=%7B%7D', 'payload: the form has no such variable'],
    ['an empty payload', 'payload=', `${NOT_JSON}it is empty (line 1, column 1)`],
    ['a payload without a value', 'payload', `${NOT_JSON}it is empty (line 1, column 1)`],
    ['a text', 'payload=hello', `${NOT_JSON}${NO_VALUE} (line 1, column 1)`],
    ['a lone byte order mark', 'payload=%EF%BB%BF', `${NOT_JSON}it is empty (line 1, column 1)`],
    ['a name with a blank', 'payload+=%7B%7D', 'payload: the form has no such variable'],
    [
      'a name with a byte order mark',
      '\ufeffpayload=%7B%7D',
      'payload: the form has no such variable',
    ],
    ['a broken JSON', 'payload={"username":', `${NOT_JSON}it is cut off (line 1, column 13)`],
    [
      'a broken encoded JSON',
      'payload=%7B%22username',
      `${NOT_JSON}it is cut off (line 1, column 11)`,
    ],
    [
      'single quotes',
      "payload={'username':'a'}",
      `${NOT_JSON}names and texts stand in double quotes (") only (line 1, column 2)`,
    ],
    ['a list', 'payload=%5B%5D', 'payload: must be a JSON object'],
    ['a number', 'payload=5', 'payload: must be a JSON object'],
    ['null', 'payload=null', 'payload: must be a JSON object'],
    ['a JSON text', 'payload=%22x%22', 'payload: must be a JSON object'],
    ['bare JSON', '{"username":"acme"}', 'payload: the form has no such variable'],
    [
      'payload twice',
      'payload=%7B%7D&payload=%7B%7D',
      'payload: must be one form variable of text',
    ],
    ['payload[x]', 'payload[x]=1', 'payload: must be one text, not payload[…]'],
    ['payload[]', 'payload%5B%5D=1', 'payload: must be one text, not payload[…]'],
    ['a broken percent-encoding', 'payload=%7', 'the form has a broken percent-encoding'],
    ['percent-encoded bytes that are no UTF-8', 'payload=%ff%fe', 'the form is not UTF-8'],
    ['too many variables', 'a=1&'.repeat(1001), 'the form has too many variables'],
  ])('but %s is answered 400 [link.form.no-envelope]', async (_, body, message) => {
    expect(failureOf(await link.post(body), 400)).toBe(message);
    expect(link.calls).toEqual([]);
  });

  it('but bytes that are no UTF-8 is answered 400 [link.form.no-envelope]', async () => {
    const bytes = Buffer.from(`payload=${envelopeText('send_notes', noteWith('?'))}`);
    bytes[bytes.indexOf('?')] = 0xff;
    expect(failureOf(await link.post(bytes), 400)).toBe('the form is not UTF-8');
  });

  it.each([
    ['no payload', [{ name: 'other', content: 'x' }], 'payload: the form has no such variable'],
    ['no part', [], 'payload: the form has no such variable'],
    [
      'a payload that is no JSON',
      [{ name: 'payload', content: 'x' }],
      `${NOT_JSON}${NO_VALUE} (line 1, column 1)`,
    ],
    [
      'payload twice',
      [
        { name: 'payload', content: '{}' },
        { name: 'payload', content: '{}' },
      ],
      'payload: must be one form variable of text',
    ],
    [
      'payload as a file',
      [{ name: 'payload', content: '{}', filename: 'payload.json', type: 'application/json' }],
      'payload: came as a file; send it as a form variable',
    ],
    [
      'payload[x]',
      [{ name: 'payload[x]', content: '{}' }],
      'payload: must be one text, not payload[…]',
    ],
  ])('but %s in multipart is answered 400 [link.form.no-envelope]', async (_, parts, message) => {
    const answer = await link.post(multipart(parts), { 'content-type': MULTIPART });
    expect(failureOf(answer, 400)).toBe(message);
    expect(link.leftovers()).toEqual([]);
  });
});

describe('a payload that is not one form variable of text', () => {
  it.each([
    ['payload[x]', 'payload[x]=1', FORM],
    ['payload twice', 'payload=%7B%7D&payload=%7B%7D', FORM],
    ['payload[x] in multipart', multipart([{ name: 'payload[x]', content: '{}' }]), MULTIPART],
    [
      'payload as a file',
      multipart([{ name: 'payload', content: '{}', filename: 'a.json', type: 'text/plain' }]),
      MULTIPART,
    ],
  ])('%s has the documented code', async (_, body, type) => {
    failureOf(await link.post(body, { 'content-type': type }), 400);
    expect(link.failures.at(-1)?.error).toMatchObject({ stage: 'form', code: 'payload_not_text' });
  });
});

describe('a payload that is not JSON', () => {
  const raw = (text: string) => `payload=${text}`;
  it.each([
    ['as it stands', (text: string) => link.post(raw(text))],
    ['as it stands, not first', (text: string) => link.post(`a=1&${raw(text)}`)],
    ['percent-encoded', (text: string) => link.post(encoded(text))],
    [
      'in multipart',
      (text: string) =>
        link.post(multipart([{ name: 'payload', content: text }]), { 'content-type': MULTIPART }),
    ],
  ])('is told with reason, line and column %s [link.form.not-json-place]', async (_, send) => {
    const good = JSON.stringify(JSON.parse(envelopeText('get_order', { report_id: '4' })), null, 2);
    for (const [wrong, reason] of [
      [
        good.replace('acme', 'ac\nme'),
        'a line break stands inside a text; write it as \\n (line 2, column 18)',
      ],
      [
        good.replace(/\n\}$/, ',\n}'),
        'a comma stands in front of a closing bracket (line 7, column 1)',
      ],
      [
        good.replaceAll('"', "'"),
        'names and texts stand in double quotes (") only (line 2, column 3)',
      ],
      [good.slice(0, -2), 'it is cut off (line 6, column 40)'],
      [`${good}\n;`, 'text follows its end (line 8, column 1)'],
    ]) {
      expect(failureOf(await send(String(wrong)), 400)).toBe(`${NOT_JSON}${reason}`);
      const { error } = link.failures.at(-1) ?? {};
      expect(error).toMatchObject({ code: 'payload_not_json' });
      expect(`${error?.message} ${error?.stack} ${String(error?.cause)}`).not.toContain(PASSWORD);
    }
    expect(link.calls).toEqual([]);
  });
});

describe('a payload behind a byte order mark', () => {
  it.each([
    ['as it stands', (text: string) => link.post(`payload=${text}`)],
    ['as it stands, not first', (text: string) => link.post(`a=1&payload=${text}`)],
    ['percent-encoded', (text: string) => link.post(encoded(text))],
    [
      'in multipart',
      (text: string) =>
        link.post(multipart([{ name: 'payload', content: text }]), { 'content-type': MULTIPART }),
    ],
  ])('is read %s [link.form.bom]', async (_, send) => {
    resultOf(await send(`\ufeff${envelopeText('get_order', { report_id: '4' })}`));
    const event_data = '\ufeff{"report_id":"5"}';
    resultOf(await send(envelopeText('get_order', undefined, { event_data })));
    expect(link.calls.map(({ data }) => data)).toEqual([{ report_id: '4' }, { report_id: '5' }]);
  });
});

describe('another variable than payload', () => {
  it('may have a percent sign of its own, and bytes that are no UTF-8', async () => {
    const payload = encoded(envelopeText('get_order', { report_id: '4' }));
    for (const body of [`a=100%&${payload}`, `${payload}&b=%zz&c=%E9`, `%=1&${payload}&%ff`]) {
      resultOf(await link.post(body));
    }
    expect(link.calls).toHaveLength(3);
  });

  it('may stand in front of JSON that is not encoded [link.form.raw-json]', async () => {
    const text = 'a & b = c + 100% &payload={}';
    resultOf(await link.post(`a=1&b=%&payload= ${envelopeText('send_notes', noteWith(text))}`));
    expect(textOf(link.calls[0])).toBe(text);
  });
});

describe('a content type that is no form', () => {
  it.each([
    ['application/json', 'not application/json'],
    ['text/plain', 'not text/plain'],
    ['multipart/mixed; boundary=x', 'not multipart/mixed'],
    ['application/x-www-form-urlencodedx', 'not application/x-www-form-urlencodedx'],
    ['', 'none was sent'],
    ['garbage', 'not garbage'],
  ])('such as %j is answered 415 [link.form.content-type]', async (type, shown) => {
    const headers: Record<string, string> = type === '' ? {} : { 'content-type': type };
    const answer = await exchange(link.url, envelopeText('get_all_orders'), headers);
    expect(failureOf(answer, 415)).toBe(
      `Content-Type: must be ${FORM} or multipart/form-data, ${shown}`,
    );
    expect(link.calls).toEqual([]);
  });

  it.each(['gzip', 'deflate', 'br', 'zstd'])(
    'and a body compressed with %s are answered 415',
    async (coding) => {
      const answer = await link.post('x', { 'content-encoding': coding });
      expect(failureOf(answer, 415)).toBe('Content-Encoding: send the form as it is, uncompressed');
    },
  );

  it('but a body that says it is not compressed is read', async () => {
    resultOf(
      await link.post(encoded(envelopeText('get_all_orders')), { 'content-encoding': 'Identity' }),
    );
  });

  it.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary=${'b'.repeat(71)}`,
  ])('and a form without a usable boundary (%s) are answered', async (type) => {
    const message = failureOf(await link.post('x', { 'content-type': type }), 400);
    expect(message).toBe('Content-Type: needs a boundary of 1 to 70 characters');
  });
});

describe('a body beyond the limits', () => {
  let small: Harness;
  beforeAll(async () => {
    small = await startReceiver({ maxBodySize: 1000 });
  });
  afterAll(() => small.close());

  it('of declared size is answered 413 before it is read [link.form.too-large]', async () => {
    const answer = await small.post(
      encoded(envelopeText('get_order', { report_id: '1', x: 'y'.repeat(1000) })),
    );
    expect(failureOf(answer, 413)).toBe('the request body is larger than 1000 bytes');
    expect(small.calls).toEqual([]);
  });

  it('of undeclared size is answered 413 [link.form.too-large]', async () => {
    const answer = await small.post((request) => {
      request.write('payload=');
      request.write('x'.repeat(600));
      request.write('x'.repeat(600));
      request.end('x'.repeat(5000));
    });
    expect(failureOf(answer, 413)).toBe('the request body is larger than 1000 bytes');
  });

  it('as a multipart variable is answered 413 [link.form.too-large]', async () => {
    const body = multipart([
      { name: 'payload', content: envelopeText('get_order', { x: 'y'.repeat(2000) }) },
    ]);
    expect(failureOf(await small.post(body, { 'content-type': MULTIPART }), 413)).toBe(
      'the request body is larger than 1000 bytes',
    );
  });

  it('as many multipart variables is answered 413 [link.form.too-large]', async () => {
    const parts = Array.from({ length: 15 }, (_, at) => ({
      name: `v${at}`,
      content: 'x'.repeat(999),
    }));
    const many = [...parts, ...parts.map((one) => ({ ...one, content: 'x'.repeat(900) }))];
    const answer = await small.post(multipart(many), { 'content-type': MULTIPART });
    expect([400, 413]).toContain(answer.status);
    failureOf(answer, answer.status);
  });

  it('at exactly the limit is taken', async () => {
    const body = encoded(envelopeText('get_all_orders'));
    resultOf(await small.post(body.padEnd(1000, '&')));
    expect(failureOf(await small.post(body.padEnd(1001, '&')), 413)).toContain('1000 bytes');
  });
});

describe('a body that does not arrive in time', () => {
  let slow: Harness;
  beforeAll(async () => {
    slow = await startReceiver({ bodyTimeout: 150 });
  });
  afterAll(() => slow.close());

  it.each([
    ['urlencoded', FORM],
    ['multipart', MULTIPART],
  ])('as %s is answered 408 [link.form.too-slow]', async (_, type) => {
    const answer = await slow.post((request) => void request.write('p'), { 'content-type': type });
    expect(failureOf(answer, 408)).toBe('the request body did not arrive within 0.15 seconds');
    expect(answer.envelope.remote_site_id).toBe(SITE);
  });

  it('because it drips is answered 408 all the same [link.form.too-slow]', async () => {
    let drip: NodeJS.Timeout | undefined;
    const answer = await slow.post((request) => {
      drip = setInterval(() => request.write('x'), 20);
      request.on('close', () => clearInterval(drip));
      request.on('response', () => clearInterval(drip));
    });
    failureOf(answer, 408);
  });
});
