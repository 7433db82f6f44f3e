import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileStore, StoredContent } from './file-store.js';

/**
 * Makes a small JPEG of a photo.
 *
 * @returns undefined where none can be made
 */
export type MakeThumbnail = (photo: Buffer) => Promise<Buffer | undefined>;

/** Larger photos are not read whole for a thumbnail; no camera makes them. */
const LARGEST_PHOTO = 64 * 1024 * 1024;
/** Pixels of the longer side. */
const LONGEST_SIDE = 320;

/** What is used of sharp. */
interface SharpImage {
  rotate(): SharpImage;
  resize(options: { width: number; height: number; fit: 'inside' }): SharpImage;
  jpeg(options: { quality: number }): SharpImage;
  toBuffer(): Promise<Buffer>;
}
type Sharp = (input: Buffer, options: { failOn: 'error' }) => SharpImage;

function isSharp(value: unknown): value is Sharp {
  return typeof value === 'function';
}

/** The package is optional, and no types of it are there where it is not. */
const PACKAGE: string = 'sharp';
let loading: Promise<Sharp | undefined> | undefined;

function loadSharp(): Promise<Sharp | undefined> {
  loading ??= import(PACKAGE).then(
    (loaded: unknown) => {
      const made: unknown = Reflect.get(Object(loaded), 'default');
      return isSharp(made) ? made : undefined;
    },
    () => undefined,
  );
  return loading;
}

/** Makes thumbnails with sharp, where it is installed. */
export const sharpThumbnail: MakeThumbnail = async (photo) => {
  const sharp = await loadSharp();
  if (!sharp) return undefined;
  const size = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside' } as const;
  return sharp(photo, { failOn: 'error' }).rotate().resize(size).jpeg({ quality: 75 }).toBuffer();
};

/**
 * Makes and keeps the thumbnail of a stored photo. A photo of which none can be made is kept all the same.
 *
 * @returns the sha256 of the thumbnail; undefined where none was made
 */
export async function keepThumbnail(
  files: FileStore,
  make: MakeThumbnail,
  { sha256, size }: StoredContent,
  mimeType: string,
): Promise<string | undefined> {
  if (!/^image\/(?:jpeg|png|gif)$/.test(mimeType) || size > LARGEST_PHOTO) return undefined;
  const content = await files.open(sha256);
  const photo = content && (await buffer(content));
  const small = photo && (await make(photo).catch(() => undefined));
  return small && (await files.put(Readable.from([small]))).sha256;
}
