import { createServer } from 'node:http';
import { createQuickstart } from '../../examples/quickstart/src/quickstart.js';
import { runAudits } from '../../src/conformance/index.js';

describe('check after check', () => {
  it('is not throttled by its own wrong passwords', async () => {
    const quickstart = createQuickstart({ receiver: { logger: false } });
    const server = createServer(quickstart.handler);
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const account = { username: 'demo', password: 'demo' };
    // The only ones that throttling would hide something from.
    const only = ['credentials.alike', 'credentials.before-event', 'credentials.accepted'];
    for (let run = 1; run <= 10; run += 1) {
      const { results } = await runAudits({
        url: `http://127.0.0.1:${port}/link`,
        ...account,
        only,
      });
      const others = results.filter(({ status, audit }) => status !== 'passed' && !audit.writes);
      expect([run, others]).toEqual([run, []]);
    }
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    await quickstart.close();
  }, 60_000);
});
