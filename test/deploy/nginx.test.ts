import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { payload } from '../../src/testing/index.js';
import { opened } from '../cli/serve/opened-site.js';
import { AUTHORITY, SERVER } from '../support/certificates.js';
import { freePort } from '../support/free-port.js';
import { systemProgram } from '../support/program.js';
import { atEnd, eventually, temporaryFolder } from '../support/resources.js';

const CONF = readFileSync('deploy/nginx.conf', 'utf8');
const MB = 1024 * 1024;
const CALLER = { username: 'acme', password: 'open sesame' };
const ORDER = { wo_number: 'WO-1', address: '1 Elm St', city: 'Omaha', state: 'NE', zip: '68102' };

const program = systemProgram('nginx', 'nginx-light');
const folder = temporaryFolder('nginx');
const ports = { site: 0, secure: 0, plain: 0 };
let served: Awaited<ReturnType<typeof opened>>;

/** Replaces the value of a line that operators adapt; all other lines stay as they are. */
function adapt(conf: string, line: RegExp, to: string): string {
  const found = conf.split('\n').filter((one) => line.test(one));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain('# yours');
  return conf.replace(found[0] ?? '', to);
}

function adaptedConf(): string {
  let conf = adapt(CONF, /^ {2}server 127/, `server 127.0.0.1:${ports.site};`);
  conf = adapt(conf, /listen 443 ssl;/, `listen 127.0.0.1:${ports.secure} ssl;`);
  conf = adapt(conf, /listen 80;/, `listen 127.0.0.1:${ports.plain};`);
  conf = adapt(conf, /ssl_certificate /, `ssl_certificate ${folder}/cert.pem;`);
  conf = adapt(conf, /ssl_certificate_key /, `ssl_certificate_key ${folder}/key.pem;`);
  return adapt(conf, /access_log \/var/, `access_log ${folder}/svclink.log svclink;`);
}

const MAIN = `
daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr;
events {}
http {
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  include ${folder}/svclink.conf;
}`;

async function startNginx(path: string): Promise<void> {
  writeFileSync(join(folder, 'svclink.conf'), adaptedConf());
  writeFileSync(join(folder, 'nginx.conf'), MAIN);
  writeFileSync(join(folder, 'cert.pem'), SERVER.cert);
  writeFileSync(join(folder, 'key.pem'), SERVER.key);
  let said = '';
  const args = ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')];
  const nginx: ChildProcess = spawn(path, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  nginx.stderr?.on('data', (bytes) => {
    said += bytes;
  });
  const ended = once(nginx, 'exit');
  atEnd(async () => {
    nginx.kill('SIGTERM');
    await ended;
  });
  await eventually(async () => {
    if (nginx.exitCode !== null) throw new Error(`nginx ended: ${said}`);
    return get('/healthz').then(
      ({ status }) => status === 200,
      () => false,
    );
  }, 'the start of nginx');
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

function open(path: string, options: { method?: string; headers?: Record<string, string> } = {}) {
  const target = { host: '127.0.0.1', port: ports.secure, path, agent: false } as const;
  return request({ ...target, ca: AUTHORITY, servername: 'orders.example', ...options });
}

async function answerOf(sent: ReturnType<typeof open>): Promise<Answer> {
  const [response]: IncomingMessage[] = await once(sent, 'response');
  if (!response) throw new Error('no answer');
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: await text(response),
  };
}

function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const sent = open(path, { headers: { host: 'orders.example', ...headers } });
  sent.end();
  return answerOf(sent);
}

beforeAll(async () => {
  if (program === undefined) return;
  for (const name of ['site', 'secure', 'plain'] as const) ports[name] = await freePort();
  mkdirSync(join(folder, 'body'));
  served = await opened(join(folder, 'data'), {
    port: String(ports.site),
    publicUrl: 'https://orders.example',
    trustProxy: '1',
    keepAliveSeconds: '75',
  });
  atEnd(() => served.stop());
  await served.site.owner.accounts.create(CALLER);
  await startNginx(program);
});

/** Runs a test where nginx is installed. `.ci/run` installs it and requires it. */
const withNginx = (work: () => Promise<void>) => async (): Promise<void> => {
  if (program !== undefined) await work();
};

