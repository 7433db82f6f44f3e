import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { FileNames } from '../../src/cli/api/download/file-names.js';
import { type DemoClient, startDemoClient } from '../api/client/support/demo-client.js';
import {
  type Answering,
  json,
  type Peer,
  refuse,
  SECRET,
  startPeer,
} from '../api/client/support/peer.js';
import { type Outcome, svclink } from './command-line.js';

const folder = mkdtempSync(join(tmpdir(), 'api-command-'));
const target = join(folder, 'target');

interface World {
  readonly stdin?: string;
  readonly isTerminal?: boolean;
  readonly env?: Record<string, string>;
}

const run = (
  command: 'api' | 'token',
  args: readonly string[],
  { stdin = '', ...world }: World = {},
): Promise<Outcome> => svclink([command, ...args], { stdin: async () => stdin, ...world });

function credentialsFile(credentials: object): string {
  const path = join(
    folder,
    `credentials-${createHash('sha1').update(JSON.stringify(credentials)).digest('hex')}.json`,
  );
  writeFileSync(path, JSON.stringify(credentials));
  return path;
}

let service: DemoClient;
let credentials: string;
let peer: Peer | undefined;

const api = (args: readonly string[], world?: World): Promise<Outcome> =>
  run('api', [...args, '--credentials', credentials], world);

async function startWith(answer: Answering, token?: Answering): Promise<string> {
  peer = await startPeer(answer, token);
  return credentialsFile(peer.credentials);
}

beforeAll(async () => {
  service = await startDemoClient();
  credentials = credentialsFile(service.demo.credentials);
});

beforeEach(() => mkdir(target));

afterEach(async () => {
  await rm(target, { recursive: true });
  await peer?.close();
  peer = undefined;
});

afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

describe('svclink api ACTION', () => {
  it('prints what the action answers', async () => {
    const { status, out, err } = await api(['bid/list', '--data', '{"report_id": 1001}']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out.split('\n')).toHaveLength(2);
    expect(JSON.parse(out)).toMatchObject({ report_id: 1001, bids: expect.any(Array) });
  });

  it('needs no data, takes a slash before the name, and is indented on a terminal', async () => {
    const { status, out } = await api(['/bid/uom'], { isTerminal: true });
    expect(status).toBe(0);
    expect(out).toContain('{\n  "uom": {');
  });

  it('reads data from standard input and from a file', async () => {
    const path = join(target, 'data.json');
    writeFileSync(path, '{"report_id": 1001}');
    for (const data of ['-', `@${path}`]) {
      const { status } = await api(['file/list', '--data', data], { stdin: '{"report_id":1001}' });
      expect(status).toBe(0);
    }
  });

  it('sends --idempotency-key with a changing action', async () => {
    const path = await startWith((_request, response) => json(response, { result: 'removed' }));
    const data = ['--data', '{"comp_note_id": 7}'];
    const args = ['bid/delete', ...data, '--idempotency-key', 'row-7', '--credentials', path];
    expect((await run('api', args)).status).toBe(0);
    expect(peer?.calls.map(({ headers }) => headers['idempotency-key'])).toEqual(['row-7']);
  });

  it('takes the credentials from SVCLINK_CREDENTIALS', async () => {
    const env = { SVCLINK_CREDENTIALS: credentials };
    expect((await run('api', ['bid/uom'], { env })).status).toBe(0);
  });

  it('prints content in base64, or saves it', async () => {
    const data = ['--data', '{"file_id": 9001}'];
    const printed = JSON.parse((await api(['file/get', ...data])).out);
    const out = join(target, 'photo.jpg');
    const saved = await api(['file/get', ...data, '--out', out]);
    expect(saved.status).toBe(0);
    const bytes = await readFile(out);
    expect(printed.content).toBe(bytes.toString('base64'));
    expect(JSON.parse(saved.out)).toMatchObject({ size: bytes.length, hash: printed.hash });
    const again = await api(['file/get', ...data, '--out', out]);
    expect(again).toMatchObject({ status: 1, err: expect.stringContaining('exists already') });
    expect((await api(['file/get', ...data, '--out', out, '--overwrite'])).status).toBe(0);
  });

  it('sends a file', async () => {
    const path = join(target, 'orders.csv');
    writeFileSync(path, 'a;b\n');
    const { status, out } = await api([
      'autoimport/upload',
      '--data',
      '{"autoimport_id":7}',
      '--file',
      path,
    ]);
    expect({ status, out }).toEqual({
      status: 0,
      out: '{"message":"Queued orders.csv, 4 bytes"}\n',
    });
  });

  it('prints all matches of a search, one a line', async () => {
    const { status, out } = await api(['workorder/search', '--data', '{"state":"OH"}', '--all']);
    expect(status).toBe(0);
    const lines = out.trimEnd().split('\n');
    expect(lines).toHaveLength(126);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ report_id: 1001 });
  });

  it('with --json says in one line that it went well', async () => {
    const { out } = await api(['bid/uom', '--json'], { isTerminal: true });
    expect(JSON.parse(out)).toEqual({ ok: true, result: { uom: expect.any(Object) } });
    expect(out.split('\n')).toHaveLength(2);
  });

  it('shows on a terminal how far a file has come', async () => {
    const path = join(target, 'orders.csv');
    writeFileSync(path, randomBytes(250_000));
    const args = ['autoimport/upload', '--data', '{"autoimport_id":7}', '--file', path];
    const { err } = await api(args, { isTerminal: true });
    expect(err).toContain('0.1 MB of 0.3 MB');
    expect(err.endsWith('[########################] 0.3 MB of 0.3 MB\n')).toBe(true);
    expect((await api(args)).err).toBe('');
  });
});

