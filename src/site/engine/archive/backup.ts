import { LinkError } from '../../../index.js';
import { checkFree, saveToPath } from '../../../net/index.js';
import type { ActingUser } from '../context.js';
import type { FileStore } from '../files/file-store.js';
import { openFileStore } from '../files/open-file-store.js';
import { refuseMoved, siteKeyBytes } from '../identity.js';
import { SecretKey } from '../secrets/secret-key.js';
import { keySource } from '../site-settings.js';
import type { Database } from '../store/database.js';
import { ArchiveWriter } from './archive-writer.js';
import { type ArchiveHeader, type ArchiveManifest, FORMAT } from './format.js';
import { openSource, type SiteLocation, using } from './location.js';
import { logNotice } from './log-notice.js';
import { noteBackup, recordArchive } from './record-archive.js';
import { sealed } from './seal/seal.js';
import { sealingByKey, sealingByPassphrase } from './seal/seal-header.js';
import { checkPassphrase, sealKey } from './seal/sealed-key.js';
import { type Snapshot, withSnapshot } from './snapshot.js';
import type { FileTotals } from './take-files.js';

/** The content of an archive. */
export interface ArchiveSummary {
  readonly site_id: string;
  /** The number of rows of each table. */
  readonly tables: Readonly<Record<string, number>>;
  readonly rows: number;
  /** The number of files. Equal contents count once. */
  readonly files: number;
  /** Bytes of all files. */
  readonly file_bytes: number;
  /** The sha256 of files that the database names and that are missing in the store of the files, the first 1000. */
  readonly missing: readonly string[];
  readonly missing_count: number;
  /** The parts of a site that neither the archive nor the other database gets; empty for none. */
  readonly left_behind: readonly string[];
}

/** The options of {@link backupSite}. */
export interface BackupOptions {
  /**
   * Encrypts the whole archive, including the key of the site; at least 12 characters. Null: everybody with the archive
   * can read it, the key is left out, and a restore needs the key to verify that nothing was changed.
   */
  readonly passphrase: string | null;
  /** True if an existing archive is replaced. Default false. */
  readonly overwrite?: boolean;
  /** The user that the audit names. Default `owner`. */
  readonly acting?: ActingUser;
}

/**
 * Writes a whole site to one file: every record as of one moment, every file, and the key. The site may be in use
 * meanwhile. With a passphrase the file is encrypted. It is always authenticated as a whole. The archive gets its name
 * when it is completely on the disk. Only its owner can read it.
 *
 * @throws LinkError `option_invalid`, `not_found`, `key_wrong`, `schema_newer`, `site_moved`; CallError `file_exists`,
 * `file_unwritable`
 */
export async function backupSite(
  location: SiteLocation,
  path: string,
  options: BackupOptions,
): Promise<ArchiveSummary> {
  const { passphrase, overwrite = false } = options;
  if (passphrase !== null) checkPassphrase(passphrase);
  // Refused before all of the site is read, and before the audit records a backup.
  if (!overwrite) await checkFree(path);
  const { s3Credentials, network } = location;
  return using(await openSource(location.database), async (database) =>
    using(await openFileStore(location.files, s3Credentials, { use: 'read', network }), (files) =>
      backUp(path, { location, database, files }, options),
    ),
  );
}

/** An open site. */
interface OpenSite {
  readonly location: SiteLocation;
  readonly database: Database;
  readonly files: FileStore;
}

async function backUp(
  path: string,
  { location, database, files }: OpenSite,
  { passphrase, overwrite = false, acting }: BackupOptions,
): Promise<ArchiveSummary> {
  await refuseMoved(database);
  const key = await siteKeyBytes(database, keySource(location));
  // Written before the first row is read, so that the archive contains its own audit entry.
  const detail = { is_encrypted: passphrase !== null };
  await recordArchive(database, acting, { action: 'backup', detail });
  const begunAt = Date.now();
  const summary = await withSnapshot(database, (snapshot) =>
    writeArchive(snapshot, path, { key, files, passphrase, overwrite }),
  );
  await noteBackup(database, begunAt);
  return { ...summary, left_behind: await logNotice(database, location.database) };
}

/** The parts of an archive beside its rows. */
interface ArchiveParts {
  readonly key: Buffer;
  readonly files: FileStore;
  readonly passphrase: string | null;
  readonly overwrite: boolean;
}

/** Writes a snapshot to a file, sealed as a whole. */
async function writeArchive(
  snapshot: Snapshot,
  path: string,
  { key, files, passphrase, overwrite }: ArchiveParts,
): Promise<ArchiveSummary> {
  const header = await headerOf(snapshot, key, passphrase);
  const writer = new ArchiveWriter(new Date());
  const sealing = passphrase === null ? sealingByKey(key) : await sealingByPassphrase(passphrase);
  const end = (error: unknown): never => {
    writer.fail(error);
    throw error;
  };
  const writing = writer.write(header, snapshot, files).catch(end);
  const saving = saveToPath(sealed(writer.bytes, sealing), path, { overwrite }).catch(end);
  // The snapshot must not end while it is read.
  const [manifest] = await Promise.all([writing, saving]).finally(() =>
    Promise.allSettled([writing, saving]),
  );
  return summaryOf(header, manifest);
}

async function headerOf(
  snapshot: Snapshot,
  bytes: Buffer,
  passphrase: string | null,
): Promise<ArchiveHeader> {
  const siteId = await snapshot.setting('site_id');
  if (siteId === undefined) throw new LinkError('not_found', 'There is no site in this database.');
  const { fingerprint } = new SecretKey(bytes);
  return {
    format: FORMAT,
    schema: snapshot.schema,
    site_id: siteId,
    made_at: new Date().toISOString(),
    key_fingerprint: fingerprint,
    key: passphrase === null ? null : await sealKey(bytes, passphrase, fingerprint),
  };
}

/** Returns the content of an archive in short. */
export function summaryOf(
  { site_id }: Pick<ArchiveHeader, 'site_id'>,
  { tables, files, missing, missing_count }: ArchiveManifest,
): ArchiveSummary {
  const counts = Object.entries(tables).map(([name, { count }]): [string, number] => [name, count]);
  return summary(site_id, new Map(counts), { ...files, missing, missing_count });
}

/** Returns the content of a site in short. */
export function summary(
  site_id: string,
  tables: ReadonlyMap<string, number>,
  { count, bytes, missing, missing_count }: FileTotals,
): ArchiveSummary {
  const rows = [...tables.values()].reduce((sum, one) => sum + one, 0);
  const files = { files: count, file_bytes: bytes, missing, missing_count };
  return { site_id, tables: Object.fromEntries(tables), rows, ...files, left_behind: [] };
}
