'use strict';

const { LinkError } = require('svclink');

const { keyOf } = require('../store/results.cjs');

/**
 * send_notes: job notes for an order.
 *
 * - `note_id` is the sender's own id. The same one again updates the note and makes no second.
 * - `note_rev` is the id of the note that this one revises.
 * - `org_name` is shown as imported-from; by default the inserting user is shown.
 * - `has_attachments` true asks for a get_file call to the sender. The demo makes none, and hands no attachment out.
 * - `remote_note_id` is our id of the note; of several, that of the last.
 *
 * @returns {import('svclink').Handler<import('svclink').EventMap['send_notes']['data'], import('svclink').EventMap['send_notes']['reply']>}
 */
function sendNotes({ store, now }) {
  return ({ data, account: { username: sender } }) => {
    const order = store.order(data.dst_report_id);
    const origin = {
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

function storeNote(store, sent, origin) {
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

module.exports = { sendNotes };
