import { createHash } from 'node:crypto';
import { stableAddress } from '../../../client/files/file-identity.js';
import type { Deviation, FileRecordRead, LinkResponse } from '../../../client/index.js';
import { leftOut } from './order-deviations.js';

/** A record of get_file that can be fetched. */
export interface ListedFile {
  readonly record: FileRecordRead;
  /** The identity of the file: its file_id, or its address where the record has none. */
  readonly key: string;
}

/** The records of an answer to get_file: those that can be fetched, and the deviations of those that are left out. */
export interface ListedFiles {
  readonly files: readonly ListedFile[];
  readonly deviations: readonly Deviation[];
}

/** The prefix of the identity of a file without a file_id. */
export const BY_ADDRESS = 'address ';

/**
 * Sorts the records of an answer to get_file. A file that is listed twice is fetched once.
 *
 * @param side the record whose settings name the dialect of the answering side
 */
export function listedFiles(
  response: Pick<LinkResponse<readonly FileRecordRead[]>, 'result' | 'unreadable'>,
  side: 'account' | 'link',
): ListedFiles {
  const files = new Map<string, ListedFile>();
  const deviations = [...leftOut(response)];
  for (const record of response.result) {
    const key = keyOf(record);
    if (record.obj_url === undefined) deviations.push(withoutAddress(record, side));
    else if (!files.has(key)) files.set(key, { record, key });
  }
  return { files: [...files.values()], deviations };
}

function keyOf({ file_id, obj_url = '' }: FileRecordRead): string {
  if (file_id !== undefined) return file_id;
  const hash = createHash('sha256').update(stableAddress(obj_url) ?? obj_url);
  return BY_ADDRESS + hash.digest('hex').slice(0, 32);
}

/** Returns the name of a record for messages. */
export function nameOfRecord({ file_id, file_name }: FileRecordRead): string {
  return `file ${file_id ?? file_name ?? 'without file_id'}`.slice(0, 200);
}

/**
 * Returns the deviation of a record without an address. A service may have its own name for the address (supplement:
 * "Names on the wire").
 */
function withoutAddress(record: FileRecordRead, side: string): Deviation {
  const members = Object.entries(record).filter(([, value]) => isAddress(value));
  const names = members.map(([name]) => name).filter((name) => name !== 'obj_url_thumb');
  const hint =
    names.length === 0
      ? ''
      : `; ${names.join(', ')} holds an address: where it is that of the file, set dialect.obj_url of the ${side} to this name`;
  const problem = `the file is left out: its record has no obj_url${hint}`;
  return { path: `${nameOfRecord(record)}: obj_url`, problem, value: undefined };
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\//i.test(value);
}
