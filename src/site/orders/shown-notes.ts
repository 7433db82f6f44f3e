import { type RawBuilder, sql } from 'kysely';
import { isRowId } from '../engine/context.js';
import type { Statements } from '../engine/store/database.js';
import { prepared } from '../engine/store/prepared.js';
import type { StoredRow } from '../engine/store/schema/schema.js';

/** A note, as it is shown. */
export interface SiteNote {
  readonly note_id: string;
  /** The revised note; `0` for an original. */
  readonly note_rev: string;
  readonly report_id: string;
  readonly note_type: 'wo' | 'prop';
  readonly note_text: string;
  readonly insert_by: string;
  readonly insert_date: string;
  /** The origin that is shown. */
  readonly org_name: string;
  readonly has_attachments: boolean;
  /** The state of the attachments of a received note: `none`, `pending`, `fetched` or `not fetched`. */
  readonly attachments: string;
}

/** Returns a time in the form of notes, in UTC. */
export function noteDate(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}

interface NotedOrder<Id = string> {
  readonly id: Id;
  readonly property_id: Id;
}

/** An id, or its placeholder in a prepared statement. */
type IdOrPlaceholder = string | RawBuilder<string>;

/**
 * Selects the notes of an order and of its property. Each part has its own index, one of which is for a type alone: a
 * database proves nothing of parameters.
 */
function shownNotes(
  statements: Statements,
  order: NotedOrder<IdOrPlaceholder>,
  accountId?: IdOrPlaceholder,
) {
  const visible = () => {
    const notes = statements.selectFrom('notes').select('id');
    if (accountId === undefined) return notes;
    return notes.where((note) =>
      note.or([note('account_id', 'is', null), note('account_id', '=', accountId)]),
    );
  };
  return {
    own: visible().where('order_id', '=', order.id).where('note_type', '=', sql.lit('wo')),
    ofProperty: visible()
      .where('property_id', '=', order.property_id)
      .where('note_type', '=', sql.lit('prop')),
  };
}

/** Returns the id of a note that shows on an order; undefined for another one. */
export async function noteShownOn(
  statements: Statements,
  order: NotedOrder,
  id: string,
): Promise<string | undefined> {
  if (!isRowId(id)) return undefined;
  const { own, ofProperty } = shownNotes(statements, order);
  const find = (notes: typeof own) => notes.where('id', '=', id).executeTakeFirst();
  return ((await find(own)) ?? (await find(ofProperty)))?.id;
}

/** Returns the ids of the revisions of a note, newest first. */
export async function revisionsOf(
  statements: Statements,
  order: NotedOrder,
  id: string,
): Promise<readonly string[]> {
  const rows = await statements
    .selectFrom('notes')
    .select('id')
    .where('id', 'in', allNoteIds(statements, order))
    .where('revises_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => row.id);
}

/** Selects the ids of all notes of an order and of its property. */
export function allNoteIds(statements: Statements, order: NotedOrder<IdOrPlaceholder>) {
  const { own, ofProperty } = shownNotes(statements, order);
  return own.unionAll(ofProperty);
}

/**
 * Selects the ids of the notes of an order.
 *
 * @param accountId the calling account: notes of other accounts are left out
 */
export function shownNoteIds(
  statements: Statements,
  order: NotedOrder<IdOrPlaceholder>,
  accountId: IdOrPlaceholder,
) {
  const { own, ofProperty } = shownNotes(statements, order, accountId);
  return own.unionAll(ofProperty);
}

/**
 * Selects the notes of an order and of its property.
 *
 * @param accountId the viewing account: notes of other accounts are left out. Default: all notes
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

/** Returns a note, as it is shown on an order; undefined where there is none. */
export async function noteOf(
  statements: Statements,
  orderId: string,
  id: string,
): Promise<SiteNote | undefined> {
  const note = await statements
    .selectFrom('notes')
    .select(SHOWN)
    .select('body')
    .where('id', '=', id)
    .executeTakeFirst();
  return note && shown(note, orderId);
}

/** The most characters of a note that are read with its page. The text of a longer note is read when it is sent. */
const SHORT = 4000;

/** A note of a page. The text of a long one is null: see {@link noteText}. */
export type PagedNote = FoundNote & { readonly body: string | null };

/** The most notes of a page. A database reads the whole of a text to determine its length. */
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
 * Returns one page of the notes of an order for an account. A page needs the same memory for notes of any length.
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

/** Returns the text of a note of a page. */
export async function noteText(statements: Statements, { id, body }: PagedNote): Promise<string> {
  if (body !== null) return body;
  const note = await statements
    .selectFrom('notes')
    .select('body')
    .where('id', '=', id)
    .executeTakeFirst();
  return note?.body ?? '';
}

/** The shown columns of a note beside its text. */
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

/** Returns a note as get_notes sends it, and as it is shown. */
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
