import {
  bearer,
  CLIENT_ID,
  post,
  SECRET,
  startService,
  type TestService,
} from '../support/service.js';

let service: TestService;
beforeAll(async () => {
  service = await startService((api) =>
    api.on('bid/uom', () => ({ uom: {} })).on('bid/delete', () => ({ result: 'ok' })),
  );
});

const members = {
  grant_type: 'client_credentials',
  client_id: CLIENT_ID,
  client_secret: SECRET,
  scope: 'bid-r',
};

async function form(fields: [string, string][], headers: Record<string, string> = {}) {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return post(`${service.url}/auth/token`, String(new URLSearchParams(fields)), {
    ...type,
    ...headers,
  });
}

const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`,
});

describe('RFC 6749 section 4.4, client credentials', () => {
  it('4.4.2: takes the request as a form', async () => {
    expect((await form(Object.entries(members))).status).toBe(200);
  });

  it('4.4.3: gives no refresh token', async () => {
    const { body } = await form(Object.entries(members));
    expect(body).not.toHaveProperty('refresh_token');
  });

  it('2.3.1: takes credentials by HTTP Basic', async () => {
    const fields: [string, string][] = [
      ['grant_type', 'client_credentials'],
      ['scope', 'bid-r'],
    ];
    expect((await form(fields, basic(CLIENT_ID, SECRET))).status).toBe(200);
    expect((await form(fields, basic(CLIENT_ID, 'wrong'))).status).toBe(401);
    for (const authorization of [
      'Basic',
      'Basic !',
      `Basic ${Buffer.from('no colon').toString('base64')}`,
      `Basic ${Buffer.from('a:%zz').toString('base64')}`,
    ]) {
      expect((await form(fields, { authorization })).status).not.toBe(200);
    }
  });

  it('2.3: takes one way to authenticate per request', async () => {
    const { status, body } = await form(Object.entries(members), basic(CLIENT_ID, SECRET));
    expect([status, body.error]).toEqual([400, 'invalid_request']);
  });

  it('3.2: takes no parameter twice', async () => {
    const { status, body } = await form([...Object.entries(members), ['scope', 'bid-rw']] as [
      string,
      string,
    ][]);
    expect([status, body.error]).toEqual([400, 'invalid_request']);
  });

  it('3.2: passes over parameters that it does not know', async () => {
    expect(
      (await form([...Object.entries(members), ['audience', 'x']] as [string, string][])).status,
    ).toBe(200);
  });

  it('5.1: answers members and headers of a token', async () => {
    const { headers, body } = await form(Object.entries(members));
    expect(body).toEqual({
      access_token: expect.any(String),
      token_type: 'Bearer',
      expires_in: 3600,
    });
    expect(headers['content-type']).toBe('application/json');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.pragma).toBe('no-cache');
  });
});

describe('RFC 6749 section 5.2, errors', () => {
  it.each<[string, number, object]>([
    ['invalid_request', 400, { scope: undefined }],
    ['invalid_client', 401, { client_secret: 'wrong' }],
    ['unsupported_grant_type', 400, { grant_type: 'password' }],
    ['invalid_scope', 400, { scope: 'ghost-r' }],
  ])('%s has status %i, JSON, no-store', async (error, status, wrong) => {
    const answer = await post(`${service.url}/auth/token`, { ...members, ...wrong });
    expect([answer.status, answer.body.error]).toEqual([status, error]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-type']).toBe('application/json');
    // Printable ASCII without quotes and backslashes.
    expect(answer.body.error_description).toMatch(/^[\x20-\x21\x23-\x5b\x5d-\x7e]+$/);
  });

  it('invalid_client names the scheme in WWW-Authenticate', async () => {
    const { headers } = await post(`${service.url}/auth/token`, {
      ...members,
      client_secret: 'wrong',
    });
    expect(headers['www-authenticate']).toMatch(/^Basic realm="/);
  });
});

describe('RFC 6750, bearer tokens', () => {
  const challenge = async (action: string, headers: Record<string, string>) =>
    (await post(`${service.url}/${action}`, { comp_note_id: 1 }, headers)).headers[
      'www-authenticate'
    ] ?? '';

  it('2.1: takes the token from the Authorization header', async () => {
    expect((await post(`${service.url}/bid/uom`, {}, bearer(await service.token()))).status).toBe(
      200,
    );
  });

  it('3: challenges without an error when no token came', async () => {
    expect(await challenge('bid/uom', {})).toBe('Bearer realm="svclink"');
  });

  it('3.1: invalid_token goes with 401', async () => {
    expect(await challenge('bid/uom', bearer('x.y.z'))).toMatch(
      /^Bearer realm="svclink", error="invalid_token", error_description="[^"]+"$/,
    );
  });

  it('3.1: insufficient_scope goes with 403 and names the scope', async () => {
    const headers = bearer(await service.token('bid-r'));
    expect(await challenge('bid/delete', headers)).toMatch(
      /error="insufficient_scope".*scope="bid-rw"$/,
    );
  });

  it('5.3: answers of actions are not stored either', async () => {
    const { headers } = await post(`${service.url}/bid/uom`, {}, bearer(await service.token()));
    expect(headers['cache-control']).toBe('no-store');
  });
});
