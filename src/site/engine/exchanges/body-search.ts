import { sql } from 'kysely';
import { hasPart } from '../search/search-conditions.js';
import type { Database } from '../store/database.js';
import type { StoredRow } from '../store/schema/schema.js';
import { type ExchangeFilter, readFilter } from './exchange-filter.js';
import { inLog } from './log-tables.js';

/** The most entries whose bodies one step compares. */
export const STEP = 10_000;

/** A step of a search in bodies. */
export interface BodyStep {
  readonly exchanges: readonly StoredRow<'exchanges'>[];
  /** The number of entries whose bodies were compared: {@link STEP} at most. */
  readonly searched_count: number;
  /** The time of the oldest of them; null where there was none. */
  readonly searched_to: number | null;
  /** The id before which the next step begins; null where nothing is left. */
  readonly next: string | null;
}

/**
 * Searches a text in what was sent and answered, of 10,000 entries of a filter at a time, newest first, without regard to
 * the case of letters. Entries of versions that masked by other rules are left out.
 *
 * @throws LinkError `input_invalid`, `store_unavailable`
 */
export async function searchBodies(
  database: Database,
  text: string,
  { limit = 50, ...filter }: ExchangeFilter,
): Promise<BodyStep> {
  const { narrow } = await readFilter(database, filter);
  // A step may read much: on SQLite it runs on a thread.
  const log = inLog(database, database.background);
  const step = narrow(log.selectFrom('exchanges'))
    .selectAll()
    .orderBy('id', 'desc')
    .limit(sql.lit(STEP))
    .as('listed');
  const term = text.toLowerCase();
  const has = (column: 'data' | 'answer') => {
    const body = sql.ref(`exchange_bodies.${column}`);
    // SQLite compares without regard to case, and lower() would copy each text.
    return hasPart(
      database.engine,
      database.engine === 'sqlite' ? sql`${body}` : sql`lower(${body})`,
      term,
    );
  };
  const found = await log
    .selectFrom(step)
    .innerJoin('exchange_bodies', 'exchange_bodies.reference', 'listed.reference')
    .selectAll('listed')
    .where('listed.holder', 'is not', null)
    .where(({ or }) => or([has('data'), has('answer')]))
    .orderBy('listed.id', 'desc')
    .limit(limit + 1)
    .execute();
  const searched = await log
    .selectFrom(step)
    .select(({ fn }) => [
      fn.countAll().as('count'),
      fn.min('listed.id').as('last_id'),
      fn.min('listed.happened_at').as('last_at'),
    ])
    .executeTakeFirst();
  const count = Number(searched?.count ?? 0);
  const rest = count === STEP ? String(searched?.last_id) : null;
  const exchanges = found.slice(0, limit);
  return {
    exchanges,
    searched_count: count,
    searched_to: searched?.last_at ?? null,
    next: found.length > limit ? (exchanges.at(-1)?.id ?? null) : rest,
  };
}
