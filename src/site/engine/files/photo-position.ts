import { ENTRY, exifOf, LARGEST_HEAD, POSITIONS } from './exif-segment.js';

/** The bytes before the TIFF structure of the segment that `exifOf` returns: start, marker, length, `Exif` and two NUL. */
const BEFORE_TIFF = 12;
/** The bytes of a value of each type of TIFF. */
const SIZES: readonly number[] = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
const XMP = Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1');
/** Matches a member of the position in either form, up to the end of its value. */
const XMP_POSITION =
  /(GPS\w{1,40}\s{0,9}(?:=\s{0,9}["']|>))((?<=")[^"]{0,200}|(?<=')[^']{0,200}|(?<=>)[^<]{0,200})/g;

/** Yields a content without the position that a camera wrote into it. The size and all other bytes stay. */
export async function* withoutPosition(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head: Buffer[] | undefined = [];
  let bytes = 0;
  for await (const piece of content) {
    if (!head) {
      yield piece;
      continue;
    }
    head.push(piece);
    bytes += piece.length;
    if (bytes < LARGEST_HEAD) continue;
    yield cleared(Buffer.concat(head));
    head = undefined;
  }
  if (head && bytes > 0) yield cleared(Buffer.concat(head));
}

function cleared(head: Buffer): Buffer {
  const exif = exifOf(head);
  if (exif) {
    const start = head.indexOf(exif.subarray(2, exif.length - 4));
    clearTiff(head.subarray(start + BEFORE_TIFF - 2, start + exif.length - 6));
  }
  const xmp = head.indexOf(XMP);
  if (xmp < 4 || xmp > LARGEST_HEAD) return head;
  const packet = head.subarray(xmp, xmp - 2 + head.readUInt16BE(xmp - 2));
  const text = packet.toString('latin1').replace(XMP_POSITION, (_, name: string, value: string) => {
    return `${name}${' '.repeat(value.length)}`;
  });
  packet.write(text, 'latin1');
  return head;
}

/** Overwrites the directory of the position with zeros. `exifOf` has verified that directories lie within the structure. */
function clearTiff(tiff: Buffer): void {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const read = (at: number, size: 2 | 4) =>
    isLittle ? tiff.readUIntLE(at, size) : tiff.readUIntBE(at, size);
  const entriesOf = (start: number) =>
    start + 2 > tiff.length
      ? []
      : Array.from({ length: read(start, 2) }, (_, index) => start + 2 + index * ENTRY);
  for (const pointer of entriesOf(read(4, 4))) {
    if (read(pointer, 2) !== POSITIONS) continue;
    const directory = read(pointer + 8, 4);
    for (const entry of entriesOf(directory)) {
      const size = (SIZES[read(entry + 2, 2)] ?? 0) * read(entry + 4, 4);
      const at = read(entry + 8, 4);
      if (size > 4 && at < tiff.length) tiff.fill(0, at, Math.min(tiff.length, at + size));
      tiff.fill(0, entry, entry + ENTRY);
    }
    if (directory + 2 <= tiff.length) tiff.fill(0, directory, directory + 2);
  }
}
