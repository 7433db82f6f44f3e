import type { LogEntry } from '../engine/events/consumers.js';
import type { Statements } from '../engine/store/database.js';
import { listedFields, shortFields } from '../orders/listed-fields.js';
import { seesNote } from '../orders/visibility/note-groups.js';
import { person, seen } from '../orders/visibility/visibility.js';

/** The receiver of a hook sees what a user without note groups sees, and no codes of houses. */
const VIEWER = person();

/** Returns the text of a message. @param at milliseconds since 1970 */
export function bodyOf(type: string, at: number, data: object): string {
  return JSON.stringify({ type, timestamp: new Date(at).toISOString(), data });
}

/**
 * Returns the content of the message of an event of an order; undefined where a hook does not get it: the order is gone,
 * or the record belongs to a note of groups. It names records by their ids and contains no texts of notes.
 */
export async function orderContent(read: Statements, entry: LogEntry): Promise<object | undefined> {
  const order = await orderOf(read, entry.orderId);
  const content = await recordOf(read, entry);
  return order && content && { order, ...content };
}

async function orderOf(read: Statements, id: string): Promise<object | undefined> {
  const row = await read
    .selectFrom('orders')
    .leftJoin('links', 'links.id', 'orders.link_id')
    .leftJoin('accounts', 'accounts.id', 'orders.account_id')
    .select(['orders.id', 'orders.account_id', 'orders.link_id', 'orders.wo_number'])
    .select(['orders.remote_report_id', 'orders.org_wo_num', 'orders.status'])
    .select(['links.name', 'accounts.username', shortFields.as('fields')])
    .where('orders.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const fields = await listedFields(read, row);
  const { account_id, link_id } = row;
  const shown = seen(VIEWER, 'order', { account_id, link_id, fields });
  return (
    shown && {
      id,
      link: row.name,
      account: row.username,
      report_id: row.remote_report_id ?? id,
      wo_number: row.wo_number,
      org_wo_num: row.org_wo_num,
      wo_status: row.status,
      fields: shown.fields,
    }
  );
}

/** Returns the members of an event that a hook gets. A member that is not named here stays inside. */
async function recordOf(read: Statements, entry: LogEntry): Promise<object | undefined> {
  const { event, data } = entry;
  switch (event) {
    case 'update':
      return { changes: changesOf(data) };
    case 'return':
      return { reason: textOf(data.reason) };
    case 'result':
      return { result: textOf(data.result), state: textOf(data.state) };
    case 'note': {
      const note_id = textOf(data.note_id);
      return (await seesNote(read, VIEWER, note_id)) ? { note_id } : undefined;
    }
    case 'received':
      return receivedOf(read, textOf(data.kind), textOf(data.key));
    case 'order':
    case 'pending_cancellation':
    case 'cancelled':
    case 'unlisted':
      return {};
  }
}

function changesOf({ field, before, after, fields }: LogEntry['data']): readonly object[] {
  if (Array.isArray(fields)) return fields.map((name) => ({ field: textOf(name) }));
  const change = { field: textOf(field), before: textOf(before), after: textOf(after) };
  return [seen(VIEWER, 'change', change) ?? { field: change.field }];
}

async function receivedOf(
  read: Statements,
  kind: string,
  record_id: string,
): Promise<object | undefined> {
  const noteId = kind === 'note' ? record_id : await noteOfFile(read, kind, record_id);
  if (noteId !== null && !(await seesNote(read, VIEWER, noteId))) return undefined;
  return { kind, record_id };
}

/** Returns the note that a file is attached to; null for none. */
async function noteOfFile(read: Statements, kind: string, id: string): Promise<string | null> {
  if (kind !== 'file') return null;
  const file = await read
    .selectFrom('files')
    .select('note_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return file?.note_id ?? null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
