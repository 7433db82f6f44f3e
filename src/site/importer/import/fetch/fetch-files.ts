import { Readable } from 'node:stream';
import { statedSize } from '../../../../client/files/download.js';
import { sizeDeviation } from '../../../../client/files/file-size.js';
import type { Deviation, LinkClient } from '../../../../client/index.js';
import { baseName } from '../../../../protocol/files/file-name.js';
import type { FileStore } from '../../../engine/files/file-store.js';
import { type StoredPhoto, storeWithMetadata } from '../../../engine/files/photo-metadata.js';
import { withoutPosition } from '../../../engine/files/photo-position.js';
import { storeThumbnail } from '../../../engine/files/thumbnails.js';
import type { StoreFunction } from '../../../engine/jobs/claims.js';
import type { Statements } from '../../../engine/store/database.js';
import { prepared } from '../../../engine/store/prepared.js';
import { typeOf } from '../../../orders/files.js';
import type { AnyOrder } from '../../../orders/order-writing.js';
import { failedFile, isRetryable, strangeFile } from '../../../orders/received/failed-file.js';
import {
  BY_ADDRESS,
  type ListedFile,
  listedFiles,
  nameOfRecord,
} from '../../../orders/received/listed-files.js';
import { storeDeviations } from '../../../orders/received/order-deviations.js';
import type { ImporterContext } from '../../context.js';
import type { OpenLink } from '../../links/link-clients.js';
import { readBounded } from '../bounds.js';
import { isOfOrder } from '../received-order.js';
import { AT_ONCE, type FetchedFile, FetchedFiles } from './fetched-files.js';
import { sentThumbnail } from './sent-thumbnail.js';

/** A file of an unknown type is stored nevertheless, and never displayed in a page. */
const UNKNOWN_TYPE = { mimeType: 'application/octet-stream', fileArea: 1 };

type Area = 'uploads' | 'job_notes';

/** The context in which files are fetched. */
interface FetchingFiles {
  readonly area: Area;
  /** Number of failed attempts of this import. */
  readonly failures: number;
  readonly signal: AbortSignal;
}

/**
 * Copies the documents of an order, or the attachments of its notes, before their addresses expire (specification:
 * "Rules per event", get_file). A copied file is not fetched again. A failing file, or one of another order, does not
 * stop the others. Each omitted record is a deviation of the order.
 *
 * @returns the function that stores the last files; the others are stored already
 * @throws the first error that another attempt may avoid, after all other files are stored
 */
export async function fetchFiles(
  context: ImporterContext,
  { client, link }: OpenLink,
  order: AnyOrder,
  { area, failures, signal }: FetchingFiles,
): Promise<StoreFunction> {
  const report_id = order.remote_report_id ?? '';
  const data = { report_id, remote_report_id: order.id, module_type: area };
  const { files, deviations } = await readBounded(
    'get_file',
    (limits) => client.request('get_file', data, { signal, ...limits }),
    async (answer) => listedFiles(answer, 'link'),
  );
  const there = await copied(context.database.read, { orderId: order.id, area });
  const fetched = new FetchedFiles(context, link.id);
  const sizes = new Map(there.sizes);
  const fileContext = { linkId: link.id, order, area, there, signal };
  const failed = await fetchMissing(files, order, there.sizes, async (one) => {
    const file = await fetched.add(() => fetchFile(context, one, client, fileContext));
    sizes.set(one.key, file.byte_size);
  });
  const left = failed.map(({ deviation }) => deviation);
  const found = [...deviations, ...left, ...wrongSizes(files, sizes)];
  const event = area === 'uploads' ? 'get_file' : `get_file ${area}`;
  const store: StoreFunction = async (tx) => {
    await fetched.store(tx);
    await storeDeviations(tx, order, event, found);
  };
  const retryable = failed.find((one) => signal.aborted || isRetryable(one, failures));
  if (retryable) {
    await context.database.write(store);
    throw retryable.error;
  }
  return area === 'uploads' ? store : withNotes(store, order);
}

/** Fetches the files of an order that are not stored yet, several at a time. @returns those that failed */
async function fetchMissing(
  files: readonly ListedFile[],
  order: AnyOrder,
  stored: ReadonlyMap<string, number>,
  fetchOne: (file: ListedFile) => Promise<void>,
) {
  const missing = files.filter(({ key }) => !stored.has(key));
  const isOurs = ({ record }: ListedFile) => isOfOrder(record.report_id, order);
  const failed = missing.filter((one) => !isOurs(one)).map(({ record }) => strangeFile(record));
  const waiting = missing.filter(isOurs);
  const fetchInTurn = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      try {
        await fetchOne(one);
      } catch (error) {
        failed.push(failedFile(one.record, error));
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchInTurn));
  return failed;
}

