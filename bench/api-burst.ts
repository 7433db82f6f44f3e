import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { servedSite } from './api-search.js';
import { type BenchFigure, median } from './figures.js';
import { payload } from './servers/order.mjs';

const REQUESTS = 1000;
const WARM_UP = 20;
const PAUSE = 10;

/** Makes a call by link. @returns its milliseconds */
async function callByLink(port: number): Promise<number> {
  const body = new URLSearchParams({ payload: payload('get_order', { report_id: '1' }) });
  const began = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}/link`, { method: 'POST', body });
  const { success } = Object(await answer.json());
  if (success !== true) throw new Error('a call by link failed');
  return performance.now() - began;
}

/** Makes calls by link, one after another, while something runs. @returns their times */
async function callsDuring(port: number, running: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  void running.then(end, end);
  const times: number[] = [];
  while (!isOver) {
    times.push(await callByLink(port));
    await delay(PAUSE);
  }
  return times;
}

/** Requests all tokens at once, from another thread. @returns the number of granted and of refused ones */
async function burstOf(port: number, body: string) {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}/auth/token`,
    method: 'POST',
    connections: REQUESTS,
    amount: REQUESTS,
    workers: 1,
    timeout: 60,
    headers: { 'content-type': 'application/json' },
    body,
  });
  if (result.errors > 0) throw new Error(`${result.errors} requests were not answered`);
  return { granted: result['2xx'], refused: result.non2xx };
}

/** Measures the delay of callers by link while 1,000 tokens are requested at once. */
export async function burstFigures(): Promise<BenchFigure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'svclink-bench-burst-'));
  const { child } = await servedSite(folder, 1);
  try {
    const credentials = readFileSync(join(folder, 'site-1-0', 'credentials.json'), 'utf8');
    for (let call = 0; call < WARM_UP; call += 1) await callByLink(child.port);
    const before = await callsDuring(child.port, delay(3000));
    const burst = burstOf(child.port, credentials);
    const during = await callsDuring(child.port, burst);
    const { granted, refused } = await burst;
    const most = Math.max(...during);
    return [
      {
        name: 'longest delay of a call by link during a burst of 1,000 token requests',
        value: most - median(before),
        unit: 'ms',
        atMost: 250,
        raw: `${during.length} calls, longest ${most.toFixed(0)} ms, median ${median(during).toFixed(1)} to ${median(before).toFixed(1)} ms before; ${granted} tokens granted, ${refused} refused for a while`,
      },
    ];
  } finally {
    child.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
