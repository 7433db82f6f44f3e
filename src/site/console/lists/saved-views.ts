import { isRowId, type SiteContext } from '../../engine/context.js';
import { Input, inputError } from '../../engine/input.js';

/** The lists that have saved views. */
const LISTS = ['orders', 'imported'] as const;

/** A list of orders as a user has saved it. */
export interface SavedView {
  readonly id: string;
  readonly list: string;
  readonly name: string;
  /** The query of its address: filters, and the order of the list. */
  readonly query: string;
}

type NewView = Omit<SavedView, 'id'>;
type Store = Pick<SiteContext, 'database' | 'now'>;

/** The most views of one user. */
const MOST = 50;
const LONGEST_QUERY = 2000;

/** Returns the saved views of a user, by name. */
export async function savedViews(
  { database }: Pick<Store, 'database'>,
  userId: string,
): Promise<readonly SavedView[]> {
  return database.read
    .selectFrom('saved_views')
    .select(['id', 'list', 'name', 'query'])
    .where('user_id', '=', userId)
    .orderBy('name')
    .execute();
}

/** Saves a view under its name; one of the same name is replaced. @throws LinkError `input_invalid` */
export async function saveView(
  { database, now }: Store,
  userId: string,
  given: NewView,
): Promise<void> {
  const input = new Input('views', given, ['list', 'name', 'query']);
  const row = {
    user_id: userId,
    list: input.choice('list', LISTS, 'orders'),
    name: input.requiredName('name', 60),
    query: input.text('query', LONGEST_QUERY),
    created_at: now(),
  };
  await database.write(async (tx) => {
    const there = await tx
      .selectFrom('saved_views')
      .select('name')
      .where('user_id', '=', userId)
      .execute();
    if (there.length >= MOST && !there.some(({ name }) => name === row.name)) {
      throw inputError('views', `must be at most ${MOST}: remove one first`);
    }
    await tx
      .insertInto('saved_views')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'list', 'name']).doUpdateSet({ query: row.query }),
      )
      .execute();
  });
}

/** Removes a view of a user. One that is not there stays away. */
export async function removeView(
  { database }: Pick<Store, 'database'>,
  userId: string,
  id: string,
): Promise<void> {
  if (!isRowId(id)) return;
  await database.write((tx) =>
    tx.deleteFrom('saved_views').where('id', '=', id).where('user_id', '=', userId).execute(),
  );
}
