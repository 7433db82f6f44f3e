import type { Reply } from '../../../http/index.js';
import { baseName } from '../../../protocol/files/file-name.js';
import type { SiteContext } from '../../engine/context.js';
import { contentHeaders } from '../../engine/files/file-server.js';
import type { Importer } from '../../importer/index.js';
import type { SiteFile } from '../../orders/attachments/file-record.js';
import { viewerNamed } from '../../orders/notes.js';
import { noOrder } from '../../orders/order-writing.js';
import { person, seen } from '../../orders/visibility/visibility.js';
import type { Owner } from '../../owner/index.js';
import { importedWork } from '../orders/imported-work.js';
import { type ZipFile, zipOf } from './zip.js';

/** A photo as an archive needs it. */
type ArchivedPhoto = Pick<SiteFile, 'file_id' | 'file_name' | 'taken_text'>;

const isPhoto = ({ file_area, note_id }: SiteFile) => file_area === 0 && note_id === null;

/** Returns all photos of an owned order that a user sees, as one archive. @throws LinkError `order_not_found` */
export async function ownedPhotos(
  context: SiteContext,
  owner: Owner,
  id: string,
  username: string,
): Promise<Reply> {
  const order = await owner.orders.get(id);
  if (!order || !seen(person(), 'order', { ...order, link_id: null })) throw noOrder(id);
  const photos = (await owner.files.list(order.report_id, username)).filter(isPhoto);
  return archiveOf(context, { id: order.report_id, wo_number: order.wo_number }, photos);
}

/**
 * Returns all photos of an imported order that a user sees, drafts included, as one archive.
 *
 * @throws LinkError `order_not_found`
 */
export async function importedPhotos(
  context: SiteContext,
  importer: Importer,
  id: string,
  username: string,
): Promise<Reply> {
  const order = await importer.orders.get(id);
  const known = order && { ...order, account_id: null, link_id: null };
  if (!known || !seen(person(), 'order', known)) throw noOrder(id);
  const given = (await importer.orders.filesWithoutCopies(id, username)).filter(isPhoto);
  const viewer = await viewerNamed(context.database.read, username);
  const { files } = await importedWork(context, importer, id, viewer);
  const own = files.filter(({ is_photo }) => is_photo);
  const all = new Map<string, ArchivedPhoto>();
  for (const photo of [...given, ...own]) all.set(photo.file_id, photo);
  return archiveOf(context, order, [...all.values()]);
}

async function archiveOf(
  { files, database }: SiteContext,
  order: { readonly id: string; readonly wo_number: string },
  photos: readonly ArchivedPhoto[],
): Promise<Reply> {
  const rows = await database.read
    .selectFrom('files')
    .select(['id', 'sha256', 'byte_size'])
    .where('order_id', '=', order.id)
    .execute();
  const stored = new Map(rows.map((row) => [row.id, row]));
  const nameOf = namesApart();
  const entries = photos.flatMap((photo): ZipFile[] => {
    const row = stored.get(photo.file_id);
    if (!row) return [];
    const { sha256, byte_size: size } = row;
    const name = nameOf(photo.file_name);
    return [{ name, time: photo.taken_text, size, open: () => files.open(sha256) }];
  });
  const fileName = `${baseName(order.wo_number.replaceAll(/[/\\]/g, '-'))}-photos.zip`;
  const headers = contentHeaders({ fileName, mimeType: 'application/zip' });
  return { status: 200, headers: Object.entries(headers).flat(), body: zipOf(entries) };
}

/** Returns a function that numbers files of one name, in either case: `front.jpg`, `front (2).jpg`. */
function namesApart(): (fileName: string) => string {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return (fileName) => {
    // A name with a path would be written outside of the folder in which the archive is unpacked.
    const base = baseName(fileName);
    let name = base;
    let count = counts.get(base.toLowerCase()) ?? 1;
    while (taken.has(name.toLowerCase())) {
      count += 1;
      name = base.replace(/(\.[^.]*)?$/, ` (${count})$1`);
    }
    counts.set(base.toLowerCase(), count);
    taken.add(name.toLowerCase());
    return name;
  };
}
