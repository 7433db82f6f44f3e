import { RateLimiterMemory } from 'rate-limiter-flexible';
import request from 'supertest';
import { CallRates } from '../../../src/api/clients/call-rates.js';
import type { RegisteredClient } from '../../../src/api/clients/registered-client.js';
import {
  createApi,
  createClientRegistry,
  createKeyRing,
  generateTokenKey,
} from '../../../src/api/index.js';

const CLIENT: RegisteredClient = {
  clientId: '1-ab-desk',
  orgId: 1,
  appName: 'desk',
  scopes: ['user-r'],
  secretScrypt: '',
  generation: 1,
  revoked: false,
};
const keyRing = createKeyRing([generateTokenKey()]);

/** An API that serves one action, and a token of its app. */
async function open(options: object) {
  const clients = createClientRegistry({ apiUrl: 'http://localhost' });
  const credentials = await clients.registerClient({
    orgId: 1,
    appName: 'desk',
    scopes: ['user-r'],
  });
  const find = jest.spyOn(clients, 'find');
  const api = createApi({ clients, keyRing, ...options });
  api.on('user/group/list', () => ({ groups: {} }));
  const token = () => request(api).post('/auth/token').send(credentials);
  const { access_token } = (await token().expect(200)).body;
  const call = () =>
    request(api).post('/user/group/list').set('Authorization', `Bearer ${access_token}`);
  return { api, call, token, find };
}

describe('the rate of calls of an app', () => {
  it('answers 429 with Retry-After beyond it, tokens included, and to no other app', async () => {
    const { call, token } = await open({ callsPerMinute: 3 });
    await call().expect(200);
    await call().expect(200);
    const refused = await call().expect(429);
    expect(refused.body.error).toBe('too_many_requests');
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect((await token().expect(429)).body).toMatchObject({
      error: 'too_many_requests',
      message: expect.stringContaining('3 times a minute'),
    });
    await (await open({ callsPerMinute: 3 })).call().expect(200);
  });

  it('is the own one of the app where it has one, and none without the option', async () => {
    const rates = new CallRates(1, undefined);
    for (let call = 0; call < 5; call += 1) await rates.admit({ ...CLIENT, callsPerMinute: 5 });
    await expect(rates.admit({ ...CLIENT, callsPerMinute: 5 })).rejects.toMatchObject({
      status: 429,
    });
    await rates.admit({ ...CLIENT, clientId: '1-cd-other' });
    await expect(rates.admit({ ...CLIENT, clientId: '1-cd-other' })).rejects.toThrow('1 times');
    expect(new CallRates(undefined, undefined).admit(CLIENT)).toBeUndefined();
  });

  it('is counted in the store that processes share, and fails closed with it', async () => {
    const limiter = new RateLimiterMemory({ points: 1, duration: 60 });
    const two = [new CallRates(2, () => limiter), new CallRates(2, () => limiter)];
    for (const rates of two) await rates.admit(CLIENT);
    await expect(two[0]?.admit(CLIENT)).rejects.toMatchObject({ status: 429 });
    limiter.penalty = () => Promise.reject(new Error('gone'));
    await expect(two[1]?.admit(CLIENT)).rejects.toMatchObject({ status: 503 });
  });
});

describe('a body beyond the limit of its path', () => {
  it.each([
    ['user/group/list', 1001, 413],
    ['user/group/list', 1000, 401],
    ['no/such/action', 1001, 413],
    ['no/such/action', 1000, 401],
    ['file/upload', 20_000, 401],
    ['file/upload', 200_000_000, 413],
  ])('of /%s with %i bytes is answered %i without a token', async (path, bytes, status) => {
    const { api, find } = await open({ maxBodyBytes: 1000, maxFileBytes: 100_000 });
    find.mockClear();
    const sent = request(api)
      .post(`/${path}`)
      .set('Content-Length', String(bytes))
      .set('Authorization', 'Bearer a.b.c');
    // The body never comes: the answer needs none of it.
    const answer = await sent.send(undefined);
    expect(answer.status).toBe(status);
    expect(find).not.toHaveBeenCalled();
  });
});
