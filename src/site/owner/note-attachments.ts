import { createLinkClient, type FileRecordRead, type LinkClient } from '../../client/index.js';
import { baseName } from '../../protocol/files/file-name.js';
import { isRowId, type SiteContext } from '../engine/context.js';
import { addJob } from '../engine/jobs/job.js';
import type { JobKind } from '../engine/jobs/job-queue.js';
import type { Holder } from '../engine/quotas.js';
import { receiverAddressPlace, wholeAddress } from '../engine/secrets/sealed-address.js';
import type { Statements } from '../engine/store/database.js';
import { typeOf } from '../orders/files.js';

/** The kind of the job that fetches the attachments of a note. */
export const ATTACHMENTS = 'attachments';

interface WaitingNote {
  readonly id: string;
  readonly order_id: string;
  readonly account_id: string | null;
  readonly modified_at: number;
  readonly org_name: string;
  readonly receiver_url: string | null;
  readonly receiver_url_secret: string | null;
  readonly receiver_username: string | null;
  readonly receiver_secret: string | null;
}

interface Settings {
  readonly siteId: string;
  readonly allowedHosts: readonly string[];
}

/** Fetches the attachments of a note that was received, from the receiver that the account of the sender names. */
export function noteAttachments(context: SiteContext, settings: Settings): JobKind {
  return {
    limit: 1,
    attempts: 8,
    delay: 5000,
    longestDelay: 3_600_000,
    async run({ key }, signal) {
      const note = await waitingNote(context, key);
      if (!note) return undefined;
      await fetchAll(note, context, settings, signal);
      await settle(context, note, 'fetched');
      return undefined;
    },
    async onAside({ key }) {
      const note = await waitingNote(context, key);
      if (note) await settle(context, note, 'not fetched');
    },
  };
}

async function settle(
  { database }: SiteContext,
  note: WaitingNote,
  state: 'fetched' | 'not fetched',
): Promise<void> {
  // One that has come again meanwhile is fetched again.
  await database.write((tx) =>
    tx
      .updateTable('notes')
      .set({ attachments: state })
      .where('id', '=', note.id)
      .where('modified_at', '=', note.modified_at)
      .execute(),
  );
}

function waitingNote({ database }: SiteContext, id: string): Promise<WaitingNote | undefined> {
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
    ])
    .where('notes.id', '=', id)
    .where('notes.attachments', 'in', ['pending', 'not fetched'])
    .executeTakeFirst();
}

async function fetchAll(
  note: WaitingNote,
  context: SiteContext,
  { siteId, allowedHosts }: Settings,
  signal: AbortSignal,
): Promise<void> {
  const { receiver_url: shown, receiver_url_secret: sealed, account_id } = note;
  const { receiver_username: username, receiver_secret } = note;
  if (shown === null || username === null || receiver_secret === null || account_id === null) {
    throw new Error('the account names no receiver with a login');
  }
  const place = { table: 'accounts', column: 'receiver_secret', row: account_id };
  const password = context.key.decrypt(receiver_secret, place);
  const url = wholeAddress(context.key, { shown, sealed }, receiverAddressPlace(account_id));
  const client = createLinkClient({
    url,
    username,
    password,
    siteId,
    allowedHosts,
    onExchange: (exchange) =>
      context.onExchange('out', exchange, { origin: `account:${account_id}` }),
  });
  try {
    const data = { report_id: note.order_id, module_type: 'job_notes' } as const;
    for (const record of await client.call('get_file', data, { signal })) {
      await fetchOne(record, note, client, context);
    }
  } finally {
    await client.close();
  }
}

async function fetchOne(
  record: FileRecordRead,
  note: WaitingNote,
  client: LinkClient,
  { database, files, quotas, now }: SiteContext,
): Promise<void> {
  const { file_id } = record;
  const name = baseName(record.file_name ?? 'file');
  const type = typeOf(name);
  if (file_id === undefined || !type) return;
  const holder: Holder = { kind: 'account', id: note.account_id ?? '' };
  await quotas.requireRoom(database.read, holder, { files: 1, bytes: 1 });
  const { sha256, size } = await files.put((await client.download(record)).stream);
  const content = { sha256, byte_size: size, file_name: name, mime_type: type.mimeType };
  await database.write(async (tx) => {
    await quotas.requireRoom(tx, holder, { files: 1, bytes: size });
    await tx
      .insertInto('files')
      .values({
        ...content,
        order_id: note.order_id,
        note_id: note.id,
        account_id: note.account_id,
        sender_file_id: String(file_id),
        area: 'job_notes',
        file_area: type.fileArea,
        description: record.file_desc ?? '',
        org_name: record.org_name ?? note.org_name,
        raw: JSON.stringify({ ...record, obj_url: undefined, obj_url_thumb: undefined }),
        created_at: now(),
      })
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'order_id', 'area', 'sender_file_id'])
          .where('sender_file_id', 'is not', null)
          .doUpdateSet(content),
      )
      .execute();
  });
}

/** Asks again for the attachments of an account's notes of an order that are not there. @returns whether any are missing */
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
