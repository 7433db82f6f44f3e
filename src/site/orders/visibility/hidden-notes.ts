import { sql } from 'kysely';
import { isRowId } from '../../engine/context.js';
import type { FindHidden } from '../../engine/exchanges/exchange-log.js';
import type { HandedExchange } from '../../engine/exchanges/log-row.js';
import type { MaskingRules } from '../../engine/exchanges/masking/masking.js';
import type { Statements } from '../../engine/store/database.js';
import { allNoteIds } from '../shown-notes.js';

type HiddenNotes = NonNullable<MaskingRules['hiddenNotes']>;

/** Events whose answers contain the texts of notes. */
const ANSWERS: ReadonlySet<string> = new Set(['get_notes', 'get_all_notes']);
/** Actions of the JSON API that contain texts of notes. */
const OF_APPS = 'jobnote/';
const LINK = 'link:';

/**
 * Finds the notes whose text is left out of an exchange because they are for groups: those of the requested order;
 * those of a link whose notes are for groups. Where this cannot be determined, no text of a note is stored.
 */
export function hiddenNotesFrom(read: Statements): FindHidden {
  return (exchanges) => Promise.all(exchanges.map((one) => withHidden(read, one)));
}

async function withHidden(read: Statements, exchange: HandedExchange): Promise<HandedExchange> {
  const { event = '' } = exchange;
  // An app may write notes for groups.
  if (event.startsWith(OF_APPS)) return { ...exchange, hiddenNotes: 'all' };
  if (!ANSWERS.has(event)) return exchange;
  const hiddenNotes = await hiddenOf(read, exchange).catch((): HiddenNotes => 'all');
  return { ...exchange, hiddenNotes };
}

async function hiddenOf(
  read: Statements,
  { direction, holder, order = '' }: HandedExchange,
): Promise<HiddenNotes> {
  if (direction === 'in') return isRowId(order) ? notesForGroups(read, order) : [];
  if (!holder.startsWith(LINK)) return 'all';
  const group = await read
    .selectFrom('link_groups')
    .select('group_id')
    .where('link_id', '=', holder.slice(LINK.length))
    .limit(1)
    .executeTakeFirst();
  return group ? 'all' : [];
}

/** Returns the notes for groups of an order and of its property. */
async function notesForGroups(read: Statements, orderId: string): Promise<readonly string[]> {
  const property_id = sql<string>`(SELECT property_id FROM orders WHERE id = ${orderId})`;
  const rows = await read
    .selectFrom('note_visibility')
    .select('note_id')
    .distinct()
    .where('note_id', 'in', allNoteIds(read, { id: orderId, property_id }))
    .execute();
  return rows.map(({ note_id }) => note_id);
}
