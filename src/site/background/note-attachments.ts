import { createLinkClient, type FileRecordRead, type LinkClient } from '../../client/index.js';
import type { Logger } from '../../index.js';
import { baseName } from '../../protocol/file-name.js';
import type { SiteContext } from '../context.js';
import { typeOf } from '../owner/files.js';
import type { Task } from './runner.js';

/** How often the attachments of a note are asked for in vain. */
const MOST_ATTEMPTS = 8;
/** Milliseconds before the second attempt; doubled for each further one. */
const FIRST_DELAY = 5000;
/** Notes whose attachments are fetched in one run. */
const AT_ONCE = 20;

interface WaitingNote {
  readonly id: string;
  readonly order_id: string;
  readonly account_id: string | null;
  readonly modified_at: number;
  readonly org_name: string;
  readonly receiver_url: string | null;
  readonly receiver_username: string | null;
  readonly receiver_secret: string | null;
}

interface Settings {
  readonly siteId: string;
  readonly allowedHosts: readonly string[];
  readonly logger: Logger;
}

/** Fetches the attachments of notes that were received, from the receiver that the account of the sender names. */
export function noteAttachments(context: SiteContext, settings: Settings): Task {
  const { database, now } = context;
  const { logger } = settings;
  /** Attempts in vain, by note, and when the next one is due. */
  const failed = new Map<string, { readonly attempts: number; readonly next: number }>();

  async function settle(note: WaitingNote, state: 'fetched' | 'not fetched'): Promise<void> {
    failed.delete(note.id);
    await database.write((tx) =>
      tx
        .updateTable('notes')
        .set({ attachments: state })
        .where('id', '=', note.id)
        .where('modified_at', '=', note.modified_at)
        .execute(),
    );
  }

  async function attempt(note: WaitingNote, signal: AbortSignal): Promise<void> {
    const { attempts = 0, next = 0 } = failed.get(note.id) ?? {};
    if (next > now()) return;
    try {
      await fetchAll(note, context, settings, signal);
      await settle(note, 'fetched');
    } catch (error) {
      if (signal.aborted) return;
      logger.warn({ error, note: note.id, attempts: attempts + 1 }, 'attachments were not fetched');
      if (attempts + 1 >= MOST_ATTEMPTS) await settle(note, 'not fetched');
      else
        failed.set(note.id, { attempts: attempts + 1, next: now() + FIRST_DELAY * 2 ** attempts });
    }
  }

  return async (signal) => {
    try {
      for (const note of await waitingNotes(context)) await attempt(note, signal);
    } catch (error) {
      logger.warn({ error }, 'attachments could not be looked for');
    }
  };
}

function waitingNotes({ database }: SiteContext): Promise<WaitingNote[]> {
  return database.read
    .selectFrom('notes')
    .innerJoin('accounts', 'accounts.id', 'notes.account_id')
    .select(['notes.id', 'notes.order_id', 'notes.account_id', 'notes.modified_at'])
    .select(['notes.org_name', 'receiver_url', 'receiver_username', 'receiver_secret'])
    .where('notes.attachments', '=', 'pending')
    .orderBy('notes.id')
    .limit(AT_ONCE)
    .execute();
}

async function fetchAll(
  note: WaitingNote,
  context: SiteContext,
  { siteId, allowedHosts }: Settings,
  signal: AbortSignal,
): Promise<void> {
  const { receiver_url: url, receiver_username: username, receiver_secret, account_id } = note;
  if (url === null || username === null || receiver_secret === null || account_id === null) {
    throw new Error('the account names no receiver with a login');
  }
  const place = { table: 'accounts', column: 'receiver_secret', row: account_id };
  const password = context.key.decrypt(receiver_secret, place);
  const client = createLinkClient({ url, username, password, siteId, allowedHosts });
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
  { database, files, now }: SiteContext,
): Promise<void> {
  const { file_id } = record;
  const name = baseName(record.file_name ?? 'file');
  const type = typeOf(name);
  if (file_id === undefined || !type) return;
  const { sha256, size } = await files.put((await client.download(record)).stream);
  const content = { sha256, byte_size: size, file_name: name, mime_type: type.mimeType };
  await database.write((tx) =>
    tx
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
      .execute(),
  );
}
