import { Deadlines } from '../../src/http/index.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('deadlines of one length', () => {
  it('expire each in its time, once, in order', () => {
    const expired: string[] = [];
    const deadlines = new Deadlines(100);
    deadlines.add(() => expired.push('a'));
    jest.advanceTimersByTime(50);
    deadlines.add(() => expired.push('b'));
    jest.advanceTimersByTime(49);
    expect(expired).toEqual([]);
    jest.advanceTimersByTime(2);
    expect(expired).toEqual(['a']);
    jest.advanceTimersByTime(60);
    expect(expired).toEqual(['a', 'b']);
    jest.advanceTimersByTime(1000);
    expect(expired).toEqual(['a', 'b']);
  });

  it.each([
    ['the first', [0]],
    ['the last', [2]],
    ['the middle', [1]],
    ['all', [0, 1, 2]],
    ['all, backwards', [2, 1, 0]],
    ['one twice', [1, 1]],
  ])('that are taken back do not expire: %s', (_, taken) => {
    const expired: number[] = [];
    const deadlines = new Deadlines(100);
    const all = [0, 1, 2].map((at) => deadlines.add(() => expired.push(at)));
    for (const at of taken) {
      const deadline = all[at];
      if (deadline) deadlines.remove(deadline);
    }
    jest.advanceTimersByTime(500);
    expect(expired).toEqual([0, 1, 2].filter((at) => !taken.includes(at)));
  });

  it('share one timer, and none is left when none waits', () => {
    const deadlines = new Deadlines(100);
    const all = Array.from({ length: 1000 }, () => deadlines.add(() => {}));
    expect(jest.getTimerCount()).toBe(1);
    for (const one of all) deadlines.remove(one);
    jest.advanceTimersByTime(200);
    expect(jest.getTimerCount()).toBe(0);
    deadlines.add(() => {});
    expect(jest.getTimerCount()).toBe(1);
  });

  it('may add others, and take others back, when they expire', () => {
    const expired: string[] = [];
    const deadlines = new Deadlines(100);
    deadlines.add(() => {
      expired.push('a');
      deadlines.remove(other);
      deadlines.add(() => expired.push('c'));
    });
    const other = deadlines.add(() => expired.push('b'));
    jest.advanceTimersByTime(101);
    expect(expired).toEqual(['a']);
    jest.advanceTimersByTime(101);
    expect(expired).toEqual(['a', 'c']);
  });

  it('limit a promise, and leave no timer when it settles before', async () => {
    const deadlines = new Deadlines(100);
    const late = () => new Error('late');
    expect(await deadlines.limit(Promise.resolve(5), late)).toBe(5);
    await expect(deadlines.limit(Promise.reject(new Error('own')), late)).rejects.toThrow('own');
    const endless = deadlines.limit(new Promise(() => {}), late);
    jest.advanceTimersByTime(101);
    await expect(endless).rejects.toThrow('late');
    jest.advanceTimersByTime(500);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('taken back after they expired do no harm', () => {
    const deadlines = new Deadlines(10);
    const one = deadlines.add(() => {});
    const expired: string[] = [];
    jest.advanceTimersByTime(20);
    deadlines.remove(one);
    deadlines.add(() => expired.push('next'));
    deadlines.remove(one);
    jest.advanceTimersByTime(20);
    expect(expired).toEqual(['next']);
  });
});
