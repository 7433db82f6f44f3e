import { createVerifiedPairs } from '../../src/secrets/verifier.js';

describe('createVerifiedPairs', () => {
  it('keeps to its bound, whatever is remembered', () => {
    const pairs = createVerifiedPairs(3);
    for (let index = 0; index < 1000; index += 1) {
      pairs.set(`${index}`, 'secret', 'form');
      if (index % 2) pairs.get(`${index}`, 'secret');
    }
    const kept = Array.from({ length: 1000 }, (_, index) => pairs.get(`${index}`, 'secret')).filter(
      Boolean,
    );
    expect(kept).toHaveLength(3);
  });

  it('drops what was not used before what was', () => {
    const pairs = createVerifiedPairs(2);
    pairs.set('used', 'secret', 'a');
    pairs.set('unused', 'secret', 'b');
    pairs.get('used', 'secret');
    pairs.set('new', 'secret', 'c');
    expect(pairs.get('used', 'secret')).toBe('a');
    expect(pairs.get('unused', 'secret')).toBeUndefined();
    expect(pairs.get('new', 'secret')).toBe('c');
  });

  it('finds room when everything was used', () => {
    const pairs = createVerifiedPairs(2);
    for (const pair of ['a', 'b']) {
      pairs.set(pair, 'secret', 'form');
      pairs.get(pair, 'secret');
    }
    pairs.set('c', 'secret', 'form');
    expect(['a', 'b', 'c'].filter((pair) => pairs.get(pair, 'secret'))).toEqual(['b', 'c']);
  });

  it('replaces what the pair was verified against', () => {
    const pairs = createVerifiedPairs(2);
    pairs.set('a', 'secret', 'old');
    pairs.set('a', 'secret', 'new');
    expect(pairs.get('a', 'secret')).toBe('new');
  });

  it('tells secrets of one subject apart, by every character and by their length', () => {
    const pairs = createVerifiedPairs<string>(10);
    pairs.set('a', 'old secret', 'old');
    pairs.set('a', 'new secret', 'new');
    expect(pairs.get('a', 'old secret')).toBe('old');
    expect(pairs.get('a', 'new secret')).toBe('new');
    for (const wrong of ['', 'old secre', 'old secret ', 'pld secret', 'old secreT', '\ud800']) {
      expect(pairs.get('a', wrong)).toBeUndefined();
    }
    pairs.set('a', '\ud800', 'half a pair');
    expect(pairs.get('a', '\ud801')).toBeUndefined();
  });

  it('knows nobody by another name, nor without one', () => {
    const pairs = createVerifiedPairs<string>(10);
    pairs.set('a', 'secret', 'form');
    for (const name of ['', 'A', 'b', '__proto__']) {
      expect(pairs.get(name, 'secret')).toBeUndefined();
      expect(pairs.get(name, '')).toBeUndefined();
    }
  });

  it('remembers the 16 newest secrets of a subject', () => {
    const pairs = createVerifiedPairs<string>(100);
    for (let index = 0; index < 20; index++) pairs.set('a', `secret ${index}`, 'form');
    const kept = Array.from({ length: 20 }, (_, index) => pairs.get('a', `secret ${index}`));
    expect(kept.map(Boolean)).toEqual([...Array(4).fill(false), ...Array(16).fill(true)]);
  });

  it('counts every secret of a subject, and forgets them together', () => {
    const pairs = createVerifiedPairs<string>(3);
    for (const secret of ['one', 'two', 'three']) pairs.set('a', secret, 'form');
    pairs.set('b', 'four', 'form');
    expect(['one', 'two', 'three'].map((secret) => pairs.get('a', secret))).toEqual(
      Array(3).fill(undefined),
    );
    for (const secret of ['five', 'six']) pairs.set('c', secret, 'form');
    expect([pairs.get('b', 'four'), pairs.get('c', 'six')]).toEqual(['form', 'form']);
  });

  it('remembers nothing with a bound of 0', () => {
    const pairs = createVerifiedPairs(0);
    pairs.set('a', 'secret', 'form');
    expect(pairs.get('a', 'secret')).toBeUndefined();
  });
});
