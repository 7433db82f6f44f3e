import { sql } from 'kysely';
import { type IncomingFile, LinkError } from '../../../index.js';
import type { SiteContext } from '../../engine/context.js';
import type { FileStore, StoredContent } from '../../engine/files/file-store.js';
import { storeWithMetadata } from '../../engine/files/photo-metadata.js';
import { storeThumbnail } from '../../engine/files/thumbnails.js';
import type { Quotas, SendingHolder } from '../../engine/quotas.js';
import type { Statements } from '../../engine/store/database.js';
import { PAGE_ROWS, pagedList } from '../../engine/store/pages.js';
import { type Preparation, prepared } from '../../engine/store/prepared.js';
import type { StoredRow } from '../../engine/store/schema/schema.js';
import { recordReceived } from '../../orders/received/received-records.js';
import { shownNoteIds } from '../../orders/shown-notes.js';
import { storeSentFile } from '../../owner/sent-file.js';
import {
  type Caller,
  callerOf,
  callersOrder,
  type EventHandler,
  type FileHandler,
} from './event-handler.js';

/**
 * get_file: sends the photos and documents of an order, or the attachments of its notes, with fresh addresses. A long
 * list is read page by page while it is sent.
 */
export function getFile(context: SiteContext): EventHandler<'get_file'> {
  return async (event) => {
    const { report_id, module_type } = event.data;
    const caller = callerOf(event);
    const { read, engine } = context.database;
    const files =
      (module_type === 'job_notes' && (await sentAttachments(read, event.data, caller))) ||
      (await filesOf(read, event.data, caller));
    const answered = (file: FoundFile) => ({
      report_id,
      file_id: file.id,
      file_name: file.file_name,
      file_type: file.mime_type,
      file_size: file.byte_size,
      file_desc: file.description,
      ...addressesOf(file, context),
      module_type,
      org_name: file.org_name,
    });
    const readPage = (after: FoundFile | undefined) => files(after?.id ?? '0');
    return pagedList(readPage, answered, PAGE_ROWS[engine]);
  };
}

type Asked = Parameters<EventHandler<'get_file'>>[0]['data'];

/** Reads one page. Its files have ids above that of the last file of the page before. */
type ReadFiles = (after: string) => Promise<readonly FoundFile[]>;

async function filesOf(
  statements: Statements,
  { report_id, module_type }: Asked,
  caller: Caller,
): Promise<ReadFiles> {
  const { id: orderId, property_id: propertyId } = await callersOrder(
    statements,
    report_id,
    caller,
  );
  const position = { orderId, propertyId, accountId: caller.id };
  const find = module_type === 'uploads' ? FIND_UPLOADS : FIND_ATTACHMENTS;
  return (after) => find(statements, { ...position, after });
}

/**
 * Returns the attachments of the notes that this site has sent to the caller, which owns the order. The order is named
 * by the owner's id or by ours. Returns undefined where the caller owns no such order.
 */
async function sentAttachments(
  statements: Statements,
  { report_id, remote_report_id = report_id }: Asked,
  caller: Caller,
): Promise<ReadFiles | undefined> {
  const order = await statements
    .selectFrom('orders')
    .innerJoin('links', 'links.id', 'orders.link_id')
    .select('orders.id')
    .where('links.account_id', '=', caller.id)
    .where('links.removed_at', 'is', null)
    .where('orders.remote_report_id', 'in', [report_id, remote_report_id])
    .executeTakeFirst();
  if (!order) return undefined;
  return (after) => FIND_SENT(statements, { orderId: order.id, after });
}

/** The columns of a file in the answer of get_file. */
const COLUMNS = [
  'id',
  'file_name',
  'mime_type',
  'byte_size',
  'description',
  'org_name',
  'sha256',
  'thumbnail_sha256',
  'thumbnail_type',
] as const;

type FoundFile = Pick<StoredRow<'files'>, (typeof COLUMNS)[number]>;

function filePage({ statements, engine, value }: Preparation<{ readonly after: string }>) {
  return statements
    .selectFrom('files')
    .select(COLUMNS)
    .where('id', '>', value('after'))
    .orderBy('id')
    .limit(sql.lit(PAGE_ROWS[engine]));
}

interface FilesOfOrder {
  readonly orderId: string;
  readonly propertyId: string;
  readonly accountId: string;
  readonly after: string;
}

const FIND_UPLOADS = prepared<FilesOfOrder, FoundFile>((preparation) => {
  const { value } = preparation;
  return filePage(preparation)
    .where('order_id', '=', value('orderId'))
    .where('area', '=', sql.lit('uploads'))
    .where((file) =>
      file.or([file('account_id', 'is', null), file('account_id', '=', value('accountId'))]),
    )
    .compile();
});

