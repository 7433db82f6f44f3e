import { optionError } from '../../../protocol/options.js';
import type { RecordedDetail } from '../audit/entry.js';
import type { ActingUser } from '../context.js';
import { openFileStore } from '../files/open-file-store.js';
import { forgetKey, makeKey, SETUP_LINK } from '../identity.js';
import { SecretKey } from '../secrets/secret-key.js';
import { siteError } from '../site-error.js';
import { keySource } from '../site-settings.js';
import type { Statements } from '../store/database.js';
import { ArchiveReader } from './archive-reader.js';
import { type ArchiveSummary, summaryOf } from './backup.js';
import { type ArchiveHeader, type ArchiveManifest, damaged } from './format.js';
import { load } from './load.js';
import { checkTarget, type SiteLocation, withTarget } from './location.js';
import { recordArchive } from './record-archive.js';
import { openArchive } from './seal/open-archive.js';
import { openKey } from './seal/sealed-key.js';
import { keyAt, readThrough, refuseNewer } from './verify.js';

/** The options of {@link restoreSite}. */
export interface RestoreOptions {
  /** The passphrase of the archive; null for a readable one, whose key file exists already. */
  readonly passphrase: string | null;
  /**
   * Accepts an archive that cannot be verified: one of the first format, or a readable one whose key is lost. A person
   * with write access to the file may have added users and accounts. Without the key the passwords of links and
   * receivers are lost too, and the site makes a new key at its next start. Default false: such an archive is refused.
   */
  readonly unverified?: boolean;
  /**
   * True for a dry run, which reads the whole archive and inspects the target without changing anything. Default false.
   */
  readonly plan?: boolean;
  /**
   * True if the database keeps the schema of the archive, for the earlier version of svclink that wrote it. Default
   * false: it gets the newest schema.
   */
  readonly keepSchema?: boolean;
  /** The user that the audit names. Default `owner`. */
  readonly acting?: ActingUser;
}

/**
 * Makes a site from an archive: every record, every file and the key. The whole archive is verified before its content
 * is used, and counts and hashes are compared before the database gets its name. The target has to be empty. All
 * sessions end.
 *
 * @throws LinkError `archive_invalid`, `archive_unverified`, `passphrase_wrong`, `key_wrong`, `target_not_empty`,
 * `schema_newer`, `option_invalid`, `store_unavailable`; the database is then unchanged
 */
export async function restoreSite(
  path: string,
  location: SiteLocation,
  { passphrase, plan = false, unverified = false, keepSchema = false, acting }: RestoreOptions,
): Promise<ArchiveSummary> {
  const siteKey = await keyAt(location);
  const archive = await openArchive(path, { passphrase, siteKey, unverified });
  const reader = new ArchiveReader(archive);
  try {
    const header = await reader.header();
    refuseNewer(header);
    const key = header.key && passphrase !== null ? await sealed(header, passphrase) : undefined;
    await checkTarget(location.database);
    const keep = keyPlan(location, header, { given: siteKey, sealed: key, unverified });
    if (plan) return summaryOf(header, await readThrough(reader, header));
    await keep?.();
    const { isVerified } = archive;
    const detail = {
      made_at: header.made_at,
      is_verified: isVerified,
      has_key: keep !== undefined,
    };
    return summaryOf(
      header,
      await restore(reader, header, { location, keepSchema, acting, detail }),
    );
  } finally {
    reader.close();
  }
}

interface RestoreContext {
  readonly location: SiteLocation;
  readonly keepSchema: boolean;
  readonly acting: ActingUser | undefined;
  readonly detail: { readonly has_key: boolean } & RecordedDetail;
}

async function restore(
  reader: ArchiveReader,
  { schema }: ArchiveHeader,
  { location, keepSchema, acting, detail }: RestoreContext,
): Promise<ArchiveManifest> {
  const { database, files, s3Credentials, network } = location;
  const store = await openFileStore(files, s3Credentials, { network });
  let manifest: ArchiveManifest | undefined;
  try {
    await withTarget(database, async (target) => {
      await load(target, {
        schema,
        keepsSchema: keepSchema,
        chunks: () => reader.chunks(),
        async summaries() {
          manifest = await reader.files(store);
          return new Map(Object.entries(manifest.tables));
        },
        adapt: async (tx) => {
          await endLogIns(tx);
          if (!detail.has_key) await forgetKey(tx);
        },
      });
      await recordArchive(target, acting, { action: 'restore', detail });
    });
  } finally {
    await store.close();
  }
  if (!manifest) throw damaged('it has no end');
  return manifest;
}

/** Ends all sessions and set-up links, because they may have ended after the backup. */
async function endLogIns(tx: Statements): Promise<void> {
  await tx.deleteFrom('console_sessions').execute();
  await tx.deleteFrom('settings').where('name', '=', SETUP_LINK).execute();
}

async function sealed(header: ArchiveHeader, passphrase: string): Promise<Buffer> {
  if (!header.key) throw damaged('its key is not there');
  return openKey(header.key, passphrase, header.key_fingerprint);
}

interface FoundKeys {
  readonly given: Buffer | undefined;
  readonly sealed: Buffer | undefined;
  readonly unverified: boolean;
}

/** Determines the key of the restored site. @returns a function that writes it; undefined where it is lost */
function keyPlan(
  location: SiteLocation,
  { key_fingerprint }: ArchiveHeader,
  { given, sealed, unverified }: FoundKeys,
): (() => Promise<void>) | undefined {
  const source = keySource(location);
  const key = given ?? sealed;
  if (!key && unverified) return undefined;
  if (!key) {
    throw optionError('passphrase', 'is required: the key of the site is not there yet');
  }
  if (new SecretKey(key).fingerprint !== key_fingerprint) {
    const where = 'file' in source ? `at ${source.file}` : 'that was given';
    const message = `The key ${where} is not that of the archive: move it away, or give another place for it.`;
    throw siteError('key_wrong', message);
  }
  return async () => {
    if (!given && 'file' in source) await makeKey(source.file, key);
  };
}
