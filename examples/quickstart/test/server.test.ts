import { createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { payload } from 'svclink/testing';
import { createQuickstart } from '../src/quickstart.js';
import type { Settings } from '../src/settings.js';
import { startServer } from '../src/start-server.js';

const settings: Settings = {
  port: 0,
  username: 'demo',
  password: 'demo',
  siteId: '3f9d6a52-7c1e-4b0a-9d35-6e2f8a41c7b0',
  publicUrl: undefined,
  allowedHosts: [],
};

async function post(address: string, event: string, data: object) {
  const body = new URLSearchParams({ payload: payload(event, data) });
  const answer = await fetch(address, { method: 'POST', body });
  return JSON.parse(await answer.text());
}

describe('the server', () => {
  it('prints where it is', async () => {
    let printed = '';
    const running = await startServer(settings, (text) => {
      printed += text;
    });
    expect(printed).toContain(`Link receiver at ${running.address}, user demo`);
    expect((await fetch(running.address)).status).toBe(405);
    expect(await (await fetch(new URL('/readyz', running.address))).json()).toEqual({
      status: 'ready',
    });
    await running.stop();
  });

  it('says at / what it is and what to send, and tells of each request in a line', async () => {
    const written = jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
    const running = await startServer(settings, () => {});
    const base = new URL('/', running.address);
    const page = await fetch(base);
    const html = await page.text();
    const missing = await fetch(new URL('/elsewhere', base));
    await post(running.address, 'get_order', { report_id: '1001' });
    await running.stop();
    const lines = written.mock.calls.map(([line]) => String(line)).join('');
    written.mockRestore();
    expect([page.status, missing.status]).toEqual([200, 404]);
    for (const line of [/GET.*\/elsewhere/, /get_order.*demo/]) expect(lines).toMatch(line);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain(`POST to ${running.address}`);
    expect(html).not.toContain('<script');
  });

  it('says how to fix a port that is taken', async () => {
    const running = await startServer(settings, () => {});
    const port = Number(new URL(running.address).port);
    const second = startServer({ ...settings, port }, () => {});
    await expect(second).rejects.toThrow(`Port ${port} is taken`);
    await running.stop();
  });

  it('takes no more requests after it was stopped', async () => {
    const running = await startServer(settings, () => {});
    await running.stop();
    await expect(fetch(running.address)).rejects.toThrow();
  });
});

const uploads = { report_id: '1001', module_type: 'uploads' };

/** Serves a demo as an app would, below a path, and under a Host that the caller chose. */
async function serveDemo(mount: string, host: string | undefined, publicUrl?: string) {
  const demo = createQuickstart(publicUrl === undefined ? {} : { publicUrl });
  const server = createServer((request, response) => {
    if (host !== undefined) request.headers.host = host;
    // A request as Express changes it below the path of a mount.
    request.url = (request.url ?? '').slice(mount.length);
    demo.handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await demo.close();
  };
  return { port, base: `http://127.0.0.1:${port}${mount}`, close };
}

/** Sends a request whose target is given as it stands on the wire. */
function ask(port: number, method: string, path: string, body?: string) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const asked = request({ host: '127.0.0.1', port, method, path, headers, agent: false });
    asked.on('error', reject).on('response', async (answer) => {
      resolve({ status: answer.statusCode ?? 0, text: await text(answer) });
    });
    asked.end(body);
  });
}

describe('the addresses of files', () => {
  it.each([
    ['', undefined, undefined, 'http://localhost:8080/files/'],
    ['', 'evil.example', undefined, 'http://localhost:8080/files/'],
    ['/a/b', 'evil.example', 'https://public.example/a/b', 'https://public.example/a/b/files/'],
  ])(
    'mounted at %j for host %s and public address %s do not follow the Host',
    async (mount, host, own, begin) => {
      const demo = await serveDemo(mount, host, own);
      const answer = await post(`${demo.base}/link`, 'get_file', uploads);
      const url: string = answer.result_data[0].obj_url;
      expect(url.startsWith(begin)).toBe(true);
      const { status } = await fetch(demo.base + url.slice(url.indexOf('/files/')));
      expect(status).toBe(200);
      await demo.close();
    },
  );

  it('begin with the address that the server is bound to', async () => {
    const running = await startServer(settings, () => {});
    const answer = await post(running.address, 'get_file', uploads);
    const url: string = answer.result_data[0].obj_url;
    expect(url.startsWith(running.address.replace('/link', '/files/'))).toBe(true);
    expect((await fetch(url)).status).toBe(200);
    await running.stop();
  });

  it('are not served for paths that are none', async () => {
    const demo = await serveDemo('', undefined);
    const statuses = ['/', '//', '/files/', '/files/%', '/files/1/..%2fx', '/linked'].map(
      async (path) => (await fetch(demo.base + path)).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 404, 403, 403, 403, 404]);
    await demo.close();
  });
});

describe('a request that names its whole address', () => {
  it('reaches the receiver and the files', async () => {
    const { port, close } = await serveDemo('', undefined);
    const body = String(new URLSearchParams({ payload: payload('get_file', uploads) }));
    const answer = await ask(port, 'POST', 'http://receiver.example/link', body);
    expect(answer.status).toBe(200);
    const url = new URL(JSON.parse(answer.text).result_data[0].obj_url);
    const target = `HTTP://receiver.example:8080${url.pathname}${url.search}`;
    expect((await ask(port, 'GET', target)).status).toBe(200);
    await close();
  });

  it.each(['http://receiver.example', 'http://receiver.example/', 'http://link', 'ftp://h/link'])(
    'and is none of ours (%s) is not found',
    async (target) => {
      const { port, close } = await serveDemo('', undefined);
      expect((await ask(port, 'POST', target, '')).status).toBe(404);
      await close();
    },
  );
});
