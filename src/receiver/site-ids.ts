import type { AccountView } from './account.js';

/**
 * Which callers' `site_id` is taken: `'v4'` any well-formed v4 UUID (default), `'any'` any text (the published samples
 * need it), a list of ids, or a function of the account. Ours, not the protocol's: the documents do not say what a
 * receiver does with it.
 */
export type SiteIds =
  | 'v4'
  | 'any'
  | readonly string[]
  | ((siteId: string, account: AccountView) => boolean | Promise<boolean>);

const V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Whether a text is a version 4 UUID; in hex of either case. */
export function isUuidV4(text: unknown): text is string {
  return typeof text === 'string' && V4.test(text);
}
