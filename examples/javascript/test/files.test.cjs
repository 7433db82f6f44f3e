'use strict';

const { createServer } = require('node:http');

const { sendEvent } = require('svclink/testing');
const { housePicture } = require('../src/demo/house-picture.cjs');
const { createQuickstart } = require('../src/quickstart.cjs');

const photo = housePicture(3, 64, 48);
const data = { dst_report_id: '1010', file_id: 'P-1', file_name: 'rear.jpg' };

let demo;
let address;
let time;
const server = createServer((request, response) => demo.handler(request, response));

beforeAll(async () => {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  address = `http://127.0.0.1:${port}`;
});
beforeEach(() => {
  time = Date.now();
  const receiver = { allowedHosts: [address.slice('http://'.length)] };
  demo = createQuickstart({ publicUrl: address, now: () => time, receiver });
});
afterEach(() => demo.close());
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function records(report_id, module_type = 'uploads') {
  const { result_data } = await sendEvent(demo.receiver, 'get_file', { report_id, module_type });
  return result_data ?? [];
}

describe('get_file', () => {
  it('hands out addresses that give what the record says', async () => {
    for (const record of [...(await records('1001')), ...(await records('1001', 'job_notes'))]) {
      const answer = await fetch(record.obj_url);
      expect(answer.headers.get('content-type')).toBe(record.file_type);
      expect((await answer.arrayBuffer()).byteLength).toBe(record.file_size);
    }
  });

  it('hands out smaller pictures of photos', async () => {
    const [record] = await records('1003');
    const thumbnail = Buffer.from(await (await fetch(record?.obj_url_thumb ?? '')).arrayBuffer());
    expect(thumbnail.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(thumbnail.length).toBeLessThan(record?.file_size ?? 0);
  });

  it('hands out addresses that end after 30 minutes', async () => {
    const [record] = await records('1001');
    time += 30 * 60 * 1000;
    expect((await fetch(record?.obj_url ?? '')).status).toBe(200);
    time += 1000;
    expect((await fetch(record?.obj_url ?? '')).status).toBe(403);
  });

  it.each([
    ['another file', (url) => url.replace('/30006/', '/30001/')],
    ['a later end', (url) => url.replace(/expires=\d/, 'expires=9')],
    ['no signature', (url) => url.replace(/&signature=.*/, '')],
    ['a changed signature', (url) => `${url.slice(0, -1)}x`],
    ['no query', (url) => url.replace(/\?.*/, '')],
  ])('hands out addresses that do not work with %s', async (_case, change) => {
    const [record] = await records('1001');
    expect((await fetch(change(record?.obj_url ?? ''))).status).toBe(403);
  });

  it('serves nothing to other methods', async () => {
    const [record] = await records('1001');
    const answer = await fetch(record?.obj_url ?? '', { method: 'DELETE' });
    expect(answer.status).toBe(405);
  });
});

describe('get_foh', () => {
  it('gives the photo of an order that has one', async () => {
    const { result_data } = await sendEvent(demo.receiver, 'get_foh', { remote_report_id: '1001' });
    expect(result_data?.file_metadata.file_size).toBe(0);
    expect((await fetch(result_data?.obj_url ?? '')).headers.get('content-type')).toBe(
      'image/jpeg',
    );
  });

  it('refuses an order that has none', async () => {
    const answer = await sendEvent(demo.receiver, 'get_foh', { remote_report_id: '1002' });
    expect(answer.return_error_msg).toBe('Order 1002 has no front-of-house photo.');
  });
});

describe('send_file', () => {
  it('keeps a file, and replaces it when it comes again', async () => {
    const before = (await records('1010')).length;
    const file = { content: photo, name: 'rear.jpg' };
    const first = await sendEvent(demo.receiver, 'send_file', data, { file });
    expect(first).toMatchObject({ success: true, result_data: null });
    const larger = housePicture(4, 128, 96);
    await sendEvent(demo.receiver, 'send_file', data, { file: { ...file, content: larger } });
    const kept = await records('1010');
    expect(kept).toHaveLength(before + 1);
    const bytes = await (await fetch(kept.at(-1)?.obj_url ?? '')).arrayBuffer();
    expect(Buffer.from(bytes).equals(larger)).toBe(true);
  });

  it('makes one file of deliveries at the same time', async () => {
    const before = (await records('1010')).length;
    const file = { content: photo };
    const send = () => sendEvent(demo.receiver, 'send_file', data, { file });
    await Promise.all([send(), send(), send()]);
    expect(await records('1010')).toHaveLength(before + 1);
  });

  it('fetches a file by its address, with its smaller picture', async () => {
    const [source] = await records('1003');
    const { obj_url = '', obj_url_thumb = '' } = source ?? {};
    const byAddress = { ...data, obj_url, obj_url_thumb };
    const answer = await sendEvent(demo.receiver, 'send_file', byAddress);
    expect(answer.return_error_msg).toBeNull();
    const kept = (await records('1010')).at(-1);
    expect(kept?.file_size).toBe(source?.file_size);
    expect((await fetch(kept?.obj_url_thumb ?? '')).status).toBe(200);
  });

  it('fetches nothing from an address that is not public', async () => {
    const before = (await records('1010')).length;
    const byAddress = { ...data, obj_url: 'http://127.0.0.1:1/rear.jpg' };
    const answer = await sendEvent(demo.receiver, 'send_file', byAddress);
    expect(answer.return_error_msg).toContain('obj_url');
    expect(await records('1010')).toHaveLength(before);
  });

  it('keeps nothing for an order that is not there', async () => {
    const lost = { ...data, dst_report_id: '1' };
    const answer = await sendEvent(demo.receiver, 'send_file', lost, { file: { content: photo } });
    expect(answer.return_error_msg).toBe('There is no order 1.');
  });
});
