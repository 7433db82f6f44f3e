import { text } from 'node:stream/consumers';
import type { Io } from './io.js';

/** The process's own streams and environment. */
export function processIo(): Io {
  return {
    stdout: (output) => {
      process.stdout.write(output);
    },
    stderr: (output) => {
      process.stderr.write(output);
    },
    stdin: () => text(process.stdin),
    isTerminal: process.stdout.isTTY === true,
    env: process.env,
  };
}
