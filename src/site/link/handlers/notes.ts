import type { SiteContext } from '../../engine/context.js';
import { isAfter, LAST_ID, PAGE_ROWS, pagedItems } from '../../engine/store/pages.js';
import type { StoredRow } from '../../engine/store/schema/schema.js';
import { NOTE_PAGE, notePage, noteText, type PagedNote, shown } from '../../orders/shown-notes.js';
import { callerOf, callersOrder, type EventHandler, storedTime } from './event-handler.js';

/** get_notes: sends the notes of the order, read page by page while they are sent. */
export function getNotes({ database: { read } }: SiteContext): EventHandler<'get_notes'> {
  return async (event) => {
    const caller = callerOf(event);
    const order = await callersOrder(read, event.data.report_id, caller);
    const readPage = (last: PagedNote | undefined) => notePage(read, order, caller.id, last?.id);
    const first = await readPage(undefined);
    // Most lists are short. A stream would cost more than all rows of such a list.
    if (first.length < NOTE_PAGE && first.every(isWhole)) {
      return first.map((note) => answered(note, note.body, order.id));
    }
    return pagedItems(
      readPage,
      (note) => {
        if (isWhole(note)) return answered(note, note.body, order.id);
        return noteText(read, note).then((body) => answered(note, body, order.id));
      },
      { size: NOTE_PAGE, first },
    );
  };
}

function isWhole(note: PagedNote): note is PagedNote & { readonly body: string } {
  return note.body !== null;
}

function answered(note: PagedNote, body: string, reportId: string) {
  const { attachments: _, ...record } = shown({ ...note, body }, reportId);
  return record;
}

/** get_all_notes: sends the notes that this side supplies to the account, read page by page while they are sent. */
export function getAllNotes({ database }: SiteContext): EventHandler<'get_all_notes'> {
  const { read, engine } = database;
  const size = PAGE_ROWS[engine];
  return (event) => {
    const { timestamp } = event.data;
    const since = { at: timestamp === undefined ? -1 : storedTime(timestamp), id: LAST_ID };
    const { id: accountId } = callerOf(event);
    const readPage = (last: SuppliedNote | undefined) => {
      const after = last ? { at: last.created_at, id: last.id } : since;
      return read
        .selectFrom('supplied_notes')
        .selectAll()
        .where('account_id', '=', accountId)
        .where(isAfter('created_at', after))
        .orderBy('created_at')
        .orderBy('id')
        .limit(size)
        .execute();
    };
    const item = (note: SuppliedNote) => ({
      wo_number: note.wo_number,
      note_id: note.note_key,
      note_type: note.note_type === 'prop' ? ('prop' as const) : ('wo' as const),
      note_text: note.body,
      note_from: note.note_from,
      transaction_id: note.transaction_id,
    });
    return pagedItems(readPage, item, { size });
  };
}

type SuppliedNote = StoredRow<'supplied_notes'>;
