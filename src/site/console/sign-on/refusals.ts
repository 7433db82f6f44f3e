import type { LinkError } from '../../../index.js';
import { siteError } from '../../engine/site-error.js';

/** The reasons for which a single sign-on ends without a session. The page has a text for each. */
const REFUSALS = {
  cancelled: ['sign_on_expired', 'The provider was left without a log-in.'],
  expired: [
    'sign_on_expired',
    'The log-in took too long, was used before, or began in another browser. Begin again.',
  ],
  throttled: ['sign_on_expired', 'Too many log-ins have failed. Try again in a moment.'],
  provider: ['sign_on_failed', 'The provider cannot be reached, or its answer is wrong.'],
  unknown: ['sign_on_refused', 'No user of this site belongs to this person.'],
  several: [
    'sign_on_refused',
    'Several users of this site have the e-mail address of this person.',
  ],
  unverified: ['sign_on_refused', 'The provider has not verified the e-mail address.'],
  disabled: ['sign_on_refused', 'The user is disabled.'],
  role: ['sign_on_refused', 'The provider gives the person no role of this site.'],
  other: ['sign_on_refused', 'The user belongs to another person at the provider.'],
} as const;

/** The reason for which a single sign-on ends without a session. */
export type SignOnReason = keyof typeof REFUSALS;

/** A single sign-on that ends without a session. */
export class SignOnRefusal extends Error {
  /** @param detail what the log states in addition; it contains no token */
  constructor(
    readonly reason: SignOnReason,
    readonly detail = '',
    /** The name of the user who was found; '' for none. */
    readonly username = '',
  ) {
    super(REFUSALS[reason][1]);
  }

  /** The same as an error with a code. */
  get error(): LinkError {
    const [code, message] = REFUSALS[this.reason];
    return siteError(code, message);
  }
}
