import request from 'supertest';
import { payload, sendEvent } from 'svclink/testing';
import { createApp, type ExistingApp } from '../src/app.js';
import { readSettings } from '../src/settings.js';

let existing: ExistingApp;
beforeEach(() => {
  existing = createApp(readSettings({ PUBLIC_URL: 'https://app.example' }));
});
afterEach(async () => {
  await existing.link.close();
  await existing.link.receiver.close();
});

function post(event: string, data: object) {
  return request(existing.app)
    .post('/link')
    .type('form')
    .send({ payload: payload(event, data) });
}

describe('the receiver in an app of its own parsers', () => {
  it('answers events', async () => {
    const { status, body } = await post('get_order', { report_id: '1001' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, result_data: { wo_number: 'WO-20417' } });
  });

  it('takes a form beyond the limit of the parsers', async () => {
    const note_text = 'x'.repeat(300_000);
    const note = [{ note_id: '1', note_type: 'wo', note_text, has_attachments: false }];
    const { body } = await post('send_notes', { dst_report_id: '1001', note });
    expect(body).toMatchObject({ success: true });
  });

  it('takes a file', async () => {
    const data = { dst_report_id: '1002', file_id: 'F-1', file_name: 'a.txt' };
    const sent = await request(existing.app)
      .post('/link')
      .field('payload', payload('send_file', data))
      .attach('file', Buffer.from('hello'), 'a.txt');
    expect(sent.body).toMatchObject({ success: true });
    const { result_data } = await sendEvent(existing.link.receiver, 'get_file', {
      report_id: '1002',
      module_type: 'uploads',
    });
    const { pathname, search, origin } = new URL(result_data?.at(-1)?.obj_url ?? '');
    expect(origin).toBe('https://app.example');
    const fetched = await request(existing.app).get(pathname + search);
    expect(fetched.text).toBe('hello');
  });

  it('answers what is no event with an envelope and no page', async () => {
    const answer = await request(existing.app).get('/link');
    expect(answer.status).toBe(405);
    expect(answer.body).toMatchObject({ success: false, error: true });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('refuses the address of a file that was changed', async () => {
    expect((await request(existing.app).get('/files/30006/front.jpg')).status).toBe(403);
  });
});

describe('the app itself', () => {
  it('keeps its routes, parsers and sessions', async () => {
    const user = request.agent(existing.app);
    expect((await user.get('/api/orders')).status).toBe(401);
    await user.post('/login').type('form').send({ name: 'Ann' }).expect(200);
    expect((await user.get('/api/orders')).body).toHaveLength(31);
    expect((await user.post('/api/echo').send({ a: [1] })).body).toEqual({ a: [1] });
    expect((await user.get('/')).text).toContain('again');
  });

  it('refuses a login without a name', async () => {
    const answer = await request(existing.app).post('/login').send({ name: ' ' });
    expect(answer.status).toBe(400);
  });
});

describe('the settings', () => {
  it.each([{ PORT: 'x' }, { PORT: '70000' }, { PUBLIC_URL: 'app' }])('refuse %j', (env) => {
    expect(() => readSettings(env)).toThrow(Object.keys(env)[0]);
  });
});
