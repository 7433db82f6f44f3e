import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiClient } from '../../../api/client/create-client.js';
import type { ListedFileRead } from '../../../api/generated/action-types.js';
import { FileNames } from './file-names.js';

/** A file that was saved. */
export interface SavedFile {
  readonly file_id: number;
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256, verified. */
  readonly hash: string;
}

/** A file that was not saved, with the reason. */
export interface FailedFile {
  readonly file_id: number;
  readonly path: string;
  readonly error: unknown;
}

/** The outcome of a download, in the order of the list. */
export interface Downloaded {
  readonly saved: readonly SavedFile[];
  readonly failed: readonly FailedFile[];
}

/** The order whose files are downloaded, and the callbacks for progress. */
export interface DownloadItem {
  readonly reportId: number;
  readonly folder: string;
  readonly overwrite: boolean;
  readonly signal: AbortSignal;
  /** Called with the number of files before the first of them. */
  readonly onStart: (files: number) => void;
  readonly onBytes: (more: number) => void;
  readonly onFile: () => void;
}

/** The number of simultaneous downloads, enough to use the time of waiting for answers. */
const AT_ONCE = 4;

interface Planned {
  readonly file: ListedFileRead;
  readonly path: string;
}

async function save(
  api: ApiClient,
  { file: { file_id }, path }: Planned,
  { overwrite, signal, onBytes }: DownloadItem,
): Promise<SavedFile | FailedFile> {
  let seen = 0;
  const onProgress = ({ bytes }: { readonly bytes: number }): void => {
    // A repetition begins at the first byte. Bytes that were counted before are not counted again.
    if (bytes > seen) onBytes(bytes - seen);
    seen = Math.max(seen, bytes);
  };
  try {
    const options = { to: path, overwrite, signal, onProgress };
    const { size, hash } = await api.file.get({ file_id }, options);
    return { file_id, path, size, hash };
  } catch (error) {
    return { file_id, path, error };
  }
}

/**
 * Saves all files of a work order in a folder, and creates the folder if it does not exist. A file that fails does not
 * stop the others.
 *
 * @throws the error of listing the files; the error of the file system for the folder
 */
export async function downloadFiles(api: ApiClient, download: DownloadItem): Promise<Downloaded> {
  const { reportId, folder, signal } = download;
  const { files = [] } = await api.file.list({ report_id: reportId }, { signal });
  await mkdir(folder, { recursive: true });
  const names = new FileNames();
  const planned = files.map((file) => ({
    file,
    path: join(folder, names.next(file.file_name ?? 'file', file.file_id)),
  }));
  download.onStart(planned.length);
  const outcomes: (SavedFile | FailedFile)[] = [];
  const waiting = planned.entries();
  const work = async (): Promise<void> => {
    for (const [index, next] of waiting) {
      outcomes[index] = await save(api, next, download);
      download.onFile();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return {
    saved: outcomes.filter((outcome) => 'hash' in outcome),
    failed: outcomes.filter((outcome) => 'error' in outcome),
  };
}
