import { HIDDEN, maskedAddress } from '../exchanges/masking/address.js';
import type { Input } from '../input.js';
import type { Database } from '../store/database.js';
import type { SecretKey, SecretPlace } from './secret-key.js';

/** An address as it is stored: what everybody may see of it, and all of it where that is more. */
export interface StoredAddress {
  /** Without user information, query and keys within its path. */
  readonly shown: string;
  /** All of it, encrypted for its place; null where nothing of it is hidden. */
  readonly sealed: string | null;
}

/** An address as it is to be stored. */
export function storedAddress(key: SecretKey, address: string, place: SecretPlace): StoredAddress {
  const shown = maskedAddress(address);
  return { shown, sealed: shown === address ? null : key.encrypt(address, place) };
}

/** All of a stored address. @throws LinkError `secret_unreadable` */
export function wholeAddress(
  key: SecretKey,
  { shown, sealed }: StoredAddress,
  place: SecretPlace,
): string {
  return sealed === null ? shown : key.decrypt(sealed, place);
}

/**
 * The address that an input gives; undefined where that is the one that is shown already, as a form sends it back.
 *
 * @param before what is shown of the address that is stored
 * @throws LinkError `input_invalid` for one in which something is still hidden
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

/** Where the address of a link stands. */
export function linkAddressPlace(row: string): SecretPlace {
  return { table: 'links', column: 'url_secret', row };
}

/** Where the address of the receiver of an account stands. */
export function receiverAddressPlace(row: string): SecretPlace {
  return { table: 'accounts', column: 'receiver_url_secret', row };
}

/** Encrypts the addresses that an older version has stored as they were. There are as many as links and accounts. */
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
      const { shown: url, sealed: url_secret } = storedAddress(key, whole, linkAddressPlace(id));
      const row = tx.updateTable('links').set({ url, url_secret });
      await row.where('id', '=', id).where('url', '=', whole).execute();
    }
    for (const { id, receiver_url: whole } of openAccounts) {
      const stored = storedAddress(key, whole ?? '', receiverAddressPlace(id));
      const row = tx
        .updateTable('accounts')
        .set({ receiver_url: stored.shown, receiver_url_secret: stored.sealed });
      await row.where('id', '=', id).where('receiver_url', '=', whole).execute();
    }
  });
}

/** Whether an address is stored with something in it that is to be hidden. */
function isOpen(address: string): boolean {
  return !address.includes(HIDDEN) && maskedAddress(address) !== address;
}
