import { setTimeout as delay } from 'node:timers/promises';
import {
  type AuditResult,
  audits,
  type CheckOptions,
  createAuditor,
  type Fetch,
  runAudits,
  selectAudits,
  streamAudits,
} from '../../src/conformance/index.js';
import { answering, type Call, failure, taking } from './broken/fault.js';
import { type CheckedSite, startSite } from './site.js';

const ANYWHERE = { url: 'http://receiver.test/link', username: 'demo', password: 'demo' };
const silent: Fetch = () => new Promise(() => {});

describe('the audits', () => {
  it('are those of the snapshot: ids are stable, levels do not change by accident', () => {
    const lines = audits.map(
      ({ id, level, writes }) => `${level} ${id}${writes ? ' (writes)' : ''}`,
    );
    expect(lines).toMatchSnapshot();
    expect(audits.length).toBeGreaterThanOrEqual(120);
  });

  it('have ids of their own, which begin with their area', () => {
    const ids = audits.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, area } of audits) expect(id.startsWith(`${area}.`)).toBe(true);
  });

  it('say what a good receiver does, and where that stands', () => {
    for (const { title, source, level } of audits) {
      expect(title.length).toBeGreaterThan(10);
      expect(source).not.toBe('');
      if (level === 'MUST') expect(source).not.toMatch(/practice|Supplement/);
    }
  });

  it('are selected by id and by area; other names are refused', () => {
    expect(selectAudits(undefined)).toBe(audits);
    expect(selectAudits(['site', 'method.get']).map(({ area }) => area)).toEqual([
      'method',
      ...Array.from({ length: 5 }, () => 'site'),
    ]);
    expect(() => selectAudits(['sit'])).toThrow('there is no audit and no area sit');
  });
});

