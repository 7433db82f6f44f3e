import { once } from 'node:events';
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import os from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import Database from 'libsql';
import request from 'supertest';
import { eventually } from '../../support/eventually.js';
import { svclink } from '../command-line.js';
import { opened } from './opened-site.js';
import { removeFolder, ServeProcess, temporaryFolder } from './serve-process.js';

const processes: ServeProcess[] = [];
let folder = '';

async function serve(...given: Parameters<typeof ServeProcess.start>): Promise<ServeProcess> {
  const started = await ServeProcess.start(...given);
  processes.push(started);
  return started;
}

beforeAll(() => {
  folder = temporaryFolder();
});
afterEach(() => Promise.all(processes.splice(0).map((one) => one.close())));
afterAll(() => removeFolder(folder));

/** Resolves when the server has read what was written to a connection: it answers others that came after. */
async function hasRead({ base }: ServeProcess, socket: Socket): Promise<void> {
  if (socket.connecting) await once(socket, 'ready');
  for (let count = 0; count < 3; count += 1) await request(base).get('/healthz').expect(200);
}

/** Whether it has heard the signal that ends it. */
const takesNoMore = ({ base }: ServeProcess) =>
  request(base)
    .get('/healthz')
    .then(
      () => false,
      () => true,
    );

describe('svclink serve', () => {
  it('begins in an empty folder, keeps all under one, and says where [site.serve.first-run]', async () => {
    const cwd = join(folder, 'first');
    mkdirSync(cwd);
    const first = await serve([], { cwd });
    const data = join(cwd, 'svclink-data');
    expect(readdirSync(cwd)).toEqual(['svclink-data']);
    expect(statSync(data).mode & 0o777).toBe(0o700);
    expect(statSync(join(data, 'secret.key')).mode & 0o777).toBe(0o600);
    expect(readdirSync(data)).toEqual(expect.arrayContaining(['files', 'secret.key', 'site.db']));
    expect(first.err).toMatch(/receiver +http:\/\/localhost:\d+\/link\n/);
    expect(first.err).toContain(`sqlite:${join(data, 'site.db')}\n`);
    expect(first.err).toContain(`${join(data, 'files')}\n`);
    const answer = await request(first.base).post('/link').send('payload={}');
    expect(answer.body).toMatchObject({ success: false, result_data: null });
    const page = await request(first.base).get('/');
    expect(page.text).toContain(`POST to ${first.base}/link`);
    first.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    const second = await serve([], { cwd });
    expect(/Site (\S+)/.exec(second.err)?.[1]).toBe(answer.body.remote_site_id);
  });

  it('finishes what is under way after SIGTERM, and is not ready meanwhile [site.serve.signals]', async () => {
    const served = await serve(['--data', join(folder, 'ending')]);
    const { hostname, port } = new URL(served.base);
    const slow = connect(Number(port), hostname);
    const other = connect(Number(port), hostname);
    slow.write('POST /link HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n');
    slow.write('Content-Type: application/x-www-form-urlencoded\r\n\r\npay');
    other.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /readyz HTTP/1.1\r\nHost: x\r\n');
    const answers = text(other);
    for (const socket of [slow, other]) await hasRead(served, socket);
    served.kill('SIGTERM');
    await eventually(() => takesNoMore(served));
    other.write('\r\n');
    expect(await answers).toMatch(/200 OK.*503 .*not ready/s);
    const answered = text(slow);
    slow.write('load={}');
    expect(await answered).toContain('"success":false');
    expect(await served.ended).toBe(0);
    await expect(request(served.base).get('/healthz')).rejects.toThrow('ECONNREFUSED');
  });

  it('ends at once at the second signal [site.serve.signals]', async () => {
    const served = await serve(['--data', join(folder, 'twice')]);
    const { hostname, port } = new URL(served.base);
    const slow = connect(Number(port), hostname);
    slow.on('error', () => undefined);
    slow.write('POST /link HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n');
    await hasRead(served, slow);
    served.kill('SIGTERM');
    await eventually(() => takesNoMore(served));
    served.kill('SIGTERM');
    expect(await served.ended).toBe(130);
    slow.destroy();
  });

  it('serves a folder once at a time, and again after a kill', async () => {
    const data = join(folder, 'locked');
    const first = await serve(['--data', data]);
    const second = await serve(['--data', data]);
    expect(await second.ended).toBe(2);
    expect(second.err).toMatch(
      `svclink serve: The site in ${data} is being served already: stop that process, or give another --data\n`,
    );
    await first.close();
    const third = await serve(['--data', data]);
    expect((await request(third.base).get('/readyz')).status).toBe(200);
  });

  it('reads its file, and lets flags and variables go before it', async () => {
    const cwd = join(folder, 'file');
    mkdirSync(cwd);
    const file = '{"data":"kept","publicUrl":"https://a.example"}';
    writeFileSync(join(cwd, 'svclink.config.json'), file);
    const served = await serve([], { cwd, env: { SVCLINK_PUBLIC_URL: 'https://b.example/' } });
    expect(served.err).toMatch('https://b.example/link');
    expect(existsSync(join(cwd, 'kept/site.db'))).toBe(true);
  });
});

