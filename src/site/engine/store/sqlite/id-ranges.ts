import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Statements } from '../database.js';

/** Ids from `from` to below `below`. */
export interface IdRange {
  readonly from: number;
  readonly below: number;
}

/** The ids that the first statement of a scan covers. */
const FIRST_SPAN = 50_000;
const LEAST_SPAN = 1000;

/** Milliseconds of a statement below which the next one covers more ids, and above which it covers fewer. */
const SHORT = 10;
const LONG = 50;

/** A table with a list whose filter may have no index. */
type ListedTable = 'audit_records' | 'jobs' | 'orders';

/** Returns the range of all ids of a table; undefined for an empty one. */
async function idsOf(read: Statements, table: ListedTable): Promise<IdRange | undefined> {
  const end = (name: 'min' | 'max') => sql`(SELECT ${sql.raw(name)}(id) FROM ${sql.table(table)})`;
  const { rows } = await sql<{
    first_id: string | null;
    last_id: string | null;
  }>`SELECT ${end('min')} AS first_id, ${end('max')} AS last_id`.execute(read);
  const [ids] = rows;
  if (!ids || ids.first_id === null || ids.last_id === null) return undefined;
  return { from: Number(ids.first_id), below: Number(ids.last_id) + 1 };
}

/**
 * Yields the ranges of ids of a list, one for each statement. Only SQLite blocks the event loop: there a list that may
 * compare very many rows is read in parts. On PostgreSQL one statement reads it.
 *
 * @param bounds the position after which the page begins. Default: all ids
 */
export async function* listRanges(
  { engine, read }: Pick<Database, 'engine' | 'read'>,
  table: ListedTable,
  bounds: Partial<IdRange>,
  direction: 'ascending' | 'descending',
): AsyncGenerator<Partial<IdRange>> {
  if (engine !== 'sqlite') {
    yield bounds;
    return;
  }
  const all = await idsOf(read, table);
  if (!all) return;
  const from = Math.max(bounds.from ?? all.from, all.from);
  const below = Math.min(bounds.below ?? all.below, all.below);
  yield* idRanges({ from, below }, direction);
}

/**
 * Yields the parts of a range of ids for a list whose filter may match few of very many rows. SQLite blocks the event
 * loop until a statement has all its rows: one statement for each part is bounded, and other tasks get a turn in
 * between. The parts become larger or smaller with the time that the caller needs for one.
 */
export async function* idRanges(
  all: IdRange,
  direction: 'ascending' | 'descending',
): AsyncGenerator<IdRange> {
  let { from, below } = all;
  for (let span = FIRST_SPAN; from < below; ) {
    const part =
      direction === 'ascending'
        ? { from, below: Math.min(from + span, below) }
        : { from: Math.max(below - span, from), below };
    const startedAt = performance.now();
    yield part;
    const duration = performance.now() - startedAt;
    if (duration < SHORT) span *= 4;
    else if (duration > LONG) span = Math.max(LEAST_SPAN, Math.floor(span / 2));
    if (direction === 'ascending') from = part.below;
    else below = part.from;
    await setImmediate();
  }
}
