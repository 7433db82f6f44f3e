import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { LinkError } from '../../index.js';
import { isUuidV4 } from '../../protocol/envelope/envelope.js';
import { optionError } from '../../protocol/options.js';
import { PartFile, syncFolder, systemCode } from '../../system/part-file.js';
import { SecretKey } from './secrets/secret-key.js';
import { siteError } from './site-error.js';
import type { Database, Statements } from './store/database.js';

const SITE_ID = 'site_id';
const FINGERPRINT = 'key_fingerprint';
/** The name in `settings` under which the set-up link of the console is stored. */
export const SETUP_LINK = 'console_setup';

async function setting(statements: Statements, name: string): Promise<string | undefined> {
  const row = await statements
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

/** Stores a setting that is made once. A later caller, in another process too, gets the stored value. */
async function once(database: Database, name: string, value: string): Promise<string> {
  return database.write(async (tx) => {
    await tx
      .insertInto('settings')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    return (await setting(tx, name)) ?? value;
  });
}

/**
 * Returns the v4 UUID of the site, which is made at the first start and constant.
 *
 * @param wanted the chosen id, which is used at the first start and has to be the same later
 * @throws LinkError `option_invalid`
 */
export async function siteIdOf(database: Database, wanted?: string): Promise<string> {
  if (wanted !== undefined && !isUuidV4(wanted)) throw optionError('siteId', 'must be a v4 UUID');
  const stored = await once(database, SITE_ID, wanted ?? randomUUID());
  if (wanted === undefined || wanted === stored) return stored;
  throw optionError('siteId', `this site is ${stored}, and callers know it by that: leave it out`);
}

const PUBLIC_URL = 'public_url';

/** Stores the public URL of a site for commands that open it later, which give push addresses to owners. */
export async function storePublicUrl(
  { write }: Pick<Database, 'write'>,
  url: string,
): Promise<void> {
  await write((tx) =>
    tx
      .insertInto('settings')
      .values({ name: PUBLIC_URL, value: url })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: url }))
      .execute(),
  );
}

/** Returns the public URL of the last start; undefined for a site that was never started. */
export function storedPublicUrl({ read }: Pick<Database, 'read'>): Promise<string | undefined> {
  return setting(read, PUBLIC_URL);
}

/** The name of the setting with the ISO time at which the site of a database was moved. */
export const MOVED_AT = 'moved_at';

/**
 * Refuses a database whose site was moved to another one, because its records would be lost.
 *
 * @throws LinkError `site_moved`
 */
export async function refuseMoved({ read }: Pick<Database, 'read'>): Promise<void> {
  const moved = await setting(read, MOVED_AT);
  if (moved === undefined) return;
  const message = `This site was moved to another database at ${moved}: start with that one. To go on with this one after all, delete the row ${MOVED_AT} of its table settings`;
  throw siteError('site_moved', message);
}

/** The source of the key of a site: its 32 bytes, or a file with them. */
export type KeySource = { readonly bytes: Buffer } | { readonly file: string };

/**
 * Returns the key of the site. A missing file is created at the first start.
 *
 * @throws LinkError `key_wrong` for another key than that of the database, and for a lost key, without changing
 * anything; `option_invalid`
 */
export async function siteKey(database: Database, source: KeySource): Promise<SecretKey> {
  return new SecretKey(await siteKeyBytes(database, source));
}

/** Returns the 32 bytes of {@link siteKey} for the archive of the site. */
export async function siteKeyBytes(database: Database, source: KeySource): Promise<Buffer> {
  const expected = await setting(database.read, FINGERPRINT);
  const found = 'bytes' in source ? source.bytes : await readKey(source.file);
  if (!found && expected !== undefined) {
    const file = 'file' in source ? source.file : '';
    throw wrongKey(
      `The key of this site is missing: put it back at ${file}, or start another site.`,
    );
  }
  const bytes = found ?? ('file' in source ? await makeKey(source.file) : SecretKey.generate());
  const key = new SecretKey(bytes);
  const stored = expected ?? (await once(database, FINGERPRINT, key.fingerprint));
  if (stored === key.fingerprint) return bytes;
  const next = 'file' in source ? await takeNextKey(source.file, stored) : undefined;
  if (next) return next;
  throw wrongKey(
    'The database belongs to another secret key: start with the one it was made with.',
  );
}

