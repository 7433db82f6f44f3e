import { LinkError } from 'svclink';
import type { EventHandler, Site } from '../site.js';
import type { Order } from '../store/order.js';
import { keyOf } from '../store/results.js';
import type { Store } from '../store/store.js';

type Data = Parameters<EventHandler<'send_notes'>>[0]['data'];
type SentNote = Data['note'][number];

interface Origin {
  readonly order: Order;
  readonly sender: string;
  readonly orgName: string;
  /** `YYYY-MM-DD HH:MM:SS`. */
  readonly now: string;
}

/**
 * send_notes: job notes for an order.
 *
 * - `note_id` is the sender's own id. The same one again updates the note and makes no second one.
 * - `note_rev` is the id of the note that this one revises.
 * - `org_name` is displayed as imported-from; by default the inserting user is displayed.
 * - `has_attachments` true requests a get_file call to the sender. The demo makes none.
 * - `remote_note_id` is the id of the note at this side; of several, that of the last.
 */
export function sendNotes({ store, now }: Site): EventHandler<'send_notes'> {
  return ({ data, account: { username: sender } }) => {
    const order = store.order(data.dst_report_id);
    const origin: Origin = {
      order,
      sender,
      orgName: data.org_name ?? '',
      now: new Date(now()).toISOString().slice(0, 19).replace('T', ' '),
    };
    const ids = data.note.map((note) => storeNote(store, note, origin));
    const last = ids.at(-1);
    if (last === undefined) throw new LinkError('note_missing', 'note: holds no note.');
    return { remote_note_id: last };
  };
}

function storeNote(store: Store, sent: SentNote, origin: Origin): number {
  const { order, sender } = origin;
  const key = keyOf(sender, order.reportId, sent.note_id);
  const id = store.sentNotes.get(key) ?? store.newId();
  const parent = sent.note_rev ?? '0';
  store.sentNotes.set(key, id);
  store.notes.set(id, {
    id,
    reportId: order.reportId,
    propertyId: order.propertyId,
    type: sent.note_type,
    revises: store.sentNotes.get(keyOf(sender, order.reportId, parent)) ?? 0,
    text: sent.note_text,
    insertBy: sender,
    insertDate: sent.insert_date ?? store.notes.get(id)?.insertDate ?? origin.now,
    orgName: sent.org_name ?? origin.orgName,
    hasAttachments: false,
  });
  return id;
}
