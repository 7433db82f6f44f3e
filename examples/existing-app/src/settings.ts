import { randomBytes } from 'node:crypto';

/** What the app is started with. */
export interface Settings {
  readonly port: number;
  /** Of the one account that may call the receiver. */
  readonly username: string;
  readonly password: string;
  /** Our v4 UUID. */
  readonly siteId: string;
  /** Where others reach this app: the addresses of files begin with it. */
  readonly publicUrl: string;
  /** Signs the cookies of the app's own users. */
  readonly sessionSecret: string;
}

/** Chosen once with crypto.randomUUID(), and kept. */
const DEMO_SITE_ID = '3f9d6a52-7c1e-4b0a-9d35-6e2f8a41c7b0';

/** A port from 0, for any free one, to 65535. */
const PORT = /^\d{1,5}$/;

/**
 * Reads the settings from the environment: PORT and PUBLIC_URL.
 *
 * @throws Error that names the variable which is wrong
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const port = env.PORT || '8080';
  if (!PORT.test(port) || Number(port) > 65_535) {
    throw new Error(`PORT: must be a number from 0 to 65535, not ${port}`);
  }
  const publicUrl = (env.PUBLIC_URL || `http://localhost:${port}`).replace(/\/$/, '');
  if (!URL.canParse(publicUrl)) {
    throw new Error('PUBLIC_URL: must be an address such as https://example.org');
  }
  return {
    port: Number(port),
    username: 'demo',
    password: 'demo',
    siteId: DEMO_SITE_ID,
    publicUrl,
    sessionSecret: randomBytes(32).toString('hex'),
  };
}
