import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent } from 'undici';
import { exchange } from '../../src/outgoing/exchange.js';

describe('an answer that comes when the exchange is over', () => {
  it('is destroyed', async () => {
    const body = new Readable({ read: () => undefined });
    const late = Object.assign(new Agent(), {
      request: () => sleep(40).then(() => ({ statusCode: 200, headers: {}, body })),
    });
    const limits = { timeout: 10, maxBytes: 10, redirects: 0 };
    const failure = exchange(async () => late, 'http://files.example/', {}, limits);
    await expect(failure).rejects.toMatchObject({ code: 'timed_out' });
    await sleep(50);
    expect(body.destroyed).toBe(true);
  });
});
