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
export const waitingLanes = prepared<object, WaitingLane>(({ statements }) => {
  const order = (job: string) =>
    sql.raw(['kind', 'lane', 'run_at', 'id'].map((c) => `${job}.${c}`).join());
  return sql<WaitingLane>`
    WITH RECURSIVE lanes (id) AS (
      SELECT (SELECT j.id FROM jobs AS j WHERE j.state = 'waiting' ORDER BY ${order('j')} LIMIT 1)
      UNION ALL
      SELECT (
        SELECT j.id FROM jobs AS j WHERE j.state = 'waiting' AND (j.kind, j.lane) > (one.kind, one.lane)
        ORDER BY ${order('j')} LIMIT 1
      ) FROM lanes JOIN jobs AS one ON one.id = lanes.id
    )
    SELECT one.kind, one.lane, one.run_at FROM lanes JOIN jobs AS one ON one.id = lanes.id
    WHERE NOT EXISTS (SELECT 1 FROM paused_lanes WHERE lane = one.lane)`.compile(statements);
});
