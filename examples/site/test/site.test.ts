import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Express } from 'express';
import request from 'supertest';
import type { Site } from 'svclink/site';
import { payload } from 'svclink/testing';
import { createApp } from '../src/app.js';
import { readSettings } from '../src/settings.js';
import { openSite } from '../src/site.js';

const account = { username: 'acme', password: 'correct horse' };
const address = { address: '12 Main Street', city: 'Omaha', state: 'NE', zip: '68102' };

let folder: string;
let site: Site;
let app: Express;

async function start(): Promise<void> {
  const env = { SVCLINK_DATA: folder, SVCLINK_USER: 'acme', SVCLINK_PASSWORD: account.password };
  site = await openSite(readSettings(env));
  app = createApp(site);
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  await start();
});
afterEach(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function send(event: string, data: object, by = account) {
  const form = { payload: payload(event, data, by) };
  const { body } = await request(app).post('/link').type('form').send(form).expect(200);
  return body;
}

const order = () => site.owner.orders.create({ account: 'acme', wo_number: 'WO-7', ...address });
const note = { note_id: 'n-1', note_type: 'wo', note_text: 'Locked', has_attachments: false };

describe('the site', () => {
  it('gives an order out, and knows who has it', async () => {
    const report_id = await order();
    const listed = { report_id: Number(report_id), wo_number: 'WO-7', wo_status: 'Unread' };
    expect((await send('get_all_orders', {})).result_data).toMatchObject([listed]);
    expect((await send('get_order', { report_id })).result_data).toMatchObject(address);
    expect(await send('mark_order_imported', { report_id })).toMatchObject({ success: true });
    expect((await site.owner.orders.get(report_id))?.wo_status).toBe('In Field');
  });

  it('keeps a note that is sent twice once, and loses nothing at a restart', async () => {
    const dst_report_id = await order();
    const first = await send('send_notes', { dst_report_id, note: [note] });
    await site.stop();
    await start();
    expect(await send('send_notes', { dst_report_id, note: [note] })).toEqual(first);
    expect(await site.owner.notes.list(dst_report_id)).toMatchObject([{ note_text: 'Locked' }]);
  });

  it('refuses a wrong password, and an order that is not there', async () => {
    const wrong = await send('get_all_orders', {}, { ...account, password: 'wrong' });
    expect(wrong).toMatchObject({ success: false, result_data: null });
    expect(await send('get_order', { report_id: '8' })).toMatchObject({ success: false });
  });

  it('has a console, is ready, and says what it is', async () => {
    expect((await request(app).get('/console/').expect(200)).text).toContain('<!doctype html>');
    expect((await request(app).get('/readyz').expect(200)).body).toEqual({ status: 'ready' });
    expect((await request(app).get('/').expect(200)).text).toContain('/link');
    await request(app).get('/files/nothing').expect(404);
    // The answer reveals nothing of the site.
    await request(app).post('/push/nobody').expect(204);
  });
});

describe('the settings', () => {
  const given = { SVCLINK_USER: 'a', SVCLINK_PASSWORD: 'b' };

  it('have defaults, and one database by its address', () => {
    expect(readSettings(given)).toMatchObject({
      database: `sqlite:${join('data', 'site.db')}`,
      port: 8080,
      publicUrl: 'http://localhost:8080',
    });
    const database = 'postgres://me@localhost/app';
    expect(readSettings({ ...given, DATABASE_URL: database, PORT: '90' })).toMatchObject({
      database,
      port: 90,
    });
  });

  it.each([
    [{ SVCLINK_USER: 'a' }, 'SVCLINK_PASSWORD is missing'],
    [{ ...given, PORT: 'x' }, 'PORT must be a whole number'],
  ])('are refused: %j', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });
});
