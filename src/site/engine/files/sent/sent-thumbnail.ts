/** The pixels of the longer side of a thumbnail that the site or its page makes. */
export const THUMBNAIL_SIDE = 320;
/** The most bytes of a photo of which a thumbnail is made. No camera makes larger ones. */
export const LARGEST_PHOTO = 64 * 1024 * 1024;
/** The most bytes of a thumbnail that is sent with its photo. One of {@link THUMBNAIL_SIDE} has about 20 kB. */
export const LARGEST_SENT_THUMBNAIL = 128 * 1024;
/** The most pixels of a side, which bound the memory of browsers that show many of them. */
const LONGEST_SIDE = 640;

const [BASELINE, DHT, SOI, EOI, SOS, DQT, DRI, APP0] = [
  0xc0, 0xc4, 0xd8, 0xd9, 0xda, 0xdb, 0xdd, 0xe0,
];
/** The segments that a picture needs. EXIF, profiles and comments are refused: they would reach other people. */
const SEGMENTS: ReadonlySet<number> = new Set([BASELINE, DHT, DQT, DRI, APP0]);
const DAMAGED = 'is a damaged JPEG';

/**
 * Returns the reason to refuse a thumbnail; undefined for one small JPEG. Other content, larger sides, metadata, several
 * scans, and bytes behind the picture are refused. Linear in its bytes; nothing is decoded.
 */
export function thumbnailProblem(bytes: Uint8Array): string | undefined {
  if (bytes.length > LARGEST_SENT_THUMBNAIL) return `has more than ${LARGEST_SENT_THUMBNAIL} bytes`;
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return 'is no JPEG';
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let hasFrame = false;
  for (let at = 2; at + 4 <= bytes.length; at += 2 + view.getUint16(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    const end = at + 2 + view.getUint16(at + 2);
    if (bytes[at] !== 0xff || end < at + 4 || end > bytes.length) return DAMAGED;
    if (marker === SOS) return hasFrame ? scanProblem(bytes, end) : DAMAGED;
    if (!SEGMENTS.has(marker)) return 'has more than a picture';
    if (marker !== BASELINE) continue;
    const problem = hasFrame || end < at + 9 ? DAMAGED : sidesProblem(view, at);
    if (problem !== undefined) return problem;
    hasFrame = true;
  }
  return DAMAGED;
}

/** Checks the height and the width, which stand behind the precision of the frame. */
function sidesProblem(view: DataView, at: number): string | undefined {
  const sides = [view.getUint16(at + 5), view.getUint16(at + 7)];
  if (sides.includes(0)) return DAMAGED;
  if (sides.every((side) => side <= LONGEST_SIDE)) return undefined;
  return `has more than ${LONGEST_SIDE} pixels a side`;
}

/** Checks the coded picture, and the end of the file after it. */
function scanProblem(bytes: Uint8Array, from: number): string | undefined {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === EOI) return at + 2 === bytes.length ? undefined : 'has bytes behind it';
    // A stuffed byte and a restart are part of the coded picture.
    if (marker !== 0 && (marker < 0xd0 || marker > 0xd7)) return DAMAGED;
  }
  return DAMAGED;
}

/** Returns a JPEG without the segments that its picture does not need. Some browsers write EXIF and a profile. */
export function pictureAlone(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [bytes.subarray(0, 2)];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    const end = at + 2 + view.getUint16(at + 2);
    if (marker === SOS) {
      parts.push(bytes.subarray(at));
      break;
    }
    if (SEGMENTS.has(marker)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const alone = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    alone.set(part, at);
    at += part.length;
  }
  return alone;
}