const FIND_ATTACHMENTS = prepared<FilesOfOrder, FoundFile>((preparation) => {
  const { statements, value } = preparation;
  const order = { id: value('orderId'), property_id: value('propertyId') };
  return filePage(preparation)
    .where('note_id', 'in', shownNoteIds(statements, order, value('accountId')))
    .compile();
});

const FIND_SENT = prepared<Pick<FilesOfOrder, 'orderId' | 'after'>, FoundFile>((preparation) => {
  const { value } = preparation;
  return filePage(preparation)
    .where('order_id', '=', value('orderId'))
    .where('area', '=', 'job_notes')
    .where('link_id', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('outbox')
          .select('outbox.id')
          .where('outbox.order_id', '=', value('orderId'))
          .where('outbox.kind', '=', 'note'),
      ),
    )
    .compile();
});

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

/**
 * send_file: stores a photo or document. A file with the same file_id of the same sender on the same order is replaced.
 */
export function sendFile(context: SiteContext): FileHandler {
  const { database, files, quotas, now } = context;
  return async (event) => {
    const { data, file, delivery } = event;
    const caller = callerOf(event);
    const holder: SendingHolder = { kind: 'account', id: caller.id };
    const seen = await callersOrder(database.read, data.dst_report_id, caller);
    const position = { order_id: seen.id, account_id: caller.id, sender_file_id: data.file_id };
    await makeRoom(database.read, quotas, { holder, position, size: file.size ?? 0 });
    const { stored, metadata } = await storeWithMetadata(files, await file.open(), file.mimeType);
    const thumbnail = await thumbnailOf(file, stored, context);
    await delivery.commit(async (tx: Statements) => {
      const order = await callersOrder(tx, data.dst_report_id, caller);
      const before = await makeRoom(tx, quotas, { holder, position, size: stored.size });
      if (before && before.sha256 !== stored.sha256) {
        await quotas.noteReplaced(tx, holder, { ...before, at: now() });
      }
      const content = {
        file_area: file.fileArea,
        file_name: file.name,
        mime_type: file.mimeType,
        sha256: stored.sha256,
        byte_size: stored.size,
        ...thumbnail,
        ...metadata,
        raw: JSON.stringify({ ...data, obj_url: undefined, obj_url_thumb: undefined }),
      };
      const at = now();
      const origin = { description: '', org_name: caller.displayName, created_at: at };
      const fresh = { ...position, order_id: order.id, area: 'uploads', ...origin };
      const id = await storeSentFile(tx, { ...fresh, ...content }, content);
      const detail = { file_id: id, file_name: file.name };
      const entry = { orderId: order.id, actor: caller.username, action: 'file added', at, detail };
      await recordReceived(tx, { kind: 'file', keys: [id] }, entry);
      return null;
    });
    return null;
  };
}

/** The unique position of a received file. */
interface ReceivedPosition {
  readonly order_id: string;
  readonly account_id: string;
  readonly sender_file_id: string;
}

/**
 * Refuses a file that exceeds the quota of its account. A replaced file counts beside the new one for a day.
 *
 * @returns the replaced content; undefined where there is none, or no quota
 * @throws LinkError `quota_exceeded`
 */
async function makeRoom(
  statements: Statements,
  quotas: Quotas,
  {
    holder,
    position,
    size,
  }: { readonly holder: SendingHolder; readonly position: ReceivedPosition; readonly size: number },
) {
  if (!quotas.isSet(holder.kind)) return undefined;
  const before = await statements
    .selectFrom('files')
    .select(['sha256', 'byte_size'])
    .where('account_id', '=', position.account_id)
    .where('order_id', '=', position.order_id)
    .where('area', '=', 'uploads')
    .where('sender_file_id', '=', position.sender_file_id)
    .executeTakeFirst();
  await quotas.requireRoom(statements, holder, { bytes: size, files: before ? 0 : 1 });
  return before;
}

/** The thumbnail that the sender offers; one that is too large is none, and the site makes its own. */
async function thumbnailOf(
  file: IncomingFile,
  stored: StoredContent,
  { files, makeThumbnail }: SiteContext,
) {
  const sent = file.thumbnail && (await sentThumbnail(file.thumbnail, files));
  if (sent) return sent;
  const sha256 = await storeThumbnail(files, makeThumbnail, stored, file.mimeType);
  return { thumbnail_sha256: sha256 ?? null, thumbnail_type: sha256 ? 'image/jpeg' : null };
}

async function sentThumbnail(thumbnail: IncomingFile, files: FileStore) {
  try {
    const { sha256 } = await files.put(await thumbnail.open());
    return { thumbnail_sha256: sha256, thumbnail_type: thumbnail.mimeType };
  } catch (error) {
    if (LinkError.is(error) && error.code === 'body_too_large') return undefined;
    throw error;
  }
}
