/** An account as handlers get it, without its passwords. */
export interface AccountView {
  /** The user name, as callers send it; compared exactly. */
  readonly username: string;
  /** Sent as `remote_org_id` with the events whose document shows it. */
  readonly orgId?: number;
  /** Further members that the app stores with an account. */
  readonly [member: string]: unknown;
}
