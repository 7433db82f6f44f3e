import { channel } from 'node:diagnostics_channel';
import {
  createReceiver,
  EVENT_CHANNEL,
  type EventReport,
  LinkError,
  passwordSha1,
} from '../../src/index.js';
import { failing } from '../support/failing.js';
import {
  ACCOUNT,
  encoded,
  envelopeText,
  failureOf,
  jpeg,
  MULTIPART,
  multipart,
  PASSWORD,
  SITE,
  startReceiver,
} from './harness.js';

const reports: EventReport[] = [];
const subscriber = (message: unknown) => {
  reports.push(message as EventReport);
};
beforeEach(() => {
  reports.length = 0;
  channel(EVENT_CHANNEL).subscribe(subscriber);
});
afterEach(() => {
  channel(EVENT_CHANNEL).unsubscribe(subscriber);
});

describe('the diagnostics channel', () => {
  it('tells of each request, answered or failed, once', async () => {
    const link = await startReceiver();
    await link.result('get_order', { report_id: '1' });
    await link.refusal('get_order', {});
    failureOf(await link.post('nonsense'), 400);
    expect(reports).toEqual([
      {
        id: expect.any(String),
        event: 'get_order',
        username: 'acme',
        remoteAddress: '127.0.0.1',
        duration: expect.any(Number),
        error: undefined,
      },
      expect.objectContaining({
        event: 'get_order',
        error: expect.objectContaining({ code: 'data_invalid', stage: 'data' }),
      }),
      expect.objectContaining({
        event: undefined,
        username: undefined,
        error: expect.objectContaining({ code: 'payload_missing' }),
      }),
    ]);
    expect(reports[0]?.id).toBe(link.calls[0]?.event.id);
    expect(new Set(reports.map(({ id }) => id)).size).toBe(3);
    await link.close();
  });
});

describe('the logger', () => {
  it('gets successes as debug, faults of callers as warn, ours as error, under one id', async () => {
    const link = await startReceiver();
    link.act('get_order', () => {
      throw new Error('boom');
    });
    await link.result('get_all_orders');
    await link.refusal('get_order', {});
    const message = await link.fault('get_order', { report_id: '1' });
    expect(link.logs.map(({ level }) => level)).toEqual(['debug', 'warn', 'error']);
    expect(link.logs[1]).toMatchObject({
      message: 'event_data.report_id: is required',
      entry: { code: 'data_invalid', event: 'get_order' },
    });
    expect(link.logs[2]?.entry).toMatchObject({
      id: message.slice(-36),
      err: expect.objectContaining({ message: 'boom' }),
    });
    await link.close();
  });

  it('by default is the console, for our faults alone', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const receiver = createReceiver({ siteId: SITE, accounts: [ACCOUNT] }).on('get_order', () => {
      throw new Error('boom');
    });
    const ask = (name: string, data: object) =>
      receiver.answer({
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        remoteAddress: 'test',
        body: { kind: 'text', text: encoded(envelopeText(name, data)) },
      });
    await ask('get_order', {});
    expect(error).not.toHaveBeenCalled();
    await ask('get_order', { report_id: '1' });
    expect(error).toHaveBeenCalledTimes(1);
    error.mockRestore();
  });

  it('may be none at all', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const link = await startReceiver({ logger: false });
    link.act('get_order', () => {
      throw new Error('boom');
    });
    await link.fault('get_order', { report_id: '1' });
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
    await link.close();
  });

  it('that throws spoils no answer', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const broken = () => {
      throw new Error('disk full');
    };
    const link = await startReceiver({
      logger: { debug: broken, info: broken, warn: broken, error: broken },
    });
    await link.result('get_all_orders');
    expect(await link.refusal('get_order', {})).toBe('event_data.report_id: is required');
    expect(failureOf(await link.post('x'), 400)).toMatch(/^payload/);
    error.mockRestore();
    await link.close();
  });
});

describe('the onError hook', () => {
  it.each(failing('hook'))(
    'that %s spoils no answer and no process, and is logged',
    async (_, onError) => {
      const link = await startReceiver({ onError });
      expect(await link.refusal('get_order', {})).toBe('event_data.report_id: is required');
      await new Promise(setImmediate);
      expect(link.logs.map(({ message }) => message)).toEqual([
        'event_data.report_id: is required',
        'onError failed',
      ]);
      await link.result('get_all_orders');
      await link.close();
    },
  );

  it('sees every failure with its stage', async () => {
    const link = await startReceiver({ without: ['get_foh'], deadline: { get_notes: 30 } });
    link.act('get_order', () => {
      throw new LinkError('own', 'own');
    });
    link.act('get_all_orders', () => 5);
    link.act('get_notes', () => new Promise(() => {}));
    await link.post('x', { 'content-type': 'text/plain' });
    await link.send('x', {}, { username: '' });
    await link.send('x', {}, { password: 'x' });
    await link.send('x', {}, { site_id: 'x' });
    await link.send('get_foh');
    await link.send('get_order', {});
    await link.send('get_order', { report_id: 1 });
    await link.send('get_notes', { report_id: 1 });
    await link.send('get_all_orders');
    expect(link.failures.map(({ error }) => error.stage)).toEqual([
      'form',
      'envelope',
      'credentials',
      'site',
      'event',
      'data',
      'handler',
      'handler',
      'result',
    ]);
    await link.close();
  });
});

