import autocannon from 'autocannon';
import { type Child, startServer } from './child.js';
import { type BenchFigure, median } from './figures.js';
import { payload } from './servers/order.mjs';

const SERVERS = [
  'express-drain',
  'express-hand',
  'express-svclink',
  'http-hand',
  'http-svclink',
  'fastify',
] as const;
type Server = (typeof SERVERS)[number];

const ROUNDS = 7;
const SECONDS = 3;

async function load(port: number, duration: number): Promise<number> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}/link`,
    method: 'POST',
    connections: 20,
    duration,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `payload=${encodeURIComponent(payload())}`,
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error('a server failed under load');
  return result.requests.total / result.duration;
}

/** One real answer of each server, so that none is fast by failing. */
async function checkAnswer(name: Server, port: number): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/link`, {
    method: 'POST',
    body: new URLSearchParams({ payload: payload() }),
  });
  const text = await response.text();
  if (name !== 'express-drain' && !text.includes('"success":true')) {
    throw new Error(`${name} answers ${text.slice(0, 200)}`);
  }
}

/** Requests per second of every server, in turn, over several rounds. */
async function measure(): Promise<Map<Server, number[]>> {
  const children = new Map<Server, Child>();
  const rates = new Map<Server, number[]>(SERVERS.map((name) => [name, []]));
  try {
    for (const name of SERVERS) {
      const child = await startServer(name);
      children.set(name, child);
      await checkAnswer(name, child.port);
      await load(child.port, 2);
    }
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, { port }] of children) rates.get(name)?.push(await load(port, SECONDS));
    }
  } finally {
    for (const child of children.values()) child.stop();
  }
  return rates;
}

/** The ratios between the servers, each the median of its rounds. */
export async function requestsBench(): Promise<BenchFigure[]> {
  const rates = await measure();
  const of = (name: Server) => rates.get(name) ?? [];
  const ratio = (name: string, ours: Server, theirs: Server, floor: number): BenchFigure => ({
    name,
    value: median(of(ours).map((rate, round) => rate / (of(theirs)[round] ?? Number.NaN))),
    unit: '',
    floor,
    raw: `${Math.round(median(of(ours)))} to ${Math.round(median(of(theirs)))} requests/s`,
  });
  return [
    ratio(
      'mounted in Express 5, to an app that only drains the body',
      'express-svclink',
      'express-drain',
      0.75,
    ),
    ratio('mounted in Express 5, to a hand-written route', 'express-svclink', 'express-hand', 1.6),
    ratio('on node:http, to a hand-tuned handler', 'http-svclink', 'http-hand', 0.8),
    ratio('on node:http, to fastify', 'http-svclink', 'fastify', 1.1),
  ];
}
