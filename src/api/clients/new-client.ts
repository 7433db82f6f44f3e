import { randomBytes } from 'node:crypto';
import type { RegisteredClient } from './registered-client.js';

/** The credentials of a client app, as it downloads them. */
export interface ClientCredentials {
  readonly grant_type: 'client_credentials';
  readonly client_id: string;
  /** Shown only once; the service stores no copy. */
  readonly client_secret: string;
  /** The scopes that the app may use, separated by spaces. */
  readonly scope: string;
  /** The base address to use. */
  readonly api_url: string;
}

/** Makes a client secret of 256 random bits, in 43 characters of base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Makes the middle part of a client id: 12 hexadecimal digits. */
export const newHex = (): string => randomBytes(6).toString('hex');

/** Makes the end of a client id: the app's name in lower-case letters and digits, separated by hyphens. */
export function nameForId(appName: string): string {
  const words = appName.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, 64);
}

/** Makes the credentials object of a client; its secret is known only at this moment. */
export function credentialsOf(
  client: Pick<RegisteredClient, 'clientId' | 'scopes'>,
  secret: string,
  apiUrl: string,
): ClientCredentials {
  return {
    grant_type: 'client_credentials',
    client_id: client.clientId,
    client_secret: secret,
    scope: client.scopes.join(' '),
    api_url: apiUrl,
  };
}

/** Returns the id of a client app: `<org_id>-<hex>-<app-name>`. */
export const clientIdOf = (orgId: number, hex: string, appName: string): string =>
  `${orgId}-${hex}-${nameForId(appName)}`;
