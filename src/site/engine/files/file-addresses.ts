import { timingSafeEqual } from 'node:crypto';
import type { SecretKey } from '../secrets/secret-key.js';

/** How long an address works, in milliseconds (specification: "Limits"). */
export const ADDRESS_LIFETIME = 30 * 60 * 1000;

/** What an address leads to: a stored content, under a name and type of its own. */
export interface AddressedContent {
  /** The sha256 of the content, in hex. */
  readonly sha256: string;
  readonly fileName: string;
  readonly mimeType: string;
}

/** What an address that is presented turned out to be. */
export type AddressCheck =
  | { readonly state: 'valid'; readonly content: AddressedContent }
  | { readonly state: 'expired' }
  | { readonly state: 'invalid' };

/** Longer than any of ours: whatever is longer is not looked at. */
const LONGEST = 2000;
const INVALID = { state: 'invalid' } as const;

/**
 * Makes and checks pre-signed addresses. Everything that an address says is within what is signed, and it says neither
 * where a file lies nor how many there are.
 */
export class FileAddresses {
  /**
   * @param base what addresses begin with, such as `https://orders.example/files`, without a slash at its end
   * @param now milliseconds since 1970
   */
  constructor(
    readonly base: string,
    readonly key: SecretKey,
    readonly now: () => number = Date.now,
  ) {}

  /** An address that works for {@link ADDRESS_LIFETIME} from now. */
  of({ sha256, fileName, mimeType }: AddressedContent): string {
    const expires = this.now() + ADDRESS_LIFETIME;
    const claims = JSON.stringify([sha256, fileName, mimeType, expires]);
    const token = Buffer.from(claims).toString('base64url');
    const signature = this.key.sign(token).toString('base64url');
    return `${this.base}/${token}.${signature}`;
  }

  /** @param token what stands behind the base and its slash */
  check(token: string): AddressCheck {
    if (token.length > LONGEST) return INVALID;
    const [claims = '', signature = '', ...rest] = token.split('.');
    const presented = Buffer.from(signature, 'base64url');
    const expected = this.key.sign(claims);
    // Written back it must be the same: base64url reads several spellings as one.
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
