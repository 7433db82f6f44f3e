import type { ContentProgress } from '../../../api/client/settings/options.js';
import type { Io } from '../../io.js';

const WIDTH = 24;

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

function bar(part: number): string {
  const done = Math.round(Math.min(1, part) * WIDTH);
  return `[${'#'.repeat(done)}${'.'.repeat(WIDTH - done)}]`;
}

/** One line on a terminal that is written over; elsewhere nothing. */
function createLine(io: Io): { write(text: string): void; end(): void } {
  let shown = '';
  return {
    write(text) {
      if (!io.isTerminal || text === shown) return;
      // Blanks cover what is left of a longer line before.
      io.stderr(`\r${text.padEnd(shown.length)}`);
      shown = text;
    },
    end() {
      if (shown !== '') io.stderr('\n');
      shown = '';
    },
  };
}

/** Shows how far one file has come. */
export function createTransferProgress(io: Io): {
  show(progress: ContentProgress): void;
  end(): void;
} {
  const line = createLine(io);
  return {
    show({ bytes, total }) {
      line.write(
        total === undefined || total === 0
          ? megabytes(bytes)
          : `${bar(bytes / total)} ${megabytes(bytes)} of ${megabytes(total)}`,
      );
    },
    end: line.end,
  };
}

/** Shows how far many files have come: how many are done, and the bytes of all of them. */
export function createFilesProgress(io: Io, files: number) {
  const line = createLine(io);
  let done = 0;
  let bytes = 0;
  const show = (): void =>
    line.write(`${bar(done / files)} ${done} of ${files} files, ${megabytes(bytes)}`);
  return {
    /** More bytes of a file have come. */
    add(more: number): void {
      bytes += more;
      show();
    },
    /** A file is done, saved or not. */
    finish(): void {
      done += 1;
      show();
    },
    end: line.end,
  };
}
