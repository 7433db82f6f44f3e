import { id, integer, ref, text, time } from '../column.js';
import { table } from '../table.js';

/** The site itself, and its partners. */
export const PEERS = {
  settings: table({
    name: text().key(),
    value: text(),
  }),
  accounts: table({
    id: id(),
    username: text().unique(),
    org_number: text().nullable(),
    display_name: text().default(''),
    push_url: text().nullable(),
    receiver_url: text().nullable(),
    receiver_username: text().nullable(),
    receiver_secret: text().nullable().sealed('receiver_secret'),
    created_at: time(),
    disabled_at: time().nullable(),
    receiver_url_secret: text().nullable().sealed('receiver_url_secret').since(3),
    options: text().default('{}').since(3),
  }),
  account_secrets: table({
    id: id(),
    account_id: ref('accounts'),
    hash: text(),
    created_at: time(),
    expires_at: time().nullable(),
  }).index('account_secrets_of', ['account_id']),
  links: table({
    id: id(),
    name: text(),
    client_company: text(),
    url: text(),
    username: text(),
    secret: text().sealed('secret'),
    options: text(),
    account_id: ref('accounts').nullable(),
    marks: text(),
    full_at: time().nullable(),
    good_at: time().nullable(),
    validated_at: time().nullable(),
    failure: text().nullable(),
    failed_at: time().nullable(),
    refusal_count: integer().default(0),
    paused_at: time().nullable(),
    pause_reason: text().nullable(),
    created_at: time(),
    modified_at: time(),
    removed_at: time().nullable(),
    refused_at: time().nullable().since(3),
    asks_at: time().nullable().since(3),
    url_secret: text().nullable().sealed('url_secret').since(3),
    /** The time of the first failure since it last worked; null while it works. */
    failing_since: time().nullable().since(5),
  }).index('links_named', ['name'], { isUnique: true, where: 'removed_at IS NULL' }),
};
