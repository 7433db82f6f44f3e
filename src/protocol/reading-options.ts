import type { DeviationReport } from './deviation.js';
import { optionError } from './options.js';
import type { Reading } from './read-result.js';

/** The options of both clients that say how answers are read. */
export interface ReadingOptions {
  /**
   * How answers are read. `tolerant`: what deployed services really send is read, only what identifies a record has to
   * be readable, and what is not as its document says is told as a deviation. `strict`: each deviation is a failure
   * that names its place; for tests and audits. Default `tolerant`. Ours, not the protocol's.
   */
  readonly reading?: Reading;
  /**
   * Hears of each deviation of an answer and of each record that was left out, as does the diagnostics channel
   * `svclink:deviation`. What it throws is a warning of the process, and changes no answer. Default: none.
   */
  readonly onDeviation?: (deviation: DeviationReport) => void;
}

/**
 * Checks how answers are to be read.
 *
 * @throws LinkError `option_invalid`
 */
export function checkReading({ reading, onDeviation }: ReadingOptions): void {
  if (reading !== undefined && reading !== 'tolerant' && reading !== 'strict') {
    throw optionError('reading', 'must be tolerant or strict');
  }
  if (onDeviation !== undefined && typeof onDeviation !== 'function') {
    throw optionError('onDeviation', 'must be a function');
  }
}
