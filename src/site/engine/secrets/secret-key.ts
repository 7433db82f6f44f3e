import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { LinkError } from '../../../index.js';
import { siteError } from '../site-error.js';
import { decryptBytes, encryptBytes, KEY_BYTES } from './aes-gcm.js';

/** The prefix of encrypted texts, which identifies the way of encryption. */
const VERSION = 'v1';

/** The cell of a secret. An encrypted secret that is moved to another cell cannot be read. */
export interface SecretLocation {
  readonly table: string;
  readonly column: string;
  readonly row: string;
}

/**
 * The key of a site. It encrypts secrets that have to be read again (the passwords of other receivers), and signs the
 * addresses of files. The database stores only its fingerprint.
 */
export class SecretKey {
  /** The number of bytes of a key. */
  static readonly BYTES = KEY_BYTES;
  readonly #encryption: Buffer;
  readonly #signing: Buffer;
  /** Identifies the key without revealing it: 32 hex digits. */
  readonly fingerprint: string;

  /** @param bytes 32 random bytes */
  constructor(bytes: Buffer) {
    if (bytes.length !== KEY_BYTES) {
      throw new LinkError('option_invalid', `secretKey: must be ${KEY_BYTES} bytes`);
    }
    this.#encryption = derived(bytes, 'encryption');
    this.#signing = derived(bytes, 'signing');
    this.fingerprint = createHash('sha256')
      .update(derived(bytes, 'fingerprint'))
      .digest('hex')
      .slice(0, 32);
  }

  /** Returns a new key. */
  static generate(): Buffer {
    return randomBytes(KEY_BYTES);
  }

  /** Encrypts a text for its cell: AES-256-GCM with a random nonce. */
  encrypt(text: string, location: SecretLocation): string {
    const sealed = encryptBytes(this.#encryption, Buffer.from(text), locationBytes(location));
    return `${VERSION}:${sealed.toString('base64url')}`;
  }

  /**
   * Decrypts a text of {@link SecretKey.encrypt}.
   *
   * @throws LinkError `secret_unreadable` for a text of another key or another cell, and for a changed one
   */
  decrypt(sealed: string, location: SecretLocation): string {
    const bytes = Buffer.from(sealed.slice(VERSION.length + 1), 'base64url');
    try {
      return decryptBytes(this.#encryption, bytes, locationBytes(location)).toString('utf8');
    } catch (cause) {
      const message = `${location.table}.${location.column}: cannot be read with the key of this site`;
      throw siteError('secret_unreadable', message, { cause });
    }
  }

  /** Returns the signature of a text, 32 bytes. */
  sign(text: string): Buffer {
    return createHmac('sha256', this.#signing).update(text).digest();
  }
}

/** Derives a key for one purpose, so that one derived key reveals nothing about the others. */
function derived(bytes: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', bytes, '', `svclink site ${purpose}`, KEY_BYTES));
}

function locationBytes({ table, column, row }: SecretLocation): Buffer {
  return Buffer.from(JSON.stringify([table, column, row]));
}
