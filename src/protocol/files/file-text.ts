import { LinkError } from '../errors/errors.js';

/** A decoder that refuses other encodings than UTF-8, and removes a byte order mark. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads the bytes of a file as UTF-8. In another encoding every letter beyond ASCII would be stored as a question mark.
 *
 * @param name the source of the bytes, for the message
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