/** Returns deviations for file sizes that do not match their files. */
function wrongSizes(files: readonly ListedFile[], sizes: ReadonlyMap<string, number>): Deviation[] {
  return files.flatMap(({ record, key }) => {
    const bytes = sizes.get(key);
    const found = bytes === undefined ? undefined : sizeDeviation(statedSize(record), bytes);
    return found ? [{ ...found, path: `${nameOfRecord(record)}: file_size` }] : [];
  });
}

/** Settles the notes of an order whose attachments are fetched. */
function withNotes(store: StoreFunction, order: AnyOrder): StoreFunction {
  return async (tx) => {
    await store(tx);
    await settleNotes(tx, order.id);
  };
}

/** The files of an order that were copied before. */
interface Copied {
  /** The bytes of each file, by its identity. */
  readonly sizes: ReadonlyMap<string, number>;
  /**
   * The identities of files without file_id, by name and content, because a signed address differs each time and its
   * parameters have any name.
   */
  readonly byContent: ReadonlyMap<string, string>;
}

async function copied(
  statements: Statements,
  of: { readonly orderId: string; readonly area: Area },
): Promise<Copied> {
  const rows = await COPIED(statements, of);
  const byAddress = rows.filter(({ sender_file_id }) => sender_file_id?.startsWith(BY_ADDRESS));
  return {
    sizes: new Map(rows.map((row) => [row.sender_file_id ?? '', row.byte_size])),
    byContent: new Map(
      byAddress.map((row) => [contentKey(row.file_name, row.sha256), row.sender_file_id ?? '']),
    ),
  };
}

function contentKey(name: string, sha256: string): string {
  return `${sha256} ${name}`;
}

type CopiedRow = Pick<FetchedFile, 'file_name' | 'sha256' | 'byte_size'> & {
  readonly sender_file_id: string | null;
};

const COPIED = prepared<{ readonly orderId: string; readonly area: string }, CopiedRow>(
  ({ statements, value }) =>
    statements
      .selectFrom('files')
      .select(['sender_file_id', 'file_name', 'sha256', 'byte_size'])
      .where('order_id', '=', value('orderId'))
      .where('area', '=', value('area'))
      .where('link_id', 'is not', null)
      .compile(),
);

interface FileContext {
  readonly linkId: string;
  readonly order: AnyOrder;
  readonly area: Area;
  readonly there: Copied;
  readonly signal: AbortSignal;
}

async function fetchFile(
  context: ImporterContext,
  { record, key }: ListedFile,
  client: LinkClient,
  { linkId, order, area, there, signal }: FileContext,
): Promise<FetchedFile> {
  const name = baseName(record.file_name ?? `file-${record.file_id ?? order.id}`);
  const { mimeType, fileArea } = typeOf(name) ?? UNKNOWN_TYPE;
  const { files, makeThumbnail, now } = context;
  const { stream } = await client.download(record, { signal });
  const arrived = await storeWithMetadata(files, stream, mimeType);
  const isNameless = record.file_id === undefined;
  const isThere = (sha256: string) => there.byContent.has(contentKey(name, sha256));
  const { stored, metadata } = isNameless ? await withoutRemoved(files, arrived, isThere) : arrived;
  const thumbnail =
    (await storeThumbnail(files, makeThumbnail, stored, mimeType)) ??
    (await sentThumbnail(context, record, client, signal));
  const known = isNameless && there.byContent.get(contentKey(name, stored.sha256));
  return {
    link_id: linkId,
    order_id: order.id,
    area,
    sender_file_id: known || key,
    file_area: fileArea,
    file_name: name,
    mime_type: mimeType,
    description: record.file_desc ?? '',
    org_name: record.org_name ?? '',
    sha256: stored.sha256,
    byte_size: stored.size,
    thumbnail_sha256: thumbnail ?? null,
    thumbnail_type: thumbnail === undefined ? null : 'image/jpeg',
    ...metadata,
    raw: JSON.stringify({ ...record, obj_url: undefined, obj_url_thumb: undefined }),
    created_at: now(),
  };
}

/** Returns a photo without its position where it is one whose position was removed from here. */
async function withoutRemoved(
  files: FileStore,
  photo: StoredPhoto,
  isThere: (sha256: string) => boolean,
): Promise<StoredPhoto> {
  if (photo.metadata.gps_lat === null || isThere(photo.stored.sha256)) return photo;
  const content = await files.open(photo.stored.sha256);
  const stored = content && (await files.put(Readable.from(withoutPosition(content))));
  if (!stored || !isThere(stored.sha256)) return photo;
  return { stored, metadata: { ...photo.metadata, gps_lat: null, gps_lng: null } };
}

/**
 * Assigns attachments to notes. The owner lists attachments at the order: the protocol states their note only where the
 * order has a single note.
 */
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
