import { statfs } from 'node:fs/promises';

/** The disk that a folder lies on, in bytes. */
export interface Disk {
  readonly size: number;
  /** Free for this process: the system keeps some for its administrator. */
  readonly free: number;
}

/** The disk of a folder; undefined where the system does not say. */
export async function diskOf(folder: string): Promise<Disk | undefined> {
  try {
    const { bsize, blocks, bavail } = await statfs(folder);
    // File systems without an end, such as some in user space, count no blocks.
    return blocks === 0 ? undefined : { size: blocks * bsize, free: bavail * bsize };
  } catch {
    return undefined;
  }
}
