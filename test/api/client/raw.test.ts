import { ApiCallError, CallError } from '../../../src/api/index.js';
import { expectError } from '../support/expect-error.js';
import { startService } from '../support/service.js';
import { failureOf, json, type Peer, type Received, refuse, startPeer } from './support/peer.js';

const PATH = 'jobnote/reminder/times';

let peer: Peer;
let answer: (request: Received, response: Parameters<typeof json>[0]) => unknown;
beforeAll(async () => {
  peer = await startPeer((request, response) => answer(request, response));
});
beforeEach(() => {
  peer.requests.length = 0;
});
afterAll(() => peer.close());

describe('a raw call', () => {
  it.each<[unknown]>([
    [{ times: { 1: '08:00' } }],
    [{ report_id: '007', qty: null, nested: [{ a: [] }] }],
    [['08:00', null]],
    [[]],
    ['text'],
    [7],
    [true],
    [null],
  ])('gives %j as it came [client.api.raw]', async (came) => {
    answer = (_, response) => json(response, JSON.stringify(came));
    expect(await peer.client().raw(PATH, { report_id: 5, when: null })).toEqual(came);
    const [call] = peer.calls;
    expect([call?.method, call?.path, call?.text]).toEqual([
      'POST',
      `/${PATH}`,
      '{"report_id":5,"when":null}',
    ]);
    expect(call?.headers.authorization).toMatch(/^Bearer token-[0-9]+$/);
  });

  it('sends {} without a request, and needs no documented action [client.api.raw]', async () => {
    answer = (_, response) => json(response, { odd: 1 });
    const api = peer.client();
    expect(await api.raw('some-service/some_Action2')).toEqual({ odd: 1 });
    // A documented one comes as it came as well.
    expect(await api.raw('bid/list', { report_id: 'x' })).toEqual({ odd: 1 });
    expect(peer.calls.map(({ text }) => text)).toEqual(['{}', '{"report_id":"x"}']);
  });

  it.each([
    '',
    'bid',
    '/bid/list',
    'bid/list/',
    'a//b',
    '../x',
    'a/..',
    'a/b?c=1',
    'a/b#c',
    'a/%62',
    'a\\b/c',
    'a/b c',
    'http://x/y',
    'auth/token',
    `a/${'b'.repeat(200)}`,
  ])('goes to no path like %j [client.api.raw]', async (path) => {
    const error = await failureOf(peer.client().raw(path));
    expect(error).toMatchObject({ code: 'option_invalid' });
    expect(peer.requests).toEqual([]);
  });

  it.each<[unknown]>([[[]], ['text'], [7], [null]])(
    'takes an object for its request: %j is refused',
    async (request) => {
      const { raw } = peer.client();
      await expect(Reflect.apply(raw, undefined, [PATH, request])).rejects.toThrow();
      expect(peer.calls).toEqual([]);
    },
  );

  it('tells the error answer with the path that was called [client.api.raw]', async () => {
    answer = (_, response) => refuse(response, 404, 'not_found');
    const error = await failureOf(peer.client().raw(PATH));
    expect(error).toBeInstanceOf(ApiCallError);
    expect(error).toMatchObject({ action: PATH, type: 'not_found', status: 404 });
  });

  it('fails clearly when the answer is not JSON [client.api.raw]', async () => {
    answer = (_, response) => response.writeHead(200).end('<html>');
    const error = await failureOf(peer.client().raw(PATH));
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ code: 'not_json', called: PATH });
  });

  it('is not repeated once it may have been carried out', async () => {
    answer = (_, response) => response.destroy();
    await failureOf(peer.client().raw(PATH, {}, { retries: 3 }));
    expect(peer.calls).toHaveLength(1);
  });

  it('fetches a new token once when access is denied', async () => {
    let denied = 0;
    answer = (_, response) => {
      denied += 1;
      return denied === 1 ? refuse(response, 401, 'access_denied') : json(response, ['ok']);
    };
    expect(await peer.client().raw(PATH)).toEqual(['ok']);
    expect(peer.tokens).toHaveLength(2);
  });
});

it('the server does not know what no document describes', async () => {
  const service = await startService();
  expectError(await service.call(PATH), 404, 'not_found');
  await service.close();
});
