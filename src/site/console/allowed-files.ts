import { allowedFileTypes } from '../../protocol/generated/file-types.js';

/** The extensions of files that a peer accepts (specification: "Allowed file types"). */
const EXTENSIONS: readonly string[] = allowedFileTypes.map(({ extension }) => extension);

/**
 * The allowed types as the `accept` attribute of a field states them. A phone then converts the photos that it stores in
 * other types, such as HEIC.
 */
export const ALLOWED_TYPES = allowedFileTypes
  .flatMap(({ extension, mime_type }) => [`.${extension}`, mime_type])
  .filter((one, index, all) => all.indexOf(one) === index)
  .join(',');

const ALIKE: Readonly<Record<string, string>> = {
  heif: 'heic',
  avif: 'webp',
  tif: 'webp',
  tiff: 'webp',
  bmp: 'webp',
};

/** The reason to refuse a file: it is empty, or its type is not allowed. */
export type RefusedFile =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'type';
      /** '' without one. */
      readonly extension: string;
      readonly allowed: readonly string[];
      /** A type of photos that is converted in the same way. */
      readonly alike: string;
    };

/**
 * Returns the reason to refuse a file before it is sent; undefined for an allowed one.
 *
 * @param size in bytes
 */
export function refusedFile(name: string, size: number): RefusedFile | undefined {
  const dot = name.lastIndexOf('.');
  const extension = dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
  if (!EXTENSIONS.includes(extension)) {
    return { kind: 'type', extension, allowed: EXTENSIONS, alike: ALIKE[extension] ?? extension };
  }
  return size > 0 ? undefined : { kind: 'empty' };
}
