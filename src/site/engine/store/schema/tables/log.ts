import { flag, id, large, text, time } from '../column.js';
import { table } from '../table.js';

/** The PostgreSQL schema of the exchange log. */
export const LOG_NAMESPACE = 'svclink_log';

/** The exchange log: in its own schema on PostgreSQL, in its own file on SQLite. */
export const LOG = {
  exchanges: table({
    id: id(),
    happened_at: time(),
    direction: text(),
    event_name: text().nullable(),
    username: text().nullable(),
    peer: text(),
    report_id: text().nullable(),
    reference: text(),
    code: text().nullable(),
    message: text().nullable(),
    duration_ms: large().renamed('took_count', 4),
    is_repetition: flag(),
    body_size: large(),
    origin: text().nullable().since(2),
    replay_of: text().nullable().since(2),
    data_state: text<'whole' | 'hidden' | 'cut' | 'none'>().nullable().since(2),
    holder: text().nullable().since(3),
    /** The stage of a failure; null for a success, and for an entry of an older version. */
    stage: text().nullable().since(6),
  })
    .index('exchanges_at', ['happened_at'])
    .index('exchanges_failed', ['id'], { where: 'code IS NOT NULL' })
    .index('exchanges_of', ['report_id', 'id'])
    .index('exchanges_from', ['origin', 'event_name', 'id'], {
      where: 'origin IS NOT NULL',
      since: 2,
    })
    .index('exchanges_again', ['replay_of', 'id'], { where: 'replay_of IS NOT NULL', since: 2 })
    .index('exchanges_held', ['holder', 'id'], { since: 3 })
    .index('exchanges_of_event', ['event_name', 'id'], {
      where: 'event_name IS NOT NULL',
      since: 4,
    })
    .index('exchanges_of_user', ['username', 'id'], { where: 'username IS NOT NULL', since: 4 })
    .index('exchanges_by_reference', ['reference'], { since: 5 })
    .index('exchanges_directed', ['direction', 'id'], { since: 6 })
    .index('exchanges_of_code', ['code', 'id'], { where: 'code IS NOT NULL', since: 6 })
    .index('exchanges_of_stage', ['stage', 'id'], { where: 'stage IS NOT NULL', since: 6 })
    .index('exchanges_repeated', ['id'], { where: 'is_repetition', since: 6 }),
  /** The bytes of all entries of one holder. */
  exchange_holders: table({ holder: text().key(), byte_count: large() }).since(3),
  exchange_bodies: table({
    reference: text().key(),
    data: text().nullable(),
    answer: text().nullable(),
  }),
};
