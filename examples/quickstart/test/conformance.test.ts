import { listen } from 'svclink';
import { runAudits } from 'svclink/conformance';
import { createQuickstart } from '../src/quickstart.js';

describe('the receiver', () => {
  // Events whose handlers say that they are not there yet are passed over.
  it('speaks the protocol, as far as can be seen from outside', async () => {
    const location = { base: '' };
    const demo = createQuickstart({ publicUrl: () => location.base, receiver: { logger: false } });
    const server = await listen(demo.handler, { port: 0 });
    location.base = `http://localhost:${server.port}`;
    const url = `${location.base}/link`;
    const account = { username: 'demo', password: 'demo' };
    const { results } = await runAudits({ url, ...account, write: true });
    await server.end();
    await demo.close();
    const failed = results.filter(
      ({ status, audit }) => status === 'failed' && audit.level !== 'MAY',
    );
    expect(failed).toEqual([]);
  }, 60_000);
});
