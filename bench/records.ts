import { readFileSync } from 'node:fs';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { createReceiver, type Receiver } from 'svclink';
import { type BenchFigure, median } from './figures.js';
import { PASSWORD_SHA1, payload, SITE_ID, USERNAME } from './servers/order.mjs';

const ROUNDS = 9;

/** Returns a form with a number of records, percent-encoded or as plain JSON. */
function form(records: number, encode: (text: string) => string): Buffer {
  const question_data = Array.from({ length: records }, (_, index) => ({
    file_id: String(5_000_000 + index),
    pcr_question_id: String(40_000 + (index % 500)),
    work_type: 'pc',
  }));
  const data = { dst_report_id: '100234', pcr_form_id: '812', question_data };
  return Buffer.from(`payload=${encode(payload('send_photo_flag', data))}`);
}

/** Returns the least work of any receiver: JSON.parse twice, and ajv with the schema of the event. */
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

/** Sends a request through all stages of the receiver, without a socket. */
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

/** Compares a send_photo_flag of many records with JSON.parse and ajv of the same text, and measures how its time grows. */
export async function recordsBench(): Promise<BenchFigure[]> {
  const receiver = createReceiver({
    siteId: SITE_ID,
    accounts: [{ username: USERNAME, passwordSha1: PASSWORD_SHA1 }],
  });
  receiver.on('send_photo_flag', () => null);
  const least = leastWork();
  const asItStands = (text: string) => text;
  const [few, raw] = [form(1_000, asItStands), form(100_000, asItStands)];
  const encoded = form(100_000, encodeURIComponent);
  const text = raw.toString().slice('payload='.length);
  const encodedText = encoded.toString().slice('payload='.length);
  const times: Record<string, number[]> = {};
  for (let round = -2; round < ROUNDS; round++) {
    const measured = {
      raw: await milliseconds(() => receive(receiver, raw)),
      least: await milliseconds(() => least(text)),
      encoded: await milliseconds(() => receive(receiver, encoded)),
      decoding: await milliseconds(() => least(decodeURIComponent(encodedText))),
      few: await milliseconds(async () => {
        for (let index = 0; index < 100; index++) await receive(receiver, few);
      }),
    };
    if (round < 0) continue;
    for (const [name, time] of Object.entries(measured)) {
      times[name] = [...(times[name] ?? []), time];
    }
  }
  const ratio = (name: string, base: string) =>
    median((times[name] ?? []).map((time, round) => time / (times[base]?.[round] ?? Number.NaN)));
  const took = (name: string) => `${Math.round(median(times[name] ?? []))} ms`;
  const what = 'send_photo_flag of 100,000 records, to JSON.parse and ajv of the same';
  return [
    {
      name: `${what}, JSON as it stands`,
      value: ratio('raw', 'least'),
      unit: '',
      atMost: 1.5,
      raw: `${took('raw')} to ${took('least')}`,
    },
    {
      name: 'the same percent-encoded, to decodeURIComponent, JSON.parse and ajv',
      value: ratio('encoded', 'decoding'),
      unit: '',
      atMost: 1.5,
      raw: `${took('encoded')} to ${took('decoding')}`,
    },
    {
      name: 'time per record at 100,000, to that at 1,000',
      value: ratio('raw', 'few'),
      unit: '',
      atMost: 1.5,
    },
  ];
}
