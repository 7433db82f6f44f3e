import type { Statements } from '../engine/store/database.js';
import type { NewRow } from '../engine/store/schema/schema.js';

type NewFile = NewRow<'files'>;

/**
 * Stores a file that an account has sent. A file of the same sender and order with the same id is replaced.
 *
 * @param content the columns that an earlier file gets; it keeps the others
 * @returns its id at this site
 */
export async function storeSentFile(
  tx: Statements,
  file: NewFile,
  content: Partial<NewFile>,
): Promise<string> {
  const { id } = await tx
    .insertInto('files')
    .values(file)
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'order_id', 'area', 'sender_file_id'])
        .where('sender_file_id', 'is not', null)
        .doUpdateSet(content),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
