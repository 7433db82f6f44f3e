import { LinkError } from '../../../protocol/errors/errors.js';
import type { FileRecord } from './record-file.js';

/** What became of one record, or of all that follow it. */
export type RecordOutcome<Made extends object> =
  /** It is there now, and was not before. */
  | { readonly place: string; readonly made: Made }
  /** It was there already. */
  | { readonly place: string; readonly there: string }
  /** It cannot be as it is; others may. */
  | { readonly place: string; readonly refused: string }
  /** It and those behind it were not tried to the end: the store is away. */
  | { readonly place: string; readonly stopped: string };

/** What making one record comes to. */
export type Making<Made extends object> = { readonly made: Made } | { readonly there: string };

/**
 * Makes one thing of each record, in their order, and tells of each as soon as it is there.
 *
 * @throws what `make` throws and nobody expects
 */
export async function* makeRecords<Made extends object>(
  records: readonly FileRecord[],
  make: (values: FileRecord['values']) => Promise<Making<Made>>,
): AsyncGenerator<RecordOutcome<Made>> {
  for (const { place, values } of records) {
    try {
      yield { place, ...(await make(values)) };
    } catch (error) {
      if (!LinkError.is(error)) throw error;
      const { message } = error;
      if (error.status < 500) yield { place, refused: message };
      else return yield { place, stopped: message };
    }
  }
}
