import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';

/** Makes and reads the keys of push addresses. */
export interface PushKeys {
  /** Returns the key of an account, always the same. Nobody can make it without the secret. */
  keyFor(account: string): string;
  /** Returns the account of a key; undefined for other text. */
  accountOf(key: string): string | undefined;
}

const ALGORITHM = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;
/** Characters of the key for the longest account name. Longer text is never decoded. */
const LONGEST_KEY = 1024;
const LONGEST_NAME = 512;

interface KeyPair {
  readonly nonceKey: Buffer;
  readonly cipherKey: Buffer;
}

function derive(secret: string): KeyPair {
  const part = (use: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', `svclink push ${use}`, 32));
  return { nonceKey: part('nonce'), cipherKey: part('seal') };
}

/** The nonce is derived from the name: each name has one key, and no two names share a nonce. */
function seal({ nonceKey, cipherKey }: KeyPair, account: string): string {
  const nonce = createHmac('sha256', nonceKey).update(account).digest().subarray(0, NONCE);
  const cipher = createCipheriv(ALGORITHM, cipherKey, nonce);
  const sealed = Buffer.concat([nonce, cipher.update(account, 'utf8'), cipher.final()]);
  return Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64url');
}

function unseal({ cipherKey }: KeyPair, key: Buffer): string | undefined {
  const decipher = createDecipheriv(ALGORITHM, cipherKey, key.subarray(0, NONCE));
  decipher.setAuthTag(key.subarray(-TAG));
  const name = decipher.update(key.subarray(NONCE, -TAG));
  try {
    return Buffer.concat([name, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/**
 * Creates keys that contain their account, encrypted. Nothing is stored, all instances with the same secret accept
 * them, and an address reveals nothing.
 *
 * @param secrets the first makes new keys; keys of the others remain valid
 */
export function createPushKeys(secrets: readonly string[]): PushKeys {
  const pairs = secrets.map(derive);
  return {
    keyFor(account) {
      const [newest] = pairs;
      if (!newest || account === '' || Buffer.byteLength(account) > LONGEST_NAME) {
        throw new RangeError(`account: must be text of 1 to ${LONGEST_NAME} bytes`);
      }
      return seal(newest, account);
    },
    accountOf(text) {
      if (text.length > LONGEST_KEY) return undefined;
      const key = Buffer.from(text, 'base64url');
      if (key.length <= NONCE + TAG) return undefined;
      for (const pair of pairs) {
        const account = unseal(pair, key);
        if (account !== undefined) return account;
      }
      return undefined;
    },
  };
}
