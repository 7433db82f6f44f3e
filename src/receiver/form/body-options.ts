import { Spool, UnfinishedBodies } from '../../http/index.js';
import { checkWholeNumber } from '../../protocol/options.js';
import { MIB } from '../../protocol/units.js';
import type { FilledReceiverOptions } from '../check-options.js';
import { EarlyFiles } from './early-files.js';

/** The limits of a form, with all defaults. */
export interface BodySettings {
  /** The bytes of all variables of a form together. */
  readonly maxBodySize: number;
  /** The bytes of the file. */
  readonly maxFileSize: number;
  /** Milliseconds for a form, or for all parts before a file. */
  readonly bodyTimeout: number;
  /** Milliseconds from the beginning of the file. */
  readonly uploadTimeout: number;
  /** Bytes per second of a file before its payload, after `bodyTimeout`. */
  readonly minEarlyRate: number;
  /** The memory of all incomplete forms. */
  readonly unfinished: UnfinishedBodies;
  /** The limit of files that are stored before their credentials are known. */
  readonly earlyFiles: EarlyFiles;
  /** The folder of files until they are moved. */
  readonly spool: Spool;
}

/**
 * Computes the settings of bodies.
 *
 * @param report called with files that could not be removed from the spool
 * @throws LinkError `option_invalid`
 */
export function bodySettings(
  options: FilledReceiverOptions,
  report: (error: unknown) => void,
): BodySettings {
  const { maxBodySize, maxFileSize, bodyTimeout, uploadTimeout, minEarlyRate } = options;
  // The largest form has to fit when there is no other.
  const { maxUnfinishedBytes = Math.max(32 * MIB, maxBodySize) } = options;
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
