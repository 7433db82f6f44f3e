import { LinkError } from '../../index.js';
import { CommandError } from '../command-error.js';
import type { Given } from './read-input.js';

/**
 * A failure within a list of new records. The records before it exist, and their passwords are shown only once, so that
 * they are printed nevertheless.
 */
export class MadeInPart extends CommandError {
  static override readonly kind = 'MadeInPart';

  constructor(
    readonly made: readonly object[],
    message: string,
    cause: unknown,
  ) {
    super(message, { cause });
  }
}

/**
 * Makes one record for each element of a list, in their order.
 *
 * @param what the noun for the records, for the message
 * @param idOf returns the id of a new record
 * @throws MadeInPart for the first record that cannot be made
 */
export async function makeEach<Made extends object>(
  list: readonly Given[],
  make: (one: Given) => Promise<Made>,
  what: string,
  idOf: (made: Made) => string,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const [index, one] of list.entries()) {
    try {
      made.push(await make(one));
    } catch (error) {
      if (!LinkError.is(error)) throw error;
      const before =
        made.length === 0 ? 'nothing was made' : `made before it: ${made.map(idOf).join(', ')}`;
      const message = `${what} ${index + 1} of the list: ${error.message} (${before})`;
      throw new MadeInPart(made, message, error);
    }
  }
  return made;
}
