import { randomUUID } from 'node:crypto';
import type { LookupAddress } from 'node:dns';
import { Socket } from 'node:net';
import { createLinkClient, pingPush } from '../../src/client/index.js';
import { AuditContext } from '../../src/conformance/context.js';
import { readCheckSettings } from '../../src/conformance/options.js';
import { readS3Address } from '../../src/site/engine/files/s3/s3-address.js';
import { S3Client } from '../../src/site/engine/files/s3/s3-client.js';
import { openDatabase } from '../../src/site/engine/store/open-database.js';
import { ENGINES, type TestEngine } from '../site/databases.js';
import { LocalServer, StubOwner, until } from '../site/importer/pair.js';
import { PLACE, TestSite } from '../site/open-site.js';
import { putAccounts } from '../site/stored-secrets.js';

/** Names that an attacker owns: they resolve to addresses of the inner network. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'loopback.example': ['127.0.0.1'],
  'private.example': ['192.168.1.1'],
  'metadata.example': ['169.254.169.254'],
  'six.example': ['::1'],
  'mixed.example': ['2a00::1', '127.0.0.1'],
  'receiver.example': ['127.0.0.1'],
};

jest.mock('node:dns/promises', () => ({
  ...jest.requireActual('node:dns/promises'),
  lookup: async (name: string): Promise<LookupAddress[]> =>
    (NAMES[name] ?? ['127.0.0.1']).map((address) => ({
      address,
      family: address.includes(':') ? 6 : 4,
    })),
}));

/** Hosts of the inner network in all spellings. The port is that of a server which notes each request. */
const HOSTS = [
  '127.0.0.1',
  '127.1',
  '127.8.9.10',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '0.0.0.0',
  '127.0.0.1.',
  '１２７.０.０.１',
  'user:word@127.0.0.1',
  'localhost',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.1.1',
  '169.254.169.254',
  '168.63.129.16',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:a9fe:a9fe]',
  '[64:ff9b::127.0.0.1]',
  '[fd00:ec2::254]',
  '[fe80::1]',
  ...Object.keys(NAMES).filter((name) => name !== 'receiver.example'),
];

const [SQLITE] = ENGINES as [TestEngine];
const PHOTO = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(60)]);

let canary: LocalServer;
let stub: StubOwner;
/** Paths that were requested of the stub, which the guard lets through. */
let reached: string[];
/** Requests that came to the inner network. */
let intruded: string[];
/** Connections that were begun to anything but the stub. */
let attempts: string[];

/** Addresses that lead into the inner network: each host, each behind a redirect, two in a path of redirects. */
function hostileAddresses(): string[] {
  const port = Number(canary.host.split(':')[1]);
  const direct = HOSTS.map((host) => `http://${host}:${port}/inside.jpg`);
  const front = `${stub.server.url}/redirect`;
  const redirects = [...direct, 'file:///etc/passwd', 'ftp://127.0.0.1/inside.jpg'].map(
    (to) => `${front}?to=${encodeURIComponent(to)}`,
  );
  const twice = redirects.slice(0, 1).map((to) => `${front}?to=${encodeURIComponent(to)}`);
  return [...direct, ...redirects, ...twice];
}

/** The address of a photo that may be fetched: it shows that the face works at all. */
const allowed = (name: string) => `${stub.server.url}/photo/${name}.jpg`;

const connect = Socket.prototype.connect;

beforeAll(() => SQLITE.start());
afterAll(() => SQLITE.stop());
beforeEach(async () => {
  [reached, intruded, attempts] = [[], [], []];
  canary = await new LocalServer().listen();
  canary.listener = (request, response) => {
    intruded.push(String(request.url));
    response.end(PHOTO);
  };
  stub = await StubOwner.open();
  const { listener } = stub.server;
  stub.server.listener = (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', stub.server.url);
    if (pathname === '/link') return listener(request, response);
    reached.push(pathname);
    const to = searchParams.get('to');
    if (to === null) return response.end(PHOTO);
    const location = to.replace(/[^\0-\x7f]+/g, encodeURIComponent);
    return response.writeHead(302, { location }).end();
  };
  jest.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...given) {
    this.on('connectionAttempt', (address: string, port: number) => {
      if (`${address}:${port}` !== stub.server.host) attempts.push(`${address}:${port}`);
    });
    return Reflect.apply(connect, this, given);
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await stub.server.close();
  await canary.close();
});