/** Writes the next key of a site beside the present one, before the database changes to it. */
export async function writeNextKey(file: string, bytes: Buffer): Promise<void> {
  try {
    await writeKey(nextKeyFile(file), bytes, true);
  } catch (cause) {
    throw fileProblem(nextKeyFile(file), `cannot be written (${systemCode(cause)})`, cause);
  }
}

/**
 * Replaces the key of a site by the next one if that is the key of the database. The old key stays beside it, because
 * backups of before need it. A start does so too, after a process that ended between the two.
 *
 * @returns the bytes of the next key; undefined where there is none of this fingerprint
 */
export async function takeNextKey(file: string, fingerprint: string): Promise<Buffer | undefined> {
  const next = nextKeyFile(file);
  const bytes = await readKey(next);
  if (!bytes || new SecretKey(bytes).fingerprint !== fingerprint) return undefined;
  const old = await readKey(file);
  try {
    if (old) await makeKey(oldKeyFile(file, old), old);
    await rename(next, file);
    await syncFolder(dirname(file));
  } catch (cause) {
    throw fileProblem(file, `cannot be replaced by ${next} (${systemCode(cause)})`, cause);
  }
  return bytes;
}

function nextKeyFile(file: string): string {
  return `${file}.next`;
}

/** Returns the path at which a replaced key stays. */
export function oldKeyFile(file: string, bytes: Buffer): string {
  return `${file}.${new SecretKey(bytes).fingerprint.slice(0, 8)}`;
}

/**
 * Changes the fingerprint of the key of a database, within a transaction that encrypts all secrets anew.
 *
 * @throws LinkError `key_wrong` where the database has another key meanwhile
 */
export async function changeFingerprint(tx: Statements, from: string, to: string): Promise<void> {
  const changed = await tx
    .updateTable('settings')
    .set({ value: to })
    .where('name', '=', FINGERPRINT)
    .where('value', '=', from)
    .returning('name')
    .executeTakeFirst();
  if (!changed) throw wrongKey('The database has got another secret key meanwhile.');
}

/**
 * Lets a site whose key is lost make a new one at its next start. Secrets that the old key encrypted stay unreadable.
 */
export async function forgetKey(tx: Statements): Promise<void> {
  await tx.deleteFrom('settings').where('name', '=', FINGERPRINT).execute();
}

function wrongKey(message: string): LinkError {
  return siteError('key_wrong', message);
}

/** Returns the bytes of a key file; undefined where it does not exist. @throws LinkError `option_invalid` */
export async function readKey(file: string): Promise<Buffer | undefined> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (Object(error).code === 'ENOENT') return undefined;
    throw fileProblem(file, `cannot be read (${systemCode(error)})`, error);
  });
  if (text === undefined) return undefined;
  const bytes = Buffer.from(text.trim(), 'base64url');
  if (bytes.length === SecretKey.BYTES) return bytes;
  throw fileProblem(file, `does not hold a key of ${SecretKey.BYTES} bytes: put it back`);
}

/**
 * Creates a key file, which only its owner can read. If another process was first, its key is used.
 *
 * @returns the content of the file
 * @throws LinkError `option_invalid`
 */
export async function makeKey(file: string, bytes = SecretKey.generate()): Promise<Buffer> {
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeKey(file, bytes);
    return bytes;
  } catch (cause) {
    const other = Object(cause).code === 'EEXIST' ? await readKey(file) : undefined;
    if (other) return other;
    throw fileProblem(file, `cannot be written (${systemCode(cause)})`, cause);
  }
}

function fileProblem(file: string, problem: string, cause?: unknown): LinkError {
  return new LinkError('option_invalid', `secretKeyFile: ${file} ${problem}`, { cause });
}

/** Writes a key and syncs it: an incomplete or lost key would make the secrets of the database unreadable forever. */
async function writeKey(file: string, bytes: Buffer, overwrite = false): Promise<void> {
  const part = await PartFile.create(dirname(file));
  try {
    await part.write(Buffer.from(`${bytes.toString('base64url')}\n`));
    await part.moveTo(file, { overwrite });
  } catch (error) {
    await part.discard();
    throw error;
  }
}
