import type { Io } from './io.js';

const WIDTH = 24;

/** One line on a terminal that is written over, with a bar for how much is done; elsewhere nothing. */
export interface Progress {
  /** @param part how much is done, from 0 to 1; undefined where nobody knows */
  show(text: string, part?: number): void;
  /** Ends the line; with `erase`, as if it had never been there. */
  end(how?: 'erase'): void;
}

/** Bytes for people. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** How far one transfer has come, as {@link Progress} takes it. */
export function transferred(bytes: number, total: number | undefined): [string, number?] {
  if (!total) return [megabytes(bytes)];
  return [`${megabytes(bytes)} of ${megabytes(total)}`, bytes / total];
}

/** Makes the line. */
export function createProgress(io: Pick<Io, 'stderr' | 'isTerminal'>): Progress {
  let shown = '';
  return {
    show(text, part) {
      const done = Math.round(Math.min(1, part ?? 0) * WIDTH);
      const bar = part === undefined ? '' : `[${'#'.repeat(done)}${'.'.repeat(WIDTH - done)}] `;
      const line = `${bar}${text}`;
      if (!io.isTerminal || line === shown) return;
      // Blanks cover what is left of a longer line before.
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
