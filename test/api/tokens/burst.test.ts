import crypto from 'node:crypto';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { CallRates } from '../../../src/api/clients/call-rates.js';
import {
  createApi,
  createClientRegistry,
  createKeyRing,
  generateTokenKey,
} from '../../../src/api/index.js';
import { Grant } from '../../../src/api/tokens/grant.js';
import { Tokens } from '../../../src/api/tokens/tokens.js';

const COUNT = 1000;
/** The secrets that are verified at a time, and those that wait; the others are refused. */
const RUNNING = 2;
const ACCEPTED = RUNNING + 128;
/** Connections: fewer than a queue of the system holds, and more than requests that wait. */
const agent = new Agent({ keepAlive: true, maxSockets: 2 * ACCEPTED });

/** Counts calls that run at a time. */
class Count {
  running = 0;
  most = 0;
  all = 0;

  begin(): void {
    this.running += 1;
    this.all += 1;
    this.most = Math.max(this.most, this.running);
  }
}

async function served() {
  const clients = createClientRegistry({ apiUrl: 'http://localhost' });
  const registration = { orgId: 1, appName: 'desk', scopes: ['user-r'] };
  const credentials = await clients.registerClient(registration);
  const keyRing = createKeyRing([generateTokenKey()]);
  const server = createServer(createApi({ clients, keyRing, throttle: false }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  /** Requests a token. @returns the status */
  const ask = (secret: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const sent = request({ port, path: '/auth/token', method: 'POST', agent }, (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0));
      });
      sent.setHeader('Content-Type', 'application/json');
      sent.once('error', reject);
      sent.end(JSON.stringify({ ...credentials, client_secret: secret }));
    });
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { ask, close };
}

afterEach(() => jest.restoreAllMocks());
afterAll(() => agent.destroy());

it('a burst of 1,000 token requests derives two keys at a time, off the event loop, and refuses what would wait long', async () => {
  const { ask, close } = await served();
  const real = crypto.scrypt;
  const count = new Count();
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  jest.spyOn(crypto, 'scrypt').mockImplementation(((...given: unknown[]) => {
    count.begin();
    const done = given.pop() as (error: Error | null, key: Buffer) => void;
    const end = (error: Error | null, key: Buffer): void => {
      count.running -= 1;
      done(error, key);
    };
    // No key is ready before all other requests are refused, however slowly they arrive.
    void released.then(() => Reflect.apply(real, crypto, [...given, end]));
  }) as typeof crypto.scrypt);
  const sync = jest.spyOn(crypto, 'scryptSync');
  try {
    const statuses: number[] = [];
    const requests = Array.from({ length: COUNT }, async (_, index) => {
      statuses.push(await ask(`wrong-${index}`));
      if (statuses.length === COUNT - ACCEPTED) release();
    });
    await Promise.all(requests);
    expect(statuses.filter((status) => status === 503)).toHaveLength(COUNT - ACCEPTED);
    expect(statuses.filter((status) => status === 401)).toHaveLength(ACCEPTED);
    expect(count).toMatchObject({ most: RUNNING, all: ACCEPTED });
    expect(sync).not.toHaveBeenCalled();
  } finally {
    release();
    await close();
  }
});

it('a burst of token requests with a known secret signs eight tokens at a time, between which others are answered', async () => {
  const clients = createClientRegistry({ apiUrl: 'http://localhost' });
  const registration = { orgId: 1, appName: 'desk', scopes: ['user-r'] };
  const credentials = await clients.registerClient(registration);
  const keyRing = createKeyRing([generateTokenKey()]);
  const tokens = new Tokens({ keyRing, issuer: 'a', audience: 'a', lifetime: 60, remembered: 0 });
  const grant = new Grant(clients, tokens, undefined, new CallRates(undefined, undefined));
  const count = new Count();
  jest.spyOn(tokens, 'issue').mockImplementation(async () => {
    count.begin();
    // The others arrive while a token is being signed.
    await setImmediate();
    count.running -= 1;
    return 'a token';
  });
  const ask = () => grant.answer(credentials, '127.0.0.1');
  // The first one verifies the secret.
  await ask();
  await Promise.all(Array.from({ length: 100 }, ask));
  expect(count).toEqual({ running: 0, most: 8, all: 101 });
});
