import { sql } from 'kysely';
import { ATTACHMENTS } from '../background/note-attachments.js';
import { isRowId, type SiteContext } from '../context.js';
import { addJob } from '../jobs/job.js';
import { noteDate, notesOn, shown } from '../owner/notes.js';
import { noOrder } from '../owner/orders/order-writing.js';
import type { Statements } from '../store/database.js';
import { preparedForOne } from '../store/prepared.js';
import {
  type Caller,
  callerOf,
  callersOrder,
  type EventHandler,
  requireCallers,
} from './event-handler.js';
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
  readonly order: NotedOrder;
  readonly orgName: string;
  readonly at: number;
}

/** What of an order, and of the account that it is for, a note on it needs. */
interface NotedOrder {
  readonly id: string;
  readonly account_id: string;
  readonly is_assigned: boolean;
  readonly property_id: string;
  /** Whether attachments can be fetched from the sender. */
  readonly has_receiver: boolean;
}

const FIND_ORDER = preparedForOne<{ readonly id: string }, NotedOrder>(({ statements, value }) =>
  sql<NotedOrder>`
    SELECT o.id, o.account_id, o.is_assigned, o.property_id, a.receiver_url IS NOT NULL AS has_receiver
    FROM orders AS o JOIN accounts AS a ON a.id = o.account_id
    WHERE o.id = ${value('id')}`.compile(statements),
);

/**
 * send_notes: stores notes. One that the sender has sent before, by its own id, is updated. The answer is our id; of
 * several, that of the last.
 */
export function sendNotes({ now, wake }: SiteContext): EventHandler<'send_notes'> {
  return async (event) => {
    const { data, delivery } = event;
    const caller = callerOf(event);
    const result = await delivery.commit(async (tx: Statements) => {
      const id = data.dst_report_id;
      const order = isRowId(id) ? await FIND_ORDER(tx, { id }) : undefined;
      if (!order) throw noOrder(id);
      requireCallers(order, caller);
      const origin: Origin = { caller, order, orgName: data.org_name ?? '', at: now() };
      let last = '';
      for (const note of data.note) last = await storeNote(tx, note, origin);
      return { remote_note_id: last };
    });
    if (data.note.some((note) => note.has_attachments)) wake();
    return result;
  };
}

interface ReceivedNote {
  readonly order_id: string;
  readonly property_id: string;
  readonly account_id: string;
  readonly sender_note_id: string;
  readonly note_type: string;
  readonly revises_id: string | null;
  readonly body: string;
  readonly inserted_by: string;
  readonly inserted_text: string;
  /** Whether the sender says when it was inserted; else an update leaves that as it is. */
  readonly is_dated: boolean;
  readonly org_name: string;
  readonly has_attachments: boolean;
  readonly attachments: string;
  readonly raw: string;
  readonly at: number;
}

const STORE = preparedForOne<ReceivedNote, { readonly id: string }>(({ statements, value }) =>
  sql<{ id: string }>`
    INSERT INTO notes AS n (order_id, property_id, account_id, sender_note_id, note_type, revises_id, body, inserted_by,
      inserted_text, org_name, has_attachments, attachments, raw, created_at, modified_at)
    VALUES (${value('order_id')}, ${value('property_id')}, ${value('account_id')}, ${value('sender_note_id')},
      ${value('note_type')}, ${value('revises_id')}, ${value('body')}, ${value('inserted_by')}, ${value('inserted_text')},
      ${value('org_name')}, ${value('has_attachments')}, ${value('attachments')}, ${value('raw')}, ${value('at')}, ${value('at')})
    ON CONFLICT (account_id, sender_note_id) WHERE sender_note_id IS NOT NULL DO UPDATE SET
      note_type = excluded.note_type, revises_id = excluded.revises_id, body = excluded.body,
      inserted_by = excluded.inserted_by, org_name = excluded.org_name, has_attachments = excluded.has_attachments,
      inserted_text = CASE WHEN ${value('is_dated')} THEN excluded.inserted_text ELSE n.inserted_text END,
      attachments = excluded.attachments, raw = excluded.raw, modified_at = excluded.modified_at
    RETURNING id`.compile(statements),
);

async function storeNote(tx: Statements, sent: SentNote, origin: Origin): Promise<string> {
  const { caller, order, at } = origin;
  const attachments = attachmentsOf(sent, order);
  const stored = await STORE(tx, {
    order_id: order.id,
    property_id: order.property_id,
    account_id: caller.id,
    sender_note_id: sent.note_id,
    note_type: sent.note_type,
    revises_id: await revised(tx, sent.note_rev, origin),
    body: sent.note_text,
    inserted_by: caller.username,
    inserted_text: sent.insert_date ?? noteDate(at),
    is_dated: sent.insert_date !== undefined,
    org_name: sent.org_name ?? (origin.orgName || caller.displayName),
    has_attachments: sent.has_attachments,
    attachments,
    raw: JSON.stringify(sent),
    at,
  });
  if (!stored) throw new Error('the note was not stored');
  if (attachments === 'pending') await fetchAttachments(tx, stored.id, origin);
  return stored.id;
}

async function fetchAttachments(tx: Statements, id: string, { caller, at }: Origin): Promise<void> {
  const lane = `account:${caller.id}`;
  await addJob(tx, { kind: ATTACHMENTS, lane, key: id, runAt: at });
}

function attachmentsOf({ has_attachments }: SentNote, { has_receiver }: NotedOrder): string {
  if (!has_attachments) return 'none';
  return has_receiver ? 'pending' : 'not fetched';
}

function senderNote(tx: Statements, caller: Caller, noteId: string) {
  return tx
    .selectFrom('notes')
    .select('id')
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
