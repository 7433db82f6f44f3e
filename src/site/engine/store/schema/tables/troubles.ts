import { id, ref, text, time } from '../column.js';
import { table } from '../table.js';

/** Conditions that need a person, and their reports to the consumers of `site.on`. */
export const TROUBLES = {
  troubles: table({
    id: id(),
    kind: text(),
    /** The id of the link, job, result or note, or the name of the store or host. */
    subject_key: text(),
    /** The same for people, such as `first-bank/4711`. */
    subject: text(),
    message: text(),
    /** The words of a peer or of the system, as they were at the beginning. */
    reason: text().nullable(),
    /** The order that it is about. */
    order_id: ref().nullable(),
    begun_at: time(),
    solved_at: time().nullable(),
  })
    .since(5)
    .index('troubles_open', ['kind', 'subject_key'], {
      isUnique: true,
      where: 'solved_at IS NULL',
    })
    .index('troubles_of_order', ['order_id'], { since: 6, where: 'order_id IS NOT NULL' })
    .index('troubles_lasting', ['id'], { where: 'solved_at IS NULL' })
    .index('troubles_ended', ['id'], { where: 'solved_at IS NOT NULL' })
    .index('troubles_ended_of', ['kind', 'id'], { where: 'solved_at IS NOT NULL' })
    .index('troubles_solved', ['solved_at'], { where: 'solved_at IS NOT NULL' }),
  trouble_consumers: table({
    name: text().key(),
    /** The time of the last activity of the consumer. */
    seen_at: time(),
  }).since(5),
  /** The troubles whose beginning a consumer has handled. A row goes with the end of its trouble. */
  trouble_reports: table({
    consumer: text(),
    trouble_id: ref('troubles'),
    /** `trouble` after its beginning was handled, `solved` after its end. */
    state: text(),
  })
    .since(5)
    .key('consumer', 'trouble_id')
    .index('trouble_reports_of', ['trouble_id']),
  /** The certificates of https peers and of the public address, as they were last seen. */
  certificates: table({
    /** The host with its port. */
    host: text().key(),
    expires_at: time(),
    checked_at: time(),
  }).since(5),
};
