import { Readable } from 'node:stream';
import type { Reply } from '../../../http/index.js';
import { notFound, type SiteContext } from '../../engine/context.js';
import { contentHeaders } from '../../engine/files/file-server.js';
import { thumbnailProblem } from '../../engine/files/sent/sent-thumbnail.js';
import { canMakeThumbnails } from '../../engine/files/thumbnails.js';
import { inputError } from '../../engine/input.js';
import type { Importer } from '../../importer/index.js';
import { personOf, seenFiles } from '../../orders/visibility/note-groups.js';
import type { Owner } from '../../owner/index.js';
import { type Call, idOf } from '../call.js';
import { ReadyReply, type Route } from '../route-table.js';
import { importedPhotos, ownedPhotos } from './photo-archive.js';

/** The routes of files, of the thumbnails of photos, and of all photos of an order as one archive. */
export function photoRoutes(
  context: SiteContext,
  { owner, importer }: { readonly owner: Owner; readonly importer: Importer },
): readonly Route[] {
  const needs = 'reader';
  return [
    {
      method: 'GET',
      path: 'files/:id',
      needs,
      run: async (call) => {
        const file = await fileOf(context, call);
        return contentOf(context, file, file.mime_type);
      },
    },
    {
      method: 'GET',
      path: 'files/:id/thumbnail',
      needs,
      run: async (call) => {
        const { thumbnail_sha256: sha256, ...file } = await fileOf(context, call);
        // A list never gets a whole photo instead.
        if (sha256 === null) throw notFound(`thumbnail of file ${idOf(call)}`);
        return contentOf(context, { ...file, sha256 }, file.thumbnail_type ?? 'image/jpeg');
      },
    },
    {
      method: 'POST',
      path: 'files/:id/thumbnail',
      needs: 'operator',
      run: (call) => addThumbnail(context, call),
    },
    {
      method: 'GET',
      path: 'thumbnails',
      needs,
      run: async () => ({ is_made_here: await canMakeThumbnails(context.makeThumbnail) }),
    },
    {
      method: 'GET',
      path: 'orders/:id/photos.zip',
      needs,
      isExport: true,
      run: async (call) =>
        new ReadyReply(await ownedPhotos(context, owner, idOf(call), call.user.username)),
    },
    {
      method: 'GET',
      path: 'imported/:id/photos.zip',
      needs,
      isExport: true,
      run: async (call) =>
        new ReadyReply(await importedPhotos(context, importer, idOf(call), call.user.username)),
    },
  ];
}

/** Returns a file that the user may see. @throws LinkError `input_invalid`, `not_found` */
async function fileOf({ database: { read } }: SiteContext, call: Call) {
  const id = idOf(call);
  if (!/^\d{1,18}$/.test(id)) throw inputError('file', 'must be an id');
  const found = await read
    .selectFrom('files')
    .select(['id', 'sha256', 'file_name', 'mime_type'])
    .select(['thumbnail_sha256', 'thumbnail_type', 'note_id', 'area', 'link_id', 'order_id'])
    .where('id', '=', id)
    .execute();
  const [file] = await seenFiles(read, await personOf(read, call.user.id), found);
  if (!file) throw notFound(`file ${id}`);
  return file;
}

/** Answers with a stored content. @throws LinkError `not_found` */
async function contentOf(
  { files }: SiteContext,
  file: { readonly id: string; readonly sha256: string; readonly file_name: string },
  mimeType: string,
): Promise<ReadyReply> {
  const { id, sha256, file_name: fileName } = file;
  const size = await files.size(sha256);
  const content = size === undefined ? undefined : await files.open(sha256);
  if (!content) throw notFound(`file ${id}`);
  const headers = contentHeaders({ fileName, mimeType });
  const reply: Reply = {
    status: 200,
    headers: [...Object.entries(headers).flat(), 'Content-Length', String(size)],
    body: content,
  };
  return new ReadyReply(reply);
}

/**
 * Stores a thumbnail that a page has made of a photo without one. An existing thumbnail stays.
 *
 * @throws LinkError `input_invalid` for anything but one small JPEG, and for a file that is no photo
 */
async function addThumbnail(context: SiteContext, call: Call): Promise<void> {
  const file = await fileOf(context, call);
  if (!file.mime_type.startsWith('image/')) throw inputError('file', 'must be a photo');
  const bytes = await call.bytes();
  const problem = thumbnailProblem(bytes);
  if (problem !== undefined) throw inputError('thumbnail', problem);
  const { sha256 } = await context.files.put(Readable.from([bytes]));
  await context.database.write((tx) =>
    tx
      .updateTable('files')
      .set({ thumbnail_sha256: sha256, thumbnail_type: 'image/jpeg' })
      .where('id', '=', file.id)
      .where('sha256', '=', file.sha256)
      .where('thumbnail_sha256', 'is', null)
      .execute(),
  );
}
