import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { optionError } from '../../protocol/options.js';

/** A key that signs tokens. All instances with this key accept each other's tokens. */
export interface TokenKey {
  /** The id of the key in its tokens: letters, digits, `-` and `_`, at most 64. Not a secret. */
  readonly id: string;
  /** At least 32 random bytes in base64url; see {@link generateTokenKey}. A secret. */
  readonly secret: string;
}

/** The key that signs tokens, with its id. */
export interface SigningKey {
  readonly id: string;
  readonly key: KeyObject;
}

/**
 * The keys of a service: a {@link KeyRing}, or an object that reads them from a store which all processes of the service
 * share.
 */
export interface TokenKeys {
  /** Returns the key that signs. */
  signing(): SigningKey | Promise<SigningKey>;
  /** Returns the key with this id, while tokens of it are accepted. */
  find(id: string): KeyObject | undefined | Promise<KeyObject | undefined>;
  /** Returns a number that changes whenever a key is no longer accepted: verified tokens are verified again. */
  version(): number;
}

const LEAST_BYTES = 32;

/** Returns the key object of a key. @throws LinkError `option_invalid`, which contains no secret */
export function readKey(key: TokenKey): KeyObject {
  const { id, secret }: Partial<TokenKey> = Object(key);
  if (typeof id !== 'string' || !/^[A-Za-z0-9_-]{1,64}$/.test(id)) {
    throw optionError(
      'keys',
      'the id of a key is 1 to 64 letters, digits, hyphens and underscores',
    );
  }
  const text = typeof secret === 'string' ? secret : '';
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length < LEAST_BYTES || !/^[A-Za-z0-9_-]+$/.test(text)) {
    const fix = `key ${id} needs ${LEAST_BYTES} bytes in base64url; make it with generateTokenKey()`;
    throw optionError('keys', fix);
  }
  return createSecretKey(bytes);
}

/** Makes a key of 256 random bits. Store it like the other secrets of the service. */
export function generateTokenKey(): TokenKey {
  return { id: randomBytes(6).toString('hex'), secret: randomBytes(32).toString('base64url') };
}

/** The keys in use: one signs, all are accepted. Made by {@link createKeyRing}. */
export class KeyRing implements TokenKeys {
  readonly #keys = new Map<string, KeyObject>();
  #version = 0;
  #signing: string;

  constructor(first: TokenKey, others: readonly TokenKey[]) {
    this.#signing = first.id;
    for (const key of [first, ...others]) this.#add(key);
  }

  #add(key: TokenKey): void {
    if (this.#keys.has(key.id)) throw optionError('keys', `the ring has a key ${key.id} already`);
    this.#keys.set(key.id, readKey(key));
    this.#version += 1;
  }

  /** Signs with this key from now on; tokens of the other keys stay valid. */
  rotate(key: TokenKey): void {
    this.#add(key);
    this.#signing = key.id;
  }

  /** Removes a key: its tokens end at once. The signing key cannot be removed. */
  retire(id: string): void {
    if (id === this.#signing)
      throw optionError('id', `key ${id} signs; rotate to another one first`);
    if (this.#keys.delete(id)) this.#version += 1;
  }

  /** Returns the signing key and its id. */
  signing(): SigningKey {
    const key = this.#keys.get(this.#signing);
    if (!key) throw new Error('the signing key is gone');
    return { id: this.#signing, key };
  }

  /** Returns the key with this id, while it is in the ring. */
  find(id: string): KeyObject | undefined {
    return this.#keys.get(id);
  }

  /** Returns a number that increases with every change of the ring. */
  version(): number {
    return this.#version;
  }
}

/**
 * Makes a ring from keys; the first one signs. To replace the key without an interruption: add the new key as the
 * second one on every instance, then put it first, and remove the old one once the lifetime of a token has passed.
 *
 * @throws LinkError `option_invalid` for no key, an unusable key, or two with one id; no message contains a secret
 */
export function createKeyRing(keys: readonly TokenKey[]): KeyRing {
  const [first, ...others] = Array.isArray(keys) ? keys : [];
  if (!first) throw optionError('keys', 'a ring needs a key; make one with generateTokenKey()');
  return new KeyRing(first, others);
}
