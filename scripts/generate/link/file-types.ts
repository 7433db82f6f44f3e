import { asSchema } from '../schemas.js';
import { bundle } from './bundle.js';

function constant(row: unknown, name: string): unknown {
  return asSchema(asSchema(asSchema(row).properties)[name]).const;
}

/** Writes `file-types.ts`: the table of allowed file types. */
export function fileTypesModule(): string {
  const rows = bundle('file_type.json', () => ({})).oneOf;
  if (!Array.isArray(rows)) throw new Error('file_type.json: oneOf must list the rows');
  const entries = rows.map((row: unknown) => {
    const [extension, mime, area] = ['extension', 'mime_type', 'file_area'].map((name) =>
      constant(row, name),
    );
    return `  { extension: '${extension}', mime_type: '${mime}', file_area: ${area} },\n`;
  });
  return `/** A type of file that send_file accepts. */
export interface AllowedFileType {
  /** Extension of the file name, in lower case, without the dot. */
  readonly extension: string;
  readonly mime_type: string;
  /** The area of such files unless the sender names another: 0 photos, 1 files. */
  readonly file_area: 0 | 1;
}

/** The allowed file types, one entry for each extension. */
export const allowedFileTypes: readonly AllowedFileType[] = [
${entries.join('')}];
`;
}
