import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { svclink } from './command-line.js';
import { removeFolder, temporaryFolder } from './serve/serve-process.js';

const folder = temporaryFolder();
const file = join(folder, 'credentials.json');
const HTTP = 'http://unknown.invalid/api';

const withAddress = (api_url: string) => {
  const secret = { client_id: 'a', client_secret: 'the secret', scope: 'user-r' };
  writeFileSync(file, JSON.stringify({ grant_type: 'client_credentials', ...secret, api_url }));
  return ['--credentials', file, '--only', 'user/search.answers', '--timeout', '1000'];
};
afterAll(() => removeFolder(folder));

describe('svclink check-api', () => {
  it.each([
    ['the address of the credentials', HTTP, []],
    ['the argument', 'https://unknown.invalid/api', [HTTP]],
  ])('sends no secret over http to another machine by %s', async (_case, api_url, address) => {
    const { status, err } = await svclink(['check-api', ...address, ...withAddress(api_url)]);
    expect(status).toBe(2);
    expect(err).toContain('unknown.invalid without TLS');
    expect(err).not.toContain('the secret');
    const api = await svclink(['api', 'user/search', '--credentials', file]);
    if (address.length === 0) expect(err).toBe(api.err.replace('svclink api', 'svclink check-api'));
  });

  it.each([
    ['http to another machine with --insecure-http', [HTTP, '--insecure-http']],
    ['http to this machine', ['http://127.0.0.1:9/api']],
    ['https', ['https://unknown.invalid/api']],
  ])('calls %s', async (_case, args) => {
    const { err } = await svclink(['check-api', ...args, ...withAddress(HTTP)]);
    expect(err).toContain(': no answer: ');
  });

  it.each(['ftp://127.0.0.1/api', 'nothing', 'https://a:b@127.0.0.1/api'])(
    'refuses the address %s',
    async (address) => {
      const { status, err } = await svclink(['check-api', address, ...withAddress(HTTP)]);
      expect([status, err]).toEqual([2, expect.stringContaining('api_url')]);
    },
  );
});
