import type { TroubleKind } from './trouble-record.js';

/** A condition that lasts. */
export interface Condition {
  readonly kind: TroubleKind;
  /** With the kind it identifies the condition. */
  readonly key: string;
  readonly subject: string;
  readonly message: string;
  readonly reason: string | null;
  readonly order_id: string | null;
  /** True: it ends no open trouble and begins none. Default false. */
  readonly isQuiet?: boolean;
}

/** The conditions of some kinds. */
export interface Conditions {
  readonly kinds: readonly TroubleKind[];
  readonly found: readonly Condition[];
  /** The id of the last listed record where there are more; nothing is known of those with higher ids. */
  readonly upTo?: string | undefined;
}
