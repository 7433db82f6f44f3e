import { setImmediate } from 'node:timers/promises';
import type { ExchangeLog } from './exchange-log.js';
import { inLog } from './log-tables.js';

/** The figures of the exchanges of one interval. */
export interface PartFigures {
  /** The beginning of the interval, in milliseconds since 1970. */
  readonly at: number;
  readonly succeeded: number;
  /** Failures by code. */
  readonly failures: Readonly<Record<string, number>>;
  /** The duration in milliseconds that 50 of 100 exchanges do not exceed; null without exchanges. */
  readonly p50: number | null;
  readonly p95: number | null;
}

/** A sequence of equal intervals. */
export interface ChartSpan {
  /** The beginning of the first interval, in milliseconds since 1970. */
  readonly since: number;
  /** The length of each interval in milliseconds. */
  readonly part: number;
  /** The number of intervals. */
  readonly count: number;
}

/**
 * Returns the figures of all exchanges of both directions for charts. The database counts each interval by code and
 * duration, so that a busy site reads a few hundred rows per interval. Other tasks get a turn of the event loop after
 * each interval.
 */
export async function chartFigures(
  log: ExchangeLog,
  { since, part, count }: ChartSpan,
): Promise<readonly PartFigures[]> {
  const figures: PartFigures[] = [];
  for (let index = 0; index < count; index++) {
    const at = since + index * part;
    figures.push(figuresOf(at, await durationsOf(log, at, at + part)));
    await setImmediate();
  }
  return figures;
}

interface CountedDuration {
  readonly code: string | null;
  readonly took: number;
  readonly count: number;
}

/** Returns the exchanges between two times, counted by code and duration, the shortest first. */
async function durationsOf(
  log: ExchangeLog,
  from: number,
  until: number,
): Promise<readonly CountedDuration[]> {
  const database = await log.opened();
  const rows = await inLog(database, database.read)
    .selectFrom('exchanges')
    .select(({ fn }) => ['code', 'duration_ms', fn.countAll().as('all_count')])
    .where('happened_at', '>=', from)
    .where('happened_at', '<', until)
    .groupBy(['code', 'duration_ms'])
    .orderBy('duration_ms')
    .execute();
  return rows.map(({ code, duration_ms, all_count }) => ({
    code,
    took: duration_ms,
    count: Number(all_count),
  }));
}

function figuresOf(at: number, durations: readonly CountedDuration[]): PartFigures {
  const failures = new Map<string, number>();
  let succeeded = 0;
  for (const { code, count } of durations) {
    if (code === null) succeeded += count;
    else failures.set(code, (failures.get(code) ?? 0) + count);
  }
  return {
    at,
    succeeded,
    failures: Object.fromEntries(failures),
    p50: percentile(durations, 0.5),
    p95: percentile(durations, 0.95),
  };
}

/** Returns the shortest duration that a share of the exchanges does not exceed; null without exchanges. */
function percentile(durations: readonly CountedDuration[], share: number): number | null {
  const total = durations.reduce((sum, { count }) => sum + count, 0);
  let left = Math.ceil(total * share);
  for (const { took, count } of durations) {
    left -= count;
    if (left <= 0) return took;
  }
  return null;
}
