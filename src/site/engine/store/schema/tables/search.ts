import { ref, text } from '../column.js';
import { table } from '../table.js';

/** The rows from which orders and notes are found by words. Triggers make them: see `search-triggers.ts`. */
export const SEARCH = {
  /** The words by which an order is found. */
  order_texts: table({ order_id: ref().key(), words: text() }).since(4).derived(),
  /** Orders whose words are new or changed since they were indexed. SQLite only. */
  unindexed_orders: table({ order_id: ref().key() }).since(4).derived(),
  /** The same of notes. */
  unindexed_notes: table({ note_id: ref().key() }).since(4).derived(),
};
