import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Pool } from 'undici';
import { type ApiClient, createApiClient, generateTokenKey } from '../src/api/index.js';
import { MIB } from '../src/protocol/units.js';
import { CLIENT, SECRET } from './api/bids.mjs';
import { startServer } from './child.js';
import { type BenchFigure, median, printFigures } from './figures.js';
import { memoryGrowth } from './memory-growth.js';

const SIZE = 256 * MIB;
const ROUNDS = 7;
const CALLS = 4000;
const AT_ONCE = 8;
const REQUEST = { report_id: 1042 };

/** Makes all calls, {@link AT_ONCE} at a time. */
async function many(call: () => Promise<unknown>): Promise<void> {
  let left = CALLS;
  const work = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await call();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Returns the microseconds of processor time of this process for one call, without the time of the server. */
async function cost(call: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await many(call);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / CALLS;
}

/** Makes the same call by hand: without checks, limits and repetitions. */
function byHand(pool: Pool, token: string): () => Promise<unknown> {
  return async () => {
    const { statusCode, body } = await pool.request({
      path: '/bid/list',
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(REQUEST),
    });
    const answer: unknown = await body.json();
    if (statusCode !== 200) throw new Error(`the server answered ${statusCode}`);
    return answer;
  };
}

async function callFigure(api: ApiClient, url: string): Promise<BenchFigure> {
  const pool = new Pool(url, { connections: AT_ONCE, pipelining: 1 });
  const { access_token: token } = await api.token();
  const hand = byHand(pool, token);
  const client = () => api.bid.list(REQUEST);
  await many(hand);
  await many(client);
  const costs: { readonly hand: number; readonly client: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    costs.push({ hand: await cost(hand), client: await cost(client) });
  }
  await pool.close();
  const middle = (which: 'hand' | 'client') => median(costs.map((one) => one[which])).toFixed(0);
  return {
    name: 'bid/list by the client, beside undici and JSON alone, by processor time',
    value: median(costs.map((one) => one.hand / one.client)),
    unit: '',
    floor: 0.4,
    raw: `${middle('client')} µs a call, by hand ${middle('hand')} µs`,
  };
}

async function transferFigure(name: string, run: () => Promise<unknown>): Promise<BenchFigure> {
  const began = performance.now();
  const value = await memoryGrowth(run);
  const raw = `${Math.round(SIZE / MIB / ((performance.now() - began) / 1000))} MiB/s`;
  return {
    name: `memory growth of the client, ${name} of 256 MiB`,
    value,
    unit: 'MiB',
    atMost: 64,
    raw,
  };
}

/** Compares the client with an exchange by hand, and measures its memory for a large file. */
export async function apiClientBench(): Promise<BenchFigure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-api-client-'));
  const child = await startServer('../api/http', [generateTokenKey().secret]);
  const url = `http://127.0.0.1:${child.port}`;
  const api = createApiClient({
    credentials: {
      grant_type: 'client_credentials',
      client_id: CLIENT.clientId,
      client_secret: SECRET,
      scope: 'bid-rw file-rw',
      api_url: url,
    },
  });
  try {
    const to = join(folder, 'received');
    const path = join(folder, 'sent');
    const upload = { report_id: 1, file_area: 1, path } as const;
    await writeFile(path, Buffer.alloc(SIZE, 'not compressible on the way'));
    return [
      await callFigure(api, url),
      await transferFigure('download', () => api.file.get({ file_id: 1 }, { to })),
      await transferFigure('upload', () => api.file.upload(upload)),
    ];
  } finally {
    await api.close();
    child.stop();
    await rm(folder, { recursive: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = printFigures(await apiClientBench()) ? 0 : 1;
}
