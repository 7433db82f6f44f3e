import { systemCode } from '../../system/part-file.js';
import { HttpFailure } from '../failure.js';

/** Seconds after which a caller may try again where somebody has to act: a full disk, a missing folder. */
const FIXED_RETRY_AFTER = 60;

/** Seconds after which a caller may try again when too many files are open. */
const OPEN_RETRY_AFTER = 5;

/**
 * Returns the failure for an error of the file system that means a full disk, too many open files, or a folder that is
 * gone or not writable; undefined for every other error.
 */
export function storageFailure(cause: unknown): HttpFailure | undefined {
  switch (systemCode(cause)) {
    case 'ENOSPC':
    case 'EDQUOT': {
      const message = 'there is no room for the file at this moment; try again later';
      return new HttpFailure('storage_full', message, { cause, retryAfter: FIXED_RETRY_AFTER });
    }
    case 'EMFILE':
    case 'ENFILE': {
      const message = `too many files are open at this moment; try again in ${OPEN_RETRY_AFTER} seconds`;
      return new HttpFailure('server_busy', message, { cause, retryAfter: OPEN_RETRY_AFTER });
    }
    case 'ENOENT':
    case 'ENOTDIR':
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ESTALE': {
      const message = 'files cannot be stored at this moment; try again later';
      return new HttpFailure('storage_unavailable', message, {
        cause,
        retryAfter: FIXED_RETRY_AFTER,
      });
    }
    default:
      return undefined;
  }
}
