import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Express } from 'express';
import request from 'supertest';
import { payload } from 'svclink/testing';
import { createApp } from '../src/app.js';
import { createLink, type Link } from '../src/link/index.js';

const account = { username: 'acme', password: 'correct horse' };
const settings = { ...account, siteId: '3f9d6a52-7c1e-4b0a-9d35-6e2f8a41c7b0' };
const order = {
  wo_number: 'WO-7',
  address: '12 Main Street',
  city: 'Omaha',
  state: 'NE',
  zip: '68102',
};

let folder: string;
let link: Link;
let app: Express;

function start(): void {
  link = createLink({ ...settings, folder });
  app = createApp(link);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'link-'));
  start();
  link.store.putOrder('7', order);
});
afterEach(async () => {
  await link.close();
  rmSync(folder, { recursive: true, force: true });
});

async function send(event: string, data: object, by = account) {
  const form = { payload: payload(event, data, by) };
  const { body } = await request(app).post('/link').type('form').send(form).expect(200);
  return body;
}

const photo = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');

async function sendPhoto(fileId: string) {
  const data = { dst_report_id: '7', file_id: fileId, file_name: 'front.jpg' };
  const { body } = await request(app)
    .post('/link')
    .field('payload', payload('send_file', data, account))
    .attach('file', photo, 'front.jpg');
  return body;
}

const note = {
  note_id: 'n-1',
  note_type: 'wo',
  note_text: 'Gate is locked',
  has_attachments: false,
};
const notes = { dst_report_id: '7', note: [note] };

describe('the receiver', () => {
  it('lists the open orders, and those that changed', async () => {
    const listed = { report_id: 7, wo_number: 'WO-7', wo_status: 'Unread' };
    expect((await send('get_all_orders', {})).result_data).toEqual([listed]);
    const later = Math.floor(Date.now() / 1000) + 60;
    expect((await send('get_all_orders', { timestamp: later })).result_data).toEqual([]);
  });

  it('takes an order with what is required, and has one to try things with', async () => {
    link.store.addSampleOrder();
    const { result_data } = await send('get_order', { report_id: '1001' });
    expect(result_data).toMatchObject({
      wo_number: 'WO-1001',
      lock_code: '',
      date_due: '00000000',
    });
  });

  it('opens nothing before it is needed', async () => {
    const elsewhere = join(folder, 'later');
    const later = createLink({ ...settings, folder: elsewhere });
    await later.close();
    expect(existsSync(elsewhere)).toBe(false);
    later.open();
    expect(existsSync(elsewhere)).toBe(true);
    await later.close();
  });

  it('gives an order out, and knows who has it', async () => {
    const { result_data } = await send('get_order', { report_id: '7' });
    expect(result_data).toMatchObject({ wo_number: 'WO-7', city: 'Omaha' });
    expect(await send('mark_order_imported', { report_id: '7' })).toMatchObject({ success: true });
    expect(link.store.order('7').status).toBe('In Field');
  });

  it.each(['get_order', 'mark_order_imported'])(
    'says in %s that it has no such order',
    async (event) => {
      const answer = await send(event, { report_id: '8' });
      expect(answer).toMatchObject({ success: false, return_error_msg: 'There is no order 8.' });
    },
  );

  it('stores a note that is sent twice once, with one answer', async () => {
    const first = await send('send_notes', notes);
    expect(await send('send_notes', notes)).toEqual(first);
    expect(link.store.results('7').notes).toBe(1);
  });

  it('keeps a photo; the same again makes no second', async () => {
    expect(await sendPhoto('f-1')).toMatchObject({ success: true, result_data: null });
    expect(await sendPhoto('f-1')).toMatchObject({ success: true });
    expect(link.store.results('7').files).toBe(1);
    expect(readdirSync(link.store.uploads)).toHaveLength(1);
  });

  it('takes an order as done once it has a photo', async () => {
    const ready = { dst_report_id: '7' };
    const refused = (await send('send_ready_for_office', ready)).result_data;
    expect(refused.error).toEqual(['Order 7 has no photo yet.']);
    await sendPhoto('f-1');
    expect((await send('send_ready_for_office', ready)).result_data.error).toEqual([]);
    expect((await send('get_all_orders', {})).result_data).toEqual([]);
  });

  it('loses nothing at a restart', async () => {
    const first = await send('send_notes', notes);
    await send('mark_order_imported', { report_id: '7' });
    await sendPhoto('f-1');
    await link.close();
    start();
    expect(link.store.results('7')).toEqual({ notes: 1, files: 1 });
    expect(link.store.order('7').status).toBe('In Field');
    expect(await send('send_notes', notes)).toEqual(first);
  });

  it('refuses a wrong password', async () => {
    const answer = await send('get_all_orders', {}, { ...account, password: 'wrong' });
    expect(answer).toMatchObject({ success: false, result_data: null });
  });

  it('says whether it is ready', async () => {
    await request(app).get('/readyz').expect(200, { status: 'ready' });
    link.store.db.close();
    await request(app).get('/readyz').expect(503, { status: 'not ready' });
    await link.close();
    start();
  });

  it('says at the address of the app what this is', async () => {
    expect((await request(app).get('/').expect(200)).text).toContain('/link');
  });
});
