import { notFound, type SiteContext } from '../../engine/context.js';
import { chartFigures, type PartFigures } from '../../engine/exchanges/chart-figures.js';
import type {
  ExchangeBodies,
  ExchangeFilter,
  ExchangeLog,
  SiteExchange,
} from '../../engine/exchanges/exchange-log.js';
import { inputError } from '../../engine/input.js';
import type { Jobs } from '../../engine/jobs/jobs.js';
import { keysetPages } from '../../engine/store/pages.js';
import { laterExchanges } from '../../link/replay/find-exchanges.js';
import { person, seen } from '../../orders/visibility/visibility.js';
import type { Call } from '../call.js';
import { csvRoute, exportRows } from '../csv.js';
import type { Route } from '../route-table.js';

/** One page of exchanges, newest first. */
export interface ExchangePage {
  readonly exchanges: readonly SiteExchange[];
  /** The cursor of the next page; null after the last one. */
  readonly next: string | null;
}

/** An exchange with its request and answer, without secrets. */
export interface ExchangeDetail extends SiteExchange {
  readonly bodies: ExchangeBodies | null;
  /** Its repetitions, and later calls for the same subject, newest first: at most 20. */
  readonly later: readonly SiteExchange[];
}

/** A part of time in the charts. */
export interface ChartPart extends Omit<PartFigures, 'failures'> {
  readonly failed: number;
}

/** The data of the charts. */
export interface ChartData {
  readonly parts: readonly ChartPart[];
  /** Failures by code, the most frequent first. */
  readonly failures: readonly { readonly code: string; readonly count: number }[];
  /** Jobs by state. */
  readonly queue: readonly { readonly state: string; readonly count: number }[];
}

const PAGE = 50;
const MOST_LATER = 20;
/** The number of parts of a chart. */
const PARTS = 60;
const MINUTE = 60_000;
/** The possible spans of the charts, in minutes. */
const SPANS: ReadonlySet<string> = new Set(['60', '1440', '10080']);

/** The routes of the exchanges with peers, in both directions, and of their charts. */
export function exchangeRoutes(
  context: SiteContext,
  log: ExchangeLog,
  jobs: Jobs,
): readonly Route[] {
  const { now } = context;
  const needs = 'reader';
  return [
    { method: 'GET', path: 'exchanges', needs, isShared: true, run: (call) => pageOf(log, call) },
    csvRoute<SiteExchange>(now, {
      path: 'exchanges.csv',
      columns: [
        'id',
        'happened_at',
        'direction',
        'event_name',
        'username',
        'peer',
        'report_id',
        'code',
        'message',
        'duration_ms',
        'is_repetition',
        'replay_of',
        'reference',
      ],
      pages: ({ query }) =>
        keysetPages((before: string | null) =>
          listed(log, { ...filterOf(query), before: before ?? '' }, exportRows(context)),
        ),
    }),
    { method: 'GET', path: 'exchanges/:id', needs, run: (call) => detailOf(log, call) },
    {
      method: 'GET',
      path: 'charts',
      needs,
      isShared: true,
      run: ({ query }) =>
        chartsOf(log, jobs, { now: now(), minutes: query.get('minutes') ?? '60' }),
    },
  ];
}

async function pageOf(log: ExchangeLog, { query }: Call): Promise<ExchangePage> {
  const before = query.get('before') ?? '';
  const { rows, next } = await listed(log, { ...filterOf(query), before }, PAGE);
  return { exchanges: rows, next };
}

/** Returns the filter of a request without empty members. */
function filterOf(query: URLSearchParams): ExchangeFilter {
  const given = ['order', 'event', 'username'].flatMap((name) => {
    const value = query.get(name) ?? '';
    return value === '' ? [] : [[name, value] as const];
  });
  const failed = query.get('failed') === 'yes' ? { failed: true } : {};
  return { ...Object.fromEntries(given), ...failed };
}

async function listed(log: ExchangeLog, { before = '', ...filter }: ExchangeFilter, page: number) {
  const front = before === '' ? {} : { before };
  const found = await log.list({ ...filter, ...front, limit: page + 1 });
  const last = found.length > page ? found[page - 1] : undefined;
  const rows = found.slice(0, page).filter((one) => seen(person(), 'exchange', one));
  return { rows, next: last?.id ?? null };
}

async function detailOf(log: ExchangeLog, { params }: Call): Promise<ExchangeDetail> {
  const id = params.id ?? '';
  const exchange = await log.get(id);
  if (!exchange || !seen(person(), 'exchange', exchange))
    throw notFound(`exchange ${id.slice(0, 40)}`);
  const later = await laterExchanges(log, exchange, MOST_LATER);
  return { ...exchange, bodies: (await log.bodies(exchange)) ?? null, later };
}

async function chartsOf(
  log: ExchangeLog,
  jobs: Jobs,
  { now, minutes }: { readonly now: number; readonly minutes: string },
): Promise<ChartData> {
  if (!SPANS.has(minutes)) throw inputError('minutes', `must be one of ${[...SPANS].join(', ')}`);
  const part = (Number(minutes) * MINUTE) / PARTS;
  const begin = (Math.floor(now / part) - PARTS + 1) * part;
  const figures = await chartFigures(log, { since: begin, part, count: PARTS });
  return {
    parts: figures.map(({ failures, ...figure }) => ({
      ...figure,
      failed: Object.values(failures).reduce((sum, count) => sum + count, 0),
    })),
    failures: failuresOf(figures),
    queue: await queueOf(jobs),
  };
}

function failuresOf(figures: readonly PartFigures[]): ChartData['failures'] {
  const sums = new Map<string, number>();
  for (const [code, count] of figures.flatMap(({ failures }) => Object.entries(failures))) {
    sums.set(code, (sums.get(code) ?? 0) + count);
  }
  return [...sums]
    .map(([code, count]) => ({ code, count }))
    .toSorted((one, other) => other.count - one.count);
}

async function queueOf(jobs: Jobs): Promise<ChartData['queue']> {
  const states = new Map<string, number>();
  for (const { state, job_count } of await jobs.counts()) {
    states.set(state, (states.get(state) ?? 0) + job_count);
  }
  return [...states].map(([state, count]) => ({ state, count }));
}
