import { createHash } from 'node:crypto';

const SHA1 = /^[0-9a-f]{40}$/i;
const V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** The form of a password on the wire: its SHA-1 in hex, in lower case (specification: "Request envelope"). */
export function passwordSha1(password: string): string {
  return createHash('sha1').update(password, 'utf8').digest('hex');
}

/** Whether a value has the form of a password on the wire: 40 hex digits of either case. */
export function isPasswordSha1(value: unknown): value is string {
  return typeof value === 'string' && SHA1.test(value);
}

/**
 * Whether a value is the text of a version 4 UUID, in hex of either case, as a `site_id` is (specification: "Request
 * envelope").
 */
export function isUuidV4(value: unknown): value is string {
  return typeof value === 'string' && V4.test(value);
}
