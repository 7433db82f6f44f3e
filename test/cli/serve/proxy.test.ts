import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import { join } from 'node:path';
import type { Io } from '../../../src/cli/io.js';
import { readServeSettings } from '../../../src/cli/serve/read-settings.js';
import { type ServedSite, startSite } from '../../../src/cli/serve/start-site.js';
import { sendEvent } from '../../../src/testing/index.js';
import { StubOwner } from '../../site/importer/pair.js';
import { ACCESS, ObjectStore } from '../../site/object-store.js';
import { AUTHORITY, SERVER } from '../../support/certificates.js';
import { ConnectProxy } from '../../support/connect-proxy.js';
import { atEnd, eventually, serve, temporaryFolder } from '../../support/resources.js';
import { svclink } from '../command-line.js';

const PUBLIC = '93.184.216.34';
const PLAN = '%PDF-1.4 a plan';
const CALLER = { username: 'acme', password: 'open sesame' };
const ORDER = { wo_number: 'WO-1', address: '1 Elm St', city: 'Omaha', state: 'NE', zip: '68102' };

const folder = temporaryFolder('proxy');
const bucket = new ObjectStore();
const paths: string[] = [];
let proxy: ConnectProxy;
let stub: StubOwner;
let port = 0;
let served: ServedSite;
let written = '';
let env: Record<string, string>;

const io = (): Io => ({
  stdout: (text) => {
    written += text;
  },
  stderr: (text) => {
    written += text;
  },
  stdin: async () => '',
  isTerminal: false,
  env,
});

beforeAll(async () => {
  proxy = await ConnectProxy.start();
  stub = await StubOwner.open();
  atEnd(() => stub.server.close());
  await bucket.listen();
  atEnd(() => bucket.close());
  const peer = createServer(SERVER, (request, response) => {
    paths.push(request.url ?? '');
    if (request.url === '/link') stub.server.listener(request, response);
    else response.end(PLAN);
  });
  port = (await serve(peer)).port;
  await writeFile(join(folder, 'ca.pem'), AUTHORITY);
  process.env.AWS_ACCESS_KEY_ID = ACCESS.accessKeyId;
  process.env.AWS_SECRET_ACCESS_KEY = ACCESS.secretAccessKey;
  env = {
    HTTPS_PROXY: proxy.address('user:s3cret@'),
    NO_PROXY: 'example.org, ',
    SVCLINK_CA_FILE: join(folder, 'ca.pem'),
    SVCLINK_DATA: join(folder, 'data'),
    SVCLINK_FILES: bucket.address('site', '', 'store.example'),
    SVCLINK_LOG: 'json',
    SVCLINK_LOG_LEVEL: 'debug',
    PORT: '0',
  };
  const { settings } = readServeSettings({}, io());
  served = await startSite(settings, { io: io(), packageRoot: join(__dirname, '../../..') });
  atEnd(() => served.stop());
});

function fileFrom(address: string) {
  return {
    file_name: 'plan.pdf',
    file_size: PLAN.length,
    module_type: 'uploads',
    obj_url: address,
  };
}

