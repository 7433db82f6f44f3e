import { existsSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { UsageError } from './command-error.js';
import type { Io } from './io.js';
import { readTextFile } from './text-file.js';

/** The option in the help. */
export const ENV_FILE_OPTION = '--env-file <FILE>';

const ENV_FILE = /^--env-file(?:=(.*))?$/s;

/** The words of a command line, and its environment. */
interface Line {
  readonly args: readonly string[];
  readonly io: Io;
}

/**
 * Reads the option `--env-file`, which stands before the command. Variables of the file are added to the environment,
 * and the environment has precedence. The option keeps passwords off the command line.
 *
 * @throws UsageError for a file that cannot be read
 */
export function withEnvFile(args: readonly string[], io: Io): Line {
  const [first = '', second] = args;
  const option = ENV_FILE.exec(first);
  if (option === null) return { args, io };
  const [path = second, rest] = [option[1], args.slice(option[1] === undefined ? 2 : 1)];
  if (path === undefined || path === '') throw new UsageError('--env-file: which file?');
  if (!existsSync(path)) {
    throw new UsageError(
      `--env-file: there is no ${path}; copy .env.example to it, and fill it in`,
    );
  }
  const env = { ...parseEnv(readTextFile(path, '--env-file')), ...io.env };
  return { args: rest, io: { ...io, env } };
}
