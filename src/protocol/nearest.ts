/** Returns the number of single changes (a letter more, less, other, or two swapped) from one word to the other. */
function distance(from: string, to: string): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1];
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const changed = Math.min(row[j] ?? 0, next[j - 1] ?? 0, row[j - 1] ?? 0) + 1;
      const substituted = same ? (row[j - 1] ?? 0) : changed;
      next.push(swapped ? Math.min(substituted, (before[j - 2] ?? 0) + 1) : substituted);
    }
    before = row;
    row = next;
  }
  return row[to.length] ?? 0;
}

/** The most letters of a name that is compared. A misspelt name of ours is shorter. */
const LONGEST = 80;

/**
 * Returns the known name that a misspelt one most likely means.
 *
 * @returns undefined when none is near: more than a third of the letters would have to change
 */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  if (name.length > LONGEST) return undefined;
  let best: string | undefined;
  let least = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const candidate of known) {
    const changes = distance(name.toLowerCase(), candidate.toLowerCase());
    if (changes < least) {
      best = candidate;
      least = changes;
    }
  }
  return best;
}

/** Returns the nearest name as the end of a message, ` (did you mean X?)`, or empty text when none is near. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const near = nearest(name, known);
  return near === undefined ? '' : ` (did you mean ${near}?)`;
}
