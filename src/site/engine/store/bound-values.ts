import type { LinkError } from '../../../index.js';
import { siteError } from '../site-error.js';

/** A statement with its values. */
export interface RunQuery {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** The values that a SQLite driver accepts. Any other value can end the whole process instead of throwing. */
export type BoundValue = string | number | bigint | null | Buffer;

/**
 * Converts a value to the form that every driver binds: flags to 0 and 1, whole numbers to integers.
 *
 * @throws LinkError `value_unstorable` for a value that no database can store without changing it
 */
export function boundValue(value: unknown): BoundValue {
  switch (typeof value) {
    case 'string':
      return storableText(value);
    case 'number':
      if (Number.isSafeInteger(value)) return BigInt(value);
      if (Number.isFinite(value)) return value;
      throw unstorable(String(value));
    case 'bigint':
      return value;
    case 'boolean':
      return value ? 1n : 0n;
    default:
      if (value === null || value === undefined) return null;
      if (Buffer.isBuffer(value)) return value;
      throw unstorable(`a value of type ${typeof value}`);
  }
}

/**
 * Returns a text that every database stores unchanged. One engine cuts a text at NUL and the other refuses it, and half
 * a surrogate pair would become another character.
 *
 * @throws LinkError `value_unstorable`
 */
export function storableText(text: string): string {
  if (!text.includes('\0') && text.isWellFormed()) return text;
  throw unstorable('text with NUL or half a surrogate pair');
}

function unstorable(what: string): LinkError {
  return siteError('value_unstorable', `${what} cannot be stored`);
}
