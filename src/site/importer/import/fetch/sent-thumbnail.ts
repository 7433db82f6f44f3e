import { Readable } from 'node:stream';
import type { FileRecordRead, LinkClient } from '../../../../client/index.js';
import { LARGEST_THUMBNAIL } from '../../../../protocol/files/file-types.js';
import type { ImporterContext } from '../../context.js';

/** The thumbnail of the owner, if it offers one. Without it the console shows the photo itself. */
export async function sentThumbnail(
  { files }: ImporterContext,
  record: FileRecordRead,
  client: LinkClient,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (record.obj_url_thumb === undefined) return undefined;
  try {
    const limits = { thumbnail: true, maxBytes: LARGEST_THUMBNAIL, signal };
    const { stream } = await client.download(record, limits);
    return await storeJpeg(files, stream);
  } catch {
    return undefined;
  }
}

/** Stores a file that begins as a JPEG does. Of any other it reads the first bytes only. */
async function storeJpeg(
  files: ImporterContext['files'],
  stream: Readable,
): Promise<string | undefined> {
  const pieces: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  while (start.length < 2) {
    const next = await pieces.next();
    if (next.done) return undefined;
    start = Buffer.concat([start, next.value]);
  }
  if (start[0] !== 0xff || start[1] !== 0xd8) {
    stream.destroy();
    return undefined;
  }
  async function* all(): AsyncGenerator<Buffer> {
    yield start;
    yield* { [Symbol.asyncIterator]: () => pieces };
  }
  return (await files.put(Readable.from(all()))).sha256;
}
