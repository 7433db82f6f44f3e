import { shortName } from '../../../protocol/errors/short-name.js';
import { MINUTE } from '../../../protocol/units.js';
import { notFound, type SiteContext } from '../../engine/context.js';
import { chartFigures, type PartFigures } from '../../engine/exchanges/chart-figures.js';
import type {
  ExchangeFilter,
  ExchangeLog,
  SiteExchange,
} from '../../engine/exchanges/exchange-log.js';
import { inputError } from '../../engine/input.js';
import type { Jobs } from '../../engine/jobs/jobs.js';
import type { Statements } from '../../engine/store/database.js';
import { keysetPages } from '../../engine/store/pages.js';
import { exchangeBefore, laterExchanges, valuesInLog } from '../../link/replay/find-exchanges.js';
import { person, seen } from '../../orders/visibility/visibility.js';
import type { Call } from '../call.js';
import type {
  ChartData,
  ExchangeChoices,
  ExchangeDetail,
  ExchangePage,
} from '../contract/answers.js';
import { csvRoute, exportRows } from '../csv.js';
import type { Route } from '../route-table.js';

/** The site and its log. */
interface Parts {
  readonly context: SiteContext;
  readonly log: ExchangeLog;
}

const PAGE = 50;
/** The most characters of a text that is searched in bodies. */
const LONGEST_TEXT = 300;
const MOST_LATER = 20;
/** The number of parts of a chart. */
const PARTS = 60;
/** The possible spans of the charts, in minutes. */
const SPANS: ReadonlySet<string> = new Set(['60', '1440', '10080']);

/** The routes of the exchanges with peers, in both directions, and of their charts. */
export function exchangeRoutes(
  context: SiteContext,
  log: ExchangeLog,
  jobs: Jobs,
): readonly Route[] {
  const { now } = context;
  const parts = { context, log };
  const needs = 'reader';
  return [
    { method: 'GET', path: 'exchanges', needs, isShared: true, run: (call) => pageOf(parts, call) },
    { method: 'GET', path: 'exchange-choices', needs, run: () => choicesOf(parts) },
    csvRoute<SiteExchange>(context, {
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
        'stage',
        'message',
        'duration_ms',
        'is_repetition',
        'replay_of',
        'reference',
      ],
      pages: ({ query }) =>
        keysetPages(async (before: string | null) => {
          const filter = await filterOf(parts, query);
          if (!filter) return { rows: [], next: null };
          return listed(log, { ...filter, before: before ?? '' }, exportRows(context));
        }),
    }),
    { method: 'GET', path: 'exchanges/:id', needs, run: (call) => detailOf(parts, call) },
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

async function pageOf(parts: Parts, { query }: Call): Promise<ExchangePage> {
  const { log } = parts;
  const before = query.get('before') ?? '';
  const filter = await filterOf(parts, query);
  const text = (query.get('text') ?? '').trim();
  if (!filter) return { exchanges: [], next: null, searched: null };
  if (text !== '') return searched(log, text.slice(0, LONGEST_TEXT), { ...filter, before });
  const { rows, next } = await listed(log, { ...filter, before }, PAGE);
  return { exchanges: rows, next, searched: null };
}

/** Makes one step of a search in bodies, within a range of times. */
async function searched(
  log: ExchangeLog,
  text: string,
  { before = '', ...filter }: ExchangeFilter,
): Promise<ExchangePage> {
  if (filter.since === undefined) {
    throw inputError('since', 'is required: a text is searched from a time on');
  }
  const front = before === '' ? {} : { before };
  const { exchanges, next, ...reached } = await log.search(text, {
    ...filter,
    ...front,
    limit: PAGE,
  });
  return {
    exchanges: exchanges.filter((one) => seen(person(), 'exchange', one)),
    next,
    searched: reached,
  };
}

/**
 * Returns the filter of a request without empty members; undefined for a link that does not exist.
 *
 * @throws LinkError `input_invalid`
 */
async function filterOf(
  { context: { database } }: Parts,
  query: URLSearchParams,
): Promise<ExchangeFilter | undefined> {
  const given = ['order', 'event', 'username', 'code', 'stage', 'direction'].flatMap((name) => {
    const value = query.get(name) ?? '';
    return value === '' ? [] : [[name, value] as const];
  });
  const flags = ['failed', 'repeated'].flatMap((name) =>
    query.get(name) === 'yes' ? [[name, true] as const] : [],
  );
  const times = ['since', 'until'].flatMap((name) => {
    const value = query.get(name) ?? '';
    if (value !== '' && !/^\d{1,15}$/.test(value)) throw inputError(name, 'must be a time');
    return value === '' ? [] : [[name, Number(value)] as const];
  });
  const holder = await holderOf(database.read, query.get('partner') ?? '');
  if (holder === null) return undefined;
  return Object.fromEntries([
    ...given,
    ...flags,
    ...times,
    ...(holder === undefined ? [] : [['holder', holder] as const]),
  ]);
}

const LINK = 'link:';

/** Returns the holder of `account:NAME` or `link:NAME`; undefined for none, null for an unknown link. */
async function holderOf(read: Statements, partner: string): Promise<string | undefined | null> {
  if (partner === '') return undefined;
  if (!partner.startsWith(LINK)) return partner;
  const link = await read
    .selectFrom('links')
    .select('id')
    .where('name', '=', partner.slice(LINK.length))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return link ? `${LINK}${link.id}` : null;
}

async function listed(log: ExchangeLog, { before = '', ...filter }: ExchangeFilter, page: number) {
  const front = before === '' ? {} : { before };
  const found = await log.list({ ...filter, ...front, limit: page + 1 });
  const last = found.length > page ? found[page - 1] : undefined;
  const rows = found.slice(0, page).filter((one) => seen(person(), 'exchange', one));
  return { rows, next: last?.id ?? null };
}

async function detailOf({ log }: Parts, { params }: Call): Promise<ExchangeDetail> {
  const id = params.id ?? '';
  const exchange = await log.get(id);
  if (!exchange || !seen(person(), 'exchange', exchange))
    throw notFound(`exchange ${shortName(id)}`);
  const later = await laterExchanges(log, exchange, MOST_LATER);
  const before = await exchangeBefore(log, exchange);
  return {
    ...exchange,
    bodies: (await log.bodies(exchange)) ?? null,
    before: before ? { id: before.id, bodies: (await log.bodies(before)) ?? null } : null,
    later,
  };
}

async function choicesOf({ context, log }: Parts): Promise<ExchangeChoices> {
  const { read } = context.database;
  const accounts = await read
    .selectFrom('accounts')
    .select('username')
    .orderBy('username')
    .execute();
  const links = await read
    .selectFrom('links')
    .select('name')
    .where('removed_at', 'is', null)
    .orderBy('name')
    .execute();
  return {
    events: await valuesInLog(log, 'event_name'),
    codes: await valuesInLog(log, 'code'),
    stages: await valuesInLog(log, 'stage'),
    partners: [
      ...accounts.map(({ username }) => `account:${username}`),
      ...links.map(({ name }) => `${LINK}${name}`),
    ],
    counted: log.counted(),
  };
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
