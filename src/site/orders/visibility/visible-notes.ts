import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from './visibility.js';

/**
 * Returns the condition for rows of `notes` that a viewer may see: the rule of `seen` for notes, for statements that find
 * orders by their notes.
 */
export function isVisibleNote({ groups }: Viewer): RawBuilder<SqlBool> {
  const isForAll = sql<SqlBool>`NOT EXISTS (SELECT 1 FROM note_visibility WHERE note_visibility.note_id = notes.id)`;
  if (groups.size === 0) return isForAll;
  return sql`(${isForAll} OR EXISTS (SELECT 1 FROM note_visibility WHERE note_visibility.note_id = notes.id
    AND note_visibility.group_id IN (${sql.join([...groups])})))`;
}
