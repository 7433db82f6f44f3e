import { createHmac, createSecretKey, randomBytes } from 'node:crypto';

/** Digest of a list of texts under a key that this process drew and nobody else knows. */
export type Mac = (...parts: readonly string[]) => string;

/** Makes a {@link Mac} with a key of its own. */
export function createMac(): Mac {
  const key = createSecretKey(randomBytes(32));
  return (...parts) => {
    let text = '';
    // Lengths first, so that no two different lists run together into the same text.
    for (const part of parts) text += `${part.length}:${part}`;
    // UTF-16 keeps lone surrogates apart, which UTF-8 would replace by one and the same character.
    return createHmac('sha256', key).update(text, 'utf16le').digest('base64');
  };
}
