import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { diskOf } from '../../site/engine/figures/disk.js';

/** The bytes that are reserved: SQLite needs a few tens of thousands to open a database, and the start writes a few more. */
const RESERVED = 1024 * 1024;
/** The free bytes from which on a site reserves some of them. */
const PLENTY = 16 * RESERVED;
/** Milliseconds between attempts to reserve them again. */
const INTERVAL = 60_000;

function pathIn(folder: string): string {
  return join(folder, 'reserved-space');
}

/**
 * Releases the reserved space of a full disk, because SQLite cannot even open a database for reading there. Never
 * rejects.
 */
export async function releaseSpace(folder: string): Promise<void> {
  const free = await freeBytes(folder);
  if (free !== undefined && free < RESERVED)
    await rm(pathIn(folder), { force: true }).catch(() => {});
}

/**
 * Reserves space on the disk of a folder, at once or as soon as there is plenty.
 *
 * @returns a function that ends the attempts
 */
export function reserveSpace(folder: string): () => Promise<void> {
  let reserving = reserve(folder);
  const timer = setInterval(() => {
    reserving = reserve(folder);
  }, INTERVAL).unref();
  return async () => {
    clearInterval(timer);
    await reserving;
  };
}

/** Never rejects. */
async function reserve(folder: string): Promise<void> {
  if ((await isReserved(folder)) || ((await freeBytes(folder)) ?? 0) < PLENTY) return;
  const bytes = Buffer.alloc(RESERVED, 1);
  await writeFile(pathIn(folder), bytes, { mode: 0o600 }).catch(() => {});
}

async function isReserved(folder: string): Promise<boolean> {
  const found = await stat(pathIn(folder)).catch(() => undefined);
  return found?.size === RESERVED;
}

async function freeBytes(folder: string): Promise<number | undefined> {
  return (await diskOf(folder))?.free;
}
