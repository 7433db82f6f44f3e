/** An account as handlers get it: all of it but its passwords. */
export interface AccountView {
  /** As callers send it; compared exactly. */
  readonly username: string;
  /** Sent as `remote_org_id` with the events whose document shows it. */
  readonly orgId?: number;
  /** Whatever else the app keeps with an account. */
  readonly [member: string]: unknown;
}
