import { ref, text } from '../column.js';
import { table } from '../table.js';

/** The rows from which orders and notes are found by words. Triggers make them: see `search-triggers.ts`. */
export const SEARCH = {
  /** The words by which an order is found. */
  order_texts: table({ order_id: ref().key(), words: text() }).since(4).derived(),
  /** The values of the fields of an order by which the JSON API finds it. */
  order_keys: table({
    order_id: ref().key(),
    address: text(),
    city: text(),
    state: text(),
    zip: text(),
    loan_number: text(),
    work_type: text(),
    date_received: text(),
  })
    .since(5)
    .derived()
    .index('order_keys_loan', ['loan_number', 'order_id'])
    .index('order_keys_zip', ['zip', 'order_id'])
    .index('order_keys_state', ['state', 'order_id']),
  /** Orders whose words are new or changed since they were indexed. SQLite only. */
  unindexed_orders: table({ order_id: ref().key() }).since(4).derived(),
  /** The same of notes. */
  unindexed_notes: table({ note_id: ref().key() }).since(4).derived(),
  /** Orders whose words a job makes anew: all of them, or those of an account, a link or a user that has another name. */
  stale_texts: table({
    kind: text(),
    subject_id: ref(),
    /** The last order whose words were made. */
    next_id: ref(),
  })
    .key('kind', 'subject_id')
    .since(6)
    .derived(),
};
