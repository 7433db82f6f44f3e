import { randomBytes, scrypt } from 'node:crypto';
import { optionError } from '../protocol/options.js';
import { Slots } from '../system/slots.js';
import { formatStoredForm, memoryOf, type ScryptCost } from './stored-form.js';

/** Derives `length` bytes from a secret: the asynchronous scrypt of node:crypto, or a replacement in tests. */
export type Scrypt = (
  secret: string,
  salt: Buffer,
  length: number,
  cost: ScryptCost,
) => Promise<Buffer>;

/**
 * The cost of new stored forms, of users, accounts and API clients: 32 MiB, and the work that OWASP recommends. N=2^17
 * with p=1 is the same work but takes 128 MiB, too much for several verifications at a time.
 */
export const recommendedCost: ScryptCost = { N: 2 ** 15, r: 8, p: 3 };

/** The longest secret that is hashed, in characters: a wire hash has 40, a client secret rarely more than 100. */
export const longestSecret = 1024;

const saltBytes = 16;
const hashBytes = 32;
/**
 * Limits the hashing of a configuration with many accounts to two threads, so that files and host names are still
 * served.
 */
const hashing = new Slots(2);

/** The asynchronous scrypt of node:crypto, which runs on the thread pool. */
export const nodeScrypt: Scrypt = (secret, salt, length, cost) =>
  new Promise((resolve, reject) => {
    const options = { ...cost, maxmem: memoryOf(cost) + 1024 };
    scrypt(secret, salt, length, options, (error, derived) => {
      if (error) reject(error);
      else resolve(derived);
    });
  });

/**
 * Returns the stored form of a secret: `scrypt$N$r$p$salt$hash`, salt and hash in base64url, with a new salt each time.
 * For a link account the secret is the wire hash (40 hex digits, in lower case).
 *
 * @param cost default {@link recommendedCost}
 * @throws LinkError `option_invalid` for an empty secret or one above 1024 characters
 */
export async function hashSecret(secret: string, cost = recommendedCost): Promise<string> {
  if (secret === '' || secret.length > longestSecret) {
    throw optionError('secret', `must have from 1 to ${longestSecret} characters`);
  }
  const salt = randomBytes(saltBytes);
  const hash = await hashing.run(() => nodeScrypt(secret, salt, hashBytes, cost));
  return formatStoredForm({ cost, salt, hash });
}