describe('a served site with a proxy', () => {
  it('calls owners, push addresses, addresses of files and the bucket through it [site.serve.proxy]', async () => {
    const { site } = served;
    const obj_url = `https://${PUBLIC}:${port}/file/1`;
    stub.answers.get_all_orders = [{ report_id: '1', wo_number: 'A', wo_status: 'In Field' }];
    stub.answers.get_file = [{ report_id: '1', file_id: 1, ...fileFrom(obj_url) }];
    const url = `https://peer.example:${port}/link`;
    await site.importer.links.add({ name: 'owner', url, username: 'us', password: 'open sesame' });
    await site.owner.accounts.create({ ...CALLER, push_url: `https://${PUBLIC}:${port}/push/1` });
    const report_id = await site.owner.orders.create({ account: 'acme', ...ORDER });
    const sent = {
      dst_report_id: report_id,
      file_id: '7',
      ...fileFrom(`https://${PUBLIC}:${port}/file/2`),
    };
    const answer = await sendEvent(site.receiver, 'send_file', sent, CALLER);
    expect(answer).toMatchObject({ success: true });
    await eventually(async () => {
      const order = await site.importer.orders.find('owner', '1');
      return (
        order?.unfinished === undefined &&
        ['/file/1', '/push/1'].every((path) => paths.includes(path))
      );
    }, 'the import and the push');
    expect(paths).toEqual(expect.arrayContaining(['/link', '/file/1', '/file/2', '/push/1']));
    expect(bucket.objects.size).toBeGreaterThan(0);
    const named = [`peer.example:${port}`, `${PUBLIC}:${port}`, `store.example:${bucket.port}`];
    expect(new Set(proxy.authorities)).toEqual(new Set(named));
    const credentials = `Basic ${Buffer.from('user:s3cret').toString('base64')}`;
    expect(proxy.connects.every((connect) => connect.credentials === credentials)).toBe(true);
  });

  it('does not let callers use the proxy for a private network', async () => {
    const { site } = served;
    const [order] = await site.owner.orders.list();
    proxy.connects.length = 0;
    for (const host of ['10.0.0.1', '169.254.169.254', '[::1]', 'localhost']) {
      const sent = {
        dst_report_id: order?.report_id ?? '',
        file_id: '8',
        ...fileFrom(`https://${host}:${port}/f`),
      };
      const answer = await sendEvent(site.receiver, 'send_file', sent, CALLER);
      expect(answer.return_error_msg).toContain('not publicly reachable');
    }
    expect(proxy.authorities.filter((authority) => !authority.startsWith('store.'))).toEqual([]);
  });

  it('names a proxy that refuses, and never its credentials', async () => {
    const { site } = served;
    proxy.decide = (authority) => (authority.startsWith('store.') ? 'tunnel' : 407);
    const url = `https://inside.example:${port}/link`;
    const link = { name: 'other', url, username: 'us', password: 'open sesame' };
    await site.importer.links.add(link);
    const { failure } = await site.importer.links.test('other');
    expect(failure).toContain('asks for other credentials (407)');
    const config = await svclink(['config'], { env });
    expect(config.out).toMatch(
      new RegExp(`proxy +http://127\\.0\\.0\\.1:${proxy.port} +HTTPS_PROXY`),
    );
    await site.exchanges.flush();
    const exchanges = await site.exchanges.list();
    const shown = [written, config.out, JSON.stringify(exchanges), failure];
    expect(written).toContain('send_file');
    expect(shown.join('\n')).not.toMatch(/s3cret|dXNlcjpzM2NyZXQ/);
  });
});

describe('settings of the network', () => {
  it.each<[Record<string, string>, string]>([
    [{ HTTPS_PROXY: 'user:s3cret@proxy' }, 'HTTPS_PROXY: must be the address of a proxy'],
    [{ NO_PROXY: '10.0.0.0/99' }, 'NO_PROXY: must be a list of hosts'],
    [{ SVCLINK_CA_FILE: '/nowhere' }, '--ca-file: /nowhere: cannot be read (ENOENT)'],
    [{ SVCLINK_CA_FILE: __filename }, `--ca-file: ${__filename} must be PEM`],
  ])('are refused by name: %j', async (given, message) => {
    const outcome = await svclink(['serve', '--data', join(folder, 'none'), '--port', '0'], {
      env: given,
    });
    expect(outcome).toMatchObject({ status: 2, err: expect.stringContaining(message) });
    expect(outcome.err).not.toContain('s3cret');
  });

  it('take no password by a flag', async () => {
    const { err } = await svclink(['config', '--proxy', 'http://user:s3cret@proxy:3128']);
    expect(err).toContain('--proxy: holds a password');
    expect(err).not.toContain('s3cret');
  });
});
