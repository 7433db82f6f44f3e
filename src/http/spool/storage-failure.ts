import { systemCode } from '../../system/part-file.js';
import { HttpFailure } from '../failure.js';

/** Seconds after which a full disk is worth another try. */
const FULL_RETRY_AFTER = 60;

/** Seconds after which other files have been closed. */
const OPEN_RETRY_AFTER = 5;

/**
 * The failure for what the file system says when a file cannot be stored for want of room, or of file descriptors;
 * undefined for every other error.
 */
export function storageFailure(cause: unknown): HttpFailure | undefined {
  switch (systemCode(cause)) {
    case 'ENOSPC':
    case 'EDQUOT': {
      const message = 'there is no room for the file at this moment; try again later';
      return new HttpFailure('storage_full', message, { cause, retryAfter: FULL_RETRY_AFTER });
    }
    case 'EMFILE':
    case 'ENFILE': {
      const message = `too many files are open at this moment; try again in ${OPEN_RETRY_AFTER} seconds`;
      return new HttpFailure('server_busy', message, { cause, retryAfter: OPEN_RETRY_AFTER });
    }
    default:
      return undefined;
  }
}
