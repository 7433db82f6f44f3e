import { LinkError, type LinkErrorOptions } from '../../src/index.js';
import { errorCodes } from '../../src/protocol/errors/error-codes.js';
import { failureOf, GOOD_DATA, type Harness, sharedReceiver, startReceiver } from './harness.js';

const KNOWN = Object.keys(GOOD_DATA);
const link = sharedReceiver({ without: ['get_foh'], deadline: { get_notes: 60 } });

const ask = (harness = link) => harness.send('get_order', { report_id: '1' });
const fail = (error: unknown) =>
  link.act('get_order', () => {
    throw error;
  });

describe('a failed event', () => {
  it('has a text, error true, success false and no result [link.errors.failed-event]', async () => {
    fail(new LinkError('order_not_found', 'No order 1'));
    for (const answer of [
      await ask(),
      await link.send('get_order', {}),
      await link.send('nothing'),
      await link.send('get_foh', { remote_report_id: 1 }),
      await link.send('get_order', {}, { password: 'x' }),
    ]) {
      expect(failureOf(answer).length).toBeGreaterThan(5);
      expect(answer.text.endsWith('"result_data":null}')).toBe(true);
    }
  });

  it('is answered with status 200, a fault of this side with its own [link.errors.http-200] [link.fault.status]', async () => {
    fail(new Error('x'));
    link.act('get_notes', () => new Promise(() => {}));
    link.act('get_all_orders', () => 'wrong');
    const answers = await Promise.all([
      link.send('get_order', {}, { password: 'x' }),
      link.send('get_order', {}, { username: 'nobody' }),
      link.send('get_order', {}, { site_id: 'x' }),
      link.send('nothing'),
      link.send('get_foh', { remote_report_id: 1 }),
      link.send('get_order', undefined, { event_data: '[' }),
      link.send('get_order', {}),
    ]);
    for (const answer of answers) failureOf(answer, 200);
    failureOf(await ask(), 500);
    failureOf(await link.send('get_all_orders'), 500);
    const late = await link.send('get_notes', { report_id: '1' });
    failureOf(late, 503);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    expect(new Set(link.failures.map(({ error }) => error.code))).toEqual(
      new Set([
        'credentials_invalid',
        'site_refused',
        'event_unknown',
        'event_not_handled',
        'event_data_malformed',
        'data_invalid',
        'handler_failed',
        'handler_timed_out',
        'result_invalid',
      ]),
    );
    link.act('get_all_orders', undefined);
  });

  it('has a fitting status and the same envelope under the option [link.errors.http-option]', async () => {
    const strict = await startReceiver({
      httpStatus: true,
      without: ['get_foh'],
      deadline: { get_notes: 60 },
    });
    strict.act('get_order', () => {
      throw new Error('x');
    });
    strict.act('get_notes', () => new Promise(() => {}));
    strict.act('get_all_orders', () => 'wrong');
    strict.act('get_all_notes', () => {
      throw new LinkError('busy', 'Come back later', { status: 503, retryAfter: 7 });
    });
    strict.act('get_all_updates', () => {
      throw new LinkError('own_code', 'No');
    });
    const statuses: [Promise<Awaited<ReturnType<typeof ask>>>, number][] = [
      [strict.send('get_order', {}, { password: 'x' }), 401],
      [strict.send('get_order', {}, { site_id: 'x' }), 403],
      [strict.send('nothing'), 404],
      [strict.send('get_foh', { remote_report_id: 1 }), 501],
      [strict.send('get_order', undefined, { event_data: '[' }), 400],
      [strict.send('get_order', {}), 422],
      [ask(strict), 500],
      [strict.send('get_notes', { report_id: '1' }), 503],
      [strict.send('get_all_orders'), 500],
      [strict.send('get_all_notes'), 503],
      [strict.send('get_all_updates'), 422],
    ];
    for (const [answer, status] of statuses) failureOf(await answer, status);
    expect((await strict.send('get_all_notes')).headers['retry-after']).toBe('7');
    await strict.result('validate_user', {});
    await strict.close();
  });

  it('has status 200 whatever it is with the option off [link.fault.status]', async () => {
    const plain = await startReceiver({ httpStatus: false, deadline: { get_notes: 60 } });
    plain.act('get_order', () => {
      throw new Error('x');
    });
    plain.act('get_notes', () => new Promise(() => {}));
    plain.act('get_all_orders', () => 'wrong');
    failureOf(await ask(plain), 200);
    failureOf(await plain.send('get_all_orders'), 200);
    failureOf(await plain.send('get_notes', { report_id: '1' }), 200);
    failureOf(await plain.send('get_order', {}, { password: 'x' }), 200);
    // What never became an envelope has its status all the same.
    failureOf(await plain.post('payload=['), 400);
    await plain.close();
  });
});

