import { sql } from 'kysely';
import { LinkError } from '../../../index.js';
import { shortName } from '../../../protocol/errors/short-name.js';
import { mapInShares } from '../../../system/event-loop.js';
import { isRowId, type SiteContext } from '../../engine/context.js';
import { addJob } from '../../engine/jobs/job.js';
import { beyondLimit, type SiteLimits } from '../../engine/limits.js';
import type { Quotas } from '../../engine/quotas.js';
import type { Statements } from '../../engine/store/database.js';
import { inPartsOfSize, inStatements, storeAllButLast } from '../../engine/store/in-parts.js';
import { preparedForOne } from '../../engine/store/prepared.js';
import type { StoredRow } from '../../engine/store/schema/schema.js';
import { noOrder } from '../../orders/order-writing.js';
import { recordReceived } from '../../orders/received/received-records.js';
import { noteDate } from '../../orders/shown-notes.js';
import { ATTACHMENTS } from '../../owner/note-attachments.js';
import { type Caller, callerOf, callersOrder, type EventHandler } from './event-handler.js';

type SentNote = Parameters<EventHandler<'send_notes'>>[0]['data']['note'][number];

interface Origin {
  readonly caller: Caller;
  readonly orderId: string;
  readonly orgName: string;
  readonly at: number;
}

/** The most characters that a note has beside its text, members that nobody knows included: they are stored too. */
const MOST_BESIDE = 100_000;

/** The most characters of notes that one transaction stores. More would block other writers for too long. */
const MOST_TEXT = 2 * 1024 * 1024;

/**
 * send_notes: stores notes. A note with an id that the sender has sent before is updated. The answer is our id; for
 * several notes, that of the last. All notes are validated before the first one is stored.
 */
export function sendNotes({
  database,
  limits,
  quotas,
  now,
  wake,
}: SiteContext): EventHandler<'send_notes'> {
  return async (event) => {
    const { data, delivery } = event;
    const caller = callerOf(event);
    const notes = data.note;
    if (notes.length > limits.notes) throw beyondLimit('note', 'notes', notes.length, limits.notes);
    const besides = await mapInShares(notes, charactersBesideText);
    checkTexts(notes, besides, limits);
    const store = async (tx: Statements, part: readonly SentNote[]) => {
      const { dst_report_id: orderId, org_name: orgName = '' } = data;
      // Without a quota, the statement that stores a note finds the order.
      if (part.length === 0 || quotas.isSet('account')) await callersOrder(tx, orderId, caller);
      await requireRoom(tx, quotas, caller, part);
      const at = now();
      const keys: string[] = [];
      for (const note of part) {
        keys.push(await storeNote(tx, note, { caller, orderId, orgName, at }));
      }
      const detail = keys.length === 1 ? { note_id: keys[0] } : { note_ids: keys };
      const entry = { orderId, actor: caller.username, action: 'note added', at, detail };
      if (keys.length > 0) await recordReceived(tx, { kind: 'note', keys }, entry);
      return { remote_note_id: keys.at(-1) ?? '' };
    };
    const parts = inPartsOfSize(
      notes,
      ({ note_text }, index) => note_text.length + (besides[index] ?? 0),
      MOST_TEXT,
    );
    if (parts.length > 1) {
      await requireChangeable(database.read, notes, caller);
      await requireRoom(database.read, quotas, caller, notes);
    }
    const last = await storeAllButLast(database, parts, store);
    const result = await delivery.commit((tx: Statements) => store(tx, last ?? []));
    if (data.note.some((note) => note.has_attachments)) wake();
    return result;
  };
}

/** Characters of the record of a note, without those of its text. */
function charactersBesideText(note: SentNote): number {
  return charactersOf(note) - note.note_text.length;
}

/** Characters of a value, about as many as its JSON has: no text of it is made, which could be as long as the call. */
function charactersOf(value: unknown): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null) return String(value).length;
  let sum = 2;
  if (Array.isArray(value)) {
    for (const one of value) sum += charactersOf(one) + 1;
    return sum;
  }
  for (const [name, member] of Object.entries(value)) sum += name.length + charactersOf(member) + 4;
  return sum;
}

/** @throws LinkError `call_too_large` */
function checkTexts(
  notes: readonly SentNote[],
  besides: readonly number[],
  { noteText }: Required<SiteLimits>,
): void {
  for (const [index, { note_text }] of notes.entries()) {
    const path = `note[${index}]`;
    if (note_text.length > noteText) {
      throw beyondLimit(`${path}.note_text`, 'characters', note_text.length, noteText);
    }
    const beside = besides[index] ?? 0;
    if (beside > MOST_BESIDE) {
      throw beyondLimit(path, 'characters beside note_text', beside, MOST_BESIDE);
    }
  }
}

/** Validates the notes of a call that is stored in several transactions. @throws the errors of {@link storeNote} */
async function requireChangeable(
  read: Statements,
  notes: readonly SentNote[],
  caller: Caller,
): Promise<void> {
  for (const part of inStatements(notes)) {
    const lost = await read
      .selectFrom('notes')
      .innerJoin('orders', 'orders.id', 'notes.order_id')
      .select('sender_note_id')
      .where('notes.account_id', '=', caller.id)
      .where(
        'sender_note_id',
        'in',
        part.map(({ note_id }) => note_id),
      )
      .where((order) =>
        order.or([
          order('orders.account_id', '<>', caller.id),
          order('orders.is_assigned', '=', false),
        ]),
      )
      .executeTakeFirst();
    if (lost) throw noteOfLostOrder(lost.sender_note_id ?? '');
  }
}