describe('svclink serve, at work', () => {
  it('serves a database once at a time, whatever its data folder is', async () => {
    const data = join(folder, 'one');
    const first = await serve(['--data', data]);
    const database = join(data, 'site.db');
    symlinkSync(database, join(folder, 'alias.db'));
    for (const path of [database, join(folder, 'alias.db')]) {
      const other = ['--data', join(folder, 'other'), '--database', `sqlite:${path}`];
      const { status, err } = await svclink(['serve', '--port', '0', ...other]);
      expect([status, err.split('\n')[0]]).toEqual([
        2,
        `svclink serve: The database ${database} is being served already: stop that process, or give another --database`,
      ]);
      const to = ['--to', `sqlite:${join(folder, 'moved.db')}`];
      const moved = await svclink(['move', ...other, ...to]);
      expect([moved.status, moved.err]).toEqual([2, expect.stringContaining('is being served')]);
    }
    expect((await request(first.base).get('/readyz')).status).toBe(200);
  });

  it('leaves a database that is whole by itself when it ends', async () => {
    const data = join(folder, 'ended');
    const served = await opened(data);
    await served.site.owner.accounts.create({ username: 'acme', password: 'open sesame' });
    await served.stop();
    const copy = join(folder, 'copied');
    mkdirSync(copy);
    for (const name of ['site.db', 'secret.key']) copyFileSync(join(data, name), join(copy, name));
    const { status, out } = await svclink(['account', 'list', '--data', copy]);
    expect([status, out]).toEqual([0, expect.stringMatching(/^acme /m)]);
  });

  it('takes files where the system has no folder for temporary ones', async () => {
    const nowhere = jest.spyOn(os, 'tmpdir').mockReturnValue('/nowhere');
    const data = join(folder, 'files-in');
    const served = await opened(data);
    await served.site.owner.accounts.create({ username: 'acme', password: 'open sesame' });
    const place = { address: '1 A', city: 'B', state: 'NE', zip: '1' };
    const order = { account: 'acme', wo_number: 'A', ...place };
    const dst_report_id = await served.site.owner.orders.create(order);
    const path = join(folder, 'plan.txt');
    writeFileSync(path, 'three rooms');
    const told = { dst_report_id, file_id: 'a', file_name: 'plan.txt', file_area: 1 };
    const url = ['--url', `${served.publicUrl}/link`, '--user', 'acme', '--file', path];
    const { status, err } = await svclink(
      ['send', 'send_file', ...url, '--data', JSON.stringify(told)],
      { env: { SVCLINK_PASSWORD: 'open sesame' } },
    );
    await served.stop();
    nowhere.mockRestore();
    expect([status, err]).toEqual([0, '']);
    expect(readdirSync(join(data, 'files', 'incoming'))).toEqual([]);
  });

  it.each(['a disk that is full', 'a reader that is gone'])('goes on beside %s', async (what) => {
    // A device that is always full.
    const full = openSync('/dev/full', 'w');
    const log = what.includes('full') ? full : 'pipe';
    const served = await serve(['--data', join(folder, what)], { stdio: ['ignore', log, 'pipe'] });
    closeSync(full);
    served.child.stdout?.destroy();
    for (let count = 0; count < 3; count += 1) {
      const answer = await request(served.base).post('/link').send('payload={}');
      expect(answer.body).toMatchObject({ success: false });
    }
    served.kill('SIGTERM');
    expect(await served.ended).toBe(0);
  });

  it.each([
    ['0.0.0.0', 'http://localhost', '127.0.0.1'],
    ['127.0.0.2', 'http://127.0.0.2', '127.0.0.2'],
    ['::1', 'http://localhost', '[::1]'],
    ['::', 'http://localhost', '[::1]'],
  ])('on %s names itself %s, and is found by its health check', async (host, base, reached) => {
    const served = await opened(join(folder, `host-${host.replaceAll(':', '_')}`), { host });
    const { port } = new URL(served.publicUrl);
    expect(served.publicUrl).toBe(`${base}:${port}`);
    expect((await request(`http://${reached}:${port}`).get('/healthz')).status).toBe(200);
    const env = { SVCLINK_HOST: host };
    const { status, out } = await svclink(['healthcheck', '--port', port], { env });
    expect([status, out]).toEqual([0, 'ready\n']);
    await served.stop();
  });
});

