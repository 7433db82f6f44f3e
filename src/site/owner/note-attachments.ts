import type { SiteContext } from '../engine/context.js';
import { isRowId } from '../engine/context.js';
import { addJob } from '../engine/jobs/job.js';
import { JOB_RETRIES, type JobKind } from '../engine/jobs/job-kinds.js';
import type { Statements } from '../engine/store/database.js';
import {
  type AttachmentSettings,
  fetchAttachments,
  type NoteOfAccount,
} from './fetched-attachments.js';

/** The kind of the job that fetches the attachments of a note. */
export const ATTACHMENTS = 'attachments';

/** Returns the job that fetches the attachments of a received note, from the receiver that its account names. */
export function noteAttachments(context: SiteContext, settings: AttachmentSettings): JobKind {
  return {
    limit: 1,
    ...JOB_RETRIES,
    async run({ key, failures }, signal) {
      const note = await waitingNote(context, key);
      if (!note) return undefined;
      const isWhole = await fetchAttachments(context, note, settings, { failures, signal });
      await settle(context, note, isWhole ? 'fetched' : 'not fetched');
      return undefined;
    },
    async onDead({ key }) {
      const note = await waitingNote(context, key);
      if (note) await settle(context, note, 'not fetched');
    },
  };
}

async function settle(
  { database }: SiteContext,
  note: NoteOfAccount,
  state: 'fetched' | 'not fetched',
): Promise<void> {
  // A note that was sent again meanwhile is fetched again.
  await database.write((tx) =>
    tx
      .updateTable('notes')
      .set({ attachments: state })
      .where('id', '=', note.id)
      .where('modified_at', '=', note.modified_at)
      .execute(),
  );
}

function waitingNote({ database }: SiteContext, id: string): Promise<NoteOfAccount | undefined> {
  return database.read
    .selectFrom('notes')
    .innerJoin('accounts', 'accounts.id', 'notes.account_id')
    .select(['notes.id', 'notes.order_id', 'notes.account_id', 'notes.modified_at'])
    .select([
      'notes.org_name',
      'receiver_url',
      'receiver_url_secret',
      'receiver_username',
      'receiver_secret',
      'accounts.options',
    ])
    .where('notes.id', '=', id)
    .where('notes.attachments', 'in', ['pending', 'not fetched'])
    .executeTakeFirst();
}

/** Queues the missing attachments of an account's notes of an order again. @returns true if some are missing */
export async function fetchAttachmentsAgain(
  tx: Statements,
  {
    accountId,
    orderId,
    at,
  }: { readonly accountId: string; readonly orderId: string; readonly at: number },
): Promise<boolean> {
  if (!isRowId(orderId)) return false;
  const notes = await tx
    .selectFrom('notes')
    .select('id')
    .where('account_id', '=', accountId)
    .where('order_id', '=', orderId)
    .where('attachments', 'in', ['pending', 'not fetched'])
    .execute();
  for (const { id: key } of notes) {
    const lane = `account:${accountId}`;
    await addJob(tx, { kind: ATTACHMENTS, lane, key, runAt: at, isUrgent: true });
  }
  return notes.length > 0;
}
