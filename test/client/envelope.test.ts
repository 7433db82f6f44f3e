import { createHash } from 'node:crypto';
import {
  createLinkClient,
  type LinkClient,
  type LinkClientOptions,
} from '../../src/client/index.js';
import { LinkError } from '../../src/protocol/errors/errors.js';
import {
  answering,
  clientFor,
  dataOf,
  envelopeOf,
  failureOf,
  inTurn,
  SITE,
  sharedPeer,
} from './peer.js';

const hash = createHash('sha1').update('secret').digest('hex');

const peer = sharedPeer();

function make(options: Partial<LinkClientOptions> = {}): LinkClient {
  return clientFor(peer, options);
}

describe('the form of a call', () => {
  it('is a POST of one form variable payload, percent-encoded [client.envelope.form]', async () => {
    await make().call('mark_order_imported', { report_id: '5' });
    const [request] = peer.seen;
    expect(request?.method).toBe('POST');
    expect(request?.url).toBe('/link');
    expect(request?.headers['content-type']).toBe('application/x-www-form-urlencoded');
    const body = String(request?.body);
    expect(body).toMatch(/^payload=%7B%22[A-Za-z0-9%_.!~*'()-]+%7D$/);
    expect([...new URLSearchParams(body).keys()]).toEqual(['payload']);
  });

  it('carries the five members of every envelope [client.envelope.members]', async () => {
    await make().call('mark_order_imported', { report_id: '5' });
    expect(envelopeOf(peer.seen[0])).toEqual({
      username: 'acme',
      password: hash,
      site_id: SITE,
      event_name: 'mark_order_imported',
      event_data: '{"report_id":"5"}',
    });
  });

  it('encodes event_data exactly once, as text [client.envelope.event-data]', async () => {
    const note = { note_id: '1', note_type: 'wo', has_attachments: false } as const;
    const note_text = 'a "quoted" \\ & + % = ü \n 😀 line';
    peer.answer = answering({ result_data: { remote_note_id: 1 } });
    await make().call('send_notes', { dst_report_id: '5', note: [{ ...note, note_text }] });
    const { event_data: data } = envelopeOf(peer.seen[0]);
    expect(typeof data).toBe('string');
    expect(dataOf(peer.seen[0]).note).toEqual([{ ...note, note_text }]);
  });

  it('is {} without data', async () => {
    await make().call('validate_user');
    expect(envelopeOf(peer.seen[0]).event_data).toBe('{}');
  });

  it('sends ids and times as text, and what the document notes as numbers as numbers [client.envelope.strings]', async () => {
    const client = make();
    const order = answering({ result_data: {} });
    const photo = answering({ result_data: { obj_url: 'https://f.example/1' } });
    peer.answer = inTurn(answering(), order, photo, answering());
    const timestamp = Math.floor(Date.now() / 1000) - 60;
    await client.call('get_cancel_orders', { timestamp });
    await client.call('get_order', { report_id: '12' });
    await client.call('get_foh', { remote_report_id: '12' });
    await client.call('bid_comp_confirm', { dst_report_id: '12' });
    expect(peer.seen.map(dataOf)).toEqual([
      { timestamp: String(timestamp) },
      { report_id: '12' },
      { remote_report_id: 12 },
      { dst_report_id: 12 },
    ]);
  });

  it('leaves the JSON as it stands when raw is asked for', async () => {
    await make({ encoding: 'raw' }).call('mark_order_imported', { report_id: '5' });
    expect(String(peer.seen[0]?.body)).toMatch(
      /^payload=\{"username":"acme",.*"event_data":"\{\\"/,
    );
    expect(peer.seen[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded');
  });

  it('is multipart when that is asked for, for one call', async () => {
    await make().call('mark_order_imported', { report_id: '5' }, { encoding: 'multipart' });
    expect(peer.seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=\S+$/);
    expect(envelopeOf(peer.seen[0])).toMatchObject({ event_name: 'mark_order_imported' });
  });

  it('carries further headers, and the credentials that an address holds', async () => {
    const url = peer.url.replace('127', 'gate:p%40ss@127');
    await make({ url, headers: { 'X-Trace': '1' } }).call('validate_user');
    const { headers } = peer.seen[0] ?? {};
    expect(headers).toMatchObject({ 'x-trace': '1', accept: 'application/json' });
    expect(headers?.authorization).toBe(`Basic ${Buffer.from('gate:p@ss').toString('base64')}`);
  });

  it('does not change the data that it was given', async () => {
    const data = Object.freeze({ timestamp: Math.floor(Date.now() / 1000) + 1000 });
    await make().call('get_cancel_orders', data);
    expect(Number(dataOf(peer.seen[0]).timestamp)).toBeLessThan(data.timestamp);
  });
});

describe('credentials', () => {
  it('sends the SHA-1 of the password, never the password [client.auth.hash]', async () => {
    await make({ password: 'Tr0ub4dor', encoding: 'raw' }).call('validate_user');
    const sha1 = createHash('sha1').update('Tr0ub4dor').digest('hex');
    expect(envelopeOf(peer.seen[0]).password).toBe(sha1);
    expect(String(peer.seen[0]?.body) + JSON.stringify(peer.seen[0]?.headers)).not.toContain(
      'Tr0ub4dor',
    );
  });

  it('sends a hash as it is, not hashed again [client.auth.prehashed]', async () => {
    const passwordSha1 = hash.toUpperCase();
    await make({ passwordSha1 }).call('validate_user');
    expect(envelopeOf(peer.seen[0]).password).toBe(passwordSha1);
  });

  it('hashes a password that looks like a hash: which of both it is, is told by its option', async () => {
    await make({ password: hash }).call('validate_user');
    expect(envelopeOf(peer.seen[0]).password).toBe(createHash('sha1').update(hash).digest('hex'));
  });
});

describe('names on the wire', () => {
  const dialect = { brand: 'acme', obj_url: 's3_url', obj_url_thumb: 's3_thumb' };

  it("uses a service's names, and gives results under the neutral ones [client.names.wire]", async () => {
    const client = make({ dialect });
    await client.call('validate_user', { svclink_push: 'https://a.example/p' });
    expect(dataOf(peer.seen[0])).toEqual({ acmelink_push: 'https://a.example/p' });

    const record = { file_id: 9, s3_url: 'https://f.example/9', s3_thumb: 'https://f.example/t' };
    peer.answer = answering({ result_data: [record] });
    const files = await client.call('get_file', { report_id: '1', module_type: 'uploads' });
    expect(files).toEqual([
      { file_id: '9', obj_url: 'https://f.example/9', obj_url_thumb: 'https://f.example/t' },
    ]);
  });

  it('translates for events that no document knows, too', async () => {
    peer.answer = answering({ result_data: { acme_report_id: '7' } });
    const result = await make({ dialect }).callAny('get_job_notes', { svc_report_id: '7' });
    expect(dataOf(peer.seen[0])).toEqual({ acme_report_id: '7' });
    expect(result).toEqual({ svc_report_id: '7' });
  });
});

describe('options of a client', () => {
  const fine = { url: 'http://127.0.0.1:1/', username: 'a', password: 'b', siteId: SITE };

  it.each([
    'not-a-uuid',
    '',
    // The published samples' malformed ids: a group too short.
    '7d9f2c1e-5b3a-4c8d-9e6f-0a1b2c3d4e5',
    '7d9f2c1e5b3a-4c8d-9e6f-0a1b2c3d4e5f',
    // A version 1 UUID, and one of another variant.
    '7d9f2c1e-5b3a-1c8d-9e6f-0a1b2c3d4e5f',
    '7d9f2c1e-5b3a-4c8d-0e6f-0a1b2c3d4e5f',
  ])('refuses %j as site id [client.envelope.site-id]', (siteId) => {
    expect(() => createLinkClient({ ...fine, siteId })).toThrow(/siteId: must be a v4 UUID/);
  });

  it.each<[string, object, RegExp]>([
    ['no url', { url: undefined }, /url: must be an absolute http or https address/],
    ['a file address', { url: 'file:///etc/passwd' }, /url: must be/],
    ['a relative address', { url: '/link' }, /url: must be/],
    ['broken credentials in the address', { url: 'http://%zz:b@h/' }, /url: its credentials/],
    ['a blank user name', { username: ' ' }, /username: must be text/],
    ['no password', { password: undefined }, /either password or passwordSha1/],
    ['both kinds of password', { passwordSha1: hash }, /either password or passwordSha1/],
    ['an empty password', { password: '' }, /password: must be text, not empty/],
    ['a hash that is none', { password: undefined, passwordSha1: 'xyz' }, /passwordSha1: must be/],
    [
      'an unknown option',
      { pasword: 'x' },
      /pasword: createLinkClient has no such option .did you mean password/,
    ],
    ['a time limit of 0', { timeout: 0 }, /timeout: must be a whole number from 1/],
    ['a time limit beyond timers', { timeout: 2 ** 31 }, /timeout: must be/],
    ['no connections', { connections: 0 }, /connections: must be/],
    ['an unknown encoding', { encoding: 'json' }, /encoding: must be 'urlencoded'/],
    ['a negative retry', { retry: -1 }, /retry.limit: must be a whole number/],
    ['half a retry', { retry: { limit: 1.5 } }, /retry.limit/],
    ['an unknown name in the dialect', { dialect: { foo: 'x' } }, /dialect.foo/],
    ['a broken header name', { headers: { 'a b': 'c' } }, /headers: must be/],
    ['a line break in a header', { headers: { a: 'b\r\nc: d' } }, /headers: must be/],
    ['a header of our own', { headers: { 'Content-Type': 'x' } }, /headers.Content-Type/],
    ['a header that frames', { headers: { expect: '100-continue' } }, /headers.expect/],
    ['a broken allowed host', { allowedHosts: ['http://x'] }, /allowedHosts/],
  ])('refuses %s', (_title, options, message) => {
    let error: unknown;
    try {
      createLinkClient({ ...fine, ...options });
    } catch (thrown) {
      error = thrown;
    }
    expect(LinkError.is(error) && error.code).toBe('option_invalid');
    expect(String(error)).toMatch(message);
  });

  it('never puts a password into an error', () => {
    const make = () =>
      createLinkClient({ ...fine, password: 'hunter2!', passwordSha1: 'hunter2!' });
    expect(make).toThrow(LinkError);
    expect(make).not.toThrow(/hunter2/);
  });

  it('refuses wrong options of a call before anything is sent', async () => {
    const client = make();
    const wrong = [{ timeout: 0 }, { retry: -1 }, { encoding: 'json' as never }];
    for (const options of wrong) {
      const error = await failureOf(client.call('validate_user', {}, options));
      expect(LinkError.is(error) && error.code).toBe('option_invalid');
    }
    expect(peer.seen).toHaveLength(0);
  });
});
