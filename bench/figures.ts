/** One figure that docs/speed.md quotes. */
export interface BenchFigure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The least accepted value. */
  readonly floor?: number;
  /** The largest accepted value. */
  readonly atMost?: number;
  /** The measurements from which the figure is computed. */
  readonly raw?: string;
}

/** Returns the median. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

function holds({ value, floor, atMost }: BenchFigure): boolean {
  return (floor === undefined || value >= floor) && (atMost === undefined || value <= atMost);
}

function limit({ floor, atMost }: BenchFigure): string {
  if (floor !== undefined) return `at least ${floor}`;
  return atMost === undefined ? '' : `at most ${atMost}`;
}

/** Prints figures as rows of a table. Returns true if all are within their limits. */
export function printFigures(figures: readonly BenchFigure[]): boolean {
  for (const figure of figures) {
    const mark = holds(figure) ? 'ok  ' : 'MISS';
    const value = `${figure.value.toFixed(2)} ${figure.unit}`.trim();
    console.log(`${mark} ${figure.name}: ${value} (${limit(figure)})`);
    if (figure.raw) console.log(`       ${figure.raw}`);
  }
  return figures.every(holds);
}