describe('a check', () => {
  let site: CheckedSite;
  let options: CheckOptions;
  beforeEach(async () => {
    site = await startSite();
    const { url, username, password, fetch } = site;
    options = { url, username, password, fetch, timeout: 60_000 };
  });
  afterEach(() => site.close());

  it.each([false, true])('of a sound receiver finds nothing, write: %s', async (write) => {
    const report = await runAudits({ ...options, write });
    expect(report.results.filter(({ status }) => status === 'failed')).toEqual([]);
    const skipped = report.results.filter(({ status }) => status === 'skipped');
    expect(skipped.every(({ audit }) => audit.writes)).toBe(true);
    expect(skipped.length > 0).toBe(!write);
    expect(report).toMatchObject({ conforms: true, write, url: site.url });
    expect(report.counts.passed + report.counts.skipped).toBe(audits.length);
  });

  it('of a sound receiver with ids that no JSON number holds sends them as text only', async () => {
    const beyond = '90071992547409';
    const longer = (text: string) =>
      text.replace(/"(report_id)":"?(\d{1,6})"?(?=[,}])/g, `"$1":"${beyond}$2"`);
    const shorter = ({ envelope, data }: Call) => {
      const { report_id: id } = data;
      if (typeof id === 'number') return failure('report_id has to be text here');
      if (typeof id !== 'string' || !id.startsWith(beyond)) return undefined;
      const report_id = id.slice(beyond.length);
      return { ...envelope, event_data: JSON.stringify({ ...data, report_id }) };
    };
    const long = answering((answer) => JSON.parse(longer(JSON.stringify(answer))));
    const sound = long(taking(shorter)(options.fetch ?? fetch));
    const only = ['get_notes', 'get_order', 'get_invoice_items_order'];
    const { results } = await runAudits({ ...options, fetch: sound, only });
    expect(results.filter(({ status }) => status === 'failed')).toEqual([]);
    const spelling = results.filter(({ audit }) => audit.id.endsWith('.id-spelling'));
    const reason = 'the ids of this receiver are too long for a JSON number';
    expect(spelling.map((result) => Object(result).reason)).toEqual([reason, reason, reason]);
  });

  it.each([
    ['x-runtime', () => String(Math.random())],
    ['x-amzn-trace-id', () => `Root=1-${Math.random()}`],
    ['x-amz-cf-id', () => String(Math.random())],
    ['x-correlation-id', () => String(Math.random())],
    ['traceparent', () => `00-${Math.random()}-01`],
    ['report-to', () => JSON.stringify({ endpoints: [Math.random()] })],
  ])(
    'of a sound receiver whose server numbers its answers finds nothing: %s',
    async (name, value) => {
      const numbered: typeof site.fetch = async (address, init) => {
        const answer = await site.fetch(address, init);
        answer.headers.set(name, value());
        return answer;
      };
      const only = ['credentials.alike', 'credentials.before-event'];
      const { results } = await runAudits({ ...options, fetch: numbered, only });
      expect(results.map(({ status }) => status)).toEqual(['passed', 'passed']);
    },
  );

  it.each([null, '', [], {}])(
    'takes result_data %j of a refusal for empty, whoever is refused',
    async (empty) => {
      const refusing = answering((answer) =>
        answer.success === false ? { ...answer, result_data: empty } : answer,
      )(options.fetch ?? fetch);
      const only = ['credentials.no-data', 'response.failure.result-data'];
      const { results } = await runAudits({ ...options, fetch: refusing, only });
      expect(results.map(({ status }) => status)).toEqual(['passed', 'passed']);
    },
  );

  it('takes the hash of the password in its place', async () => {
    const { password: _password, ...rest } = options;
    const passwordSha1 = '89E495E7941CF9E40E6980D14A16BF023CCD4C91';
    const { results } = await runAudits({ ...rest, passwordSha1, only: ['credentials'] });
    const clear = results.find(({ audit }) => audit.id === 'credentials.clear-password');
    expect(clear).toMatchObject({ status: 'skipped' });
    expect(results.filter(({ status }) => status === 'failed')).toEqual([]);
  });

  it('makes two attempts as nobody, and no two wrong passwords of the user without a good call between', async () => {
    const attempts: string[] = [];
    const counting = taking(({ envelope: { username, password } }) => {
      if (typeof password !== 'string' || typeof username !== 'string') return undefined;
      const isRight = password === '89e495e7941cf9e40e6980d14a16bf023ccd4c91';
      if (username.startsWith('svclink-check-')) attempts.push('nobody');
      if (username === 'demo') attempts.push(isRight ? 'good' : 'wrong');
      return undefined;
    })(options.fetch ?? fetch);
    await runAudits({ ...options, fetch: counting, write: true });
    expect(attempts.filter((kind) => kind === 'wrong')).toHaveLength(6);
    expect(attempts.filter((kind) => kind === 'nobody')).toHaveLength(2);
    const ofUser = attempts.filter((kind) => kind !== 'nobody').join(' ');
    expect(ofUser).not.toContain('wrong wrong');
  });

  it('looks at the order that is named', async () => {
    const listed: unknown[] = [];
    const asked = new Set<unknown>();
    const watching = answering((answer, { event, data }) => {
      if (event === 'get_invoice_items_order') asked.add(data.report_id);
      if (event === 'get_all_orders' && Array.isArray(answer.result_data)) {
        listed.push(...answer.result_data);
      }
      return answer;
    })(options.fetch ?? fetch);
    await runAudits({ ...options, fetch: watching, only: ['get_all_orders.answers'] });
    const order = String((listed.at(-1) as { report_id: number }).report_id);
    const only = ['get_invoice_items_order.answers'];
    const { conforms } = await runAudits({ ...options, fetch: watching, order, only });
    expect([[...asked], conforms]).toEqual([[order], true]);
  });

  it('says so when the order that is named does not exist', async () => {
    const report = await runAudits({ ...options, order: '999999999', only: ['get_order'] });
    const answers = report.results.find(({ audit }) => audit.id === 'get_order.answers');
    expect(answers).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('999999999'),
    });
    expect(report.conforms).toBe(false);
  });

  it('goes on without get_order, with the order that is named', async () => {
    const without = taking(({ event }) =>
      ['get_order', 'get_all_orders'].includes(event)
        ? failure(`There is no event ${event}`)
        : undefined,
    )(options.fetch ?? fetch);
    const only = ['get_notes.answers', 'get_order.answers', 'get_all_orders.answers'];
    const named = { ...options, fetch: without, order: '1031', only };
    const { results } = await runAudits(named);
    expect(results.map(({ audit, status }) => [audit.id, status])).toEqual([
      ['get_all_orders.answers', 'skipped'],
      ['get_notes.answers', 'passed'],
      ['get_order.answers', 'skipped'],
    ]);
  });

  it('skips what a receiver does not handle, and says so', async () => {
    const partial = taking(({ event }) =>
      event.startsWith('send_') ? failure(`event_name: ${event} is not handled here`) : undefined,
    )(options.fetch ?? fetch);
    const { results } = await runAudits({ ...options, fetch: partial, write: true });
    const sending = results.filter(({ audit }) => audit.area.startsWith('send_'));
    expect(new Set(sending.map(({ status }) => status))).toEqual(new Set(['skipped']));
    expect(results.filter(({ status }) => status === 'failed')).toEqual([]);
  });

  it('skips what needs an order when there is none', async () => {
    const empty = answering((answer) =>
      Array.isArray(answer.result_data) ? { ...answer, result_data: [] } : answer,
    )(options.fetch ?? fetch);
    const { results } = await runAudits({ ...options, fetch: empty, write: true });
    expect(results.filter(({ status }) => status === 'failed')).toEqual([]);
    const order = results.find(({ audit }) => audit.id === 'get_order.answers');
    expect(order).toMatchObject({
      status: 'skipped',
      reason: expect.stringContaining('no open order'),
    });
  });

  it('waits when the receiver throttles, and goes on', async () => {
    let refused = 0;
    const throttling = taking(({ event }) => {
      if (event !== 'get_all_notes' || refused++ > 0) return undefined;
      return failure('Too many failed attempts. Try again in 0 seconds.');
    })(options.fetch ?? fetch);
    const { results } = await runAudits({ ...options, fetch: throttling, only: ['get_all_notes'] });
    expect(results.map(({ status }) => status)).toEqual(results.map(() => 'passed'));
    expect(refused).toBeGreaterThan(1);
  });

  it.each<[string, () => Response]>([
    ['with "try again"', () => failure('Something went wrong, try again')],
    ['with "too many requests", at 200', () => failure('Too many requests. Slow down.')],
    ['with a page', () => new Response('<h1>Try again later</h1>', { status: 503 })],
    ['with Retry-After', () => Response.json({}, { status: 503, headers: { 'retry-after': '0' } })],
    [
      'by throttling for long',
      () => failure('Too many failed attempts. Try again in 900 seconds.'),
    ],
  ])('fails a receiver that answers everything %s', async (_how, answer) => {
    let calls = 0;
    const fetch: Fetch = async () => {
      calls += 1;
      return answer();
    };
    const report = await runAudits({ ...options, fetch });
    const failed = report.results.filter(({ status }) => status === 'failed');
    expect(failed.map(({ audit }) => audit.id)).toContain('credentials.accepted');
    expect(report.conforms).toBe(false);
    expect(calls).toBeLessThan(400);
  });

  it('of which nothing could be seen shows nothing', async () => {
    const fetch = async () => failure('Too many failed attempts. Try again in 900 seconds.');
    const { conforms, counts } = await runAudits({ ...options, fetch, only: ['get_all_notes'] });
    expect([conforms, counts.passed, counts.failed]).toEqual([false, 0, 0]);
  });

  it('lets nothing that a receiver says steer who reads it', async () => {
    const steering = 'no\u001b[2J\u202egpj\u2028';
    const fetch = async () => failure(steering);
    const { results } = await runAudits({ ...options, fetch, only: ['credentials.accepted'] });
    const [first] = results;
    expect(first).toMatchObject({ message: expect.stringContaining('no·[2J·gpj·') });
    expect(JSON.stringify(results)).not.toMatch(/\u202e|\u2028/);
    const early = runAudits({ ...options, fetch, stopEarly: true });
    await expect(early).rejects.toMatchObject({
      code: 'account_refused',
      message: expect.stringContaining('no·[2J·gpj·'),
    });
  });

  it('skips what a receiver throttles for long', async () => {
    const throttling = taking(({ event }) =>
      event === 'get_all_notes'
        ? Response.json({}, { status: 429, headers: { 'retry-after': '600' } })
        : undefined,
    )(options.fetch ?? fetch);
    const { results } = await runAudits({ ...options, fetch: throttling, only: ['get_all_notes'] });
    expect(results[0]).toMatchObject({
      status: 'skipped',
      reason: 'the receiver throttles this check (it says: wait 600 seconds)',
    });
  });

  it('gives results as they come, and tells of each', async () => {
    const seen: string[] = [];
    const onProgress = ({ audit }: AuditResult, done: number, total: number) =>
      seen.push(`${audit.id} ${done}/${total}`);
    const given: string[] = [];
    for await (const { audit } of streamAudits({ ...options, only: ['method'], onProgress })) {
      given.push(audit.id);
    }
    expect(given).toEqual(['method.put', 'method.get', 'method.get-envelope']);
    expect(seen).toEqual(given.map((id, index) => `${id} ${index + 1}/3`));
  });

  it('stops when it is told to; what has not run is skipped', async () => {
    const stop = new AbortController();
    const onProgress = ({ audit }: AuditResult) => {
      if (audit.id === 'form.charset') stop.abort();
    };
    const watching = { ...options, signal: stop.signal, onProgress };
    const { results } = await runAudits({ ...watching, only: ['form', 'send_notes'], write: true });
    const statuses = results.map(({ status }) => status);
    expect(statuses.slice(0, 3)).toEqual(['passed', 'passed', 'passed']);
    // Those that ran at the same time may have been done; what stores something had not begun.
    const storing = results.filter(({ audit }) => audit.writes);
    expect(storing.length).toBeGreaterThan(5);
    expect(new Set(storing.map(({ status }) => status))).toEqual(new Set(['skipped']));
  });

  it('keeps a slow receiver busy while it reads, and stores one thing at a time behind that', async () => {
    const running: string[] = [];
    const reading: number[] = [];
    const storing: number[] = [];
    const inner = options.fetch ?? fetch;
    const slow: Fetch = async (address, init) => {
      const kind = String(init.body).includes('send_notes') ? 'storing' : 'reading';
      running.push(kind);
      (kind === 'storing' ? storing : reading).push(running.length);
      await delay(5);
      // The time of the answer belongs to it: on a busy machine it is the longer one.
      return inner(address, init).finally(() => running.splice(running.indexOf(kind), 1));
    };
    const { results } = await runAudits({ ...options, fetch: slow });
    expect(results.filter(({ status }) => status === 'failed')).toEqual([]);
    const average = reading.reduce((sum, many) => sum + many, 0) / reading.length;
    expect(average).toBeGreaterThan(6);
    expect(Math.max(...reading)).toBeLessThanOrEqual(12);
    await runAudits({ ...options, fetch: slow, only: ['form', 'send_notes'], write: true });
    expect(storing.length).toBeGreaterThan(10);
    expect(Math.max(...storing)).toBe(1);
  });

  it('lets all wait together where the receiver throttles one', async () => {
    let since = 0;
    let meanwhile = 0;
    const throttling: Fetch = (address, init) => {
      const passed = since === 0 ? 0 : Date.now() - since;
      if (passed > 2000 && passed < 3900) meanwhile += 1;
      return taking(({ event }) => {
        if (event === 'validate_user' || passed > 3900) return undefined;
        since ||= Date.now();
        return Response.json({}, { status: 429, headers: { 'retry-after': '4' } });
      })(options.fetch ?? fetch)(address, init);
    };
    const only = ['get_all_orders', 'get_all_updates', 'get_all_notes', 'get_cancel_orders'];
    const { results } = await runAudits({ ...options, fetch: throttling, only });
    expect(results.filter(({ status }) => status !== 'passed')).toEqual([]);
    expect(meanwhile).toBe(0);
  });

  it('speaks the dialect of the receiver', async () => {
    const dialect = { obj_url: 's3_url', obj_url_thumb: 's3_url_thumb' };
    const names = (value: unknown, from: string, to: string) =>
      JSON.parse(JSON.stringify(value).replaceAll(`"${from}"`, `"${to}"`));
    const speaking = answering((answer) =>
      names(names(answer, 'obj_url', 's3_url'), 'obj_url_thumb', 's3_url_thumb'),
    )(options.fetch ?? fetch);
    const only = ['get_file', 'get_foh'];
    const plain = await runAudits({ ...options, fetch: speaking, only });
    expect(plain.conforms).toBe(false);
    const spoken = await runAudits({ ...options, fetch: speaking, only, dialect });
    expect(spoken.results.filter(({ status }) => status !== 'passed')).toEqual(
      spoken.results.filter(({ audit }) => audit.writes),
    );
  });

  it('can be looped over by a test framework', async () => {
    const auditor = createAuditor(options);
    for (const audit of selectAudits(['site'])) {
      expect(await auditor.run(audit)).toMatchObject({ status: 'passed', audit: { id: audit.id } });
    }
  });

  it('survives an audit that throws', async () => {
    const [audit] = selectAudits(['site.text']);
    if (!audit) throw new Error('site.text is not there');
    const run = async () => {
      throw new RangeError('out of range');
    };
    expect(await createAuditor(options).run({ ...audit, run })).toMatchObject({
      status: 'skipped',
      reason: expect.stringContaining('out of range'),
    });
  });

  it.each(['password', 'a password of many words'])('hides the password %s', async (password) => {
    const { results } = await runAudits({ ...options, password, only: ['credentials'] });
    const text = JSON.stringify(results);
    expect(results.some(({ status }) => status === 'failed')).toBe(true);
    expect(text).toContain('[hidden]');
    expect(text).not.toContain(`\\"${password}\\"`);
  });
});

