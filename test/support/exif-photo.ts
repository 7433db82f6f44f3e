/** An entry of a TIFF directory: tag, type, number of values, and the values in the field itself or elsewhere. */
export type ExifEntry = readonly [tag: number, type: number, count: number, value: number | Buffer];

/** The directories of the EXIF of a photo. */
export interface Exif {
  readonly image?: readonly ExifEntry[];
  readonly camera?: readonly ExifEntry[];
  readonly position?: readonly ExifEntry[];
}

export const EXIF_TAGS = { make: 0x010f, model: 0x0110, taken: 0x9003 } as const;
export const ASCII = 2;
export const RATIONAL = 5;

/** An entry of text. */
export function exifText(tag: number, text: string): ExifEntry {
  const bytes = Buffer.from(`${text}\0`);
  // Up to four bytes are in the entry itself.
  const isShort = bytes.length <= 4;
  const padded = Buffer.concat([bytes, Buffer.alloc(4)]);
  return [tag, ASCII, bytes.length, isShort ? padded.readUInt32BE(0) : bytes];
}

/** An entry of fractions. */
export function exifFractions(tag: number, ...numbers: readonly number[]): ExifEntry {
  const bytes = Buffer.alloc(numbers.length * 4);
  for (const [index, one] of numbers.entries()) bytes.writeUInt32BE(one, index * 4);
  return [tag, RATIONAL, numbers.length / 2, bytes];
}

/** A TIFF structure of up to three directories. */
export function tiffOf({ image = [], camera, position }: Exif): Buffer {
  const pointers: ExifEntry[] = [];
  const directories: ExifEntry[][] = [];
  const size = (entries: readonly ExifEntry[]) => 2 + entries.length * 12 + 4;
  const first = size([...image, ...(camera ? [0] : []), ...(position ? [0] : [])] as ExifEntry[]);
  let next = 8 + first;
  for (const [tag, entries] of [
    [0x8769, camera],
    [0x8825, position],
  ] as const) {
    if (!entries) continue;
    pointers.push([tag, 4, 1, next]);
    directories.push([...entries]);
    next += size(entries);
  }
  const head = Buffer.alloc(8);
  head.write('MM');
  head.writeUInt16BE(42, 2);
  head.writeUInt32BE(8, 4);
  const values: Buffer[] = [];
  const written = [[...image, ...pointers], ...directories].map((entries) => {
    const bytes = Buffer.alloc(size(entries));
    bytes.writeUInt16BE(entries.length, 0);
    for (const [index, [tag, type, count, value]] of entries.entries()) {
      const at = 2 + index * 12;
      bytes.writeUInt16BE(tag, at);
      bytes.writeUInt16BE(type, at + 2);
      bytes.writeUInt32BE(count, at + 4);
      if (typeof value === 'number') {
        bytes.writeUInt32BE(value, at + 8);
        continue;
      }
      bytes.writeUInt32BE(next, at + 8);
      values.push(value);
      next += value.length;
    }
    return bytes;
  });
  return Buffer.concat([head, ...written, ...values]);
}

/** A segment of JPEG. */
export function jpegSegment(marker: number, content: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(marker, 0);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** Returns a photo with real EXIF and no picture. */
export function exifPhoto(exif: Exif | Buffer, before: readonly Buffer[] = []): Buffer {
  const tiff = Buffer.isBuffer(exif) ? exif : tiffOf(exif);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...before,
    jpegSegment(0xffe1, Buffer.concat([Buffer.from('Exif\0\0'), tiff])),
    jpegSegment(0xffda, Buffer.from('the picture')),
  ]);
}

/** A photo of a front door in Omaha. */
export const DOOR_PHOTO = exifPhoto({
  image: [exifText(EXIF_TAGS.make, 'Canon'), exifText(EXIF_TAGS.model, 'EOS 80D')],
  camera: [exifText(EXIF_TAGS.taken, '2026:11:20 10:00:05')],
  position: [
    exifText(1, 'N'),
    exifFractions(2, 41, 1, 15, 1, 3030, 100),
    exifText(3, 'W'),
    exifFractions(4, 95, 1, 56, 1, 0, 1),
  ],
});
