import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createReceiver, lazyReceiver, staticAccounts } from 'svclink';
import { payload, sendEvent } from 'svclink/testing';

const account = { username: 'acme', password: 'correct horse' };
const siteId = '1fc25d06-72bd-42f8-ad34-ecbdc5f1a4a4';
const make = () => createReceiver({ siteId, accounts: staticAccounts([account]), logger: false });
const form = () => new URLSearchParams({ payload: payload('validate_user', {}, account) });

describe('lazyReceiver', () => {
  it('makes the receiver at the first request, once a request can be answered by it', async () => {
    let setUp = false;
    let made = 0;
    const logged: unknown[][] = [];
    const log = (...entry: unknown[]) => logged.push(entry);
    const one = make();
    const receiver = lazyReceiver(
      () => {
        made += 1;
        if (!setUp) throw new Error('SVCLINK_USER is missing: set it in .env');
        return one;
      },
      { logger: { debug: log, info: log, warn: log, error: log } },
    );
    const server = createServer(receiver).listen(0);
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    try {
      expect(made).toBe(0);
      const refused = await fetch(url, { method: 'POST', body: form() });
      expect(refused.status).toBe(500);
      expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
      const envelope = await refused.json();
      expect(envelope).toMatchObject({ success: false, error: true, result_data: null });
      expect(JSON.stringify(envelope)).not.toContain('SVCLINK_USER');
      expect(logged).toEqual([
        [
          expect.objectContaining({ code: 'receiver_not_made', stage: 'setup' }),
          'No receiver: SVCLINK_USER is missing: set it in .env',
        ],
      ]);
      setUp = true;
      const taken = await fetch(url, { method: 'POST', body: form() });
      expect(await taken.json()).toMatchObject({ success: true, remote_site_id: siteId });
    } finally {
      server.close();
    }
  });

  it.each([
    ['a promise', async () => make()],
    ['nothing', () => undefined],
    ['the function that makes it', () => make],
  ])('answers 500 and logs the mistake where its function returns %s', async (_, wrong) => {
    const logged: string[] = [];
    const log = (_entry: object, message: string) => logged.push(message);
    const logger = { debug: log, info: log, warn: log, error: log };
    const receiver = lazyReceiver(wrong as never, { logger });
    const server = createServer(receiver).listen(0);
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    try {
      expect((await fetch(url, { method: 'POST', body: form() })).status).toBe(500);
      expect(logged).toEqual([expect.stringContaining('must return the receiver itself')]);
    } finally {
      server.close();
    }
  });

  it('answers events without a socket, before and after it could be made', async () => {
    let fails = true;
    const receiver = lazyReceiver(
      () => {
        if (fails) throw new Error('no');
        return make();
      },
      { logger: false },
    );
    const refused = await sendEvent(receiver, 'validate_user', {}, account);
    expect([refused.status, refused.success]).toEqual([500, false]);
    fails = false;
    expect(await sendEvent(receiver, 'validate_user', {}, account)).toMatchObject({
      success: true,
    });
  });
});
