import { flag, id, integer, large, ref, text, time } from '../column.js';
import { table } from '../table.js';

/** The client apps of the JSON API, and the keys that sign their tokens. */
export const APPS = {
  apps: table({
    id: id(),
    name: text().unique(),
    client_id: text().unique(),
    /** The scopes that the app may use, separated by spaces. */
    scopes: text(),
    /** A salted scrypt. */
    secret_hash: text(),
    /** The number of secrets that the app has had. Tokens contain it. */
    generation: integer(),
    /** False: the app sees all orders. True: those of its accounts and links, which may be none. */
    is_limited: flag(),
    sees_codes: flag(),
    created_at: time(),
    disabled_at: time().nullable(),
    /** The last call of an action, to the minute. */
    used_at: time().nullable(),
    /** The most calls within a minute; null for the rate of the site. */
    calls_per_minute: integer().nullable().since(5),
    /** The most stored bytes, files and notes; null for the quota of the site. */
    quota_bytes: large().nullable().since(6),
    quota_files: large().nullable().since(6),
    quota_notes: large().nullable().since(6),
  }).since(4),
  app_accounts: table({
    app_id: ref('apps'),
    account_id: ref('accounts'),
  })
    .since(4)
    .key('app_id', 'account_id'),
  app_links: table({
    app_id: ref('apps'),
    link_id: ref('links'),
  })
    .since(4)
    .key('app_id', 'link_id'),
  token_keys: table({
    id: id(),
    /** The name of the key in its tokens; not a secret. */
    key_id: text().unique(),
    secret: text().sealed('secret'),
    created_at: time(),
    /** Since then it signs no tokens, and those that it has signed are accepted until they end. */
    retired_at: time().nullable(),
  }).since(4),
};
