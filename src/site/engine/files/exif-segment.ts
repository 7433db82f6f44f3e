/** The most bytes of a photo that are searched. Cameras write the segment of at most 64 KiB in front of the picture. */
export const LARGEST_HEAD = 256 * 1024;
/** The first bytes of the content of the segment, in front of the TIFF structure. */
const HEADER = Buffer.from('Exif\0\0', 'latin1');
const START = 0xffd8;
const EXIF_SEGMENT = 0xffe1;
const SCAN = 0xffda;
const END = Buffer.from([0xff, 0xda, 0, 2]);

/** The entry of the first directory that points to the directory of the position. */
export const POSITIONS = 0x8825;
/** The pointers of the first directory to those of the camera and of the position. */
const POINTERS: readonly number[] = [0x8769, POSITIONS];
const LONG = 4;
/** The bytes of an entry of a directory. */
export const ENTRY = 12;

/**
 * Returns a JPEG that consists of the EXIF segment of a photo.
 *
 * @param head the first bytes of the photo
 * @returns undefined for other content, a photo without EXIF, and EXIF with sizes that exceed its segment
 */
export function exifOf(head: Buffer): Buffer | undefined {
  const found = findExif(head);
  return typeof found === 'number' ? undefined : found;
}

/**
 * Does the same for a photo of which more bytes may follow.
 *
 * @returns the number of first bytes without which it is not decided
 */
export function findExif(head: Buffer): Buffer | number | undefined {
  if (head.length < 2) return 2;
  if (head.readUInt16BE(0) !== START) return undefined;
  let at = 2;
  while (at + 4 <= head.length) {
    const marker = head.readUInt16BE(at);
    const length = head.readUInt16BE(at + 2);
    if (marker >> 8 !== 0xff || marker === SCAN || length < 2) return undefined;
    const segment = head.subarray(at, at + 2 + length);
    const content = segment.subarray(4);
    if (marker === EXIF_SEGMENT && isExif(content)) {
      if (segment.length < 2 + length) return at + 2 + length;
      if (!isBounded(content.subarray(HEADER.length))) return undefined;
      return Buffer.concat([head.subarray(0, 2), segment, END]);
    }
    at += 2 + length;
  }
  return at + 4;
}

/** Returns true for the content of an EXIF segment, or its beginning. */
function isExif(content: Buffer): boolean {
  const start = content.subarray(0, HEADER.length);
  return start.equals(HEADER.subarray(0, start.length));
}

/**
 * Returns true if no value of a TIFF structure is larger than the structure. A reader reserves memory for as many values
 * as an entry announces: entries of a hundred bytes have made it reserve 264 MB.
 */
function isBounded(tiff: Buffer): boolean {
  const order = tiff.toString('latin1', 0, 2);
  if (tiff.length < 8 || (order !== 'II' && order !== 'MM')) return false;
  const read = (at: number, size: 2 | 4) =>
    order === 'II' ? tiff.readUIntLE(at, size) : tiff.readUIntBE(at, size);
  /** Checks one directory, and returns its pointers; undefined where a size exceeds the structure. */
  const pointersIn = (start: number): ReadonlyMap<number, number> | undefined => {
    const pointers = new Map<number, number>();
    if (start + 2 > tiff.length) return pointers;
    const end = start + 2 + read(start, 2) * ENTRY;
    if (end > tiff.length) return undefined;
    for (let at = start + 2; at < end; at += ENTRY) {
      const [tag, type, count] = [read(at, 2), read(at + 2, 2), read(at + 4, 4)];
      if (count > tiff.length) return undefined;
      if (!POINTERS.includes(tag)) continue;
      // Another type, or a second pointer, would let the reader follow an address that was not checked.
      if (type !== LONG || count !== 1 || pointers.has(tag)) return undefined;
      pointers.set(tag, read(at + 8, 4));
    }
    return pointers;
  };
  const pointers = pointersIn(read(4, 4));
  return (
    pointers !== undefined && [...pointers.values()].every((at) => pointersIn(at) !== undefined)
  );
}