describe('a check that cannot be made', () => {
  it('is refused when nothing answers', async () => {
    await expect(runAudits({ ...ANYWHERE, fetch: silent, timeout: 20 })).rejects.toMatchObject({
      code: 'no_answer',
      message: 'http://receiver.test/link: no answer within 0.02 seconds',
    });
  });

  it('is refused after one time limit, not after two', async () => {
    let requests = 0;
    const counting: Fetch = (address, init) => {
      requests += 1;
      return silent(address, init);
    };
    const check = { ...ANYWHERE, fetch: counting, timeout: 20, stopEarly: true };
    await expect(runAudits(check)).rejects.toMatchObject({ code: 'no_answer' });
    expect(requests).toBe(1);
  });

  it('is refused when connections fail', async () => {
    const broken = () =>
      Promise.reject(Object.assign(new Error('fetch failed'), { cause: { code: 'ECONNRESET' } }));
    await expect(runAudits({ ...ANYWHERE, fetch: broken })).rejects.toThrow(
      'no answer: ECONNRESET',
    );
  });

  it('does not wait for one that ignores the signal', async () => {
    const slow: Fetch = () => new Promise(() => {});
    await expect(runAudits({ ...ANYWHERE, fetch: slow, timeout: 30 })).rejects.toThrow('no answer');
  });

  it.each<[string, Partial<CheckOptions>, string]>([
    ['an address that is none', { url: 'receiver' }, 'url: must be'],
    ['an address of another scheme', { url: 'file:///etc/passwd' }, 'url: must be'],
    ['a blank user name', { username: ' ' }, 'username: must be'],
    ['two passwords', { passwordSha1: 'a'.repeat(40) }, 'give exactly one'],
    ['a timeout of 0', { timeout: 0 }, 'timeout: must be'],
    ['an order that is none', { order: 'first' }, 'order: must be'],
    ['a blank site id', { siteId: '' }, 'siteId: must be'],
    ['an unknown audit', { only: ['none'] }, 'only: there is no audit'],
    ['a dialect that is none', { dialect: { brand: '1 2' } }, 'dialect.brand'],
  ])('is refused for %s', async (_what, wrong, message) => {
    await expect(runAudits({ ...ANYWHERE, fetch: silent, ...wrong })).rejects.toMatchObject({
      code: 'option_invalid',
      message: expect.stringContaining(message),
    });
  });

  it('is refused without a password, and with a hash that is none', async () => {
    const { password: _password, ...nobody } = ANYWHERE;
    await expect(runAudits(nobody)).rejects.toThrow('give exactly one');
    await expect(runAudits({ ...nobody, passwordSha1: 'demo' })).rejects.toThrow('40 hex digits');
  });
});
