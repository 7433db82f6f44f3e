import { isUtf8 } from 'node:buffer';

/** Where a member could be named `__proto__`, written out or with escapes. */
const SUSPICIOUS = /__proto__|\\u00/i;

/** A member of that name would change what an object is where it is copied. */
const withoutPrototype = (name: string, value: unknown): unknown =>
  name === '__proto__' ? undefined : value;

/** The value of JSON bytes, without members named `__proto__`; undefined when they are no JSON. */
export function parseJson(bytes: Uint8Array): unknown {
  if (!isUtf8(bytes)) return undefined;
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  const text = whole.charCodeAt(0) === 0xfeff ? whole.slice(1) : whole;
  try {
    return SUSPICIOUS.test(text) ? JSON.parse(text, withoutPrototype) : JSON.parse(text);
  } catch {
    return undefined;
  }
}
