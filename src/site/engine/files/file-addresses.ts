import { timingSafeEqual } from 'node:crypto';
import type { SecretKey } from '../secrets/secret-key.js';

/** The lifetime of an address in milliseconds (specification: "Limits"). */
export const ADDRESS_LIFETIME = 30 * 60 * 1000;

/** The target of an address: a stored content with its own name and type. */
export interface AddressedContent {
  /** The sha256 of the content, in hex. */
  readonly sha256: string;
  readonly fileName: string;
  readonly mimeType: string;
}

/** The outcome of checking an address. */
export type AddressCheck =
  | { readonly state: 'valid'; readonly content: AddressedContent }
  | { readonly state: 'expired' }
  | { readonly state: 'invalid' };

/** The most characters of a checked address, more than ours have. */
const LONGEST = 2000;
const INVALID = { state: 'invalid' } as const;

/**
 * Makes and checks pre-signed addresses. The signature covers the whole content of an address, and the address reveals
 * neither the location nor the number of files.
 */
export class FileAddresses {
  /**
   * @param base the beginning of addresses, such as `https://orders.example/files`, without a trailing slash
   * @param now milliseconds since 1970
   */
  constructor(
    readonly base: string,
    readonly key: SecretKey,
    readonly now: () => number = Date.now,
  ) {}

  /** Returns an address that is valid for {@link ADDRESS_LIFETIME} from now. */
  of({ sha256, fileName, mimeType }: AddressedContent): string {
    const expires = this.now() + ADDRESS_LIFETIME;
    const claims = JSON.stringify([sha256, fileName, mimeType, expires]);
    const token = Buffer.from(claims).toString('base64url');
    const signature = this.key.sign(token).toString('base64url');
    return `${this.base}/${token}.${signature}`;
  }

  /** @param token the part after the base and its slash */
  check(token: string): AddressCheck {
    if (token.length > LONGEST) return INVALID;
    const [claims = '', signature = '', ...rest] = token.split('.');
    const presented = Buffer.from(signature, 'base64url');
    const expected = this.key.sign(claims);
    // The decoded value must encode to the same text, because base64url accepts several spellings.
    if (rest.length > 0 || presented.toString('base64url') !== signature) return INVALID;
    if (presented.length !== expected.length || !timingSafeEqual(presented, expected))
      return INVALID;
    const [sha256, fileName, mimeType, expires] = JSON.parse(
      Buffer.from(claims, 'base64url').toString('utf8'),
    );
    if (this.now() > expires) return { state: 'expired' };
    return { state: 'valid', content: { sha256, fileName, mimeType } };
  }
}
