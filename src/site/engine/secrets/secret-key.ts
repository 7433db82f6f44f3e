import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { LinkError } from '../../../index.js';
import { siteError } from '../site-error.js';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** What is written in front, so that another way of encrypting can be told from this one. */
const VERSION = 'v1';

/** Where a secret stands; an encrypted one that is moved elsewhere cannot be read. */
export interface SecretPlace {
  readonly table: string;
  readonly column: string;
  readonly row: string;
}

/**
 * The key of a site: encrypts what has to be read again (the passwords of other receivers), and signs the addresses of
 * files. The database keeps its fingerprint only.
 */
export class SecretKey {
  /** How many bytes a key has. */
  static readonly BYTES = KEY_BYTES;
  readonly #encryption: Buffer;
  readonly #signing: Buffer;
  /** Tells one key from another, and nothing of the key: 32 hex digits. */
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

  /** A new one. */
  static generate(): Buffer {
    return randomBytes(KEY_BYTES);
  }

  /** Encrypts a text for its place: AES-256-GCM under a nonce of its own. */
  encrypt(text: string, place: SecretPlace): string {
    const nonce = randomBytes(NONCE_BYTES);
    const options = { authTagLength: TAG_BYTES };
    const cipher = createCipheriv('aes-256-gcm', this.#encryption, nonce, options);
    cipher.setAAD(placeBytes(place));
    const sealed = Buffer.concat([
      nonce,
      cipher.update(text, 'utf8'),
      cipher.final(),
      cipher.getAuthTag(),
    ]);
    return `${VERSION}:${sealed.toString('base64url')}`;
  }

  /**
   * Reads what {@link SecretKey.encrypt} gave.
   *
   * @throws LinkError `secret_unreadable` for what was written with another key, for another place, or was changed
   */
  decrypt(sealed: string, place: SecretPlace): string {
    const bytes = Buffer.from(sealed.slice(VERSION.length + 1), 'base64url');
    try {
      const nonce = bytes.subarray(0, NONCE_BYTES);
      // Without the length of the tag, a tag of four bytes would be taken.
      const options = { authTagLength: TAG_BYTES };
      const decipher = createDecipheriv('aes-256-gcm', this.#encryption, nonce, options);
      decipher.setAAD(placeBytes(place));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch (cause) {
      const message = `${place.table}.${place.column}: cannot be read with the key of this site`;
      throw siteError('secret_unreadable', message, { cause });
    }
  }

  /** The signature of a text, 32 bytes. */
  sign(text: string): Buffer {
    return createHmac('sha256', this.#signing).update(text).digest();
  }
}

/** One key for one purpose each: what one gives away says nothing of the others. */
function derived(bytes: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', bytes, '', `svclink site ${purpose}`, KEY_BYTES));
}

function placeBytes({ table, column, row }: SecretPlace): Buffer {
  return Buffer.from(JSON.stringify([table, column, row]));
}
