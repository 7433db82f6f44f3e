import { type Listening, listen } from 'svclink';
import { payload } from 'svclink/testing';
import type { Settings } from '../../quickstart/src/settings.js';
import { createApp, type ExistingApp } from '../src/app.js';

const settings: Settings = {
  port: 0,
  username: 'demo',
  password: 'demo',
  siteId: '3f9d6a52-7c1e-4b0a-9d35-6e2f8a41c7b0',
  publicUrl: 'https://app.example',
  allowedHosts: [],
};

let existing: ExistingApp;
let server: Listening;
let base: string;
beforeEach(async () => {
  existing = createApp(settings);
  server = await listen(existing.app, { port: 0 });
  base = `http://127.0.0.1:${server.port}`;
});
afterEach(async () => {
  await server.end();
  await existing.link.close();
  await existing.link.receiver.close();
});

async function post(event: string, data: object, file?: Blob) {
  const form = file ? new FormData() : new URLSearchParams();
  form.set('payload', payload(event, data));
  if (file && form instanceof FormData) form.set('file', file, 'file.txt');
  const answer = await fetch(`${base}/link`, { method: 'POST', body: form });
  return JSON.parse(await answer.text());
}

describe('the receiver in an app of its own parsers', () => {
  it('answers events', async () => {
    const answer = await post('get_order', { report_id: '1001' });
    expect(answer).toMatchObject({ success: true, result_data: { wo_number: 'WO-20417' } });
  });

  it('takes a form beyond the limit of the parsers', async () => {
    const note_text = 'x'.repeat(300_000);
    const note = [{ note_id: '1', note_type: 'wo', note_text, has_attachments: false }];
    const answer = await post('send_notes', { dst_report_id: '1001', note });
    expect(answer).toMatchObject({ success: true });
  });

  it('takes a file, and hands it out', async () => {
    const data = { dst_report_id: '1002', file_id: 'F-1', file_name: 'a.txt' };
    expect(await post('send_file', data, new Blob(['hello']))).toMatchObject({ success: true });
    const uploads = { report_id: '1002', module_type: 'uploads' };
    const { result_data } = await post('get_file', uploads);
    const { pathname, search, origin } = new URL(result_data.at(-1).obj_url);
    expect(origin).toBe('https://app.example');
    expect(await (await fetch(base + pathname + search)).text()).toBe('hello');
  });

  it('answers what is no event with an envelope and no page', async () => {
    const answer = await fetch(`${base}/link`);
    expect(answer.status).toBe(405);
    expect(JSON.parse(await answer.text())).toMatchObject({ success: false, error: true });
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('refuses the address of a file that was changed', async () => {
    expect((await fetch(`${base}/files/30006/front.jpg`)).status).toBe(403);
  });
});

describe('the app itself', () => {
  it('keeps its routes, parsers and sessions', async () => {
    expect((await fetch(`${base}/api/orders`)).status).toBe(401);
    const body = new URLSearchParams({ name: 'Ann' });
    const login = await fetch(`${base}/login`, { method: 'POST', body });
    const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
    const orders = await fetch(`${base}/api/orders`, { headers: { cookie } });
    expect(JSON.parse(await orders.text())).toHaveLength(31);
    const echo = await fetch(`${base}/api/echo`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: '{"a":[1]}',
    });
    expect(await echo.text()).toBe('{"a":[1]}');
    expect(await (await fetch(base, { headers: { cookie } })).text()).toContain('again');
  });

  it('refuses a login without a name', async () => {
    const body = new URLSearchParams({ name: ' ' });
    expect((await fetch(`${base}/login`, { method: 'POST', body })).status).toBe(400);
  });
});
