import { type Environment, readEnvironment } from './environment.js';

/** The settings of the server. */
export interface Settings {
  readonly port: number;
  /** The user name of the one account that may call the receiver. */
  readonly username: string;
  readonly password: string;
  /** The v4 UUID of this side. */
  readonly siteId: string;
  /** The public address of this side, other than localhost, with which the addresses of files begin. */
  readonly publicUrl: string | undefined;
  /** Hosts from which files are fetched although their address is not public. */
  readonly allowedHosts: readonly string[];
}

/** A port from 0, for any free one, to 65535. */
const PORT = /^\d{1,5}$/;

function required(env: Environment, name: string): string {
  const value = env[name];
  if (value === undefined || value.trim() === '') {
    throw new Error(`${name}: is missing; set it in the environment or in the file .env`);
  }
  return value;
}

function portOf(env: Environment): number {
  const port = env.PORT || '8080';
  if (PORT.test(port) && Number(port) <= 65_535) return Number(port);
  throw new Error(`PORT: must be a number from 0 to 65535, not ${port}`);
}

function publicUrlOf(env: Environment): string | undefined {
  const address = env.PUBLIC_URL?.replace(/\/$/, '') || undefined;
  if (address === undefined || URL.canParse(address)) return address;
  throw new Error('PUBLIC_URL: must be an address such as https://example.org');
}

/**
 * Reads the settings: SVCLINK_USER, SVCLINK_PASSWORD, SITE_ID, PORT (8080), PUBLIC_URL, and QUICKSTART_ALLOWED_HOSTS, a
 * list with commas.
 *
 * @throws Error that names the missing or wrong variable
 */
export function readSettings(env: Environment = readEnvironment()): Settings {
  return {
    port: portOf(env),
    username: required(env, 'SVCLINK_USER'),
    password: required(env, 'SVCLINK_PASSWORD'),
    siteId: required(env, 'SITE_ID'),
    publicUrl: publicUrlOf(env),
    allowedHosts: (env.QUICKSTART_ALLOWED_HOSTS ?? '')
      .split(',')
      .flatMap((host) => host.trim() || []),
  };
}
