import { join } from 'node:path';
import { Readable } from 'node:stream';
import { request } from 'undici';
import { MIB } from '../../src/protocol/units.js';
import { ask, type Child, runServer, startServer } from '../child.js';
import type { BenchFigure } from '../figures.js';
import { payload } from '../servers/order.mjs';

const SIZE = 512 * MIB;
const BOUNDARY = 'bench-boundary';

/** Yields a form with a file that is generated while it is sent. */
async function* form(): AsyncGenerator<Buffer> {
  const data = { dst_report_id: '1', file_id: '7', file_name: 'a.mpg' };
  yield Buffer.from(
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="payload"\r\n\r\n${payload('send_file', data)}\r\n` +
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.mpg"\r\nContent-Type: video/mpeg\r\n\r\n`,
  );
  const piece = Buffer.alloc(MIB, 'a film ');
  const first = Buffer.from(piece);
  first.set([0, 0, 1, 0xba]);
  for (let sent = 0; sent < SIZE; sent += MIB) yield sent === 0 ? first : piece;
  yield Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
}

/** Measures the growth of a site that stores a file of 512 MiB, and of a server that counts its bytes only. */
export async function upload(folder: string): Promise<BenchFigure> {
  const database = `sqlite:${join(folder, 'upload.db')}`;
  await runServer('fill-site', [database, folder, '1']);
  const site = await startServer('site', [database, folder]);
  const count = await startServer('count-bytes');
  try {
    const [stored, counted] = [await growth(site), await growth(count)];
    return {
      name: 'memory growth of a send_file of 512 MiB, hashed, checked and synced',
      value: stored.growth,
      unit: 'MiB',
      atMost: 64,
      raw: `${stored.seconds.toFixed(1)} s; of a server that only counts its bytes ${Math.round(counted.growth)} MiB`,
    };
  } finally {
    site.stop();
    count.stop();
  }
}

/** Sends the file. @returns the growth of the server's memory in MiB */
async function growth(
  server: Child,
): Promise<{ readonly growth: number; readonly seconds: number }> {
  const resting = await ask(server, 'observe');
  const began = performance.now();
  const answer = await request(`http://127.0.0.1:${server.port}/link`, {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Readable.from(form()),
  });
  const text = await answer.body.text();
  if (!text.includes('"success":true')) throw new Error(`the file was refused: ${text}`);
  const seconds = (performance.now() - began) / 1000;
  return { growth: ((await ask(server, 'memory')) - resting) / MIB, seconds };
}
