import { sql } from 'kysely';
import { prepared } from '../store/prepared.js';

/** A queue in which jobs of a kind wait. */
export interface WaitingQueue {
  readonly kind: string;
  readonly lane: string;
  /** The time at which the earliest of them is due, in milliseconds since 1970. */
  readonly run_at: number;
}

/**
 * Returns the queues in which jobs wait, except paused ones. It steps by the index from the first job of a queue to
 * that of the next, so that a poll has the same cost for any number of jobs.
 */
export const waitingQueues = prepared<object, WaitingQueue>(({ statements, engine }) => {
  // Without a hint SQLite uses the index by state and sorts all waiting jobs.
  const waiting = sql.raw(`jobs AS j ${engine === 'sqlite' ? 'INDEXED BY jobs_waiting' : ''}`);
  const first = sql`ORDER BY j.kind, j.lane, j.run_at, j.id LIMIT 1`;
  return sql<WaitingQueue>`
    WITH RECURSIVE lanes (id) AS (
      SELECT (SELECT j.id FROM ${waiting} WHERE j.state = 'waiting' ${first})
      UNION ALL
      SELECT coalesce(
        (SELECT j.id FROM ${waiting}
          WHERE j.state = 'waiting' AND j.kind = before.kind AND j.lane > before.lane ${first}),
        (SELECT j.id FROM ${waiting} WHERE j.state = 'waiting' AND j.kind > before.kind ${first})
      )
      FROM lanes JOIN jobs AS before ON before.id = lanes.id
    )
    SELECT first.kind, first.lane, first.run_at FROM lanes JOIN jobs AS first ON first.id = lanes.id
    WHERE NOT EXISTS (SELECT 1 FROM paused_lanes WHERE lane = first.lane)
    ORDER BY first.kind, first.lane`.compile(statements);
});
