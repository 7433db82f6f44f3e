import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Variables and their values. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment of the process, and the file `.env` of the folder that the process was started in. A variable of
 * the process goes before one of the file. A file that is not there adds nothing; `process.env` is not changed.
 *
 * @param file another file. Default `.env`
 * @throws Error of Node for a file that is there and cannot be read
 */
export function readEnvironment(file = '.env'): Environment {
  const added = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return { ...added, ...process.env };
}
