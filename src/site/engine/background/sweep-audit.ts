import type { SiteContext } from '../context.js';
import type { JobKind } from '../jobs/job-kinds.js';
import { hourlyRemoval, MOST_REMOVED } from '../jobs/regular-job.js';

/** The kind of the regular job that removes old records of the audit; there is one of it. */
export const SWEEP_AUDIT = 'sweep-audit';

/** The retention of the records of the audit. */
export interface AuditOptions {
  /** Days, from 1. Default 400: a year, and time to read it at its end. */
  readonly days?: number;
}

const DAY = 24 * 60 * 60 * 1000;

/** Removes old records of the audit, every hour. */
export function sweepAudit(
  context: Pick<SiteContext, 'database' | 'now'>,
  { days }: Required<AuditOptions>,
): JobKind {
  return hourlyRemoval(context, async (tx, at) => {
    const old = await tx
      .selectFrom('audit_records')
      .select('id')
      .where('happened_at', '<', at - days * DAY)
      .limit(MOST_REMOVED)
      .execute();
    const ids = old.map(({ id }) => id);
    if (ids.length > 0) await tx.deleteFrom('audit_records').where('id', 'in', ids).execute();
    return ids.length;
  });
}