describe('an event that nobody answers', () => {
  it.each(['get_job_notes', 'GET_ORDER', '__proto__', 'constructor', '*', 'x y <b>'])(
    'because nobody defined %j is named [link.errors.unknown-event]',
    async (name) => {
      expect(await link.refusal(name)).toMatch(`event_name: there is no event ${name}`);
      expect(link.calls).toEqual([]);
    },
  );

  it.each([
    ['get_ordr', ' (did you mean get_order?)'],
    ['Get_Order', ' (did you mean get_order?)'],
    ['send_pcr_answer', ' (did you mean send_pcr_answers?)'],
    ['xyzzy', ''],
    ['x'.repeat(200_000), ''],
  ])('%.20s is told with the nearest known name [link.event.nearest-name]', async (name, meant) => {
    const message = await link.refusal(name, {});
    expect(message.endsWith(`${name.length > 200 ? '…' : name}${meant}`)).toBe(true);
  });

  it('is named by its beginning when its name is long [link.errors.unknown-event]', async () => {
    const message = await link.refusal('e'.repeat(5000));
    expect(message).toBe(`event_name: there is no event ${'e'.repeat(200)}…`);
  });

  it('because it has no handler is named [link.errors.no-handler]', async () => {
    expect(await link.refusal('get_foh', { remote_report_id: 1 })).toBe(
      'event_name: get_foh is not handled here',
    );
  });

  it.each(KNOWN.filter((name) => name !== 'validate_user'))(
    'such as %s is refused by a bare receiver [link.errors.no-handler]',
    async (name) => {
      const bare = await startReceiver({ without: Object.keys(GOOD_DATA) as never });
      expect(await bare.refusal(name)).toContain(name);
      await bare.close();
    },
  );

  it('is taken by a catch-all handler [link.errors.catch-all]', async () => {
    const taken: unknown[] = [];
    const open = await startReceiver({
      without: ['get_foh'],
      setUp: (receiver) =>
        receiver.on('*', ({ name, data }) => {
          taken.push([name, data]);
          return name === 'get_foh' ? { obj_url: 'u', file_metadata: { file_size: 1 } } : { ok: 1 };
        }),
    });
    expect(await open.result('get_job_notes', { any: [' x ', ''] })).toEqual({ ok: 1 });
    await open.result('get_foh', { remote_report_id: 4 });
    await open.result('get_all_orders');
    expect(taken).toEqual([
      ['get_job_notes', { any: [' x ', ''] }],
      ['get_foh', { remote_report_id: '4' }],
    ]);
    expect(await open.refusal('get_job_notes', {}, { password: 'x' })).toMatch(/^Could not/);
    expect(await open.refusal('get_job_notes', undefined, { event_data: '[1]' })).toMatch(
      /^event_data/,
    );
    expect(taken).toHaveLength(2);
    await open.close();
  });
});

