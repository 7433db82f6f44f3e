import { flag, id, integer, ref, text, time } from '../column.js';
import { table } from '../table.js';

/** Users, their groups, and records of what they do. */
export const PEOPLE = {
  users: table({
    id: id(),
    username: text().unique(),
    display_name: text(),
    role: text(),
    password_hash: text().nullable(),
    is_active: flag(),
    created_at: time(),
    /** True for a password that a log-in has found to be weak; null before it is known. */
    has_weak_password: flag().nullable().since(3),
    email: text().default('').since(4),
    first_name: text().default('').since(4),
    last_name: text().default('').since(4),
    company: text().default('').since(4),
  }),
  console_sessions: table({
    id: id(),
    token_hash: text().unique(),
    user_id: ref('users'),
    address: text(),
    agent: text(),
    created_at: time(),
    seen_at: time(),
    /** True for a session that a provider of single sign-on has begun; null for one by a password. */
    is_signed_on: flag().nullable().since(6),
    /** True for the session of the first administrator that a set-up link has begun. */
    is_of_setup: flag().nullable().since(8),
  }).index('console_sessions_of', ['user_id']),
  /** The second factor of a user (RFC 6238). */
  second_factors: table({
    id: id(),
    user_id: ref('users').unique(),
    secret: text().sealed('secret'),
    /** Null until the user has entered a first code. */
    confirmed_at: time().nullable(),
    /** The step of 30 seconds since 1970 whose code was accepted last: a code is accepted once. */
    last_step: integer(),
    created_at: time(),
  }).since(6),
  /** The unused recovery codes of users. */
  recovery_codes: table({
    id: id(),
    user_id: ref('users'),
    code_hash: text(),
  })
    .since(6)
    .unique('user_id', 'code_hash'),
  /** The identities of users at providers of single sign-on. */
  sign_on_identities: table({
    id: id(),
    user_id: ref('users'),
    issuer: text(),
    subject: text(),
    created_at: time(),
  })
    .since(6)
    .unique('issuer', 'subject')
    .index('sign_on_identities_of', ['user_id']),
  typed_drafts: table({
    id: id(),
    /** The part of the console that contains the draft: `imported/12/forms/71`. */
    path: text().renamed('place', 4),
    /** The id of the user who alone sees it; '' for a draft that all its users share. */
    owner_key: text(),
    content: text(),
    version_count: integer(),
    /** The random name of the page that has written it. */
    writer: text(),
    username: text(),
    modified_at: time(),
  })
    .since(3)
    .unique('path', 'owner_key')
    .index('typed_drafts_of', ['owner_key', 'id']),
  /** Lists of orders that a user has saved. */
  saved_views: table({
    id: id(),
    user_id: ref('users'),
    /** The list: `orders` or `imported`. */
    list: text(),
    name: text(),
    /** The filters and the order of the list, as its address contains them. */
    query: text(),
    created_at: time(),
  })
    .since(5)
    .unique('user_id', 'list', 'name'),
  /** Commands of users that can be undone for a short time. */
  undoable_changes: table({
    id: id(),
    /** The random name of the changes of one command. */
    batch: text(),
    user_id: ref('users'),
    order_id: ref('orders'),
    /** The account to which the change is reported; null for a change that is reported to nobody. */
    account_id: ref().nullable(),
    command: text(),
    /** JSON: the columns of the order before and after the command. */
    state_before: text(),
    state_after: text(),
    done_at: time(),
    /** The time at which the account has fetched a list of orders or changes since. */
    fetched_at: time().nullable(),
    undone_at: time().nullable(),
  })
    .since(7)
    .index('undoable_changes_in', ['batch', 'id'])
    .index('undoable_changes_by', ['user_id', 'id'])
    .index('undoable_changes_of', ['order_id'])
    .index('undoable_changes_at', ['done_at'])
    .index('undoable_changes_reported', ['account_id', 'id'], {
      where: 'fetched_at IS NULL AND undone_at IS NULL',
    }),
  /** The columns that a user has chosen for a list of orders. */
  list_columns: table({
    user_id: ref('users'),
    /** The list: `orders` or `imported`. */
    list: text(),
    /** The names of the columns, with commas between them. */
    column_names: text(),
  })
    .since(7)
    .key('user_id', 'list'),
  note_groups: table({
    id: id(),
    name: text().unique(),
  }),
  group_members: table({
    group_id: ref('note_groups'),
    user_id: ref('users'),
  }).key('group_id', 'user_id'),
  link_groups: table({
    link_id: ref('links'),
    group_id: ref('note_groups'),
  }).key('link_id', 'group_id'),
  note_visibility: table({
    note_id: ref('notes'),
    group_id: ref('note_groups'),
  }).key('note_id', 'group_id'),
  audit_records: table({
    id: id(),
    happened_at: time(),
    /** The time of the last of counted acts; the same as `happened_at` for all others. */
    last_at: time(),
    happened_count: integer(),
    /** Null for records that are not counted. */
    count_key: text().nullable().unique(),
    actor: text(),
    origin: text(),
    address: text(),
    action: text(),
    subject: text(),
    /** JSON: an object. */
    detail: text(),
  })
    .since(3)
    .index('audit_records_at', ['happened_at'])
    .index('audit_records_by', ['actor', 'id'])
    .index('audit_records_did', ['action', 'id'])
    .index('audit_records_to', ['subject', 'id']),
};

/** Tables of earlier schemas. */
export const DROPPED = {
  form_drafts: table({
    order_id: ref('orders'),
    pcr_form_id: text(),
    answers: text(),
    username: text(),
    modified_at: time(),
  })
    .key('order_id', 'pcr_form_id')
    .until(3),
};
