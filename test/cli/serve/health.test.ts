import { renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import request from 'supertest';
import { isLocalOnly } from '../../../src/cli/serve/listening-address.js';
import type { ServedSite } from '../../../src/cli/serve/start-site.js';
import { LinkError } from '../../../src/index.js';
import { siteRoutes } from '../../../src/site/serve/routes.js';
import { AUTHORITY, SERVER } from '../../support/certificates.js';
import { freePort } from '../../support/free-port.js';
import { svclink } from '../command-line.js';
import { opened } from './opened-site.js';
import { removeFolder, temporaryFolder } from './serve-process.js';

const folder = temporaryFolder();
const data = join(folder, 'data');
let served: ServedSite;
beforeAll(async () => {
  served = await opened(data, { metricsToken: 'a token' });
  await served.site.owner.accounts.create({ username: 'acme', password: 'open sesame' });
});
afterAll(async () => {
  await served.stop();
  removeFolder(folder);
});

const portOf = ({ publicUrl }: ServedSite) => new URL(publicUrl).port;

describe('the health of a served site', () => {
  it('is told: it lives, and database and files can be used [site.serve.health]', async () => {
    expect((await request(served.publicUrl).get('/healthz')).body).toEqual({ status: 'ok' });
    expect((await request(served.publicUrl).get('/readyz')).body).toEqual({ status: 'ready' });
    // A result holds for a quarter of a second.
    const later = () => new Promise((resolve) => setTimeout(resolve, 300));
    renameSync(join(data, 'files'), join(data, 'gone'));
    await later();
    const gone = await request(served.publicUrl).get('/readyz');
    renameSync(join(data, 'gone'), join(data, 'files'));
    expect([gone.status, gone.body]).toEqual([
      503,
      { status: 'not ready', reason: 'The files cannot be written just now.' },
    ]);
    await later();
    expect((await request(served.publicUrl).get('/readyz')).status).toBe(200);
  });

  it('has figures for who has the token [site.serve.health]', async () => {
    const url = `${served.publicUrl}/link`;
    const as = ['--user', 'acme', '--password', 'open sesame'];
    await svclink(['send', 'get_all_orders', '--url', url, ...as]);
    await svclink(['send', 'get_order', '--data', '{"report_id":"9"}', '--url', url, ...as]);
    const get = () => request(served.publicUrl).get('/metrics');
    expect((await get()).status).toBe(401);
    expect((await get().set('Authorization', 'Bearer a tokem')).status).toBe(401);
    const { status, text: figures, headers } = await get().set('Authorization', 'Bearer a token');
    expect([status, headers['content-type']]).toEqual([
      200,
      expect.stringMatching('version=0.0.4'),
    ]);
    expect(figures).toMatch(/^svclink_ready 1$/m);
    expect(figures).toMatch(/^svclink_info\{version="\d+\.\d+\.\d+[^"]*"\} 1$/m);
    expect(figures).toContain(
      'svclink_events_total{direction="in",event="get_all_orders",code="ok"} 1\n',
    );
    expect(figures).toContain('event="get_order",code="order_not_found"} 1\n');
    expect(figures).toMatch(
      /svclink_event_seconds_bucket\{[^}]*event="get_order",le="\+Inf"\} 1\n/,
    );
    expect(figures).not.toContain('acme');
    for (const line of figures.trimEnd().split('\n')) {
      expect(line).toMatch(/^(?:# (?:HELP|TYPE) \S+ .+|[a-z0-9_]+(?:\{[^}]*\})? [\d.e+-]+)$/);
    }
  });

  it('has figures for this machine alone where there is no token [site.serve.health]', async () => {
    const own = await opened(join(folder, 'own'));
    const get = () => request(own.publicUrl).get('/metrics');
    expect((await get()).status).toBe(200);
    for (const host of ['localhost:1', '127.0.0.1', '[::1]:8080']) {
      expect([host, (await get().set('Host', host)).status]).toEqual([host, 200]);
    }
    for (const header of ['X-Forwarded-For', 'X-Forwarded-Host', 'Forwarded', 'X-Real-IP', 'Via']) {
      expect((await get().set(header, '127.0.0.1')).status).toBe(401);
    }
    await own.stop();
  });

  it('has no figures without a token by HTTP/1.0, as nginx calls where nothing else is set [site.serve.health]', async () => {
    const own = await opened(join(folder, 'early'));
    const { port, host } = new URL(own.publicUrl);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`GET /metrics HTTP/1.0\r\nHost: ${host}\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1.1 401 /);
    await own.stop();
  });

  it.each([
    ['proxies to trust', { trustProxy: '1' }],
    ['all addresses to listen on', { host: '0.0.0.0' }],
  ])(
    'has no figures without a token where there are %s [site.serve.health]',
    async (what, given) => {
      const own = await opened(join(folder, what), given);
      expect((await request(own.publicUrl).get('/metrics')).status).toBe(401);
      await own.stop();
    },
  );

  it.each<[Partial<Parameters<typeof isLocalOnly>[0]>, boolean]>([
    [{}, true],
    [{ host: 'localhost' }, true],
    [{ host: '::1', publicUrl: 'http://[::1]:8080' }, true],
    [{ publicUrl: 'http://localhost:8080' }, true],
    [{ publicUrl: 'https://orders.example' }, false],
    [{ publicUrl: 'https://localhost.example' }, false],
    [{ publicUrl: 'https://127.0.0.1.example' }, false],
    [{ host: '0.0.0.0' }, false],
    [{ host: '::' }, false],
    [{ host: '192.0.2.1' }, false],
    [{ host: '0.0.0.0', publicUrl: 'http://localhost:8080' }, false],
    [{ trustProxy: 1 }, false],
  ])('takes a site with %j for one that this machine alone reaches: %s', (given, isLocal) => {
    const settings = { host: '127.0.0.1', publicUrl: undefined, trustProxy: 0, ...given };
    expect(isLocalOnly(settings)).toBe(isLocal);
  });

  it('is looked at once for all who ask at the same time', async () => {
    let looks = 0;
    const check = async () => {
      looks += 1;
      await new Promise((resolve) => setTimeout(resolve, 50));
    };
    const routes = siteRoutes(() => Object.assign(Object.create(served.site), { check }));
    const server = createServer(routes.listener).listen(0);
    const asked = Array.from({ length: 20 }, () => request(server).get('/readyz'));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(looks).toBeLessThan(20);
    server.close();
  });

  it('is told while the site is still being opened, and while it ends', async () => {
    const routes = siteRoutes(() => undefined);
    const server = createServer(routes.listener);
    expect((await request(server).get('/healthz')).status).toBe(200);
    const starting = await request(server).get('/readyz');
    expect([starting.status, starting.body.reason]).toEqual([503, 'starting']);
    for (const path of ['/link', '/link/', '/link?x=1']) {
      const early = await request(server).post(path).type('form').send('payload={}');
      expect([early.status, early.headers['retry-after'], early.type]).toEqual([
        503,
        '5',
        'application/json',
      ]);
      expect(early.body).toEqual({
        remote_site_id: '',
        error: true,
        success: false,
        return_error_msg: 'The site is being opened. Try again in a moment.',
        result_data: null,
      });
    }
    expect((await request(server).get('/console/')).type).toBe('text/plain');
    const named = createServer(siteRoutes(() => undefined, { siteId: 'ours' }).listener);
    expect((await request(named).post('/link')).body).toMatchObject({ remote_site_id: 'ours' });
    routes.drain();
    const draining = await request(server).get('/readyz');
    expect([draining.status, draining.body.reason]).toEqual([503, 'draining']);
    expect(draining.headers.connection).toBe('close');
  });
});

describe('the paths of a served site', () => {
  it('lead to receiver, files, console and push, and nowhere else', async () => {
    const get = (path: string) => request(served.publicUrl).get(path);
    expect((await get('/link')).body).toMatchObject({ success: false });
    expect((await get('/files/x')).text).toMatch('no file at this address');
    expect((await get('/console')).headers.location).toBe('/console/');
    expect((await get('/console/')).text).not.toMatch('There is nothing here');
    expect((await get('/push/nobody.wrong')).text).not.toMatch('There is nothing here');
    expect((await get('/elsewhere')).text).toMatch('There is nothing here');
    expect((await get('/linked')).status).toBe(404);
    for (const path of ['//', '//etc/passwd', '/healthz/x', '/metrics/']) {
      expect((await get(path)).status).toBe(404);
    }
  });
});

describe('svclink serve', () => {
  it('serves no further where what it says at the start cannot be made', async () => {
    const port = String(await freePort());
    // As a database that is out of reach just then.
    const unavailable = new LinkError('store_unavailable', 'Out of reach.');
    const stderr = (text: string) => {
      if (text.includes('is served')) throw unavailable;
    };
    const args = ['serve', '--port', port, '--data', join(folder, 'short'), '--log', 'off'];
    expect(await svclink(args, { stderr })).toMatchObject({ status: 1 });
    const outcome = await svclink(['healthcheck', '--port', port]);
    expect(outcome.err).toContain('no answer (ECONNREFUSED)');
  });
});

describe('svclink healthcheck', () => {
  it('succeeds when the site is ready, also when it becomes so', async () => {
    const port = portOf(served);
    expect(await svclink(['healthcheck', '--port', port])).toMatchObject({
      status: 0,
      out: 'ready\n',
    });
    const server = createServer((_request, response) => response.end());
    const late = await freePort();
    const waiting = svclink(['healthcheck', '--url', `http://127.0.0.1:${late}/`, '--wait', '20']);
    setTimeout(() => server.listen(late, '127.0.0.1'), 100);
    expect(await waiting).toMatchObject({ status: 0 });
    server.close();
  });

  it('trusts the authority of the settings, by variable and flag', async () => {
    const tls = createTlsServer(SERVER, siteRoutes(() => served.site).listener);
    await new Promise<void>((resolve) => tls.listen(0, '127.0.0.1', resolve));
    const file = join(folder, 'ca.pem');
    writeFileSync(file, AUTHORITY);
    const url = `https://localhost:${(tls.address() as { port: number }).port}`;
    const check = (args: readonly string[], env = {}) =>
      svclink(['healthcheck', '--url', url, ...args], { env });
    expect(await check([])).toMatchObject({
      status: 1,
      err: expect.stringContaining('no answer (UNABLE_TO_VERIFY_LEAF_SIGNATURE)'),
    });
    expect(await check([], { SVCLINK_CA_FILE: file })).toMatchObject({ status: 0, out: 'ready\n' });
    expect(await check(['--ca-file', file])).toMatchObject({ status: 0, out: 'ready\n' });
    expect(await check(['--ca-file', join(folder, 'none.pem')])).toMatchObject({ status: 2 });
    tls.close();
  });

  it.each([
    ['a page of a proxy', '<html>Bad Gateway</html>', 'status 502'],
    ['JSON of another server', 'null', 'status 502'],
    ['a reason that is no text', '{"reason":{}}', 'status 502'],
    ['a reason that steers a terminal', '{"reason":"\\u001b[2Jx"}', '[2Jx'],
  ])('says what answered in place of the site: %s', async (_, body, reason) => {
    const server = createServer((_request, response) => response.writeHead(502).end(body));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
    const { status, err } = await svclink(['healthcheck', '--url', url]);
    expect(status).toBe(1);
    expect(err).toContain(`${url}: not ready: `);
    expect(err).toContain(reason);
    expect(err).not.toContain('\u001b');
    server.close();
  });

  it.each([
    [['--port', '6553'], 1, 'http://127.0.0.1:6553: no answer (ECONNREFUSED)'],
    [['--port', 'x'], 2, 'must be a whole number'],
    [['--wait', 'x'], 2, '--wait: must be a whole number of seconds'],
  ])('says why it is not with %j', async (args, status, message) => {
    const outcome = await svclink(['healthcheck', ...args]);
    expect(outcome.status).toBe(status);
    expect(outcome.err).toContain(message);
  });
});

describe('svclink log', () => {
  it('shows exchanges, those that failed, and what they held', async () => {
    const env = { SVCLINK_DATA: data };
    const url = `${served.publicUrl}/link`;
    const as = ['--user', 'acme', '--password', 'open sesame'];
    await svclink(['send', 'get_order', '--data', '{"report_id":"77"}', '--url', url, ...as]);
    await served.site.exchanges.flush();
    const all = await svclink(['log'], { env });
    expect(all.out).toMatch(
      / <- {2}get_order +acme +77 +order_not_found +\d+ ms {2}127\.0\.0\.1 .*There is no order 77/,
    );
    const failed = await svclink(['log', '--failed', '--json', '--bodies', '--order', '77'], {
      env,
    });
    const lines = failed.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toMatchObject([{ code: 'order_not_found', data: '{"report_id":"77"}' }]);
    const wrong = await svclink(['log', '--limit', '0'], { env });
    expect(wrong).toMatchObject({ status: 2, err: expect.stringContaining('limit') });
  });
});
