import { createHash } from 'node:crypto';

/** A key of one length whatever was presented, which also keeps mistyped names out of a shared store. */
export function digest(text: string): string {
  return createHash('sha256').update(text, 'utf16le').digest('base64url');
}
