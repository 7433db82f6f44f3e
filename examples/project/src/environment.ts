import { existsSync } from 'node:fs';

/** Variables and their values. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the environment of the process, with the additions of the file `.env`. There is no default account. */
export function readEnvironment(): Environment {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}
