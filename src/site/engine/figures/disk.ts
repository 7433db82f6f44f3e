import { statfs } from 'node:fs/promises';

/** The size of the disk of a folder, in bytes. */
export interface Disk {
  readonly size: number;
  /** The free bytes for this process. The system reserves some for its administrator. */
  readonly free: number;
}

/** Returns the disk of a folder; undefined where the system does not report it. */
export async function diskOf(folder: string): Promise<Disk | undefined> {
  try {
    const { bsize, blocks, bavail } = await statfs(folder);
    // File systems without a fixed size, such as some in user space, report no blocks.
    return blocks === 0 ? undefined : { size: blocks * bsize, free: bavail * bsize };
  } catch {
    return undefined;
  }
}
