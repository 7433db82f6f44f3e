import { id, integer, ref, text, time } from '../column.js';
import { table } from '../table.js';

/** Addresses that events of the site are sent to, and what was sent. */
export const HOOKS = {
  hooks: table({
    id: id(),
    /** The address without its secret parts. */
    url: text(),
    /** The whole address, sealed with the key of the site; null where nothing of it is hidden. */
    url_secret: text().nullable().sealed('url_secret'),
    /** The key of its signatures, sealed with the key of the site. */
    secret: text().sealed('secret'),
    /** The key before, which also signs until a time, sealed. */
    old_secret: text().nullable().sealed('secret'),
    old_secret_until: time().nullable(),
    /** The names of its events, separated by spaces. */
    events: text(),
    /** Its cursor in the log of events. */
    position: integer(),
    created_at: time(),
    disabled_at: time().nullable(),
    /** Why it was disabled; null for a person's decision. */
    reason: text().nullable(),
  }).since(5),
  hook_deliveries: table({
    id: id(),
    hook_id: ref('hooks'),
    /** The `webhook-id`: constant for all attempts and replays. */
    message_key: text(),
    event: text(),
    body: text(),
    /** `waiting`, `delivered` or `failed`. */
    state: text(),
    attempt_count: integer().default(0),
    /** The status of the last answer; null without one. */
    http_status: integer().nullable(),
    reason: text().nullable(),
    happened_at: time(),
    /** The time of the next attempt; null where none is to come. */
    next_at: time().nullable(),
    sent_at: time().nullable(),
  })
    .since(5)
    .unique('hook_id', 'message_key')
    .index('hook_deliveries_of', ['hook_id', 'id'])
    .index('hook_deliveries_in_state', ['hook_id', 'state', 'id'])
    .index('hook_deliveries_old', ['happened_at'], { where: "state <> 'waiting'" }),
};
