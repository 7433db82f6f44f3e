/** The steps of arrow keys within a row. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
/** The steps of arrow keys between rows. */
const ROWS: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };
/** Pixels by which tiles of one row differ at most. */
const SAME_ROW = 2;

/** Returns the index of the tile to which a key leads; undefined for another key. */
export function tileAfter(
  key: string,
  at: number,
  tiles: readonly HTMLElement[],
): number | undefined {
  const last = tiles.length - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = STEPS[key];
  if (step !== undefined) return Math.min(last, Math.max(0, at + step));
  const row = ROWS[key];
  return row === undefined ? undefined : nearest(at, row, tiles);
}

/** Returns the tile of the next row, of whatever group, that stands below or above a tile. */
function nearest(at: number, step: 1 | -1, tiles: readonly HTMLElement[]): number {
  const from = tiles[at]?.getBoundingClientRect();
  let best = at;
  let [distance, rowTop] = [Number.POSITIVE_INFINITY, Number.NaN];
  for (let index = at + step; from && tiles[index]; index += step) {
    const { top, left } = tiles[index]?.getBoundingClientRect() ?? from;
    if (Math.abs(top - from.top) <= SAME_ROW) continue;
    if (Number.isNaN(rowTop)) rowTop = top;
    if (Math.abs(top - rowTop) > SAME_ROW) break;
    if (Math.abs(left - from.left) >= distance) continue;
    distance = Math.abs(left - from.left);
    best = index;
  }
  return best;
}