describe('deploy/nginx.conf', () => {
  it(
    'serves all paths by TLS, and shows no figures [site.serve.deploy]',
    withNginx(async () => {
      for (const path of ['/', '/healthz', '/readyz', '/console/']) {
        expect([path, (await get(path)).status]).toEqual([path, 200]);
      }
      expect((await get('/link')).status).toBe(405);
      expect(await get('/console')).toMatchObject({
        status: 308,
        headers: { location: '/console/' },
      });
      expect(await get('/files/none')).toMatchObject({
        status: 404,
        body: expect.not.stringContaining('nginx'),
      });
      // The answer is the same whether the key exists.
      expect(await get('/push/none')).toMatchObject({ status: 204 });
      expect(await get('/metrics')).toMatchObject({
        status: 404,
        body: expect.stringContaining('nginx'),
      });
    }),
  );

  it(
    'sends http to https',
    withNginx(async () => {
      const sent = plainRequest({
        host: '127.0.0.1',
        port: ports.plain,
        path: '/console/?a=b',
        agent: false,
        headers: { host: 'orders.example' },
      });
      sent.end();
      const answer = await answerOf(sent);
      expect(answer).toMatchObject({
        status: 308,
        headers: { location: 'https://orders.example/console/?a=b' },
      });
    }),
  );

  it(
    'passes an upload on while it arrives, and stores nothing of it',
    withNginx(async () => {
      const report_id = await served.site.owner.orders.create({ account: 'acme', ...ORDER });
      const form = new FormData();
      const data = { dst_report_id: report_id, file_id: '1', file_name: 'front.jpg' };
      form.set('payload', payload('send_file', data, CALLER));
      const photo = Buffer.alloc(6 * MB, 1);
      Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex').copy(photo);
      form.set('file', new Blob([photo]), 'front.jpg');
      const whole = new Response(form);
      const type = whole.headers.get('content-type') ?? '';
      const body = Buffer.from(await whole.arrayBuffer());
      const headers = {
        host: 'orders.example',
        'content-type': type,
        'content-length': String(body.length),
        'x-forwarded-for': '203.0.113.9',
      };
      const sent = open('/link', { method: 'POST', headers });
      sent.write(body.subarray(0, 4 * MB));
      const incoming = join(folder, 'data/files/incoming');
      const sizes = () => readdirSync(incoming).map((name) => statSync(join(incoming, name)).size);
      await eventually(
        async () => sizes().some((size) => size > 2 * MB),
        'the first half at the site',
      );
      expect(readdirSync(join(folder, 'body'))).toEqual([]);
      sent.end(body.subarray(4 * MB));
      const answer = await answerOf(sent);
      expect(JSON.parse(answer.body)).toMatchObject({ success: true });
      await eventually(async () => {
        await served.site.exchanges.flush();
        const list = await served.site.exchanges.list();
        return list.some(({ event_name }) => event_name === 'send_file');
      }, 'the exchange');
      // Only the last address is that of a caller of the proxy.
      const list = await served.site.exchanges.list();
      const sentFile = list.find(({ event_name }) => event_name === 'send_file');
      expect(sentFile).toMatchObject({ code: null, peer: '127.0.0.1' });
    }),
  );

  it(
    'answers bodies above its limits itself',
    withNginx(async () => {
      const length = (path: string, bytes: number) => {
        const headers = { host: 'orders.example', 'content-length': String(bytes) };
        const sent = open(path, { method: 'POST', headers });
        sent.flushHeaders();
        return answerOf(sent).finally(() => sent.destroy());
      };
      expect(await length('/push/x', 65 * 1024)).toMatchObject({ status: 413 });
      for (const path of ['/link', '/api/photo/create', '/console/api/orders']) {
        expect(await length(path, 601 * MB)).toMatchObject({ status: 413 });
      }
    }),
  );

  it(
    'leaves the limits of calls of the JSON API to the site',
    withNginx(async () => {
      const headers = { host: 'orders.example', 'content-length': String(2 * MB) };
      const sent = open('/api/workorder/search', { method: 'POST', headers });
      sent.flushHeaders();
      const answer = await answerOf(sent).finally(() => sent.destroy());
      // The site answers in the form that callers of the JSON API read.
      expect(JSON.parse(answer.body)).toMatchObject({ error: expect.anything() });
    }),
  );

  it(
    'keeps keys of addresses out of its log',
    withNginx(async () => {
      await get('/files/SECRET-1?signature=SECRET-2');
      await get('/push/SECRET-3');
      await get('/readyz?SECRET-4');
      const log = () => readFileSync(join(folder, 'svclink.log'), 'utf8');
      await eventually(async () => log().includes('GET /readyz'), 'the log');
      expect(log()).toContain('GET /files/...');
      expect(log()).not.toContain('SECRET');
    }),
  );
});
