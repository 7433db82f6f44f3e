import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { exitCodes } from './command-error.js';
import { utf8Text } from './text-file.js';

/** What a command may do with the world; the executable gives the process's own, tests give theirs. */
export interface Io {
  /** Writes a result. The text is written as it is: line breaks are the command's own. */
  stdout(text: string): void;
  /** Writes what is said beside the result: errors, progress, warnings. */
  stderr(text: string): void;
  /** Reads standard input to its end. @throws UsageError for what is not UTF-8 text */
  stdin(): Promise<string>;
  /** From now on the process goes on where nobody can take its results: a full disk, a reader that has gone. */
  readonly goOnUnread?: () => void;
  /** Asks on the terminal without showing what is typed; undefined where nobody can answer. */
  readonly askSecret?: ((question: string) => Promise<string>) | undefined;
  /** Whether results are read by a human: standard output is a terminal. */
  readonly isTerminal: boolean;
  /** Environment variables. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

async function askSecret(question: string): Promise<string> {
  process.stderr.write(question);
  // The line editor echoes what is typed to its output: this one drops it.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const stop = new AbortController();
  lines.once('SIGINT', () => stop.abort());
  lines.once('close', () => stop.abort());
  try {
    return await lines.question('', { signal: stop.signal });
  } catch {
    // Interrupted, or the input ended: the same as no answer.
    return '';
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}

/**
 * What becomes of output that nobody can take. A reader that closes early (`svclink … | head`) is no failure of ours;
 * without a listener each would end the process with a stack.
 */
function watchOutput(): () => void {
  let isNeeded = true;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (isNeeded) process.exit(error.code === 'EPIPE' ? exitCodes.ok : exitCodes.failed);
  });
  process.stderr.on('error', () => {});
  return () => {
    isNeeded = false;
  };
}

/** The process's own streams and environment. Made once: it listens to them. */
export function processIo(): Io {
  return {
    goOnUnread: watchOutput(),
    stdout: (output) => {
      process.stdout.write(output);
    },
    stderr: (output) => {
      process.stderr.write(output);
    },
    stdin: async () => utf8Text(await buffer(process.stdin), 'standard input'),
    askSecret: process.stdin.isTTY && process.stderr.isTTY ? askSecret : undefined,
    isTerminal: process.stdout.isTTY === true,
    env: process.env,
  };
}

/** Whether a command may use colours. */
export function hasColours({ isTerminal, env }: Io): boolean {
  return isTerminal && !env.NO_COLOR;
}
