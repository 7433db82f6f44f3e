import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { exitCodes } from './command-error.js';
import { utf8Text } from './text-file.js';

/** The access of a command to its environment. The executable passes that of the process, tests pass their own. */
export interface Io {
  /** Writes a result. The text includes its line breaks. */
  stdout(text: string): void;
  /** Writes messages beside the result: errors, progress, warnings. */
  stderr(text: string): void;
  /** Reads standard input to its end. @throws UsageError for input that is not UTF-8 text */
  stdin(): Promise<string>;
  /** Lets the process continue when its output cannot be written: a full disk, or a closed pipe. */
  readonly goOnUnread?: () => void;
  /** Asks on the terminal without showing the typed text; undefined without a terminal. */
  readonly askSecret?: ((question: string) => Promise<string>) | undefined;
  /** True if a person reads the results: standard output is a terminal. */
  readonly isTerminal: boolean;
  /**
   * Returns the width in characters of the terminal of standard error; 0 where that is none. Default: any width.
   */
  readonly messageWidth?: () => number;
  /** False where nobody can type: standard input is no terminal. Default true. */
  readonly hasKeyboard?: boolean;
  /** Environment variables. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

async function askSecret(question: string): Promise<string> {
  process.stderr.write(question);
  // The line editor echoes typed text to its output. This output discards it.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const stop = new AbortController();
  lines.once('SIGINT', () => stop.abort());
  lines.once('close', () => stop.abort());
  try {
    return await lines.question('', { signal: stop.signal });
  } catch {
    // An interruption or the end of input counts as an empty answer.
    return '';
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}

/**
 * Handles output that cannot be written. A reader that closes early (`svclink … | head`) is not a failure. Without a
 * listener each error would end the process with a stack.
 */
function handleOutputErrors(): () => void {
  let isNeeded = true;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (isNeeded) process.exit(error.code === 'EPIPE' ? exitCodes.ok : exitCodes.failed);
  });
  process.stderr.on('error', () => {});
  return () => {
    isNeeded = false;
  };
}

/** Returns the streams and the environment of the process. Called once, because it adds listeners to them. */
export function processIo(): Io {
  return {
    goOnUnread: handleOutputErrors(),
    stdout: (output) => {
      process.stdout.write(output);
    },
    stderr: (output) => {
      process.stderr.write(output);
    },
    stdin: async () => utf8Text(await buffer(process.stdin), 'standard input'),
    askSecret: process.stdin.isTTY && process.stderr.isTTY ? askSecret : undefined,
    isTerminal: process.stdout.isTTY === true,
    // A terminal that does not know its width says 0.
    messageWidth: () =>
      process.stderr.isTTY ? process.stderr.columns || Number.POSITIVE_INFINITY : 0,
    hasKeyboard: process.stdin.isTTY === true,
    env: process.env,
  };
}

/** Returns true if a person can be asked: one who reads the question and can type the answer. */
export function canAsk({
  isTerminal,
  hasKeyboard = true,
}: Pick<Io, 'isTerminal' | 'hasKeyboard'>): boolean {
  return isTerminal && hasKeyboard;
}

/** Returns true if a command may use colours. */
export function hasColours({ isTerminal, env }: Io): boolean {
  return isTerminal && !env.NO_COLOR;
}
