import { eventually } from '../../support/eventually.js';
import { expectError } from '../support/expect-error.js';
import { startService, type TestService } from '../support/service.js';

let running: TestService | undefined;
afterEach(() => running?.close());

describe('large bodies of calls', () => {
  let release: () => void = () => undefined;
  let handled = 0;
  const start = async (bodyTimeout: number) => {
    handled = 0;
    const busy = new Promise<void>((resolve) => {
      release = resolve;
    });
    running = await startService(
      (api) =>
        api
          .on('bid/uom', () => ({ uom: {} }))
          .on('user/search', async () => {
            handled += 1;
            await busy;
            return [];
          }),
      { bodyTimeout },
    );
    return running;
  };
  /** A call whose body has 900 kB: two of them are worked on at a time. */
  const large = ({ call }: TestService) => call('user/search', { note: 'x'.repeat(900_000) });

  it('wait for those that are worked on, and small calls do not wait for them', async () => {
    const service = await start(3_600_000);
    const calls = Array.from({ length: 5 }, () => large(service));
    await eventually(() => handled === 2, 'the first calls');
    expect((await service.call('bid/uom')).status).toBe(200);
    expect(handled).toBe(2);
    release();
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(new Array(5).fill(200));
    expect(handled).toBe(5);
  });

  it('that have waited too long are refused with Retry-After', async () => {
    const service = await start(4000);
    const first = [large(service), large(service)];
    await eventually(() => handled === 2, 'the first calls');
    const late = await large(service);
    expectError(late, 503, 'unavailable');
    expect(late.headers['retry-after']).toBe('5');
    release();
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
  });
});
