import type { ExchangeLog, SiteExchange } from '../../engine/exchanges/exchange-log.js';
import { inLog } from '../../engine/exchanges/log-tables.js';

/** Failed calls of the site's own in a part of the log. */
export interface FailedPart {
  /** Milliseconds since 1970. */
  readonly since: number;
  /** Those behind this id. */
  readonly after: string;
  /** Those up to this id. */
  readonly until: string;
}

async function exchangesOf(log: ExchangeLog) {
  const { engine, read } = await log.opened();
  return inLog(engine, read).selectFrom('exchanges');
}

/** Calls that failed, oldest first. @param limit most of them */
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

/** How many calls failed since a time, by their code, the most frequent first. */
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

/** Whether the same was called again, and succeeded. */
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

/** What came after an exchange of the same: repetitions of it, and further calls for the same, newest first. */
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
