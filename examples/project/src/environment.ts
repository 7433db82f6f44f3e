import { existsSync } from 'node:fs';

/** Variables and their values. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment of the process, and what the file `.env` adds to it. There is no default account. */
export function readEnvironment(): Environment {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}