/** Whether a text says that an address may not be called. */
const REFUSED = /publicly reachable|http or https|http\(s\)|address of/;

/** The failure of a face that reports none. */
const NO_MESSAGE = 'not publicly reachable';

/** Opens a site that may call the stub. */
function openSite(): Promise<TestSite> {
  const options = { allowedHosts: [stub.server.host], pushWait: 5, thumbnails: false as const };
  return TestSite.open(SQLITE, options);
}

/** Runs something with a site, which is closed then. */
async function withSite<T>(run: (test: TestSite) => Promise<T>): Promise<T> {
  const test = await openSite();
  try {
    return await run(test);
  } finally {
    await test.close();
  }
}

/** The failures of the jobs of a kind, when each was tried. */
async function jobFailures(test: TestSite, kind: string, count: number): Promise<string[]> {
  const database = await openDatabase(test.database);
  const read = () =>
    database.read
      .selectFrom('jobs')
      .select('reason')
      .where('kind', '=', kind)
      .where('attempt_count', '>', 0)
      .where('state', '!=', 'running')
      .execute();
  let failures: string[] = [];
  // A job that is tried again is none of them just then.
  await until(async () => {
    failures = (await read()).map(({ reason }) => String(reason));
    return failures.length >= count;
  }, `${count} jobs of ${kind}`);
  await database.close();
  return failures;
}

/** An account of the stub's owner at an importing site. */
async function importFrom(test: TestSite): Promise<void> {
  const access = { url: stub.url, username: 'us', password: 'open sesame' };
  await test.owner.users.createGroup('crew');
  const notes = { job_notes: true, note_groups: ['crew'] };
  await test.site.importer.links.add({ name: 'stub', poll_seconds: 1, ...access, ...notes });
  await test.site.start();
}

/** The deviations of files of the first imported order. */
async function leftOut(test: TestSite, count: number): Promise<string[]> {
  const found = async () =>
    ((await test.site.importer.orders.find('stub', '1'))?.deviations ?? [])
      .filter(({ problem }) => problem.startsWith('the file is left out'))
      .map(({ problem }) => problem);
  let problems: string[] = [];
  await until(async () => {
    problems = await found();
    return problems.length >= count;
  }, `${count} files left out`);
  return problems;
}

const record = (file_id: number, obj_url: string, more: object = {}) => ({
  ...{ report_id: '1', file_id, file_name: `${file_id}.jpg`, file_size: 0, obj_url },
  ...more,
});

/** Lists orders whose files are at the given addresses. */
function listOne(files: object): void {
  stub.answers.get_all_orders = [{ report_id: '1', wo_number: 'A', wo_status: 'In Field' }];
  Object.assign(stub.answers, files);
}

/** A face that makes requests: calls each address. @returns the failure of each */
type Face = (addresses: readonly string[], good: string) => Promise<readonly string[]>;

/** Faces that need a record for each address, which takes time: they call one address in four. */
const SLOW: ReadonlySet<string> = new Set([
  'the push address that an account has given',
  'the front-of-house photo of an owner',
  'attachments at the receiver of an account',
]);

