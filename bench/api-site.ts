import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { CLIENT, SECRET } from './api/bids.mjs';
import { ask, type Child, startServer } from './child.js';
import { type BenchFigure, median } from './figures.js';

const ROUNDS = 5;
const SECONDS = 2;

/** A server and a token that it has granted. */
interface Served {
  readonly child: Child;
  readonly token: string;
}

async function tokenOf(port: number, credentials: object): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  return String(Object(await response.json()).access_token);
}

/** The outcome of a load. Other load of the machine changes times less than rates. */
interface Load {
  /** Requests per second. */
  readonly rate: number;
  /** Microseconds of the processor for a request, in all threads. */
  readonly all: number;
  /** The same of the thread that answers, which limits the rate. */
  readonly loop: number;
}

/** Lists the bids of order 100, the last one. All servers have it. */
async function load({ child, token }: Served, duration: number): Promise<Load> {
  const times = async () => ({ all: await ask(child, 'cpu'), loop: await ask(child, 'loop') });
  const before = await times();
  const { requests, ...result } = await autocannon({
    url: `http://127.0.0.1:${child.port}/bid/list`,
    method: 'POST',
    connections: 20,
    duration,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{"report_id":100}',
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error('a server failed under load');
  const { all, loop } = await times();
  return {
    rate: requests.total / result.duration,
    all: (all - before.all) / requests.total,
    loop: (loop - before.loop) / requests.total,
  };
}

async function requireFiveBids({ child, token }: Served): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${child.port}/bid/list`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{"report_id":100}',
  });
  const answer: unknown = await response.json();
  if (Object(answer).bids?.length !== 5) throw new Error(JSON.stringify(answer));
}

/** The loads of one round. */
interface Round {
  readonly site: Load;
  readonly unlogged: Load;
  readonly map: Load;
}

/** Compares /bid/list of a site on SQLite with the same action from a map in memory. @param secret the secret of the tokens of the latter */
export async function siteFigures(secret: string): Promise<BenchFigure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'svclink-bench-api-'));
  const children: Child[] = [];
  try {
    const start = async (name: string, ...given: string[]) => {
      const child = await startServer(`../api/${name}`, given);
      children.push(child);
      return child;
    };
    const startSite = async (name: string, ...given: string[]): Promise<Served> => {
      const of = join(folder, name);
      mkdirSync(of);
      const child = await start('site', of, ...given);
      const credentials: object = JSON.parse(readFileSync(join(of, 'credentials.json'), 'utf8'));
      return { child, token: await tokenOf(child.port, credentials) };
    };
    const site = await startSite('site');
    const unlogged = await startSite('unlogged', 'unlogged');
    const child = await start('http-map', secret);
    const map = { child, token: await tokenOf(child.port, OF_MAP) };
    for (const served of [site, unlogged, map]) {
      await requireFiveBids(served);
      // The code is compiled in the first seconds.
      await load(served, 2);
    }
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({
        site: await load(site, SECONDS),
        unlogged: await load(unlogged, SECONDS),
        map: await load(map, SECONDS),
      });
    }
    return figuresOf(rounds);
  } finally {
    for (const child of children) child.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const OF_MAP = {
  grant_type: 'client_credentials',
  client_id: CLIENT.clientId,
  client_secret: SECRET,
  scope: 'bid-rw',
};

function figuresOf(rounds: readonly Round[]): BenchFigure[] {
  const of = (name: keyof Round, part: keyof Load) =>
    Math.round(median(rounds.map((round) => round[name][part])));
  const name = '/bid/list of a site on SQLite, to the same action from a map in memory';
  return [
    {
      name: `${name}, both without an exchange log, by processor time of all threads`,
      value: median(rounds.map(({ unlogged, map }) => map.all / unlogged.all)),
      unit: '',
      floor: 0.5,
      raw: `${of('unlogged', 'all')} to ${of('map', 'all')} µs, ${of('unlogged', 'rate')} to ${of('map', 'rate')} requests/s`,
    },
    {
      name: `${name}, the site with its exchange log, by processor time of the thread that answers`,
      value: median(rounds.map(({ site, map }) => map.loop / site.loop)),
      unit: '',
      floor: 0.5,
      raw: `${of('site', 'loop')} to ${of('map', 'loop')} µs, in all threads ${of('site', 'all')} to ${of('map', 'all')} µs, ${of('site', 'rate')} to ${of('map', 'rate')} requests/s`,
    },
  ];
}
