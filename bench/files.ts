import { once } from 'node:events';
import { connect } from 'node:net';
import { MIB } from '../src/protocol/units.js';
import { ask, type Child, startServer } from './child.js';
import { type BenchFigure, median } from './figures.js';
import { payload } from './servers/order.mjs';

const SIZE = 256 * MIB;
const ROUNDS = 11;
const BOUNDARY = 'bench-boundary';

const envelope = payload('send_file', {
  dst_report_id: '100234',
  file_id: '7',
  file_name: 'a.mpg',
});
const before = Buffer.from(
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="payload"\r\n\r\n${envelope}\r\n` +
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.mpg"\r\n` +
    'Content-Type: video/mpeg\r\n\r\n',
);
const after = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
const chunk = Buffer.alloc(MIB, 'not compressible by anybody on the way: ');

/** Sends one file over a plain socket, which costs the sender very little. @returns MiB per second */
async function send(port: number): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const started = performance.now();
  socket.write(
    `POST /link HTTP/1.1\r\nHost: bench\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\n` +
      `Content-Length: ${before.length + SIZE + after.length}\r\n\r\n`,
  );
  socket.write(before);
  const first = Buffer.from(chunk);
  first.set([0, 0, 1, 0xba]);
  for (let sent = 0; sent < SIZE; sent += MIB) {
    if (!socket.write(sent === 0 ? first : chunk)) await once(socket, 'drain');
  }
  socket.write(after);
  let answer = '';
  for await (const part of socket) answer += String(part);
  if (!answer.includes('"success":true')) throw new Error(`the file was refused: ${answer}`);
  return SIZE / MIB / ((performance.now() - started) / 1000);
}

/** Compares a send_file of 256 MiB with the disk storage of multer that also computes a hash. */
export async function filesBench(): Promise<BenchFigure[]> {
  const servers: Child[] = [await startServer('upload-svclink'), await startServer('multer-disk')];
  const [ours, theirs] = servers;
  if (!ours || !theirs) return [];
  const rates: [number[], number[]] = [[], []];
  try {
    for (const { port } of servers) await send(port);
    const resting = [await ask(ours, 'observe'), await ask(theirs, 'observe')] as const;
    for (let round = 0; round < ROUNDS; round++) {
      rates[0].push(await send(ours.port));
      rates[1].push(await send(theirs.port));
    }
    const growth = ((await ask(ours, 'memory')) - resting[0]) / MIB;
    const others = ((await ask(theirs, 'memory')) - resting[1]) / MIB;
    const ratio = median(rates[0].map((rate, round) => rate / (rates[1][round] ?? Number.NaN)));
    const raw = `${Math.round(median(rates[0]))} to ${Math.round(median(rates[1]))} MiB/s`;
    return [
      {
        name: 'a 256 MiB send_file, to multer disk storage that hashes as well',
        value: ratio,
        unit: '',
        floor: 0.95,
        raw,
      },
      {
        name: 'memory growth of it',
        value: growth,
        unit: 'MiB',
        atMost: 48,
        raw: `that of multer ${Math.round(others)} MiB`,
      },
    ];
  } finally {
    for (const server of servers) server.stop();
  }
}
