import { checkFolder, Spool, UnfinishedBodies } from '../../http/index.js';
import { checkTimeout, checkWholeNumber } from '../../protocol/options.js';
import type { ReceiverOptions } from '../options.js';
import { EarlyFiles } from './early-files.js';

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
  /** Bytes a second of a file in front of its payload, after `bodyTimeout`. */
  readonly minEarlyRate: number;
  /** The memory of all forms that are still coming in. */
  readonly unfinished: UnfinishedBodies;
  /** The bound of files that are kept before it is known whether anybody may send them. */
  readonly earlyFiles: EarlyFiles;
  /** Where files lie until they are moved. */
  readonly spool: Spool;
}

const MiB = 1024 * 1024;

/**
 * Checks the options of bodies and fills in their defaults.
 *
 * @param report hears of what could not be removed from the spool
 * @throws LinkError `option_invalid`
 */
export function bodySettings(
  options: ReceiverOptions,
  report: (error: unknown) => void,
): BodySettings {
  const {
    maxBodySize = 32 * MiB,
    maxFileSize = 512 * MiB,
    bodyTimeout = 30_000,
    uploadTimeout = 600_000,
    maxEarlyFileSize = 32 * MiB,
    maxEarlyFiles = 128 * MiB,
    minEarlyRate = 16 * 1024,
    uploadFolder,
  } = options;
  checkWholeNumber('maxBodySize', maxBodySize, 1, 512 * MiB);
  checkWholeNumber('maxFileSize', maxFileSize, 1, Number.MAX_SAFE_INTEGER);
  checkWholeNumber('maxEarlyFileSize', maxEarlyFileSize, 1, Number.MAX_SAFE_INTEGER);
  checkWholeNumber('maxEarlyFiles', maxEarlyFiles, 1, Number.MAX_SAFE_INTEGER);
  checkWholeNumber('minEarlyRate', minEarlyRate, 0, Number.MAX_SAFE_INTEGER);
  checkFolder('uploadFolder', uploadFolder);
  checkTimeout('bodyTimeout', bodyTimeout);
  checkTimeout('uploadTimeout', uploadTimeout);
  const { maxUnfinishedBytes = Math.max(32 * MiB, maxBodySize) } = options;
  // The largest form has to fit when there is no other.
  checkWholeNumber('maxUnfinishedBytes', maxUnfinishedBytes, maxBodySize, Number.MAX_SAFE_INTEGER);
  const spool = new Spool(report, uploadFolder);
  void spool.sweep();
  return {
    maxBodySize,
    maxFileSize,
    bodyTimeout,
    uploadTimeout,
    minEarlyRate,
    unfinished: new UnfinishedBodies(maxUnfinishedBytes),
    earlyFiles: new EarlyFiles(maxEarlyFileSize, maxEarlyFiles),
    spool,
  };
}
