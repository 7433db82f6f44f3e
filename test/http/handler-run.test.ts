import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { HandlerRun, isSource } from '../../src/http/index.js';

const told: [kind: string, error: unknown][] = [];
beforeEach(() => {
  told.length = 0;
});

class TestRun extends HandlerRun {
  protected timedOut = () => new Error('too long');
  protected hungUp = () => new Error('gone');
  protected settledLate = (error: unknown) => void told.push(['settled late', error]);
  protected closingFailed = (error: unknown) => void told.push(['closing failed', error]);
}

function connection(destroyed = false) {
  return Object.assign(new EventEmitter(), { destroyed }) as unknown as Socket;
}
function hangUp(socket: Socket): void {
  Object.assign(socket, { destroyed: true });
  socket.emit('close');
}
const run = (timeout = 20, socket?: Socket) => new TestRun(timeout, socket);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** An iterator of the app's that tells of its end. */
function listOf(next: () => Promise<IteratorResult<number>>, close = async () => {}) {
  const iterator = {
    closed: 0,
    next,
    return: async () => {
      iterator.closed += 1;
      await close();
      return { done: true as const, value: undefined };
    },
  };
  return Object.assign(iterator, { [Symbol.asyncIterator]: () => iterator });
}
const endless = () => listOf(async () => ({ done: false, value: 1 }));
const stalled = () => listOf(() => new Promise(() => {}));

describe('a run of a handler', () => {
  it.each<[string, () => unknown]>([
    ['at once', () => 5],
    ['as a promise', async () => 5],
    // biome-ignore lint/suspicious/noThenProperty: what some libraries give.
    ['as something like a promise', () => ({ then: (done: (value: number) => void) => done(5) })],
  ])('gives what the handler gives %s', async (_, handler) => {
    expect(await run().start(handler)).toBe(5);
  });

  it('throws what the handler throws', async () => {
    const frozen = Object.freeze(new Error('own'));
    const thrower = () => {
      throw frozen;
    };
    await expect(run().start(thrower)).rejects.toBe(frozen);
    await expect(run().start(async () => thrower())).rejects.toBe(frozen);
  });

  it.each<[string, () => Promise<unknown>, unknown]>([
    ['returns', async () => 5, undefined],
    ['throws', () => Promise.reject(new Error('own')), new Error('own')],
  ])('ends at the deadline, and tells when the handler %s later', async (_, late, error) => {
    await expect(run().start(() => pause(40).then(late))).rejects.toThrow('too long');
    expect(told).toEqual([]);
    await pause(40);
    expect(told).toEqual([['settled late', error]]);
  });

  it('closes a stream that comes too late', async () => {
    const stream = new Readable({ read() {} });
    await expect(run().start(() => pause(40).then(() => stream))).rejects.toThrow('too long');
    await pause(40);
    expect(stream.destroyed).toBe(true);
  });
});

describe('the signal of a run [link.signal.late]', () => {
  it.each([['before'], ['after']])('asked for %s the deadline has aborted', async (when) => {
    const one = run();
    const early = when === 'before' ? one.signal : undefined;
    await one.start(() => new Promise(() => {})).catch(() => {});
    expect((early ?? one.signal).reason).toEqual(new Error('too long'));
    one.end();
    expect(one.signal.aborted).toBe(true);
  });

  it.each([['before'], ['after'], ['after the end and']])(
    'asked for %s the caller hung up has aborted',
    async (when) => {
      const socket = connection();
      const one = run(1000, socket);
      const early = when === 'before' ? one.signal : undefined;
      hangUp(socket);
      if (when.includes('end')) one.end();
      expect((early ?? one.signal).reason).toEqual(new Error('gone'));
    },
  );

  it('stays as it is when the caller goes after the end, and leaves no listener', () => {
    const socket = connection();
    const one = run(1000, socket);
    const { signal } = one;
    expect(socket.listenerCount('close')).toBe(1);
    one.end();
    expect(socket.listenerCount('close')).toBe(0);
    hangUp(socket);
    expect([signal.aborted, one.signal]).toEqual([false, signal]);
    const other = run(1000, connection());
    other.end();
    expect(other.signal.aborted).toBe(false);
  });

  it('needs no connection', () => {
    expect(run().signal.aborted).toBe(false);
  });
});

describe('what a handler returned piece by piece', () => {
  const read = async (one: TestRun, source: Parameters<TestRun['manage']>[0]) => {
    const held = one.manage(source);
    const items: unknown[] = [];
    for (;;) {
      const step = await one.step(held.next());
      if (step.done) return items;
      items.push(step.value);
    }
  };

  it.each<[string, () => Parameters<TestRun['manage']>[0]]>([
    ['a Set', () => new Set([1, 2])],
    [
      'a generator of promises',
      function* () {
        yield Promise.resolve(1);
        yield 2;
      },
    ],
    [
      'an async generator',
      async function* () {
        yield 1;
        yield 2;
      },
    ],
    ['a stream', () => Readable.from([1, 2])],
  ])('is read: %s', async (_, source) => {
    expect(await read(run(), source())).toEqual([1, 2]);
  });

  it.each<[string, (one: TestRun, socket: Socket) => void, string]>([
    ['stalls', () => {}, 'too long'],
    ['loses its reader', (_, socket) => setTimeout(() => hangUp(socket), 5), 'gone'],
  ])('is closed when it %s [link.list.closed]', async (_, happen, message) => {
    const socket = connection();
    const one = run(40, socket);
    const list = stalled();
    happen(one, socket);
    await expect(read(one, list)).rejects.toThrow(message);
    expect(list.closed).toBe(1);
    expect(one.signal.aborted).toBe(true);
    one.end();
    expect(list.closed).toBe(1);
  });

  it('is closed when it fails [link.list.closed]', async () => {
    const list = listOf(() => Promise.reject(new Error('own')));
    await expect(read(run(), list)).rejects.toThrow('own');
    expect(list.closed).toBe(1);
  });

  it('is closed when the run is over before its end, and at its end is not', async () => {
    const list = endless();
    const one = run();
    await one.step(one.manage(list).next());
    one.end();
    one.end();
    expect(list.closed).toBe(1);
    const whole = listOf(async () => ({ done: true, value: undefined }));
    const other = run();
    await read(other, whole);
    other.end();
    expect(whole.closed).toBe(0);
  });

  it('is closed at once when the caller has gone before', async () => {
    const list = endless();
    const one = run(1000, connection(true));
    const held = one.manage(list);
    expect(list.closed).toBe(1);
    await expect(one.step(held.next())).rejects.toThrow('gone');
  });

  it('never seems to end because it was closed', async () => {
    const list = endless();
    const one = run();
    const held = one.manage(list);
    await held.next();
    one.end();
    await expect(held.next()).rejects.toThrow('closed before its end');
  });

  it('is destroyed where it is a stream that has stalled', async () => {
    const stream = new Readable({ read() {} });
    await expect(read(run(), stream)).rejects.toThrow('too long');
    expect(stream.destroyed).toBe(true);
  });

  it('that cannot be closed is told of', async () => {
    const list = listOf(
      () => new Promise(() => {}),
      async () => {
        throw new Error('stuck');
      },
    );
    await expect(read(run(), list)).rejects.toThrow('too long');
    await pause(1);
    expect(told).toEqual([['closing failed', new Error('stuck')]]);
  });

  it('is no array, text, Promise or plain object', () => {
    for (const other of [[1], 'text', Promise.resolve(), {}, null, undefined, 5]) {
      expect(isSource(other)).toBe(false);
    }
  });
});
