import { sql } from 'kysely';
import type { ExchangeLog, SiteExchange } from '../../engine/exchanges/exchange-log.js';
import { inLog } from '../../engine/exchanges/log-tables.js';

/** A part of the log with failed outgoing calls. */
export interface FailedPart {
  /** Milliseconds since 1970. */
  readonly since: number;
  /** The exclusive lower bound of the ids. */
  readonly after: string;
  /** The inclusive upper bound of the ids. */
  readonly until: string;
}

async function exchangesOf(log: ExchangeLog) {
  const database = await log.opened();
  return inLog(database, database.read).selectFrom('exchanges');
}

/** Returns failed calls, oldest first. @param limit the most calls */
export async function failedCalls(
  log: ExchangeLog,
  { since, after, until }: FailedPart,
  limit: number,
): Promise<readonly SiteExchange[]> {
  return (await exchangesOf(log))
    .selectAll()
    .where('code', 'is not', null)
    .where('direction', '=', 'out')
    .where('happened_at', '>=', since)
    .where('id', '>', after)
    .where('id', '<=', until)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Returns the number of failed calls since a time by code, the most frequent first. */
export async function countFailedCalls(log: ExchangeLog, since: number) {
  const rows = await (await exchangesOf(log))
    .select(({ fn }) => ['code', fn.countAll().as('all_count')])
    .where('code', 'is not', null)
    .where('direction', '=', 'out')
    .where('happened_at', '>=', since)
    .groupBy('code')
    .execute();
  return rows
    .map(({ code, all_count }) => ({ code: code ?? '', count: Number(all_count) }))
    .toSorted((one, other) => other.count - one.count);
}

/** Returns true when a later call for the same content succeeded. */
export async function succeededSince(log: ExchangeLog, exchange: SiteExchange): Promise<boolean> {
  const { id, origin, event_name, report_id } = exchange;
  const found = await (await exchangesOf(log))
    .select('id')
    .where('origin', '=', origin)
    .where('event_name', '=', event_name)
    .where('report_id', report_id === null ? 'is' : '=', report_id)
    .where('id', '>', id)
    .where('code', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Returns the later exchanges for the same content: repetitions and further calls, newest first. */
export async function laterExchanges(
  log: ExchangeLog,
  { id, origin, event_name, report_id }: SiteExchange,
  limit: number,
): Promise<readonly SiteExchange[]> {
  const repeated = await (await exchangesOf(log))
    .selectAll()
    .where('replay_of', '=', id)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const further =
    origin === null
      ? []
      : await (await exchangesOf(log))
          .selectAll()
          .where('origin', '=', origin)
          .where('event_name', '=', event_name)
          .where('report_id', report_id === null ? 'is' : '=', report_id)
          .where('id', '>', id)
          .orderBy('id', 'desc')
          .limit(limit)
          .execute();
  const all = new Map([...repeated, ...further].map((one) => [one.id, one]));
  return [...all.values()]
    .toSorted((one, other) => Number(other.id) - Number(one.id))
    .slice(0, limit);
}

/** The entries of an account or a link among which the same call before is searched. */
const MOST_BEFORE = 1000;

/** Returns the same call before: by its event, its order, its direction, and its account or link. */
export async function exchangeBefore(
  log: ExchangeLog,
  { id, direction, event_name, report_id }: SiteExchange,
): Promise<SiteExchange | undefined> {
  const database = await log.opened();
  const table = inLog(database, database.read);
  const entry = await table
    .selectFrom('exchanges')
    .select('holder')
    .where('id', '=', id)
    .executeTakeFirst();
  if (event_name === null || !entry?.holder) return undefined;
  const earlier = table
    .selectFrom('exchanges')
    .selectAll()
    .where('holder', '=', entry.holder)
    .where('id', '<', id)
    .orderBy('id', 'desc')
    .limit(sql.lit(MOST_BEFORE))
    .as('listed');
  return table
    .selectFrom(earlier)
    .selectAll()
    .where('event_name', '=', event_name)
    .where('direction', '=', direction)
    .where('report_id', report_id === null ? 'is' : '=', report_id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The most values of a column that are offered. */
const MOST_VALUES = 200;

/** Returns the values of an indexed column of the log: of each only the first entry of the index is read. */
export async function valuesInLog(
  log: ExchangeLog,
  name: 'event_name' | 'code' | 'stage',
): Promise<readonly string[]> {
  const database = await log.opened();
  const values: string[] = [];
  for (let last = ''; values.length < MOST_VALUES; ) {
    const row = await inLog(database, database.read)
      .selectFrom('exchanges')
      .select(name)
      .where(name, 'is not', null)
      .where(name, '>', last)
      .orderBy(name)
      .limit(1)
      .executeTakeFirst();
    last = row?.[name] ?? '';
    if (last === '') break;
    values.push(last);
  }
  return values;
}
