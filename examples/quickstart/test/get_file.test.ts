import { sendEvent } from 'svclink/testing';
import { type DemoServer, startDemo } from './demo-server.js';

const UUID = /[0-9a-f-]{36}/;

let demo: DemoServer;
beforeEach(async () => {
  demo = await startDemo();
});
afterEach(() => demo.close());

async function records(report_id: string, module_type: 'uploads' | 'job_notes' = 'uploads') {
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

  it('shows the attachments of property notes on every order of the property', async () => {
    const names = (await records('1037', 'job_notes')).map(({ file_name }) => file_name);
    expect(names).toEqual(['note-60001.pdf']);
  });

  it('hands out smaller pictures of photos', async () => {
    const [record] = await records('1003');
    const thumbnail = Buffer.from(await (await fetch(record?.obj_url_thumb ?? '')).arrayBuffer());
    expect(thumbnail.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(thumbnail.length).toBeLessThan(record?.file_size ?? 0);
  });

  it('hands out addresses that show no id and no count', async () => {
    const [record] = await records('1001');
    expect(new URL(record?.obj_url ?? '').pathname).toMatch(/^\/files\/[0-9a-f-]{36}\/[^/]+$/);
    // As a whole part of it: within a signature, its digits stand by chance.
    expect(record?.obj_url.split(/[^\da-z]/i)).not.toContain(String(record?.file_id));
    expect((await records('1001'))[0]?.obj_url).toBe(record?.obj_url);
  });

  it('hands out addresses that end after 30 minutes', async () => {
    const [record] = await records('1001');
    demo.time += 30 * 60 * 1000;
    expect((await fetch(record?.obj_url ?? '')).status).toBe(200);
    demo.time += 1000;
    expect((await fetch(record?.obj_url ?? '')).status).toBe(403);
  });
});

describe('an address of get_file', () => {
  it.each([
    ['another file', (url: string) => url.replace(UUID, '7d9f2c1e-5b3a-4c8d-9e6f-0a1b2c3d4e5f')],
    ['the id of the file', (url: string) => url.replace(UUID, '30006')],
    ['a signature twice', (url: string) => `${url}&signature=x`],
    ['an end twice', (url: string) => url.replace('?', '?expires=9999999999&')],
    ['a further parameter', (url: string) => `${url}&a=b`],
    ['a second query', (url: string) => `${url}?`],
    ['a later end', (url: string) => url.replace(/expires=\d/, 'expires=9')],
    ['no signature', (url: string) => url.replace(/&signature=.*/, '')],
    ['a changed signature', (url: string) => `${url.slice(0, -1)}x`],
    ['no query', (url: string) => url.replace(/\?.*/, '')],
  ])('does not work with %s', async (_case, change) => {
    const [record] = await records('1001');
    expect((await fetch(change(record?.obj_url ?? ''))).status).toBe(403);
  });

  it('serves nothing to other methods', async () => {
    const [record] = await records('1001');
    const answer = await fetch(record?.obj_url ?? '', { method: 'DELETE' });
    expect(answer.status).toBe(405);
  });
});
