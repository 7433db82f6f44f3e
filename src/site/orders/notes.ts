import { randomUUID } from 'node:crypto';
import { shortName } from '../../protocol/errors/short-name.js';
import {
  type ActingUser,
  actorOf,
  isRowId,
  notFound,
  type SiteContext,
} from '../engine/context.js';
import { Input } from '../engine/input.js';
import { ownerWrite } from '../engine/owner-write.js';
import type { Statements } from '../engine/store/database.js';
import {
  NOTE_SENDING,
  type NoteSending,
  readNoteSending,
  storeNoteSending,
} from './attachments/note-recipients.js';
import { removeNote } from './attachments/removal.js';
import { addHistory, lockOrder, noOrder } from './order-writing.js';
import { requireAccount } from './people/account-row.js';
import { requireGroup, requireUser } from './people/stored-users.js';
import { recordAdded } from './received/received-records.js';
import {
  allNoteIds,
  noteDate,
  noteShownOn,
  notesOn,
  revisionsOf,
  type SiteNote,
  shown,
} from './shown-notes.js';
import { personOf, seenNotes, seesNote } from './visibility/note-groups.js';
import type { Viewer } from './visibility/visibility.js';

const TYPES = ['wo', 'prop'] as const;

/** A note that this side writes. */
export interface NewNote extends NoteSending {
  readonly report_id: string;
  /** `wo` (default): a note of this order. `prop`: a note of its property, shown on all its orders. */
  readonly note_type?: (typeof TYPES)[number];
  readonly note_text: string;
  /** The author that is shown. Default `owner`. */
  readonly insert_by?: string;
  readonly org_name?: string;
  /** The id of the note that this one revises. */
  readonly revises?: string;
  /** The note groups of this side that it is shown to. Default: everybody. */
  readonly groups?: readonly string[];
}

/** A note for callers of get_all_notes. */
export interface NewSuppliedNote {
  readonly account: string;
  readonly wo_number: string;
  readonly note_type?: (typeof TYPES)[number];
  readonly note_text: string;
  readonly note_from: string;
  /** The id. Default: a new one. An existing one is refused. */
  readonly note_id?: string;
}

/** The members of a new note. */
const NEW_NOTE_MEMBERS = [
  'report_id',
  'note_type',
  'note_text',
  'insert_by',
  'org_name',
  'revises',
  'groups',
  ...NOTE_SENDING,
] as const;

/** The notes of orders and properties. */
export class Notes {
  /** @internal */
  constructor(/** @internal */ protected readonly context: SiteContext) {}

  /**
   * Writes a note.
   *
   * @param username the author: a note for groups is neither shown to others than their members nor revised by them.
   * Default: all notes are accessible
   * @param acting `db`: a transaction of one's own, as of other calls of the owner
   * @returns its id
   * @throws LinkError `input_invalid`, `order_not_found`, `not_found` for an unknown group, note or user,
   * `quota_exceeded` for an app of the JSON API
   */
  async create(note: NewNote, username?: string, acting?: ActingUser): Promise<string> {
    const input = new Input('notes.create', note, NEW_NOTE_MEMBERS);
    const sending = readNoteSending(input);
    const at = this.context.now();
    return ownerWrite(this.context, acting, async (tx) => {
      const viewer = username === undefined ? undefined : await viewerNamed(tx, username);
      const order = await lockOrder(tx, input.required('report_id'));
      await this.context.quotas.requireRoomOfApp(tx, acting?.app, { notes: 1 });
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
          app_id: acting?.app ?? null,
          created_at: at,
          modified_at: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await limitToGroups(tx, id, input.texts('groups'));
      await storeNoteSending(tx, { id, orderId: order.id, at }, sending);
      const detail = { note_id: id };
      await recordAdded(tx, acting, { kind: 'note', id, orderId: order.id, at, detail });
      return id;
    });
  }

  /**
   * Supplies a note to an account, which fetches it with get_all_notes.
   *
   * @param options `db`: a transaction of one's own, as of other calls of the owner
   * @throws LinkError `input_invalid`, `not_found`
   */
  async supply(note: NewSuppliedNote, options?: Pick<ActingUser, 'db'>): Promise<void> {
    const known = ['account', 'wo_number', 'note_type', 'note_text', 'note_from', 'note_id'];
    const input = new Input('notes.supply', note, known);
    await ownerWrite(this.context, options, async (tx) => {
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
   * Deletes a note of an owned order, its own or a received one, with its revisions and attachments. What the other side
   * has fetched stays there: no event of the protocol takes a note back.
   *
   * @throws LinkError `order_not_found`, `not_found`
   */
  async remove(reportId: string, noteId: string, acting?: ActingUser): Promise<void> {
    await removeNoteOf(this.context, { reportId, noteId }, acting);
  }

  /**
   * Returns the notes of an order, oldest first.
   *
   * @param username the viewer: notes for groups are shown to their members only. Default: all notes
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

/** The note of an owned order that is to be deleted. */
interface RemovedNote {
  readonly reportId: string;
  readonly noteId: string;
  /** The ids of the notes that exist for the caller. Default: all of the order. */
  readonly seenIds?: ReadonlySet<string>;
}

/**
 * Deletes a note with those of its revisions that exist for the caller. The others become notes of their own: a refusal
 * would reveal them, and a deletion would take them from the groups that see them.
 *
 * @throws LinkError `order_not_found`, `not_found`
 */
export async function removeNoteOf(
  context: SiteContext,
  { reportId, noteId, seenIds }: RemovedNote,
  acting?: ActingUser,
): Promise<void> {
  await ownerWrite(context, acting, async (tx) => {
    const order = await lockOrder(tx, reportId);
    if ((await noteShownOn(tx, order, noteId)) === undefined) {
      throw notFound(`note ${shortName(noteId)} on order ${order.id}`);
    }
    const revisions = await revisionsOf(tx, order, noteId);
    const removed = revisions.filter((id) => seenIds?.has(id) ?? true);
    for (const id of removed) await removeNote(tx, id);
    await tx
      .updateTable('notes')
      .set({ revises_id: null })
      .where('revises_id', '=', noteId)
      .where('id', 'in', allNoteIds(tx, order))
      .execute();
    await removeNote(tx, noteId);
    const entry = { orderId: order.id, actor: actorOf(acting), at: context.now() };
    const detail = { note_id: noteId, revisions: removed.length };
    await addHistory(tx, { ...entry, action: 'note deleted', detail });
  });
}

/** Returns a user as a viewer of records. @throws LinkError `not_found` */
export async function viewerNamed(read: Statements, username: string): Promise<Viewer> {
  return personOf(read, (await requireUser(read, username)).id);
}

/** Limits a new note to note groups. Without any it is for everybody. @throws LinkError `not_found` */
export async function limitToGroups(
  tx: Statements,
  noteId: string,
  groups: readonly string[],
): Promise<void> {
  for (const name of new Set(groups)) {
    const { id: group_id } = await requireGroup(tx, name);
    await tx.insertInto('note_visibility').values({ note_id: noteId, group_id }).execute();
  }
}

/** @param viewer the user who revises it; undefined: all notes are accessible */
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
  throw notFound(`note ${shortName(id)}`);
}
