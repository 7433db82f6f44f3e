import { createHash } from 'node:crypto';
import type { FileStore, StoredContent } from '../files/file-store.js';
import { readKey } from '../identity.js';
import { siteError } from '../site-error.js';
import { keySource } from '../site-settings.js';
import { NEWEST_SCHEMA } from '../store/schema/migrations.js';
import { tablesOf } from '../store/schema/table-catalog.js';
import { ArchiveReader } from './archive-reader.js';
import { type ArchiveSummary, summaryOf } from './backup.js';
import { Tally } from './chunk.js';
import { type ArchiveHeader, type ArchiveManifest, damaged } from './format.js';
import type { SiteLocation } from './location.js';
import { openArchive } from './seal/open-archive.js';

/**
 * Verifies an archive: that nobody changed it, the counts and hashes of its rows, and the hashes of its files. It reads
 * the archive to its end and writes nothing.
 *
 * @param location the location of the key, for an archive without a passphrase
 * @throws LinkError `archive_invalid`, `archive_unverified`, `passphrase_wrong`, `key_wrong`, `schema_newer`,
 * `option_invalid`
 */
export async function verifyBackup(
  path: string,
  location: Pick<SiteLocation, 'files' | 'secretKey' | 'secretKeyFile'>,
  { passphrase }: { readonly passphrase: string | null },
): Promise<ArchiveSummary> {
  const opening = { passphrase, siteKey: await keyAt(location), unverified: false };
  const reader = new ArchiveReader(await openArchive(path, opening));
  try {
    const header = await reader.header();
    refuseNewer(header);
    return summaryOf(header, await readThrough(reader, header));
  } finally {
    reader.close();
  }
}

/** Reads an archive to its end without storing it. */
export async function readThrough(
  reader: ArchiveReader,
  { schema }: ArchiveHeader,
): Promise<ArchiveManifest> {
  const tally = new Tally(tablesOf(schema));
  for await (const chunk of reader.chunks()) tally.add(chunk);
  const manifest = await reader.files(HASHING);
  for (const [name, { count, sha256 }] of tally.totals()) {
    const expected = manifest.tables[name];
    if (expected?.count !== count || expected.sha256 !== sha256) {
      throw damaged(`the table ${name} has ${count} rows, not its ${expected?.count ?? 0}`);
    }
  }
  return manifest;
}

const HASHING: Pick<FileStore, 'put'> = {
  async put(content): Promise<StoredContent> {
    const hash = createHash('sha256');
    let size = 0;
    for await (const piece of content) {
      hash.update(piece);
      size += piece.length;
    }
    return { sha256: hash.digest('hex'), size };
  },
};

/** @throws LinkError `schema_newer` */
export function refuseNewer({ schema }: ArchiveHeader): void {
  if (schema <= NEWEST_SCHEMA) return;
  const message = `The archive has schema ${schema}, this program knows ${NEWEST_SCHEMA}: use the version of svclink that wrote it, or a newer one`;
  throw siteError('schema_newer', message);
}

/** Returns the key of an existing key file; undefined without one. */
export async function keyAt(
  location: Pick<SiteLocation, 'files' | 'secretKey' | 'secretKeyFile'>,
): Promise<Buffer | undefined> {
  const source = keySource(location);
  return 'bytes' in source ? source.bytes : readKey(source.file);
}
