import { type IncomingFile, LinkError } from '../../index.js';
import type { SiteContext } from '../context.js';
import type { StoredContent } from '../files/file-store.js';
import { keepThumbnail } from '../files/thumbnails.js';
import { notesOn } from '../owner/notes.js';
import type { StoredOrder } from '../owner/orders/order-writing.js';
import type { Statements } from '../store/database.js';
import type { FileRow } from '../store/schema/tables.js';
import {
  type Caller,
  callerOf,
  callersOrder,
  type EventHandler,
  type FileHandler,
} from './event-handler.js';

/** Ids per statement: databases take a bounded number of values. */
const CHUNK = 500;

/** get_file: the photos and documents of an order, or the attachments of its notes, with fresh addresses. */
export function getFile(context: SiteContext): EventHandler<'get_file'> {
  const { database } = context;
  return async (event) => {
    const { report_id, module_type } = event.data;
    const caller = callerOf(event);
    const sent =
      module_type === 'job_notes' && (await sentAttachments(database.read, event.data, caller));
    const files = sent || (await filesOf(database.read, event.data, caller));
    return files.map((file) => ({
      report_id,
      file_id: file.id,
      file_name: file.file_name,
      file_type: file.mime_type,
      file_size: file.byte_size,
      file_desc: file.description,
      ...addressesOf(file, context),
      module_type,
      org_name: file.org_name,
    }));
  };
}

type Asked = Parameters<EventHandler<'get_file'>>[0]['data'];

async function filesOf(
  statements: Statements,
  { report_id, module_type }: Asked,
  caller: Caller,
): Promise<readonly FoundFile[]> {
  const order = await callersOrder(statements, report_id, caller);
  return module_type === 'uploads'
    ? uploadsOf(statements, order, caller)
    : attachmentsOn(statements, order, caller);
}

/**
 * The attachments of the notes that this site has sent to the caller, which owns the order: by the id that it has there,
 * or by ours. Undefined where the caller owns no such order.
 */
async function sentAttachments(
  statements: Statements,
  { report_id, remote_report_id = report_id }: Asked,
  caller: Caller,
): Promise<readonly FoundFile[] | undefined> {
  const order = await statements
    .selectFrom('orders')
    .innerJoin('links', 'links.id', 'orders.link_id')
    .select('orders.id')
    .where('links.account_id', '=', caller.id)
    .where('links.removed_at', 'is', null)
    .where('orders.remote_report_id', 'in', [report_id, remote_report_id])
    .executeTakeFirst();
  if (!order) return undefined;
  return statements
    .selectFrom('files')
    .innerJoin('outbox', 'outbox.order_id', 'files.order_id')
    .selectAll('files')
    .distinct()
    .where('files.order_id', '=', order.id)
    .where('files.area', '=', 'job_notes')
    .where('files.link_id', 'is', null)
    .where('outbox.kind', '=', 'note')
    .orderBy('files.id')
    .execute();
}

type FoundFile = Omit<FileRow, 'id'> & { readonly id: string };

function addressesOf(file: FoundFile, { addresses }: SiteContext) {
  const { sha256, file_name: fileName, mime_type: mimeType } = file;
  const obj_url = addresses.of({ sha256, fileName, mimeType });
  if (file.thumbnail_sha256 === null) return { obj_url };
  const thumbnail = {
    sha256: file.thumbnail_sha256,
    fileName: `thumbnail of ${fileName}`,
    mimeType: file.thumbnail_type ?? 'image/jpeg',
  };
  return { obj_url, obj_url_thumb: addresses.of(thumbnail) };
}

function uploadsOf(statements: Statements, order: StoredOrder, caller: Caller) {
  return statements
    .selectFrom('files')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('area', '=', 'uploads')
    .where((file) => file.or([file('account_id', 'is', null), file('account_id', '=', caller.id)]))
    .orderBy('id')
    .execute();
}

async function attachmentsOn(statements: Statements, order: StoredOrder, caller: Caller) {
  const notes = (await notesOn(statements, order, caller.id)).map(({ id }) => id);
  const files: FoundFile[] = [];
  for (let start = 0; start < notes.length; start += CHUNK) {
    const found = await statements
      .selectFrom('files')
      .selectAll()
      .where('note_id', 'in', notes.slice(start, start + CHUNK))
      .orderBy('id')
      .execute();
    files.push(...found);
  }
  return files;
}

