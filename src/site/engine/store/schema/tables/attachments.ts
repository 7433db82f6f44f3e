import { id, ref, text, time } from '../column.js';
import { table } from '../table.js';

/** Records that files and notes refer to. */
export const ATTACHMENTS = {
  /** The types of documents that the site defines. */
  document_types: table({ id: id(), name: text().unique(), created_at: time() }).since(5),
  /** Damages and violations that were seen at the house of an order. */
  damages: table({
    id: id(),
    order_id: ref('orders'),
    /** `damage` or `violation`. */
    kind: text(),
    title: text(),
    created_by: text(),
    created_at: time(),
  })
    .since(5)
    .index('damages_of_order', ['order_id', 'id']),
  /** The photos of damages and violations. */
  damage_photos: table({
    damage_id: ref('damages'),
    file_id: ref('files'),
    flagged_at: time(),
  })
    .since(5)
    .key('damage_id', 'file_id')
    .index('damage_photos_with', ['file_id']),
  /** The users and addresses that a note is to be sent to: each row has one of both. */
  note_recipients: table({
    id: id(),
    note_id: ref('notes'),
    user_id: ref('users').nullable(),
    email: text().nullable(),
  })
    .since(5)
    .index('note_recipients_of', ['note_id']),
};
