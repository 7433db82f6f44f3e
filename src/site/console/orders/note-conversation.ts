import { LinkError } from '../../../index.js';
import { isRowId, notFound, type SiteContext } from '../../engine/context.js';
import { addJob } from '../../engine/jobs/job.js';
import type { Statements } from '../../engine/store/database.js';
import type { OrderDeviation } from '../../orders/received/order-deviations.js';
import type { SiteNote } from '../../orders/shown-notes.js';
import { ATTACHMENTS } from '../../owner/note-attachments.js';
import { namesOfUsers } from './order-history.js';

/** A note of an order as one turn of a conversation. */
export interface ShownNote extends SiteNote {
  /** The name of its author; '' where none is known. */
  readonly author: string;
  /** The account or link that it came from; null for a note of this side. */
  readonly from: string | null;
  /** The groups, users and addresses that it is for. Empty: everybody who sees the order. */
  readonly to: readonly string[];
  /** The groups that it is shown to. Empty: everybody who sees the order. */
  readonly groups: readonly string[];
  /** The reason for which attachments are missing, in words; null where nothing is missing or none is known. */
  readonly reason: string | null;
  /** True if some of its attachments are missing. */
  readonly lacks_attachments: boolean;
}

/** The event of the deviations of attachments. */
const FETCHED_BY = 'get_file job_notes';

const NO_RECEIVER =
  'The account names no address of its own receiver with a login, from which attachments are fetched. An administrator enters them under Accounts.';

/**
 * Returns the notes of an order with their authors and recipients by name, and the reasons for which attachments are
 * missing.
 *
 * @param order `waits_for`: the reason for which the import of an imported order waits
 */
export async function conversation(
  read: Statements,
  notes: readonly SiteNote[],
  order: { readonly deviations: readonly OrderDeviation[]; readonly waits_for?: string | null },
): Promise<readonly ShownNote[]> {
  if (notes.length === 0) return [];
  const ids = notes.map(({ note_id }) => note_id);
  const origins = await originsOf(read, ids);
  const names = await namesOfUsers(read, [...new Set(notes.map(({ insert_by }) => insert_by))]);
  const groups = await groupsOf(read, ids);
  const recipients = await recipientsOf(read, ids);
  const jobs = await jobReasons(read, ids);
  const left = order.deviations.filter(({ event }) => event === FETCHED_BY);
  return notes.map((note): ShownNote => {
    const { link, account, has_receiver } = origins.get(note.note_id) ?? NO_ORIGIN;
    const isReceived = link !== null || account !== null;
    const isOpen = note.attachments === 'pending' || note.attachments === 'not fetched';
    const lacks = isReceived && note.has_attachments && (isOpen || left.length > 0);
    const reasons = [
      ...(account !== null && !has_receiver && isOpen ? [NO_RECEIVER] : []),
      jobs.get(note.note_id) ?? (link === null ? null : (order.waits_for ?? null)),
      ...left.map(({ problem }) => problem),
    ].filter((reason) => reason !== null);
    return {
      ...note,
      // A person of the other side may have the name of a user here.
      author: (isReceived ? undefined : names.get(note.insert_by)) ?? note.insert_by,
      from: link ?? account,
      to: [...(groups.get(note.note_id) ?? []), ...(recipients.get(note.note_id) ?? [])],
      groups: groups.get(note.note_id) ?? [],
      reason: lacks && reasons.length > 0 ? [...new Set(reasons)].join(' ') : null,
      lacks_attachments: lacks,
    };
  });
}

const NO_ORIGIN = { link: null, account: null, has_receiver: false };

async function originsOf(read: Statements, ids: readonly string[]) {
  const rows = await read
    .selectFrom('notes')
    .leftJoin('accounts', 'accounts.id', 'notes.account_id')
    .leftJoin('links', 'links.id', 'notes.link_id')
    .select(['notes.id', 'accounts.username', 'links.name as link_name', 'accounts.receiver_url'])
    .where('notes.id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, receiver_url, username: account, link_name: link }) => [
      id,
      { account, link, has_receiver: receiver_url !== null },
    ]),
  );
}

/** Returns the groups of notes by their ids. */
async function groupsOf(read: Statements, ids: readonly string[]) {
  const groups = await read
    .selectFrom('note_visibility')
    .innerJoin('note_groups', 'note_groups.id', 'note_visibility.group_id')
    .select(['note_id', 'note_groups.name'])
    .where('note_id', 'in', ids)
    .orderBy('note_groups.name')
    .execute();
  return namesByNote(groups);
}

/** Returns the users and addresses that notes are for, by the ids of the notes. */
async function recipientsOf(read: Statements, ids: readonly string[]) {
  const recipients = await read
    .selectFrom('note_recipients')
    .leftJoin('users', 'users.id', 'note_recipients.user_id')
    .select(['note_id', 'note_recipients.email', 'users.username', 'users.display_name'])
    .where('note_id', 'in', ids)
    .orderBy('note_recipients.id')
    .execute();
  return namesByNote(
    recipients.map(({ note_id, email, username, display_name }) => ({
      note_id,
      name: display_name || username || email || '',
    })),
  );
}

function namesByNote(rows: readonly { readonly note_id: string; readonly name: string }[]) {
  const names = new Map<string, string[]>();
  for (const { note_id, name } of rows) names.set(note_id, [...(names.get(note_id) ?? []), name]);
  return names;
}

async function jobReasons(read: Statements, ids: readonly string[]) {
  const jobs = await read
    .selectFrom('jobs')
    .select(['job_key', 'reason'])
    .where('kind', '=', ATTACHMENTS)
    .where('job_key', 'in', ids)
    .execute();
  return new Map(jobs.map(({ job_key, reason }) => [job_key, reason]));
}

/**
 * Fetches the missing attachments of a note of an owned order again.
 *
 * @throws LinkError `not_found` for a note whose attachments are all here; `input_invalid` where its account names no
 * receiver
 */
export async function fetchAttachmentsOf(
  { database, now, wake }: Pick<SiteContext, 'database' | 'now' | 'wake'>,
  reportId: string,
  noteId: string,
): Promise<void> {
  await database.write(async (tx) => {
    const note =
      isRowId(noteId) &&
      isRowId(reportId) &&
      (await tx
        .selectFrom('notes')
        .innerJoin('accounts', 'accounts.id', 'notes.account_id')
        .select(['notes.id', 'accounts.id as account_id', 'receiver_url'])
        .where('notes.id', '=', noteId)
        .where('notes.order_id', '=', reportId)
        .where('notes.attachments', 'in', ['pending', 'not fetched'])
        .executeTakeFirst());
    if (!note) throw notFound('note that lacks attachments');
    if (note.receiver_url === null) throw new LinkError('input_invalid', NO_RECEIVER);
    await tx
      .updateTable('notes')
      .set({ attachments: 'pending' })
      .where('id', '=', note.id)
      .execute();
    const lane = `account:${note.account_id}`;
    await addJob(tx, { kind: ATTACHMENTS, lane, key: note.id, runAt: now(), isUrgent: true });
  });
  wake();
}
