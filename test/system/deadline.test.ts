import { deadline, within } from '../../src/system/deadline.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a deadline', () => {
  it('expires in its time, once', () => {
    const expire = jest.fn();
    deadline(100, expire);
    jest.advanceTimersByTime(99);
    expect(expire).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1000);
    expect(expire).toHaveBeenCalledTimes(1);
  });

  it('that is cancelled does not expire, and leaves no timer', () => {
    const expire = jest.fn();
    const cancel = deadline(100, expire);
    cancel();
    cancel();
    expect(jest.getTimerCount()).toBe(0);
    jest.advanceTimersByTime(1000);
    expect(expire).not.toHaveBeenCalled();
  });

  it('may be cancelled after it expired', () => {
    const expire = jest.fn();
    const cancel = deadline(100, expire);
    jest.advanceTimersByTime(100);
    cancel();
    expect(expire).toHaveBeenCalledTimes(1);
  });
});

describe('work within a time', () => {
  const late = () => new Error('late');

  it('settles as it does, and leaves no timer', async () => {
    expect(await within(Promise.resolve(5), 100, late)).toBe(5);
    await expect(within(Promise.reject(new Error('own')), 100, late)).rejects.toThrow('own');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is given up when it takes longer, and its late outcome is dropped', async () => {
    let fail: (reason: Error) => void = () => {};
    const work = new Promise((_, reject) => {
      fail = reject;
    });
    const outcome = within(work, 100, late);
    jest.advanceTimersByTime(100);
    await expect(outcome).rejects.toThrow('late');
    fail(new Error('too late'));
    await Promise.resolve();
    expect(jest.getTimerCount()).toBe(0);
  });
});