/** Refuses notes that exceed the quota of their account. Updated notes count nothing. */
async function requireRoom(
  statements: Statements,
  quotas: Quotas,
  { id }: Caller,
  notes: readonly SentNote[],
): Promise<void> {
  if (!quotas.isSet('account')) return;
  const ids = new Set(notes.map(({ note_id }) => note_id));
  let known = 0;
  for (const part of inStatements([...ids])) {
    const rows = await statements
      .selectFrom('notes')
      .select('id')
      .where('account_id', '=', id)
      .where('sender_note_id', 'in', part)
      .execute();
    known += rows.length;
  }
  await quotas.requireRoom(statements, { kind: 'account', id }, { notes: ids.size - known });
}

/** Returns the error for a note on an order that was withdrawn from the account. The call may name any order. */
function noteOfLostOrder(noteId: string): LinkError {
  const message = `Note ${shortName(noteId)} is on an order that is no longer assigned to you. Nothing of the call was stored.`;
  return new LinkError('order_not_assigned', message);
}

interface ReceivedNote
  extends Omit<
    StoredRow<'notes'>,
    | 'id'
    | 'property_id'
    | 'link_id'
    | 'app_id'
    | 'attachments'
    | 'created_at'
    | 'modified_at'
    | 'reminder_date'
    | 'reminder_time'
  > {
  /** True if the sender states the time of insertion. Without it an update leaves the time as it is. */
  readonly is_dated: boolean;
  readonly at: number;
}

type StoredNote = Pick<StoredRow<'notes'>, 'id' | 'attachments'>;

/** Stores a note on an order of the account. It finds the order too, because each statement costs a twentieth of the event. */
const STORE = preparedForOne<ReceivedNote, StoredNote>(({ statements, value }) =>
  sql<StoredNote>`
    INSERT INTO notes AS n (order_id, property_id, account_id, sender_note_id, note_type, revises_id, body, inserted_by,
      inserted_text, org_name, has_attachments, attachments, raw, created_at, modified_at)
    SELECT o.id, o.property_id, o.account_id, ${value('sender_note_id')}, ${value('note_type')}, ${value('revises_id')},
      ${value('body')}, ${value('inserted_by')}, ${value('inserted_text')}, ${value('org_name')}, ${value('has_attachments')},
      CASE WHEN NOT ${value('has_attachments')} THEN 'none' WHEN a.receiver_url IS NULL THEN 'not fetched' ELSE 'pending' END,
      ${value('raw')}, ${value('at')}, ${value('at')}
    FROM orders AS o JOIN accounts AS a ON a.id = o.account_id
    WHERE o.id = ${value('order_id')} AND o.account_id = ${value('account_id')} AND o.is_assigned
    ON CONFLICT (account_id, sender_note_id) WHERE sender_note_id IS NOT NULL DO UPDATE SET
      note_type = excluded.note_type, revises_id = excluded.revises_id, body = excluded.body,
      inserted_by = excluded.inserted_by, org_name = excluded.org_name, has_attachments = excluded.has_attachments,
      inserted_text = CASE WHEN ${value('is_dated')} THEN excluded.inserted_text ELSE n.inserted_text END,
      attachments = excluded.attachments, raw = excluded.raw, modified_at = excluded.modified_at
    WHERE n.order_id = excluded.order_id OR EXISTS (
      SELECT 1 FROM orders AS o
      WHERE o.id = n.order_id AND o.account_id = n.account_id AND o.is_assigned)
    RETURNING id, attachments`.compile(statements),
);

/**
 * Stores a note, and returns its id.
 *
 * @throws the errors of {@link callersOrder}; LinkError `order_not_assigned` for a note that was sent before, on an order
 * that was withdrawn from the account
 */
async function storeNote(tx: Statements, sent: SentNote, origin: Origin): Promise<string> {
  const { caller, orderId, at } = origin;
  if (!isRowId(orderId)) throw noOrder(orderId);
  const stored = await STORE(tx, {
    order_id: orderId,
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
    raw: JSON.stringify(sent),
    at,
  });
  if (!stored) {
    await callersOrder(tx, orderId, caller);
    throw noteOfLostOrder(sent.note_id);
  }
  if (stored.attachments === 'pending') await fetchAttachments(tx, stored.id, origin);
  return stored.id;
}

async function fetchAttachments(tx: Statements, id: string, { caller, at }: Origin): Promise<void> {
  const lane = `account:${caller.id}`;
  await addJob(tx, { kind: ATTACHMENTS, lane, key: id, runAt: at });
}

function senderNote(tx: Statements, caller: Caller, noteId: string) {
  return tx
    .selectFrom('notes')
    .select('id')
    .where('account_id', '=', caller.id)
    .where('sender_note_id', '=', noteId)
    .executeTakeFirst();
}

/**
 * Returns the note that a note revises: by the sender's own id, or by ours for a note that the sender got from here.
 */
async function revised(
  tx: Statements,
  noteId: string | undefined,
  { caller, orderId }: Origin,
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
      .where('property_id', '=', (all) =>
        all.selectFrom('orders').select('orders.property_id').where('orders.id', '=', orderId),
      )
      .where((note) =>
        note.or([note('account_id', 'is', null), note('account_id', '=', caller.id)]),
      )
      .executeTakeFirst());
  return ours ? ours.id : null;
}
