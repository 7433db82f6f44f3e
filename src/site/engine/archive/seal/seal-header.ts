import { hkdfSync, randomBytes } from 'node:crypto';
import type { LinkError } from '../../../../index.js';
import { optionError } from '../../../../protocol/options.js';
import { nodeScrypt, sameText } from '../../../../secrets/index.js';
import { KEY_BYTES } from '../../secrets/aes-gcm.js';
import { SecretKey } from '../../secrets/secret-key.js';
import { siteError } from '../../site-error.js';
import { damaged } from '../format.js';
import type { ArchiveSeal } from './seal.js';
import { passphraseWrong } from './sealed-key.js';

/** The first characters of a sealed archive. */
export const SEALED_MAGIC = 'svclink-archive-2 ';
/** The most bytes of the first line. */
export const LONGEST_HEADER = 1024;

const SALT_BYTES = 16;
/**
 * The cost of scrypt: 128 MiB and about 400 ms, because an attacker may try an archive for years. It is part of the
 * format, so that no archive can ask for more.
 */
const COST = { N: 2 ** 17, r: 8, p: 1 };

/** The first line of a sealed archive. It reveals nothing about the site of an encrypted archive. */
interface SealHeader {
  /** `passphrase`: encrypted. `site-key`: readable, and authenticated by the key of the site. */
  readonly by: 'passphrase' | 'site-key';
  /** 16 random bytes in base64url. */
  readonly salt: string;
  /** The check value of the passphrase; in a readable archive the fingerprint of the key. */
  readonly check: string;
}

/** Returns the sealing by a passphrase: the archive is encrypted. */
export async function sealingByPassphrase(passphrase: string): Promise<ArchiveSeal> {
  const salt = randomBytes(SALT_BYTES);
  const derived = await derivedBy(passphrase, salt);
  const header = lineOf({ by: 'passphrase', salt: textOf(salt), check: checkOf(derived) });
  return { key: keyOf(derived, salt), isEncrypted: true, header };
}

/** Returns the sealing by the key of the site: the archive is readable and authenticated. */
export function sealingByKey(siteKey: Buffer): ArchiveSeal {
  const salt = randomBytes(SALT_BYTES);
  const { fingerprint: check } = new SecretKey(siteKey);
  const header = lineOf({ by: 'site-key', salt: textOf(salt), check });
  return { key: keyOf(siteKey, salt), isEncrypted: false, header };
}

/** The means of opening an archive. */
export interface OpenOptions {
  readonly passphrase: string | null;
  /** The key of the site, where its key file exists. */
  readonly siteKey: Buffer | undefined;
  /** True if a readable archive is accepted without its key. */
  readonly unverified: boolean;
}

/**
 * Returns the sealing of an archive by its first line; undefined where it is not verified, as the caller requested.
 *
 * @throws LinkError `archive_invalid`, `archive_unverified`, `passphrase_wrong`, `key_wrong`, `option_invalid`
 */
export async function sealingOf(
  line: Buffer,
  opening: OpenOptions,
): Promise<ArchiveSeal | undefined> {
  const { by, salt: text, check } = readLine(line);
  const salt = Buffer.from(text, 'base64url');
  if (by === 'passphrase') {
    const { passphrase } = opening;
    if (passphrase === null)
      throw optionError('passphrase', 'is required: the archive is encrypted');
    const derived = await derivedBy(passphrase, salt);
    if (!sameText(check, checkOf(derived))) throw passphraseWrong();
    return { key: keyOf(derived, salt), isEncrypted: true, header: line };
  }
  const { siteKey, unverified } = opening;
  if (siteKey && new SecretKey(siteKey).fingerprint === check) {
    return { key: keyOf(siteKey, salt), isEncrypted: false, header: line };
  }
  if (unverified) return undefined;
  throw siteKey ? otherKey() : keyMissing();
}

function readLine(line: Buffer): SealHeader {
  try {
    const header: unknown = JSON.parse(line.toString('utf8').slice(SEALED_MAGIC.length));
    const { by, salt, check } = Object(header);
    const isWhole = [salt, check].every((one) => typeof one === 'string');
    if (isWhole && (by === 'passphrase' || by === 'site-key')) return { by, salt, check };
  } catch {}
  throw damaged('its first line cannot be read');
}

function lineOf(header: SealHeader): Buffer {
  return Buffer.from(`${SEALED_MAGIC}${JSON.stringify(header)}\n`);
}

function derivedBy(passphrase: string, salt: Buffer): Promise<Buffer> {
  return nodeScrypt(passphrase.normalize('NFC'), salt, KEY_BYTES, COST);
}

function keyOf(secret: Buffer, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, 'svclink archive', KEY_BYTES));
}

function checkOf(derived: Buffer): string {
  return textOf(Buffer.from(hkdfSync('sha256', derived, '', 'svclink archive check', SALT_BYTES)));
}

function textOf(bytes: Buffer): string {
  return bytes.toString('base64url');
}

function otherKey(): LinkError {
  const message =
    'The key at its place is not that of the archive: put the secret.key of the site there, or move the other one away.';
  return siteError('key_wrong', message);
}

function keyMissing(): LinkError {
  const message =
    'The archive is authenticated by the key of its site, which is not there: put its secret.key at its place. Where the key is lost, --unverified (unverified: true) restores the archive without a proof that it was not changed, and without the passwords of links and receivers.';
  return siteError('archive_unverified', message);
}
