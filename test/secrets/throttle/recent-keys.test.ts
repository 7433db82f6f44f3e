import { createRecentKeys } from '../../../src/secrets/throttle/recent-keys.js';

describe('createRecentKeys', () => {
  it('keeps to its bound and tells what it dropped', () => {
    const dropped: string[] = [];
    const keys = createRecentKeys(3, (key) => dropped.push(key));
    for (let index = 0; index < 100; index += 1) keys.note(`${index}`, 60);
    expect(dropped).toHaveLength(97);
    expect(['97', '98', '99'].every((key) => keys.has(key))).toBe(true);
  });

  it('keeps a key that failed often while a flood of others passes', () => {
    const keys = createRecentKeys(10, () => undefined);
    for (let round = 0; round < 6; round += 1) keys.note('attacked', 60);
    for (let index = 0; index < 1000; index += 1) keys.note(`${index}`, 60);
    expect(keys.has('attacked')).toBe(true);
  });

  it('stays bounded when every key failed often', () => {
    const dropped = new Set<string>();
    const keys = createRecentKeys(10, (key) => dropped.add(key));
    for (let index = 0; index < 50; index += 1) {
      keys.note(`${index}`, 60);
      keys.note(`${index}`, 60);
    }
    expect(dropped.size).toBe(40);
  });

  it('forgets a key when its time has passed, or when it is dropped', () => {
    const keys = createRecentKeys(10, () => undefined);
    keys.note('past', 0);
    keys.note('present', 60);
    expect(keys.has('past')).toBe(false);
    expect(keys.has('present')).toBe(true);
    keys.drop('present');
    expect(keys.has('present')).toBe(false);
  });
});
