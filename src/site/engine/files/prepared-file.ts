import { Readable } from 'node:stream';
import type { SiteContext } from '../context.js';
import { inputError } from '../input.js';
import type { FileStore, StoredContent } from './file-store.js';
import { type PhotoMetadata, storeWithMetadata } from './photo-metadata.js';
import { thumbnailProblem } from './sent/sent-thumbnail.js';
import { storeThumbnail } from './thumbnails.js';

/** A stored content with its thumbnail and metadata. No record names it yet. */
export class PreparedFile {
  constructor(
    readonly stored: StoredContent,
    readonly thumbnail: string | undefined,
    readonly metadata: PhotoMetadata,
  ) {}

  /** The columns of a file that its content determines. */
  get columns() {
    const { stored, thumbnail, metadata } = this;
    return {
      sha256: stored.sha256,
      byte_size: stored.size,
      thumbnail_sha256: thumbnail ?? null,
      thumbnail_type: thumbnail === undefined ? null : 'image/jpeg',
      ...metadata,
    };
  }
}

/** A photo with the thumbnail that its sender has made. */
export class SentPhoto {
  /** @throws LinkError `input_invalid` for a thumbnail that is not one small JPEG */
  constructor(
    readonly content: Readable,
    readonly thumbnail: Buffer,
  ) {
    const problem = thumbnailProblem(thumbnail);
    if (problem !== undefined) {
      throw inputError('thumbnail', `${problem}: send the photo without it`);
    }
  }
}

/** The content of a new file: a stream, with or without a thumbnail, or a content that is stored already. */
export type NewContent = Readable | SentPhoto | PreparedFile;

/**
 * Stores the content of a file, and makes its thumbnail. It runs before the transaction that stores the record. The
 * thumbnail of the sender is taken where the site makes none.
 *
 * @param content a prepared file is returned as it is
 */
export async function prepareFile(
  { files, makeThumbnail }: Pick<SiteContext, 'files' | 'makeThumbnail'>,
  content: NewContent,
  mimeType: string,
): Promise<PreparedFile> {
  if (content instanceof PreparedFile) return content;
  const stream = content instanceof SentPhoto ? content.content : content;
  const { stored, metadata } = await storeWithMetadata(files, stream, mimeType);
  const thumbnail =
    (await storeThumbnail(files, makeThumbnail, stored, mimeType)) ??
    (await storedThumbnail(files, content, mimeType));
  return new PreparedFile(stored, thumbnail, metadata);
}

async function storedThumbnail(
  files: FileStore,
  content: Readable | SentPhoto,
  mimeType: string,
): Promise<string | undefined> {
  if (!(content instanceof SentPhoto) || !mimeType.startsWith('image/')) return undefined;
  return (await files.put(Readable.from([content.thumbnail]))).sha256;
}
