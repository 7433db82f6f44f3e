import { dirname } from 'node:path';
import { fileBytes } from '../jobs/job-counts.js';
import { gauges } from '../metrics.js';
import type { Database } from '../store/database.js';
import { type Disk, diskOf } from './disk.js';

/** The stores of a site that the metrics measure. */
export interface Storage {
  readonly database: Database;
  /** A folder on the disk of the files; undefined for a bucket. */
  readonly filesFolder: string | undefined;
  /** Bytes of the exchange log; undefined without one. */
  readonly logBytes: (() => Promise<number>) | undefined;
}

/** Returns the bytes of database, log and files, the disks, and the pool, in the text format of Prometheus. */
export async function storageFigures(storage: Storage): Promise<string> {
  const { database, filesFolder, logBytes } = storage;
  const { bytes, disk, pool } = await database.figures();
  const stored = new Map([
    ['store="database"', bytes],
    ['store="files"', await fileBytes(database.read)],
    ...(logBytes ? [['store="log"', await logBytes()] as const] : []),
  ]);
  const disks = new Map<string, Disk | undefined>([
    ['store="database"', disk],
    ['store="files"', filesFolder === undefined ? undefined : await diskOf(dirname(filesFolder))],
  ]);
  return [
    gauges('svclink_stored_bytes', stored),
    gauges('svclink_disk_free_bytes', membersOf(disks, 'free')),
    gauges('svclink_disk_size_bytes', membersOf(disks, 'size')),
    ...(pool ? [gauges('svclink_pool_connections', poolLabels(pool))] : []),
  ].join('');
}

function membersOf(disks: ReadonlyMap<string, Disk | undefined>, member: keyof Disk) {
  return new Map(
    [...disks].flatMap(([labels, disk]) => (disk ? [[labels, disk[member]] as const] : [])),
  );
}

function poolLabels(pool: object): ReadonlyMap<string, number> {
  return new Map(Object.entries(pool).map(([state, count]) => [`state="${state}"`, count]));
}
