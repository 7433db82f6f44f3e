import { randomBytes } from 'node:crypto';
import { type FileHandle, link, lstat, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { abandon } from './answer.js';
import { CallError, type Peer } from './call-error.js';

/** How a file is saved. */
export interface SaveToPathOptions {
  /** Whether a file that is there already is replaced. Default true. */
  readonly overwrite?: boolean;
  /** Makes the errors of whoever saves. */
  readonly fail?: Peer['fail'];
}

const ALREADY_THERE = 'EEXIST';
const CANNOT_LINK: ReadonlySet<string> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

const plainFailure: Peer['fail'] = (code, text, options) => new CallError(code, text, options);

function codeOf(error: unknown): string {
  return String(Reflect.get(Object(error), 'code') ?? '');
}

async function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

/** Puts failures of the file system into words: the same for all who save. */
class Saving {
  constructor(
    readonly path: string,
    readonly fail: Peer['fail'],
  ) {}

  async done<Result>(work: Promise<Result>): Promise<Result> {
    try {
      return await work;
    } catch (cause) {
      throw CallError.is(cause) ? cause : await this.failure(cause);
    }
  }

  async failure(cause: unknown): Promise<CallError> {
    const folder = dirname(this.path);
    if (codeOf(cause) === 'ENOENT' && !(await isThere(folder))) {
      const text = `the folder ${folder} is not there; make it before files are saved in it`;
      return this.fail('file_unwritable', text, { cause });
    }
    const reason = codeOf(cause) === '' ? '' : ` (${codeOf(cause)})`;
    const text = `the file could not be written to ${this.path}${reason}`;
    return this.fail('file_unwritable', text, { cause });
  }

  taken(): CallError {
    return this.fail('file_exists', `${this.path} is there already; set overwrite to replace it`);
  }
}

async function writeAll(
  source: AsyncIterable<Uint8Array>,
  file: FileHandle,
  saving: Saving,
): Promise<number> {
  let size = 0;
  for await (const piece of source) {
    await saving.done(file.writeFile(piece));
    size += piece.length;
  }
  await saving.done(file.sync());
  return size;
}

/** Gives a finished file its name. A link fails where a renaming would replace. */
async function publish(part: string, saving: Saving, overwrite: boolean): Promise<void> {
  const { path } = saving;
  if (overwrite) return rename(part, path);
  try {
    await link(part, path);
    await rm(part, { force: true });
  } catch (error) {
    if (codeOf(error) === ALREADY_THERE) throw saving.taken();
    if (!CANNOT_LINK.has(codeOf(error))) throw error;
    if (await isThere(path)) throw saving.taken();
    await rename(part, path);
  }
}

/** The name has to survive a power cut like the bytes. Not every system lets folders be opened. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/**
 * Saves bytes at a path, all of them or nothing: they go into a part file beside it that nobody else can read, which
 * takes the name when the last piece is on the disk. Whatever fails, the part file is removed and the source let go of.
 *
 * @returns the number of bytes
 * @throws what the source throws; CallError `file_unwritable`, `file_exists`
 */
export async function saveToPath(
  source: AsyncIterable<Uint8Array>,
  path: string,
  { overwrite = true, fail = plainFailure }: SaveToPathOptions = {},
): Promise<number> {
  const saving = new Saving(path, fail);
  const part = join(dirname(path), `.${randomBytes(9).toString('hex')}.part`);
  // It may fail before the file is open; whoever reads it then hears of that.
  if (source instanceof Readable) source.on('error', () => undefined);
  try {
    const file = await saving.done(open(part, 'wx', 0o600));
    let size = 0;
    try {
      size = await writeAll(source, file, saving);
    } finally {
      await saving.done(file.close());
    }
    await saving.done(publish(part, saving, overwrite));
    await syncFolder(dirname(path));
    return size;
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    abandon(source);
    throw error;
  }
}

/** Refuses a path that is taken, before anything is asked for. @throws CallError `file_exists` */
export async function checkFree(path: string, fail: Peer['fail'] = plainFailure): Promise<void> {
  if (await isThere(path)) throw new Saving(path, fail).taken();
}
