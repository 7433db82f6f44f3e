import { sql } from 'kysely';
import { prepared } from '../store/prepared.js';

/** A lane in which jobs of a kind wait. */
export interface WaitingLane {
  readonly kind: string;
  readonly lane: string;
  /** When the earliest of them is due, in milliseconds since 1970. */
  readonly run_at: number;
}

/**
 * The lanes in which jobs wait, paused ones left out. It goes from the first job of a lane to that of the next one by
 * the index, however many wait in each: a look for work is not to cost more the more of it there is.
 */
export const waitingLanes = prepared<object, WaitingLane>(({ statements, engine }) => {
  // Left to itself, SQLite takes the index by state and sorts all that wait.
  const waiting = sql.raw(`jobs AS j ${engine === 'sqlite' ? 'INDEXED BY jobs_waiting' : ''}`);
  const first = sql`ORDER BY j.kind, j.lane, j.run_at, j.id LIMIT 1`;
  return sql<WaitingLane>`
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
