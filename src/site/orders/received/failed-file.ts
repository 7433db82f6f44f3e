import {
  CallError,
  type CallErrorCode,
  type Deviation,
  type FileRecordRead,
  LinkCallError,
} from '../../../client/index.js';
import { messageOf } from '../../../protocol/errors/base-error.js';
import { nameOfRecord } from './listed-files.js';

/** A file that could not be fetched. */
export interface FailedFile {
  readonly deviation: Deviation;
  readonly error: unknown;
}

/**
 * The number of failed imports after which a missing file is not fetched again. Until then its owner may still be storing
 * it.
 */
const ATTEMPTS = 4;
/** Codes that a further attempt does not change, because the owner has to change something. */
const FINAL: ReadonlySet<CallErrorCode> = new Set<CallErrorCode>([
  'data_invalid',
  'file_address_refused',
  'file_gone',
  'file_size_mismatch',
  'result_invalid',
]);
/** Statuses below 500 that allow another attempt. */
const RETRYABLE: ReadonlySet<number> = new Set([408, 425, 429]);

/** Returns the failure of one file. */
export function failedFile(record: FileRecordRead, error: unknown): FailedFile {
  const reason = messageOf(error);
  const problem = `the file is left out: ${reason}`;
  return { deviation: { path: nameOfRecord(record), problem, value: undefined }, error };
}

/** Returns the failure of a file whose record names another order. */
export function strangeFile(record: FileRecordRead): FailedFile {
  const text = `${nameOfRecord(record)} is of order ${record.report_id}`;
  return failedFile(record, new LinkCallError('result_invalid', 'get_file', text));
}

/**
 * Returns true if another attempt may fetch a file.
 *
 * @param failures the number of failed attempts of the import
 */
export function isRetryable({ error }: FailedFile, failures: number): boolean {
  return failures < ATTEMPTS || !isFinal(error);
}

function isFinal(error: unknown): boolean {
  if (!LinkCallError.is(error)) return false;
  if (FINAL.has(error.code)) return true;
  const status = CallError.is(error.cause) ? error.cause.status : undefined;
  return status !== undefined && status >= 400 && status < 500 && !RETRYABLE.has(status);
}
