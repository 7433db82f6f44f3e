import { hkdfSync, randomBytes } from 'node:crypto';
import type { LinkError } from '../../../../index.js';
import { optionError } from '../../../../protocol/options.js';
import { nodeScrypt, sameText } from '../../../../secrets/index.js';
import { SecretKey } from '../../secrets/secret-key.js';
import { siteError } from '../../site-error.js';
import { damaged } from '../format.js';
import type { Sealing } from './seal.js';
import { passphraseWrong } from './sealed-key.js';

/** How a sealed archive begins. */
export const SEALED_MAGIC = 'svclink-archive-2 ';
/** More than a first line has. */
export const LONGEST_HEADER = 1024;

const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** 128 MiB and some 400 ms: an archive may be tried for years. Part of the format, so that no archive can ask for more. */
const COST = { N: 2 ** 17, r: 8, p: 1 };

/** The first line of a sealed archive: it tells nothing of a site whose archive is encrypted. */
interface SealHeader {
  /** `passphrase`: encrypted. `site-key`: readable, and authenticated by the key of the site. */
  readonly by: 'passphrase' | 'site-key';
  /** 16 random bytes in base64url. */
  readonly salt: string;
  /** Tells the right passphrase from others; of a readable archive the fingerprint of the key. */
  readonly check: string;
}

/** Seals an archive by a passphrase: encrypted as a whole. */
export async function sealingByPassphrase(passphrase: string): Promise<Sealing> {
  const salt = randomBytes(SALT_BYTES);
  const derived = await derivedBy(passphrase, salt);
  const header = lineOf({ by: 'passphrase', salt: textOf(salt), check: checkOf(derived) });
  return { key: keyOf(derived, salt), isEncrypted: true, header };
}

/** Seals an archive by the key of the site: readable, and authenticated as a whole. */
export function sealingByKey(siteKey: Buffer): Sealing {
  const salt = randomBytes(SALT_BYTES);
  const { fingerprint: check } = new SecretKey(siteKey);
  const header = lineOf({ by: 'site-key', salt: textOf(salt), check });
  return { key: keyOf(siteKey, salt), isEncrypted: false, header };
}

/** What opens an archive. */
export interface Opening {
  readonly passphrase: string | null;
  /** The key of the site, where it is at its place. */
  readonly siteKey: Buffer | undefined;
  /** Whether a readable archive is taken without its key. */
  readonly unverified: boolean;
}

/**
 * The sealing of an archive, by its first line; undefined where it is not verified, as was asked for.
 *
 * @throws LinkError `archive_invalid`, `archive_unverified`, `passphrase_wrong`, `key_wrong`, `option_invalid`
 */
export async function sealingOf(line: Buffer, opening: Opening): Promise<Sealing | undefined> {
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
