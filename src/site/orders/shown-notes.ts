import { type RawBuilder, sql } from 'kysely';
import type { Statements } from '../engine/store/database.js';
import { prepared } from '../engine/store/prepared.js';
import type { StoredRow } from '../engine/store/schema/schema.js';

/** A note as it is shown. */
export interface SiteNote {
  readonly note_id: string;
  /** `0` for an original. */
  readonly note_rev: string;
  readonly report_id: string;
  readonly note_type: 'wo' | 'prop';
  readonly note_text: string;
  readonly insert_by: string;
  readonly insert_date: string;
  /** Shown as imported-from. */
  readonly org_name: string;
  readonly has_attachments: boolean;
  /** What became of the attachments of a note that was received: `none`, `pending`, `fetched` or `not fetched`. */
  readonly attachments: string;
}

/** A time as notes carry it, in UTC. */
export function noteDate(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}

interface NotedOrder<Id = string> {
  readonly id: Id;
  readonly property_id: Id;
}

/** An id, or its place in a prepared statement. */
type IdOrPlace = string | RawBuilder<string>;

/** The notes that show on an order: its own, and those of its property. Each part has an index of its own. */
function shownNotes(statements: Statements, order: NotedOrder<IdOrPlace>, accountId?: IdOrPlace) {
  const visible = () => {
    const notes = statements.selectFrom('notes').select('id');
    if (accountId === undefined) return notes;
    return notes.where((note) =>
      note.or([note('account_id', 'is', null), note('account_id', '=', accountId)]),
    );
  };
  return {
    own: visible().where('order_id', '=', order.id).where('note_type', '=', 'wo'),
    ofProperty: visible()
      .where('property_id', '=', order.property_id)
      .where('note_type', '=', 'prop'),
  };
}

/**
 * The ids of the notes that show on an order.
 *
 * @param accountId who asks: notes that other accounts sent are left out
 */
export function shownNoteIds(
  statements: Statements,
  order: NotedOrder<IdOrPlace>,
  accountId: IdOrPlace,
) {
  const { own, ofProperty } = shownNotes(statements, order, accountId);
  return own.unionAll(ofProperty);
}

/**
 * The notes that show on an order: its own, and those of its property.
 *
 * @param accountId who looks: notes that other accounts sent are left out. Default: nobody's are
 */
export function notesOn(statements: Statements, order: NotedOrder, accountId?: string) {
  const { own, ofProperty } = shownNotes(statements, order, accountId);
  return statements
    .selectFrom('notes')
    .select(SHOWN)
    .select('body')
    .where('id', 'in', own.unionAll(ofProperty))
    .orderBy('id')
    .execute();
}

/** Characters of a note that are read with its page; the text of a longer note is read when its turn comes. */
const SHORT = 4000;

/** A note of a page. Its text is null where it is long: see {@link noteText}. */
export type PagedNote = FoundNote & { readonly body: string | null };

/** Notes of a page: a database reads the whole of a text to see how long it is. */
export const NOTE_PAGE = 100;

interface PageOfNotes {
  readonly orderId: string;
  readonly propertyId: string;
  readonly accountId: string;
  readonly after: string;
}

const FIND_PAGE = prepared<PageOfNotes, PagedNote>(({ statements, value }) => {
  const order = { id: value('orderId'), property_id: value('propertyId') };
  const { own, ofProperty } = shownNotes(statements, order, value('accountId'));
  const next = (notes: typeof own) =>
    statements
      .selectFrom(
        notes.where('id', '>', value('after')).orderBy('id').limit(sql.lit(NOTE_PAGE)).as('next'),
      )
      .select('next.id');
  return statements
    .selectFrom('notes')
    .select(SHOWN)
    .select(
      sql<string | null>`CASE WHEN length(body) <= ${sql.lit(SHORT)} THEN body END`.as('body'),
    )
    .where('id', 'in', next(own).unionAll(next(ofProperty)))
    .orderBy('id')
    .limit(sql.lit(NOTE_PAGE))
    .compile();
});

/**
 * One page of the notes that show on an order, for an account: a page costs the same memory however long the notes are.
 *
 * @param after the id of the last note of the page before; default: the first page
 * @returns at most {@link NOTE_PAGE}
 */
export function notePage(
  statements: Statements,
  order: NotedOrder,
  accountId: string,
  after = '0',
): Promise<readonly PagedNote[]> {
  const { id: orderId, property_id: propertyId } = order;
  return FIND_PAGE(statements, { orderId, propertyId, accountId, after });
}

/** The text of a note of a page. */
export async function noteText(statements: Statements, { id, body }: PagedNote): Promise<string> {
  if (body !== null) return body;
  const note = await statements
    .selectFrom('notes')
    .select('body')
    .where('id', '=', id)
    .executeTakeFirst();
  return note?.body ?? '';
}

/** What is shown of a note besides its text. */
const SHOWN = [
  'id',
  'revises_id',
  'note_type',
  'inserted_by',
  'inserted_text',
  'org_name',
  'has_attachments',
  'attachments',
] as const;

type FoundNote = Pick<StoredRow<'notes'>, (typeof SHOWN)[number]>;

/** A note as get_notes answers it, and as it is shown. */
export function shown(note: FoundNote & { readonly body: string }, reportId: string): SiteNote {
  return {
    note_id: note.id,
    note_rev: note.revises_id ?? '0',
    report_id: reportId,
    note_type: note.note_type === 'prop' ? 'prop' : 'wo',
    note_text: note.body,
    insert_by: note.inserted_by,
    insert_date: note.inserted_text,
    org_name: note.org_name,
    has_attachments: note.has_attachments,
    attachments: note.attachments,
  };
}