describe('a failure', () => {
  it('of the service is printed with its type, and the status is 1', async () => {
    const { status, out, err } = await api(['bid/list', '--data', '{"report_id": 1}']);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toMatch(/^\/bid\/list was answered 400 wo_invalid: .+\n$/);
  });

  it('of the service is printed as JSON on demand', async () => {
    const { status, out, err } = await api(['bid/list', '--data', '{}', '--json']);
    expect({ status, err }).toEqual({ status: 1, err: '' });
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      error: { action: 'bid/list', type: 'wo_invalid', status: 400 },
    });
  });

  it('of the connection, or HTML, is told apart', async () => {
    const html = await startWith((_request, response) => response.writeHead(502).end('<html>'));
    const answered = await run('api', ['bid/uom', '--credentials', html, '--retry', '0']);
    expect(answered.status).toBe(1);
    expect(answered.err).toContain('502');
    await peer?.close();
    const gone = await run('api', ['bid/uom', '--credentials', html, '--retry', '0', '--json']);
    expect(gone.status).toBe(1);
    expect(JSON.parse(gone.out)).toMatchObject({
      ok: false,
      error: { code: 'connection_refused' },
    });
  });

  it('cannot steer the terminal, nor can a result', async () => {
    const steering = '\u001b[2J\u009b31m\u202egpj';
    const file = await startWith(({ path }, response) => {
      if (path === '/bid/uom') json(response, { uom: { 1: steering } });
      else json(response, { error: 'wo_invalid', error_description: steering }, 400);
    });
    const failed = await run('api', ['bid/list', '--credentials', file]);
    const worked = await run('api', ['bid/uom', '--credentials', file]);
    for (const text of [failed.err, worked.out]) {
      expect(text).not.toContain('\u001b');
      expect(text).not.toContain('\u009b');
      expect(text).not.toContain('\u202e');
    }
    expect(JSON.parse(worked.out)).toEqual({ uom: { 1: steering } });
  });
});

describe('a file that cannot be read', () => {
  it('is a failure that names it', async () => {
    const { status, err } = await api(['autoimport/upload', '--file', '/no/such/file']);
    expect(status).toBe(1);
    expect(err).toContain("ENOENT: no such file or directory, stat '/no/such/file'");
  });
});

