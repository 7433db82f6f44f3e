import { LinkError } from '../errors/errors.js';

/** Refuses what is not UTF-8, and takes a byte order mark off. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads the bytes of a file as UTF-8. In another encoding every letter beyond ASCII would be kept as a question mark for ever.
 *
 * @param name where they are from, for the message
 * @throws LinkError `input_invalid`
 */
export function fileText(bytes: Uint8Array, name: string): string {
  try {
    return utf8.decode(bytes);
  } catch (cause) {
    const [first, second] = bytes;
    const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
    const found = isUtf16 ? 'is UTF-16 text' : 'is not UTF-8 text';
    throw new LinkError('input_invalid', `${name}: ${found}: save it as UTF-8`, { cause });
  }
}
