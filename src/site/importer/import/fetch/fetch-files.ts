import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type FileRecordRead, LinkCallError, type LinkClient } from '../../../../client/index.js';
import { baseName } from '../../../../protocol/file-name.js';
import { keepThumbnail } from '../../../files/thumbnails.js';
import type { Storing } from '../../../jobs/claims.js';
import { typeOf } from '../../../owner/files.js';
import type { AnyOrder } from '../../../owner/orders/order-writing.js';
import { FRONT_OF_HOUSE } from '../../../owner/properties.js';
import type { Statements } from '../../../store/database.js';
import { prepared } from '../../../store/prepared.js';
import type { ImporterContext } from '../../context.js';
import type { OpenLink } from '../../links/link-clients.js';
import { isOfOrder } from '../order-record.js';
import { AT_ONCE, type FetchedFile, FetchedFiles } from './fetched-files.js';

/** Bytes of a thumbnail that is taken from the owner; larger ones are none. */
const LARGEST_THUMBNAIL = 2 * 1024 * 1024;
/** What no type is known of is kept all the same, and never shown in a page. */
const UNKNOWN_TYPE = { mimeType: 'application/octet-stream', fileArea: 1 };

type Area = 'uploads' | 'job_notes';

/**
 * Copies the documents of an order, or the attachments of its notes, before their addresses end (specification: "Rules
 * per event", get_file). A file that was copied already, in that size, is not fetched again; one that fails, or that is
 * said to be of another order, does not stop the others.
 *
 * @returns what stores the last of them; those before are stored by then
 * @throws what the first that failed has thrown, when all others are stored
 */
