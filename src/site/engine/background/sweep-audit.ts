import type { SiteContext } from '../context.js';
import type { JobKind } from '../jobs/job-queue.js';
import { regularJob } from '../jobs/regular-job.js';

/** The kind of the regular job that removes old records of the audit; there is one of it. */
export const SWEEP_AUDIT = 'sweep-audit';

/** The retention of the records of the audit. */
export interface AuditOptions {
  /** Days, from 1. Default 400: a year, and time to read it at its end. */
  readonly days?: number;
}

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** The most records that are removed in one transaction, because other writers wait for it. */
const AT_ONCE = 500;

/** Removes old records of the audit, every hour. */
export function sweepAudit(
  { database, now }: Pick<SiteContext, 'database' | 'now'>,
  { days }: Required<AuditOptions>,
): JobKind {
  return regularJob(async (_job, signal) => {
    const before = now() - days * DAY;
    for (;;) {
      signal.throwIfAborted();
      const removed = await database.write(async (tx) => {
        const old = await tx
          .selectFrom('audit_records')
          .select('id')
          .where('happened_at', '<', before)
          .limit(AT_ONCE)
          .execute();
        const ids = old.map(({ id }) => id);
        if (ids.length > 0) await tx.deleteFrom('audit_records').where('id', 'in', ids).execute();
        return ids.length;
      });
      if (removed < AT_ONCE) return HOUR;
    }
  });
}
