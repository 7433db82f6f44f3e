import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Environment variables and their values. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment of the process, and the file `.env` of the current folder. A variable of the process takes
 * precedence over one of the file. A missing file adds nothing; `process.env` is not changed.
 *
 * @param file another file. Default `.env`
 * @throws Error of Node for a file that exists and cannot be read
 */
export function readEnvironment(file = '.env'): Environment {
  const added = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return { ...added, ...process.env };
}
