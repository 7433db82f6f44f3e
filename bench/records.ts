import { readFileSync } from 'node:fs';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { createReceiver, type Receiver } from 'svclink';
import { type BenchFigure, median } from './figures.js';
import { PASSWORD_SHA1, payload, SITE_ID, USERNAME } from './servers/order.mjs';

const ROUNDS = 9;

function form(records: number): Buffer {
  const question_data = Array.from({ length: records }, (_, index) => ({
    file_id: String(5_000_000 + index),
    pcr_question_id: String(40_000 + (index % 500)),
    work_type: 'pc',
  }));
  const data = { dst_report_id: '100234', pcr_form_id: '812', question_data };
  return Buffer.from(`payload=${encodeURIComponent(payload('send_photo_flag', data))}`);
}

/** What anybody has to do at least: JSON.parse twice, and ajv with the event's own schema. */
function leastWork(): (text: string) => void {
  const ajv = new Ajv2020();
  for (const name of ['canonical', 'wire']) ajv.addSchema(schema(name));
  const validate = ajv.compile(schema('send_photo_flag.data'));
  return (text) => {
    const { event_data } = JSON.parse(text);
    if (!validate(JSON.parse(event_data))) throw new Error('the records are not valid');
  };
}

function schema(name: string): Record<string, unknown> {
  return JSON.parse(readFileSync(new URL(`../schemas/link/${name}.json`, import.meta.url), 'utf8'));
}

/** The whole way through the receiver but for the socket: the body comes as bytes of a request. */
async function receive(receiver: Receiver, body: Buffer): Promise<void> {
  const message = new IncomingMessage(new Socket());
  message.method = 'POST';
  message.headers = { 'content-type': 'application/x-www-form-urlencoded' };
  message.push(body);
  message.push(null);
  const request = {
    method: 'POST',
    headers: message.headers,
    remoteAddress: '127.0.0.1',
    body: { kind: 'unread' },
    message,
  } as const;
  const reply = await receiver.answer(request);
  if (!String(reply.body).includes('"success":true')) throw new Error(String(reply.body));
}

async function milliseconds(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** send_photo_flag with many records, against JSON.parse and ajv of the same; and how its time grows. */
export async function recordsBench(): Promise<BenchFigure[]> {
  const receiver = createReceiver({
    siteId: SITE_ID,
    accounts: [{ username: USERNAME, passwordSha1: PASSWORD_SHA1 }],
  });
  receiver.on('send_photo_flag', () => null);
  const least = leastWork();
  const [few, many] = [form(1_000), form(100_000)];
  const text = decodeURIComponent(many.toString().slice('payload='.length));
  const ratios: number[] = [];
  const growth: number[] = [];
  const ours: number[] = [];
  for (let round = -2; round < ROUNDS; round++) {
    const large = await milliseconds(() => receive(receiver, many));
    const base = await milliseconds(() => least(text));
    const small = await milliseconds(async () => {
      for (let index = 0; index < 100; index++) await receive(receiver, few);
    });
    if (round < 0) continue;
    ratios.push(large / base);
    growth.push(large / small);
    ours.push(large);
  }
  const raw = `${Math.round(median(ours))} ms, ${(many.length / 1024 / 1024).toFixed(1)} MiB percent-encoded`;
  return [
    {
      name: 'send_photo_flag of 100,000 records, to JSON.parse and ajv of the same',
      value: median(ratios),
      unit: '',
      atMost: 1.5,
      raw,
    },
    {
      name: 'time per record at 100,000, to that at 1,000',
      value: median(growth),
      unit: '',
      atMost: 1.5,
    },
  ];
}
