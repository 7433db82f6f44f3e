import { randomBytes, scrypt } from 'node:crypto';
import { LinkError } from '../protocol/errors.js';
import { optionError } from '../protocol/options.js';
import { formatStoredForm, memoryOf, type ScryptCost } from './stored-form.js';

/** Seconds after which the line will be shorter. */
const RETRY_AFTER = 5;

/** Runs tasks, a few at a time. */
interface Pool {
  /** Runs a task now or in its turn; fails with a LinkError `credentials_throttled` when too many are waiting. */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
}

/** Makes a pool in which `running` tasks run at once and at most `waiting` others wait for their turn. */
export function createPool(limits: { readonly running: number; readonly waiting: number }): Pool {
  let running = 0;
  const queue: (() => void)[] = [];

  async function enter(): Promise<void> {
    if (running < limits.running) {
      running += 1;
      return;
    }
    if (queue.length >= limits.waiting) {
      const message = `Too many attempts at once. Try again in ${RETRY_AFTER} seconds.`;
      throw new LinkError('credentials_throttled', message, { retryAfter: RETRY_AFTER });
    }
    await new Promise<void>((resolve) => {
      queue.push(resolve);
    });
  }

  function leave(): void {
    const next = queue.shift();
    // The place passes straight to the next in line, so nobody can slip in between.
    if (next) next();
    else running -= 1;
  }

  return {
    async run(task) {
      await enter();
      try {
        return await task();
      } finally {
        leave();
      }
    },
  };
}

/** Derives `length` bytes from a secret: the asynchronous scrypt of node:crypto, or a test's own. */
export type Scrypt = (
  secret: string,
  salt: Buffer,
  length: number,
  cost: ScryptCost,
) => Promise<Buffer>;

/** The cost of new stored forms: 32 MiB and some 50 to 80 ms each; twice the N that node:crypto takes by default. */
export const defaultCost: ScryptCost = { N: 2 ** 15, r: 8, p: 1 };

/** The longest secret that is hashed, in characters: a wire hash has 40, a client secret rarely more than 100. */
export const longestSecret = 1024;

const saltBytes = 16;
const hashBytes = 32;
/** A configuration of many accounts is hashed two by two, so that files and names are still served meanwhile. */
const hashing = createPool({ running: 2, waiting: Number.POSITIVE_INFINITY });

/** The asynchronous scrypt of node:crypto, which works on the thread pool. */
export const nodeScrypt: Scrypt = (secret, salt, length, cost) =>
  new Promise((resolve, reject) => {
    const options = { ...cost, maxmem: memoryOf(cost) + 1024 };
    scrypt(secret, salt, length, options, (error, derived) => {
      if (error) reject(error);
      else resolve(derived);
    });
  });

/**
 * The stored form of a secret: `scrypt$N$r$p$salt$hash`, salt and hash in base64url, with a new salt each time.
 * For a link account the secret is the wire hash (40 hex digits, in lower case).
 *
 * @throws LinkError `option_invalid` for an empty secret or one above 1024 characters
 */
export async function hashSecret(secret: string): Promise<string> {
  if (secret === '' || secret.length > longestSecret) {
    throw optionError('secret', `must have from 1 to ${longestSecret} characters`);
  }
  const salt = randomBytes(saltBytes);
  const hash = await hashing.run(() => nodeScrypt(secret, salt, hashBytes, defaultCost));
  return formatStoredForm({ cost: defaultCost, salt, hash });
}
