import { randomUUID } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { LinkError } from '../../index.js';
import { isUuidV4 } from '../../protocol/envelope/envelope.js';
import { optionError } from '../../protocol/options.js';
import { PartFile, systemCode } from '../../system/part-file.js';
import { SecretKey } from './secrets/secret-key.js';
import { siteError } from './site-error.js';
import type { Database, Statements } from './store/database.js';

const SITE_ID = 'site_id';
const FINGERPRINT = 'key_fingerprint';
/** The set-up link of the console stands in `settings` under this name. */
export const SETUP_LINK = 'console_setup';

async function setting(statements: Statements, name: string): Promise<string | undefined> {
  const row = await statements
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

/** Keeps a setting that is made once: whoever comes second, in another process too, gets what the first has kept. */
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
 * The v4 UUID of the site: made at the first start, and the same ever after.
 *
 * @param wanted the one that was chosen; it counts at the first start, and has to be the same later
 * @throws LinkError `option_invalid`
 */
export async function siteIdOf(database: Database, wanted?: string): Promise<string> {
  if (wanted !== undefined && !isUuidV4(wanted)) throw optionError('siteId', 'must be a v4 UUID');
  const kept = await once(database, SITE_ID, wanted ?? randomUUID());
  if (wanted === undefined || wanted === kept) return kept;
  throw optionError('siteId', `this site is ${kept}, and callers know it by that: leave it out`);
}

const PUBLIC_URL = 'public_url';

/** Keeps how callers reach a site, for whoever opens it beside: an owner must be given no other push address. */
export async function keepPublicUrl(
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

/** How callers reached the site when it was started last; undefined where it never was. */
export function keptPublicUrl({ read }: Pick<Database, 'read'>): Promise<string | undefined> {
  return setting(read, PUBLIC_URL);
}

/** When the site of a database was moved to another one: an ISO time. */
export const MOVED_AT = 'moved_at';

/**
 * Refuses a database that another one has taken the place of: what came here would be seen by nobody.
 *
 * @throws LinkError `site_moved`
 */
export async function refuseMoved({ read }: Pick<Database, 'read'>): Promise<void> {
  const moved = await setting(read, MOVED_AT);
  if (moved === undefined) return;
  const message = `This site was moved to another database at ${moved}: start with that one. To go on with this one after all, delete the row ${MOVED_AT} of its table settings`;
  throw siteError('site_moved', message);
}

/** Where the key of a site comes from: its 32 bytes, or a file that holds them. */
export type KeySource = { readonly bytes: Buffer } | { readonly file: string };

/**
 * The key of the site; a file that is not there is made at the first start.
 *
 * @throws LinkError `key_wrong` for another key than that of the database, and for one that is lost: nothing is changed
 * then; `option_invalid`
 */
export async function siteKey(database: Database, source: KeySource): Promise<SecretKey> {
  return new SecretKey(await siteKeyBytes(database, source));
}

/** The 32 bytes of {@link siteKey}, for the archive of the site. */
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
  if ((expected ?? (await once(database, FINGERPRINT, key.fingerprint))) === key.fingerprint) {
    return bytes;
  }
  throw wrongKey(
    'The database belongs to another secret key: start with the one it was made with.',
  );
}

/** Lets a site whose key is lost make a new one at its next start; secrets that the old one encrypted stay unreadable. */
export async function forgetKey(tx: Statements): Promise<void> {
  await tx.deleteFrom('settings').where('name', '=', FINGERPRINT).execute();
}

function wrongKey(message: string): LinkError {
  return siteError('key_wrong', message);
}

/** The bytes in the file of a key; undefined where there is no such file. @throws LinkError `option_invalid` */
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
 * Makes the file of a key, which its owner alone can read; where another process was first, its key counts.
 *
 * @returns what the file then holds
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

/** Half a key, or one whose name is lost with the power, would lock what the database holds of secrets for good. */
async function writeKey(file: string, bytes: Buffer): Promise<void> {
  const part = await PartFile.create(dirname(file));
  try {
    await part.write(Buffer.from(`${bytes.toString('base64url')}\n`));
    await part.moveTo(file, { overwrite: false });
  } catch (error) {
    await part.discard();
    throw error;
  }
}
