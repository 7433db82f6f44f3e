import { createHash } from 'node:crypto';

const SHA1 = /^[0-9a-f]{40}$/i;

/** The form of a password on the wire: its SHA-1 in hex, in lower case (specification: "Request envelope"). */
export function passwordSha1(password: string): string {
  return createHash('sha1').update(password, 'utf8').digest('hex');
}

/** Whether a value has the form of a password on the wire: 40 hex digits of either case. */
export function isPasswordSha1(value: unknown): value is string {
  return typeof value === 'string' && SHA1.test(value);
}
