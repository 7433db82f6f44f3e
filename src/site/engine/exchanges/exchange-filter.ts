import { type SelectQueryBuilder, sql } from 'kysely';
import { Input } from '../input.js';
import type { Database } from '../store/database.js';
import type { Tables } from '../store/schema/schema.js';
import { inLog } from './log-tables.js';

/** A filter for exchanges. */
export interface ExchangeFilter {
  /** True: those with an error. */
  readonly failed?: boolean;
  /** The report_id that a call names. */
  readonly order?: string;
  readonly event?: string;
  readonly username?: string;
  /** `in`: peers called this site. `out`: the site called peers. */
  readonly direction?: 'in' | 'out';
  /** The account or link of a call: `account:NAME`, `link:ID`; `strangers` for callers without a proven account. */
  readonly holder?: string;
  /** The error code. */
  readonly code?: string;
  /** The stage of a failure: `credentials`, `data` and so on. Entries of older versions have none. */
  readonly stage?: string;
  /** True: deliveries that came again and got the stored result. */
  readonly repeated?: boolean;
  /** From this time on, in milliseconds since 1970. */
  readonly since?: number;
  /** Before this time. */
  readonly until?: number;
  /** The exchanges after this id, oldest first. Without it the newest. */
  readonly after?: string;
  /** The exchanges before this id, newest first. */
  readonly before?: string;
  /** Default 100, at most 1,000. */
  readonly limit?: number;
}

const NAMES = [
  'failed',
  'order',
  'event',
  'username',
  'direction',
  'holder',
  'code',
  'stage',
  'repeated',
  'since',
  'until',
  'after',
  'before',
  'limit',
] as const;

/** The columns with one value, by their filters. */
const EQUAL = {
  order: 'report_id',
  event: 'event_name',
  username: 'username',
  direction: 'direction',
  holder: 'holder',
  code: 'code',
  stage: 'stage',
} as const;

/** Milliseconds by which an entry may have been written later than entries of another process with a later time. */
const LATE = 10 * 60_000;

/** Rows of the log. */
export type ExchangeRows = SelectQueryBuilder<Tables, 'exchanges', object>;

/** A filter that was validated. */
export interface ReadFilter {
  readonly limit: number;
  /** True where rows are read from the oldest one on. */
  readonly isAscending: boolean;
  /** Narrows rows to those of the filter. */
  narrow(rows: ExchangeRows): ExchangeRows;
}

/**
 * Reads a filter. A range of times becomes a range of ids, so that a page is read in the order of ids whatever the
 * range is.
 *
 * @throws LinkError `input_invalid`, `store_unavailable`
 */
export async function readFilter(
  database: Pick<Database, 'engine' | 'read'>,
  filter: ExchangeFilter,
): Promise<ReadFilter> {
  const input = new Input('exchanges.list', filter, NAMES);
  const { limit = 100, after, before, since, until } = filter;
  if (!Number.isSafeInteger(limit) || limit < 1 || limit > 1000) {
    throw input.wrong('limit', 'must be a whole number from 1 to 1000');
  }
  const ids = [after, before].map((id) => (id === undefined ? undefined : rowId(id, input)));
  const equal = Object.entries(EQUAL).flatMap(([name, column]) =>
    input.has(name) ? [[column, input.text(name, 1000)] as const] : [],
  );
  const [isFailed, isRepeated] = [input.flag('failed'), input.flag('repeated')];
  const [from, to] = [timeOf(input, 'since', since), timeOf(input, 'until', until)];
  const first = from === undefined ? undefined : await firstId(database, from - LATE);
  const end = to === undefined ? undefined : await firstId(database, to + LATE);
  return {
    limit,
    isAscending: after !== undefined,
    narrow(rows) {
      let narrowed = rows;
      for (const [column, value] of equal) narrowed = narrowed.where(column, '=', value);
      if (isFailed) narrowed = narrowed.where('code', 'is not', null);
      if (isRepeated) narrowed = narrowed.where(sql<boolean>`is_repetition`);
      if (ids[0] !== undefined) narrowed = narrowed.where('id', '>', ids[0]);
      if (ids[1] !== undefined) narrowed = narrowed.where('id', '<', ids[1]);
      if (first === null) narrowed = narrowed.where(sql<boolean>`1 = 0`);
      if (first) narrowed = narrowed.where('id', '>=', first);
      if (end) narrowed = narrowed.where('id', '<', end);
      // The sum keeps databases from reading by time and sorting.
      if (from !== undefined) narrowed = narrowed.where(sql<boolean>`happened_at + 0 >= ${from}`);
      if (to !== undefined) narrowed = narrowed.where(sql<boolean>`happened_at + 0 < ${to}`);
      return narrowed;
    },
  };
}

/** Returns the id of the first entry from a time on; null where there is none. */
async function firstId(
  database: Pick<Database, 'engine' | 'read' | 'logNamespace'>,
  from: number,
): Promise<string | null> {
  const row = await inLog(database, database.read)
    .selectFrom('exchanges')
    .select('id')
    .where('happened_at', '>=', from)
    .orderBy('happened_at')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

function timeOf(input: Input, name: string, time: number | undefined): number | undefined {
  if (time === undefined || Number.isSafeInteger(time)) return time;
  throw input.wrong(name, 'must be a time in milliseconds since 1970');
}

function rowId(id: string, input: Input): string {
  if (/^\d{1,18}$/.test(id)) return id;
  throw input.wrong('after', 'and before must be the id of an exchange');
}
