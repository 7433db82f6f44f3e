import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MIB } from '../src/protocol/units.js';
import { type ServedApi, servedSite } from './api-search.js';
import { ask, startServer } from './child.js';
import { type BenchFigure, median } from './figures.js';

const SIZE = 256 * MIB;
const ROUNDS = 3;

const base64 = Buffer.from(Buffer.alloc(3 * 64 * 1024, 'not compressible').toString('base64'));
const before = Buffer.from('{"report_id":1,"file_name":"a.mpg","file_area":1,"content":"');
const after = Buffer.from('"}');
const encoded = Math.ceil(SIZE / 3) * 4;

function head(action: string, token: string, length: number): string {
  return [
    `POST /${action} HTTP/1.1`,
    'Host: bench',
    'Connection: close',
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${length}`,
    '\r\n',
  ].join('\r\n');
}

/** Uploads the file over a plain socket. @returns MiB per second */
async function upload(port: number, token: string): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const started = performance.now();
  socket.write(head('file/upload', token, before.length + encoded + after.length));
  socket.write(before);
  const last = Buffer.from(Buffer.alloc(SIZE % 3).toString('base64'));
  const whole = encoded - last.length;
  for (let sent = 0; sent < whole; sent += base64.length) {
    const part = whole - sent < base64.length ? base64.subarray(0, whole - sent) : base64;
    if (!socket.write(part)) await once(socket, 'drain');
  }
  socket.write(last);
  socket.write(after);
  let answer = '';
  for await (const part of socket) answer += String(part);
  if (!answer.includes('{"file_id":1}')) throw new Error(`the file was refused: ${answer}`);
  return SIZE / MIB / ((performance.now() - started) / 1000);
}

/** Downloads the file over a plain socket. @returns MiB per second */
async function download(port: number, token: string): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const started = performance.now();
  const body = '{"file_id":1}';
  socket.write(head('file/get', token, body.length) + body);
  let received = 0;
  for await (const part of socket) received += part.length;
  if (received < encoded) throw new Error(`only ${received} bytes arrived`);
  return SIZE / MIB / ((performance.now() - started) / 1000);
}

async function transfer(
  name: string,
  { child, token }: ServedApi,
  run: (port: number, token: string) => Promise<number>,
): Promise<BenchFigure> {
  try {
    const resting = await ask(child, 'observe');
    const rates: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rates.push(await run(child.port, token));
    const value = ((await ask(child, 'memory')) - resting) / MIB;
    const raw = `${Math.round(median(rates))} MiB/s`;
    return { name: `memory growth of a 256 MiB ${name}`, value, unit: 'MiB', atMost: 64, raw };
  } finally {
    child.stop();
  }
}

async function servedApi(key: string, tokenOf: (port: number) => Promise<string>) {
  const child = await startServer('../api/http', [key]);
  return { child, token: await tokenOf(child.port) };
}

/** Measures a /file/get of 256 MiB of a site with its files in a folder. */
export async function siteTransferFigures(): Promise<BenchFigure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'svclink-bench-transfer-'));
  try {
    return [
      await transfer('/file/get of a site', await servedSite(folder, 1, SIZE / MIB), download),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures a /file/get and a /file/upload of 256 MiB, both in base64. */
export async function transferFigures(
  key: string,
  tokenOf: (port: number) => Promise<string>,
): Promise<BenchFigure[]> {
  return [
    await transfer('/file/get', await servedApi(key, tokenOf), download),
    await transfer('/file/upload', await servedApi(key, tokenOf), upload),
  ];
}
