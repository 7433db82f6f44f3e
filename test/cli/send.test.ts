import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Io } from '../../src/cli/io.js';
import { isUuidV4 } from '../../src/protocol/envelope/envelope.js';
import {
  answering,
  cut,
  dataOf,
  envelope,
  envelopeOf,
  inTurn,
  type Peer,
  SITE,
  startPeer,
  text,
} from '../client/peer.js';
import { freePort } from '../support/free-port.js';
import { svclink } from './command-line.js';

let peer: Peer;
let folder: string;

beforeAll(async () => {
  peer = await startPeer();
  folder = await mkdtemp(join(tmpdir(), 'cli-send-'));
});
beforeEach(() => {
  peer.seen.length = 0;
  peer.answer = answering();
});
afterAll(async () => {
  await peer.close();
  await rm(folder, { recursive: true });
});

const run = (args: string[], io: Partial<Io> = {}) => svclink(['send', ...args], io);

const who = () => ['--url', peer.url, '--user', 'demo', '--password', 'demo'];

describe('svclink send', () => {
  it('prints the result as JSON on one line, and ends with 0', async () => {
    peer.answer = answering({
      result_data: [{ report_id: 1, wo_number: 'W', wo_status: 'Unread' }],
    });
    const { status, out, err } = await run(['get_all_orders', ...who()]);
    expect([status, err]).toEqual([0, '']);
    expect(out).toBe('[{"report_id":"1","wo_number":"W","wo_status":"Unread"}]\n');
  });

  it('prints it pretty on a terminal', async () => {
    peer.answer = answering({ result_data: { remote_note_id: 5 } });
    const note = '{"note_id":1,"note_type":"wo","note_text":"x","has_attachments":"1"}';
    const data = `{"dst_report_id":"5","note":[${note}]}`;
    const { out } = await run(['send_notes', ...who(), '--data', data], { isTerminal: true });
    expect(out).toBe('{\n  "remote_note_id": "5"\n}\n');
  });

  it('calls with a new v4 UUID, or the one that is given', async () => {
    await run(['validate_user', ...who()]);
    await run(['validate_user', ...who()]);
    await run(['validate_user', ...who(), '--site-id', SITE]);
    const ids = peer.seen.map((seen) => envelopeOf(seen).site_id);
    expect(ids.every(isUuidV4)).toBe(true);
    expect(ids[0]).not.toBe(ids[1]);
    expect(ids[2]).toBe(SITE);
  });

  it('takes numbers, as one types them', async () => {
    await run(['mark_order_imported', ...who(), '--data', '{"report_id": 4711}']);
    expect(dataOf(peer.seen[0])).toEqual({ report_id: '4711' });
  });

  it('takes data from a file and from standard input', async () => {
    const path = join(folder, 'data.json');
    await writeFile(path, '{"report_id":"1"}');
    await run(['mark_order_imported', ...who(), '--data', `@${path}`]);
    const stdin = async () => '{"report_id":"2"}';
    await run(['mark_order_imported', ...who(), '--data', '-'], { stdin });
    expect(peer.seen.map(dataOf)).toEqual([{ report_id: '1' }, { report_id: '2' }]);
  });

  it('takes who and where from the environment', async () => {
    const sha1 = '89e495e7941cf9e40e6980d14a16bf023ccd4c91';
    const env = { SVCLINK_URL: peer.url, SVCLINK_USER: 'demo', SVCLINK_SITE_ID: SITE };
    expect(
      (await run(['validate_user'], { env: { ...env, SVCLINK_PASSWORD: 'demo' } })).status,
    ).toBe(0);
    expect(
      (await run(['validate_user'], { env: { ...env, SVCLINK_PASSWORD_SHA1: sha1 } })).status,
    ).toBe(0);
    const expected = { username: 'demo', password: sha1, site_id: SITE };
    expect(peer.seen.map(envelopeOf)).toMatchObject([expected, expected]);
  });

  it('takes the receiver at PORT of this machine where no address is given', async () => {
    const { port } = new URL(peer.url);
    const env = { PORT: port, SVCLINK_USER: 'demo', SVCLINK_PASSWORD: 'demo' };
    expect((await run(['validate_user'], { env })).status).toBe(0);
    expect(peer.seen).toHaveLength(1);
  });

  it('sends in the encoding, with the headers and the names that are asked for', async () => {
    const dialect = ['--dialect', '{"brand":"acme"}'];
    const data = ['--data', '{"svclink_push":"https://p.example/"}'];
    await run(['validate_user', ...who(), '--raw', ...dialect, ...data, '--header', 'X-Gate: a:b']);
    await run(['validate_user', ...who(), '--multipart']);
    expect(String(peer.seen[0]?.body)).toMatch(/^payload=\{/);
    expect(dataOf(peer.seen[0])).toEqual({ acmelink_push: 'https://p.example/' });
    expect(peer.seen[0]?.headers['x-gate']).toBe('a:b');
    expect(peer.seen[1]?.headers['content-type']).toMatch(/^multipart/);
  });

  it('sends a file, with a bar on a terminal', async () => {
    const path = join(folder, 'front.jpg');
    await writeFile(path, Buffer.alloc(2_000_000, 1));
    const args = [
      'send_file',
      ...who(),
      '--file',
      path,
      '--data',
      '{"dst_report_id":5,"file_id":"a"}',
    ];
    const { status, out, err } = await run(args, { isTerminal: true });
    expect([status, out]).toEqual([0, 'null\n']);
    expect(err).toMatch(/\r\[#{24}\] 2\.0 MB of 2\.0 MB\n$/);
    expect((await run(args)).err).toBe('');
  });

  it('sends events of other names as they are', async () => {
    peer.answer = answering({ result_data: { any: ['1'] } });
    const { out } = await run(['get_job_notes', ...who(), '--data', '{"a":1}']);
    expect(out).toBe('{"any":["1"]}\n');
    expect(dataOf(peer.seen[0])).toEqual({ a: 1 });
  });

  it('sends known events as they are by --unchecked', async () => {
    const { status } = await run([
      'get_order',
      ...who(),
      '--unchecked',
      '--data',
      '{"report_id":[]}',
    ]);
    expect(status).toBe(0);
    expect(dataOf(peer.seen[0])).toEqual({ report_id: [] });
  });

  it('prints invoice items in their order', async () => {
    peer.answer = text(envelope({ result_data: 'X' }).replace('"X"', '{"9":"a","1":"b"}'));
    const { out } = await run(['get_invoice_items_order', ...who(), '--data', '{"report_id":1}']);
    expect(out).toContain('[{"id":"9","description":"a"},{"id":"1","description":"b"}]');
  });

  const odd = [{ report_id: '1', wo_number: 'W', wo_status: 'Unread', org_wo_num: 'x\u001b' }];

  it('prints an odd result, with a warning', async () => {
    peer.answer = answering({ result_data: odd });
    const { status, out, err } = await run(['get_all_orders', ...who()]);
    expect([status, JSON.parse(out)]).toEqual([0, odd]);
    expect(err).toMatch(/^Warning: result_data\[0\]\.org_wo_num: must be an id.*, not x·\n$/);
  });

  it('prints deviations with --json', async () => {
    peer.answer = answering({ result_data: [...odd, { report_id: '' }] });
    const { status, out } = await run(['get_all_orders', ...who(), '--json']);
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      ok: true,
      deviations: [{ path: 'result_data[0].org_wo_num' }, { path: 'result_data[1].report_id' }],
      unreadable: [{ sent: { report_id: '' } }],
    });
  });

  it('refuses an odd result by --strict', async () => {
    peer.answer = answering({ result_data: odd });
    const { status, err } = await run(['get_all_orders', ...who(), '--strict']);
    expect(status).toBe(1);
    expect(err).toMatch(/get_all_orders: result_data\[0\]\.org_wo_num: must be an id/);
  });

  it('repeats as often as it is told', async () => {
    peer.answer = inTurn(cut, cut, answering());
    const args = ['mark_order_imported', ...who(), '--data', '{"report_id":1}'];
    expect((await run([...args, '--retry', '2', '--recognises-repetitions'])).status).toBe(0);
    expect(peer.seen).toHaveLength(3);
    peer.answer = inTurn(cut, answering());
    expect((await run([...args, '--retry', '0'])).status).toBe(1);
  });

  it('explains itself', async () => {
    const { status, out } = await run(['--help']);
    expect(status).toBe(0);
    expect(out).toMatch(/^Usage: svclink send EVENT/);
    for (const flag of [
      '--raw',
      '--multipart',
      '--password-sha1',
      'SVCLINK_PASSWORD',
      '--retry <N>',
    ]) {
      expect(out).toContain(flag);
    }
  });
});

describe('svclink send, when the call fails', () => {
  it('prints what the receiver says, and ends with 1', async () => {
    peer.answer = answering({ error: true, success: false, return_error_msg: 'No order 5' });
    const { status, out, err } = await run(['get_order', ...who(), '--data', '{"report_id":5}']);
    expect([status, out, err]).toEqual([1, '', 'get_order: No order 5\n']);
  });

  it('does not let a peer steer the terminal', async () => {
    peer.answer = answering({ error: true, return_error_msg: 'a\u001b[2Jb\rc\u0007' });
    const { err } = await run(['validate_user', ...who()]);
    expect(err).toBe('validate_user: a·[2Jb·c·\n');
  });

  it('does not let a peer steer it by JSON, which says the same all the same', async () => {
    const steering = '\u009b31m\u202eg\u2028pj\u2066';
    peer.answer = answering({ error: true, return_error_msg: steering });
    const { out } = await run(['validate_user', ...who(), '--json']);
    for (const sign of steering.replace(/[\w]/g, '')) expect(out).not.toContain(sign);
    expect(JSON.parse(out).error.reasons).toEqual([steering]);
  });

  it('does not let a result steer it, which reads the same all the same', async () => {
    const steering = '\u001b[2J\u009b31m\u202egpj\u2066';
    peer.answer = answering({ result_data: { 1: steering } });
    for (const json of [[], ['--json']]) {
      const { out } = await run([
        'get_report_photo_descriptions',
        ...who(),
        '--data',
        '{"report_id":5}',
        ...json,
      ]);
      for (const sign of '\u001b\u009b\u202e\u2066') expect(out).not.toContain(sign);
      expect(JSON.stringify(JSON.parse(out))).toContain(JSON.stringify(steering));
    }
  });

  it.each<[string, () => void, RegExp]>([
    [
      'an HTML page',
      () => {
        peer.answer = text('<html>x', 404);
      },
      /HTTP status 404 without an envelope: it is an HTML page/,
    ],
    [
      'a cut connection',
      () => {
        peer.answer = cut;
      },
      /cut the connection before its answer was complete/,
    ],
  ])('explains %s', async (_title, prepare, message) => {
    prepare();
    const { status, err } = await run(['validate_user', ...who(), '--retry', '0']);
    expect(status).toBe(1);
    expect(err).toMatch(message);
    expect(err.trim().split('\n')).toHaveLength(2);
  });

  it('explains that no answer came in time', async () => {
    peer.answer = () => undefined;
    const { status, err } = await run(['validate_user', ...who(), '--timeout', '60']);
    expect(status).toBe(1);
    expect(err).toMatch(/no complete answer from 127.0.0.1:[0-9]+ within 60 ms/);
    expect(err.trim().split('\n')).toHaveLength(2);
  });

  it('explains that nothing listens, or that there is no such host', async () => {
    const gone = `http://127.0.0.1:${await freePort()}/link`;
    const args = (url: string) => [
      'validate_user',
      '--url',
      url,
      '--user',
      'a',
      '--password',
      'b',
      '--retry',
      '0',
    ];
    expect((await run(args(gone))).err).toMatch(
      /nothing listens at 127\.0\.0\.1:\d+ \(ECONNREFUSED\)/,
    );
    expect((await run(args('http://receiver.invalid/'))).err).toMatch(
      /receiver\.invalid does not resolve/,
    );
  });

  it('names the place of wrong data, and a file that cannot be read', async () => {
    const wrong = await run(['get_order', ...who(), '--data', '{"report_id":"x"}']);
    expect(wrong.status).toBe(1);
    expect(wrong.err).toContain('event_data.report_id: must be an id');
    const file = ['--file', join(folder, 'no.jpg'), '--data', '{"dst_report_id":5,"file_id":"a"}'];
    const { status, err } = await run(['send_file', ...who(), ...file]);
    expect(status).toBe(1);
    expect(err).toContain('cannot be read');
    expect(peer.seen).toHaveLength(0);
  });
});

describe('svclink send --json', () => {
  it('prints what stands beside the result', async () => {
    peer.answer = answering({ remote_org_id: 18 });
    const { out } = await run(['validate_user', ...who(), '--json'], { isTerminal: true });
    expect(JSON.parse(out)).toMatchObject({ ok: true, status: 200, remoteOrgId: 18, result: null });
    expect(out.trim().split('\n')).toHaveLength(1);
  });

  it('prints a failure to standard output as well, and still ends with 1', async () => {
    peer.answer = answering({ error: true, return_error_msg: 'no' });
    const { status, out, err } = await run(['validate_user', ...who(), '--json']);
    expect([status, err]).toEqual([1, '']);
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      error: { code: 'refused', kind: 'refused', status: 200, reasons: ['no'] },
    });
  });
});

