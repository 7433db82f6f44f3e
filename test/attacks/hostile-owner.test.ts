import { mkdtempSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { envelope } from '../client/peer.js';
import { StubOwner } from '../site/importer/pair.js';
import { eventually } from '../support/eventually.js';
import { ended, SMALL_HEAP, started } from './processes.js';

const MIB = 1024 * 1024;
/** Megabytes that eight imports may take together. */
const MOST = 100;

/** A picture that never ends. */
function endless(response: ServerResponse): void {
  const piece = Buffer.alloc(MIB, 'x');
  piece.set([0xff, 0xd8]);
  const more = () => {
    while (!response.destroyed) {
      if (!response.write(piece)) return void response.once('drain', more);
    }
  };
  more();
}

const house = { wo_number: 'A', address: '1 Elm St', city: 'Omaha', state: 'NE', zip: '68102' };

const large = Buffer.from(envelope({ result_data: { ...house, odd: 'z'.repeat(55 * MIB) } }));
const inflating = gzipSync(large);
const values = { odd: Array.from({ length: 100_000 }, (_, at) => ({ at, in: [{}, [at]] })) };

/** The answers of the owner by report_id: two orders of each kind. */
function answer(id: number, response: ServerResponse): unknown {
  if (id <= 2) return { ...house, report_id: String(id) };
  if (id <= 4) return { ...house, report_id: String(id), ...values };
  if (id <= 6) response.setHeader('content-encoding', 'gzip');
  response.setHeader('content-type', 'application/json');
  response.end(id <= 6 ? inflating : large);
  return null;
}

describe('eight imports of an owner that sends too much of everything', () => {
  const told = { memory: 0, waiting: 0, refused: [] as string[], listed: [] as string[] };
  const folder = mkdtempSync(join(tmpdir(), 'svclink-hostile-owner-'));
  let stub: StubOwner;
  let site: ReturnType<typeof started>;
  beforeAll(async () => {
    stub = await StubOwner.open();
    const { listener } = stub.server;
    stub.server.listener = (request, response) => {
      if (request.url === '/photo') response.end('a photo');
      else if (request.url === '/thumb') endless(response);
      else listener(request, response);
    };
    const ids = Array.from({ length: 8 }, (_, at) => String(at + 1));
    stub.answers = {
      get_all_orders: ids.map((report_id) => ({ report_id, ...house, wo_status: 'In Field' })),
      get_order: ({ report_id }: { report_id: string }, response: ServerResponse) =>
        answer(Number(report_id), response),
      get_file: ({ report_id, module_type }: Record<string, string>) =>
        Number(report_id) > 2 || module_type !== 'uploads'
          ? []
          : Array.from({ length: 4 }, (_, at) => ({
              report_id,
              file_id: 10 * Number(report_id) + at,
              file_name: `front-${at}.jpg`,
              module_type: 'uploads',
              obj_url: `${stub.server.url}/photo`,
              obj_url_thumb: `${stub.server.url}/thumb`,
            })),
    };
    site = started('import-process.ts', [folder, stub.url], SMALL_HEAP);
    site.on('message', (message) => Object.assign(told, message));
  });
  afterAll(async () => {
    await ended(site);
    await stub.server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('grow the process by at most 100 MB [site.cost.import-memory]', async () => {
    await eventually(() => told.memory > 0, 'the start of the site');
    const resting = told.memory;
    let most = resting;
    site.on('message', () => {
      most = Math.max(most, told.memory);
    });
    site.send('begin');
    const isOver = () => told.waiting === 0 && told.refused.length === 4 && told.listed.length >= 4;
    await eventually(() => isOver() || site.exitCode !== null, 'the end of the imports');
    expect(site.exitCode).toBeNull();
    expect(new Set(told.refused)).toEqual(
      new Set([expect.stringContaining('larger than 8 MiB: it is not imported')]),
    );
    expect(told.listed.toSorted()).toEqual(['1', '2', '3', '4']);
    expect((most - resting) / MIB).toBeLessThan(MOST);
  });
});
