import { channel } from 'node:diagnostics_channel';
import { HttpFailure } from '../../src/http/index.js';
import { EVENT_CHANNEL, LinkError } from '../../src/index.js';
import { toLinkError } from '../../src/receiver/failures.js';
import { Observer } from '../../src/receiver/observer.js';
import { type ReceiverRequest, RequestContext } from '../../src/receiver/request.js';
import { failing } from '../support/failing.js';

const logs: [string, object, string][] = [];
const logger = Object.fromEntries(
  ['debug', 'info', 'warn', 'error'].map((level) => [
    level,
    (entry: object, message: string) => void logs.push([level, entry, message]),
  ]),
) as never;
const reports: { duration?: number; error?: unknown }[] = [];
const subscriber = (report: unknown) => void reports.push(report as never);

beforeEach(() => {
  logs.length = 0;
  reports.length = 0;
});
afterEach(() => {
  channel(EVENT_CHANNEL).unsubscribe(subscriber);
});

function request(): ReceiverRequest {
  return { method: 'POST', headers: {}, remoteAddress: 'x', body: { kind: 'unread' } };
}

describe('the clock', () => {
  it.each([
    ['nobody looks', {}, undefined],
    ['there is no logger', { logger: false as const }, undefined],
    ['the app has a logger', { logger }, expect.any(Number)],
  ])('is read only where %s accordingly', (_, options, began) => {
    expect(new Observer(options).begin()).toEqual(began);
  });

  it('is read for a subscriber', () => {
    channel(EVENT_CHANNEL).subscribe(subscriber);
    expect(new Observer({ logger: false }).begin()).toEqual(expect.any(Number));
  });
});

describe('a request that was answered', () => {
  it('is logged with its time and without an error', () => {
    const observer = new Observer({ logger });
    const before = performance.now();
    new RequestContext(request(), observer).done();
    const [level, entry, message] = logs[0] ?? [];
    expect([level, message, logs.length]).toEqual(['debug', 'event answered', 1]);
    expect(entry).not.toHaveProperty('error');
    const { duration } = entry as { duration: number };
    expect(duration).toBeGreaterThanOrEqual(0);
    expect(duration).toBeLessThanOrEqual(performance.now() - before);
  });

  it('is not told of where nobody looked when it began', () => {
    const observer = new Observer({ logger: false });
    const context = new RequestContext(request(), observer);
    channel(EVENT_CHANNEL).subscribe(subscriber);
    context.done();
    expect(reports).toEqual([]);
  });

  it('is not told of to a subscriber that has gone', () => {
    channel(EVENT_CHANNEL).subscribe(subscriber);
    const context = new RequestContext(request(), new Observer({ logger: false }));
    channel(EVENT_CHANNEL).unsubscribe(subscriber);
    context.done();
    expect(reports).toEqual([]);
  });
});

describe('a failure', () => {
  const failure = (cause?: Error) =>
    new LinkError('data_invalid', 'wrong', cause === undefined ? {} : { cause });

  it('of a request that began before anybody looked is not reported, but logged', () => {
    const seen: unknown[] = [];
    const observer = new Observer({ logger: false, onError: (error) => void seen.push(error) });
    const context = new RequestContext(request(), observer);
    channel(EVENT_CHANNEL).subscribe(subscriber);
    context.done(failure());
    expect([reports.length, seen.length]).toEqual([0, 1]);
  });

  it('is logged with its cause, if it has one', () => {
    const observer = new Observer({ logger });
    const cause = new Error('why');
    new RequestContext(request(), observer).failed(failure(cause));
    new RequestContext(request(), observer).failed(failure());
    expect(logs[0]).toEqual(['warn', expect.objectContaining({ err: cause }), 'wrong']);
    expect(logs[1]?.[1]).not.toHaveProperty('err');
  });

  it.each<[string, () => unknown]>(failing('hook'))(
    'whose hook %s is logged twice, the second time with what the hook threw',
    async (_, onError) => {
      const observer = new Observer({ logger, onError: onError as never });
      new RequestContext(request(), observer).failed(failure());
      await new Promise(setImmediate);
      expect(logs[1]).toEqual([
        'error',
        expect.objectContaining({
          err: expect.objectContaining({ message: 'hook' }),
          remoteAddress: 'x',
        }),
        'onError failed',
      ]);
    },
  );

  it('of the logger itself goes to the console', () => {
    const printed = jest.spyOn(console, 'error').mockImplementation(() => {});
    const cause = new Error('disk full');
    const broken = () => {
      throw cause;
    };
    const observer = new Observer({
      logger: { debug: broken, info: broken, warn: broken, error: broken },
    });
    new RequestContext(request(), observer).failed(failure());
    const calls = [...printed.mock.calls];
    printed.mockRestore();
    expect(calls).toEqual([['the logger failed', expect.stringContaining('disk full')]]);
  });
});

describe('what a caller sent', () => {
  const steering = 'a\u001b[2J\u202eb\u2028c\nd';
  const sent = () =>
    Object.assign(new RequestContext({ ...request(), remoteAddress: steering }, observer), {
      username: steering,
      eventName: steering,
    });
  let observer: Observer;

  it('steers nobody who reads the log', () => {
    observer = new Observer({ logger });
    sent().done(new LinkError('data_invalid', steering));
    expect(logs).toEqual([
      [
        'warn',
        expect.objectContaining({
          event: 'a·[2J·b·c·d',
          username: 'a·[2J·b·c·d',
          remoteAddress: 'a·[2J·b·c·d',
        }),
        'a·[2J·b·c·d',
      ],
    ]);
  });

  it('steers no terminal, not by a cause either, where there is no logger', () => {
    const printed = jest.spyOn(console, 'error').mockImplementation(() => {});
    observer = new Observer({});
    const cause = new Error(steering, { cause: new Error(steering) });
    sent().done(new LinkError('internal_error', steering, { cause }));
    const texts = printed.mock.calls.flat();
    printed.mockRestore();
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(text).not.toMatch(/[^\P{C}\n]|[\u2028\u2029]/u);
    expect(texts[1]).toContain('a·[2J·b·c');
  });
});

describe('what was thrown', () => {
  it('stays what it is as a LinkError', () => {
    const error = new LinkError('data_invalid', 'wrong');
    expect(toLinkError(error, 'result')).toBe(error);
  });

  it.each([[undefined], [new Error('socket')]])(
    'keeps code, message and cause %p of HTTP',
    (cause) => {
      const thrown = new HttpFailure('body_too_large', 'too large', cause && { cause });
      const error = toLinkError(thrown);
      expect(error).toMatchObject({ code: 'body_too_large', message: 'too large', stage: 'form' });
      expect('cause' in error && error.cause).toBe(cause ?? false);
    },
  );

  it.each<[undefined | 'result' | 'data', string]>([
    [undefined, 'reply'],
    ['result', 'result'],
    ['data', 'data'],
  ])('by anything else, in the stage %s, is ours and tells nothing', (stage, shown) => {
    const cause = new TypeError('secret of the code');
    expect(toLinkError(cause, stage)).toMatchObject({
      code: 'internal_error',
      message: 'The receiver failed',
      stage: shown,
      cause,
    });
  });
});

describe('a name from outside', () => {
  it.each([
    ['x'.repeat(200), 'x'.repeat(200)],
    ['x'.repeat(201), `${'x'.repeat(200)}…`],
  ])('is told in at most 200 characters', (given, told) => {
    const context = new RequestContext(request(), new Observer({ logger: false }));
    context.username = given;
    context.eventName = given;
    expect(context.context()).toMatchObject({ username: told, event: told });
  });
});
