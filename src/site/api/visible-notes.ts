import type { ActionName } from '../../api/index.js';
import type { StoredRow } from '../engine/store/schema/schema.js';
import type { AnyOrder } from '../orders/order-writing.js';
import { allNoteIds } from '../orders/shown-notes.js';
import { groupsOfNotes } from '../orders/visibility/note-groups.js';
import { seen } from '../orders/visibility/visibility.js';
import type { SiteCall } from './site-actions.js';

/** A note without its text, which may be long. */
export type NoteHead = Pick<
  StoredRow<'notes'>,
  'id' | 'order_id' | 'revises_id' | 'note_type' | 'account_id' | 'link_id'
>;

/**
 * Returns the notes of an order and of its property that exist for the app of a call, oldest first: neither notes for
 * groups, nor those that accounts and links beyond its limits have sent.
 */
export async function visibleNotes(
  { context, app }: Pick<SiteCall<ActionName>, 'context' | 'app'>,
  order: AnyOrder,
): Promise<readonly NoteHead[]> {
  const { read } = context.database;
  const notes = await read
    .selectFrom('notes')
    .select(['id', 'order_id', 'revises_id', 'note_type', 'account_id', 'link_id'])
    .where('id', 'in', allNoteIds(read, order))
    .orderBy('id')
    .execute();
  const groups = await groupsOfNotes(
    read,
    notes.map(({ id }) => id),
  );
  return notes.filter((note) =>
    seen(app.viewer, 'note', { groups: groups.get(note.id) ?? [], holder: note }),
  );
}