describe('wrong usage', () => {
  it.each([
    [[], 'which ACTION?'],
    [['bid/burn'], 'there is no action bid/burn'],
    [['__proto__'], 'there is no action'],
    [['bid/uom', 'bid/list'], 'one ACTION at a time'],
    [['bid/uom', '--colour'], 'colour'],
    [['bid/uom', '--data', '[1]'], '--data'],
    [['bid/uom', '--data', '{'], '--data'],
    [['bid/uom', '--data', '@/no/such/file'], '/no/such/file'],
    [['bid/uom', '--timeout', 'soon'], '--timeout'],
    [['bid/uom', '--timeout', '0'], 'timeout'],
    [['bid/uom', '--retry', '99'], 'retries'],
    [['bid/uom', '--file', 'x'], '--file: bid/uom has no content'],
    [['bid/uom', '--out', 'x'], '--out: bid/uom answers no content'],
    [['bid/list', '--all'], '--all: bid/list is no search'],
    [['bid/list', '--idempotency-key', 'x'], '--idempotency-key'],
    [['bid/delete', '--idempotency-key', 'two words'], '1 to 255 visible characters'],
    [['workorder/search', '--all', '--idempotency-key', 'x'], 'a search changes nothing'],
    [['files', 'download', '1', 'x', '--idempotency-key', 'x'], '--idempotency-key: has no use'],
    [['file/get', '--all', '--out', 'x'], 'exclude each other'],
    [['files', 'download', '1001'], 'folder'],
    [['files', 'download', 'x', 'y'], 'REPORT_ID'],
    [['files', 'download', '1001', 'a', 'b'], 'folder'],
    [['files', 'download', '1001', 'a', '--out', 'b'], '--out'],
    [['files', 'upload'], 'there is no action files'],
    [['autoimport/upload', '--data', '{"content":"QQ=="}', '--file', 'x'], 'not both'],
  ])('%j is told with status 2', async (args, text) => {
    const { status, out, err } = await api(args);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain(text);
    expect(err.startsWith('svclink api: ')).toBe(true);
    expect(err.trim().split('\n').length).toBeLessThan(3);
  });

  it.each([
    [undefined, '--credentials is missing'],
    ['/no/such/file', 'ENOENT'],
  ])('credentials %p are told with status 2', async (path, text) => {
    const args = path === undefined ? [] : ['--credentials', path];
    for (const [command, first] of [
      ['api', ['bid/uom']],
      ['token', []],
    ] as const) {
      const { status, err } = await run(command, [...first, ...args]);
      expect(status).toBe(2);
      expect(err).toContain(text);
    }
  });

  it('never shows the secret', async () => {
    const path = join(target, 'credentials.json');
    writeFileSync(path, `{"client_secret": "${SECRET}", "grant_type": "password"`);
    const { status, err } = await run('token', ['--credentials', path]);
    expect(status).toBe(2);
    expect(err).not.toContain(SECRET);
  });

  it('is fixed by --help', async () => {
    const help = await run('api', ['--help']);
    expect(help.status).toBe(0);
    expect(help.out).toContain('  workorder/pcr/get\n');
    expect((await run('token', ['-h'])).out).toContain('svclink token --credentials FILE');
  });
});

describe('svclink token', () => {
  it('prints a token that the service takes', async () => {
    const { status, out } = await run('token', ['--credentials', credentials]);
    expect(status).toBe(0);
    const { api_url } = service.demo.credentials;
    const answer = await fetch(`${api_url}/bid/uom`, {
      method: 'POST',
      headers: { authorization: `Bearer ${out.trimEnd()}` },
    });
    expect(answer.status).toBe(200);
  });

  it('prints it with its lifetime on demand', async () => {
    const { out } = await run('token', ['--credentials', credentials, '--json']);
    expect(JSON.parse(out)).toEqual({
      ok: true,
      result: {
        token_type: 'Bearer',
        access_token: expect.any(String),
        expires_in: expect.any(Number),
      },
    });
  });

  it('reports a refusal with status 1', async () => {
    const wrong = { ...service.demo.credentials, client_secret: 'wrong' };
    const { status, out, err } = await run('token', ['--credentials', credentialsFile(wrong)]);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain('401 invalid_client');
  });

  it.each([[['x']], [['--data', '{}']]])('refuses %j', async (args) => {
    expect((await run('token', args)).status).toBe(2);
  });
});

