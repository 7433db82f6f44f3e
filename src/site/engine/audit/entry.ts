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
  readonly detail?: AuditDetail;
}

/** The facts of an act, by their names. */
export type AuditDetail = Readonly<
  Record<string, string | number | boolean | null | readonly string[]>
>;

/** Records acts. Within the transaction of an act the record exists exactly if the act does. */
export interface RecordsActs {
  record(entry: AuditEntry, tx?: Statements): Promise<void>;
}
