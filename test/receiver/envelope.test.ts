import {
  CALLER,
  encoded,
  envelopeText,
  failureOf,
  GOOD_DATA,
  PASSWORD,
  resultOf,
  sharedReceiver,
} from './harness.js';

const link = sharedReceiver();

const text = (changes: object) => encoded(envelopeText('get_order', { report_id: '1' }, changes));

describe('an envelope', () => {
  describe.each(['username', 'password', 'site_id', 'event_name'])('whose %s', (member) => {
    it.each([
      ['is absent', undefined, 'is required'],
      ['is empty', '', 'must be text, not blank'],
      ['is blank', ' \n', 'must be text, not blank'],
      ['is a number', 5, 'must be text, not blank'],
      ['is null', null, 'must be text, not blank'],
      ['is a list', ['acme'], 'must be text, not blank'],
      ['is an object', { a: 1 }, 'must be text, not blank'],
      ['is true', true, 'must be text, not blank'],
    ])(
      '%s is refused with its place, and no handler runs [link.envelope.members]',
      async (_, value, problem) => {
        const answer = await link.post(text({ [member]: value }));
        expect(failureOf(answer, 400)).toBe(`payload.${member}: ${problem}`);
        expect(link.calls).toEqual([]);
      },
    );
  });

  it('is read whatever the order of its members [link.envelope.member-order]', async () => {
    const payload = JSON.stringify({
      event_data: '{"report_id":"9"}',
      event_name: 'get_order',
      more: 1,
      site_id: CALLER,
      password: PASSWORD,
      username: 'acme',
    });
    resultOf(await link.post(encoded(payload)));
    expect(link.calls.map(({ name, data }) => [name, data])).toEqual([
      ['get_order', { report_id: '9' }],
    ]);
  });

  it('may have \\/ escapes, in event_data too [link.envelope.slash-escapes]', async () => {
    const payload = envelopeText('validate_user', {
      svclink_push: 'https://push.example/a/b',
    }).replaceAll('/', '\\/');
    expect(payload).toContain('https:\\/\\/push.example');
    resultOf(await link.post(encoded(payload)));
    const inner = '{"svclink_push":"https:\\/\\/push.example\\/a\\/b"}';
    await link.result('validate_user', undefined, { event_data: inner });
    const pushes = link.calls.map(({ data }) => data.svclink_push);
    expect(pushes).toEqual(['https://push.example/a/b', 'https://push.example/a/b']);
  });

  it('takes blanks around the event name', async () => {
    await link.result(' get_order\n', { report_id: '1' });
    expect(link.calls[0]?.event.name).toBe('get_order');
  });
});

const NO_VALUE = 'a value is expected, in double quotes unless it is a number, true, false or null';

describe('event_data', () => {
  it('reaches the handler of the named event when it is JSON text [link.envelope.event-data-string]', async () => {
    await link.result('get_file', { report_id: '7', module_type: 'uploads' });
    await link.result('get_notes', { report_id: '8' });
    expect(link.calls.map(({ name, data }) => [name, data])).toEqual([
      ['get_file', { report_id: '7', module_type: 'uploads' }],
      ['get_notes', { report_id: '8' }],
    ]);
  });

  it.each(Object.entries(GOOD_DATA).filter(([name]) => name !== 'send_file'))(
    'may be an object for %s [link.envelope.event-data-object]',
    async (name, data) => {
      const asText = await link.received(name, data);
      const asObject = await link.received(name, undefined, { event_data: data });
      expect(asObject).toEqual(asText);
    },
  );

  it.each([' ', '\n\t  ', '\r\n'])(
    'may begin with blanks and line breaks [link.envelope.event-data-blanks]',
    async (blanks) => {
      const event_data = `${blanks}{ "report_id": "5" }${blanks}`;
      expect(await link.received('get_order', undefined, { event_data })).toEqual({
        report_id: '5',
      });
    },
  );

  it.each([
    ['absent', undefined],
    ['empty', ''],
    ['blank', ' \n '],
    ['null', null],
    ['an empty object', '{}'],
  ])('that is %s is taken as {} [link.envelope.event-data-absent]', async (_, event_data) => {
    expect(await link.received('get_all_orders', undefined, { event_data })).toEqual({});
  });

  it.each([
    ['no JSON', 'report_id=5', `event_data: is not JSON: ${NO_VALUE} (line 1, column 1)`],
    ['cut off', '{"report_id":\n"5"', 'event_data: is not JSON: it is cut off (line 2, column 4)'],
    ['JSON twice', '{}{}', 'event_data: is not JSON: text follows its end (line 1, column 3)'],
    ['a lone byte order mark', '\ufeff', 'event_data: is not JSON: it is empty (line 1, column 1)'],
    ['a list', '[{"report_id":"5"}]', 'event_data: must be a JSON object, or the text of one'],
    ['a number', '5', 'event_data: must be a JSON object, or the text of one'],
    ['the text null', 'null', 'event_data: must be a JSON object, or the text of one'],
    ['text in text', '"{}"', 'event_data: must be a JSON object, or the text of one'],
    ['a real list', [1], 'event_data: must be a JSON object, or the text of one'],
    ['a list of an empty list', '[[]]', 'event_data: must be a JSON object, or the text of one'],
    ['a real number', 5, 'event_data: must be a JSON object, or the text of one'],
    ['true', true, 'event_data: must be a JSON object, or the text of one'],
  ])(
    'that is %s is refused, and no handler runs [link.envelope.event-data-malformed]',
    async (_, event_data, message) => {
      const answer = await link.send('get_order', undefined, { event_data });
      expect(failureOf(answer)).toBe(message);
      expect(link.failures.at(-1)?.error).toMatchObject({ stage: 'data' });
      expect(link.calls).toEqual([]);
    },
  );

  it.each([
    ['text', '[]'],
    ['text with blanks', ' [ ] '],
    ['a list', []],
  ])(
    'that is an empty list as %s is taken as {} [link.envelope.event-data-malformed]',
    async (_, event_data) => {
      expect(await link.received('get_all_orders', undefined, { event_data })).toEqual({});
    },
  );

  it.each(['{"report_id":"\\u0000"}', ' {"a":"\\ud800"}'])(
    'that is unsafe, as %j, fails the event, not the form',
    async (event_data) => {
      await link.refusal('get_order', undefined, { event_data });
      expect(link.failures.at(-1)?.error).toMatchObject({ stage: 'data', code: 'payload_unsafe' });
    },
  );
});
