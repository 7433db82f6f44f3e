import type { Input } from '../../engine/input.js';
import {
  changedAddress,
  linkAddressLocation,
  storedAddress,
} from '../../engine/secrets/sealed-address.js';
import type { SecretKey } from '../../engine/secrets/secret-key.js';
import { type LinkClients, passwordLocation } from './link-clients.js';
import { LONGEST_NAME, type StoredLink } from './link-record.js';
import { readLinkSettings, storedSettings } from './link-settings.js';

/** The address of an owner, and the password of a link there. */
export interface LinkAccess {
  readonly url: string;
  readonly password: string;
}

/** Reads the access of a new link. @throws LinkError `input_invalid` */
export function readAccess(input: Input): LinkAccess {
  const url = changedAddress(input, 'url', null);
  if (!url) throw input.wrong('url', 'is required');
  return { url, password: input.required('password', LONGEST_NAME) };
}

/** Returns the columns of the access of a link, encrypted. */
export function accessColumns(key: SecretKey, id: string, { url, password }: LinkAccess) {
  const { shown, sealed } = storedAddress(key, url, linkAddressLocation(id));
  return { url: shown, url_secret: sealed, secret: key.encrypt(password, passwordLocation(id)) };
}

/**
 * Reads another address of a link and its password there, and returns them after the owner has accepted both.
 *
 * @returns undefined for an unchanged address
 * @throws LinkError `input_invalid`; LinkCallError of the check
 */
export async function changedAccess(
  clients: LinkClients,
  link: StoredLink,
  input: Input,
): Promise<LinkAccess | undefined> {
  const url = changedAddress(input, 'url', link.url);
  if (url === undefined) {
    const reason = 'is taken with another url; without one, rotate changes it';
    if (input.has('password')) throw input.wrong('password', reason);
    return undefined;
  }
  if (url === null) throw input.wrong('url', 'is required');
  // The server at the new address must not get the old password.
  if (!input.has('password')) throw input.wrong('password', 'is required with another url');
  const password = input.required('password', LONGEST_NAME);
  const username = input.has('username')
    ? input.requiredName('username', LONGEST_NAME)
    : link.username;
  const options = JSON.stringify(readLinkSettings(input, storedSettings(link.options)));
  await checkCredentials(clients, { ...link, username, options }, password, url);
  return { url, password };
}

/** Checks credentials at an owner, by default at the stored address. @throws LinkCallError */
export async function checkCredentials(
  clients: LinkClients,
  link: StoredLink,
  password: string,
  url?: string,
): Promise<void> {
  const client = clients.connect(link, password, url);
  try {
    await client.call('validate_user', { svclink_push: clients.context.pushAddress(link.id) });
  } finally {
    await client.close();
  }
}
