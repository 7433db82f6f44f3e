import { type IdRange, idRanges } from '../../../../../src/site/engine/store/sqlite/id-ranges.js';

/** The ranges of a scan whose statements take some milliseconds each. */
async function scanned(
  all: IdRange,
  direction: 'ascending' | 'descending',
  duration: (span: number) => number,
): Promise<readonly IdRange[]> {
  let now = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
  const ranges: IdRange[] = [];
  try {
    for await (const range of idRanges(all, direction)) {
      ranges.push(range);
      now += duration(range.below - range.from);
    }
  } finally {
    clock.mockRestore();
  }
  return ranges;
}

describe('the ranges of ids of a scan', () => {
  it.each(['ascending', 'descending'] as const)(
    'cover all ids once, and adapt to the time of a statement: %s [site.cost.loop]',
    async (direction) => {
      // A thousand rows in a millisecond.
      const slow = await scanned({ from: 7, below: 1_000_007 }, direction, (span) => span / 1000);
      const found = direction === 'ascending' ? slow : slow.toReversed();
      expect(found[0]?.from).toBe(7);
      expect(found.at(-1)?.below).toBe(1_000_007);
      for (const [at, { from }] of found.entries()) {
        if (at > 0) expect(found[at - 1]?.below).toBe(from);
      }
      const spans = slow.map(({ from, below }) => below - from);
      expect(Math.max(...spans)).toBeLessThanOrEqual(50_000);
      // Rows that are far apart: few statements for very many ids.
      const sparse = await scanned({ from: 1, below: 1e12 }, direction, () => 0);
      expect(sparse.length).toBeLessThan(20);
      expect(sparse.at(direction === 'ascending' ? -1 : 0)?.below).toBe(1e12);
    },
  );

  it('become smaller while statements take long', async () => {
    const slow = await scanned({ from: 0, below: 200_000 }, 'ascending', (span) => span / 100);
    const spans = slow.map(({ from, below }) => below - from);
    expect(spans.slice(0, 4)).toEqual([50_000, 25_000, 12_500, 6250]);
    expect(Math.min(...spans.slice(0, -1))).toBeGreaterThanOrEqual(1000);
  });

  it('of nothing are none', async () => {
    expect(await scanned({ from: 5, below: 5 }, 'descending', () => 0)).toEqual([]);
  });
});
