import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { createApiClient } from '../../../src/api/index.js';
import { failureOf, json, type Peer, SECRET, startPeer } from './support/peer.js';

let peer: Peer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-client-'));
  peer = await startPeer(({ path }, response) => {
    json(response, path.endsWith('/bid/uom') ? { uom: { 1: 'each' } } : { report_id: 5, bids: [] });
  });
});

afterAll(async () => {
  await peer.close();
  await rm(folder, { recursive: true });
});

beforeEach(() => {
  peer.requests.length = 0;
});

describe('a request', () => {
  it('is a POST of a JSON object to <service>/<action> [client.api.request.post]', async () => {
    await peer.client().bid.list({ report_id: 5 });
    const [call] = peer.calls;
    expect(call?.method).toBe('POST');
    expect(call?.path).toBe('/bid/list');
    expect(call?.headers['content-type']).toBe('application/json');
    expect(call?.text).toBe('{"report_id":5}');
  });

  it('is {} for an action without parameters, whatever is left out [client.api.request.post]', async () => {
    const api = peer.client();
    await api.bid.uom();
    await api.bid.uom({});
    await api.call('bid/uom');
    expect(peer.calls.map(({ text }) => text)).toEqual(['{}', '{}', '{}']);
  });

  it('carries the token, which the token request does not [client.api.request.bearer]', async () => {
    await peer.client().bid.list({ report_id: 5 });
    expect(peer.calls.map(({ headers }) => headers.authorization)).toEqual([
      expect.stringMatching(/^Bearer token-[0-9]+$/),
    ]);
    expect(peer.tokens.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  it('sends members that are undefined not at all', async () => {
    await peer.client().call('bid/list', { report_id: 5, comment: undefined });
    expect(peer.calls[0]?.text).toBe('{"report_id":5}');
  });

  it('goes below the path of api_url, with or without a slash at its end [client.api.credentials]', async () => {
    for (const path of ['/api/v2', '/api/v2/', '/api/v2//']) {
      peer.requests.length = 0;
      const credentials = { ...peer.credentials, api_url: `${peer.url}${path}` };
      await peer.client({ credentials }).bid.list({ report_id: 5 });
      expect(peer.requests.map((request) => request.path)).toEqual([
        '/api/v2/auth/token',
        '/api/v2/bid/list',
      ]);
    }
  });
});

describe('credentials', () => {
  it('are taken as downloaded: as an object, by path or by file address [client.api.credentials]', async () => {
    const path = join(folder, 'credentials.json');
    writeFileSync(path, `\ufeff${JSON.stringify(peer.credentials)}`);
    for (const credentials of [peer.credentials, path, pathToFileURL(path)]) {
      peer.requests.length = 0;
      await peer.client({ credentials }).bid.list({ report_id: 5 });
      expect(peer.calls).toHaveLength(1);
    }
  });

  it.each(['client_id', 'client_secret', 'scope', 'api_url'] as const)(
    'without %s are refused by its name alone',
    (name) => {
      for (const value of [undefined, '', ' ', 7, null]) {
        const credentials = { ...peer.credentials, [name]: value };
        expect(() => createApiClient({ credentials } as never)).toThrow(
          `credentials: there is no text ${name}`,
        );
      }
    },
  );

  it.each([
    ['another grant', { grant_type: 'password' }, 'client_credentials'],
    ['no address', { api_url: 'example.com/api' }, 'not an absolute https address'],
    ['another scheme', { api_url: 'ftp://example.com' }, 'not an absolute https address'],
    ['a query', { api_url: 'https://example.com/?a=1' }, 'more than a host and a path'],
    ['credentials in it', { api_url: 'https://a:b@example.com' }, 'more than a host and a path'],
    ['http to another machine', { api_url: 'http://example.com' }, 'insecureHttp'],
    ['http to a lookalike', { api_url: 'http://127.0.0.1.example.com' }, 'insecureHttp'],
  ])('with %s are refused', (_name, changes, text) => {
    const credentials = { ...peer.credentials, ...changes };
    expect(() => createApiClient({ credentials } as never)).toThrow(
      expect.objectContaining({ code: 'option_invalid', message: expect.stringContaining(text) }),
    );
  });

  it('over http to another machine are allowed on demand', () => {
    const credentials = { ...peer.credentials, api_url: 'http://api:8081' };
    expect(() => createApiClient({ credentials, insecureHttp: true })).not.toThrow();
  });

  it.each([
    ['is not there', undefined, 'ENOENT'],
    ['is not JSON', `{"client_secret": "${SECRET}"`, 'is not JSON'],
    ['is a list', '[]', 'credentials object'],
    ['is far too large', ' '.repeat(70_000), 'larger than'],
  ])('in a file that %s are refused without quoting it', (name, text, expected) => {
    const path = join(folder, `${name.replaceAll(' ', '-')}.json`);
    if (text !== undefined) writeFileSync(path, text);
    const error = (() => {
      try {
        return createApiClient({ credentials: path });
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(String(error)).toContain(expected);
    expect(inspect(error, { depth: 9 })).not.toContain(SECRET);
  });
});

describe('options', () => {
  it.each([
    [{ timeout: 0 }, 'timeout: must be a whole number from 1 to 3600000'],
    [{ timeout: '5' }, 'timeout: '],
    [{ retries: -1 }, 'retries: '],
    [{ retries: 1.5 }, 'retries: '],
    [{ concurrency: 0 }, 'concurrency: '],
    [{ concurrency: Number.NaN }, 'concurrency: '],
    [{ maxAnswerBytes: 1 }, 'maxAnswerBytes: createApiClient has no such option'],
    [{ insecureHttp: 'yes' }, 'insecureHttp: must be true or false'],
    [{ retry: 3 }, 'retry: createApiClient has no such option; it has credentials'],
    [{ credentials: 5 }, 'credentials: '],
    [{ timeOut: 5 }, '(did you mean timeout?)'],
  ])('%j are refused with the fix', (options, text) => {
    expect(() => peer.client(options as never)).toThrow(
      expect.objectContaining({ code: 'option_invalid', message: expect.stringContaining(text) }),
    );
  });

  it('are needed', () => {
    expect(() => createApiClient(undefined as never)).toThrow('createApiClient({ credentials })');
  });

  it.each([
    [{ retry: 1 }, 'retry: /bid/list has no such option; it has signal, timeout, retries'],
    [{ to: 'file' }, 'to: /bid/list has no such option'],
    [{ timeout: 0 }, 'timeout: '],
    [{ signal: true }, 'signal: must be an AbortSignal'],
    ['fast', 'options: those of /bid/list are an object'],
  ])('of a call %j are refused before anything is sent', async (options, text) => {
    const error = await failureOf(
      peer.client().call('bid/list', { report_id: 5 }, options as never),
    );
    expect(String(error)).toContain(text);
    expect(peer.requests).toEqual([]);
  });

  it.each([
    [{ to: '' }, 'to: must be a path or a stream'],
    [{ to: 5 }, 'to: must be a path or a stream'],
    [{ to: 'file', overwrite: 'yes' }, 'overwrite: must be true or false'],
    [{ onProgress: 'bar' }, 'onProgress: must be a function'],
  ])('of a download %j are refused before anything is sent', async (options, text) => {
    const error = await failureOf(peer.client().call('file/get', { file_id: 5 }, options as never));
    expect(String(error)).toContain(text);
    expect(peer.requests).toEqual([]);
  });
});

describe('what is no call', () => {
  it.each([[[1]], ['text'], [5]])(
    'a request %j is refused before anything is sent',
    async (request) => {
      const error = await failureOf(peer.client().call('bid/list', request as never));
      expect(error).toMatchObject({ code: 'option_invalid' });
      expect(peer.requests).toEqual([]);
    },
  );

  it('an unknown action is refused before anything is sent', async () => {
    for (const name of ['bid/burn', '', '__proto__', 'constructor', '../auth/token']) {
      const error = await failureOf(peer.client().call(name as never));
      expect(error).toMatchObject({ code: 'option_invalid' });
    }
    expect(peer.requests).toEqual([]);
  });
});
