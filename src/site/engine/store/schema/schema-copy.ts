import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { LinkError } from '../../../../index.js';
import { PartFile, systemCode } from '../../../../system/part-file.js';

/** The number of newest copies that stay. Each is as large as the database was. */
const MOST_COPIES = 3;

/** The suffix of a copy after the name of the database. */
const IS_COPY = /^\.schema-\d{1,9}\.db$/;

/** Copies a database into an empty file. */
type CopyTo = (path: string) => Promise<void>;

/**
 * Stores a copy of a SQLite database before its schema is changed: `site.schema-1.db` beside `site.db`. It replaces the
 * copy of an earlier attempt. The last three copies stay.
 *
 * @returns the path of the copy
 * @throws LinkError `store_unavailable` for a copy that cannot be written; none is left
 */
export async function storeCopy(path: string, version: number, copyTo: CopyTo): Promise<string> {
  const folder = dirname(path);
  const name = basename(path, '.db');
  const copy = join(folder, `${name}.schema-${version}.db`);
  // A separate folder identifies the files of a killed process.
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
  for (const { path } of copies.slice(MOST_COPIES)) await rm(path, { force: true });
}

function notCopied(copy: string, cause: unknown): LinkError {
  const code = systemCode(cause);
  const reason = code === '' ? '' : ` (${code})`;
  const message = `The database cannot be copied to ${copy}${reason}, as it has to be before its schema is changed: make room there, and start again. Nothing was changed.`;
  return new LinkError('store_unavailable', message, { cause });
}
