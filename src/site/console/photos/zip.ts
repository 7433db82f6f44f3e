import { crc32 } from 'node:zlib';

/** A file of an archive. */
export interface ZipFile {
  /** The path within the archive. */
  readonly name: string;
  /** `YYYY-MM-DD HH:MM:SS`, in any zone; null where it is not known. */
  readonly time: string | null;
  /** In bytes, fewer than 4 GiB. */
  readonly size: number;
  /** The content in pieces; undefined for a file that is left out. */
  open(): Promise<AsyncIterable<Buffer> | undefined>;
}

/** The greatest number of the first fields of the format. Larger ones stand in further records (ZIP64). */
const LARGEST = 0xffff_ffff;
const MOST_FILES = 0xffff;
/** A descriptor stands behind the content, because its checksum is not known before; and names are UTF-8. */
const FLAGS = 0x0808;
const [PLAIN, WITH_ZIP64] = [20, 45];

interface Written extends ZipFile {
  readonly checksum: number;
  readonly offset: number;
}

/**
 * Yields an archive of files without compression, as photos are compressed already. One piece of one file is in memory at
 * a time.
 *
 * @param largest the greatest number of the first fields; tests take a small one
 * @throws Error for a content of another size, and errors of the content
 */
export async function* zipOf(files: Iterable<ZipFile>, largest = LARGEST): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for (const file of files) {
    const content = await file.open();
    if (!content) continue;
    const head = localHeader(file);
    yield head;
    let [checksum, size] = [0, 0];
    for await (const piece of content) {
      checksum = crc32(piece, checksum);
      size += piece.length;
      yield piece;
    }
    if (size !== file.size) throw new Error(`${file.name} has ${size} bytes, not ${file.size}`);
    yield descriptor(checksum, size);
    written.push({ ...file, checksum, offset });
    offset += head.length + size + 16;
  }
  const directory = Buffer.concat(written.map((file) => directoryEntry(file, largest)));
  yield directory;
  yield endOf({ count: written.length, size: directory.length, offset }, largest);
}

/** Joins numbers of two, four or eight bytes, lowest byte first. */
function fields(...numbers: readonly (readonly [value: number, bytes: 2 | 4 | 8])[]): Buffer {
  const parts = numbers.map(([value, bytes]) => {
    const part = Buffer.alloc(bytes);
    if (bytes === 8) part.writeBigUInt64LE(BigInt(value));
    else part.writeUIntLE(value, 0, bytes);
    return part;
  });
  return Buffer.concat(parts);
}

/** Returns time and day as the format stores them: two seconds a step, from 1980 on. */
function timeFields(time: string | null): readonly [time: number, day: number] {
  const digits = /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)$/.exec(time ?? '');
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = (digits ?? [])
    .slice(1)
    .map(Number);
  if (year < 1980 || year > 2107) return [0, 0x21];
  return [(hour << 11) | (minute << 5) | (second >> 1), ((year - 1980) << 9) | (month << 5) | day];
}

function localHeader({ name, time }: ZipFile): Buffer {
  const [clock, day] = timeFields(time);
  const bytes = Buffer.from(name);
  return Buffer.concat([
    fields([0x04034b50, 4], [PLAIN, 2], [FLAGS, 2], [0, 2], [clock, 2], [day, 2]),
    // Checksum and sizes stand in the descriptor.
    fields([0, 4], [0, 4], [0, 4], [bytes.length, 2], [0, 2]),
    bytes,
  ]);
}

function descriptor(checksum: number, size: number): Buffer {
  return fields([0x08074b50, 4], [checksum, 4], [size, 4], [size, 4]);
}

function directoryEntry(file: Written, largest: number): Buffer {
  const { name, time, size, checksum, offset } = file;
  const [clock, day] = timeFields(time);
  const bytes = Buffer.from(name);
  const isFar = offset >= largest;
  const extra = isFar ? fields([1, 2], [8, 2], [offset, 8]) : Buffer.alloc(0);
  const version = isFar ? WITH_ZIP64 : PLAIN;
  return Buffer.concat([
    fields([0x02014b50, 4], [version, 2], [version, 2], [FLAGS, 2], [0, 2], [clock, 2], [day, 2]),
    fields([checksum, 4], [size, 4], [size, 4], [bytes.length, 2], [extra.length, 2], [0, 2]),
    fields([0, 2], [0, 2], [0, 4], [isFar ? LARGEST : offset, 4]),
    bytes,
    extra,
  ]);
}

interface Directory {
  readonly count: number;
  readonly size: number;
  readonly offset: number;
}

/** Returns the end of the archive, with the record of ZIP64 where a number does not fit. */
function endOf({ count, size, offset }: Directory, largest: number): Buffer {
  const isLarge = offset >= largest || count >= MOST_FILES;
  const far = isLarge
    ? [
        fields([0x06064b50, 4], [44, 8], [WITH_ZIP64, 2], [WITH_ZIP64, 2], [0, 4], [0, 4]),
        fields([count, 8], [count, 8], [size, 8], [offset, 8]),
        fields([0x07064b50, 4], [0, 4], [offset + size, 8], [1, 4]),
      ]
    : [];
  const shown = isLarge ? MOST_FILES : count;
  return Buffer.concat([
    ...far,
    fields([0x06054b50, 4], [0, 2], [0, 2], [shown, 2], [shown, 2]),
    fields([isLarge ? LARGEST : size, 4], [isLarge ? LARGEST : offset, 4], [0, 2]),
  ]);
}
