'use strict';

const { createServer } = require('node:http');
const { payload } = require('svclink/testing');
const { createQuickstart } = require('../src/quickstart.cjs');

const { startServer } = require('../src/start-server.cjs');

const settings = {
  port: 0,
  username: 'demo',
  password: 'demo',
  siteId: '3f9d6a52-7c1e-4b0a-9d35-6e2f8a41c7b0',
  publicUrl: undefined,
  allowedHosts: [],
};

async function post(address, event, data) {
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
    await running.stop();
  });

  it('says how to mend a port that is taken', async () => {
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

async function firstAddress(mount, host, publicUrl) {
  const demo = createQuickstart(publicUrl === undefined ? {} : { publicUrl });
  // What Express does to a request below the path of a mount.
  const server = createServer((request, response) => {
    request.headers.host = host;
    const baseUrl = mount === '/' ? '' : mount;
    const url = (request.url ?? '').slice(baseUrl.length);
    demo.handler(Object.assign(request, { baseUrl, url }), response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' ? bound?.port : undefined;
  const base = `http://127.0.0.1:${port}${mount === '/' ? '' : mount}`;
  const answer = await post(`${base}/link`, 'get_file', uploads);
  const url = answer.result_data[0].obj_url;
  const path = url.slice(url.indexOf('/files/'));
  const { status } = await fetch(base + path);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await demo.close();
  return { url, status };
}

describe('the addresses of files', () => {
  it.each([
    ['/', 'demo.example', undefined, 'http://demo.example/files/'],
    ['/a/b', '[::1]:8080', undefined, 'http://[::1]:8080/a/b/files/'],
    ['/a', 'demo.example', 'https://public.example', 'https://public.example/files/'],
    ['/', 'evil.example/x?', undefined, 'http://localhost:8080/files/'],
  ])('mounted at %s for host %s and public address %s', async (mount, host, own, begin) => {
    const { url, status } = await firstAddress(mount, host, own);
    expect(url.startsWith(begin)).toBe(true);
    expect(status).toBe(200);
  });

  it('are not served for paths that are none', async () => {
    const demo = createQuickstart();
    const server = createServer(demo.handler);
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    const bound = server.address();
    const base = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`;
    const statuses = ['/', '//', '/files/', '/files/%', '/files/1/..%2fx', '/linked'].map(
      async (path) => (await fetch(base + path)).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 404, 403, 403, 403, 404]);
    server.closeAllConnections();
    server.close();
  });
});