describe('secrets', () => {
  it('are in no log, hook, report, error or answer', async () => {
    const password = 'Tr0ub4dor&3-open';
    const sha1 = passwordSha1(password);
    const push = 'push-key-5e884898da28047151d0e56f8dc62927';
    const wrongPassword = passwordSha1('another secret of mine');
    const told: unknown[] = [];
    const printed = jest
      .spyOn(console, 'error')
      .mockImplementation((...args) => void told.push(args));
    const link = await startReceiver({
      accounts: [{ username: 'acme', password }],
      deadline: { get_notes: 30 },
      onError: (error, context) => void told.push(error, context),
    });
    link.act('get_order', () => {
      throw new Error('boom');
    });
    link.act('get_all_orders', () => [{ svclink_push: push }]);
    link.act('get_notes', () => new Promise(() => {}));
    const as = (name: string, data: object, changes: object = {}) =>
      link.send(name, data, { password: sha1, ...changes });
    const file = { name: 'file', filename: 'a.jpg', content: jpeg() };
    const form = (content: string) =>
      link.post(multipart([{ name: 'payload', content }, file]), { 'content-type': MULTIPART });
    const url = `https://push.example/?key=${push}`;
    const answers = [
      await as('validate_user', { svclink_push: url }),
      await as('validate_user', { svclink_push: [url] }),
      await as('validate_user', { svclink_push: url }, { password: wrongPassword }),
      await as('validate_user', { svclink_push: url }, { password }),
      await as('validate_user', { svclink_push: url }, { site_id: 'x' }),
      await as('nothing', { svclink_push: url }),
      await as('get_order', { report_id: '1', svclink_push: url }),
      await as('get_all_orders', {}),
      await as('get_notes', { report_id: '1' }),
      await as('validate_user', {}, { event_data: `{"svclink_push":"${url}"` }),
      await as('validate_user', {}, { event_data: `[{"svclink_push":"${url}"}]` }),
      await as('validate_user', {}, { event_name: ' ' }),
      await as('validate_user', {}, { password: [sha1] }),
      await link.post(
        `payload=${envelopeText('validate_user', { svclink_push: url }, { password: sha1 })}x`,
      ),
      await link.post(
        `payload=${encodeURIComponent(envelopeText('x', {}, { password: sha1 })).slice(0, -3)}`,
      ),
      await link.post(envelopeText('validate_user', {}, { password: sha1 })),
      await form(
        envelopeText('send_file', { dst_report_id: 'x', file_id: 'a' }, { password: sha1 }),
      ),
      await form(`${envelopeText('send_file', {}, { password: sha1 })}x`),
    ];
    told.push(reports, link.logs, link.failures, answers, printed.mock.calls);
    printed.mockRestore();
    await link.close();

    expect(answers.filter(({ envelope }) => envelope.error).length).toBe(17);
    const everything = flatten(told);
    for (const secret of [password, sha1, push, wrongPassword])
      expect(everything).not.toContain(secret);
  });

  /** All text in a value: members of errors, stacks and causes too. */
  function flatten(value: unknown, seen = new Set<unknown>()): string {
    if (typeof value !== 'object' || value === null) return String(value);
    if (seen.has(value)) return '';
    seen.add(value);
    return Reflect.ownKeys(value)
      .map((key) => `${String(key)}: ${flatten(Reflect.get(value, key), seen)}`)
      .join('\n');
  }

  it('are in no error at construction', () => {
    const make = (account: object) => () =>
      createReceiver({ siteId: SITE, accounts: [account as never] });
    for (const account of [
      { username: 'a', passwordSha1: `${PASSWORD}0` },
      { username: 'a', passwordHash: PASSWORD },
      { username: 'a', password: [PASSWORD, 5] },
    ]) {
      expect(make(account)).toThrow(
        expect.objectContaining({ message: expect.not.stringContaining(PASSWORD) }),
      );
    }
  });
});