describe('bad data', () => {
  it.each([
    ['get_order', {}, 'event_data.report_id: is required'],
    [
      'get_order',
      { report_id: 'x' },
      'event_data.report_id: must be an id: digits, as text or as a whole number (above 2^53 as text)',
    ],
    [
      'get_file',
      { report_id: 1, module_type: 'x' },
      'event_data.module_type: must be uploads or job_notes',
    ],
    [
      'send_notes',
      {
        dst_report_id: '1',
        note: [0, 1, 2, 3].map((at) => ({
          note_id: `${at}`,
          note_type: at === 3 ? 'x' : 'wo',
          note_text: 't',
          has_attachments: 0,
        })),
      },
      'event_data.note[3].note_type: must be wo or prop',
    ],
    ['send_notes', { dst_report_id: '1', note: 'x' }, 'event_data.note: must be an array'],
    ['send_notes', { dst_report_id: '1', note: ['x'] }, 'event_data.note[0]: must be an object'],
    ['send_bid_comp', { report_id: 1 }, 'event_data: needs qty_bid or qty_comp'],
    [
      'send_contractor_invoice',
      { dst_report_id: 1, invoice_lines: [], dst_invoice_item_ids: { 'L/1~': 'x' } },
      'event_data.dst_invoice_item_ids.L/1~: must be ***other***, or an id',
    ],
    ['validate_user', { svclink_push: 5 }, 'event_data.svclink_push: must be text'],
    [
      'send_checkin',
      { dst_report_id: 1, checkin_data: { gps_lat: 91, gps_lng: 0 } },
      'event_data.checkin_data[0].gps_lat: must be a number from -90 to 90',
    ],
  ])(
    'of %s (%j) is named, and its handler does not run [link.errors.bad-data]',
    async (name, data, message) => {
      expect(await link.refusal(name, data)).toContain(message.slice(0, 60));
      expect(link.calls).toEqual([]);
    },
  );
});

describe('what a handler throws', () => {
  afterEach(() => link.act('get_order', undefined));

  it.each([
    ['a code of its own', 'order_not_found', 'No order 1'],
    ['an unknown script', 'x', 'Auftrag 1 gibt es nicht: "ü" \u{1f3e0}'],
    ['a code of the table', 'data_invalid', 'report_id: is closed'],
  ])(
    'as a LinkError with %s is answered with its message [link.errors.link-error]',
    async (_, code, message) => {
      fail(new LinkError(code, message));
      expect(failureOf(await ask())).toBe(message);
      expect(link.failures[0]?.error.code).toBe(code);
    },
  );

  it('as a LinkError rejected later, or of another copy of the package, counts the same [link.errors.link-error]', async () => {
    link.act('get_order', async () => {
      await new Promise(setImmediate);
      throw new LinkError('x', 'later');
    });
    expect(failureOf(await ask())).toBe('later');
    class Foreign extends Error {
      static readonly kind = 'LinkError';
      readonly code = 'x';
      readonly stage = 'handler';
      readonly status = 422;
    }
    fail(new Foreign('from elsewhere'));
    expect(failureOf(await ask())).toBe('from elsewhere');
  });

  it.each(Object.keys(errorCodes))(
    'as a LinkError with our code %s is a failed event, status 200 [link.errors.http-200]',
    async (code) => {
      fail(new LinkError(code, 'It did not work'));
      const answer = await ask();
      expect(failureOf(answer, 200)).toBe('It did not work');
      expect(answer.headers).not.toHaveProperty('allow');
    },
  );

  it('as a LinkError goes to the hook as it is', async () => {
    const error = new LinkError('order_gone', 'Gone');
    fail(error);
    await ask();
    expect(link.failures[0]?.error).toBe(error);
  });

  it('as one error for all requests, frozen, is never written to', async () => {
    const error = Object.freeze(new LinkError('order_gone', 'Gone'));
    const members = Reflect.ownKeys(error);
    fail(error);
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map((answer) => failureOf(answer))).toEqual(['Gone', 'Gone']);
    expect(link.failures.map((failure) => failure.error)).toEqual([error, error]);
    const [first, second] = link.failures.map(({ context }) => context.id);
    expect(first).not.toBe(second);
    expect(Reflect.ownKeys(error)).toEqual(members);
  });

  it('as a frozen LinkError with a code of another stage keeps all but the stage', async () => {
    fail(Object.freeze(new LinkError('data_invalid', 'report_id: is closed')));
    expect(failureOf(await ask())).toBe('report_id: is closed');
    expect(link.failures[0]?.error.stage).toBe('handler');
  });

  it('as a LinkError with a code of another stage keeps all but the stage', async () => {
    const cause = new Error('the back office is closed');
    const given = { status: 503, retryAfter: 7, cause };
    fail(new LinkError('data_invalid', 'Come back later', given));
    const answer = await ask();
    // What passes by itself says so in its status.
    expect(failureOf(answer, 503)).toBe('Come back later');
    expect(answer.headers['retry-after']).toBe('7');
    const error = link.failures[0]?.error;
    expect(error).toMatchObject({ code: 'data_invalid', stage: 'handler', ...given });
    fail(new LinkError('data_invalid', 'Never mind'));
    expect((await ask()).headers).not.toHaveProperty('retry-after');
    expect(link.failures[1]?.error).toHaveProperty('retryAfter', undefined);
  });

  it('as a LinkError without a text is answered with one', async () => {
    fail(new LinkError('order_gone', ''));
    expect(failureOf(await ask())).toMatch(/order_gone/);
  });

  it.each([
    ['an impossible status', { status: 9999 }],
    ['a status of success', { status: 200 }],
    ['no number as status', { status: 'x' }],
    ['an endless delay', { retryAfter: Number.POSITIVE_INFINITY }],
    ['a delay that breaks a header', { retryAfter: '1\r\nx: y' }],
  ])('as a LinkError with %s neither breaks the answer nor the process', async (_, options) => {
    const strict = await startReceiver({ httpStatus: true });
    strict.act('get_order', () => {
      throw new LinkError('odd', 'An odd one', options as LinkErrorOptions);
    });
    expect(failureOf(await ask(strict), 422)).toBe('An odd one');
    await strict.result('get_all_orders');
    await strict.close();
  });

  it.each([
    ['an Error', new Error('password of db is hunter2')],
    ['a text', 'hunter2'],
    ['nothing', undefined],
    ['null', null],
    ['a number', 5],
    ['an object', { message: 'hunter2', code: 'data_invalid', status: 200 }],
    [
      'an object that bites',
      {
        get message() {
          throw new Error('hunter2');
        },
      },
    ],
    ['an object without prototype', Object.create(null)],
    ['a frozen error', Object.freeze(new TypeError('hunter2'))],
    ['an error with a cause', new Error('a', { cause: new Error('hunter2') })],
  ])(
    'as %s is answered with a reference that the log has, and nothing of it [link.errors.other-error]',
    async (_, thrown) => {
      fail(thrown);
      const answer = await ask();
      const message = failureOf(answer, 500);
      expect(message).toMatch(/^The event failed\. Reference: [0-9a-f-]{36}$/);
      expect(answer.text).not.toContain('hunter2');
      const id = message.slice(-36);
      expect(link.logs.map(({ level, entry }) => [level, Reflect.get(entry, 'id')])).toEqual([
        ['error', id],
      ]);
      if (thrown !== undefined) expect(Reflect.get(link.logs[0]?.entry ?? {}, 'err')).toBe(thrown);
      expect(link.failures[0]).toMatchObject({
        error: { code: 'handler_failed' },
        context: { id },
      });
    },
  );
});

