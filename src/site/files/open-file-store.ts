import { DiskFileStore } from './disk-file-store.js';
import type { FileStore } from './file-store.js';

/**
 * Opens the place of the files that an address names.
 *
 * @param address the path of a folder
 * @throws LinkError `option_invalid` for a folder that cannot be made or written
 */
export async function openFileStore(address: string): Promise<FileStore> {
  return DiskFileStore.open(address);
}
