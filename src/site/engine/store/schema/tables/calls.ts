import { id, ref, text, time } from '../column.js';
import { table } from '../table.js';

/** Calls of apps that the site recognises when they are repeated. */
export const CALLS = {
  answered_calls: table({
    id: id(),
    app_id: ref('apps'),
    /** The header Idempotency-Key. */
    call_key: text(),
    action: text(),
    /** A SHA-256. */
    request_hash: text(),
    /** JSON: the first answer. */
    answer_text: text(),
    answered_at: time(),
  })
    .since(5)
    .unique('app_id', 'call_key')
    .index('answered_calls_at', ['answered_at']),
};
