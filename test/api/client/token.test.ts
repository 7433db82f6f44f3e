import { inspect } from 'node:util';
import fc from 'fast-check';
import { ApiCallError, CallError } from '../../../src/api/index.js';
import {
  type Answering,
  countedTokens,
  failureOf,
  json,
  type Peer,
  refuse,
  SECRET,
  startPeer,
} from './support/peer.js';

let peer: Peer | undefined;

async function start(answer: Answering, token?: Answering): Promise<Peer> {
  peer = await startPeer(answer, token);
  return peer;
}

afterEach(async () => {
  jest.restoreAllMocks();
  await peer?.close();
});

const bids: Answering = (_request, response) => json(response, { report_id: 5, bids: [] });
const sentTokens = ({ calls }: Peer): unknown[] =>
  calls.map(({ headers }) => headers.authorization?.slice('Bearer '.length));

describe('the token request', () => {
  it('sends the credentials in its JSON body, and nothing else [client.api.token.request]', async () => {
    const { client, tokens, credentials } = await start(bids);
    await client().bid.list({ report_id: 5 });
    const { grant_type, client_id, client_secret, scope } = credentials;
    expect(peer?.tokens.map(({ body }) => body)).toEqual([
      { grant_type, client_id, client_secret, scope },
    ]);
    expect(tokens).toEqual([]);
    expect(peer?.tokens[0]?.path).toBe('/auth/token');
    expect(peer?.tokens[0]?.headers['content-type']).toBe('application/json');
  });
});

describe('one token', () => {
  it('is shared by calls one after the other and side by side [client.api.token.reuse]', async () => {
    const running = await start(bids, (request, response) => {
      setTimeout(() => countedTokens()(request, response), 20);
    });
    const api = running.client();
    await Promise.all(Array.from({ length: 20 }, () => api.bid.list({ report_id: 5 })));
    await api.bid.list({ report_id: 5 });
    expect(running.tokens).toHaveLength(1);
    expect(new Set(sentTokens(running))).toEqual(new Set(['token-1']));
  });

  it('is replaced before the next call once it nears its end [client.api.token.refresh]', async () => {
    const running = await start(bids, countedTokens(100));
    const api = running.client();
    const began = performance.now();
    const clock = jest.spyOn(performance, 'now');
    clock.mockImplementation(() => began);
    await api.bid.list({ report_id: 5 });
    clock.mockImplementation(() => began + 89_000);
    await api.bid.list({ report_id: 5 });
    expect(sentTokens(running)).toEqual(['token-1', 'token-1']);
    clock.mockImplementation(() => began + 91_000);
    await api.bid.list({ report_id: 5 });
    clock.mockImplementation(() => began + 191_001);
    await api.bid.list({ report_id: 5 });
    expect(sentTokens(running)).toEqual(['token-1', 'token-1', 'token-2', 'token-3']);
  });

  it('is replaced at most a minute early', async () => {
    const running = await start(bids, countedTokens(36_000));
    const api = running.client();
    const began = performance.now();
    await api.bid.list({ report_id: 5 });
    const clock = jest.spyOn(performance, 'now');
    clock.mockImplementation(() => began + 35_930_000);
    await api.bid.list({ report_id: 5 });
    expect(sentTokens(running)).toEqual(['token-1', 'token-1']);
  });

  it.each([0, '60'])('that lasts %j is used for the call that waited for it', async (expiresIn) => {
    const running = await start(bids, countedTokens(expiresIn));
    await running.client().bid.list({ report_id: 5 });
    expect(sentTokens(running)).toEqual(['token-1']);
  });

  it('is opaque: any text that a header can carry is sent as it is [client.api.token.opaque]', async () => {
    let token = '';
    const running = await start(bids, (_request, response) => {
      json(response, { token_type: 'bearer', expires_in: 0, access_token: token });
    });
    const api = running.client();
    const visible = fc.string({
      unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
      minLength: 1,
      maxLength: 300,
    });
    await fc.assert(
      fc.asyncProperty(visible, async (text) => {
        token = text;
        await api.bid.list({ report_id: 5 });
        expect(sentTokens(running).at(-1)).toBe(text);
      }),
      { numRuns: 40, examples: [['x'], ['a.b.c'], ['"{}"'], ['=']] },
    );
  });

  it('and its remaining seconds can be asked for', async () => {
    const running = await start(bids, countedTokens(3600));
    const api = running.client();
    const held = await api.token();
    expect(held).toEqual({
      token_type: 'Bearer',
      access_token: 'token-1',
      expires_in: expect.any(Number),
    });
    expect(held.expires_in).toBeGreaterThan(3590);
    expect(held.expires_in).toBeLessThanOrEqual(3600);
    await api.bid.list({ report_id: 5 });
    expect(running.tokens).toHaveLength(1);
  });
});

