import { flag, id, integer, large, ref, text, time } from '../column.js';
import { table } from '../table.js';

/** Deliveries, events and jobs. */
export const TRAFFIC = {
  deliveries: table({
    sender: text(),
    event: text(),
    identity: text(),
    token: large(),
    attempt: integer(),
    is_interrupted: flag(),
    lease_at: time().nullable(),
    claimed: text(),
    fingerprint: text().nullable(),
    result: text().nullable(),
    touched_at: time(),
    /** The number of the lock of the process that has claimed it. */
    process_id: ref().nullable().since(3),
  })
    .key('sender', 'event', 'identity')
    .index('deliveries_touched', ['touched_at']),
  outbox: table({
    id: id(),
    order_id: ref('orders'),
    kind: text(),
    item_key: text(),
    payload: text(),
    state: text(),
    version_count: integer().default(1),
    attempt_count: integer().default(0),
    begun_at: time().nullable(),
    remote_key: text().nullable(),
    reason: text().nullable(),
    failed_at: time().nullable(),
    sent_at: time().nullable(),
    modified_at: time(),
    /** The payload that a person has entered and not sent yet. */
    draft: text().nullable().since(3),
    /** The payload that the owner has accepted, while another one is on its way. */
    accepted: text().nullable().since(3),
  })
    .unique('order_id', 'kind', 'item_key')
    .index('outbox_failed', ['state', 'failed_at'])
    .index('outbox_in_state', ['state', 'id'], { where: 'draft IS NULL', since: 4 })
    .index('outbox_drafts', ['id'], { where: 'draft IS NOT NULL', since: 3 })
    .index('outbox_in_trouble', ['id'], {
      where: "state IN ('failed', 'refused', 'unclear')",
      since: 5,
    }),
  site_events: table({
    id: id(),
    order_id: ref('orders'),
    event: text(),
    payload: text(),
    happened_at: time(),
    position: integer().nullable(),
  })
    .index('site_events_of', ['order_id'], { since: 6 })
    .index('site_events_new', ['id'], { where: 'position IS NULL' })
    .index('site_events_placed', ['position'], { isUnique: true, where: 'position IS NOT NULL' }),
  event_consumers: table({
    name: text().key(),
    position: integer(),
    /** The time of the last activity of the consumer; null without one since the log is cut. */
    seen_at: time().nullable().since(2),
  }),
  event_deliveries: table({
    id: id(),
    consumer: text(),
    order_id: ref(),
    event_id: ref('site_events'),
  })
    .index('event_deliveries_of', ['consumer', 'order_id', 'id'])
    .index('event_deliveries_with', ['event_id'], { since: 2 }),
  jobs: table({
    id: id(),
    kind: text(),
    lane: text(),
    job_key: text(),
    payload: text(),
    state: text(),
    run_at: time(),
    lease_at: time().nullable(),
    claim_count: integer().default(0),
    attempt_count: integer().default(0),
    poison_count: integer().default(0),
    is_again: flag(),
    reason: text().nullable(),
    detail: text().nullable(),
    added_at: time(),
  })
    .unique('kind', 'job_key')
    .index('jobs_waiting', ['kind', 'lane', 'run_at', 'id'], { where: "state = 'waiting'" })
    .index('jobs_running', ['kind', 'lane'], { where: "state = 'running'" })
    .index('jobs_in_state', ['state', 'id'])
    .index('jobs_failed', ['kind', 'lane', 'id'], { where: 'reason IS NOT NULL', since: 5 }),
  /**
   * Stored counts, and the number of their changes: jobs by kind and state, results by state under the kind `#results`,
   * files and their bytes under the kind `#files`.
   */
  job_counts: table({
    kind: text(),
    state: text(),
    job_count: large(),
    change_count: large(),
  })
    .since(3)
    .derived()
    .key('kind', 'state'),
  /** A change that is not yet folded into `job_counts`. */
  job_count_changes: table({
    id: id(),
    kind: text(),
    state: text(),
    job_count: large(),
  })
    .since(3)
    .derived(),
  paused_lanes: table({
    lane: text().key(),
    reason: text(),
  }),
};
