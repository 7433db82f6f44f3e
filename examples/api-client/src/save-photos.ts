import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type ApiClient, CallError } from 'svclink/api';

const PHOTO = 0;

/** What became of the photos of a work order. */
export interface SavedPhotos {
  readonly paths: readonly string[];
  /** Ids of photos that came damaged. */
  readonly damaged: readonly number[];
}

/**
 * Saves the photos of a work order as `<folder>/<file_id>.jpg`. The name is made of the id: the name that a file has in
 * the service may hold anything. A photo is there whole and verified, or not at all.
 */
export async function savePhotos(
  api: ApiClient,
  reportId: number,
  folder: string,
): Promise<SavedPhotos> {
  const { files = [] } = await api.file.list({ report_id: reportId });
  await mkdir(folder, { recursive: true });
  const paths: string[] = [];
  const damaged: number[] = [];
  for (const { file_id, file_area } of files) {
    if (file_area !== PHOTO) continue;
    const to = join(folder, `${file_id}.jpg`);
    try {
      await api.file.get({ file_id }, { to, overwrite: true });
      paths.push(to);
    } catch (error) {
      const isDamaged = CallError.is(error) && error.code === 'hash_mismatch';
      if (!isDamaged) throw error;
      damaged.push(file_id);
    }
  }
  return { paths, damaged };
}
