/** Number of unchanged lines that are displayed around a change. */
const AROUND = 1;

type Row = readonly [mark: ' ' | '+' | '-', line: string];

function lineList(text: string): string[] {
  if (text === '') return [];
  return text.replace(/\r?\n$/, '').split(/\r?\n/);
}

/** Returns the number of equal lines at each end. */
function sharedEnds(before: readonly string[], after: readonly string[]): [number, number] {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return [start, end];
}

/** Returns the lengths of the longest common parts after each pair of lines. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint32Array[] {
  const table = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  const at = (row: number, column: number) => table[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const length =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
      table[row]?.fill(length, column, column + 1);
    }
  }
  return table;
}

function rowsOf(before: readonly string[], after: readonly string[]): Row[] {
  const lengths = commonLengths(before, after);
  const rows: Row[] = [];
  let [old, now] = [0, 0];
  while (old < before.length || now < after.length) {
    const [gone = '', come = ''] = [before[old], after[now]];
    if (old < before.length && now < after.length && gone === come) {
      rows.push([' ', gone]);
      old += 1;
      now += 1;
      continue;
    }
    const skipsOld = lengths[old + 1]?.[now] ?? -1;
    const takesNew = lengths[old]?.[now + 1] ?? -1;
    if (old < before.length && (now >= after.length || skipsOld >= takesNew)) {
      rows.push(['-', gone]);
      old += 1;
    } else {
      rows.push(['+', come]);
      now += 1;
    }
  }
  return rows;
}

/**
 * Returns the lines that differ between two texts, with a line around each, for display; empty for equal texts.
 *
 * @param path the file, for the heading
 */
export function difference(path: string, before: string, after: string): string {
  const [old, now] = [lineList(before), lineList(after)];
  const [start, end] = sharedEnds(old, now);
  const same = (lines: readonly string[]) => lines.map((line): Row => [' ', line]);
  const rows = [
    ...same(old.slice(0, start)),
    ...rowsOf(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...same(old.slice(old.length - end)),
  ];
  const isNear = (index: number) =>
    rows.slice(Math.max(0, index - AROUND), index + AROUND + 1).some(([mark]) => mark !== ' ');
  const shown = rows.flatMap(([mark, line], index) => {
    if (!isNear(index)) return [];
    const gap = index > 0 && !isNear(index - 1) && rows[0] !== undefined ? ['  …'] : [];
    return [...gap, `  ${mark} ${line}`.trimEnd()];
  });
  return shown.length === 0 ? '' : [`${path}:`, ...shown].join('\n');
}
