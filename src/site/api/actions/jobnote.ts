import { randomUUID } from 'node:crypto';
import { ApiError } from '../../../api/errors.js';
import type { JobnoteUpdateRequest } from '../../../api/generated/action-types.js';
import type { ActionErrorType } from '../../../api/index.js';
import { shortName } from '../../../protocol/errors/short-name.js';
import { isRowId } from '../../engine/context.js';
import type { Statements } from '../../engine/store/database.js';
import { noteSendingOf } from '../../orders/attachments/note-recipients.js';
import { removeNoteOf } from '../../orders/notes.js';
import type { AnyOrder } from '../../orders/order-writing.js';
import { once } from '../once.js';
import { answering } from '../service-refusal.js';
import { type SiteActions, type SiteCall, visibleOrder } from '../site-actions.js';
import { type NoteHead, visibleNotes } from '../visible-notes.js';

/** The actions of the service `jobnote`, on owned and imported orders. */
export const JOBNOTE: SiteActions = {
  'jobnote/list': async (call) => {
    const order = await visibleOrder(call, call.event.data.report_id, 'not_found');
    const notes = await visibleNotes(call, order);
    const revisions = revisionIds(notes);
    const ofType = (type: string) =>
      notes
        .filter(({ note_type }) => note_type === type)
        .map(({ id, revises_id }) => {
          const later = revisions.get(id);
          return {
            note_id: Number(id),
            ...(later === undefined ? {} : { revisions: later }),
            ...(revises_id === null ? {} : { base_revision: Number(revises_id) }),
          };
        });
    return { report_id: Number(order.id), wo_notes: ofType('wo'), prop_notes: ofType('prop') };
  },

  'jobnote/get': async (call) => {
    const { note } = await visibleNote(call, 'not_found');
    const { read } = call.context.database;
    const row = await read
      .selectFrom('notes')
      .select(['body', 'inserted_by', 'created_at'])
      .where('id', '=', note.id)
      .executeTakeFirst();
    const sending = await noteSendingOf(read, note.id);
    if (!row || !sending) return call.event.fail('not_found', 'There is no such note.');
    const { users, emails, reminder_date, reminder_time } = sending;
    return {
      base_revision: note.revises_id === null ? null : Number(note.revises_id),
      note_type: note.note_type,
      note_text: row.body,
      created_by: row.inserted_by,
      create_time: Math.floor(row.created_at / 1000),
      ...(users.length === 0 ? {} : { sent_to_users: users.map(({ user_id }) => Number(user_id)) }),
      ...(emails.length === 0 ? {} : { sent_to_emails: [...emails] }),
      ...(reminder_date === null || reminder_time === null ? {} : { reminder_date, reminder_time }),
      // A note for groups does not exist for an app.
      group_permissions: [],
    };
  },

  'jobnote/file/list': async (call) => {
    const { note, order } = await visibleNote(call, 'not_found');
    // The attachments of a property note are files of the order that it was written on.
    if (note.order_id !== order.id) await visibleOrder(call, note.order_id, 'not_found');
    const files = await call.context.database.read
      .selectFrom('files')
      .select(['id', 'file_name', 'mime_type'])
      .where('note_id', '=', note.id)
      .orderBy('id')
      .execute();
    return {
      files: files.map(({ id, file_name, mime_type }) => ({
        file_id: Number(id),
        file_name,
        file_type: mime_type,
      })),
    };
  },

  'jobnote/create': async (call) => {
    const { data } = call.event;
    const order = await visibleOrder(call, data.report_id, 'not_found');
    return writeNote(call, order, {
      note_type: data.note_type?.trim() || 'wo',
      result: (id) => `Note ${id} is written.`,
    });
  },

  'jobnote/update': async (call) => {
    const { note, order } = await visibleNote(call, 'not_found');
    const { note_type } = call.event.data;
    return writeNote(call, order, {
      note_type: note_type?.trim() || note.note_type,
      // All revisions stem from the first version.
      revises: note.revises_id ?? note.id,
      from: note,
      result: (id) => `Note ${id} revises note ${note.id}.`,
    });
  },

  'jobnote/delete': async (call) => {
    const { note, order, notes } = await visibleNote(call, 'note_not_found');
    if (note.revises_id !== null && !notes.some(({ id }) => id === note.revises_id)) {
      return call.event.fail('note_base_revision_not_found');
    }
    const types = { result_locked: 'note_delete_error', not_found: 'note_not_found' } as const;
    return answering(types, () =>
      once(call, async (acting) => {
        if (order.link_id === null) {
          const seenIds = new Set(notes.map(({ id }) => id));
          const removed = { reportId: order.id, noteId: note.id, seenIds };
          await removeNoteOf(call.context, removed, acting);
        } else await call.importer.results.removeNote(order.id, note.id, acting);
        return { message: `Note ${note.id} is deleted.` };
      }),
    );
  },
};

