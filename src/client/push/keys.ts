import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';

/** Makes and reads the keys in push addresses. */
export interface PushKeys {
  /** The key of an account: always the same, told by nobody who lacks the secret. */
  keyFor(account: string): string;
  /** The account that a key was made for; undefined for anything else. */
  accountOf(key: string): string | undefined;
}

const ALGORITHM = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;
/** A key of the longest account name that is taken; nothing longer is looked at. */
const LONGEST_KEY = 1024;
const LONGEST_NAME = 512;

interface KeyPair {
  readonly naming: Buffer;
  readonly sealing: Buffer;
}

function derive(secret: string): KeyPair {
  const part = (use: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', `svclink push ${use}`, 32));
  return { naming: part('nonce'), sealing: part('seal') };
}

/** The nonce follows from the name, so that a name has one key, and no nonce serves two names. */
function seal({ naming, sealing }: KeyPair, account: string): string {
  const nonce = createHmac('sha256', naming).update(account).digest().subarray(0, NONCE);
  const cipher = createCipheriv(ALGORITHM, sealing, nonce);
  const sealed = Buffer.concat([nonce, cipher.update(account, 'utf8'), cipher.final()]);
  return Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64url');
}

function unseal({ sealing }: KeyPair, key: Buffer): string | undefined {
  const decipher = createDecipheriv(ALGORITHM, sealing, key.subarray(0, NONCE));
  decipher.setAuthTag(key.subarray(-TAG));
  const name = decipher.update(key.subarray(NONCE, -TAG));
  try {
    return Buffer.concat([name, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/**
 * Makes keys that hold their account, sealed: nothing is stored, they hold on every instance that shares the secret,
 * and they tell nothing to whoever reads an address.
 *
 * @param secrets the first makes new keys; keys of the others are still read
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
