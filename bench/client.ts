import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { Pool } from 'undici';
import { createLinkClient } from '../src/client/index.js';
import { MIB } from '../src/protocol/units.js';
import { startServer } from './child.js';
import { type BenchFigure, median, printFigures } from './figures.js';
import { memoryGrowth } from './memory-growth.js';

const SITE = '7d9f2c1e-5b3a-4c8d-9e6f-0a1b2c3d4e5f';
const CONCURRENCY = 16;
/** Many short rounds, so that other load of the machine affects both sides alike. */
const CALLS = 400;
const CALL_ROUNDS = 61;
const FILE_ROUNDS = 31;
const FILE = 256 * MIB;
const CHUNK = Buffer.alloc(64 * 1024, 0x5a);

/** Calls per second with 16 callers at a time. */
async function rate(call: () => Promise<unknown>, calls: number): Promise<number> {
  let left = calls;
  const begun = performance.now();
  const caller = async () => {
    while (left > 0) {
      left -= 1;
      await call();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, caller));
  return calls / ((performance.now() - begun) / 1000);
}

/** Returns a function that makes the same exchange by hand: with the same JSON and form, and a parsed answer. */
function bareCall(pool: Pool): () => Promise<unknown> {
  const password = createHash('sha1').update('demo').digest('hex');
  return async () => {
    const event_data = JSON.stringify({ report_id: '4711' });
    const members = { username: 'demo', password, site_id: SITE, event_name: 'get_all_orders' };
    const payload = JSON.stringify({ ...members, event_data });
    const { body } = await pool.request({
      path: '/',
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `payload=${encodeURIComponent(payload)}`,
    });
    return body.json();
  };
}

async function callFigure(port: number): Promise<BenchFigure> {
  const origin = `http://127.0.0.1:${port}`;
  const pool = new Pool(origin, { connections: CONCURRENCY });
  const client = createLinkClient({
    url: origin,
    username: 'demo',
    password: 'demo',
    siteId: SITE,
  });
  const bare = bareCall(pool);
  const ours = () => client.call('get_all_orders', { timestamp: 1_700_000_000 });
  await rate(bare, 5000);
  await rate(ours, 5000);
  const rounds = [];
  for (let round = 0; round < CALL_ROUNDS; round += 1) {
    const bareRate = await rate(bare, CALLS);
    const ourRate = await rate(ours, CALLS);
    rounds.push({
      bare: Math.round(bareRate),
      client: Math.round(ourRate),
      ratio: ourRate / bareRate,
    });
  }
  await Promise.all([pool.close(), client.close()]);
  return {
    name: 'client calls, of bare undici with the same JSON and form encoding',
    value: median(rounds.map(({ ratio }) => ratio)),
    unit: 'ratio',
    floor: 0.8,
    raw: rounds.map(({ ratio }) => ratio.toFixed(2)).join(' '),
  };
}

/** Yields the content of the file. */
function* bytes(): Generator<Buffer> {
  for (let sent = 0; sent < FILE; sent += CHUNK.length) yield CHUNK;
}

/** Streams the same multipart form by undici alone. */
async function bareUpload(pool: Pool): Promise<void> {
  const boundary = 'bench-4f2a9c7e1b';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="payload"\r\n\r\n{}\r\n--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\nContent-Type: video/mp4\r\n\r\n`;
  const tail = `\r\n--${boundary}--\r\n`;
  function* form() {
    yield Buffer.from(head);
    yield* bytes();
    yield Buffer.from(tail);
  }
  const { body } = await pool.request({
    path: '/',
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(head.length + FILE + tail.length),
    },
    body: Readable.from(form()),
  });
  await body.json();
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await run();
  return performance.now() - begun;
}

async function fileFigures(port: number): Promise<[BenchFigure, BenchFigure]> {
  const origin = `http://127.0.0.1:${port}`;
  const pool = new Pool(origin);
  const client = createLinkClient({
    url: origin,
    username: 'demo',
    password: 'demo',
    siteId: SITE,
  });
  const data = { dst_report_id: '4711', file_id: 'a-1', file_name: 'a.mp4' };
  const ours = () =>
    client.call('send_file', {
      ...data,
      content: { stream: () => Readable.from(bytes()), size: FILE },
    });
  const bare = () => bareUpload(pool);
  await client.call('get_all_orders');
  // The first measurement: later the process has grown already.
  const grown = await memoryGrowth(ours);
  await bare();
  const rounds = [];
  for (let round = 0; round < FILE_ROUNDS; round += 1) {
    // The order alternates, so that the garbage of one does not always delay the other.
    const first = await timed(round % 2 === 0 ? bare : ours);
    const second = await timed(round % 2 === 0 ? ours : bare);
    const [bareTime, ourTime] = round % 2 === 0 ? [first, second] : [second, first];
    rounds.push({
      bare: Math.round(bareTime),
      client: Math.round(ourTime),
      ratio: bareTime / ourTime,
    });
  }
  await Promise.all([pool.close(), client.close()]);
  const name = 'send_file of 256 MB';
  return [
    {
      name: `${name}, of undici streaming the same multipart`,
      value: median(rounds.map(({ ratio }) => ratio)),
      unit: 'ratio',
      floor: 0.9,
      raw: rounds.map(({ ratio }) => ratio.toFixed(2)).join(' '),
    },
    { name: `${name}, memory growth`, value: grown, unit: 'MiB', atMost: 48 },
  ];
}

/** Compares the client with undici alone. A process with a minimal receiver answers both. */
export async function clientBench(): Promise<BenchFigure[]> {
  const peer = await startServer('link-peer');
  try {
    const [speed, memory] = await fileFigures(peer.port);
    return [await callFigure(peer.port), speed, memory];
  } finally {
    peer.stop();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = printFigures(await clientBench()) ? 0 : 1;
}