/** Calls addresses one after the other. */
async function each(
  addresses: readonly string[],
  call: (address: string) => Promise<unknown>,
): Promise<string[]> {
  const failures: string[] = [];
  for (const address of addresses) {
    const failure = await call(address).then(
      (done) => (typeof done === 'string' ? done : `${address} was called`),
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    failures.push(failure);
  }
  return failures;
}

function client(url = stub.url) {
  const { host } = stub.server;
  const access = { url, username: 'us', password: 'x', siteId: randomUUID() };
  return createLinkClient({ ...access, allowedHosts: [host], retry: false });
}

const download =
  (thumbnail: boolean): Face =>
  async (addresses, good) => {
    const link = client();
    const take = async (url: string) => {
      const address = thumbnail ? { obj_url: good, obj_url_thumb: url } : { obj_url: url };
      const file = { report_id: '1', file_id: 1, file_name: 'a.jpg', ...address };
      const { stream } = await link.download(file as never, { thumbnail });
      for await (const _ of stream);
    };
    await take(good);
    const failures = await each(addresses, take);
    await link.close();
    return failures;
  };

/** Sends files to a site as an account. */
const received =
  (name: 'obj_url' | 'obj_url_thumb'): Face =>
  (addresses, good) =>
    withSite(async (test) => {
      const dst_report_id = await test.order();
      let id = 0;
      const send = (address: string) => {
        id += 1;
        const data = { dst_report_id, file_id: String(id), file_name: 'a.jpg' };
        const fields = { ...data, module_type: 'uploads', obj_url: good, [name]: address };
        return test.send('send_file', fields as never);
      };
      expect(await send(good)).toMatchObject({ success: true });
      return each(addresses, async (address) => (await send(address)).return_error_msg);
    });

/** Imports an order whose documents, or attachments of notes, are at the addresses. */
const imported =
  (module_type: 'uploads' | 'job_notes'): Face =>
  (addresses, good) =>
    withSite(async (test) => {
      const records = [good, ...addresses].map((url, index) => record(index + 1, url));
      listOne({
        get_file: (data: { module_type: string }) =>
          data.module_type === module_type ? records : [],
        get_notes: [{ note_id: 'n1', report_id: '1', note_text: 'x', has_attachments: true }],
      });
      await importFrom(test);
      return leftOut(test, addresses.length);
    });

const FACES: Readonly<Record<string, Face>> = {
  'the download of a file by a client': download(false),
  'the download of a thumbnail by a client': download(true),
  'the push address that pingPush is given': async (addresses, good) => {
    const { host } = stub.server;
    const ping = (url: string) => pingPush(url, { allowedHosts: [host] });
    expect(await ping(good)).toMatchObject({ accepted: true });
    return each(addresses, async (address) => (await ping(address)).error?.message);
  },
  'obj_url of a file that is sent': received('obj_url'),
  'obj_url_thumb of a file that is sent': received('obj_url_thumb'),
  'the push address that an account has given': (addresses, good) =>
    withSite(async (test) => {
      const names = [good, ...addresses].map((_, index) => `caller-${index}`);
      await putAccounts(test.database, names, 'open sesame');
      for (const [index, address] of [good, ...addresses].entries()) {
        const username = `caller-${index}`;
        await test.result('validate_user', { svclink_push: address }, { username });
        await test.order({ account: username });
      }
      await test.site.start();
      await until(() => reached.includes('/photo/good.jpg'), 'the call of the good one');
      return jobFailures(test, 'push', addresses.length);
    }),
  'documents of an owner': imported('uploads'),
  'attachments of the notes of an owner': imported('job_notes'),
  'thumbnails of an owner': (addresses, good) =>
    withSite(async (test) => {
      const urls = [good, ...addresses];
      listOne({
        get_file: ({ module_type }: { module_type: string }) =>
          module_type === 'uploads'
            ? urls.map((obj_url_thumb, index) => record(index + 1, good, { obj_url_thumb }))
            : [],
      });
      await importFrom(test);
      const { orders } = test.site.importer;
      const files = async () => {
        const order = await orders.find('stub', '1');
        return order ? orders.files(order.id) : [];
      };
      await until(async () => (await files()).length === urls.length, 'the files');
      // A thumbnail that cannot be fetched is left out without a message; the file itself is imported.
      return addresses.map(() => NO_MESSAGE);
    }),
  'the front-of-house photo of an owner': (addresses, good) =>
    withSite(async (test) => {
      const urls = [good, ...addresses];
      stub.answers.get_all_orders = urls.map((_, index) => ({
        ...{ report_id: String(index + 1), wo_number: 'A', wo_status: 'In Field' },
      }));
      stub.answers.get_order = ({ report_id }: { report_id: string }) => ({
        ...{ ...PLACE, wo_number: 'A', address: `${report_id} Elm St`, has_foh: true },
      });
      stub.answers.get_foh = ({ remote_report_id }: { remote_report_id: string }) =>
        record(1, urls[Number(remote_report_id) - 1] ?? '');
      await importFrom(test);
      await until(() => reached.includes('/photo/good.jpg'), 'the good photo');
      return jobFailures(test, 'import', addresses.length);
    }),
  'attachments at the receiver of an account': (addresses, good) =>
    withSite(async (test) => {
      await test.owner.accounts.update('acme', {
        receiver_url: stub.url,
        receiver_username: 'owner',
        receiver_password: 'their secret',
      });
      const at = new Map<string, string>();
      for (const address of [good, ...addresses]) at.set(await test.order(), address);
      stub.answers.get_file = ({ report_id }: { report_id: string }) => [
        record(1, at.get(report_id) ?? '', { report_id }),
      ];
      for (const report_id of at.keys()) {
        const note = { note_id: `n${report_id}`, note_type: 'wo', note_text: 'x' };
        await test.result('send_notes', {
          dst_report_id: report_id,
          note: [{ ...note, has_attachments: true }],
        } as never);
      }
      await test.site.start();
      await until(() => reached.includes('/photo/good.jpg'), 'the good attachment');
      return jobFailures(test, 'attachments', addresses.length);
    }),
  'addresses that a receiver gives to the check': async (addresses, good) => {
    const [, port] = stub.server.host.split(':');
    const url = `http://receiver.example:${port}/link`;
    const context = new AuditContext(readCheckSettings({ url, username: 'u', password: 'p' }));
    const own = (address: string) => address.replace(stub.server.host, `receiver.example:${port}`);
    await context.download(own(good));
    return each(addresses, (address) => context.download(own(address)));
  },
};

describe('addresses that lead into the inner network', () => {
  it.each(Object.keys(FACES))(
    '%s: none is connected to [link.files.address-private] [link.files.address-redirect]',
    async (name) => {
      const all = hostileAddresses();
      const addresses = SLOW.has(name) ? all.filter((_, index) => index % 4 === 0) : all;
      const good = allowed('good');
      const failures = await FACES[name]?.(addresses, good);
      expect(reached).toContain('/photo/good.jpg');
      expect(intruded).toEqual([]);
      expect(attempts).toEqual([]);
      expect(failures).toHaveLength(addresses.length);
      expect(failures?.filter((text) => !REFUSED.test(text))).toEqual([]);
    },
  );

  it('are not called for redirects of those that a user has named: owner, object store', async () => {
    const [, ...addresses] = hostileAddresses();
    const to = (address: string) => `${stub.server.url}/redirect?to=${encodeURIComponent(address)}`;
    const failures = await each(addresses.slice(0, HOSTS.length), async (address) => {
      const link = client(to(address));
      await link.call('validate_user').finally(() => link.close());
    });
    expect(failures.filter((text) => !/calls follow no redirects/.test(text))).toEqual([]);
    stub.server.listener = (_request, response) => {
      response.writeHead(302, { location: `${canary.url}/inside.jpg` }).end();
    };
    const address = readS3Address(`s3://orders/?endpoint=${encodeURIComponent(stub.server.url)}`);
    const store = new S3Client(address, { accessKeyId: 'a', secretAccessKey: 'b' });
    await expect(store.size('x').finally(() => store.close())).rejects.toMatchObject({
      code: 'http_status',
    });
    expect([...intruded, ...attempts]).toEqual([]);
  });
});