describe('a token that cannot be renewed while it is valid', () => {
  const aged = async (token: Answering, answer = bids) => {
    let asked = 0;
    const running = await start(answer, (request, response) => {
      asked += 1;
      if (asked === 1) countedTokens(100)(request, response);
      else token(request, response);
    });
    const api = running.client({ retries: 0 });
    const began = performance.now();
    const clock = jest.spyOn(performance, 'now');
    clock.mockImplementation(() => began);
    await api.bid.list({ report_id: 5 });
    const at = (seconds: number) => clock.mockImplementation(() => began + seconds * 1000);
    return { running, api, at };
  };

  it('is used until its end, and the service is asked again after a pause', async () => {
    const { running, api, at } = await aged((_request, response) => json(response, 'busy', 503));
    at(91);
    await api.bid.list({ report_id: 5 });
    await api.bid.list({ report_id: 5 });
    expect(running.tokens).toHaveLength(2);
    at(97);
    await api.bid.list({ report_id: 5 });
    expect(running.tokens).toHaveLength(3);
    expect(sentTokens(running)).toEqual(['token-1', 'token-1', 'token-1', 'token-1']);
    at(101);
    const error = await failureOf(api.bid.list({ report_id: 5 }));
    expect(error).toMatchObject({ status: 503, called: 'auth/token' });
  });

  it('is not used after the service has refused it', async () => {
    let isDenied = false;
    const busy: Answering = (_request, response) => json(response, 'busy', 503);
    const { api, at } = await aged(busy, (request, response) => {
      if (isDenied) refuse(response, 401, 'access_denied');
      else bids(request, response);
    });
    isDenied = true;
    at(91);
    const error = await failureOf(api.bid.list({ report_id: 5 }));
    expect(error).toMatchObject({ status: 503, called: 'auth/token' });
  });
});

describe('access_denied', () => {
  it('leads to one new token and one repetition [client.api.token.retry]', async () => {
    const running = await start(({ headers }, response) => {
      if (headers.authorization === 'Bearer token-1') refuse(response, 401, 'access_denied');
      else json(response, { report_id: 5, bids: [] });
    });
    const api = running.client();
    await expect(api.bid.list({ report_id: 5 })).resolves.toEqual({ report_id: 5, bids: [] });
    expect(sentTokens(running)).toEqual(['token-1', 'token-2']);
    await api.bid.list({ report_id: 5 });
    expect(sentTokens(running)).toEqual(['token-1', 'token-2', 'token-2']);
  });

  it('is reported when the new token is refused too [client.api.token.retry]', async () => {
    const running = await start((_request, response) => refuse(response, 401, 'access_denied'));
    const error = await failureOf(running.client().bid.list({ report_id: 5 }));
    expect(error).toMatchObject({ type: 'access_denied', status: 401, called: 'bid/list' });
    expect(sentTokens(running)).toEqual(['token-1', 'token-2']);
  });

  it('for calls side by side leads to one new token for all of them', async () => {
    const running = await start(({ headers }, response) => {
      if (headers.authorization === 'Bearer token-1') refuse(response, 401, 'access_denied');
      else json(response, { report_id: 5, bids: [] });
    });
    const api = running.client({ concurrency: 20 });
    await Promise.all(Array.from({ length: 20 }, () => api.bid.list({ report_id: 5 })));
    expect(running.tokens).toHaveLength(2);
  });

  it('repeats an action that changes something as well: nothing was carried out', async () => {
    const running = await start(({ headers }, response) => {
      if (headers.authorization === 'Bearer token-1') refuse(response, 401, 'access_denied');
      else json(response, { result: 'removed' });
    });
    await running.client().bid.delete({ comp_note_id: 7 });
    expect(running.calls).toHaveLength(2);
  });

  it.each([
    ['of another status', 403, 'access_denied'],
    ['of another type', 401, 'invalid_token'],
  ])('%s is reported at once', async (_name, status, type) => {
    const running = await start((_request, response) => refuse(response, status, type));
    await failureOf(running.client().bid.list({ report_id: 5 }));
    expect(running.requests).toHaveLength(2);
  });
});

