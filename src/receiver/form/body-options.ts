import { Spool, UnfinishedBodies } from '../../http/index.js';
import { checkWholeNumber } from '../../protocol/options.js';
import type { FilledReceiverOptions } from '../check-options.js';
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
 * Computes the settings of bodies.
 *
 * @param report hears of what could not be removed from the spool
 * @throws LinkError `option_invalid`
 */
export function bodySettings(
  options: FilledReceiverOptions,
  report: (error: unknown) => void,
): BodySettings {
  const { maxBodySize, maxFileSize, bodyTimeout, uploadTimeout, minEarlyRate } = options;
  // The largest form has to fit when there is no other.
  const { maxUnfinishedBytes = Math.max(32 * MiB, maxBodySize) } = options;
  checkWholeNumber('maxUnfinishedBytes', maxUnfinishedBytes, maxBodySize, Number.MAX_SAFE_INTEGER);
  const spool = new Spool(report, options.uploadFolder);
  void spool.sweep();
  return {
    maxBodySize,
    maxFileSize,
    bodyTimeout,
    uploadTimeout,
    minEarlyRate,
    unfinished: new UnfinishedBodies(maxUnfinishedBytes),
    earlyFiles: new EarlyFiles(options.maxEarlyFileSize, options.maxEarlyFiles),
    spool,
  };
}
