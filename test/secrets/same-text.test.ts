import fc from 'fast-check';
import { sameText } from '../../src/secrets/index.js';

const unequal: readonly [string, string][] = [
  ['', 'a'],
  ['a', ''],
  ['a', 'A'],
  ['a', 'a '],
  ['secret', 'secre'],
  ['secret', 'secrets'],
  ['a\0', 'a'],
  ['\ud800', '\ufffd'],
  ['\ud800', '\ud801'],
  ['é', 'e\u0301'],
];

describe('sameText', () => {
  it.each(unequal)('tells %j and %j apart', (a, b) => {
    expect(sameText(a, b)).toBe(false);
    expect(sameText(b, a)).toBe(false);
  });

  it('agrees with === on any two texts', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(fc.property(text, text, (a, b) => sameText(a, b) === (a === b) && sameText(a, a)));
  });

  it('compares texts of very different lengths', () => {
    const long = 'x'.repeat(1_000_000);
    expect(sameText(long, `${long}x`)).toBe(false);
    expect(sameText(long, 'x')).toBe(false);
    expect(sameText(long, 'x'.repeat(1_000_000))).toBe(true);
  });
});
