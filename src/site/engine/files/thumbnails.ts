import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { imageTypeOf, SIGNATURE_LENGTH } from '../../../protocol/files/file-types.js';
import { within } from '../../../system/deadline.js';
import { Slots } from '../../../system/slots.js';
import type { FileStore, StoredContent } from './file-store.js';
import { LARGEST_PHOTO, THUMBNAIL_SIDE } from './sent/sent-thumbnail.js';

/**
 * Makes a small JPEG of a photo.
 *
 * @returns undefined where none can be made
 */
export type MakeThumbnail = (photo: Buffer) => Promise<Buffer | undefined>;

/** The most pixels of a photo, which determine its memory. Phones make 12 to 50 million; an attack had 900 million. */
const MOST_PIXELS = 100_000_000;
/** Seconds for one thumbnail of sharp. The slowest allowed photo took eight. */
const TIMEOUT_SECONDS = 15;

/** The used part of sharp. */
interface SharpImage {
  timeout(options: { seconds: number }): SharpImage;
  rotate(): SharpImage;
  resize(options: {
    width: number;
    height: number;
    fit: 'inside';
    withoutEnlargement: boolean;
  }): SharpImage;
  flatten(options: { background: string }): SharpImage;
  jpeg(options: { quality: number }): SharpImage;
  toBuffer(): Promise<Buffer>;
}
type Sharp = (input: Buffer, options: { failOn: 'error'; limitInputPixels: number }) => SharpImage;

function isSharp(value: unknown): value is Sharp {
  return typeof value === 'function';
}

/** The name of the package, which is optional, so that its types may be missing. */
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
  const sides = { width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE } as const;
  return (
    sharp(photo, { failOn: 'error', limitInputPixels: MOST_PIXELS })
      .timeout({ seconds: TIMEOUT_SECONDS })
      // Rotates by the EXIF of the photo. The thumbnail has no EXIF.
      .rotate()
      .resize({ ...sides, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 75 })
      .toBuffer()
  );
};

/** Returns true if the site makes thumbnails of photos: sharp is installed, or the app has its own function. */
export async function canMakeThumbnails(make: MakeThumbnail | undefined): Promise<boolean> {
  return make !== undefined && (make !== sharpThumbnail || (await loadSharp()) !== undefined);
}

/** One thumbnail at a time: each may use hundreds of megabytes, and a thread that also verifies passwords. */
const oneAtATime = new Slots(1);
/** Milliseconds for one thumbnail of any maker. */
const TIMEOUT = 20_000;

/**
 * Makes and stores the thumbnail of a stored photo. A photo without a thumbnail stays stored.
 *
 * @returns the sha256 of the thumbnail; undefined where none was made
 */
export async function storeThumbnail(
  files: FileStore,
  make: MakeThumbnail | undefined,
  { sha256, size }: StoredContent,
  mimeType: string,
): Promise<string | undefined> {
  if (!/^image\/(?:jpeg|png|gif)$/.test(mimeType) || size > LARGEST_PHOTO) return undefined;
  if (make === undefined || !(await canMakeThumbnails(make))) return undefined;
  const small = await oneAtATime.run(async () => {
    const content = await files.open(sha256);
    const photo = content && (await buffer(content));
    // Only content that is an image reaches the decoder, because decoders can be made to read other files.
    if (!photo || !imageTypeOf(photo.subarray(0, SIGNATURE_LENGTH))) return undefined;
    return within(make(photo), TIMEOUT, tooSlow).catch(() => undefined);
  });
  return small && (await files.put(Readable.from([small]))).sha256;
}

function tooSlow(): Error {
  return new Error('the thumbnail took too long');
}
