import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { inFolder } from './in-folder.cjs';
import { type Packed, project, usePacked } from './packed.js';

const LIBRARIES = [
  'express@5',
  'express-session',
  'lusca',
  'passport',
  'express-rate-limit',
  'express-fileupload',
  'multer@2',
  'koa',
  'fastify',
  'pino',
  'winston',
  'bunyan',
  '@types/bunyan',
  '@types/node@20',
];

const page = readFileSync(join(__dirname, '../../docs/mounting.md'), 'utf8');

/** The block of code of the page that begins with, or holds, a text; without its types. */
function block(text: string): string {
  const blocks = [...page.matchAll(/^```(?:ts|javascript|js)\n([\s\S]*?)^```$/gm)];
  const [, code = ''] = blocks.find(([, one = '']) => one.includes(text)) ?? [];
  const module = ts.ModuleKind.CommonJS;
  return ts.transpile(code, { module, target: ts.ScriptTarget.ES2022, esModuleInterop: true });
}

const START = `
const http = require('node:http');
const express = require('express');
const { createReceiver, staticAccounts } = require('svclink');
const { payload } = require('svclink/testing');

const account = { username: 'acme', password: 'correct horse' };
const siteId = '1fc25d06-72bd-42f8-ad34-ecbdc5f1a4a4';
function make(logger = false) {
  const receiver = createReceiver({ siteId, accounts: staticAccounts([account]), logger });
  receiver.on('get_all_orders', () => []);
  receiver.on('get_order', () => {
    throw new Error('no order read', { cause: new Error('disk full') });
  });
  receiver.on('send_file', ({ file }) => {
    if (file.size !== 22) throw new Error('another file: ' + file.size);
  });
  return receiver;
}
const photo = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
const bodies = {
  form: () => new URLSearchParams({ payload: payload('get_all_orders', {}, account) }),
  file() {
    const form = new FormData();
    const data = { dst_report_id: '7', file_id: 'f-1', file_name: 'front.jpg' };
    form.set('payload', payload('send_file', data, account));
    form.set('file', new Blob([photo]), 'front.jpg');
    return form;
  },
};
async function posted(listener, kind = 'form', times = 1) {
  const server = typeof listener === 'function' ? http.createServer(listener).listen(0) : listener;
  try {
    let seen;
    for (let count = 0; count < times; count += 1) {
      const url = 'http://127.0.0.1:' + server.address().port + '/link';
      const answer = await fetch(url, { method: 'POST', body: bodies[kind](), redirect: 'manual' });
      seen = { status: answer.status, text: await answer.text() };
    }
    return seen;
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
`;

const FRONT = `
const session = require('express-session');
const lusca = require('lusca');
const passport = require('passport');
const upload = require('express-fileupload');
const multer = require('multer');
const { rateLimit: limiter } = require('express-rate-limit');

const csrf = [session({ secret: 'x'.repeat(32), resave: false, saveUninitialized: false }), lusca.csrf()];
const requireLogin = [
  session({ secret: 'x'.repeat(32), resave: false, saveUninitialized: false }),
  passport.session(),
  (req, res, next) => (req.isAuthenticated() ? next() : res.redirect('/login')),
];
const rateLimit = limiter({ windowMs: 60000, limit: 1, validate: false, legacyHeaders: false });

/** The app of the page, with the real middleware in place of the stand-ins. */
function documented(receiver) {
  let app;
  const made = Object.assign(() => (app = express()), express);
  new Function('express_1', 'receiver', 'csrf', 'requireLogin', 'rateLimit', CODE)(
    { default: made }, receiver, csrf, requireLogin, rateLimit,
  );
  return app;
}
const before = (...all) => express().use(...all).use('/link', make());
(async () => {
  const seen = {
    documented: await posted(documented(make()), 'form', 3),
    documentedFile: await posted(documented(make()), 'file', 3),
    csrf: await posted(before(csrf)),
    login: await posted(before(requireLogin)),
    rate: await posted(before(rateLimit), 'form', 2),
    limit: await posted(before(express.urlencoded({ limit: '10b', extended: true }))),
    upload: await posted(before(upload()), 'file'),
    uploadAfter: await posted(express().use('/link', make()).use(upload()), 'file'),
    none: await posted(before(multer().none()), 'file'),
    any: await posted(before(multer().any()), 'file'),
  };
  console.log(JSON.stringify(seen));
})();
`;

