import { mkdir, readdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates a folder again that was removed while the process runs, for its owner alone. It does so only beside other
 * entries: an empty parent may be the mount point of a disk that is not mounted, and files stored there would be lost.
 * Never rejects.
 *
 * @returns whether it was created
 */
export async function restoreFolder(folder: string): Promise<boolean> {
  try {
    if ((await readdir(dirname(folder))).length === 0) return false;
    await mkdir(folder, { mode: 0o700 });
    return true;
  } catch {
    return false;
  }
}
