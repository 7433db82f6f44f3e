import type { Deviation, ResultOf } from '../../../../client/index.js';
import { addEvent } from '../../../engine/events/event-log.js';
import type { StoreFunction } from '../../../engine/jobs/claims.js';
import type { Quotas } from '../../../engine/quotas.js';
import type { Statements } from '../../../engine/store/database.js';
import type { AnyOrder } from '../../../orders/order-writing.js';
import { leftOut, storeDeviations } from '../../../orders/received/order-deviations.js';
import { noteDate } from '../../../orders/shown-notes.js';
import type { ImporterContext } from '../../context.js';
import type { OpenLink } from '../../links/link-clients.js';
import type { StoredLink } from '../../links/link-record.js';
import { isOfOrder } from '../received-order.js';
import { fetchFiles } from './fetch-files.js';

type JobNote = ResultOf<'get_notes'>[number];

/**
 * Imports the notes of an order with their revisions and attachments, for the note groups of the link, if the link
 * imports notes and has a group (specification: "Rules per event", get_notes).
 */
export async function fetchNotes(
  context: ImporterContext,
  open: OpenLink,
  order: AnyOrder,
  attempt: { readonly failures: number; readonly signal: AbortSignal },
): Promise<StoreFunction | undefined> {
  const { client, link, settings } = open;
  const { database, quotas, now } = context;
  const { signal } = attempt;
  if (!settings.job_notes || !(await hasGroup(database.read, link.id))) return undefined;
  const report_id = order.remote_report_id ?? '';
  const data = { report_id, remote_report_id: order.id };
  const answered = await client.request('get_notes', data, { signal });
  // A note of the property appears on all its orders, and may have the id of another one.
  const isOurs = ({ note_type, report_id: named }: JobNote) =>
    note_type === 'prop' || isOfOrder(named, order);
  const notes = answered.result.filter(isOurs);
  const strange = answered.result.filter((note) => !isOurs(note));
  const deviations = [...leftOut(answered), ...strange.map(strangeNote)];
  await database.write(async (tx) => {
    // Originals precede their revisions, which name them.
    const sorted = [...notes].sort(
      (one, other) => Number(isRevision(one)) - Number(isRevision(other)),
    );
    for (const note of sorted) await storeNote(tx, note, { link, order, quotas, at: now() });
    await storeDeviations(tx, order, 'get_notes', deviations);
  });
  const hasAttachments = notes.some(({ has_attachments }) => has_attachments === true);
  return hasAttachments
    ? fetchFiles(context, open, order, { area: 'job_notes', ...attempt })
    : undefined;
}

/** The deviation for a note that belongs to another order. */
function strangeNote({ note_id, report_id }: JobNote): Deviation {
  const problem = `the note is left out: it is of order ${report_id}`;
  return { path: `note ${note_id}: report_id`, problem, value: report_id };
}

async function hasGroup(statements: Statements, linkId: string): Promise<boolean> {
  const group = await statements
    .selectFrom('link_groups')
    .select('group_id')
    .where('link_id', '=', linkId)
    .limit(1)
    .executeTakeFirst();
  return group !== undefined;
}

function isRevision({ note_rev = '0' }: JobNote): boolean {
  return note_rev !== '0' && note_rev !== '';
}

interface NoteContext {
  readonly link: StoredLink;
  readonly order: AnyOrder;
  readonly quotas: Quotas;
  readonly at: number;
}

/** Stores a note once. Two orders of a property may have the same note, and an owner may send it again. */
async function storeNote(tx: Statements, note: JobNote, context: NoteContext): Promise<void> {
  const { link, order, quotas, at } = context;
  const before = await importedNote(tx, link, note.note_id);
  const raw = JSON.stringify(note);
  if (before?.raw === raw) return;
  const base = isRevision(note) ? await importedNote(tx, link, note.note_rev ?? '') : undefined;
  const content = { ...contentOf(note, at), revises_id: base?.id ?? null, raw };
  if (before) {
    // The other order of the property has the same note with its own report_id. The attachments are those of the first.
    const isOfOther = before.order_id !== order.id && content.has_attachments;
    const attachments =
      isOfOther && before.has_attachments ? before.attachments : content.attachments;
    const changed = { ...content, attachments };
    await tx.updateTable('notes').set(changed).where('id', '=', before.id).execute();
    return;
  }
  await quotas.requireRoom(tx, { kind: 'link', id: link.id }, { notes: 1 });
  const { id } = await tx
    .insertInto('notes')
    .values({
      ...content,
      order_id: order.id,
      property_id: order.property_id,
      link_id: link.id,
      sender_note_id: note.note_id,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await showToGroups(tx, id, link.id);
  await addEvent(tx, { orderId: order.id, event: 'note', at, data: { note_id: id } });
}

function importedNote(tx: Statements, link: StoredLink, noteId: string) {
  return tx
    .selectFrom('notes')
    .select(['id', 'raw', 'order_id', 'has_attachments', 'attachments'])
    .where('link_id', '=', link.id)
    .where('sender_note_id', '=', noteId)
    .executeTakeFirst();
}

function contentOf(note: JobNote, at: number) {
  return {
    note_type: note.note_type === 'prop' ? 'prop' : 'wo',
    body: note.note_text ?? '',
    inserted_by: note.insert_by ?? '',
    inserted_text: note.insert_date ?? noteDate(at),
    org_name: note.org_name ?? '',
    has_attachments: note.has_attachments === true,
    attachments: note.has_attachments === true ? 'pending' : 'none',
    modified_at: at,
  };
}

/** Shows a note to the note groups of its link only. */
export async function showToGroups(tx: Statements, noteId: string, linkId: string): Promise<void> {
  const groups = await tx
    .selectFrom('link_groups')
    .select('group_id')
    .where('link_id', '=', linkId)
    .execute();
  for (const { group_id } of groups) {
    await tx
      .insertInto('note_visibility')
      .values({ note_id: noteId, group_id })
      .onConflict((conflict) => conflict.columns(['note_id', 'group_id']).doNothing())
      .execute();
  }
}
