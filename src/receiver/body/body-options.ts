import { UnfinishedBodies } from '../../http/index.js';
import { checkTimeout, checkWholeNumber } from '../../protocol/options.js';
import type { ReceiverOptions } from '../options.js';

/** What a form may cost, with every default filled in. */
export interface BodySettings {
  /** All variables of a form together, in bytes. */
  readonly maxBodySize: number;
  /** The file, in bytes. */
  readonly maxFileSize: number;
  /** Milliseconds for a form, or for everything in front of a file. */
  readonly bodyTimeout: number;
  /** Milliseconds from the file on. */
  readonly uploadTimeout: number;
  /** The memory of all forms that are still coming in. */
  readonly unfinished: UnfinishedBodies;
}

const MiB = 1024 * 1024;

/**
 * Checks the options of bodies and fills in their defaults.
 *
 * @throws LinkError `option_invalid`
 */
export function bodySettings(options: ReceiverOptions): BodySettings {
  const {
    maxBodySize = 32 * MiB,
    maxFileSize = 512 * MiB,
    bodyTimeout = 30_000,
    uploadTimeout = 600_000,
  } = options;
  checkWholeNumber('maxBodySize', maxBodySize, 1, 512 * MiB);
  checkWholeNumber('maxFileSize', maxFileSize, 1, Number.MAX_SAFE_INTEGER);
  checkTimeout('bodyTimeout', bodyTimeout);
  checkTimeout('uploadTimeout', uploadTimeout);
  const { maxUnfinishedBytes = Math.max(64 * MiB, 2 * maxBodySize) } = options;
  // The largest form has to fit when there is no other.
  checkWholeNumber('maxUnfinishedBytes', maxUnfinishedBytes, maxBodySize, Number.MAX_SAFE_INTEGER);
  return {
    maxBodySize,
    maxFileSize,
    bodyTimeout,
    uploadTimeout,
    unfinished: new UnfinishedBodies(maxUnfinishedBytes),
  };
}
