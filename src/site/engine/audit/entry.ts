import type { Statements } from '../store/database.js';
import type { AuditAction } from './actions.js';

/** The ways in which something is done: in the console, by a command of `svclink`, by the code of an app. */
export const ACTING_ORIGINS = ['console', 'command', 'program'] as const;

export type ActingOrigin = (typeof ACTING_ORIGINS)[number];

/** One act, as a service records it. No member may hold a secret: names of members, never their values. */
export interface AuditEntry {
  /** The user, or the name that a command or program gave; '' for a stranger. */
  readonly who: string;
  readonly from: ActingOrigin;
  /** The network address of a user of the console. */
  readonly address?: string | undefined;
  readonly action: AuditAction;
  /** The user, account, link, order or list that it was done to. */
  readonly subject?: string;
  readonly detail?: AuditDetail;
}

/** Facts of an act, by their names. */
export type AuditDetail = Readonly<
  Record<string, string | number | boolean | null | readonly string[]>
>;

/** Records acts. Within the transaction of an act there is a record exactly where there is the act. */
export interface RecordsActs {
  record(entry: AuditEntry, tx?: Statements): Promise<void>;
}
