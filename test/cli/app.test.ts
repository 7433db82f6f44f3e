import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ServedSite } from '../../src/cli/serve/start-site.js';
import { svclink } from './command-line.js';
import { opened } from './serve/opened-site.js';
import { removeFolder, temporaryFolder } from './serve/serve-process.js';

const folder = temporaryFolder();
const env = { SVCLINK_DATA: join(folder, 'data') };
const out = join(folder, 'credentials.json');
let served: ServedSite;

async function run(...args: readonly string[]): Promise<string> {
  const { out: text, err, status } = await svclink(args, { env });
  if (status !== 0) throw new Error(`${args.join(' ')}: ${err}`);
  return text;
}
const fails = async (...args: readonly string[]) => {
  const { err, status } = await svclink(args, { env });
  return [status, err.split('\n')[0]];
};
const groups = () =>
  svclink(['api', 'user/group/list', '--credentials', out, '--insecure-http'], { env });

beforeAll(async () => {
  served = await opened(env.SVCLINK_DATA);
});
afterAll(async () => {
  await served.stop();
  removeFolder(folder);
});

describe('svclink app, beside a served site', () => {
  it('makes an app whose credentials work with svclink api, and limits, disables, renews and removes it', async () => {
    await run('account', 'create', 'acme');
    await run('group', 'create', 'office');
    const made = await run('app', 'create', 'desk', '--scopes', 'user-r workorder-r', '--out', out);
    const credentials = JSON.parse(readFileSync(out, 'utf8'));
    expect(credentials).toMatchObject({
      scope: 'user-r workorder-r',
      api_url: `${served.publicUrl}/api`,
    });
    expect(made).toContain(`${credentials.client_id}: its credentials are in ${out}.`);
    expect(made).not.toContain(credentials.client_secret);
    expect(statSync(out).mode & 0o777).toBe(0o600);
    expect(JSON.parse((await groups()).out)).toEqual({ groups: { '1': 'office' } });

    await run('app', 'limit', 'desk', '--accounts', 'acme');
    expect(await run('app', 'show', 'desk')).toMatch(/^accounts +acme$/m);
    await run('app', 'limit', 'desk', '--all');
    expect(await run('app', 'list')).toMatch(
      /^desk +1-\w+-desk +user-r workorder-r +all +all +\S/m,
    );

    await run('app', 'limit', 'desk', '--rate', '5');
    expect(await run('app', 'show', 'desk')).toMatch(/^calls_per_minute +5$/m);
    await run('app', 'limit', 'desk', '--rate', 'default');
    expect(await run('app', 'show', 'desk')).not.toMatch(/^calls_per_minute +5$/m);
    await run('app', 'limit', 'desk', '--quota-size', '5', '--quota-notes', '7');
    expect(await run('app', 'show', 'desk')).toMatch(/^bytes_quota +5000000$/m);
    await run('app', 'limit', 'desk', '--quota-size', 'default', '--quota-files', '0');
    const quotas = (await run('app', 'show', 'desk')).match(/^\w+_quota +\S+$/gm);
    expect(quotas?.map((line) => line.replace(/ +/, ' '))).toEqual([
      'bytes_quota -',
      'files_quota 0',
      'notes_quota 7',
    ]);
    expect(await fails('app', 'limit', 'desk', '--quota-files', '-1')).toEqual([
      2,
      expect.stringContaining('--quota-files: must be a whole number'),
    ]);
    expect(await fails('app', 'limit', 'desk', '--rate', 'many')).toEqual([
      2,
      expect.stringContaining('--rate: must be a whole number'),
    ]);

    // What is refused has changed nothing.
    await run('app', 'limit', 'desk', '--accounts', 'acme');
    expect((await fails('app', 'limit', 'desk', '--all', '--rate', '0'))[0]).toBe(2);
    expect(await run('app', 'show', 'desk')).toMatch(/^accounts +acme$/m);
    const both = ['--rate', '7', '--accounts', 'nobody'];
    expect((await fails('app', 'limit', 'desk', ...both))[1]).toContain('nobody');
    expect(await run('app', 'show', 'desk')).not.toMatch(/^calls_per_minute +7$/m);
    await run('app', 'limit', 'desk', '--all');

    // The token from before loses a scope with the next call.
    await run('app', 'scopes', 'desk', '--scopes', 'workorder-r', '--codes', 'yes');
    expect((await groups()).err).toContain('scope');
    expect(await run('app', 'show', 'desk')).toMatch(/^scopes +workorder-r$/m);
    expect(await run('app', 'show', 'desk')).toMatch(/^sees_codes +(yes|true|1)$/m);
    await run('app', 'scopes', 'desk', '--scopes', 'user-r workorder-r');
    expect(JSON.parse((await groups()).out)).toEqual({ groups: { '1': 'office' } });
    expect(await fails('app', 'scopes', 'desk')).toEqual([
      2,
      expect.stringContaining('give --scopes or --codes'),
    ]);
    expect(await fails('app', 'scopes', 'desk', '--codes', 'perhaps')).toEqual([
      2,
      expect.stringContaining('--codes: write yes or no'),
    ]);

    await run('app', 'disable', 'desk');
    expect((await groups()).status).not.toBe(0);
    await run('app', 'enable', 'desk');
    const renewed = join(folder, 'renewed.json');
    await run('app', 'rotate', 'desk', '--out', renewed);
    expect((await groups()).err).toContain('invalid_client');
    expect(JSON.parse(readFileSync(renewed, 'utf8')).client_id).toBe(credentials.client_id);
    expect(await run('app', 'keys', 'rotate')).toBe('New tokens have the new key.\n');
    await run('app', 'remove', 'desk');
    expect(await run('app', 'list')).toBe('None.\n');
  });

  it('names what is missing, writes over no file, and leaves none of an app that was not made', async () => {
    const file = join(folder, 'other.json');
    expect(await fails('app', 'create', 'x', '--out', file)).toEqual([
      expect.any(Number),
      expect.stringContaining('scopes: is required'),
    ]);
    expect(existsSync(file)).toBe(false);
    expect(await fails('app', 'create', 'x', '--scopes', 'bid-r', '--out', out)).toEqual([
      2,
      `svclink app: ${out}: exists already; name another file by --out`,
    ]);
    expect(await fails('app', 'limit', 'x')).toEqual([
      2,
      'svclink app: give --accounts or --links, or else --all; or --rate or a quota',
    ]);
    expect(await fails('app', 'keys', 'turn')).toEqual([
      2,
      'svclink app: write: svclink app keys rotate',
    ]);
    const [, unknown] = await fails('app', 'show', 'x');
    expect(unknown).toContain('there is no app x');
    expect(await run('app', 'list')).toBe('None.\n');
  });
});