describe('scope_invalid', () => {
  it('is reported at once, without a new token or a repetition [client.api.errors.scope]', async () => {
    const running = await start((_request, response) => refuse(response, 403, 'scope_invalid'));
    const error = await failureOf(running.client().bid.list({ report_id: 5 }));
    expect(error).toBeInstanceOf(ApiCallError);
    expect(error).toMatchObject({ type: 'scope_invalid', status: 403 });
    expect(running.calls).toHaveLength(1);
    expect(running.tokens).toHaveLength(1);
  });
});

describe('a token endpoint that fails', () => {
  it('is reported with its type, description, status and message [client.api.errors.message]', async () => {
    const running = await start(bids, (_request, response) => {
      const answer = { error: 'invalid_client', error_description: 'No.', message: 'No, sorry.' };
      json(response, answer, 401);
    });
    const error = await failureOf(running.client().bid.list({ report_id: 5 }));
    expect(error).toBeInstanceOf(ApiCallError);
    expect(error).toMatchObject({
      action: 'auth/token',
      type: 'invalid_client',
      status: 401,
      description: 'No.',
      sentMessage: 'No, sorry.',
    });
    expect(running.calls).toEqual([]);
    expect(running.tokens).toHaveLength(1);
  });

  it('is asked again by the next call', async () => {
    let count = 0;
    const running = await start(bids, (request, response) => {
      count += 1;
      if (count === 1) refuse(response, 400, 'invalid_grant');
      else countedTokens()(request, response);
    });
    const api = running.client();
    await failureOf(api.bid.list({ report_id: 5 }));
    await expect(api.bid.list({ report_id: 5 })).resolves.toBeDefined();
  });

  it('is asked again when it was not there for a moment, within the retries of the token alone', async () => {
    const running = await start(bids, (_request, response) => {
      json(response, 'busy', 503, { 'retry-after': '0' });
    });
    const error = await failureOf(running.client({ retries: 2 }).bid.list({ report_id: 5 }));
    expect(error).toMatchObject({ code: 'not_json', status: 503, called: 'auth/token' });
    expect(running.tokens).toHaveLength(3);
  });

  const given = { token_type: 'Bearer', expires_in: 60, access_token: 'x' };
  it.each([
    ['a list', []],
    ['no token', { ...given, access_token: undefined }],
    ['an empty token', { ...given, access_token: '' }],
    ['a token that is a number', { ...given, access_token: 5 }],
    ['a token with a line break', { ...given, access_token: 'x\r\nX-Evil: 1' }],
    ['a token with letters that no header has', { ...given, access_token: 'tökén☃' }],
    ['a token of another type', { ...given, token_type: 'mac' }],
    ['no type', { ...given, token_type: undefined }],
    ['no lifetime', { ...given, expires_in: undefined }],
    ['a negative lifetime', { ...given, expires_in: -1 }],
    ['a lifetime in words', { ...given, expires_in: 'an hour' }],
  ])('with %s is told apart, without the answer in the error', async (_name, answer) => {
    const running = await start(bids, (_request, response) => json(response, answer));
    const error = await failureOf(running.client().bid.list({ report_id: 5 }));
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ code: 'result_invalid', called: 'auth/token' });
    expect(String(error)).not.toContain('Evil');
    expect(running.calls).toEqual([]);
  });

  it('with HTML is told apart', async () => {
    const running = await start(bids, (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
    });
    const error = await failureOf(running.client().token());
    expect(error).toMatchObject({ code: 'not_json', status: 200, called: 'auth/token' });
  });
});

describe('secrets', () => {
  it('are in no error and in nothing that a client shows', async () => {
    const running = await start((_request, response) => refuse(response, 401, 'access_denied'));
    const api = running.client();
    const error = await failureOf(api.bid.list({ report_id: 5 }));
    const shown = inspect([api, error], { depth: 12, showHidden: true, getters: true });
    expect(shown).not.toContain(SECRET);
    expect(shown).not.toContain('token-1');
    expect(JSON.stringify(api)).not.toContain(SECRET);
  });
});
