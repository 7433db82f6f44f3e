import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { audits } from '../../src/conformance/index.js';
import { type CheckedSite, startSite } from '../conformance/site.js';
import { freePort } from '../support/free-port.js';
import { serve, temporaryFolder } from '../support/resources.js';
import { svclink } from './command-line.js';

const run = (args: string[], env: Record<string, string> = {}, isTerminal = false) =>
  svclink(['check', ...args], { env, isTerminal });

const ACCOUNT = ['--user', 'demo', '--password', 'demo'];

describe('svclink check', () => {
  let site: CheckedSite;
  const folder = temporaryFolder();
  beforeAll(async () => {
    site = await startSite();
  });

  it('exits 0 and prints a report by area when no MUST fails', async () => {
    const { status, out, err } = await run([
      site.url,
      ...ACCOUNT,
      '--only',
      'form',
      '--only',
      'site',
    ]);
    expect(status).toBe(0);
    expect(out).toContain('form (18 passed)');
    expect(out).toContain('✔ MUST   A percent-encoded urlencoded form');
    expect(out).toContain('No MUST fails.');
    expect(out).not.toContain('\u001b[');
    expect(err).toBe('');
  });

  it('shows progress in one line and colours on a terminal, and no colours under NO_COLOR', async () => {
    const only = [site.url, ...ACCOUNT, '--only', 'site'];
    const { out, err } = await run(only, {}, true);
    expect(out).toContain('\u001b[32m');
    expect(err).toMatch(/\r\[#{5}\.{19}\] 1 of 5 {2}site\./);
    expect(err).toMatch(/\r +\r$/);
    expect((await run(only, { NO_COLOR: '1' }, true)).out).not.toContain('\u001b[32m');
  });

  it('shows progress no wider than the terminal, and none where messages go elsewhere', async () => {
    const on = (width: number) =>
      svclink(['check', site.url, ...ACCOUNT, '--only', 'site'], {
        isTerminal: true,
        messageWidth: () => width,
      });
    const { err } = await on(40);
    expect(err).toMatch(/\r\[#{5}\.{19}\] 1 of 5 {2}site/);
    expect(Math.max(...err.split('\r').map(({ length }) => length))).toBe(39);
    expect((await on(0)).err).toBe('');
  });

  it('shows request and answer of what fails, without the password', async () => {
    const args = ['--order', '999999999', '--only', 'get_order.answers'];
    const { status, out } = await run([site.url, ...ACCOUNT, ...args]);
    expect(status).toBe(1);
    expect(out).toContain('fix: ');
    expect(out).toContain('"password":"[hidden]"');
    expect(out).not.toContain('89e495e7941cf9e40e6980d14a16bf023ccd4c91');
    expect(out).toContain('At least one MUST fails');
  });

  it('writes JSON to standard output, JUnit and HTML to files', async () => {
    const [junit, html] = [join(folder, 'check.xml'), join(folder, 'check.html')];
    const files = ['--json', '--quiet', '--junit', junit, '--html', html, '--only', 'site'];
    const { status, out, err } = await run([site.url, ...ACCOUNT, ...files]);
    expect([status, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({ conforms: true, counts: { passed: 5 }, write: false });
    expect(await readFile(junit, 'utf8')).toContain(
      '<testsuite name="site" tests="5" failures="0"',
    );
    expect(await readFile(html, 'utf8')).toMatch(/^<!doctype html>/);
  });

  it('takes the account from the environment', async () => {
    const sha1 = '89e495e7941cf9e40e6980d14a16bf023ccd4c91';
    const only = [site.url, '--only', 'validate_user.answers', '--quiet'];
    const first = await run(only, { SVCLINK_USER: 'demo', SVCLINK_PASSWORD: 'demo' });
    const second = await run(only, { SVCLINK_USER: 'demo', SVCLINK_PASSWORD_SHA1: sha1 });
    expect([first.status, second.status]).toEqual([0, 0]);
    expect(first.out).toContain('1 passed, 0 failed');
  });

  it('takes the address from the environment, or the receiver at PORT of this machine', async () => {
    const only = ['--only', 'validate_user.answers', '--quiet', ...ACCOUNT];
    const named = await run(only, { SVCLINK_URL: site.url, PORT: '1' });
    expect(named.out).toContain('1 passed, 0 failed');
    const here = await run(only, { PORT: '1' });
    expect([here.status, here.err]).toEqual([
      2,
      expect.stringContaining('http://localhost:1/link'),
    ]);
  });

  it('lists every audit without an address, as text and as JSON', async () => {
    const { status, out } = await run(['--list']);
    expect(status).toBe(0);
    expect(out.trim().split('\n')).toHaveLength(audits.length + 1);
    expect(out).toContain('send_notes.object');
    const some = await run(['--list', '--json', '--only', 'site']);
    expect(JSON.parse(some.out)).toHaveLength(5);
  });

  it('prints its usage', async () => {
    const { status, out } = await run(['--help']);
    expect([status, out.includes('Exit status')]).toEqual([0, true]);
  });

  it.each([
    ['no address', [...ACCOUNT], 'which URL?'],
    ['two addresses', ['http://a', 'http://b', ...ACCOUNT], 'too many arguments'],
    ['no http address', ['ftp://a', ...ACCOUNT], 'url: must be'],
    ['no user', ['http://a', '--password', 'x'], '--user is missing'],
    ['no password', ['http://a', '--user', 'x'], '--password is missing'],
    ['two passwords', ['http://a', ...ACCOUNT, '--password-sha1', 'x'], 'exclude each other'],
    ['a hash that is none', ['http://a', '--user', 'x', '--password-sha1', 'x'], '40 hex digits'],
    ['an unknown option', ['http://a', '--wrong'], '--wrong'],
    [
      'an unknown audit',
      ['http://a', ...ACCOUNT, '--only', 'no.such'],
      'no audit and no area no.such',
    ],
    ['an unknown audit to list', ['--list', '--only', 'no.such'], 'no audit and no area no.such'],
    ['an order that is none', ['http://a', ...ACCOUNT, '--order', 'x1'], 'order: must be'],
    ['a timeout that is none', ['http://a', ...ACCOUNT, '--timeout', 'soon'], '--timeout: must be'],
    ['a dialect that is none', ['http://a', ...ACCOUNT, '--dialect', '[1]'], '--dialect: must be'],
    [
      'an unknown name in a dialect',
      ['http://a', ...ACCOUNT, '--dialect', '{"x":"y"}'],
      'unknown name',
    ],
    [
      'a dialect file that is not there',
      ['http://a', ...ACCOUNT, '--dialect', '@/no/file'],
      'ENOENT',
    ],
  ])('exits 2 for %s', async (_what, args, message) => {
    const { status, out, err } = await run(args);
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(err.startsWith('svclink check: ')).toBe(true);
    expect(err.trim().split('\n').length).toBeLessThan(3);
  });

  it('exits 2 when nothing answers', async () => {
    const { status, err } = await run([`http://127.0.0.1:${await freePort()}/link`, ...ACCOUNT]);
    expect(status).toBe(2);
    expect(err).toMatch(/nothing listens at .*ECONNREFUSED/);
  });

  it('exits 2 when an answer never comes', async () => {
    const { url } = await serve(() => {});
    const slow = ['--timeout', '50', '--password', 'x', '--user', 'x'];
    const { status, err } = await run([`${url}/link`, ...slow]);
    expect(status).toBe(2);
    expect(err).toContain('no answer within 0.05 seconds');
  });

  it('exits 2 when a report cannot be written', async () => {
    const html = ['--html', join(folder, 'none', 'check.html'), '--only', 'site'];
    const { status, err } = await run([site.url, ...ACCOUNT, ...html]);
    expect([status, err.includes('--html: cannot be written: ENOENT')]).toEqual([2, true]);
  });
});
