import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A digest of a list of texts under a random key of this process. */
type Mac = (...parts: readonly string[]) => string;

/**
 * Makes a {@link Mac} with a key of its own. The key precedes the text in one call of SHA-256. This is several times
 * faster than HMAC and as secure here, because no digest leaves the process, so that nobody can extend one.
 */
export function createMac(): Mac {
  const key = randomBytes(32).toString('hex');
  return (...parts) => {
    let text = key;
    // Lengths precede the texts, so that no two different lists yield the same text.
    for (const part of parts) text += `${part.length}:${part}`;
    // UTF-8 would encode all lone surrogates as the same character.
    return hash('sha256', Buffer.from(text, 'utf16le'), 'base64');
  };
}

const mac = createMac();

/** Compares two texts in constant time; they may differ in length. Digests under a random key are compared. */
export function sameText(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(mac(a), 'base64'), Buffer.from(mac(b), 'base64'));
}
