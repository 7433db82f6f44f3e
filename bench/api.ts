import { pathToFileURL } from 'node:url';
import autocannon from 'autocannon';
import { createKeyRing, generateTokenKey, type TokenKey } from '../src/api/index.js';
import { Tokens } from '../src/api/tokens/tokens.js';
import { bids, CLIENT, SECRET } from './api/bids.mjs';
import { burstFigures } from './api-burst.js';
import { searchFigures } from './api-search.js';
import { siteFigures } from './api-site.js';
import { siteTransferFigures, transferFigures } from './api-transfers.js';
import { type Child, startServer } from './child.js';
import { type BenchFigure, median, printFigures } from './figures.js';

const SERVERS = {
  drain: 'express-drain',
  express: '../api/express',
  http: '../api/http',
  unremembered: '../api/http-unremembered',
  fastify: '../api/fastify',
} as const;
type Server = keyof typeof SERVERS;
const NAMES: readonly Server[] = ['drain', 'express', 'http', 'unremembered', 'fastify'];

const ROUNDS = 5;
const SECONDS = 2;
const BODY = '{"report_id":1042}';

/** Returns a token of one server. All servers have the same key and accept it. */
async function tokenOf(port: number): Promise<string> {
  const body = {
    grant_type: 'client_credentials',
    client_id: CLIENT.clientId,
    client_secret: SECRET,
    scope: 'bid-rw file-rw',
  };
  const response = await fetch(`http://127.0.0.1:${port}/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return String(Object(await response.json()).access_token);
}

const headersOf = (token: string) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
});

async function load(port: number, token: string, duration: number): Promise<number> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}/bid/list`,
    method: 'POST',
    connections: 20,
    duration,
    headers: headersOf(token),
    body: BODY,
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error('a server failed under load');
  return result.requests.total / result.duration;
}

/** Checks one answer with the token, and the refusal of a wrong one, so that no server is fast by a missing check. */
async function checkAnswers(name: Server, port: number, token: string): Promise<void> {
  if (name === 'drain') return;
  const url = `http://127.0.0.1:${port}/bid/list`;
  const good = await fetch(url, { method: 'POST', headers: headersOf(token), body: BODY });
  const answer: unknown = await good.json();
  if (JSON.stringify(answer) !== JSON.stringify({ report_id: 1042, bids })) {
    throw new Error(`${name} answers ${JSON.stringify(answer)}`);
  }
  const bad = await fetch(url, { method: 'POST', headers: headersOf(`${token}x`), body: BODY });
  if (bad.status !== 401) throw new Error(`${name} accepts a wrong token`);
}

/** Measures the requests per second of each server in turn, over several rounds. */
async function measure(key: TokenKey): Promise<Map<Server, number[]>> {
  const children = new Map<Server, Child>();
  const rates = new Map<Server, number[]>(NAMES.map((name) => [name, []]));
  try {
    for (const name of NAMES) children.set(name, await startServer(SERVERS[name], [key.secret]));
    const token = await tokenOf(children.get('http')?.port ?? 0);
    for (const [name, { port }] of children) {
      await checkAnswers(name, port, token);
      await load(port, token, 1);
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, { port }] of children)
        rates.get(name)?.push(await load(port, token, SECONDS));
    }
  } finally {
    for (const child of children.values()) child.stop();
  }
  return rates;
}

async function requestFigures(key: TokenKey): Promise<BenchFigure[]> {
  const rates = await measure(key);
  const of = (name: Server) => rates.get(name) ?? [];
  const ratio = (name: string, ours: Server, theirs: Server, floor?: number): BenchFigure => ({
    name,
    value: median(of(ours).map((rate, round) => rate / (of(theirs)[round] ?? Number.NaN))),
    unit: '',
    ...(floor === undefined ? {} : { floor }),
    raw: `${Math.round(median(of(ours)))} to ${Math.round(median(of(theirs)))} requests/s`,
  });
  return [
    ratio('/bid/list in Express 5, to an app that only drains the body', 'express', 'drain', 0.7),
    ratio('/bid/list on node:http, to fastify with schemas and jose', 'http', 'fastify', 1),
    ratio('the same without the cache of tokens', 'unremembered', 'fastify'),
  ];
}

async function checksPerSecond(tokens: Tokens, token: string): Promise<number> {
  let checks = 0;
  const end = performance.now() + 1000;
  while (performance.now() < end) {
    const read = tokens.read(token);
    if (!(read instanceof Promise ? await read : read)) throw new Error('the token is refused');
    checks += 1;
  }
  return checks;
}

async function tokenFigures(key: TokenKey): Promise<BenchFigure[]> {
  const usual = {
    keyRing: createKeyRing([key]),
    issuer: 'svclink',
    audience: 'svclink',
    lifetime: 60,
  };
  const figures: BenchFigure[] = [];
  for (const [name, remembered] of [
    ['with its signature', 0],
    ['remembered', 10_000],
  ] as const) {
    const tokens = new Tokens({ ...usual, remembered });
    const token = await tokens.issue({ ...CLIENT, secretScrypt: '' }, CLIENT.scopes);
    await checksPerSecond(tokens, token);
    const value = await checksPerSecond(tokens, token);
    figures.push({ name: `checks of a token, ${name}`, value, unit: 'per second' });
  }
  return figures;
}

/** Measures the JSON API. */
export async function apiBench(): Promise<BenchFigure[]> {
  const key = { ...generateTokenKey(), id: 'bench' };
  return [
    ...(await requestFigures(key)),
    ...(await siteFigures(key.secret)),
    ...(await tokenFigures(key)),
    ...(await transferFigures(key.secret, tokenOf)),
    ...(await siteTransferFigures()),
    ...(await burstFigures()),
    ...(await searchFigures()),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = printFigures(await apiBench()) ? 0 : 1;
}
