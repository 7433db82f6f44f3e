import { spawnSync } from 'node:child_process';
import { type BenchFigure, median } from './figures.js';

const ROUNDS = 15;

const LIBRARIES = `
  await Promise.all([import('express'), import('ajv'), import('multer'), import('helmet')]);
`;
const OURS = `
  const { createReceiver } = await import('svclink');
  const siteId = '1fc25d06-72bd-42f8-ad34-ecbdc5f1a4a4';
  const accounts = [{ username: 'a', passwordSha1: '0beec7b5ea3f0fdbc95d0dd47f3c5bc275da8a33' }];
  const receiver = createReceiver({ siteId, accounts });
  receiver.on('get_all_orders', () => []);
  const envelope = {
    username: 'a', password: accounts[0].passwordSha1, site_id: siteId, event_name: 'get_all_orders', event_data: '{}',
  };
  const reply = await receiver.answer({
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    remoteAddress: '127.0.0.1',
    body: { kind: 'text', text: 'payload=' + JSON.stringify(envelope) },
  });
  if (!reply.body.includes('"success":true')) throw new Error(reply.body);
`;

/** Runs a whole process. @returns milliseconds */
function run(code: string): number {
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code]);
  if (status !== 0) throw new Error(String(stderr));
  return performance.now() - started;
}

/** Compares import, creation and first answer in a new process with the import of the libraries alone. */
export async function startupBench(): Promise<BenchFigure[]> {
  const [empty, libraries, ours]: [number[], number[], number[]] = [[], [], []];
  for (let round = -1; round < ROUNDS; round++) {
    const times = [run(''), run(LIBRARIES), run(OURS)] as const;
    if (round < 0) continue;
    empty.push(times[0]);
    libraries.push(times[1]);
    ours.push(times[2]);
  }
  // The start of Node itself does not count.
  const node = median(empty);
  const ratio = median(
    ours.map((time, round) => (time - node) / ((libraries[round] ?? Number.NaN) - node)),
  );
  const raw = `${Math.round(median(ours) - node)} ms to ${Math.round(median(libraries) - node)} ms`;
  return [
    {
      name: 'import, create, first answer, to importing express, ajv, multer and helmet',
      value: ratio,
      unit: '',
      atMost: 1.3,
      raw,
    },
  ];
}
