import { UnreadAnswers } from '../../src/http/unread-answers.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Waits of answers of 100 bytes each; the names of those that were ended. */
function setUp(mostHeld = 1000) {
  const answers = new UnreadAnswers(mostHeld);
  const ended: string[] = [];
  const wait = (name: string, bytes = 100) => answers.wait(bytes, () => ended.push(name));
  const waitMany = (count: number) => {
    for (let at = 0; at < count; at += 1) wait(`${at}`);
  };
  return { answers, ended, wait, waitMany };
}

describe('answers that wait for their readers', () => {
  it('wait as long as they like while there is room', () => {
    const { answers, ended, waitMany } = setUp();
    waitMany(10);
    jest.advanceTimersByTime(3_600_000);
    expect([ended, answers.bufferedBytes]).toEqual([[], 1000]);
  });

  it('are ended where there is none, those first of which nothing was taken for longest', () => {
    const { answers, ended, wait, waitMany } = setUp();
    waitMany(10);
    jest.advanceTimersByTime(1000);
    wait('late');
    wait('later');
    expect(ended).toEqual([]);
    jest.advanceTimersByTime(1300);
    expect(ended).toEqual(['0', '1']);
    expect(answers.bufferedBytes).toBe(1000);
    jest.advanceTimersByTime(10_000);
    expect(ended).toEqual(['0', '1']);
  });

  it('are ended sooner where they hold twice as much', () => {
    const { answers, ended, waitMany } = setUp();
    waitMany(30);
    jest.advanceTimersByTime(300);
    expect(ended).toHaveLength(10);
    expect(answers.bufferedBytes).toBe(2000);
    jest.advanceTimersByTime(2000);
    expect(answers.bufferedBytes).toBe(1000);
  });

  it('stay where their readers take something all the time', () => {
    const { answers, ended, wait } = setUp();
    const ends = Array.from({ length: 15 }, (_, at) => wait(`${at}`));
    for (let round = 0; round < 20; round += 1) {
      jest.advanceTimersByTime(1000);
      ends.forEach((end, at) => {
        end();
        ends[at] = wait(`${at}`);
      });
    }
    expect([ended, answers.bufferedBytes]).toEqual([[], 1500]);
  });

  it('count no more than a share of it all, so that large ones have room beside each other', () => {
    const { answers, ended, wait } = setUp();
    for (const name of ['a', 'b', 'c', 'd']) wait(name, 1_000_000);
    jest.advanceTimersByTime(60_000);
    expect([ended, answers.bufferedBytes]).toEqual([[], 500]);
  });

  it('give back what they counted exactly once', () => {
    const { answers, ended, wait, waitMany } = setUp();
    const end = wait('first');
    waitMany(10);
    jest.advanceTimersByTime(2300);
    expect(ended).toEqual(['first']);
    end();
    end();
    expect(answers.bufferedBytes).toBe(1000);
  });
});
