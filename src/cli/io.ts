import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** What a command may do with the world; the executable gives the process's own, tests give theirs. */
export interface Io {
  /** Writes a result. The text is written as it is: line breaks are the command's own. */
  stdout(text: string): void;
  /** Writes what is said beside the result: errors, progress, warnings. */
  stderr(text: string): void;
  /** Reads standard input to its end, as UTF-8 text. */
  stdin(): Promise<string>;
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
    askSecret: process.stdin.isTTY && process.stderr.isTTY ? askSecret : undefined,
    isTerminal: process.stdout.isTTY === true,
    env: process.env,
  };
}

/** Whether a command may use colours. */
export function hasColours({ isTerminal, env }: Io): boolean {
  return isTerminal && !env.NO_COLOR;
}
