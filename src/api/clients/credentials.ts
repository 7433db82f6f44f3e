import { randomBytes } from 'node:crypto';
import type { RegisteredClient } from './registered-client.js';

/**
 * The credentials of a client app, as it downloads them.
 *
 * Specification: JSON API document, section Client app registration.
 */
export interface ClientCredentials {
  readonly grant_type: 'client_credentials';
  readonly client_id: string;
  /** Shown this once; the service keeps no copy. */
  readonly client_secret: string;
  /** The scopes allowed to the app, separated by blanks. */
  readonly scope: string;
  /** The base address to use. */
  readonly api_url: string;
}

/** A client secret of 256 random bits, in 43 characters of base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The middle part of a client id: 12 hexadecimal digits. */
export const newHex = (): string => randomBytes(6).toString('hex');

/** The end of a client id: the app's name in small letters and digits, with hyphens between. */
export function nameForId(appName: string): string {
  const words = appName.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, 64);
}

/** The credentials object of a client whose secret is known at this moment only. */
export function credentialsOf(
  client: RegisteredClient,
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
