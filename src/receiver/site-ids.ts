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
