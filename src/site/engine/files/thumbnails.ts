import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { imageTypeOf, SIGNATURE_LENGTH } from '../../../protocol/files/file-types.js';
import { within } from '../../../system/deadline.js';
import { Slots } from '../../../system/slots.js';
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
/** Pixels of a photo, which cost memory whatever it has in bytes: phones make 12 to 50 million, a bomb has 900. */
const MOST_PIXELS = 100_000_000;
/** Seconds for one thumbnail; the worst photo that is allowed took eight. */
const PATIENCE = 15;

/** What is used of sharp. */
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
  const sides = { width: LONGEST_SIDE, height: LONGEST_SIDE } as const;
  return (
    sharp(photo, { failOn: 'error', limitInputPixels: MOST_PIXELS })
      .timeout({ seconds: PATIENCE })
      // As its EXIF says; the thumbnail has none.
      .rotate()
      .resize({ ...sides, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 75 })
      .toBuffer()
  );
};

/** Whether a photo is to be read for a thumbnail: where sharp is not installed, none is. */
async function canMake(make: MakeThumbnail): Promise<boolean> {
  return make !== sharpThumbnail || (await loadSharp()) !== undefined;
}

/** One at a time, in all: each may cost hundreds of megabytes, and a thread that passwords are checked on. */
const oneAtATime = new Slots(1);
/** Milliseconds after which no thumbnail is waited for any more, whoever makes it. */
const LONGEST = 20_000;

/**
 * Makes and keeps the thumbnail of a stored photo. A photo of which none can be made is kept all the same.
 *
 * @returns the sha256 of the thumbnail; undefined where none was made
 */
export async function keepThumbnail(
  files: FileStore,
  make: MakeThumbnail | undefined,
  { sha256, size }: StoredContent,
  mimeType: string,
): Promise<string | undefined> {
  if (!/^image\/(?:jpeg|png|gif)$/.test(mimeType) || size > LARGEST_PHOTO) return undefined;
  if (make === undefined || !(await canMake(make))) return undefined;
  const small = await oneAtATime.run(async () => {
    const content = await files.open(sha256);
    const photo = content && (await buffer(content));
    // What only says that it is a photo is for no decoder: others read what they are pointed to.
    if (!photo || !imageTypeOf(photo.subarray(0, SIGNATURE_LENGTH))) return undefined;
    return within(make(photo), LONGEST, tooSlow).catch(() => undefined);
  });
  return small && (await files.put(Readable.from([small]))).sha256;
}

function tooSlow(): Error {
  return new Error('the thumbnail took too long');
}
