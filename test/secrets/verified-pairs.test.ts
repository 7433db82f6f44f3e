import { createVerifiedPairs } from '../../src/secrets/verified-pairs.js';

describe('createVerifiedPairs', () => {
  it('keeps to its bound, whatever is remembered', () => {
    const pairs = createVerifiedPairs(3);
    for (let index = 0; index < 1000; index += 1) {
      pairs.set(`${index}`, 'form');
      if (index % 2) pairs.get(`${index}`);
    }
    const kept = Array.from({ length: 1000 }, (_, index) => pairs.get(`${index}`)).filter(Boolean);
    expect(kept).toHaveLength(3);
  });

  it('drops what was not used before what was', () => {
    const pairs = createVerifiedPairs(2);
    pairs.set('used', 'a');
    pairs.set('unused', 'b');
    pairs.get('used');
    pairs.set('new', 'c');
    expect(pairs.get('used')).toBe('a');
    expect(pairs.get('unused')).toBeUndefined();
    expect(pairs.get('new')).toBe('c');
  });

  it('finds room when everything was used', () => {
    const pairs = createVerifiedPairs(2);
    for (const pair of ['a', 'b']) {
      pairs.set(pair, 'form');
      pairs.get(pair);
    }
    pairs.set('c', 'form');
    expect(['a', 'b', 'c'].filter((pair) => pairs.get(pair))).toEqual(['b', 'c']);
  });

  it('replaces what the pair was verified against', () => {
    const pairs = createVerifiedPairs(2);
    pairs.set('a', 'old');
    pairs.set('a', 'new');
    expect(pairs.get('a')).toBe('new');
  });

  it('remembers nothing with a bound of 0', () => {
    const pairs = createVerifiedPairs(0);
    pairs.set('a', 'form');
    expect(pairs.get('a')).toBeUndefined();
  });
});
