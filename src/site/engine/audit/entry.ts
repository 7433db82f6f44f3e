import type { Statements } from '../store/database.js';
import type { AuditAction } from './actions.js';

/** The origins of acts: the console, a command of `svclink`, the code of an app, a client app of the JSON API. */
export const ACTING_ORIGINS = ['console', 'command', 'program', 'api'] as const;

export type ActingOrigin = (typeof ACTING_ORIGINS)[number];

/** One act, as a service records it. No member may contain a secret: it has names of members, never their values. */
export interface AuditEntry {
  /** The user, or the name that a command or program gave; '' for a stranger. */
  readonly who: string;
  readonly from: ActingOrigin;
  /** The network address of a user of the console. */
  readonly address?: string | undefined;
  readonly action: AuditAction;
  /** The user, account, link, order or list of the act. */
  readonly subject?: string;
  readonly detail?: RecordedDetail;
}

/** The names of the facts that acts are recorded with. */
export type AuditFact =
  | 'account'
  | 'accounts'
  | 'after'
  | 'before'
  | 'calls_per_minute'
  | 'capabilities'
  | 'count'
  | 'day'
  | 'delivery'
  | 'ends_tokens'
  | 'engine'
  | 'events'
  | 'fields'
  | 'file'
  | 'filter'
  | 'groups'
  | 'has_key'
  | 'has_password'
  | 'host'
  | 'is_active'
  | 'is_cut'
  | 'is_encrypted'
  | 'is_limited'
  | 'is_own'
  | 'is_single_sign_on'
  | 'is_verified'
  | 'issuer'
  | 'item'
  | 'links'
  | 'made_at'
  | 'members'
  | 'overlap'
  | 'quota_bytes'
  | 'quota_files'
  | 'quota_notes'
  | 'role'
  | 'scopes'
  | 'secret_count'
  | 'sees_codes'
  | 'side'
  | 'type'
  | 'unreadable_count'
  | 'username'
  | 'wo_number';

/** The value of a fact; a list of names is one. */
export type FactValue = string | number | boolean | null | readonly string[];

/** The facts of an act, by their names. Records of other versions may have further names. */
export type AuditDetail = Readonly<Record<string, FactValue>>;

/** The facts of an act, as this version records them. */
export type RecordedDetail = Readonly<Partial<Record<AuditFact, FactValue>>>;

/** Records acts. Within the transaction of an act the record exists exactly if the act does. */
export interface RecordsActs {
  record(entry: AuditEntry, tx?: Statements): Promise<void>;
}
