import { allowedFileTypes } from '../generated/file-types.js';

/** One of the file types that send_file accepts (specification: "Allowed file types"). */
export interface FileType {
  /** In lower case, without the dot. */
  readonly extension: string;
  readonly mimeType: string;
  /** 0 photo, 1 file. */
  readonly fileArea: 0 | 1;
}

/** The number of bytes that {@link matchesContent} reads. PDF allows its signature up to this position. */
export const SIGNATURE_LENGTH = 1024;

type Signature = (head: Buffer) => boolean;

function startsWith(...bytes: number[]): Signature {
  const signature = Buffer.from(bytes);
  return (head) => head.subarray(0, signature.length).equals(signature);
}

function textAt(offset: number, ...brands: string[]): Signature {
  return (head) =>
    brands.some((brand) => head.toString('latin1', offset, offset + brand.length) === brand);
}

function either(...signatures: Signature[]): Signature {
  return (head) => signatures.some((signature) => signature(head));
}

function both(...signatures: Signature[]): Signature {
  return (head) => signatures.every((signature) => signature(head));
}

const zip = either(startsWith(0x50, 0x4b, 3, 4), startsWith(0x50, 0x4b, 5, 6));
/** The container of the older Office formats and of Outlook messages. */
const compoundFile = startsWith(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
const mpegAudioFrame: Signature = (head) => head[0] === 0xff && ((head[1] ?? 0) & 0xe0) === 0xe0;

/**
 * The signatures of types. Types that are not in this table (`key`, `txt`, `eml`) have no signature and any content.
 */
const signatures: ReadonlyMap<string, Signature> = new Map([
  ...each(['jpg', 'jpeg'], startsWith(0xff, 0xd8, 0xff)),
  ...each(['png'], startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)),
  ...each(['gif'], textAt(0, 'GIF87a', 'GIF89a')),
  ...each(['pdf'], (head) => head.includes('%PDF-')),
  ...each(['doc', 'ppt', 'pps', 'xls', 'msg'], compoundFile),
  ...each(['docx', 'pptx', 'ppsx', 'odt', 'xlsx', 'zip'], zip),
  ...each(['mp3'], either(textAt(0, 'ID3'), mpegAudioFrame)),
  ...each(['wav'], both(textAt(0, 'RIFF', 'RF64'), textAt(8, 'WAVE'))),
  ...each(['avi'], both(textAt(0, 'RIFF'), textAt(8, 'AVI '))),
  ...each(['mp4'], textAt(4, 'ftyp', 'moov', 'mdat', 'free', 'skip', 'wide')),
  ...each(['wmv'], startsWith(0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11)),
  ...each(['mpg'], either(startsWith(0, 0, 1, 0xba), startsWith(0, 0, 1, 0xb3))),
  ...each(['jxr'], startsWith(0x49, 0x49, 0xbc)),
]);

function each(extensions: string[], signature: Signature): [string, Signature][] {
  return extensions.map((extension) => [extension, signature]);
}

const types: ReadonlyMap<string, FileType> = new Map(
  allowedFileTypes.map(({ extension, mime_type, file_area }) => [
    extension,
    { extension, mimeType: mime_type, fileArea: file_area },
  ]),
);

/** All allowed types, in the order of the document's table. */
export const fileTypes: readonly FileType[] = [...types.values()];

/**
 * Returns the type of a file by the extension of its name, in either case; undefined for a type that is not allowed.
 */
export function fileTypeOf(fileName: string): FileType | undefined {
  const dot = fileName.lastIndexOf('.');
  return dot < 0 ? undefined : types.get(fileName.slice(dot + 1).toLowerCase());
}

const allowed = [...types.keys()].join(', ');

/**
 * Returns the type that the `file_name` of send_file names.
 *
 * @param refuse makes the caller's error
 */
export function namedFileType(
  fileName: unknown,
  refuse: (code: 'data_invalid' | 'file_type_refused', message: string) => Error,
): FileType {
  if (typeof fileName !== 'string') {
    throw refuse('data_invalid', 'event_data.file_name: is required, with its extension');
  }
  const type = fileTypeOf(fileName.trim());
  if (type) return type;
  const message = `event_data.file_name: its extension is not among the allowed file types: ${allowed}`;
  throw refuse('file_type_refused', message);
}

/**
 * Returns true when the first bytes of a file fit its type. The type that a caller declares is not used.
 *
 * @param head the first {@link SIGNATURE_LENGTH} bytes, or all when there are fewer
 */
export function matchesContent(type: FileType, head: Buffer): boolean {
  return signatures.get(type.extension)?.(head) ?? true;
}

/** Returns the type of an image by its first bytes alone: JPEG, PNG or GIF; undefined for any other. */
export function imageTypeOf(head: Buffer): FileType | undefined {
  return ['jpg', 'png', 'gif']
    .flatMap((extension) => types.get(extension) ?? [])
    .find((type) => matchesContent(type, head));
}

/** HEIF images, as phones write them, by the brand of their first box. */
const heic = both(textAt(4, 'ftyp'), textAt(8, 'heic', 'heix', 'heim', 'heis', 'mif1', 'msf1'));
const html: Signature = (head) =>
  /^(?:\xef\xbb\xbf)?\s{0,100}<(?:!doctype html|html|head|meta|body|style|table)\b/i.test(
    head.toString('latin1', 0, 200),
  );

/** Images of all kinds that phones and programs write. */
const image = either(
  ...['jpg', 'png', 'gif', 'jxr'].flatMap((extension) => signatures.get(extension) ?? []),
  heic,
  both(textAt(0, 'RIFF'), textAt(8, 'WEBP')),
  textAt(0, 'BM', 'II*\0', 'MM\0*'),
);

const commonMismatches: ReadonlyMap<string, Signature> = new Map([
  ...each(['jpg', 'jpeg', 'png', 'gif', 'jxr'], image),
  ...each(['doc'], textAt(0, '{\\rtf')),
  ...each(['xls'], html),
]);

/**
 * Returns true for content that differs from its type in a way that deployed senders are known for: RTF named .doc,
 * HTML named .xls, an image named as another image (HEIC or PNG as .jpg). Programs open all three.
 */
export function isCommonMismatch(type: FileType, head: Buffer): boolean {
  return commonMismatches.get(type.extension)?.(head) ?? false;
}

/** The most bytes of a thumbnail that is fetched from an address of a peer: a thumbnail is a small picture. */
export const LARGEST_THUMBNAIL = 2 * 1024 * 1024;
