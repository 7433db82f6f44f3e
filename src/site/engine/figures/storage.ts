import { dirname } from 'node:path';
import { within } from '../../../system/deadline.js';
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

/** Milliseconds that each store has for its figures; then they are left out. */
const TIMEOUT = 1000;

/**
 * Returns the bytes of database, log and files, the disks, and the pool, in the text format of Prometheus. A store that
 * fails or gives no answer in time takes its own figures with it, and no others: the disks count most while one is full.
 */
export async function storageFigures(storage: Storage): Promise<string> {
  const { database, filesFolder, logBytes } = storage;
  const pool = database.pool();
  const [databaseBytes, files, log, databaseDisk, filesDisk] = await Promise.all([
    inTime(() => database.bytes()),
    inTime(() => fileBytes(database.read)),
    inTime(async () => logBytes?.()),
    inTime(() => database.disk()),
    inTime(async () => (filesFolder === undefined ? undefined : diskOf(dirname(filesFolder)))),
  ]);
  const stored = Object.entries({ database: databaseBytes, files, log });
  const disks = new Map([
    ['store="database"', databaseDisk],
    ['store="files"', filesDisk],
  ]);
  const bytes = stored.flatMap(([store, count]) =>
    count === undefined ? [] : [[`store="${store}"`, count] as const],
  );
  return [
    gauges('svclink_stored_bytes', new Map(bytes)),
    gauges('svclink_disk_free_bytes', membersOf(disks, 'free')),
    gauges('svclink_disk_size_bytes', membersOf(disks, 'size')),
    ...(pool ? [gauges('svclink_pool_connections', poolLabels(pool))] : []),
  ].join('');
}

function inTime<Figure>(read: () => Promise<Figure>): Promise<Figure | undefined> {
  return within(read(), TIMEOUT, () => new Error('no answer')).catch(() => undefined);
}

function membersOf(disks: ReadonlyMap<string, Disk | undefined>, member: keyof Disk) {
  return new Map(
    [...disks].flatMap(([labels, disk]) => (disk ? [[labels, disk[member]] as const] : [])),
  );
}

function poolLabels(pool: object): ReadonlyMap<string, number> {
  return new Map(Object.entries(pool).map(([state, count]) => [`state="${state}"`, count]));
}
