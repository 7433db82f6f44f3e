import type { Input } from '../engine/input.js';
import type { StoredRow } from '../engine/store/schema/schema.js';
import { LONGEST_NAME } from '../orders/people/account-row.js';
import { ACCOUNT_WIRE_MEMBERS, type AccountWire, shownWire, storedWire } from './account-wire.js';

/** The data of a new account. */
export interface NewAccount extends AccountWire {
  /** The user name, as the contractor sends it; compared exactly. */
  readonly username: string;
  /** The password. Default: one of 32 random characters, which is shown once. */
  readonly password?: string;
  /** Sent as `remote_org_id`. */
  readonly org_id?: number | string;
  /** The origin that is shown for its records. Default: its user name. */
  readonly display_name?: string;
  /** The address that is called after changes. Default: the one of its validate_user. */
  readonly push_url?: string;
  /** The receiver of its own side with a login, from which attachments of its notes are fetched. */
  readonly receiver_url?: string;
  readonly receiver_username?: string;
  readonly receiver_password?: string;
  /**
   * The client companies whose new orders of the JSON API go to the account where they name none: names, or a text with
   * semicolons between them.
   */
  readonly client_companies?: readonly string[] | string;
}

/** An account as it is shown, without secrets. */
export interface SiteAccount {
  readonly id: string;
  readonly username: string;
  readonly display_name: string;
  readonly org_id: string | null;
  readonly has_push_url: boolean;
  /** The address without user information, query and keys in its path, which are stored encrypted. */
  readonly receiver_url: string | null;
  /** The client companies whose new orders of the JSON API go to it by default. */
  readonly client_companies: readonly string[];
  /** The settings that differ from those of the site; null for those that do not. */
  readonly site_ids: string | null;
  readonly dialect: string | null;
  readonly content_check: string | null;
  readonly form_records: string | null;
  readonly created_at: number;
  readonly disabled_at: number | null;
}

export const PROFILE = [
  'org_id',
  'display_name',
  'push_url',
  'receiver_url',
  'receiver_username',
  'receiver_password',
  'client_companies',
  ...ACCOUNT_WIRE_MEMBERS,
] as const;

/** The members of a new account. */
export const NEW_ACCOUNT_MEMBERS = ['username', 'password', ...PROFILE] as const;

/** The members of an account that are not text. */
const NO_TEXT: ReadonlySet<string> = new Set(['client_companies', 'dialect']);

/** Returns true for a column of a file whose cells are text: a password or a name may begin as JSON does. */
export const isAccountText = (column: string): boolean => !NO_TEXT.has(column);

export function readProfile(input: Input) {
  const texts: {
    org_number?: string | null;
    display_name?: string;
    push_url?: string | null;
    receiver_username?: string | null;
  } = {};
  if (input.has('org_id')) {
    const org = input.text('org_id');
    if (!/^\d{0,15}$/.test(org)) throw input.wrong('org_id', 'must be a whole number');
    texts.org_number = org || null;
  }
  if (input.has('display_name')) texts.display_name = input.name('display_name', LONGEST_NAME);
  if (input.has('push_url')) texts.push_url = input.address('push_url');
  if (input.has('receiver_username')) {
    texts.receiver_username = input.name('receiver_username', LONGEST_NAME) || null;
  }
  return texts;
}

export function shownAccount(
  row: StoredRow<'accounts'>,
  clients: ReadonlyMap<string, readonly string[]>,
): SiteAccount {
  return {
    id: row.id,
    username: row.username,
    display_name: row.display_name || row.username,
    org_id: row.org_number,
    has_push_url: row.push_url !== null,
    receiver_url: row.receiver_url,
    client_companies: clients.get(row.id) ?? [],
    ...shownWire(storedWire(row.options)),
    created_at: row.created_at,
    disabled_at: row.disabled_at,
  };
}
