import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DAY } from '../../src/protocol/units.js';
import { startPostgres } from '../../test/databases/postgres.js';
import { type Child, runServer, startServer } from '../child.js';
import type { BenchFigure } from '../figures.js';
import { anyOrder, p95, p99, paced } from '../site/loads.js';
import { loggedIn, PASSWORD, USERS } from './session.js';

const ORDERS = Number(process.env.ORDERS ?? 1_000_000);
const COUNTED = `${ORDERS.toLocaleString('en')} orders`;
const ROUNDS = 25;
/** Requests per second of other callers. */
const RATE = 200;

/** Searches with at most 150 hits each. A number makes a search that nobody has made before. */
const SEARCHES: Readonly<Record<string, (n: number) => string>> = {
  'a number': (n) => `WO-${1 + n}`,
  'a loan number': (n) => `77-${10_000_001 + n}`,
  'a zip': (n) => String(60_000 + (n % 9000)),
  'a part of an address': (n) => `${n % 9000} ced`,
  'an address': (n) => `${n % 9000} Cedar Ln, Cedar Rapids`,
  'a missing word': (n) => `quartzite${n}`,
};

/** The day of the requests. Due dates are around it. */
const TODAY = new Date().toISOString().slice(0, 10).replaceAll('-', '');
const day = (after: number) =>
  new Date(Date.now() + after * DAY).toISOString().slice(0, 10).replaceAll('-', '');
const time = (after: number) => String(Date.now() + after * DAY);

/** Lists by columns, with filters that few, some and most orders match. */
const LISTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'all by number': { view: 'all', sort: 'number' },
  'all by city, from the end': { view: 'all', sort: '-city' },
  'open by client': { sort: 'client' },
  'open by due date, from the end': { sort: '-due' },
  'open by time of receipt': { sort: 'received' },
  'late by work': { view: 'late', sort: 'work' },
  'complete by due date': { view: 'complete', sort: 'due' },
  'of a client by city': { view: 'all', client: 'Prairie Trust', sort: 'city' },
  'of a client and a work by number': {
    view: 'all',
    client: 'Union Homes',
    work: 'Grass Cut',
    sort: 'number',
  },
  'of a person by due date': { view: 'all', person: 'person7', sort: 'due' },
  'of a person, open': { person: 'person7' },
  'of a status by time of receipt': { view: 'all', status: 'Unread', sort: 'received' },
  'of a status, open, by client': { status: 'Follow Up', sort: 'client' },
  'due within days, by client': { view: 'all', due_from: day(-3), due_to: day(3), sort: 'client' },
  'due within a year of the past, by number': {
    view: 'all',
    due_from: day(-1200),
    due_to: day(-835),
    sort: 'number',
  },
  'received within a month, of a client, by number': {
    view: 'all',
    client: 'Lakeside Servicing',
    received_from: time(-60),
    received_to: time(-30),
    sort: 'number',
  },
  'of a person and a client, closed lately, by work': {
    view: 'complete',
    person: 'person3',
    client: 'First Example Bank',
    received_from: time(-120),
    sort: 'work',
  },
};

/** Measures the lists, the search and the first page of a console over a million orders, beside callers by link. */
export async function overManyOrders(folder: string): Promise<BenchFigure[]> {
  const location = join(folder, 'many');
  mkdirSync(location);
  const path = `sqlite:${join(location, 'site.db')}`;
  await filled(path, location);
  const figures = await measured('SQLite', path, location);
  const server = await startPostgres([]);
  try {
    const url = await server.url();
    await filled(url, location);
    // PostgreSQL does so by itself, within minutes after many rows have come.
    await (await server.pool(url)).query('VACUUM ANALYZE');
    return [...figures, ...(await measured('PostgreSQL', url, location))];
  } finally {
    await server.stop();
  }
}

async function filled(database: string, folder: string): Promise<void> {
  await runServer('fill-site', [database, folder, String(ORDERS), 'past']);
}

async function measured(engine: string, database: string, folder: string): Promise<BenchFigure[]> {
  const site = await startServer('console', [database, folder, '0', '0', PASSWORD, ...USERS]);
  try {
    const base = `http://127.0.0.1:${site.port}/console/api`;
    const cookie = await loggedIn(base, USERS[0] ?? '');
    const asked = (path: string, query: Readonly<Record<string, string>>) =>
      timeOf(`${base}/${path}?${new URLSearchParams({ today: TODAY, ...query })}`, cookie);
    const pace = { rate: RATE, seconds: 3 };
    await paced(site.port, anyOrder, pace);
    const alone = p99(await paced(site.port, anyOrder, pace));
    const kinds = { site, alone, engine };
    return [
      ...(await figuresOf(kinds, `Find over ${COUNTED}`, {
        ...mapped(SEARCHES, (text) => (n: number) => asked('find', { q: text(n) })),
      })),
      ...(await figuresOf(kinds, `sorted and filtered lists of ${COUNTED}`, {
        ...mapped(LISTS, (query) => () => asked('orders', query)),
      })),
      ...(await figuresOf(kinds, `Today of ${COUNTED}`, { Today: () => asked('today', {}) })),
    ];
  } finally {
    site.stop();
  }
}

function mapped<Value, Result>(
  values: Readonly<Record<string, Value>>,
  change: (value: Value) => Result,
): Readonly<Record<string, Result>> {
  return Object.fromEntries(Object.entries(values).map(([name, one]) => [name, change(one)]));
}

/** Returns the milliseconds from a request of the page until its answer is read. */
async function timeOf(url: string, cookie: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(url, { headers: { cookie } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${text.slice(0, 300)}`);
  return performance.now() - began;
}

interface Measured {
  readonly site: Child;
  readonly engine: string;
  /** The p99 of other callers while nobody uses the console. */
  readonly alone: number;
}

/** Measures requests of several kinds, one after another, while others call by link. */
async function figuresOf(
  { site, engine, alone }: Measured,
  what: string,
  kinds: Readonly<Record<string, (n: number) => Promise<number>>>,
): Promise<BenchFigure[]> {
  const end = new AbortController();
  const others = paced(site.port, anyOrder, { rate: RATE, seconds: 3600, signal: end.signal });
  const times = new Map<string, number[]>();
  try {
    // The first round warms up.
    for (let round = -1; round < ROUNDS; round += 1) {
      for (const [kind, request] of Object.entries(kinds)) {
        const took = await request(Math.floor(Math.random() * (ORDERS - 1)));
        if (round >= 0) times.set(kind, [...(times.get(kind) ?? []), took]);
      }
    }
  } finally {
    end.abort();
  }
  const meanwhile = p99(await others);
  const raw = [...times].map(([kind, all]) => `${kind} ${p95(all).toFixed(0)}`).join(', ');
  return [
    {
      name: `${what}, p95 on ${engine}`,
      value: p95([...times.values()].flat()),
      unit: 'ms',
      atMost: 150,
      raw,
    },
    {
      name: 'p99 of 200 get_order a second meanwhile',
      value: meanwhile,
      unit: 'ms',
      atMost: 50,
      raw: `without ${alone.toFixed(1)} ms`,
    },
  ];
}
