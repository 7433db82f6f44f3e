import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

// AES-256-GCM, with the sizes that the algorithm recommends. Without the size of the tag, decryption would accept a tag of
// four bytes.
export const CIPHER = 'aes-256-gcm';
export const KEY_BYTES = 32;
export const NONCE_BYTES = 12;
export const TAG_BYTES = 16;
const OPTIONS = { authTagLength: TAG_BYTES };

/**
 * Encrypts bytes with a random nonce.
 *
 * @param authenticated the bytes that have to be the same at the decryption
 * @returns nonce, ciphertext and tag
 */
export function encryptBytes(key: Buffer, plain: Buffer, authenticated: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, OPTIONS);
  cipher.setAAD(authenticated);
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/**
 * Decrypts bytes of {@link encryptBytes}.
 *
 * @throws Error for another key, for other authenticated bytes, and for changed bytes
 */
export function decryptBytes(key: Buffer, sealed: Buffer, authenticated: Buffer): Buffer {
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), OPTIONS);
  decipher.setAAD(authenticated);
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const plain = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
  return Buffer.concat([plain, decipher.final()]);
}
