import { sql } from 'kysely';
import type { Database } from './database.js';
import type { Tables } from './schema/schema.js';

/** Sets the first id of an empty table. A table with rows stays unchanged. */
export async function startIdsAt(
  { engine, write }: Database,
  table: keyof Tables,
  first: number,
): Promise<void> {
  await write(async (tx) => {
    const row = await tx
      .selectFrom(table)
      .select(sql<number>`1`.as('one'))
      .limit(1)
      .executeTakeFirst();
    if (row) return;
    if (engine === 'postgres') {
      await sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'), ${first}, false)`.execute(tx);
      return;
    }
    await sql`DELETE FROM sqlite_sequence WHERE name = ${table}`.execute(tx);
    await sql`INSERT INTO sqlite_sequence (name, seq) VALUES (${table}, ${first - 1})`.execute(tx);
  });
}