const file = (file_id: number, file_name: string) => ({
  file_id,
  file_name,
  file_type: 'image/jpeg',
  file_area: 0,
  flags: [],
});

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Lists files and serves their content; `spoil` changes the answer of one. */
function files(
  contents: ReadonlyMap<number, readonly [name: string, bytes: Buffer]>,
  spoil: (fileId: unknown, answer: Record<string, unknown>) => unknown = (_id, answer) => answer,
): Answering {
  return ({ path, body }, response) => {
    if (path === '/file/list') {
      const list = [...contents].map(([id, [name]]) => file(id, name));
      return json(response, { report_id: 5, files: list });
    }
    const [name, bytes] = contents.get(Number(body?.file_id)) ?? ['', Buffer.alloc(0)];
    const answer = { ...file(Number(body?.file_id), name), report_id: 5 };
    const content = { hash: sha256(bytes), content: bytes.toString('base64') };
    const spoiled = spoil(body?.file_id, { ...answer, ...content });
    return spoiled === undefined ? refuse(response, 400, 'not_found') : json(response, spoiled);
  };
}

describe('svclink api files download', () => {
  const photos = new Map(
    [1, 2, 3, 4, 5, 6, 7].map((id) => [id, [`photo-${id}.jpg`, randomBytes(50_000)] as const]),
  );

  const download = (path: string, args: readonly string[] = [], world?: World): Promise<Outcome> =>
    run('api', ['files', 'download', '5', target, '--credentials', path, ...args], world);

  it('saves every file of a work order of the example', async () => {
    const into = join(target, 'new', 'folder');
    const { status, out, err } = await api(['files', 'download', '1001', into]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const names = await readdir(into);
    expect(names).toEqual([...new Set(names)]);
    expect(names).toContain('photo-1.jpg');
    expect(out.trimEnd().split('\n').sort()).toEqual(names.map((name) => join(into, name)).sort());
  });

  it('saves them as they are, and nothing else', async () => {
    const path = await startWith(files(photos));
    const { status, out } = await download(path, ['--json']);
    expect(status).toBe(0);
    for (const [name, bytes] of photos.values()) {
      expect((await readFile(join(target, name))).equals(bytes)).toBe(true);
    }
    expect(await readdir(target)).toHaveLength(photos.size);
    expect(JSON.parse(out)).toMatchObject({
      ok: true,
      report_id: 5,
      saved: [...photos].map(([file_id, [name, bytes]]) => ({
        file_id,
        path: join(target, name),
        size: bytes.length,
        hash: sha256(bytes),
      })),
      failed: [],
    });
  });

  it('shows a bar on a terminal alone', async () => {
    const path = await startWith(files(photos));
    const { err } = await download(path, [], { isTerminal: true });
    expect(err).toContain('\r[########################] 7 of 7 files, 0.3 MB');
    expect(err.endsWith('\n')).toBe(true);
    expect((await download(path, ['--overwrite'])).err).toBe('');
  });

  it('reports a file that cannot be had, saves the others and leaves nothing half-written', async () => {
    const path = await startWith(
      files(photos, (id, answer) => {
        if (id === 2) return { ...answer, hash: '0'.repeat(64) };
        if (id === 3) return { ...answer, content: '!!' };
        return id === 4 ? undefined : answer;
      }),
    );
    const { status, out, err } = await download(path);
    expect(status).toBe(1);
    expect((await readdir(target)).sort()).toEqual([1, 5, 6, 7].map((id) => `photo-${id}.jpg`));
    expect(out.trimEnd().split('\n')).toHaveLength(4);
    expect(err).toContain(
      'photo-2.jpg: not saved: /file/get: the file in the answer does not match',
    );
    expect(err).toContain(
      'photo-3.jpg: not saved: /file/get: the content of the answer is not base64',
    );
    expect(err).toContain('photo-4.jpg: not saved: /file/get was answered 400 not_found');
    expect(err).toContain('3 of 7 files were not saved.');
  });

  it('replaces nothing unless it is told to', async () => {
    const path = await startWith(files(photos));
    writeFileSync(join(target, 'photo-1.jpg'), 'mine');
    const first = await download(path);
    expect(first.status).toBe(1);
    expect(first.err).toContain('photo-1.jpg: not saved: ');
    expect(await readFile(join(target, 'photo-1.jpg'), 'utf8')).toBe('mine');
    expect((await download(path, ['--overwrite'])).status).toBe(0);
    expect(await readFile(join(target, 'photo-1.jpg'))).toEqual(photos.get(1)?.[1]);
  });

  it('writes outside of the folder under no name', async () => {
    const names = ['../../out.jpg', '/etc/out.jpg', 'C:\\out.jpg', '..', '.npmrc', 'con.jpg', ''];
    const path = await startWith(
      files(new Map(names.map((name, index) => [index + 1, [name, Buffer.from(name)]]))),
    );
    const { status } = await download(path);
    expect(status).toBe(0);
    expect((await readdir(target)).sort()).toEqual(
      ['_con.jpg', 'file', 'file-7', 'npmrc', 'out-2.jpg', 'out-3.jpg', 'out.jpg'].sort(),
    );
    expect((await readdir(folder)).filter((name) => name.includes('out'))).toEqual([]);
  });

  it('is ended by an interruption from the keyboard without leaving anything', async () => {
    const path = await startWith(({ path: asked }, response) => {
      if (asked === '/file/list')
        return json(response, { report_id: 5, files: [file(1, 'x.jpg')] });
      response.writeHead(200);
      response.write(`{"content":"${'A'.repeat(100_000)}`);
      return setTimeout(() => process.emit('SIGINT'), 50);
    });
    const { status, err } = await download(path);
    expect(status).toBe(1);
    expect(err).toContain('the caller ended the exchange with');
    expect(await readdir(target)).toEqual([]);
    expect(process.listenerCount('SIGINT')).toBe(0);
  });

  it('says so when there are no files, or no such order', async () => {
    const path = await startWith(files(new Map()));
    expect(await download(path)).toEqual({
      status: 0,
      out: '',
      err: 'The work order has no files.\n',
    });
    const missing = await api(['files', 'download', '1', join(target, 'none')]);
    expect(missing.status).toBe(1);
    expect(missing.err).toContain('invalid_wo');
    expect(await readdir(target)).toEqual([]);
  });
});

describe('names of files', () => {
  it('are safe and told apart, whatever they are', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string({ unit: 'binary', maxLength: 300 }),
            fc.constantFrom('a.jpg', 'A.JPG'),
          ),
          { maxLength: 20 },
        ),
        (names) => {
          const given = new FileNames();
          const safe = names.map((name, index) => given.next(name, index));
          expect(new Set(safe.map((name) => name.toLowerCase())).size).toBe(names.length);
          for (const name of safe) {
            expect(name).toMatch(/^[^./\\<>:"|?*\p{C}][^/\\<>:"|?*\p{C}]*$/u);
            expect(name).not.toMatch(/[. ]$/);
            expect(Buffer.byteLength(name)).toBeLessThanOrEqual(235);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('keep their extension when they are cut', () => {
    expect(new FileNames().next(`${'ä'.repeat(300)}.jpg`, 1)).toBe(`${'ä'.repeat(98)}.jpg`);
    expect(new FileNames().next('exe.\u202egpj', 1)).toBe('exe.gpj');
  });
});
