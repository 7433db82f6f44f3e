import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { LinkError } from '../../../../index.js';
import { PartFile, systemCode } from '../../../../system/part-file.js';

/** So many copies stay, the last that were made: each is as large as the database was. */
const KEPT = 3;

/** What stands behind the name of the database. */
const IS_COPY = /^\.schema-\d{1,9}\.db$/;

/** Copies a database into a file that is empty. */
type CopyTo = (path: string) => Promise<void>;

/**
 * Keeps a copy of a SQLite database as it is before its schema is changed: `site.schema-1.db` beside `site.db`. One that
 * an earlier attempt has left is replaced; of several the last three stay.
 *
 * @returns its path
 * @throws LinkError `store_unavailable` when it cannot be written; then there is no copy
 */
export async function keepCopy(path: string, version: number, copyTo: CopyTo): Promise<string> {
  const folder = dirname(path);
  const name = basename(path, '.db');
  const copy = join(folder, `${name}.schema-${version}.db`);
  // A folder of its own: what a process has left that was killed is found again.
  const making = `${path}.copying`;
  try {
    await rm(making, { recursive: true, force: true });
    await mkdir(making, { mode: 0o700 });
    await make(making, copy, copyTo);
  } catch (cause) {
    throw notCopied(copy, cause);
  } finally {
    await rm(making, { recursive: true, force: true }).catch(() => undefined);
  }
  await removeOld(folder, name);
  return copy;
}

async function make(folder: string, copy: string, copyTo: CopyTo): Promise<void> {
  const part = await PartFile.create(folder);
  try {
    await copyTo(part.path);
    await part.moveTo(copy);
  } catch (error) {
    await part.discard();
    throw error;
  }
}

async function removeOld(folder: string, name: string): Promise<void> {
  const copies: { readonly path: string; readonly madeAt: number }[] = [];
  for (const file of await readdir(folder)) {
    if (!file.startsWith(name) || !IS_COPY.test(file.slice(name.length))) continue;
    const path = join(folder, file);
    copies.push({ path, madeAt: (await stat(path)).mtimeMs });
  }
  copies.sort((one, other) => other.madeAt - one.madeAt);
  for (const { path } of copies.slice(KEPT)) await rm(path, { force: true });
}

function notCopied(copy: string, cause: unknown): LinkError {
  const code = systemCode(cause);
  const reason = code === '' ? '' : ` (${code})`;
  const message = `The database cannot be copied to ${copy}${reason}, as it has to be before its schema is changed: make room there, and start again. Nothing was changed.`;
  return new LinkError('store_unavailable', message, { cause });
}
