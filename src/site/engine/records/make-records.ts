import { LinkError } from '../../../protocol/errors/errors.js';
import type { FileRecord } from './record-file.js';

/** The outcome of one record, or of all that follow it. */
export type RecordOutcome<Made extends object> =
  /** The record was made. */
  | { readonly position: string; readonly made: Made }
  /** The record existed already. */
  | { readonly position: string; readonly there: string }
  /** The record is refused. Others may be accepted. */
  | { readonly position: string; readonly refused: string }
  /** The record and those after it were not tried, because the store is not reachable. */
  | { readonly position: string; readonly stopped: string };

/** The outcome of making one record. */
export type MakeResult<Made extends object> = { readonly made: Made } | { readonly there: string };

/**
 * Makes one object of each record, in their order, and yields each outcome at once.
 *
 * @throws unexpected errors of `make`
 */
export async function* makeRecords<Made extends object>(
  records: readonly FileRecord[],
  make: (values: FileRecord['values']) => Promise<MakeResult<Made>>,
): AsyncGenerator<RecordOutcome<Made>> {
  for (const { position, values } of records) {
    try {
      yield { position, ...(await make(values)) };
    } catch (error) {
      if (!LinkError.is(error)) throw error;
      const { message } = error;
      if (error.status < 500) yield { position, refused: message };
      else return yield { position, stopped: message };
    }
  }
}
