import { setImmediate as tick } from 'node:timers/promises';
import { createDeadline } from '../../src/outgoing/deadline.js';

const host = 'files.example';

afterEach(() => {
  jest.useRealTimers();
});

describe('createDeadline', () => {
  it('ends when its time has passed, with the promise or before it', async () => {
    const deadline = createDeadline({ host, timeout: 5, signal: undefined });
    await expect(deadline.race(Promise.resolve('in time'))).resolves.toBe('in time');
    const failure = deadline.race(new Promise(() => undefined));
    await expect(failure).rejects.toMatchObject({ code: 'timed_out' });
    expect(deadline.signal.reason).toMatchObject({ code: 'timed_out' });
  });

  it('leaves no timer behind once it is cleared', () => {
    jest.useFakeTimers();
    const deadline = createDeadline({ host, timeout: 5000, signal: undefined });
    expect(jest.getTimerCount()).toBe(1);
    deadline.clear();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('may end without anybody waiting for it', async () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', note);
    const deadline = createDeadline({ host, timeout: 5000, signal: AbortSignal.abort() });
    deadline.clear();
    await tick();
    await tick();
    process.off('unhandledRejection', note);
    expect(deadline.signal.aborted).toBe(true);
    expect(unhandled).toEqual([]);
  });
});
