import { createHash } from 'node:crypto';
import { LinkError } from '../../index.js';
import { optionError } from '../../protocol/options.js';
import type { Acting } from '../context.js';
import type { FileStore, StoredContent } from '../files/file-store.js';
import { openFileStore } from '../files/open-file-store.js';
import { makeKey, readKey } from '../identity.js';
import { keySource } from '../options.js';
import { SETUP_LINK } from '../owner/users.js';
import { SecretKey } from '../secret-key.js';
import type { Statements } from '../store/database.js';
import { NEWEST_SCHEMA } from '../store/schema/migrations.js';
import { tablesOf } from '../store/schema/table-catalog.js';
import { ArchiveReader } from './archive-reader.js';
import { type ArchiveSummary, summaryOf } from './backup.js';
import { Tally } from './chunk.js';
import { type ArchiveHeader, type ArchiveManifest, damaged } from './format.js';
import { load } from './load.js';
import { checkTarget, type SitePlace, withTarget } from './place.js';
import { recordArchive } from './record-archive.js';
import { openKey } from './sealed-key.js';

/** The options of {@link restoreSite}. */
export interface RestoreOptions {
  /** What the key in the archive was sealed with; null where the key is at its place already. */
  readonly passphrase: string | null;
  /** Only reads the archive to its end and looks at the target; nothing is changed. Default false. */
  readonly plan?: boolean;
  /** The user whom the audit names. Default `owner`. */
  readonly acting?: Acting;
}

/**
 * Makes a site from an archive: every record, every file and the key, counts and hashes verified before the database
 * is there. The target has to be empty.
 *
 * @throws LinkError `archive_invalid`, `passphrase_wrong`, `key_wrong`, `target_not_empty`, `schema_newer`,
 * `option_invalid`, `store_unavailable`; the database is as it was then
 */
export async function restoreSite(
  path: string,
  place: SitePlace,
  { passphrase, plan = false, acting }: RestoreOptions,
): Promise<ArchiveSummary> {
  const reader = new ArchiveReader(path);
  try {
    const header = await reader.header();
    refuseNewer(header);
    const key = header.key && passphrase !== null ? await sealed(header, passphrase) : undefined;
    await checkTarget(place.database);
    const keep = await keyPlan(place, header, key);
    if (plan) return summaryOf(header, await readThrough(reader, header));
    await keep();
    return summaryOf(header, await restore(reader, header, { place, acting }));
  } finally {
    reader.close();
  }
}

async function restore(
  reader: ArchiveReader,
  { schema, made_at }: ArchiveHeader,
  { place, acting }: { readonly place: SitePlace; readonly acting: Acting | undefined },
): Promise<ArchiveManifest> {
  const { database, files, s3Credentials } = place;
  const store = await openFileStore(files, s3Credentials);
  let manifest: ArchiveManifest | undefined;
  try {
    await withTarget(database, async (target) => {
      await load(target, {
        schema,
        chunks: () => reader.chunks(),
        async summaries() {
          manifest = await reader.files(store);
          return new Map(Object.entries(manifest.tables));
        },
        adapt: endLogIns,
      });
      await recordArchive(target, acting, { action: 'restore', detail: { made_at } });
    });
  } finally {
    await store.close();
  }
  if (!manifest) throw damaged('it has no end');
  return manifest;
}

/** A session that was ended since, or a set-up link that was used, must not work again. */
async function endLogIns(tx: Statements): Promise<void> {
  await tx.deleteFrom('console_sessions').execute();
  await tx.deleteFrom('settings').where('name', '=', SETUP_LINK).execute();
}

/** Reads an archive to its end and keeps nothing of it. */
async function readThrough(
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

function refuseNewer({ schema }: ArchiveHeader): void {
  if (schema <= NEWEST_SCHEMA) return;
  const message = `The archive has schema ${schema}, this program knows ${NEWEST_SCHEMA}: use the version of svclink that wrote it, or a newer one`;
  throw new LinkError('schema_newer', message);
}

async function sealed(header: ArchiveHeader, passphrase: string): Promise<Buffer> {
  if (!header.key) throw damaged('its key is not there');
  return openKey(header.key, passphrase, header.key_fingerprint);
}

/** Finds out where the key of the restored site will be. @returns what puts it there */
async function keyPlan(
  place: SitePlace,
  { key_fingerprint }: ArchiveHeader,
  sealedKey: Buffer | undefined,
): Promise<() => Promise<void>> {
  const source = keySource(place);
  const given = 'bytes' in source ? source.bytes : await readKey(source.file);
  const key = given ?? sealedKey;
  if (!key) {
    throw optionError('passphrase', 'is required: the key of the site is not there yet');
  }
  if (new SecretKey(key).fingerprint !== key_fingerprint) {
    const where = 'file' in source ? `at ${source.file}` : 'that was given';
    const message = `The key ${where} is not that of the archive: move it away, or give another place for it.`;
    throw new LinkError('key_wrong', message);
  }
  return async () => {
    if (!given && 'file' in source) await makeKey(source.file, key);
  };
}
