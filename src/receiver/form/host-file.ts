import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { type Spool, SpooledFile } from '../../http/index.js';
import type { FilePart, Form } from './form.js';
import { fileTooLarge } from './multipart-limits.js';

/** A file that the host app's own multer has read: in memory, or at its own path. */
interface HostFile {
  readonly fieldname: string;
  readonly originalname: string;
  readonly size?: number;
  readonly buffer?: Buffer;
  readonly path?: string;
}

/** The settings for copying a file of the app. */
export interface HostFileSettings {
  readonly spool: Spool;
  /** In bytes. */
  readonly maxFileSize: number;
}

function isHostFile(value: unknown): value is HostFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'originalname' in value &&
    typeof value.originalname === 'string' &&
    (('buffer' in value && Buffer.isBuffer(value.buffer)) ||
      ('path' in value && typeof value.path === 'string'))
  );
}

/** Returns all files that multer has added to a request, by any of its five methods. */
export function hostFiles(request: object): readonly unknown[] {
  const one = 'file' in request ? request.file : undefined;
  const many = 'files' in request ? request.files : undefined;
  const listed: unknown[] = Array.isArray(many) ? many : Object.values(many ?? {}).flat();
  return one === undefined ? listed : [one, ...listed];
}

/** Returns a form that the host app's own multer has read, with the part named `file`, if there is one. */
export function hostForm(
  fields: Readonly<Record<string, unknown>>,
  files: readonly unknown[],
  { spool, maxFileSize }: HostFileSettings,
): Form {
  const known = files.filter(isHostFile);
  const named = (name: string) => known.find(({ fieldname }) => fieldname === name);
  const found = named('file') ?? named('blob');
  const part: FilePart | undefined = found && { originalName: found.originalname };
  let copy: SpooledFile | undefined;
  return {
    payload: fields.payload,
    readByApp: true,
    fields,
    part,
    async complete() {
      if (found === undefined) return undefined;
      // The app's own parser has read all of it; our limit applies to the copied file.
      if (Number(found.size) > maxFileSize) throw fileTooLarge(maxFileSize);
      // A copy, because the app's own file stays with the app.
      const content = contentOf(found);
      try {
        copy = await SpooledFile.receive(spool, content);
      } finally {
        content.destroy();
      }
      // A custom storage of the app may not state the size.
      if (copy.size > maxFileSize) throw fileTooLarge(maxFileSize);
      return copy;
    },
    release: async () => {
      await copy?.release();
    },
  };
}

function contentOf({ buffer, path }: HostFile): Readable {
  if (Buffer.isBuffer(buffer)) return Readable.from([buffer]);
  return createReadStream(path ?? '');
}
