import type { SendProgress } from '../../client/index.js';
import type { Io } from '../io.js';

const WIDTH = 24;

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

function bar({ sent, total }: SendProgress): string {
  if (total === undefined || total === 0) return megabytes(sent);
  const part = Math.min(1, sent / total);
  const done = Math.round(part * WIDTH);
  const percent = `${Math.floor(part * 100)}%`.padStart(4);
  return `[${'#'.repeat(done)}${'.'.repeat(WIDTH - done)}]${percent} of ${megabytes(total)}`;
}

/** Draws a bar on a terminal, one line that is written over; elsewhere nothing. */
export function createProgress(io: Io): { show(progress: SendProgress): void; end(): void } {
  let shown = '';
  return {
    show(progress) {
      const line = bar(progress);
      if (!io.isTerminal || line === shown) return;
      shown = line;
      io.stderr(`\r${line}`);
    },
    end() {
      if (shown !== '') io.stderr('\n');
    },
  };
}