export async function fetchFiles(
  context: ImporterContext,
  { client, link }: OpenLink,
  order: AnyOrder,
  { area, signal }: { readonly area: Area; readonly signal: AbortSignal },
): Promise<Storing> {
  const report_id = order.remote_report_id ?? '';
  const data = { report_id, remote_report_id: order.id, module_type: area };
  const records = await client.call('get_file', data, { signal });
  const there = await copied(context.database.read, { orderId: order.id, area });
  const missing = records.filter(({ file_id, obj_url, file_size }) => {
    if (file_id === undefined || obj_url === undefined) return false;
    const size = there.get(file_id);
    return size === undefined || (typeof file_size === 'number' && file_size !== size);
  });
  const failures: unknown[] = [];
  const strange = missing.filter((record) => !isOfOrder(record.report_id, order));
  for (const { file_id, report_id: other } of strange) {
    const text = `file ${file_id} is of order ${other}, not of ${report_id}`;
    failures.push(new LinkCallError('result_invalid', 'get_file', text));
  }
  const waiting = missing.filter((record) => !strange.includes(record));
  const fetched = new FetchedFiles(context.database);
  const take = async () => {
    for (let record = waiting.shift(); record; record = waiting.shift()) {
      await fetchFile(context, record, client, { linkId: link.id, order, area, signal })
        .then((file) => fetched.add(file))
        .catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
  if (failures.length === 0 && area === 'uploads') return (tx) => fetched.store(tx);
  if (failures.length === 0) {
    return async (tx) => {
      await fetched.store(tx);
      await settleNotes(tx, order.id);
    };
  }
  await fetched.save();
  throw failures[0];
}

/** The sizes of the files that were copied, by their ids there. */
async function copied(statements: Statements, of: { orderId: string; area: Area }) {
  const rows = await COPIED(statements, of);
  return new Map(rows.map(({ sender_file_id, byte_size }) => [sender_file_id ?? '', byte_size]));
}

const COPIED = prepared<
  { readonly orderId: string; readonly area: string },
  Pick<FetchedFile, 'byte_size'> & { readonly sender_file_id: string | null }
>(({ statements, value }) =>
  statements
    .selectFrom('files')
    .select(['sender_file_id', 'byte_size'])
    .where('order_id', '=', value('orderId'))
    .where('area', '=', value('area'))
    .where('link_id', 'is not', null)
    .compile(),
);

interface FilePlace {
  readonly linkId: string;
  readonly order: AnyOrder;
  readonly area: Area;
  readonly signal: AbortSignal;
}

async function fetchFile(
  context: ImporterContext,
  record: FileRecordRead,
  client: LinkClient,
  { linkId, order, area, signal }: FilePlace,
): Promise<FetchedFile> {
  const name = baseName(record.file_name ?? `file-${record.file_id}`);
  const { mimeType, fileArea } = typeOf(name) ?? UNKNOWN_TYPE;
  const { files, makeThumbnail, now } = context;
  const stored = await files.put((await client.download(record, { signal })).stream);
  const thumbnail =
    (await keepThumbnail(files, makeThumbnail, stored, mimeType)) ??
    (await sentThumbnail(context, record, client, signal));
  return {
    link_id: linkId,
    order_id: order.id,
    area,
    sender_file_id: record.file_id ?? '',
    file_area: fileArea,
    file_name: name,
    mime_type: mimeType,
    description: record.file_desc ?? '',
    org_name: record.org_name ?? '',
    sha256: stored.sha256,
    byte_size: stored.size,
    thumbnail_sha256: thumbnail ?? null,
    thumbnail_type: thumbnail === undefined ? null : 'image/jpeg',
    raw: JSON.stringify({ ...record, obj_url: undefined, obj_url_thumb: undefined }),
    created_at: now(),
  };
}

/** The thumbnail that the owner offers, where there is one; without it a photo is shown as it is. */
async function sentThumbnail(
  { files }: ImporterContext,
  record: FileRecordRead,
  client: LinkClient,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (record.obj_url_thumb === undefined) return undefined;
  try {
    const { stream, size = 0 } = await client.download(record, { thumbnail: true, signal });
    if (size > LARGEST_THUMBNAIL) {
      stream.destroy();
      return undefined;
    }
    const bytes = await buffer(stream);
    const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes.length <= LARGEST_THUMBNAIL;
    return isJpeg ? (await files.put(Readable.from([bytes]))).sha256 : undefined;
  } catch {
    return undefined;
  }
}

/** Attachments stand at their order: the protocol does not say which note they are of, unless there is one only. */
async function settleNotes(tx: Statements, orderId: string): Promise<void> {
  const notes = await tx
    .selectFrom('notes')
    .select('id')
    .where('order_id', '=', orderId)
    .where('link_id', 'is not', null)
    .where('has_attachments', '=', true)
    .execute();
  const [only, another] = notes;
  if (only && !another) {
    await tx
      .updateTable('files')
      .set({ note_id: only.id })
      .where('order_id', '=', orderId)
      .where('area', '=', 'job_notes')
      .where('link_id', 'is not', null)
      .execute();
  }
  await tx
    .updateTable('notes')
    .set({ attachments: 'fetched' })
    .where('order_id', '=', orderId)
    .where('link_id', 'is not', null)
    .where('attachments', '=', 'pending')
    .execute();
}

/** Copies the front-of-house photo of the property (specification: "Events", get_foh). */
export async function fetchFrontOfHouse(
  { files, database, now }: ImporterContext,
  { client, link }: OpenLink,
  order: AnyOrder,
  signal: AbortSignal,
): Promise<void> {
  const data = { remote_report_id: order.remote_report_id ?? '' };
  const photo = await client.call('get_foh', data, { signal });
  const { sha256, size } = await files.put((await client.download(photo, { signal })).stream);
  await database.write(async (tx) => {
    await tx
      .deleteFrom('files')
      .where('property_id', '=', order.property_id)
      .where('area', '=', FRONT_OF_HOUSE)
      .execute();
    await tx
      .insertInto('files')
      .values({
        property_id: order.property_id,
        link_id: link.id,
        area: FRONT_OF_HOUSE,
        file_area: 0,
        file_name: 'front-of-house.jpg',
        mime_type: 'image/jpeg',
        description: 'Front of house',
        org_name: '',
        sha256,
        byte_size: size,
        created_at: now(),
      })
      .execute();
  });
}
