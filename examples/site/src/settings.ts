import { join } from 'node:path';
import { readEnvironment } from 'svclink';

/** The settings of the site, from the environment and the file `.env`. The environment takes precedence. */
export interface Settings {
  /** The folder of all data. */
  readonly folder: string;
  /** `sqlite:PATH` or `postgres://…`. */
  readonly database: string;
  /** The public address of this side. */
  readonly publicUrl: string;
  readonly port: number;
  readonly host: string;
  /** The first account that may call. Make others with `npm run svclink -- account create NAME`. */
  readonly username: string;
  readonly password: string;
}

/** @throws Error that names the missing or wrong variable */
export function readSettings(env = readEnvironment()): Settings {
  const required = (name: string) => {
    const value = env[name];
    if (value) return value;
    throw new Error(`${name} is missing: set it in the environment or in the file .env`);
  };
  const folder = env.SVCLINK_DATA || 'data';
  const port = Number(env.PORT || 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error('PORT must be a whole number from 0 to 65535');
  }
  return {
    folder,
    database: env.DATABASE_URL || `sqlite:${join(folder, 'site.db')}`,
    publicUrl: env.SVCLINK_PUBLIC_URL || `http://localhost:${port}`,
    port,
    host: env.HOST || '0.0.0.0',
    username: required('SVCLINK_USER'),
    password: required('SVCLINK_PASSWORD'),
  };
}
