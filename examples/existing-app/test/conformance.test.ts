import type { RequestListener } from 'node:http';
import { listen } from 'svclink';
import { runAudits } from 'svclink/conformance';
import { createApp } from '../src/app.js';

describe('the receiver in the app', () => {
  // Events whose handlers report that they are not implemented yet are skipped.
  it('speaks the protocol, as far as can be seen from outside', async () => {
    let handler: RequestListener = () => {};
    const server = await listen((request, response) => handler(request, response), { port: 0 });
    const publicUrl = `http://localhost:${server.port}`;
    const account = { username: 'demo', password: 'for this test alone' };
    const siteId = '3f9d6a52-7c1e-4b0a-9d35-6e2f8a41c7b0';
    const { app, link } = createApp({ ...account, siteId, publicUrl, port: 0, allowedHosts: [] });
    handler = app;
    const { results } = await runAudits({ url: `${publicUrl}/link`, ...account, write: true });
    await server.end();
    await link.close();
    await link.receiver.close();
    const failed = results.filter(
      ({ status, audit }) => status === 'failed' && audit.level !== 'MAY',
    );
    expect(failed).toEqual([]);
  }, 60_000);
});
