import { randomBytes } from 'node:crypto';
import type { LinkError } from '../../../../index.js';
import { optionError } from '../../../../protocol/options.js';
import { nodeScrypt } from '../../../../secrets/index.js';
import { decryptBytes, encryptBytes, KEY_BYTES } from '../../secrets/aes-gcm.js';
import { siteError } from '../../site-error.js';

const SALT_BYTES = 16;
/**
 * The cost of scrypt: 64 MiB and about 150 ms, because an attacker may try an archive for years. It is part of the
 * version.
 */
const COST = { N: 2 ** 16, r: 8, p: 1 };
const VERSION = 'scrypt-aes256gcm-1';
/** The least length of a passphrase. A shorter one could be guessed. */
const SHORTEST = 12;

/** The key of a site in an archive, encrypted by a passphrase. */
export interface SealedKey {
  readonly version: string;
  /** Salt, nonce, ciphertext and tag, in base64url. */
  readonly sealed: string;
}

/** @throws LinkError `option_invalid` for a passphrase that is too short */
export function checkPassphrase(passphrase: string): void {
  if (passphrase.length >= SHORTEST) return;
  throw optionError('passphrase', `must have at least ${SHORTEST} characters`);
}

/** Encrypts the key of a site. @param fingerprint the fingerprint of the key, which is authenticated with it */
export async function sealKey(
  key: Buffer,
  passphrase: string,
  fingerprint: string,
): Promise<SealedKey> {
  const salt = randomBytes(SALT_BYTES);
  const derived = await nodeScrypt(passphrase.normalize('NFC'), salt, KEY_BYTES, COST);
  const sealed = Buffer.concat([salt, encryptBytes(derived, key, Buffer.from(fingerprint))]);
  return { version: VERSION, sealed: sealed.toString('base64url') };
}

/**
 * Decrypts the key of a site.
 *
 * @throws LinkError `passphrase_wrong`
 */
export async function openKey(
  { version, sealed }: SealedKey,
  passphrase: string,
  fingerprint: string,
): Promise<Buffer> {
  if (version !== VERSION) throw passphraseWrong(`its key was sealed in another way: ${version}`);
  const bytes = Buffer.from(sealed, 'base64url');
  const salt = bytes.subarray(0, SALT_BYTES);
  const derived = await nodeScrypt(passphrase.normalize('NFC'), salt, KEY_BYTES, COST);
  try {
    return decryptBytes(derived, bytes.subarray(SALT_BYTES), Buffer.from(fingerprint));
  } catch (cause) {
    throw passphraseWrong(undefined, cause);
  }
}

/** Returns the error for a passphrase that does not open an archive. */
export function passphraseWrong(
  why = 'it is not that of this archive',
  cause?: unknown,
): LinkError {
  const message = `The passphrase does not open the archive: ${why}.`;
  return siteError('passphrase_wrong', message, { cause });
}
