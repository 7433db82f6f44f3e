import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiClient, createApiClient } from 'svclink/api';
import { createDemo, type Demo } from '../../api-server/service.js';
import { bidReport } from '../src/bid-report.js';
import { runProgram } from '../src/program.js';
import { savePhotos } from '../src/save-photos.js';

let server: Server;
let demo: Demo;
let api: ApiClient;
let folder: string;
/** Replaces the answers of the service, for tests of failures. */
let instead: ((path: string) => unknown) | undefined;

beforeAll(async () => {
  const listener: RequestListener = (request, response) => {
    const answer = instead?.(request.url ?? '');
    if (answer === undefined) return demo.api(request, response);
    const isError = typeof answer === 'object' && answer !== null && 'error' in answer;
    response.writeHead(isError ? 400 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  };
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  demo = await createDemo({ apiUrl: `http://127.0.0.1:${port}` });
  api = createApiClient({ credentials: demo.credentials });
});

afterAll(async () => {
  await api.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

beforeEach(async () => {
  instead = undefined;
  folder = await mkdtemp(join(tmpdir(), 'api-client-example-'));
});

afterEach(() => rm(folder, { recursive: true }));

describe('the bid report', () => {
  it('finds every order of a state that has bids, and their sums', async () => {
    const lines = await bidReport(api, 'OH');
    const expected = [...demo.store.orders.values()].filter(
      ({ report_id, state }) => state === 'OH' && report_id % 5 === 1,
    );
    expect(lines.map(({ order }) => order.report_id)).toEqual(
      expected.map(({ report_id }) => report_id),
    );
    expect(lines[0]).toMatchObject({ bids: 2, total: 175 });
  });

  it('is empty for a state without orders', async () => {
    expect(await bidReport(api, 'ZZ')).toEqual([]);
  });

  it('passes over an order that has gone in the meantime', async () => {
    instead = (path) =>
      path === '/bid/list' ? { error: 'wo_invalid', error_description: 'Gone.' } : undefined;
    expect(await bidReport(api, 'OH')).toEqual([]);
  });

  it('stops at any other failure', async () => {
    instead = (path) =>
      path === '/bid/list' ? { error: 'on_strike', error_description: 'No.' } : undefined;
    await expect(bidReport(api, 'OH')).rejects.toMatchObject({ type: 'on_strike', status: 400 });
  });
});

describe('saved photos', () => {
  it('are the photos of the order, as they are', async () => {
    const { paths, damaged } = await savePhotos(api, 1001, join(folder, '1001'));
    expect(damaged).toEqual([]);
    expect(paths).toHaveLength(6);
    const [first = ''] = paths;
    expect(await readFile(first)).toEqual(demo.store.files.get(9001)?.content);
  });

  it('leave out one that came damaged', async () => {
    const hash = '0'.repeat(64);
    const members = { report_id: 1001, file_type: 'image/jpeg', file_area: 0, flags: [], hash };
    instead = (path) =>
      path === '/file/get'
        ? { ...members, file_id: 9001, file_name: 'x.jpg', content: 'AAAA' }
        : undefined;
    const { paths, damaged } = await savePhotos(api, 1001, folder);
    expect(paths).toEqual([]);
    expect(damaged).toHaveLength(6);
    expect(await readdir(folder)).toEqual([]);
  });

  it('stop at an order that there is not', async () => {
    await expect(savePhotos(api, 1, folder)).rejects.toMatchObject({ type: 'invalid_wo' });
  });
});

describe('the program', () => {
  it('prints the report and saves photos', async () => {
    const printed: string[] = [];
    await runProgram(api, { state: 'OH', folder }, (line) => printed.push(line));
    expect(printed[0]).toBe('1001  100 Elm St, Dayton  2 bids  175.00');
    expect(printed).toContain('6 photos of 1001 saved');
    expect(await readdir(join(folder, '1001'))).toHaveLength(6);
  });

  it('saves nothing when no folder is named', async () => {
    const printed: string[] = [];
    await runProgram(api, { state: 'TX', folder: undefined }, (line) => printed.push(line));
    expect(printed.at(-1)).toMatch(/^[0-9]+ work orders of TX have bids$/);
    expect(await readdir(folder)).toEqual([]);
  });
});