describe('svclink send, used wrongly', () => {
  it.each<[string, string[], RegExp]>([
    ['no event', [], /which EVENT\?/],
    [
      'two events',
      ['a', 'b'],
      /too many arguments for 'send'.*A value that contains blanks stands in single quotes\./,
    ],
    ['an unknown option', ['x', '--colour'], /--colour/],
    ['an option without its value', ['x', '--url'], /--url/],
    [
      'no address',
      ['x', '--user', 'a', '--password', 'b'],
      /--url is missing \(or .* SVCLINK_URL\)/,
    ],
    ['no user', ['x', '--url', 'http://h/', '--password', 'b'], /--user is missing/],
    ['no password', ['x', '--url', 'http://h/', '--user', 'a'], /--password is missing/],
    [
      'a broken address',
      ['x', '--url', 'h', '--user', 'a', '--password', 'b'],
      /url: must be an absolute/,
    ],
  ])('ends with 2 for %s', async (_title, args, message) => {
    const { status, out, err } = await run(args);
    expect([status, out]).toEqual([2, '']);
    expect(err).toMatch(message);
    expect(err.startsWith('svclink send: ')).toBe(true);
    expect(err.trim().split('\n').length).toBeLessThan(3);
  });

  it.each<[string, string[], RegExp]>([
    ['data that is not JSON', ['--data', '{report_id:1}'], /--data: is not JSON/],
    ['data that is no object', ['--data', '[1]'], /--data: must be a JSON object/],
    [
      'a data file that is not there',
      ['--data', '@/nowhere/x.json'],
      /\/nowhere\/x.json: cannot be read \(ENOENT\)/,
    ],
    ['a broken dialect', ['--dialect', '{"foo":"x"}'], /dialect\.foo: unknown name/],
    ['a broken site id', ['--site-id', 'x'], /siteId: must be a v4 UUID/],
    ['a hash that is none', ['--password-sha1', 'x'], /exclude each other/],
    [
      'a time that is none',
      ['--timeout', '5s'],
      /--timeout: must be a whole number of milliseconds, not 5s\n {2}--timeout <MS> /,
    ],
    ['a time of 0', ['--timeout', '0'], /timeout: must be a whole number from 1/],
    ['too many repetitions', ['--retry', '1000'], /retry.limit: must be/],
    ['a header without a name', ['--header', 'x'], /--header: must be/],
    ['raw and multipart', ['--raw', '--multipart'], /exclude each other/],
    ['a file with another event', ['--file', 'a.jpg'], /--file goes with send_file only/],
  ])('ends with 2 for %s', async (_title, args, message) => {
    const { status, err } = await run(['validate_user', ...who(), ...args]);
    expect(status).toBe(2);
    expect(err).toMatch(message);
    expect(peer.seen).toHaveLength(0);
  });

  it('never repeats the password', async () => {
    const { err } = await run(['x', '--url', 'nonsense', '--user', 'a', '--password', 'hunter2']);
    expect(err).not.toContain('hunter2');
  });
});
