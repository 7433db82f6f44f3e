import type { SiteContext } from '../../engine/context.js';
import { Input } from '../../engine/input.js';
import { ORDER_COLUMNS, type OrderColumn } from './order-columns.js';

/** The lists whose columns a user chooses. */
export const COLUMN_LISTS = ['orders', 'imported'] as const;

/** The columns of a list that a user has chosen. */
export interface ListColumns {
  readonly list: (typeof COLUMN_LISTS)[number];
  readonly columns: readonly OrderColumn[];
}

/** A choice of columns, as a page sends it. */
export interface NewListColumns {
  readonly list: string;
  /** Absent: those of a user who has chosen none. */
  readonly columns?: readonly string[];
}

type Store = Pick<SiteContext, 'database'>;

/** Returns the choices of a user; a list without one is left out. */
export async function listColumns(
  { database }: Store,
  userId: string,
): Promise<readonly ListColumns[]> {
  const rows = await database.read
    .selectFrom('list_columns')
    .select(['list', 'column_names'])
    .where('user_id', '=', userId)
    .execute();
  return rows.flatMap(({ list, column_names }) => {
    const known = COLUMN_LISTS.find((one) => one === list);
    const chosen = new Set(column_names.split(','));
    // A later version may know columns that this one does not.
    const columns = ORDER_COLUMNS.filter((name) => chosen.has(name));
    return known ? [{ list: known, columns }] : [];
  });
}

/** Stores the choice of a user for a list, in place of the one before. @throws LinkError `input_invalid` */
export async function setListColumns(
  { database }: Store,
  userId: string,
  given: NewListColumns,
): Promise<void> {
  const input = new Input('columns', given, ['list', 'columns']);
  input.required('list');
  const list = input.choice('list', COLUMN_LISTS, 'orders');
  const names = input.texts('columns');
  const unknown = names.find((name) => !ORDER_COLUMNS.some((one) => one === name));
  if (unknown !== undefined) {
    throw input.wrong('columns', `must be some of ${ORDER_COLUMNS.join(', ')}`);
  }
  const column_names = ORDER_COLUMNS.filter((name) => names.includes(name)).join(',');
  await database.write(async (tx) => {
    if (!input.has('columns')) {
      const stored = tx.deleteFrom('list_columns').where('user_id', '=', userId);
      await stored.where('list', '=', list).execute();
      return;
    }
    await tx
      .insertInto('list_columns')
      .values({ user_id: userId, list, column_names })
      .onConflict((conflict) => conflict.columns(['user_id', 'list']).doUpdateSet({ column_names }))
      .execute();
  });
}