describe('a handler that returns nonsense', () => {
  const thenable = (then: unknown) => Object.fromEntries([['then', then]]);
  const biting = () =>
    new Proxy(
      {},
      {
        get: () => {
          throw new Error('hunter2');
        },
      },
    );
  afterEach(() => {
    link.act('get_order', undefined);
    link.act('send_checkin', undefined);
  });

  it.each([
    ['a function', () => () => {}],
    ['a symbol', () => Symbol('hunter2')],
    ['a BigInt', () => 5n],
    ['NaN', () => Number.NaN],
    ['a date', () => new Date(0)],
    ['an object that bites', biting],
    ['a promise of one that bites', async () => biting()],
    [
      'what is almost a promise',
      () =>
        thenable(() => {
          throw new Error('hunter2');
        }),
    ],
    ['what claims to be a promise', () => thenable(5)],
    ['a request of its own', (event: object) => event],
    ['a deep one', () => Array.from({ length: 20_000 }).reduce((inner) => [inner], [])],
  ])('such as %s is a failure of its own making [link.errors.other-error]', async (_, act) => {
    link.act('get_order', act);
    const answer = await ask();
    expect(failureOf(answer, 500)).toMatch(/^The event failed\. Reference: [0-9a-f-]{36}$/);
    expect(answer.text).not.toContain('hunter2');
    expect(['handler_failed', 'result_invalid']).toContain(link.failures[0]?.error.code);
    link.act('send_checkin', act);
    const open = await link.send('send_checkin', GOOD_DATA.send_checkin);
    expect(open.envelope.error).toBe(!open.envelope.success);
    expect(open.status).toBe(open.envelope.error ? 500 : 200);
    for (const { error } of link.failures) expect(error.code).not.toBe('internal_error');
  });
});

