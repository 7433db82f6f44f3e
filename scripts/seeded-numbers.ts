import { createHash } from 'node:crypto';

/** Returns a function that makes numbers from 0 to below 1: the same ones for a seed on every machine. */
export function* seededNumbers(seed: string): Generator<number, never> {
  for (let turn = 0; ; turn += 1) {
    const digest = createHash('sha256').update(`${seed} ${turn}`).digest();
    yield digest.readUIntBE(0, 6) / 2 ** 48;
  }
}
