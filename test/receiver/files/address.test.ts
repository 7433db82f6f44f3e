import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { IncomingFile } from '../../../src/index.js';
import { freePort } from '../../support/free-port.js';
import { eventually, serve } from '../../support/resources.js';
import { failureOf, type Harness, jpeg, resultOf, startReceiver } from '../harness.js';

const BYTES = jpeg(50_000);
const PNG = Buffer.from('89504e470d0a1a0a0000', 'hex');
const IDS = { dst_report_id: '1', file_id: 'a', file_name: 'a.jpg' };

const pages: Record<string, RequestListener> = {
  '/a.jpg?sign=topsecret': (_, response) => response.end(BYTES),
  '/thumb.jpg': (_, response) => response.end(jpeg(100)),
  '/page.html': (_, response) => response.end('<html></html>'.repeat(200)),
  '/moved': (_, response) => response.writeHead(302, { location: '/a.jpg?sign=topsecret' }).end(),
  '/inside': (_, response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
  '/scheme': (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/loop': (_, response) => response.writeHead(302, { location: '/loop' }).end(),
  '/large': (_, response) => {
    response.write(BYTES);
    response.write(Buffer.alloc(200_000));
    response.end();
  },
  '/declared-large': (_, response) =>
    response.writeHead(200, { 'content-length': '9999999' }).write(BYTES),
  '/stalled': (_, response) => void response.write(BYTES),
  '/cut': (_, response) => {
    response.writeHead(200, { 'content-length': '60000' });
    response.write(BYTES);
    setTimeout(() => response.destroy(), 20);
  },
  '/empty': (_, response) => response.end(),
  '/film.mp4': (_, response) => response.end(Buffer.from('\0\0\0\x20ftypisom', 'latin1')),
  '/paper.pdf': (_, response) => response.end('%PDF-1.7 and more'),
  '/thumb.png': (_, response) => response.end(PNG),
};

let files: Awaited<ReturnType<typeof serve>>;
let requested: string[] = [];
let open = 0;
let link: Harness;
let folder: string;
beforeAll(async () => {
  files = await serve((request, response) => {
    requested.push(String(request.url));
    open += 1;
    response.on('close', () => {
      open -= 1;
    });
    const page = pages[String(request.url)];
    if (page) page(request, response);
    else response.writeHead(404).end('no such file');
  });
  link = await startReceiver({
    allowedHosts: [`127.0.0.1:${files.port}`],
    maxFileSize: 100_000,
    uploadTimeout: 60_000,
  });
  folder = mkdtempSync(join(tmpdir(), 'svclink-kept-'));
});
afterAll(async () => {
  await link.close();
  await files.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  requested = [];
  link.calls.length = 0;
  link.failures.length = 0;
  link.logs.length = 0;
});
afterEach(() => {
  link.act('send_file', undefined);
  expect(readdirSync(folder)).toEqual([]);
});

type WithFile = { file?: IncomingFile };
const fileOf = ({ file }: WithFile): IncomingFile => {
  if (!file) throw new Error('no file');
  return file;
};
const at = (path: string) => `${files.url}${path}`;
const send = (obj_url: string, more: object = {}) =>
  link.send('send_file', { ...IDS, obj_url, ...more });

describe('a file at an address', () => {
  it('comes with its fields in event_data, and is fetched when asked for [link.event.send-file.by-address]', async () => {
    const got: unknown[] = [];
    link.act('send_file', async (event) => {
      const file = fileOf(event);
      got.push({ ...event.data }, file.source, file.size, requested.length);
      const bytes = await buffer(await file.open());
      got.push(bytes.equals(BYTES), file.size, file.sha256, file.thumbnail?.source);
      const thumbnail = file.thumbnail ? await buffer(await file.thumbnail.open()) : undefined;
      got.push(thumbnail?.length);
      return null;
    });
    const data = { file_area: '0', obj_url_thumb: at('/thumb.jpg') };
    resultOf(await send(at('/a.jpg?sign=topsecret'), data));
    expect(got).toEqual([
      {
        ...IDS,
        file_area: 0,
        obj_url: at('/a.jpg?sign=topsecret'),
        obj_url_thumb: at('/thumb.jpg'),
      },
      'address',
      undefined,
      0,
      true,
      50_000,
      createHash('sha256').update(BYTES).digest('hex'),
      'address',
      100,
    ]);
  });

  it('is saved whole, or not at all', async () => {
    const path = join(folder, 'a.jpg');
    link.act('send_file', (event) => fileOf(event).saveTo(path));
    expect(resultOf(await send(at('/moved')))).toMatchObject({ size: 50_000 });
    expect(readFileSync(path).equals(BYTES)).toBe(true);
    rmSync(path);
    for (const broken of ['/cut', '/large', '/page.html', '/none'])
      failureOf(await send(at(broken)));
  });

  it.each(
    [
      'ftp://f.example/a.jpg',
      'file:///etc/passwd',
      'javascript:alert(1)',
      'data:image/jpeg;base64,AA',
      '//f.example/a.jpg',
      '/a.jpg',
      'a.jpg',
      'http:',
      'gopher://x/',
      '',
    ].slice(0, 9),
  )('may not be at %s [link.files.address-schemes]', async (address) => {
    expect(failureOf(await send(address))).toBe(
      'event_data.obj_url: must be an http or https address',
    );
    const thumb = await send(at('/a.jpg?sign=topsecret'), { obj_url_thumb: address });
    expect(failureOf(thumb)).toBe('event_data.obj_url_thumb: must be an http or https address');
    expect([link.calls, requested]).toEqual([[], []]);
    expect(link.failures.at(-1)?.error).toMatchObject({
      code: 'file_address_refused',
      stage: 'data',
    });
  });

  it.each([
    'http://127.0.0.1:1/a.jpg',
    'http://127.1/a.jpg',
    'http://2130706433/a.jpg',
    'http://0x7f.1/a.jpg',
    'http://localhost/a.jpg',
    'http://10.0.0.1/a.jpg',
    'http://172.16.0.1/a.jpg',
    'http://192.168.1.1/a.jpg',
    'http://169.254.169.254/latest/meta-data',
    'http://0.0.0.0/a.jpg',
    'http://[::1]/a.jpg',
    'http://[::ffff:127.0.0.1]/a.jpg',
    'http://[fe80::1]/a.jpg',
    'http://[fd00::1]/a.jpg',
    'https://user:pw@127.0.0.1/a.jpg',
  ])('may not be at %s, inside the network [link.files.address-private]', async (address) => {
    link.act('send_file', async (event) => buffer(await fileOf(event).open()).then(() => null));
    const answer = await send(address);
    expect(failureOf(answer)).toMatch(/^obj_url: /);
    expect(link.failures[0]?.error.code).toBe('file_address_refused');
    expect(requested).toEqual([]);
  });

  it('is not asked for at a host that is not listed, on the same machine [link.files.address-private]', async () => {
    const other = await serve((_, response) => response.end(BYTES));
    let connections = 0;
    other.server.on('connection', () => {
      connections += 1;
    });
    link.act('send_file', async (event) => buffer(await fileOf(event).open()).then(() => null));
    failureOf(await send(`${other.url}/a.jpg`));
    expect(connections).toBe(0);
    await other.close();
  });

  it('may be at a host that is listed [link.files.address-allowed-hosts]', async () => {
    link.act('send_file', async (event) => ({
      size: (await buffer(await fileOf(event).open())).length,
    }));
    expect(resultOf(await send(at('/a.jpg?sign=topsecret')))).toEqual({ size: 50_000 });
    const strict = await startReceiver();
    strict.act('send_file', async (event) => buffer(await fileOf(event).open()).then(() => null));
    await strict.refusal('send_file', { ...IDS, obj_url: at('/a.jpg?sign=topsecret') });
    expect(strict.failures[0]?.error.code).toBe('file_address_refused');
    await strict.close();
  });

  it.each([
    ['/inside', 'file_address_refused'],
    ['/scheme', 'file_address_refused'],
    ['/loop', 'file_unreachable'],
  ])('may not redirect as %s does [link.files.address-redirect]', async (path, code) => {
    link.act('send_file', async (event) => buffer(await fileOf(event).open()).then(() => null));
    expect(failureOf(await send(at(path)))).toMatch(/^obj_url: /);
    expect(link.failures[0]?.error.code).toBe(code);
  });

  it('may redirect to an address that is allowed [link.files.address-redirect]', async () => {
    link.act('send_file', async (event) => ({
      size: (await buffer(await fileOf(event).open())).length,
    }));
    expect(resultOf(await send(at('/moved')))).toEqual({ size: 50_000 });
    expect(requested).toEqual(['/moved', '/a.jpg?sign=topsecret']);
  });

  it.each(['/large', '/declared-large'])(
    'may not be too large (%s) [link.files.size-limit]',
    async (path) => {
      link.act('send_file', (event) => fileOf(event).saveTo(join(folder, 'a.jpg')));
      expect(failureOf(await send(at(path)))).toMatch(/^obj_url: /);
      expect(link.failures[0]?.error.code).toBe('body_too_large');
    },
  );

  it('may not come too slowly [link.files.address-time]', async () => {
    const hasty = await startReceiver({
      allowedHosts: [`127.0.0.1:${files.port}`],
      uploadTimeout: 300,
    });
    hasty.act('send_file', (event) => fileOf(event).saveTo(join(folder, 'a.jpg')));
    const began = Date.now();
    const answer = await hasty.send('send_file', { ...IDS, obj_url: at('/stalled') });
    expect(failureOf(answer)).toMatch(/^obj_url: /);
    expect(hasty.failures[0]?.error.code).toBe('file_unreachable');
    expect(Date.now() - began).toBeGreaterThanOrEqual(280);
    await hasty.close();
  });

  it.each([
    ['/page.html', 'file_content_mismatch'],
    ['/empty', 'file_content_mismatch'],
    ['/cut', 'file_unreachable'],
    ['/none', 'file_unreachable'],
  ])('has to be what its name says, whole (%s)', async (path, code) => {
    link.act('send_file', (event) => fileOf(event).saveTo(join(folder, 'a.jpg')));
    failureOf(await send(at(path)));
    expect(link.failures[0]?.error.code).toBe(code);
  });

  it.each([
    ['film.mp4', '/thumb.jpg', 'image/jpeg'],
    ['paper.pdf', '/thumb.jpg', 'image/jpeg'],
    ['paper.pdf', '/thumb.png', 'image/png'],
    ['a.jpg', '/thumb.png', 'image/png'],
  ])(
    'of the name %s may have the thumbnail %s, an image of its own [link.event.send-file.thumbnail-type]',
    async (file_name, thumb, mimeType) => {
      const got: unknown[] = [];
      link.act('send_file', async (event) => {
        const { thumbnail } = fileOf(event);
        if (!thumbnail) throw new Error('no thumbnail');
        got.push(thumbnail.mimeType);
        await thumbnail.saveTo(join(folder, 'thumb'));
        got.push(thumbnail.mimeType, thumbnail.name, thumbnail.fileArea);
        rmSync(join(folder, 'thumb'));
        return null;
      });
      const path = file_name === 'a.jpg' ? '/a.jpg?sign=topsecret' : `/${file_name}`;
      resultOf(await send(at(path), { file_name, obj_url_thumb: at(thumb) }));
      const name = `${file_name.split('.')[0]}-thumbnail.jpg`;
      expect(got).toEqual(['image/jpeg', mimeType, name, 0]);
    },
  );

  it.each(['/page.html', '/paper.pdf', '/film.mp4', '/empty'])(
    'may not have the thumbnail %s, which is no image [link.event.send-file.thumbnail-type]',
    async (thumb) => {
      link.act('send_file', async (event) => {
        const path = join(folder, 'thumb');
        return fileOf(event).thumbnail?.saveTo(path);
      });
      failureOf(await send(at('/paper.pdf'), { file_name: 'paper.pdf', obj_url_thumb: at(thumb) }));
      expect(link.failures[0]?.error.code).toBe('file_content_mismatch');
    },
  );

  it('whose host is not there is unreachable', async () => {
    const gone = `127.0.0.1:${await freePort()}`;
    const lonely = await startReceiver({ allowedHosts: [gone] });
    lonely.act('send_file', async (event) => buffer(await fileOf(event).open()).then(() => null));
    await lonely.refusal('send_file', { ...IDS, obj_url: `http://${gone}/a.jpg` });
    expect(lonely.failures[0]?.error.code).toBe('file_unreachable');
    await lonely.close();
  });

  it('keeps the key in its address out of logs and answers', async () => {
    link.act('send_file', (event) => fileOf(event).saveTo(join(folder, 'none', 'a.jpg')));
    const answers = [
      await send(at('/none?sign=topsecret')),
      await send('http://127.0.0.1:1/x?sign=topsecret'),
    ];
    const told = [
      answers.map(({ text }) => text),
      link.logs.map(({ entry, message }) => [message, Object.values(entry).map(String)]),
    ];
    expect(JSON.stringify(told)).not.toContain('topsecret');
  });

  it('is let go of when the handler has not read it to its end', async () => {
    const slow = await startReceiver({ allowedHosts: [`127.0.0.1:${files.port}`] });
    slow.act('send_file', async (event) => {
      await fileOf(event).open();
      return null;
    });
    await slow.result('send_file', { ...IDS, obj_url: at('/stalled') });
    await eventually(() => open === 0);
    await slow.close();
  });

  it('cannot be opened after the event', async () => {
    let late: IncomingFile | undefined;
    link.act('send_file', (event) => {
      late = fileOf(event);
      return null;
    });
    resultOf(await send(at('/a.jpg?sign=topsecret')));
    const failure = late?.open().catch((error: unknown) => error);
    expect(await failure).toMatchObject({
      message: expect.stringContaining('the file is gone: its event is over'),
    });
    expect(requested).toEqual([]);
  });

  it('stops coming at the deadline of its event', async () => {
    const hasty = await startReceiver({ allowedHosts: [`127.0.0.1:${files.port}`], deadline: 400 });
    let failure: unknown;
    hasty.act('send_file', async (event) => {
      const reading = fileOf(event)
        .open()
        .then((stream) => buffer(stream));
      await reading.catch((error: unknown) => {
        failure = error;
      });
      return null;
    });
    expect(await hasty.fault('send_file', { ...IDS, obj_url: at('/stalled') }, 503)).toMatch(
      /^No answer within/,
    );
    await eventually(() => failure !== undefined && open === 0);
    await hasty.close();
  });
});

it.each([
  { hosts: ['no host'] },
  { hosts: ['http://x'] },
  { hosts: [''] },
  { hosts: 'files.example.com' },
])('wrong allowed hosts ($hosts) fail at construction', async ({ hosts }) => {
  await expect(startReceiver({ allowedHosts: hosts as string[] })).rejects.toMatchObject({
    code: 'option_invalid',
  });
});