describe('svclink serve, refusing', () => {
  const refused = (...args: readonly string[]) => svclink(['serve', '--port', '0', ...args]);

  it('says which file is broken, of the database and of its log', async () => {
    const data = join(folder, 'broken');
    const served = await opened(data);
    await svclink(['send', 'get_order', '--url', `${served.publicUrl}/link`, '--user', 'nobody'], {
      env: { SVCLINK_PASSWORD: 'wrong' },
    });
    await served.stop();
    writeFileSync(join(data, 'log.db'), 'no database at all'.repeat(100));
    expect(await svclink(['log', '--data', data])).toMatchObject({
      status: 1,
      out: '',
      err: `svclink log: database: ${join(data, 'log.db')} cannot be used: file is not a database\n`,
    });
    // The pages behind the first hold tables; what is in them is asked for only when the site begins.
    const path = join(data, 'site.db');
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.fill(0xff, 4096 * 3, 4096 * 3 + 20_000));
    const { err } = await refused('--data', data);
    expect(err).toMatch(
      new RegExp(`^svclink serve: database: ${path} cannot be used: .*malformed`),
    );
  });

  it('says that a path is longer than SQLite takes', async () => {
    const deep = join(folder, ...Array.from({ length: 3 }, () => 'deep'.repeat(45)));
    mkdirSync(deep, { recursive: true });
    const { status, err } = await refused('--data', deep);
    expect([status, err]).toEqual([
      2,
      expect.stringMatching(
        /deep\/serve\.lock cannot be used: its path has \d+ bytes, and SQLite takes 500/,
      ),
    ]);
  });

  it('says why its folder cannot be locked', async () => {
    const data = join(folder, 'odd-lock');
    mkdirSync(join(data, 'serve.lock'), { recursive: true });
    const { status, err } = await refused('--data', data);
    expect(status).toBe(2);
    expect(err).toBe(`svclink serve: ${join(data, 'serve.lock')} cannot be used: it is a folder\n`);
  });

  it('says in one sentence that a port is taken, and leaves no folder behind', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const data = join(folder, 'taken');
    const { status, err } = await refused('--data', data, '--port', String(port));
    expect(status).toBe(2);
    expect(err).toMatch(
      `svclink serve: Port ${port} is taken: stop what runs there, or choose another, as in PORT=`,
    );
    expect(existsSync(data)).toBe(false);
    server.close();
  });

  it.each([
    ['a folder that cannot be', ['--data', '/dev/null/x'], '--data: /dev/null/x cannot be written'],
    [
      'an address that is none of ours',
      ['--host', '203.0.113.7'],
      '203.0.113.7 cannot be listened on',
    ],
    [
      'a public address that nothing can be added to',
      ['--public-url', 'https://a.example/?b=c'],
      '--public-url: must end with its host or path',
    ],
    [
      'a public address with a password',
      ['--public-url', 'https://u:s3cret@a.example'],
      '--public-url: must hold no user',
    ],
    [
      'a file of a key that holds none',
      ['--secret-key-file', __filename],
      `secretKeyFile: ${__filename} does not hold a key of 32 bytes`,
    ],
    [
      'a folder in the place of a key',
      ['--secret-key-file', __dirname],
      `secretKeyFile: ${__dirname} cannot be read (EISDIR)`,
    ],
    [
      'the key of a site as a flag',
      ['--secret-key', Buffer.alloc(32).toString('base64url')],
      '--secret-key: is no flag, since every user of this machine sees the flags of a process: give its file by --secret-key-file or SVCLINK_SECRET_KEY_FILE, or set SVCLINK_SECRET_KEY',
    ],
    [
      'the password of an administrator as a flag',
      ['--admin-user', 'ada', '--admin-password=s3cret and long'],
      'set SVCLINK_ADMIN_PASSWORD_FILE to the path of a file that holds it, or SVCLINK_ADMIN_PASSWORD',
    ],
    [
      'the token of the metrics as a flag',
      ['--metrics-token', 's3cret'],
      'set SVCLINK_METRICS_TOKEN_FILE to the path of a file that holds it, or SVCLINK_METRICS_TOKEN',
    ],
    [
      'a database with a password as a flag',
      ['--database', 'postgres://u:s3cret@127.0.0.1:1/d'],
      '--database: holds a password, and every user of this machine sees the flags of a process: set DATABASE_URL_FILE to the path',
    ],
    [
      'a database with a password among its parameters as a flag',
      ['--database', 'postgres://127.0.0.1:1/d?user=u&password=s3cret'],
      '--database: holds a password',
    ],
    [
      'a database in no folder',
      ['--database', 'sqlite:/dev/null/x.db'],
      '/dev/null/x.db cannot be used',
    ],
    ['a database that is a folder', ['--database', `sqlite:${__dirname}`], 'cannot be used'],
    ['a database that is none', ['--database', `sqlite:${__filename}`], 'file is not a database'],
    [
      'files that cannot be',
      ['--files', '/dev/null/x'],
      'files: the folder /dev/null/x cannot be written (ENOTDIR)',
    ],
    ['a wrong address of a database', ['--database', 'mysql://u@h/d'], 'database: must be'],
    ['a database that is away', ['--database', 'postgres://u@127.0.0.1:1/d'], 'database: '],
  ])('says in one sentence: %s', async (_, args, sentence) => {
    const data = join(folder, 'refused');
    if (!existsSync(data)) await (await opened(data)).stop();
    const before = process.listenerCount('SIGTERM');
    const { status, err } = await refused('--data', data, ...args);
    expect(status).toBeGreaterThan(0);
    expect(err.split('\n')[0]).toContain(sentence);
    expect(err).not.toMatch(/s3cret|\n {4}at /);
    expect(process.listenerCount('SIGTERM')).toBe(before);
    for (const beside of [__dirname, __filename]) expect(existsSync(`${beside}.lock`)).toBe(false);
    await (await opened(data)).stop();
  });

  it('says in one sentence that a key is another one', async () => {
    const data = join(folder, 'other-key');
    await (await opened(data)).stop();
    const key = join(folder, 'another.key');
    writeFileSync(key, Buffer.alloc(32).toString('base64url'));
    const { status, err } = await refused('--data', data, '--secret-key-file', key);
    expect([status, err]).toEqual([2, expect.stringContaining('another secret key')]);
  });

  it('ends its process where it refuses an address of no database', async () => {
    const data = join(folder, 'no-database');
    const served = await serve(['--data', data, '--database', 'mysql://u@h/d']);
    // A server that listens would hold it.
    expect(await served.ended).toBe(2);
    expect(existsSync(data)).toBe(false);
  });

  it('says in one sentence that it may not write its folder, and leaves it as it is', async () => {
    const data = join(folder, 'no-rights');
    mkdirSync(data, { mode: 0o555 });
    const served = await serve(['--data', data], { isPlain: true });
    expect(await served.ended).toBe(2);
    expect(served.err.split('\n')[0]).toBe(
      `svclink serve: --data: ${data} cannot be written (EACCES): give another folder, or its owner the right to write it`,
    );
    expect(readdirSync(data)).toEqual([]);
  });

  it('says that the schema of a database is newer, and changes nothing', async () => {
    const data = join(folder, 'newer');
    await (await opened(data)).stop();
    const database = new Database(join(data, 'site.db'));
    database.exec('INSERT INTO svclink_schema (version) VALUES (9000)');
    database.close();
    const { status, err } = await refused('--data', data);
    expect(status).toBe(2);
    expect(err).toMatch('The database has schema 9000, this program knows');
  });
});
