import { readFileSync } from 'node:fs';
import { UsageError } from './command-error.js';

/** Refuses what is not UTF-8, and takes a byte order mark off. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads bytes as UTF-8. In another encoding every letter beyond ASCII would be kept as a question mark for ever.
 *
 * @param name where they are from, for the message
 * @throws UsageError
 */
export function utf8Text(bytes: Uint8Array, name: string): string {
  try {
    return utf8.decode(bytes);
  } catch (cause) {
    const [first, second] = bytes;
    const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
    const found = isUtf16 ? 'is UTF-16 text' : 'is not UTF-8 text';
    throw new UsageError(`${name}: ${found}: save it as UTF-8`, { cause });
  }
}

/**
 * Reads a file as UTF-8 text.
 *
 * @param place the option or variable that names the file, for the message
 * @throws UsageError
 */
export function readTextFile(path: string, place?: string): string {
  const name = place === undefined ? path : `${place}: ${path}`;
  return utf8Text(bytesOf(path, name), name);
}

function bytesOf(path: string, name: string): Buffer {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new UsageError(`${name}: cannot be read (${Object(cause).code})`, { cause });
  }
}
