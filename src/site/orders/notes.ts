import { randomUUID } from 'node:crypto';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { isRowId, notFound, type SiteContext } from '../engine/context.js';
import { Input } from '../engine/input.js';
import type { Statements } from '../engine/store/database.js';
import { prepared } from '../engine/store/prepared.js';
import type { NoteRow } from '../engine/store/schema/tables.js';
import { lockOrder, noOrder } from './order-writing.js';
import { requireAccount } from './people/account-row.js';
import { requireGroup, requireUser } from './people/users.js';
import { personOf, seenNotes, seesNote } from './visibility/note-groups.js';
import type { Viewer } from './visibility/visibility.js';

const TYPES = ['wo', 'prop'] as const;

/** A note that this side writes. */
export interface NewNote {
  readonly report_id: string;
  /** `wo` (default): of this order. `prop`: of its property, it shows on every order of it. */
  readonly note_type?: (typeof TYPES)[number];
  readonly note_text: string;
  /** Who writes it, as it is shown. Default `owner`. */
  readonly insert_by?: string;
  readonly org_name?: string;
  /** The id of the note that this one revises. */
  readonly revises?: string;
  /** The note groups that it is shown to on this side. Default: to everybody. */
  readonly groups?: readonly string[];
}

/** A note for whoever asks with get_all_notes. */
export interface NewSuppliedNote {
  readonly account: string;
  readonly wo_number: string;
  readonly note_type?: (typeof TYPES)[number];
  readonly note_text: string;
  readonly note_from: string;
  /** Default a new one; the same one again is refused. */
  readonly note_id?: string;
}

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

/** The notes of orders and properties. */
export class Notes {
  /** @internal */
  constructor(/** @internal */ protected readonly context: SiteContext) {}

  /**
   * Writes a note.
   *
   * @param username who writes it: a note for groups is not there for who is in none of them, and not revised. Default:
   * all notes are there
   * @returns its id
   * @throws LinkError `input_invalid`, `order_not_found`, `not_found` for an unknown group, note or user
   */
  async create(note: NewNote, username?: string): Promise<string> {
    const known = [
      'report_id',
      'note_type',
      'note_text',
      'insert_by',
      'org_name',
      'revises',
      'groups',
    ];
    const input = new Input('notes.create', note, known);
    const at = this.context.now();
    const { read } = this.context.database;
    const viewer = username === undefined ? undefined : await viewerNamed(read, username);
    return this.context.database.write(async (tx) => {
      const order = await lockOrder(tx, input.required('report_id'));
      const { id } = await tx
        .insertInto('notes')
        .values({
          order_id: order.id,
          property_id: order.property_id,
          note_type: input.choice('note_type', TYPES, 'wo'),
          revises_id: await revised(tx, input.text('revises'), viewer),
          body: input.required('note_text', this.context.limits.noteText),
          inserted_by: input.text('insert_by', 200) || 'owner',
          inserted_text: noteDate(at),
          org_name: input.text('org_name', 200),
          has_attachments: false,
          attachments: 'none',
          created_at: at,
          modified_at: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const name of new Set(input.texts('groups'))) {
        const group = await requireGroup(tx, name);
        await tx
          .insertInto('note_visibility')
          .values({ note_id: id, group_id: group.id })
          .execute();
      }
      return id;
    });
  }

  /**
   * Supplies a note to an account, which fetches it with get_all_notes.
   *
   * @throws LinkError `input_invalid`, `not_found`
   */
  async supply(note: NewSuppliedNote): Promise<void> {
    const known = ['account', 'wo_number', 'note_type', 'note_text', 'note_from', 'note_id'];
    const input = new Input('notes.supply', note, known);
    await this.context.database.write(async (tx) => {
      const account = await requireAccount(tx, input.required('account'));
      const wo_number = input.required('wo_number', 255);
      const key = input.text('note_id', 255) || randomUUID();
      const order = await tx
        .selectFrom('orders')
        .select('id')
        .where('account_id', '=', account.id)
        .where('wo_number', '=', wo_number)
        .executeTakeFirst();
      if (!order) throw input.wrong('wo_number', 'must be that of an order of the account');
      const there = await tx
        .selectFrom('supplied_notes')
        .select('id')
        .where('note_key', '=', key)
        .executeTakeFirst();
      if (there) throw input.wrong('note_id', 'is taken by another note');
      await tx
        .insertInto('supplied_notes')
        .values({
          account_id: account.id,
          wo_number,
          note_key: key,
          note_type: input.choice('note_type', TYPES, 'wo'),
          body: input.required('note_text', this.context.limits.noteText),
          note_from: input.required('note_from', 200),
          transaction_id: randomUUID(),
          created_at: this.context.now(),
        })
        .execute();
    });
  }

  /**
   * The notes that show on an order, oldest first.
   *
   * @param username who looks: notes that are set for groups show to their members only. Default: all notes
   * @throws LinkError `order_not_found`, `not_found` for an unknown user
   */
  async list(reportId: string, username?: string): Promise<readonly SiteNote[]> {
    const { read } = this.context.database;
    if (!isRowId(reportId)) throw noOrder(reportId);
    const order = await read
      .selectFrom('orders')
      .select(['id', 'property_id'])
      .where('id', '=', reportId)
      .executeTakeFirst();
    if (!order) throw noOrder(reportId);
    const notes = await notesOn(read, order);
    if (username === undefined) return notes.map((note) => shown(note, order.id));
    const viewer = await viewerNamed(read, username);
    const ids = await seenNotes(
      read,
      viewer,
      notes.map(({ id }) => id),
    );
    return notes.filter(({ id }) => ids.has(id)).map((note) => shown(note, order.id));
  }
}

/** A user as one who looks at records. @throws LinkError `not_found` */
export async function viewerNamed(read: Statements, username: string): Promise<Viewer> {
  return personOf(read, (await requireUser(read, username)).id);
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

type FoundNote = Pick<Selectable<NoteRow>, (typeof SHOWN)[number]>;

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

/** @param viewer who revises it; undefined: all notes are there */
async function revised(
  tx: Statements,
  id: string,
  viewer: Viewer | undefined,
): Promise<string | null> {
  if (id === '' || id === '0') return null;
  const note =
    isRowId(id) &&
    (await tx.selectFrom('notes').select('id').where('id', '=', id).executeTakeFirst());
  if (note && (!viewer || (await seesNote(tx, viewer, id)))) return note.id;
  throw notFound(`note ${id.slice(0, 40)}`);
}
