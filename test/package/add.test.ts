import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inFolder } from './in-folder.cjs';
import { type Packed, project, usePacked } from './packed.js';

/** An app as there are many: Express 4, CommonJS, every request parsed before any route. */
const APP = `'use strict';

const crypto = require('crypto');
const express = require('express');
const helmet = require('helmet');
const multer = require('multer');
const session = require('express-session');

const app = express();
const upload = multer({ storage: multer.memoryStorage(), limits: { fileSize: 1024 * 1024 } });
const customers = new Map();

app.use(helmet());
app.use(express.urlencoded({ extended: true, limit: '1mb' }));
app.use(express.json());
app.use(
  session({
    secret: crypto.randomBytes(16).toString('hex'),
    resave: false,
    saveUninitialized: false,
    cookie: { httpOnly: true, sameSite: 'lax' },
  }),
);

function requireLogin(req, res, next) {
  if (req.session.user) next();
  else res.status(401).json({ message: 'Log in first.' });
}

app.get('/', (req, res) => {
  res.send('<h1>Customers</h1><p>' + (req.session.user ? 'Welcome back.' : 'Hello.') + '</p>');
});

app.post('/login', (req, res) => {
  const { name } = req.body;
  if (!name) return res.status(400).json({ message: 'name is missing' });
  req.session.user = name;
  return res.json({ name });
});

app.post('/customers', requireLogin, (req, res) => {
  const id = String(customers.size + 1);
  customers.set(id, { name: req.body.name, logo: undefined });
  res.status(201).json({ id });
});

app.post('/customers/:id/logo', requireLogin, upload.single('logo'), (req, res) => {
  const customer = customers.get(req.params.id);
  if (!customer || !req.file) return res.status(404).end();
  customer.logo = req.file.buffer;
  return res.json({ size: req.file.size });
});

app.use((error, req, res, next) => {
  if (res.headersSent) return next(error);
  return res.status(error.status || 500).json({ message: error.message });
});

const server = app.listen(0, () => console.log('port ' + server.address().port));
`;

const ORDER = `
const { link } = require('./link');
link.store.putOrder('7', { wo_number: 'WO-7', address: '1 Elm Street', city: 'Omaha', state: 'NE', zip: '68102' });
link.close();
`;

let packed: Packed;
let folder: string;
let child: ChildProcess | undefined;
let base: string;

async function start(): Promise<void> {
  child = spawn('node', ['server.js'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const chunk of child.stdout ?? []) {
    const port = /port (\d+)/.exec(String(chunk))?.[1];
    if (port === undefined) continue;
    base = `http://127.0.0.1:${port}`;
    return;
  }
}

async function stop(): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

async function send(event: string, data: object, ...rest: string[]): Promise<unknown> {
  const args = ['run', '--silent', 'svclink', '--', 'send', event, '--url', `${base}/link`];
  const text = JSON.stringify(data);
  return JSON.parse(await inFolder(folder, 'npm', [...args, '--data', text, ...rest]));
}

beforeAll(async () => {
  packed = await usePacked();
  folder = packed.folder;
  const content = { private: true, scripts: { start: 'node server.js' } };
  const files = {
    'package.json': JSON.stringify(content),
    'server.js': APP,
    'add-order.cjs': ORDER,
  };
  await project(folder, files, ['express@4', 'helmet', 'express-session', 'multer@2']);
});
afterAll(async () => {
  await stop();
  await packed.remove();
});

const note = { note_id: 'n-1', note_type: 'wo', note_text: 'Hi', has_attachments: false };
const notes = { dst_report_id: '7', note: [note] };

describe('svclink add, in an app of Express 4 with parsers, sessions and uploads', () => {
  it('installs, with four lines more in the app', async () => {
    const args = ['exec', '--yes', `--package=${packed.tarball}`, '--', 'svclink', 'add', '--yes'];
    const said = await inFolder(folder, 'npm', args);
    expect(said).toContain('  + app.use(');
    const added = (await readFile(join(folder, 'server.js'), 'utf8')).split('\n').length;
    expect(added - APP.split('\n').length).toBe(4);
    await inFolder(folder, 'node', ['add-order.cjs']);
  });

  it('answers six events, and keeps what they bring when it is killed', async () => {
    await start();
    const listed = { report_id: '7', wo_number: 'WO-7', wo_status: 'Unread' };
    expect(await send('get_all_orders', {})).toEqual([listed]);
    expect(await send('get_order', { report_id: '7' })).toMatchObject({ city: 'Omaha' });
    expect(await send('mark_order_imported', { report_id: '7' })).toBeNull();
    const answer = await send('send_notes', notes);
    const photo = join(folder, 'front.png');
    await writeFile(photo, Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'));
    const file = { dst_report_id: '7', file_id: 'f-1', file_name: 'front.png' };
    expect(await send('send_file', file, '--file', photo)).toBeNull();
    await stop();

    await start();
    expect(await send('send_notes', notes)).toEqual(answer);
    expect(await send('send_ready_for_office', { dst_report_id: '7' })).toMatchObject({
      error: [],
    });
    expect(await send('get_all_orders', {})).toEqual([]);
  });

  it('leaves the app as it was', async () => {
    const body = new URLSearchParams({ name: 'Ann' });
    const login = await fetch(`${base}/login`, { method: 'POST', body });
    const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(await (await fetch(base, { headers: { cookie } })).text()).toContain('Welcome back');
    const made = await fetch(`${base}/customers`, { method: 'POST', body, headers: { cookie } });
    expect(made.status).toBe(201);
    const form = new FormData();
    form.set('logo', new Blob(['logo']), 'logo.png');
    const init = { method: 'POST', body: form, headers: { cookie } };
    expect(await (await fetch(`${base}/customers/1/logo`, init)).json()).toEqual({ size: 4 });
    expect((await fetch(`${base}/customers`, { method: 'POST', body })).status).toBe(401);
  });
});
