import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { isThere, PartFile, systemCode } from '../system/part-file.js';
import { abandon } from './answer.js';
import { CallError, type Peer } from './call-error.js';

/** How a file is saved. */
export interface SaveToPathOptions {
  /** Whether a file that is there already is replaced. Default true. */
  readonly overwrite?: boolean;
  /** Makes the errors of whoever saves. */
  readonly fail?: Peer['fail'];
}

const plainFailure: Peer['fail'] = (code, text, options) => new CallError(code, text, options);

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
      throw await this.failure(cause);
    }
  }

  async failure(cause: unknown): Promise<CallError> {
    const code = systemCode(cause);
    if (code === 'EEXIST') return this.taken();
    const folder = dirname(this.path);
    if (code === 'ENOENT' && !(await isThere(folder))) {
      const text = `the folder ${folder} is not there; make it before files are saved in it`;
      return this.fail('file_unwritable', text, { cause });
    }
    const reason = code === '' ? '' : ` (${code})`;
    const text = `the file could not be written to ${this.path}${reason}`;
    return this.fail('file_unwritable', text, { cause });
  }

  taken(): CallError {
    return this.fail('file_exists', `${this.path} is there already; set overwrite to replace it`);
  }
}

/**
 * Saves bytes at a path, all of them or nothing. Whatever fails, nothing is left behind and the source is let go of.
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
  let part: PartFile | undefined;
  // It may fail before the file is open; whoever reads it then hears of that.
  if (source instanceof Readable) source.on('error', () => undefined);
  try {
    part = await saving.done(PartFile.create(dirname(path)));
    let size = 0;
    for await (const piece of source) {
      await saving.done(part.write(piece));
      size += piece.length;
    }
    await saving.done(part.moveTo(path, { overwrite }));
    return size;
  } catch (error) {
    await part?.discard();
    abandon(source);
    throw error;
  }
}

/** Refuses a path that is taken, before anything is asked for. @throws CallError `file_exists` */
export async function checkFree(path: string, fail: Peer['fail'] = plainFailure): Promise<void> {
  if (await isThere(path)) throw new Saving(path, fail).taken();
}
