import { texts } from '../../../console/texts.js';

type Leaf = readonly [path: string, value: unknown];

/** The texts and functions of a tree, by their paths; an empty list or object is a leaf. */
function leavesOf(value: unknown, path = 'texts'): readonly Leaf[] {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (entries.length === 0) return [[path, value]];
  return entries.flatMap(([name, one]) => leavesOf(one, `${path}.${name}`));
}

const isFunction = (value: unknown): value is (...given: unknown[]) => unknown =>
  typeof value === 'function';

/** The last of the first steps leads nowhere. */
const WITHOUT_PLACE = 'texts.orders.firstSteps.2.1';

describe('the texts of the console', () => {
  const leaves = leavesOf(texts);

  it('say something each: no label, hint, column or key is blank', () => {
    const fixed = leaves.filter(([path, value]) => !isFunction(value) && path !== WITHOUT_PLACE);
    expect(fixed.length).toBeGreaterThan(500);
    const blank = fixed.filter(
      ([, value]) => typeof value !== 'string' || !/[\p{L}?–/]/u.test(value),
    );
    expect(blank).toEqual([]);
  });

  it('say what they are given: counts, names and reasons', () => {
    const silent: unknown[] = [];
    for (const [path, say] of leaves) {
      if (!isFunction(say)) continue;
      for (const given of [
        [2, 3, 4],
        [1, 1, 2],
      ]) {
        const words = given.slice(0, say.length);
        const said = String(say(...words));
        const isSaid = /\p{L}|\d/u.test(said) && (given[0] === 1 || said.includes('2'));
        if (!isSaid) silent.push([path, words, said]);
      }
    }
    expect(silent).toEqual([]);
  });

  it('call results of each kind by a word, one and several', () => {
    for (const kind of Object.keys(texts.work.kinds)) {
      const [one, several] = [texts.work.kindCount(kind, 1), texts.work.kindCount(kind, 3)];
      expect([kind, one]).toEqual([kind, expect.stringMatching(/^1 \p{L}|^1 “/u)]);
      expect([kind, several]).toEqual([kind, expect.stringMatching(/^3 \p{L}|^3 “/u)]);
      expect([one, several].join()).not.toMatch(/_|undefined/);
    }
  });
});
