import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { isThere, PartFile, systemCode } from '../system/part-file.js';
import { abandon } from './answer.js';
import { CallError, type Peer } from './call-error.js';

/** Options of {@link saveToPath}. */
export interface SaveToPathOptions {
  /** True replaces an existing file. Default true. */
  readonly overwrite?: boolean;
  /** Makes the errors of the calling client. */
  readonly fail?: Peer['fail'];
}

const plainFailure: Peer['fail'] = (code, text, options) => new CallError(code, text, options);

/** Translates errors of the file system into CallErrors. */
class SaveErrors {
  constructor(
    readonly path: string,
    readonly fail: Peer['fail'],
  ) {}

  async translate<Result>(work: Promise<Result>): Promise<Result> {
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
      const text = `the folder ${folder} does not exist; make it before files are saved in it`;
      return this.fail('file_unwritable', text, { cause });
    }
    const reason = code === '' ? '' : ` (${code})`;
    const text = `the file could not be written to ${this.path}${reason}`;
    return this.fail('file_unwritable', text, { cause });
  }

  taken(): CallError {
    return this.fail('file_exists', `${this.path} exists already; set overwrite to replace it`);
  }
}

/**
 * Saves a file completely or not at all. After a failure the temporary file is removed and the source is destroyed.
 *
 * @returns the number of bytes
 * @throws what the source throws; CallError `file_unwritable`, `file_exists`
 */
export async function saveToPath(
  source: AsyncIterable<Uint8Array>,
  path: string,
  { overwrite = true, fail = plainFailure }: SaveToPathOptions = {},
): Promise<number> {
  const errors = new SaveErrors(path, fail);
  let part: PartFile | undefined;
  // The source may fail before the file is open; its reader gets that error later.
  if (source instanceof Readable) source.on('error', () => undefined);
  try {
    part = await errors.translate(PartFile.create(dirname(path)));
    let size = 0;
    for await (const piece of source) {
      await errors.translate(part.write(piece));
      size += piece.length;
    }
    await errors.translate(part.moveTo(path, { overwrite }));
    return size;
  } catch (error) {
    await part?.discard();
    abandon(source);
    throw error;
  }
}

/** Refuses an existing file before the request is sent. @throws CallError `file_exists` */
export async function checkFree(path: string, fail: Peer['fail'] = plainFailure): Promise<void> {
  if (await isThere(path)) throw new SaveErrors(path, fail).taken();
}