/** send_file: keeps a photo or document. The same file_id from the same sender on the same order replaces it. */
export function sendFile(context: SiteContext): FileHandler {
  const { database, files, now } = context;
  return async (event) => {
    const { data, file, delivery } = event;
    const caller = callerOf(event);
    await callersOrder(database.read, data.dst_report_id, caller);
    const stored = await files.put(await file.open());
    const thumbnail = await thumbnailOf(file, stored, context);
    await delivery.commit(async (tx: Statements) => {
      const order = await callersOrder(tx, data.dst_report_id, caller);
      const content = {
        file_area: file.fileArea,
        file_name: file.name,
        mime_type: file.mimeType,
        sha256: stored.sha256,
        byte_size: stored.size,
        ...thumbnail,
        raw: JSON.stringify({ ...data, obj_url: undefined, obj_url_thumb: undefined }),
      };
      await tx
        .insertInto('files')
        .values({
          ...content,
          order_id: order.id,
          account_id: caller.id,
          sender_file_id: data.file_id,
          area: 'uploads',
          description: '',
          org_name: caller.displayName,
          created_at: now(),
        })
        .onConflict((conflict) =>
          conflict
            .columns(['account_id', 'order_id', 'area', 'sender_file_id'])
            .where('sender_file_id', 'is not', null)
            .doUpdateSet(content),
        )
        .execute();
      return null;
    });
    return null;
  };
}

async function thumbnailOf(
  file: IncomingFile,
  stored: StoredContent,
  { files, makeThumbnail }: SiteContext,
) {
  const { thumbnail } = file;
  if (thumbnail) {
    const { sha256 } = await files.put(await thumbnail.open());
    return { thumbnail_sha256: sha256, thumbnail_type: thumbnail.mimeType };
  }
  const sha256 = await keepThumbnail(files, makeThumbnail, stored, file.mimeType);
  return { thumbnail_sha256: sha256 ?? null, thumbnail_type: sha256 ? 'image/jpeg' : null };
}

/**
 * The photos that a sender names by its own ids, as ours.
 *
 * @throws LinkError `file_not_found` for one that was never received, `flag_invalid` for one that is no photo
 */
export async function photosOf(
  statements: Statements,
  order: StoredOrder,
  caller: Caller,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(fileIds)];
  const found = new Map<string, string>();
  for (let start = 0; start < wanted.length; start += CHUNK) {
    const rows = await statements
      .selectFrom('files')
      .select(['id', 'sender_file_id', 'file_area'])
      .where('account_id', '=', caller.id)
      .where('order_id', '=', order.id)
      .where('area', '=', 'uploads')
      .where('sender_file_id', 'in', wanted.slice(start, start + CHUNK))
      .execute();
    for (const { id, sender_file_id, file_area } of rows) {
      if (file_area !== 0) {
        const message = `File ${sender_file_id} is no photo: only photos are flagged.`;
        throw new LinkError('flag_invalid', message);
      }
      found.set(sender_file_id ?? '', id);
    }
  }
  const missing = wanted.find((id) => !found.has(id));
  if (missing === undefined) return found;
  const message = `No file ${missing} was received for order ${order.id}: send it first.`;
  throw new LinkError('file_not_found', message);
}

/** One flag: a photo, by our id, and what it shows. */
export interface Flag {
  readonly fileId: string;
  /** `b` bid, `c` completion, `pc` question of a form. */
  readonly workType: 'b' | 'c' | 'pc';
  /** The bid or completion, or form and question. */
  readonly target: string;
  /** `b` before, `i` during, `a` after; '' for a question. */
  readonly stage: string;
}

/** Keeps flags; one that is there already stays. */
export async function keepFlags(
  tx: Statements,
  flags: readonly Flag[],
  {
    order,
    caller,
    at,
  }: { readonly order: StoredOrder; readonly caller: Caller; readonly at: number },
): Promise<void> {
  for (let start = 0; start < flags.length; start += CHUNK) {
    const rows = flags.slice(start, start + CHUNK).map(({ fileId, workType, target, stage }) => ({
      order_id: order.id,
      account_id: caller.id,
      file_id: fileId,
      work_type: workType,
      target,
      stage,
      flagged_at: at,
    }));
    await tx
      .insertInto('photo_flags')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['file_id', 'work_type', 'target', 'stage']).doNothing(),
      )
      .execute();
  }
}
