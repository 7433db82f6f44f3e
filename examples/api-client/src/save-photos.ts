import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type ApiClient, CallError } from 'svclink/api';

const PHOTO = 0;

/** The outcome for the photos of a work order. */
export interface SavedPhotos {
  readonly paths: readonly string[];
  /** Ids of photos that arrived damaged. */
  readonly damaged: readonly number[];
}

/**
 * Saves the photos of a work order as `<folder>/<file_id>.jpg`. The file name consists of the id, because the name in
 * the service may contain anything. A saved photo is complete and verified.
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
