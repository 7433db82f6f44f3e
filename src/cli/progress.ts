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
export function createProgress(io: Pick<Io, 'stderr' | 'isTerminal'>): Progress {
  let shown = '';
  return {
    show(text, part) {
      const done = Math.round(Math.min(1, part ?? 0) * WIDTH);
      const bar = part === undefined ? '' : `[${'#'.repeat(done)}${'.'.repeat(WIDTH - done)}] `;
      const line = `${bar}${text}`;
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
