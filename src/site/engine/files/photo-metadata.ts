// A program that compiles this file alone finds the types as well.
/// <reference path="./exifr-mini.d.ts" />
import type { Readable } from 'node:stream';
import { exifOf, findExif, LARGEST_HEAD } from './exif-segment.js';
import type { FileStore, StoredContent } from './file-store.js';

/** The columns of a file with the metadata that its camera has written. All are null for other files. */
export const METADATA_COLUMNS = [
  'taken_text',
  'gps_lat',
  'gps_lng',
  'camera_make',
  'camera_model',
] as const;

export type MetadataColumn = (typeof METADATA_COLUMNS)[number];

/** The values that are read of a photo; null where it has none. */
export type PhotoMetadata = { readonly [Column in MetadataColumn]: string | null };

const NONE: PhotoMetadata = {
  taken_text: null,
  gps_lat: null,
  gps_lng: null,
  camera_make: null,
  camera_model: null,
};

/** The most characters of the maker and of the model. */
const LONGEST_NAME = 100;

const [MAKE, MODEL, TAKEN] = [0x010f, 0x0110, 0x9003];

/** The options of the reader. A picked tag is read once per directory, and no other tag is read. */
const OPTIONS = {
  tiff: true,
  ifd0: { pick: [MAKE, MODEL] },
  exif: { pick: [TAKEN] },
  gps: { pick: [1, 2, 3, 4] },
  ...{ ifd1: false, interop: false, xmp: false, icc: false, iptc: false, jfif: false, ihdr: false },
  ...{ makerNote: false, userComment: false },
  ...{ translateKeys: false, translateValues: false, reviveValues: false, mergeOutput: false },
};

/** A stored content with the metadata of its photo. */
export interface StoredPhoto {
  readonly stored: StoredContent;
  readonly metadata: PhotoMetadata;
}

/**
 * Stores a content, and reads the metadata of a photo from the bytes that pass: EXIF of JPEG. Reading the stored photo
 * again would take a quarter of the time of storing it. A photo whose EXIF cannot be read is a photo without metadata.
 *
 * @throws the errors of `put` of the store
 */
export async function storeWithMetadata(
  files: Pick<FileStore, 'put'>,
  content: Readable,
  mimeType: string,
): Promise<StoredPhoto> {
  if (!mimeType.startsWith('image/')) return { stored: await files.put(content), metadata: NONE };
  const head = new PhotoHead();
  const stored = await files.put(content, (piece) => head.add(piece));
  return { stored, metadata: await readMetadata(head.exif()) };
}

/** The first bytes of a content that is being stored, until its EXIF is found or none can follow. */
class PhotoHead {
  #pieces: Buffer[] = [];
  #size = 0;
  /** The size at which the bytes are searched. */
  #next = 0;
  #exif: Buffer | undefined;

  add(piece: Buffer): void {
    if (this.#next > LARGEST_HEAD) return;
    this.#pieces.push(piece);
    this.#size += piece.length;
    if (this.#size < this.#next) return;
    const found = findExif(this.#joined());
    if (typeof found === 'number' && this.#size < LARGEST_HEAD) {
      // Doubled, because joining them for each small piece would take long.
      this.#next = Math.min(Math.max(found, 2 * this.#size), LARGEST_HEAD);
    } else {
      this.#exif = typeof found === 'number' ? undefined : found;
      this.#next = Number.POSITIVE_INFINITY;
      this.#pieces = [];
    }
  }

  /** Returns the EXIF of a content that is stored. */
  exif(): Buffer | undefined {
    return this.#exif ?? exifOf(this.#joined());
  }

  #joined(): Buffer {
    return Buffer.concat(this.#pieces).subarray(0, LARGEST_HEAD);
  }
}

async function readMetadata(exif: Buffer | undefined): Promise<PhotoMetadata> {
  try {
    return exif ? await metadataOf(exif) : NONE;
  } catch {
    return NONE;
  }
}

async function metadataOf(exif: Buffer): Promise<PhotoMetadata> {
  // Only a photo with EXIF needs the reader.
  const { parse } = await import('exifr/dist/mini.umd.js');
  const read = await parse(exif, OPTIONS);
  const value = (block: string, name: string | number): unknown =>
    Reflect.get(Object(Reflect.get(Object(read), block)), name);
  const latitude = degrees(value('gps', 'latitude'), 90);
  const longitude = degrees(value('gps', 'longitude'), 180);
  const isPosition = latitude !== null && longitude !== null;
  return {
    taken_text: timeOf(value('exif', TAKEN)),
    gps_lat: isPosition ? latitude : null,
    gps_lng: isPosition ? longitude : null,
    camera_make: nameOf(value('ifd0', MAKE)),
    camera_model: nameOf(value('ifd0', MODEL)),
  };
}

/** Returns degrees with seven decimals, about a centimetre; null for what is no place on the earth. */
function degrees(value: unknown, most: number): string | null {
  if (typeof value !== 'number' || !(Math.abs(value) <= most)) return null;
  return String(Number(value.toFixed(7)));
}

/** Returns the time of the camera, whose zone is not known, as `YYYY-MM-DD HH:MM:SS`; null for one that does not exist. */
function timeOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const [, date, time] = /^(\d{4}:\d\d:\d\d) (\d\d:\d\d:\d\d)$/.exec(value) ?? [];
  if (date === undefined || time === undefined) return null;
  const day = date.replaceAll(':', '-');
  const instant = new Date(`${day}T${time}Z`);
  const isThere = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day);
  return isThere ? `${day} ${time}` : null;
}

/** Returns a text without control characters; null where nothing is left. */
function nameOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const shown = value.slice(0, LONGEST_NAME).replaceAll(/\p{C}/gu, '').trim();
  return shown === '' ? null : shown;
}
