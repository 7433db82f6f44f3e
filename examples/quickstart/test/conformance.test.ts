import { listen } from 'svclink';
import { runAudits } from 'svclink/conformance';
import { createQuickstart } from '../src/quickstart.js';

describe('the receiver', () => {
  // Audits of events that are not handled yet are skipped.
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
