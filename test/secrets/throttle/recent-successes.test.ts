import { RecentSuccesses } from '../../../src/secrets/throttle/recent-successes.js';

const DAY = 24 * 3600 * 1000;

describe('recent successes', () => {
  it('know the last address of each subject until it fails', () => {
    const successes = new RecentSuccesses();
    successes.note('ada', '192.0.2.1');
    successes.note('bob', '192.0.2.2');
    expect(successes.isLast('ada', '192.0.2.1')).toBe(true);
    expect(successes.isLast('bob', '192.0.2.2')).toBe(true);
    expect(successes.isLast('ada', '192.0.2.2')).toBe(false);
    successes.note('ada', '192.0.2.3');
    expect(successes.isLast('ada', '192.0.2.1')).toBe(false);
    successes.drop('ada');
    expect(successes.isLast('ada', '192.0.2.3')).toBe(false);
    expect(successes.isLast('bob', '192.0.2.2')).toBe(true);
  });

  it('are reported again after a day, and at the bound of subjects', () => {
    jest.useFakeTimers();
    try {
      const successes = new RecentSuccesses();
      successes.note('first', 'a');
      jest.advanceTimersByTime(DAY - 1);
      expect(successes.isLast('first', 'a')).toBe(true);
      jest.advanceTimersByTime(1);
      expect(successes.isLast('first', 'a')).toBe(false);
      for (let count = 0; count < 10_000; count += 1) successes.note(`subject ${count}`, 'a');
      expect(successes.isLast('subject 0', 'a')).toBe(true);
      expect(successes.isLast('first', 'a')).toBe(false);
      successes.note('one more', 'a');
      expect(successes.isLast('subject 0', 'a')).toBe(false);
      expect(successes.isLast('one more', 'a')).toBe(true);
    } finally {
      jest.useRealTimers();
    }
  });
});