const OTHERS = `
const Koa = require('koa');
const fastify = require('fastify');
(async () => {
  const koa = () => {
    const app = new Koa();
    new Function('app', 'receiver', KOA)(app, make());
    app.use((ctx) => { ctx.body = 'koa'; });
    return app.callback();
  };
  const seen = { koa: await posted(koa()), koaFile: await posted(koa(), 'file') };
  for (const kind of ['form', 'file']) {
    const server = fastify();
    new Function('fastify', 'receiver', FASTIFY)(server, make());
    await server.listen({ port: 0 });
    seen['fastify ' + kind] = await posted(server.server, kind);
    await server.close();
  }
  console.log(JSON.stringify(seen));
})();
`;

const LOGGERS = `
import bunyan from 'bunyan';
import { pino } from 'pino';
import { createReceiver, staticAccounts } from 'svclink';
import { sendEvent } from 'svclink/testing';
import winston from 'winston';

const account = { username: 'acme', password: 'correct horse' };
const siteId = '1fc25d06-72bd-42f8-ad34-ecbdc5f1a4a4';
const accounts = staticAccounts([account]);
const options = [
  { siteId, accounts, logger: pino() },
  { siteId, accounts, logger: bunyan.createLogger({ name: 'orders' }) },
  {
    siteId,
    accounts,
    logger: winston.createLogger({ format: winston.format.json(), transports: [new winston.transports.Console()] }),
  },
];
for (const one of options) {
  const receiver = createReceiver(one);
  receiver.on('get_order', () => {
    throw new Error('no order read', { cause: new Error('disk full') });
  });
  await sendEvent(receiver, 'get_order', { report_id: '7' }, account);
  await sendEvent(receiver, 'get_order', { report_id: '7' }, { ...account, password: 'another' });
}
`;

describe('the snippets of the pages, with the libraries that they name', () => {
  let packed: Packed;
  const ran = async (program: string) => {
    const printed = await inFolder(packed.folder, process.execPath, ['-e', START + program]);
    return JSON.parse(printed.trim().split('\n').at(-1) ?? '');
  };
  beforeAll(async () => {
    packed = await usePacked();
    const files = { 'package.json': '{"private":true}', 'loggers.mts': LOGGERS };
    await project(packed.folder, files, [packed.tarball, ...LIBRARIES]);
  });
  afterAll(() => packed.remove());

  const answered = { status: 200, text: expect.stringContaining('"success":true') };

  it('mounts before lusca, passport, express-rate-limit, express-fileupload and multer, and says what each answers in front [docs.front]', async () => {
    const code = block('const requireLogin')
      .replace(/^.*require\(.*$/gm, '')
      .replace(/^const (?:csrf|requireLogin|rateLimit|receiver)\b.*$/gm, '');
    const seen = await ran(FRONT.replace('CODE', JSON.stringify(code)));
    expect(seen).toMatchObject({
      documented: answered,
      documentedFile: answered,
      csrf: { status: 403 },
      login: { status: 302 },
      rate: { status: 429, text: expect.not.stringContaining('success') },
      limit: { status: 413, text: expect.not.stringContaining('success') },
      upload: { text: expect.stringContaining('"success":false') },
      uploadAfter: answered,
      none: { status: 500, text: expect.stringContaining('MulterError: Unexpected') },
      any: answered,
    });
    expect(seen.upload.text).toContain('needs a file part');
  });

  it('answers in Koa and in Fastify, files too', async () => {
    const program = OTHERS.replace('KOA', JSON.stringify(block('ctx.respond')));
    const seen = await ran(program.replace('FASTIFY', JSON.stringify(block('fastify.register'))));
    expect(Object.values(seen)).toEqual([answered, answered, answered, answered]);
  });

  it('writes the cause of a failure with pino, bunyan and winston, and passes their types [link.logger.error]', async () => {
    const tsc = resolve('node_modules/typescript/bin/tsc');
    const flags = ['--strict', '--target', 'es2022', '--module', 'nodenext', '--skipLibCheck'];
    const given = ['--types', 'node', '--outDir', 'out', 'loggers.mts'];
    await inFolder(packed.folder, process.execPath, [tsc, ...flags, ...given]);
    const printed = await inFolder(packed.folder, process.execPath, ['out/loggers.mjs']);
    const lines = printed
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const failures = lines.filter((line) => JSON.stringify(line).includes('disk full'));
    expect(failures.map(({ level }) => level)).toEqual([50, 50, 'error']);
    for (const line of failures) expect(JSON.stringify(line)).toContain('no order read');
    const refused = lines.filter((line) => JSON.stringify(line).includes('credentials_invalid'));
    expect(refused.map(({ level }) => level)).toEqual([40, 40, 'warn']);
    expect(printed).not.toContain('correct horse');
  });
});
