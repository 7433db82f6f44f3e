import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Child, runServer, startServer } from './child.js';
import { type BenchFigure, median } from './figures.js';
import { p95 } from './site/loads.js';

const MANY = Number(process.env.ORDERS ?? 1_000_000);
const FEW = 1000;
const ROUNDS = 200;
const HITS = 100;
/** Each search finds the same hundred orders in both sites. */
const SEARCHES = {
  'by number': { loan_number: 'LN-100' },
  'by zip': { zip: '99901' },
  'by a part of the address': { address: 'quartzite' },
} as const;
const DEEPEST = 100_000;

/** A server of the API, with a token of it. */
export interface ServedApi {
  readonly child: Child;
  readonly token: string;
}

/** Fills a site with orders and serves it. @param megabytes the size of the file of order 1 */
export async function servedSite(
  folder: string,
  orders: number,
  megabytes = 0,
): Promise<ServedApi> {
  const location = join(folder, `site-${orders}-${megabytes}`);
  mkdirSync(location);
  const database = `sqlite:${join(location, 'site.db')}`;
  await runServer('fill-site', [database, location, String(orders)]);
  const child = await startServer('../api/site-orders', [database, location, String(megabytes)]);
  const credentials = readFileSync(join(location, 'credentials.json'));
  const token = await post(child.port, 'auth/token', credentials.toString());
  return { child, token: String(Object(JSON.parse(token.text)).access_token) };
}

async function post(port: number, action: string, body: string, token = '') {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const address = `http://127.0.0.1:${port}/${action}`;
  const answer = await fetch(address, { method: 'POST', headers, body });
  return { status: answer.status, text: await answer.text() };
}

async function search({ child, token }: ServedApi, fields: object) {
  const began = performance.now();
  const { status, text } = await post(
    child.port,
    'workorder/search',
    JSON.stringify(fields),
    token,
  );
  return { status, answer: JSON.parse(text), milliseconds: performance.now() - began };
}

async function ratio(large: ServedApi, small: ServedApi, name: string, fields: object) {
  const times: [number[], number[]] = [[], []];
  for (let round = -10; round < ROUNDS; round += 1) {
    for (const [index, site] of [large, small].entries()) {
      const { answer, milliseconds } = await search(site, fields);
      if (answer.work_orders?.length !== HITS)
        throw new Error(JSON.stringify(answer).slice(0, 500));
      if (round >= 0) times[index]?.push(milliseconds);
    }
  }
  const [many, few] = [p95(times[0]), p95(times[1])];
  const middle = times.map((one) => median(one).toFixed(1)).join(' to ');
  return {
    name: `/workorder/search ${name}, p95 of 1,000,000 orders to that of 1,000`,
    value: many / few,
    unit: '',
    atMost: 1.5,
    raw: `${many.toFixed(1)} to ${few.toFixed(1)} ms, median ${middle} ms`,
  };
}

/** Requires that the deepest page is answered, and that a deeper one is refused with the way out. */
async function depth(large: ServedApi): Promise<BenchFigure> {
  const deepest = await search(large, { state: 'NE', offset: DEEPEST });
  const beyond = await search(large, { state: 'NE', offset: DEEPEST + 1 });
  if (deepest.status !== 200 || beyond.status !== 400) {
    throw new Error(`${deepest.status} and ${beyond.status} for deep offsets`);
  }
  if (!/narrow the search/.test(beyond.answer.error_description)) {
    throw new Error(JSON.stringify(beyond.answer));
  }
  const raw = beyond.answer.error_description;
  return { name: 'the page at offset 100,000', value: deepest.milliseconds, unit: 'ms', raw };
}

/** Searches of a large site to those of a small one. */
export async function searchFigures(): Promise<BenchFigure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'svclink-bench-search-'));
  const served: ServedApi[] = [];
  try {
    for (const orders of [MANY, FEW]) served.push(await servedSite(folder, orders));
    const [large, small] = served;
    if (!large || !small) return [];
    const figures: BenchFigure[] = [];
    for (const [name, fields] of Object.entries(SEARCHES)) {
      figures.push(await ratio(large, small, name, fields));
    }
    if (MANY > DEEPEST) figures.push(await depth(large));
    return figures;
  } finally {
    for (const { child } of served) child.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
