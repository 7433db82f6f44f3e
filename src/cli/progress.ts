import type { Io } from './io.js';

const WIDTH = 24;

/** A progress line with a bar, which is overwritten on a terminal. Without a terminal it prints nothing. */
export interface Progress {
  /** @param part the completed part, from 0 to 1; undefined where it is unknown */
  show(text: string, part?: number): void;
  /** Ends the line; with `erase`, removes it. */
  end(how?: 'erase'): void;
}

/** Returns a number of bytes for people. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** Returns the progress of one transfer for {@link Progress}. */
export function transferred(bytes: number, total: number | undefined): [string, number?] {
  if (!total) return [megabytes(bytes)];
  return [`${megabytes(bytes)} of ${megabytes(total)}`, bytes / total];
}

/** Creates the line. */
export function createProgress(io: Pick<Io, 'stderr' | 'isTerminal' | 'messageWidth'>): Progress {
  let shown = '';
  return {
    show(text, part) {
      const done = Math.round(Math.min(1, part ?? 0) * WIDTH);
      const bar = part === undefined ? '' : `[${'#'.repeat(done)}${'.'.repeat(WIDTH - done)}] `;
      // A line that a terminal wraps would not be overwritten. One column is left for the cursor.
      const width = io.messageWidth?.() ?? Number.POSITIVE_INFINITY;
      const line = `${bar}${text}`.slice(0, Math.max(0, width - 1));
      if (!io.isTerminal || line === shown) return;
      // Blanks overwrite the rest of a longer line.
      io.stderr(`\r${line.padEnd(shown.length)}`);
      shown = line;
    },
    end(how) {
      if (shown === '') return;
      io.stderr(how === 'erase' ? `\r${' '.repeat(shown.length)}\r` : '\n');
      shown = '';
    },
  };
}
