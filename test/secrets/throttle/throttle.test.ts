import { RateLimiterMemory } from 'rate-limiter-flexible';
import { createThrottle, type Throttle, type ThrottleStore } from '../../../src/secrets/index.js';

const home = '198.51.100.7';
const elsewhere = '203.0.113.9';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});

afterEach(() => {
  jest.useRealTimers();
});

async function fail(throttle: Throttle, times: number, subject = 'acme', address = elsewhere) {
  for (let round = 0; round < times; round += 1) await throttle.failed(subject, address);
}

/** One store that outlives the throttles using it, as a shared one does. */
function sharedStore(): ThrottleStore {
  const limiters = new Map<string, RateLimiterMemory>();
  return (options) => {
    const limiter = limiters.get(options.keyPrefix) ?? new RateLimiterMemory(options);
    limiters.set(options.keyPrefix, limiter);
    return limiter;
  };
}

describe.each([
  ['in its own memory', () => createThrottle()],
  ['in a shared store', () => createThrottle({ store: sharedStore() })],
])('a throttle %s', (_where, create) => {
  it('lets the first failures pass, then doubles the delay up to the longest', async () => {
    const throttle = create();
    const delays: number[] = [];
    for (let round = 0; round < 14; round += 1) {
      await fail(throttle, 1, 'acme', `203.0.113.${round}`);
      const delay = await throttle.check('acme', home);
      delays.push(delay);
      jest.advanceTimersByTime(delay * 1000);
    }
    expect(delays).toEqual([0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  it('delays an address that tries many subjects', async () => {
    const throttle = create();
    for (let round = 0; round < 22; round += 1) await throttle.failed(`user ${round}`, elsewhere);
    expect(await throttle.check('acme', elsewhere)).toBe(2);
    expect(await throttle.check('acme', home)).toBe(0);
  });

  it('takes the longer of both delays', async () => {
    const throttle = create();
    await fail(throttle, 21);
    expect(await throttle.check('acme', elsewhere)).toBe(60);
    expect(await throttle.check('other', elsewhere)).toBe(1);
  });

  it('counts a whole IPv6 network as one address', async () => {
    const throttle = create();
    for (let round = 0; round < 21; round += 1) {
      await throttle.failed(`user ${round}`, `2001:db8::${round.toString(16)}`);
    }
    expect(await throttle.check('acme', '2001:db8::ffff')).toBe(1);
    expect(await throttle.check('acme', '2001:db8:0:1::1')).toBe(0);
  });

  it('counts an IPv4-mapped address as the IPv4 address', async () => {
    const throttle = create();
    for (let round = 0; round < 21; round += 1) {
      await throttle.failed(`user ${round}`, `::ffff:${elsewhere}`);
    }
    expect(await throttle.check('acme', elsewhere)).toBe(1);
  });

  it('lets the right secret in again once the delay has passed, however many failed', async () => {
    const throttle = create();
    await fail(throttle, 500);
    const delay = await throttle.check('acme', home);
    expect(delay).toBe(60);
    jest.advanceTimersByTime(delay * 1000);
    expect(await throttle.check('acme', home)).toBe(0);
  });

  it('tells what is left of the delay', async () => {
    const throttle = create();
    await fail(throttle, 10);
    expect(await throttle.check('acme', home)).toBe(16);
    jest.advanceTimersByTime(6000);
    expect(await throttle.check('acme', home)).toBe(10);
  });

  it('forgets failures some time after the last one', async () => {
    const throttle = create();
    await fail(throttle, 5);
    jest.advanceTimersByTime(899_000);
    await fail(throttle, 1);
    expect(await throttle.check('acme', home)).toBe(1);
    jest.advanceTimersByTime(2000);
    await fail(throttle, 1);
    expect(await throttle.check('acme', home)).toBe(2);
    jest.advanceTimersByTime(901_000);
    await fail(throttle, 1);
    expect(await throttle.check('acme', home)).toBe(0);
  });

  it('forgets the failures of the subject on success, never those of the address', async () => {
    const throttle = create();
    await fail(throttle, 21);
    await throttle.succeeded('acme', home);
    expect(await throttle.check('acme', '192.0.2.1')).toBe(0);
    expect(await throttle.check('acme', elsewhere)).toBe(1);
    await fail(throttle, 5, 'acme', '192.0.2.1');
    expect(await throttle.check('acme', '192.0.2.1')).toBe(0);
  });

  it('does not let the failures of others delay a proven address', async () => {
    const throttle = create();
    await throttle.succeeded('acme', home);
    await fail(throttle, 21);
    expect(await throttle.check('acme', home)).toBe(0);
    expect(await throttle.check('acme', '192.0.2.1')).toBe(60);
  });

  it('delays a proven address for its own failures', async () => {
    const throttle = create();
    await throttle.succeeded('acme', home);
    await fail(throttle, 6, 'acme', home);
    expect(await throttle.check('acme', home)).toBe(1);
    await fail(throttle, 20, 'acme', home);
    expect(await throttle.check('acme', home)).toBe(60);
    jest.advanceTimersByTime(60_000);
    expect(await throttle.check('acme', home)).toBe(0);
    await throttle.succeeded('acme', home);
    await fail(throttle, 5, 'acme', home);
    expect(await throttle.check('acme', home)).toBe(0);
  });

  it('does not let wrong logins of others at the same address delay a proven user', async () => {
    const throttle = create();
    await throttle.succeeded('acme', home);
    for (let round = 0; round < 40; round += 1) await throttle.failed(`user ${round}`, home);
    expect(await throttle.check('acme', home)).toBe(0);
    expect(await throttle.check('other', home)).toBe(60);
    await throttle.succeeded('acme', home);
    expect(await throttle.check('other', home)).toBe(60);
  });

  it('does not hold up others for the failures of a proven user', async () => {
    const throttle = create();
    await throttle.succeeded('acme', home);
    await fail(throttle, 30, 'acme', home);
    expect(await throttle.check('other', home)).toBe(0);
    expect(await throttle.check('acme', elsewhere)).toBe(0);
  });

  it('goes on delaying guesses at a user who works undisturbed elsewhere', async () => {
    const throttle = create();
    await throttle.succeeded('acme', home);
    await fail(throttle, 9);
    await throttle.succeeded('acme', home);
    expect(await throttle.check('acme', elsewhere)).toBe(8);
  });

  it('counts subjects of any length apart', async () => {
    const throttle = create();
    const long = 'x'.repeat(5000);
    await fail(throttle, 8, long);
    expect(await throttle.check(long, home)).toBe(4);
    expect(await throttle.check(`${long}y`, home)).toBe(0);
    expect(await throttle.check(`=${long}`, home)).toBe(0);
    await throttle.succeeded(long, home);
    expect(await throttle.check(long, elsewhere)).toBe(0);
  });

  it('proves an address for one subject only', async () => {
    const throttle = create();
    await throttle.succeeded('other', home);
    await fail(throttle, 21);
    expect(await throttle.check('acme', home)).toBe(60);
  });

  it('counts attempts that fail all at the same time', async () => {
    const throttle = create();
    await Promise.all(Array.from({ length: 9 }, () => throttle.failed('acme', elsewhere)));
    expect(await throttle.check('acme', home)).toBe(8);
  });

  it.each(['__proto__', 'constructor', '', '\ud800', 'x'.repeat(1_000_000)])(
    'takes any subject',
    async (subject) => {
      const throttle = create();
      await fail(throttle, 6, subject);
      expect(await throttle.check(subject, home)).toBe(1);
      expect(await throttle.check(`${subject}.`, home)).toBe(0);
    },
  );
});

describe('the hot path', () => {
  it('answers 0 at once when nothing failed lately, and success costs no promise', () => {
    const throttle = createThrottle();
    expect(throttle.check('acme', home)).toBe(0);
    expect(throttle.succeeded('acme', home)).toBeUndefined();
    expect(throttle.succeeded('acme', home)).toBeUndefined();
  });

  it('is back when the subject has succeeded', async () => {
    const throttle = createThrottle();
    await fail(throttle, 1);
    await throttle.succeeded('acme', home);
    expect(throttle.check('acme', home)).toBe(0);
    expect(throttle.succeeded('acme', home)).toBeUndefined();
  });

  it('is never left by a proven user for what others fail, at his address or on his name', async () => {
    const throttle = createThrottle();
    await throttle.succeeded('acme', home);
    await fail(throttle, 30, 'other', home);
    await fail(throttle, 30, 'acme', elsewhere);
    expect(throttle.check('acme', home)).toBe(0);
    expect(throttle.check('acme', elsewhere)).toBeInstanceOf(Promise);
    await fail(throttle, 1, 'acme', home);
    expect(throttle.check('acme', home)).toBeInstanceOf(Promise);
  });

  it('is back when the failures are forgotten', async () => {
    const throttle = createThrottle();
    await fail(throttle, 1);
    expect(throttle.check('acme', elsewhere)).toBeInstanceOf(Promise);
    expect(throttle.check('other', home)).toBe(0);
    jest.advanceTimersByTime(900_000);
    expect(throttle.check('acme', elsewhere)).toBe(0);
  });
});

describe('a success that is reported again and again', () => {
  it('stays one of a proven address for as long as it goes on', async () => {
    const throttle = createThrottle();
    for (let hour = 0; hour < 24 * 30; hour += 1) {
      throttle.succeeded('acme', home);
      jest.advanceTimersByTime(3_600_000);
    }
    await fail(throttle, 20);
    expect(await throttle.check('acme', home)).toBe(0);
    expect(await throttle.check('acme', '192.0.2.1')).toBeGreaterThan(0);
  });

  it('proves each address that it comes from, one after the other and in turn', async () => {
    const throttle = createThrottle();
    for (const address of [home, '192.0.2.1', home]) throttle.succeeded('acme', address);
    await fail(throttle, 20);
    expect(await throttle.check('acme', home)).toBe(0);
    expect(await throttle.check('acme', '192.0.2.1')).toBe(0);
  });

  it('wipes out the failures of its pair each time', async () => {
    const throttle = createThrottle({ freePerSubject: 2 });
    for (let round = 0; round < 3; round += 1) {
      await throttle.succeeded('acme', home);
      await throttle.succeeded('acme', home);
      await fail(throttle, 2, 'acme', home);
      expect(await throttle.check('acme', home)).toBe(0);
    }
  });
});

describe('a shared store', () => {
  it('lets one process know what failed and was proven in another', async () => {
    const store = sharedStore();
    const [one, other] = [createThrottle({ store }), createThrottle({ store })];
    await one.succeeded('acme', home);
    await fail(one, 4);
    await fail(other, 4);
    expect(await one.check('acme', '192.0.2.1')).toBe(4);
    expect(await other.check('acme', home)).toBe(0);
    await other.succeeded('acme', '192.0.2.2');
    expect(await one.check('acme', '192.0.2.1')).toBe(0);
  });

  it('forgets at a success in one process what failed in another, however often it succeeded before', async () => {
    const store = sharedStore();
    const options = { store, freePerSubject: 2, firstDelay: 2000 };
    const [one, other] = [createThrottle(options), createThrottle(options)];
    for (let day = 0; day < 3; day += 1) {
      await one.succeeded('acme', home);
      await fail(other, 2, 'acme', home);
      await one.succeeded('acme', home);
      await fail(other, 1, 'acme', home);
      expect([await one.check('acme', home), await other.check('acme', home)]).toEqual([0, 0]);
    }
  });

  it('is looked at, and not written, for a success that nothing failed before', async () => {
    const writes: string[] = [];
    const throttle = createThrottle({
      store: (options) =>
        Object.assign(new RateLimiterMemory(options), {
          delete: async () => {
            writes.push('delete');
            return true;
          },
        }),
    });
    for (let at = 0; at < 3; at += 1) await throttle.succeeded('acme', home);
    expect(writes).toEqual([]);
  });

  it('never holds a subject or an address in the clear', async () => {
    const keys: string[] = [];
    const throttle = createThrottle({
      store: (options) => {
        const limiter = new RateLimiterMemory(options);
        const penalty = limiter.penalty.bind(limiter);
        limiter.penalty = (key, ...rest) => {
          keys.push(String(key));
          return penalty(key, ...rest);
        };
        return limiter;
      },
    });
    await fail(throttle, 1, 'a mistyped password');
    expect(keys).toHaveLength(2);
    for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  it('fails closed when it is broken', async () => {
    const broken = () => Promise.reject(new Error('connection lost'));
    const throttle = createThrottle({
      store: (options) =>
        Object.assign(new RateLimiterMemory(options), {
          get: broken,
          set: broken,
          penalty: broken,
          delete: broken,
        }),
    });
    const failure = {
      code: 'accounts_failed',
      status: 503,
      retryAfter: 5,
      cause: {
        message: 'the store of the throttle failed; attempts are refused until it answers again',
        cause: { message: 'connection lost' },
      },
    };
    await expect(throttle.check('acme', home)).rejects.toMatchObject(failure);
    await expect(throttle.failed('acme', home)).rejects.toMatchObject(failure);
    await expect(throttle.succeeded('acme', home)).rejects.toMatchObject(failure);
  });

  it('fails closed when it throws', async () => {
    const throttle = createThrottle({
      store: (options) =>
        Object.assign(new RateLimiterMemory(options), {
          get: () => {
            throw new Error('not connected');
          },
        }),
    });
    await expect(throttle.check('acme', home)).rejects.toMatchObject({
      code: 'accounts_failed',
    });
  });
});

describe('createThrottle', () => {
  it('takes the options at their word', async () => {
    const throttle = createThrottle({
      freePerSubject: 0,
      freePerAddress: 1,
      firstDelay: 3000,
      longestDelay: 5000,
      forgetAfter: 10_000,
    });
    await throttle.failed('acme', elsewhere);
    expect(await throttle.check('acme', home)).toBe(3);
    expect(await throttle.check('other', elsewhere)).toBe(0);
    await throttle.failed('acme', elsewhere);
    expect(await throttle.check('acme', home)).toBe(5);
    expect(await throttle.check('other', elsewhere)).toBe(3);
    jest.advanceTimersByTime(10_000);
    expect(throttle.check('acme', home)).toBe(0);
  });

  it('takes parts of a second, in which stores forget by whole ones', async () => {
    const throttle = createThrottle({ freePerSubject: 0, firstDelay: 250, forgetAfter: 1500 });
    await throttle.failed('acme', elsewhere);
    expect(await throttle.check('acme', home)).toBe(0.25);
    jest.advanceTimersByTime(250);
    expect(await throttle.check('acme', home)).toBe(0);
    await throttle.failed('acme', elsewhere);
    expect(await throttle.check('acme', home)).toBe(0.5);
    jest.advanceTimersByTime(2000);
    await throttle.failed('acme', elsewhere);
    expect(await throttle.check('acme', home)).toBe(0.25);
  });

  it.each([
    { freePerSubject: -1 },
    { freePerAddress: 0.5 },
    { firstDelay: 0 },
    { firstDelay: 0.5 },
    { longestDelay: 0 },
    { firstDelay: 10, longestDelay: 5 },
    { longestDelay: 3_000_000_000 },
    { forgetAfter: 0 },
    { forgetAfter: Number.NaN },
    { freePerUser: 3 },
    { store: 'redis' },
    true,
    null,
  ])('refuses %j', (options) => {
    expect(() => createThrottle(options as never)).toThrow(
      expect.objectContaining({
        code: 'option_invalid',
        message: expect.stringMatching(/throttle|freePerUser/),
      }),
    );
  });
});
