import { timingSafeEqual } from 'node:crypto';
import { createMac } from './mac.js';

const mac = createMac();

/**
 * Whether two texts are the same, in a time that tells nothing about where or whether they differ.
 * Texts of any length, also of different lengths, are compared by their digests under a random key.
 */
export function sameText(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(mac(a), 'base64'), Buffer.from(mac(b), 'base64'));
}