describe('a handler that is late', () => {
  const limited = (link: Harness, act: Parameters<Harness['act']>[1]) => {
    link.act('get_notes', act);
    return link.send('get_notes', { report_id: '1' });
  };
  afterEach(() => link.act('get_notes', undefined));

  it('is given up at the deadline, its signal aborted', async () => {
    let reason: unknown;
    const answer = await limited(link, ({ signal }) => {
      signal.addEventListener('abort', () => {
        reason = signal.reason;
      });
      return new Promise(() => {});
    });
    expect(failureOf(answer, 503)).toMatch(
      /^No answer within 0\.06 seconds\. Reference: [0-9a-f-]{36}$/,
    );
    expect(reason).toMatchObject({ code: 'handler_timed_out' });
  });

  it.each([
    ['returns', () => []],
    [
      'throws',
      () => {
        throw new Error('late');
      },
    ],
  ])('and then %s does no harm, and is told', async (_, end) => {
    const answer = await limited(link, async () => {
      await new Promise((resolve) => setTimeout(resolve, 120));
      return end();
    });
    failureOf(answer, 503);
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(link.failures.map(({ error }) => [error.code, error.message])).toEqual([
      ['handler_timed_out', expect.stringMatching(/^No answer within/)],
      [
        'handler_timed_out',
        'get_notes: its handler settled after the deadline; its answer was not sent',
      ],
    ]);
    await link.result('get_all_orders');
  });

  it('finds the signal aborted when it asks only afterwards', async () => {
    let aborted: boolean | undefined;
    await limited(link, async (event) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      aborted = event.signal.aborted;
      return [];
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(aborted).toBe(true);
  });

  it('because its list never goes on is given up too', async () => {
    let closed = false;
    const answer = await limited(link, async function* () {
      try {
        await new Promise(() => {});
        yield {};
      } finally {
        closed = true;
      }
    });
    expect(failureOf(answer, 503)).toMatch(/^No answer within 0\.06 seconds/);
    expect(closed).toBe(false);
  });

  it.each([
    ['before its first part', 0],
    ['half way', 1],
  ])('because its list stalls %s has its iterator closed [link.list.closed]', async (_, items) => {
    // What is sent before it stalls has time to leave.
    const hurried = await startReceiver({ deadline: items === 0 ? 60 : 2000 });
    const item = { report_id: '1', wo_number: 'W'.repeat(70_000), wo_status: 'Unread' };
    let closed = 0;
    let given = 0;
    let signal: AbortSignal | undefined;
    const iterator = {
      next: () => {
        given += 1;
        return given > items
          ? new Promise(() => {})
          : Promise.resolve({ done: false, value: item });
      },
      return: async () => {
        closed += 1;
        return { done: true, value: undefined };
      },
      [Symbol.asyncIterator]: () => iterator,
    };
    hurried.act('get_all_orders', (event) => {
      signal = event.signal;
      return iterator;
    });
    const answer = hurried.send('get_all_orders');
    if (items === 0)
      expect(failureOf(await answer, 503)).toMatch(/^No answer within 0\.06 seconds/);
    else await expect(answer).rejects.toThrow(/aborted/);
    expect([closed, signal?.aborted]).toEqual([1, true]);
    expect(hurried.failures.map(({ error }) => error.code)).toEqual(['handler_timed_out']);
    await hurried.close();
  });

  it('does not hold up others', async () => {
    const late = limited(link, () => new Promise(() => {}));
    await link.result('get_all_orders');
    failureOf(await late, 503);
  });

  it('has time by default, and per event', async () => {
    const patient = await startReceiver({ deadline: { default: 30, get_order: 60_000 } });
    const slow = async () => {
      await new Promise((resolve) => setTimeout(resolve, 70));
    };
    patient.act('mark_order_imported', slow);
    patient.act('get_order', async () => {
      await slow();
      return (await import('./harness.js')).goodOrder();
    });
    await patient.fault('mark_order_imported', { report_id: '1' }, 503);
    await patient.result('get_order', { report_id: '1' });
    await patient.close();
  });
});

it('a message of an answer never exceeds what a reader can take', async () => {
  const answer = await link.post('x', { 'content-type': `text/${'x'.repeat(4000)}` });
  expect(failureOf(answer, 415).length).toBeLessThan(300);
});
