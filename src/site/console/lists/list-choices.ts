import { sql } from 'kysely';
import type { SiteContext } from '../../engine/context.js';
import type { Statements } from '../../engine/store/database.js';

/** The values that the filters of lists offer. */
export interface ListChoices {
  readonly clients: readonly string[];
  readonly work: readonly string[];
  /** The active users. */
  readonly people: readonly { readonly username: string; readonly display_name: string }[];
  readonly accounts: readonly string[];
  readonly links: readonly string[];
}

/** The most values of a column that are offered. */
const MOST = 200;

/** Returns the values that the filters of lists offer. Its cost grows with their number, not with that of the orders. */
export async function listChoices({
  database: { read },
}: Pick<SiteContext, 'database'>): Promise<ListChoices> {
  const people = await read
    .selectFrom('users')
    .select(['username', 'display_name'])
    .where('is_active', '=', true)
    .orderBy('display_name')
    .execute();
  const accounts = await read
    .selectFrom('accounts')
    .select('username')
    .orderBy('username')
    .execute();
  const links = await read.selectFrom('links').select('name').orderBy('name').execute();
  return {
    clients: await valuesOf(read, 'client_text'),
    work: await valuesOf(read, 'work_text'),
    people,
    accounts: accounts.map(({ username }) => username),
    links: links.map(({ name }) => name),
  };
}

/** Reads the values of an indexed column: of each only the first entry of the index. */
async function valuesOf(
  read: Statements,
  name: 'client_text' | 'work_text',
): Promise<readonly string[]> {
  const column = sql.ref(name);
  const { rows } = await sql<{ text: string }>`
    WITH RECURSIVE listed (text) AS (
      SELECT min(${column}) FROM orders WHERE ${column} > ''
      UNION ALL SELECT (SELECT min(${column}) FROM orders WHERE ${column} > listed.text) FROM listed
        WHERE listed.text IS NOT NULL
    ) SELECT text FROM listed WHERE text IS NOT NULL LIMIT ${sql.lit(MOST)}`.execute(read);
  return rows.map(({ text }) => text);
}
