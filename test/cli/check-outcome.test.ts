import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createReceiver, staticAccounts } from 'svclink';
import { serve, temporaryFolder } from '../support/resources.js';
import { svclink } from './command-line.js';

const GOOD = {
  remote_site_id: '3f9d6a52-7c1e-4b0a-9d35-6e2f8a41c7b0',
  error: false,
  success: true,
  return_error_msg: '',
  result_data: [],
};
const refusal = (text: string) =>
  JSON.stringify({ ...GOOD, error: true, success: false, return_error_msg: text });

let requests = 0;
const folder = temporaryFolder();
beforeEach(() => {
  requests = 0;
});

/** Something that answers, and is checked. */
async function check(listener: RequestListener, ...args: string[]) {
  const counting: RequestListener = (request, response) => {
    requests += 1;
    request.resume().once('end', () => listener(request, response));
  };
  const { url } = await serve(counting);
  const account = ['--user', 'demo', '--password', 'swordfish'];
  return svclink(['check', `${url}/link`, ...account, ...args]);
}

const answering =
  (text: string, status = 200, type = 'application/json'): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': type }).end(text);
  };
/** Takes everything from everybody. */
const takingAll = answering(JSON.stringify(GOOD));

describe('svclink check, where there is nothing to check', () => {
  it.each<[string, RequestListener, string]>([
    [
      'an HTML page',
      answering('<!doctype html><h1>Not found</h1>', 404, 'text/html'),
      'no receiver of the protocol: it answers with HTTP status 404, an HTML page',
    ],
    ['plain text', answering('hello', 200, 'text/plain'), 'HTTP status 200, no JSON'],
    ['other JSON', answering('{"hello":"world"}'), 'HTTP status 200, JSON, but no envelope'],
    ['a list', answering('[]'), 'JSON, but no envelope'],
    [
      'a refused account',
      answering(refusal('Could not validate username and password.')),
      'the receiver refuses this user and password: Could not validate username and password.',
    ],
    [
      'an account that is throttled',
      answering(refusal('Too many failed attempts. Try again in 47 seconds.')),
      'the receiver takes no attempt for another 47 seconds; check again then',
    ],
    ['a refusal that steers', answering(refusal('a\u001b[2J\nb')), 'password: a·[2J·b'],
  ])('ends with one line after two requests: %s', async (_what, listener, message) => {
    const { status, out, err } = await check(listener);
    expect([status, out, requests]).toEqual([2, '', 2]);
    expect(err).toContain(message);
    expect(err).toMatch(/^svclink check: http:\/\/127\.0\.0\.1:\d+\/link: [^\n]+\n$/);
    expect(err).not.toContain('swordfish');
  });

  it('writes no report', async () => {
    const html = join(folder, 'check.html');
    await check(answering('<p>', 200, 'text/html'), '--html', html);
    await expect(readFile(html)).rejects.toThrow('ENOENT');
  });
});

describe('what svclink check ends with', () => {
  const should = ['--only', 'site.too-short'];

  it('is success when a SHOULD fails, failure by --strict', async () => {
    expect((await check(takingAll, ...should)).status).toBe(1);
    const both = [...should, '--only', 'validate_user.answers'];
    const lenient = await check(takingAll, ...both);
    expect(lenient.status).toBe(0);
    expect(lenient.out).toContain('No MUST fails.');
    const strict = await check(takingAll, ...both, '--strict', '--junit', join(folder, 'x.xml'));
    expect(strict.status).toBe(1);
    expect(strict.out).toContain('At least one MUST or SHOULD fails.');
    expect(await readFile(join(folder, 'x.xml'), 'utf8')).toContain(
      '<testsuite name="site" tests="1" failures="1"',
    );
  });

  it('are the ids of what failed, the gravest first', async () => {
    const only = [...should, '--only', 'credentials.wrong-password'];
    const { status, out } = await check(takingAll, ...only);
    expect(status).toBe(1);
    expect(out.split('Failed:\n')[1]).toBe(
      '  MUST   credentials.wrong-password\n  SHOULD site.too-short\n',
    );
  });

  it('names what was skipped by --verbose only', async () => {
    const only = ['--only', 'get_order.answers', '--only', 'validate_user.answers'];
    const { out } = await check(takingAll, ...only);
    expect(out).toContain('1 skipped');
    expect(out).not.toMatch(/get_order|skipped: /);
    const verbose = await check(takingAll, ...only, '--verbose');
    expect(verbose.out).toContain('[get_order.answers]');
    expect(verbose.out).toContain('skipped: ');
  });
});

describe('svclink check --html and --junit', () => {
  it.each([['--html'], ['--junit']])('%s is refused before anything is sent', async (option) => {
    for (const path of [join(folder, 'none', 'x'), folder]) {
      const { status, out, err } = await check(takingAll, option, path);
      expect([status, out, requests]).toEqual([2, '', 0]);
      expect(err).toContain(`svclink check: ${option}: cannot be written: `);
    }
  });
});

describe('audits that only read', () => {
  it('run side by side, with at most twelve requests at a time', async () => {
    let running = 0;
    let most = 0;
    const slow: RequestListener = async (request, response) => {
      running += 1;
      most = Math.max(most, running);
      await delay(60);
      running -= 1;
      takingAll(request, response);
    };
    await check(slow, '--only', 'form', '--only', 'get_all_orders');
    expect(most).toBeGreaterThan(2);
    expect(most).toBeLessThanOrEqual(12);
  });
});

describe('svclink check, where something else answers', () => {
  it.each<[string, RequestListener, string]>([
    ['a CSRF check', answering('<h1>invalid csrf token</h1>', 403, 'text/html'), 'a CSRF check'],
    ['a log-in', answering('', 302), 'a login stands in front'],
    ['a rate limit', answering('{"error":"Too many requests"}', 429), 'a rate limit'],
    ['a body limit', answering('PayloadTooLarge', 413, 'text/plain'), 'the body limit'],
    ['an API of its own', answering('{"error":"Log in first."}', 401), 'a login or HTTP'],
  ])('names %s, and refuses no password for it', async (_name, listener, cause) => {
    const { status, err } = await check(listener);
    expect(status).toBe(2);
    expect(err).toContain(`usually ${cause}`);
    expect(err).not.toContain('user and password');
  });
});

describe('svclink check, where there is no order', () => {
  it('says so first, and how to go on [check.empty]', async () => {
    const receiver = createReceiver({
      siteId: GOOD.remote_site_id,
      accounts: staticAccounts([{ username: 'demo', password: 'swordfish' }]),
      logger: false,
    }).on('get_all_orders', () => []);
    const { url } = await serve(receiver);
    const account = ['--user', 'demo', '--password', 'swordfish'];
    const { status, out } = await svclink(['check', url, ...account]);
    expect(status).toBe(0);
    const lines = out.split('\n').slice(0, 4).join('\n');
    expect(lines).toContain('The receiver lists no open order');
    expect(lines).toContain('link.store.addSampleOrder()');
    expect(lines).toContain('svclink order create --example');
  });
});
