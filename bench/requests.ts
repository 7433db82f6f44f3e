import autocannon from 'autocannon';
import { type Child, startServer } from './child.js';
import { type BenchFigure, median } from './figures.js';
import { order, PASSWORD_SHA1, payload } from './servers/order.mjs';

const SERVERS = [
  'express-drain',
  'express-hand',
  'express-svclink',
  'http-hand',
  'http-svclink',
  'fastify',
] as const;
type Server = (typeof SERVERS)[number];

/** Many short rounds in turn, so that other load of the machine affects all servers alike. */
const ROUNDS = 11;
const SECONDS = 1.5;

/** On Node 24 Express takes a third of its time on Node 20, so that our part of a request is larger there. */
const GOALS = process.versions.node.startsWith('20.')
  ? { drain: 0.75, hand: 1.6, listener: 0.8, fastify: 1.1 }
  : { drain: 0.65, hand: 1.8, listener: 0.9, fastify: 1.1 };

async function load(port: number, duration: number): Promise<number> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}/link`,
    method: 'POST',
    connections: 32,
    duration,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `payload=${encodeURIComponent(payload())}`,
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error('a server failed under load');
  return result.requests.total / result.duration;
}

async function answerOf(port: number, text: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/link`, {
    method: 'POST',
    body: new URLSearchParams({ payload: text }),
  });
  return response.text();
}

/** Checks that a server answers the order and refuses a wrong password, so that none is fast by doing less. */
async function checkAnswers(name: Server, port: number): Promise<void> {
  if (name === 'express-drain') return;
  const answer = await answerOf(port, payload());
  const { success, result_data } = JSON.parse(answer);
  if (success !== true || JSON.stringify(result_data) !== JSON.stringify(order)) {
    throw new Error(`${name} answers ${answer.slice(0, 200)}`);
  }
  const refusal = await answerOf(port, payload().replace(PASSWORD_SHA1, 'b'.repeat(40)));
  if (JSON.parse(refusal).success !== false) throw new Error(`${name} accepts a wrong password`);
}

/** Measures the requests per second of each server in turn, over several rounds. */
async function measure(): Promise<Map<Server, number[]>> {
  const children = new Map<Server, Child>();
  const rates = new Map<Server, number[]>(SERVERS.map((name) => [name, []]));
  try {
    for (const name of SERVERS) {
      const child = await startServer(name);
      children.set(name, child);
      await checkAnswers(name, child.port);
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

/** Returns the ratios between the servers, each the median of its rounds. */
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
      GOALS.drain,
    ),
    ratio(
      'mounted in Express 5, to a hand-written route',
      'express-svclink',
      'express-hand',
      GOALS.hand,
    ),
    ratio('on node:http, to a hand-tuned handler', 'http-svclink', 'http-hand', GOALS.listener),
    ratio('on node:http, to fastify', 'http-svclink', 'fastify', GOALS.fastify),
  ];
}
