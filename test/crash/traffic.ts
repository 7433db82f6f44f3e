import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { payload } from '../../src/testing/index.js';
import type { ApiApp } from './api-traffic.js';
import type { SiteProcess } from './site-process.js';

type LinkEvent = 'send_notes' | 'send_bid_comp' | 'send_file' | 'get_order';
type ApiAction = 'bid/create' | 'jobnote/create' | 'file/upload' | 'workorder/create';

/** One event, or one action of the JSON API, that is sent until it is acknowledged. */
export interface Sending {
  readonly event: LinkEvent | ApiAction;
  /** The sender's own id. */
  readonly id: string;
  readonly data: object;
  readonly file?: Buffer;
  /** The app that calls an action; undefined for an event. */
  readonly app?: ApiApp;
  /** The header Idempotency-Key of an action. */
  readonly key?: string;
  /** The answers of an action without a key, each of which stands for a record; undefined where one record is made. */
  readonly answers?: unknown[];
  /** What the site has answered, once it was acknowledged. */
  result?: unknown;
  /** How often it was sent. */
  attempts: number;
}

/** Ids as long as senders have them: beyond what a number holds. */
const FIRST_ID = 900_000_000_000_000_000_000_000n;

/** Durable events of three kinds, in turn, each with an id that no other round has. */
export function sendings(count: number, reportId: string, round: number): Sending[] {
  return Array.from({ length: count }, (_, index): Sending => {
    const id = String(FIRST_ID + BigInt(round * count + index));
    if (index % 5 === 4) return { ...aFile(reportId, id), attempts: 0 };
    if (index % 2 === 1) return { ...aBid(reportId, id), attempts: 0 };
    const note = {
      note_id: id,
      note_type: 'wo',
      note_text: `text of ${id}`,
      has_attachments: false,
    };
    const data = { dst_report_id: reportId, note: [note] };
    return { event: 'send_notes', id, data, attempts: 0 };
  });
}

function aBid(report_id: string, id: string) {
  const item = { dst_invoice_item_id: '***other***', invoice_item_desc: 'Fence' };
  const data = { report_id, comp_note_id: id, ...item, qty_bid: '1.00', client_price_bid: '2.50' };
  return { event: 'send_bid_comp' as const, id, data };
}

function aFile(dst_report_id: string, id: string) {
  const file = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(id.repeat(2000))]);
  const data = { dst_report_id, file_id: id, file_name: `${id}.jpg` };
  return { event: 'send_file' as const, id, data, file };
}

/** The hash under which a file is kept. */
export function sha256Of(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

const CALLER = { username: 'acme', password: 'open sesame' };

/** What came of one attempt: the envelope, or nothing where the connection broke. */
export interface Envelope {
  readonly success: boolean;
  readonly result_data: unknown;
  readonly return_error_msg: string | null;
  readonly status: number;
}

/** Sends an event or an action once. @returns undefined where there was no whole answer */
export async function sendOnce(port: number, sending: Sending): Promise<Envelope | undefined> {
  if (sending.app) return sending.app.call(port, sending);
  const text = payload(sending.event, sending.data, CALLER);
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/link`, {
      method: 'POST',
      body: formOf(text, sending),
    });
    const envelope: unknown = await answer.json();
    return { ...(envelope as Envelope), status: answer.status };
  } catch {
    return undefined;
  }
}

function formOf(text: string, { file, id }: Sending): FormData | URLSearchParams {
  if (!file) return new URLSearchParams({ payload: text });
  const form = new FormData();
  form.append('payload', text);
  form.append('file', new Blob([new Uint8Array(file)]), `${id}.jpg`);
  return form;
}

/**
 * Sends events and actions, several at a time, each until it is acknowledged, as a careful contractor does. An action with
 * a key is acknowledged twice.
 *
 * @param sites each event goes to all of them at once
 * @param isOver asked before each attempt: ends the sending
 * @param onAnswer called after each acknowledgement
 * @throws Error for a failure that does not pass by itself
 */
export async function sendAll(
  events: readonly Sending[],
  sites: readonly SiteProcess[],
  isOver: () => boolean = () => false,
  onAnswer: () => void = () => undefined,
): Promise<void> {
  const waiting = [...events];
  const lane = async (): Promise<void> => {
    for (let one = waiting.shift(); one && !isOver(); one = waiting.shift()) {
      const sending = one;
      const deliver = () =>
        Promise.all(
          sites.map(async (site) => {
            await untilAcknowledged(sending, site, isOver);
            onAnswer();
          }),
        );
      await deliver();
      // As after an answer that was lost.
      if (sending.key !== undefined) await deliver();
    }
  };
  await Promise.all(Array.from({ length: 8 }, lane));
}

async function untilAcknowledged(
  sending: Sending,
  site: SiteProcess,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    if (site.failure && sending.attempts > 1000) throw site.failure;
    const port = await site.port.catch(() => undefined);
    sending.attempts += 1;
    const envelope = port === undefined ? undefined : await sendOnce(port, sending);
    if (envelope?.success) {
      check(sending, envelope.result_data);
      return;
    }
    if (envelope && envelope.status !== 503) {
      throw new Error(`${sending.event} ${sending.id}: ${envelope.return_error_msg}`);
    }
    await delay(20);
  }
}

/** An event, or an action with a key, that was acknowledged is acknowledged in the same way ever after. */
function check(sending: Sending, result: unknown): void {
  if (sending.answers) {
    sending.answers.push(result);
    return;
  }
  sending.result ??= result;
  if (JSON.stringify(sending.result) === JSON.stringify(result)) return;
  const both = `${JSON.stringify(sending.result)}, then ${JSON.stringify(result)}`;
  throw new Error(`${sending.event} ${sending.id} was acknowledged with ${both}`);
}
