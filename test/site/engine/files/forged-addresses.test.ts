import { createHash, createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { eventually, serve } from '../../../support/resources.js';
import { ENGINES } from '../../databases.js';
import { TestSite } from '../../open-site.js';

const [engine] = ENGINES;
if (!engine) throw new Error('there is no database to test on');

const CONTENT = Buffer.from('%PDF-1.4 of acme');
const HIDDEN = Buffer.from('%PDF-1.4 of nobody else');
const MINUTE = 60 * 1000;
const base64url = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const sha256Of = (content: Buffer) => createHash('sha256').update(content).digest('hex');

describe('a forged address of a file', () => {
  let test: TestSite;
  let other: TestSite;
  let port = 0;
  /** An address that works, in its parts. */
  const good = { token: '', claims: '', signature: '' };
  /** Addresses that work, of another file and of another site. */
  const others = { token: '', ofOtherSite: '' };

  beforeAll(async () => {
    await engine.start();
    test = await TestSite.open(engine);
    other = await TestSite.open(engine);
    ({ port } = await serve(
      createServer((request, response) => test.site.files(request, response)),
    ));
    good.token = await tokenOf(test, CONTENT);
    others.token = await tokenOf(test, HIDDEN);
    others.ofOtherSite = await tokenOf(other, CONTENT);
    [good.claims = '', good.signature = ''] = good.token.split('.');
  });
  afterAll(async () => {
    await other?.close();
    await test?.close();
    await engine.stop();
  });

  /** Stores a file of an order and asks for its address, as the account of the order does. */
  async function tokenOf(site: TestSite, content: Buffer): Promise<string> {
    const report_id = await site.order();
    const file = { report_id, file_name: 'a.pdf', content: Readable.from([content]) };
    await site.owner.files.add(file);
    const [record] = await site.result('get_file', { report_id, module_type: 'uploads' });
    return String(record?.obj_url).split('/').at(-1) ?? '';
  }

  /** Asks for a target as it stands, which clients would put right. */
  async function get(target: string): Promise<{ status: number; text: string }> {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    let ended = false;
    socket.setEncoding('latin1').on('data', (part: string) => {
      text += part;
    });
    socket
      .on('error', () => {})
      .on('close', () => {
        ended = true;
      });
    socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    await eventually(() => ended, `an answer to ${target.slice(0, 60)}`);
    return { status: Number(text.slice(9, 12)), text };
  }

  type Forged = readonly [name: string, token: string];

  /** Other claims under the signature of ours. */
  function otherClaims(): readonly Forged[] {
    const claims: unknown[] = JSON.parse(Buffer.from(good.claims, 'base64url').toString());
    const later = Date.now() + 1000 * MINUTE;
    const values: readonly (readonly [number, unknown])[] = [
      ...['f'.repeat(64), sha256Of(HIDDEN), '../site.db', '', null, 7, {}, []].map(
        (value) => [0, value] as const,
      ),
      ...['b.pdf', '../../a.pdf', 'a.html', '', null, 7, {}].map((value) => [1, value] as const),
      ...['text/html', 'image/svg+xml', '', null, 7].map((value) => [2, value] as const),
      ...[later, String(later), null, Number.MAX_VALUE, -1, 0, '', {}, [later], true].map(
        (value) => [3, value] as const,
      ),
      [4, 'more'],
    ];
    const asLists = values.map(
      ([index, value]): Forged => [
        `claim ${index}: ${JSON.stringify(value)}`,
        `${base64url(Object.assign([...claims], { [index]: value }))}.${good.signature}`,
      ],
    );
    const [sha256, fileName, mimeType] = claims;
    const whole: readonly Forged[] = [
      { sha256, fileName, mimeType, expires: later },
      [],
      {},
      null,
      true,
      'text',
      [claims],
      claims.slice(0, 3),
      claims.toReversed(),
    ].map((value) => [`claims ${JSON.stringify(value)}`, `${base64url(value)}.${good.signature}`]);
    const spaced = base64url(JSON.stringify(claims, null, 1));
    return [
      ...asLists,
      ...whole,
      ['the same claims in another spelling', `${spaced}.${good.signature}`],
      ['no JSON', `${base64url('{')}.${good.signature}`],
    ];
  }

  /** Other signatures under our claims. */
  function otherSignatures(): readonly Forged[] {
    const { claims, signature } = good;
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const changed = [...signature].map((letter, index): Forged => {
      const next = letters[(letters.indexOf(letter) + 1) % 64];
      return [
        `letter ${index} of the signature`,
        `${claims}.${signature.slice(0, index)}${next}${signature.slice(index + 1)}`,
      ];
    });
    const cut = [...signature].map(
      (_letter, index): Forged => [
        `the first ${index} letters of the signature`,
        `${claims}.${signature.slice(0, index)}`,
      ],
    );
    const keys: readonly (readonly [string, string | Buffer])[] = [
      ['no key', ''],
      ['zeros', Buffer.alloc(32)],
      ['the claims as the key', claims],
      ['the signature as the key', Buffer.from(signature, 'base64url')],
      ['the base as the key', 'http://files.example'],
      ['the name of the product', 'svclink'],
      ['a usual word', 'secret'],
    ];
    const signed = keys.flatMap(([name, key]): readonly Forged[] =>
      ['sha256', 'sha1', 'sha512', 'md5'].map((hash) => [
        `signed by ${name}, ${hash}`,
        `${claims}.${createHmac(hash, key).update(claims).digest('base64url')}`,
      ]),
    );
    const hashed = ['sha256', 'sha512'].map(
      (hash): Forged => [
        `${hash} without a key`,
        `${claims}.${createHash(hash).update(claims).digest('base64url')}`,
      ],
    );
    const alteredClaims = Array.from({ length: 24 }, (_, part): Forged => {
      const index = Math.floor((part * claims.length) / 24);
      const next = letters[(letters.indexOf(claims[index] ?? '') + 1) % 64];
      return [
        `letter ${index} of the claims`,
        `${claims.slice(0, index)}${next}${claims.slice(index + 1)}.${signature}`,
      ];
    });
    return [...changed, ...cut, ...alteredClaims, ...signed, ...hashed];
  }

  /** Other spellings of an address that works. */
  function otherSpellings(): readonly Forged[] {
    const { token, claims, signature } = good;
    const bytes = Buffer.from(signature, 'base64url');
    const first = (text: string) => `%${text.charCodeAt(0).toString(16)}${text.slice(1)}`;
    return [
      ['padding', `${token}=`],
      ['padding of the claims', `${claims}=.${signature}`],
      ['two paddings', `${token}==`],
      ['the signature in hex', `${claims}.${bytes.toString('hex')}`],
      ['the signature in latin1', `${claims}.${encodeURIComponent(bytes.toString('latin1'))}`],
      ['capital letters', token.toUpperCase()],
      ['small letters', token.toLowerCase()],
      ['a letter of the claims in percent', first(token)],
      ['a letter of the signature in percent', `${claims}.${first(signature)}`],
      ['the point in percent', `${claims}%2e${signature}`],
      ['a comma for the point', `${claims},${signature}`],
      ['two points', `${claims}..${signature}`],
      ['a third part', `${token}.x`],
      ['an empty third part', `${token}.`],
      ['an empty first part', `.${token}`],
      ['the parts turned round', `${signature}.${claims}`],
      ['the claims twice', `${claims}.${claims}`],
      ['the signature twice', `${claims}.${signature}${signature}`],
      ['no signature', `${claims}.`],
      ['no point', claims],
      ['no claims', `.${signature}`],
      ['a point', '.'],
      ['nothing', ''],
      ['a blank in percent', `${token}%20`],
      ['a NUL in percent', `${token}%00`],
      ['a line end in percent', `${token}%0a`],
      ['a parameter of the path', `${token};v=1`],
      ['an extension', `${token}.pdf`],
      ['a slash at its end', `${token}/`],
      ['an address in itself', `${token}/${'x'.repeat(10)}`],
      ['a name of objects', '__proto__.constructor'],
      ['the hash of the content', sha256Of(CONTENT)],
      ['the way to the content', `..%2f${sha256Of(CONTENT)}`],
      ['very long claims', `${'A'.repeat(5000)}.${signature}`],
      ['a very long signature', `${claims}.${'A'.repeat(5000)}`],
    ];
  }

  /** Parts of addresses that work, put together anew. */
  function mixed(): readonly Forged[] {
    const [claims = '', signature = ''] = others.token.split('.');
    const [foreign = '', foreignSignature = ''] = others.ofOtherSite.split('.');
    return [
      ['the signature of another file', `${good.claims}.${signature}`],
      ['the claims of another file', `${claims}.${good.signature}`],
      ['another site', others.ofOtherSite],
      ['the signature of another site', `${good.claims}.${foreignSignature}`],
      ['the claims of another site', `${foreign}.${good.signature}`],
    ];
  }

  it('leads to nothing, and is told apart from no other [site.files.tampered]', async () => {
    const forged = [...otherClaims(), ...otherSignatures(), ...otherSpellings(), ...mixed()];
    expect(forged.length).toBeGreaterThanOrEqual(218);
    const wrong: string[] = [];
    const answers = new Set<string>();
    for (const [name, token] of forged) {
      const { status, text } = await get(`/files/${token}`);
      answers.add(text.replace(/^Date: .*$/m, ''));
      if (status !== 404) wrong.push(`${name}: ${status}`);
    }
    expect(wrong).toEqual([]);
    expect([...answers]).toHaveLength(1);
    const genuine = await get(`/files/${good.token}`);
    expect([genuine.status, genuine.text]).toEqual([200, expect.stringContaining('of acme')]);
  });

  it('does not come back to life once it has expired [site.files.thirty-minutes]', async () => {
    const [name, token = ''] = otherClaims().find(([one]) => one.startsWith('claim 3')) ?? [];
    test.ahead = 31 * MINUTE;
    const [expired, forged] = [await get(`/files/${good.token}`), await get(`/files/${token}`)];
    test.ahead = 0;
    expect([name, expired.status, forged.status]).toEqual([expect.any(String), 410, 404]);
    expect(expired.text).not.toContain('of acme');
  });
});
