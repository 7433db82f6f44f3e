import { ATTACHMENTS } from '../background/note-attachments.js';
import type { SiteContext } from '../context.js';
import { isRowId } from '../context.js';
import { addJob } from '../jobs/job.js';
import { noteDate, notesOn, shown } from '../owner/notes.js';
import type { StoredOrder } from '../owner/order-writing.js';
import type { Statements } from '../store/database.js';
import { type Caller, callerOf, callersOrder, type EventHandler } from './event-handler.js';
import { storedTime } from './pages.js';

type SentNote = Parameters<EventHandler<'send_notes'>>[0]['data']['note'][number];

/** get_notes: the notes that show on the order. */
export function getNotes({ database: { read } }: SiteContext): EventHandler<'get_notes'> {
  return async (event) => {
    const caller = callerOf(event);
    const order = await callersOrder(read, event.data.report_id, caller);
    const notes = await notesOn(read, order, caller.id);
    return notes.map((note) => {
      const { attachments: _, ...record } = shown(note, order.id);
      return record;
    });
  };
}

/** get_all_notes: the notes that this side supplies to the account. */
export function getAllNotes({ database: { read } }: SiteContext): EventHandler<'get_all_notes'> {
  return async (event) => {
    const { timestamp } = event.data;
    const rows = await read
      .selectFrom('supplied_notes')
      .selectAll()
      .where('account_id', '=', callerOf(event).id)
      .where('created_at', '>', timestamp === undefined ? -1 : storedTime(timestamp))
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map((note) => ({
      wo_number: note.wo_number,
      note_id: note.note_key,
      note_type: note.note_type === 'prop' ? ('prop' as const) : ('wo' as const),
      note_text: note.body,
      note_from: note.note_from,
      transaction_id: note.transaction_id,
    }));
  };
}

interface Origin {
  readonly caller: Caller;
  readonly order: StoredOrder;
  readonly orgName: string;
  /** Whether attachments can be fetched from the sender. */
  readonly hasReceiver: boolean;
  readonly at: number;
}

/**
 * send_notes: stores notes. One that the sender has sent before, by its own id, is updated. The answer is our id; of
 * several, that of the last.
 */
export function sendNotes({ now, wake }: SiteContext): EventHandler<'send_notes'> {
  return async (event) => {
    const { data, delivery } = event;
    const caller = callerOf(event);
    const result = await delivery.commit(async (tx: Statements) => {
      const order = await callersOrder(tx, data.dst_report_id, caller);
      const account = await tx
        .selectFrom('accounts')
        .select('receiver_url')
        .where('id', '=', caller.id)
        .executeTakeFirst();
      const origin: Origin = {
        caller,
        order,
        orgName: data.org_name ?? '',
        hasReceiver: typeof account?.receiver_url === 'string',
        at: now(),
      };
      let last = '';
      for (const note of data.note) last = await storeNote(tx, note, origin);
      return { remote_note_id: last };
    });
    if (data.note.some((note) => note.has_attachments)) wake();
    return result;
  };
}

async function storeNote(tx: Statements, sent: SentNote, origin: Origin): Promise<string> {
  const { caller, order, at } = origin;
  const before = await senderNote(tx, caller, sent.note_id);
  const content = {
    note_type: sent.note_type,
    revises_id: await revised(tx, sent.note_rev, origin),
    body: sent.note_text,
    inserted_by: caller.username,
    inserted_text: sent.insert_date ?? before?.inserted_text ?? noteDate(at),
    org_name: sent.org_name ?? (origin.orgName || caller.displayName),
    has_attachments: sent.has_attachments,
    attachments: attachmentsOf(sent, origin),
    raw: JSON.stringify(sent),
    modified_at: at,
  };
  if (before) {
    await tx.updateTable('notes').set(content).where('id', '=', before.id).execute();
    await fetchAttachments(tx, before.id, content, origin);
    return before.id;
  }
  const { id } = await tx
    .insertInto('notes')
    .values({
      ...content,
      order_id: order.id,
      property_id: order.property_id,
      account_id: caller.id,
      sender_note_id: sent.note_id,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await fetchAttachments(tx, id, content, origin);
  return id;
}

async function fetchAttachments(
  tx: Statements,
  id: string,
  { attachments }: { readonly attachments: string },
  { caller, at }: Origin,
): Promise<void> {
  if (attachments !== 'pending') return;
  const lane = `account:${caller.id}`;
  await addJob(tx, { kind: ATTACHMENTS, lane, key: id, runAt: at });
}

function attachmentsOf({ has_attachments }: SentNote, { hasReceiver }: Origin): string {
  if (!has_attachments) return 'none';
  return hasReceiver ? 'pending' : 'not fetched';
}

function senderNote(tx: Statements, caller: Caller, noteId: string) {
  return tx
    .selectFrom('notes')
    .select(['id', 'inserted_text'])
    .where('account_id', '=', caller.id)
    .where('sender_note_id', '=', noteId)
    .executeTakeFirst();
}

/** The note that one revises: by the sender's own id, or by ours for one that it got from here. */
async function revised(
  tx: Statements,
  noteId: string | undefined,
  { caller, order }: Origin,
): Promise<string | null> {
  if (noteId === undefined || noteId === '0') return null;
  const own = await senderNote(tx, caller, noteId);
  if (own) return own.id;
  const ours =
    isRowId(noteId) &&
    (await tx
      .selectFrom('notes')
      .select('id')
      .where('id', '=', noteId)
      .where('property_id', '=', order.property_id)
      .where((note) =>
        note.or([note('account_id', 'is', null), note('account_id', '=', caller.id)]),
      )
      .executeTakeFirst());
  return ours ? ours.id : null;
}
