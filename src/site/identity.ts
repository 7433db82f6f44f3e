import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { LinkError } from '../index.js';
import { isUuidV4 } from '../protocol/credentials.js';
import { optionError } from '../protocol/options.js';
import { SecretKey } from './secret-key.js';
import type { Database, Statements } from './store/database.js';

const SITE_ID = 'site_id';
const FINGERPRINT = 'key_fingerprint';

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

/** Where the key of a site comes from: its 32 bytes, or a file that holds them. */
export type KeySource = { readonly bytes: Buffer } | { readonly file: string };

/**
 * The key of the site; a file that is not there is made at the first start.
 *
 * @throws LinkError `key_wrong` for another key than that of the database, and for one that is lost: nothing is changed
 * then; `option_invalid`
 */
export async function siteKey(database: Database, source: KeySource): Promise<SecretKey> {
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
    return key;
  }
  throw wrongKey(
    'The database belongs to another secret key: start with the one it was made with.',
  );
}

function wrongKey(message: string): LinkError {
  return new LinkError('key_wrong', message);
}

/** Undefined where there is no such file. */
async function readKey(file: string): Promise<Buffer | undefined> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (Object(error).code === 'ENOENT') return undefined;
    throw new LinkError('option_invalid', `secretKeyFile: ${file} cannot be read`, {
      cause: error,
    });
  });
  return text === undefined ? undefined : Buffer.from(text.trim(), 'base64url');
}

/** Makes a key that its owner alone can read; where another process was first, its key counts. */
async function makeKey(file: string): Promise<Buffer> {
  const bytes = SecretKey.generate();
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(file, `${bytes.toString('base64url')}\n`, {
      mode: 0o600,
      flag: 'wx',
      flush: true,
    });
    return bytes;
  } catch (cause) {
    const other = Object(cause).code === 'EEXIST' ? await readKey(file) : undefined;
    if (other) return other;
    throw new LinkError('option_invalid', `secretKeyFile: ${file} cannot be written`, { cause });
  }
}
