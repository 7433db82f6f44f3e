import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { Pool } from 'undici';
import { payload } from '../servers/order.mjs';

const HEADERS = { 'content-type': 'application/x-www-form-urlencoded' };
let note = 0;

/** The number of orders from which {@link anyOrder} chooses. */
export const ORDERS = 1000;

const bodies = Array.from(
  { length: ORDERS },
  (_, index) =>
    `payload=${encodeURIComponent(payload('get_order', { report_id: String(index + 1) }))}`,
);

/** The body of get_order for the first order. */
export const GET_ORDER = bodies[0] ?? '';

/** Returns the body of get_order for an order that chance chooses. */
export function anyOrder(): string {
  return bodies[Math.floor(Math.random() * ORDERS)] ?? '';
}

/** Returns the body of a send_notes that nobody has sent before, for the first order. */
export function newNote(): string {
  return noteOf(1);
}

/** Returns a function that makes bodies of send_notes that nobody has sent before, for the first orders in turn. */
export function notesTo(orders: number): () => string {
  return () => noteOf(1 + ((note + 1) % orders));
}

function noteOf(order: number): string {
  note += 1;
  const sent = {
    note_id: String(note),
    note_type: 'wo',
    note_text: `Gate code changed ${note}`,
    has_attachments: false,
  };
  const data = { dst_report_id: String(order), note: [sent] };
  return `payload=${encodeURIComponent(payload('send_notes', data))}`;
}

/** Returns the requests per second that servers answer together. Each has connections of its own. */
export async function rateOf(
  ports: readonly number[],
  body: string | (() => string),
  { connections, seconds = 2 }: { readonly connections: number; readonly seconds?: number },
): Promise<number> {
  const loads = ports.map(async (port) => {
    const { requests, duration, non2xx, errors } = await autocannon({
      url: `http://127.0.0.1:${port}`,
      connections,
      duration: seconds,
      requests: [
        {
          method: 'POST',
          path: '/link',
          headers: HEADERS,
          ...(typeof body === 'string'
            ? { body }
            : { setupRequest: (request) => ({ ...request, body: body() }) }),
        },
      ],
    });
    if (non2xx > 0 || errors > 0)
      throw new Error(`a server failed under load: ${non2xx} refusals, ${errors} errors`);
    return requests.total / duration;
  });
  return (await Promise.all(loads)).reduce((sum, rate) => sum + rate, 0);
}

/** The rate of a load, in requests per second, and its duration. */
interface Pace {
  readonly rate: number;
  readonly seconds: number;
  /** Ends the load before its time. */
  readonly signal?: AbortSignal;
}

/** Sends requests at a constant rate, without waiting for answers. @returns the milliseconds of each request */
export async function paced(
  port: number,
  body: string | (() => string),
  { rate, seconds, signal }: Pace,
): Promise<number[]> {
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections: 32 });
  const took: number[] = [];
  const one = async (): Promise<void> => {
    const began = performance.now();
    const text = typeof body === 'string' ? body : body();
    const options = { path: '/link', method: 'POST', headers: HEADERS, body: text } as const;
    const answer = await pool.request(options);
    if (!(await answer.body.text()).includes('"success":true')) throw new Error('refused');
    took.push(performance.now() - began);
  };
  const sent: Promise<void>[] = [];
  const began = performance.now();
  while (sent.length < rate * seconds && !signal?.aborted) {
    const due = Math.min(rate * seconds, ((performance.now() - began) / 1000) * rate);
    while (sent.length < due) sent.push(one());
    await delay(1);
  }
  await Promise.all(sent);
  await pool.close();
  return took;
}

/** Returns the 99th percentile. */
export function p99(values: readonly number[]): number {
  return percentile(values, 0.99);
}

/** Returns the 95th percentile. */
export function p95(values: readonly number[]): number {
  return percentile(values, 0.95);
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}
