import { allowedFileTypes } from '../../protocol/generated/file-types.js';

/** The extensions of files that a peer accepts (specification: "Allowed file types"). */
const EXTENSIONS: readonly string[] = allowedFileTypes.map(({ extension }) => extension);

/**
 * Returns the reason to refuse a file before it is sent; undefined for an allowed one.
 *
 * @param size in bytes
 */
export function refusedFile(name: string, size: number): string | undefined {
  const dot = name.lastIndexOf('.');
  const extension = dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
  if (!EXTENSIONS.includes(extension)) {
    const type = extension === '' ? 'Files without an extension' : `.${extension} files`;
    const help =
      extension === 'heic' || extension === 'heif'
        ? ' Save the photo as JPEG first; an iPhone does so with "Most Compatible" under Camera, Formats.'
        : '';
    return `${type} are not taken. Allowed are ${EXTENSIONS.join(', ')}.${help}`;
  }
  if (size > 0) return undefined;
  return 'The file is empty (0 bytes). Choose one with content.';
}