/** Returns the ids of the revisions of notes, by the ids of their first versions. An order may have many notes. */
function revisionIds(notes: readonly NoteHead[]): ReadonlyMap<string, number[]> {
  const revisions = new Map<string, number[]>();
  for (const { id, revises_id } of notes) {
    if (revises_id === null) continue;
    const known = revisions.get(revises_id);
    if (known) known.push(Number(id));
    else revisions.set(revises_id, [Number(id)]);
  }
  return revisions;
}

type NoteCall =
  | SiteCall<'jobnote/get'>
  | SiteCall<'jobnote/file/list'>
  | SiteCall<'jobnote/update'>
  | SiteCall<'jobnote/delete'>;

interface VisibleNote {
  readonly note: NoteHead;
  readonly order: AnyOrder;
  /** All notes of the order that exist for the app. */
  readonly notes: readonly NoteHead[];
}

/**
 * Returns the note that a call names, among those that its app may see.
 *
 * @throws ApiError `not_found` for the order, `type` for the note
 */
async function visibleNote(call: NoteCall, type: ActionErrorType): Promise<VisibleNote> {
  const { report_id, note_id } = call.event.data;
  const order = await visibleOrder(call as SiteCall<'jobnote/get'>, report_id, 'not_found');
  const notes = await visibleNotes(call, order);
  const note = notes.find(({ id }) => id === String(note_id));
  if (note) return { note, order, notes };
  throw new ApiError(type, `There is no note ${note_id} on order ${order.id}.`);
}

type WriteCall = SiteCall<'jobnote/create'> | SiteCall<'jobnote/update'>;

/** The note or revision of a call. */
interface WrittenNote {
  readonly note_type: string;
  /** The id of the first version; absent for a new note. */
  readonly revises?: string;
  /** The note whose text an absent one is. */
  readonly from?: NoteHead;
  readonly result: (id: string) => string;
}

/** Writes a note or a revision: on an owned order, or into the outbox of an imported one. */
async function writeNote(
  call: WriteCall,
  { id: report_id, link_id }: AnyOrder,
  { note_type, revises, from, result }: WrittenNote,
): Promise<{ readonly note_id: number; readonly result: string }> {
  if (note_type !== 'wo' && note_type !== 'prop') {
    return call.event.fail('invalid_request', 'note_type must be wo or prop.');
  }
  const type: 'wo' | 'prop' = note_type;
  const note = {
    note_text: call.event.data.note_text ?? (from ? await textOf(call, from) : ''),
    note_type: type,
    ...(revises === undefined ? {} : { revises }),
    ...(await sendingOf(call)),
  };
  const { owner, importer } = call;
  return answering({ not_found: 'invalid_request' }, () =>
    once(call, async (acting) => {
      if (link_id === null) {
        const { by = '' } = acting;
        const given = { ...note, report_id, insert_by: by };
        const id = await owner.notes.create(given, undefined, acting);
        return { note_id: Number(id), result: result(id) };
      }
      const given = { key: `api-${randomUUID()}`, ...note };
      const { notes } = await importer.results.add(report_id, { notes: [given] }, acting);
      const [id = ''] = notes;
      return { note_id: Number(id), result: result(id) };
    }),
  );
}

async function textOf({ context }: WriteCall, { id }: NoteHead): Promise<string> {
  const query = context.database.read.selectFrom('notes').select('body').where('id', '=', id);
  return (await query.executeTakeFirst())?.body ?? '';
}

/** Returns groups, recipients and reminder of a request as services read them. @throws ApiError `invalid_request` */
async function sendingOf(call: WriteCall) {
  const data: Omit<JobnoteUpdateRequest, 'report_id' | 'note_id'> = call.event.data;
  const { read } = call.context.database;
  const users = data.send_to_users ?? [];
  const groups = data.group_permissions ?? [];
  const named = async (ids: readonly (string | number)[], of: 'users' | 'note_groups') => {
    const names: string[] = [];
    for (const id of new Set(ids.map(String))) {
      const name = isRowId(id) ? await nameOf(read, of, id) : undefined;
      if (name === undefined) {
        const what = of === 'users' ? 'user' : 'group';
        return call.event.fail('invalid_request', `There is no ${what} ${shortName(id)}.`);
      }
      names.push(name);
    }
    return names;
  };
  return {
    send_to_users: await named(users, 'users'),
    groups: await named(groups, 'note_groups'),
    send_to_emails: (data.send_to_emails ?? []).map(String),
    ...(data.reminder_date ? { reminder_date: data.reminder_date } : {}),
    ...(data.reminder_time === undefined || data.reminder_time === ''
      ? {}
      : { reminder_time: String(data.reminder_time) }),
  };
}

async function nameOf(
  read: Statements,
  table: 'users' | 'note_groups',
  id: string,
): Promise<string | undefined> {
  if (table === 'users') {
    const user = read.selectFrom('users').select('username').where('id', '=', id);
    return (await user.where('is_active', '=', true).executeTakeFirst())?.username;
  }
  const group = read.selectFrom('note_groups').select('name').where('id', '=', id);
  return (await group.executeTakeFirst())?.name;
}
