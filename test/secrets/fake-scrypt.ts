import { createHash } from 'node:crypto';
import { recommendedCost, type Scrypt } from '../../src/secrets/index.js';
import { formatStoredForm, type ScryptCost } from '../../src/secrets/stored-form.js';

function derive(secret: string, salt: Buffer, length: number): Buffer {
  return createHash('shake256', { outputLength: length }).update(salt).update(secret).digest();
}

/** A cheap stand-in for scrypt that notes the cost of each call. */
export function fakeScrypt(): { scrypt: Scrypt; calls: ScryptCost[] } {
  const calls: ScryptCost[] = [];
  const scrypt: Scrypt = async (secret, salt, length, cost) => {
    calls.push(cost);
    await new Promise((resolve) => setImmediate(resolve));
    return derive(secret, salt, length);
  };
  return { scrypt, calls };
}

let salts = 0;

/** A stored form that {@link fakeScrypt} verifies. */
export function fakeStored(secret: string, cost: ScryptCost = recommendedCost) {
  salts += 1;
  const salt = Buffer.alloc(16, salts);
  return { scrypt: formatStoredForm({ cost, salt, hash: derive(secret, salt, 32) }) };
}
