import { HIDDEN, maskedAddress } from '../exchanges/masking/address.js';
import type { Input } from '../input.js';
import type { Database } from '../store/database.js';
import type { SecretKey, SecretLocation } from './secret-key.js';

/** A stored address: the public part, and all of it where it has a secret part. */
export interface StoredAddress {
  /** The address without user information, query and keys within its path. */
  readonly shown: string;
  /** The whole address, encrypted for its cell; null where nothing of it is hidden. */
  readonly sealed: string | null;
}

/** Returns an address for the store. */
export function storedAddress(
  key: SecretKey,
  address: string,
  location: SecretLocation,
): StoredAddress {
  const shown = maskedAddress(address);
  return { shown, sealed: shown === address ? null : key.encrypt(address, location) };
}

/** Returns the whole of a stored address. @throws LinkError `secret_unreadable` */
export function wholeAddress(
  key: SecretKey,
  { shown, sealed }: StoredAddress,
  location: SecretLocation,
): string {
  return sealed === null ? shown : key.decrypt(sealed, location);
}

/**
 * Returns the address of an input; undefined where it equals the shown one, as a form sends it back.
 *
 * @param before the shown part of the stored address
 * @throws LinkError `input_invalid` for an address with a hidden part
 */
export function changedAddress(
  input: Input,
  name: string,
  before: string | null,
): string | null | undefined {
  if (!input.has(name)) return undefined;
  const address = input.address(name);
  if (address === before) return undefined;
  if (address?.includes(HIDDEN))
    throw input.wrong(name, `must be all of the address: ${HIDDEN} is none`);
  return address;
}

/** Returns the cell of the address of a link. */
export function linkAddressLocation(row: string): SecretLocation {
  return { table: 'links', column: 'url_secret', row };
}

/** Returns the cell of the receiver address of an account. */
export function receiverAddressLocation(row: string): SecretLocation {
  return { table: 'accounts', column: 'receiver_url_secret', row };
}

/**
 * Encrypts the addresses that an older version has stored as plain text. Their number is that of links and accounts.
 */
export async function sealAddresses({ read, write }: Database, key: SecretKey): Promise<void> {
  const links = await read
    .selectFrom('links')
    .select(['id', 'url'])
    .where('url_secret', 'is', null)
    .execute();
  const accounts = await read
    .selectFrom('accounts')
    .select(['id', 'receiver_url'])
    .where('receiver_url', 'is not', null)
    .where('receiver_url_secret', 'is', null)
    .execute();
  const openLinks = links.filter(({ url }) => isOpen(url));
  const openAccounts = accounts.filter(({ receiver_url }) => isOpen(receiver_url ?? ''));
  if (openLinks.length + openAccounts.length === 0) return;
  await write(async (tx) => {
    for (const { id, url: whole } of openLinks) {
      const { shown: url, sealed: url_secret } = storedAddress(key, whole, linkAddressLocation(id));
      const row = tx.updateTable('links').set({ url, url_secret });
      await row.where('id', '=', id).where('url', '=', whole).execute();
    }
    for (const { id, receiver_url: whole } of openAccounts) {
      const stored = storedAddress(key, whole ?? '', receiverAddressLocation(id));
      const row = tx
        .updateTable('accounts')
        .set({ receiver_url: stored.shown, receiver_url_secret: stored.sealed });
      await row.where('id', '=', id).where('receiver_url', '=', whole).execute();
    }
  });
}

/** Returns true for an address that is stored with a part that has to be hidden. */
function isOpen(address: string): boolean {
  return !address.includes(HIDDEN) && maskedAddress(address) !== address;
}
