import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import request from 'supertest';
import { DiskFileStore } from '../../../../src/site/engine/files/disk-file-store.js';
import {
  ADDRESS_LIFETIME,
  FileAddresses,
} from '../../../../src/site/engine/files/file-addresses.js';
import { createFileServer } from '../../../../src/site/engine/files/file-server.js';
import type { FileStore } from '../../../../src/site/engine/files/file-store.js';
import { SecretKey } from '../../../../src/site/engine/secrets/secret-key.js';
import { eventually, serve } from '../../../support/resources.js';

const folder = mkdtempSync(join(tmpdir(), 'svclink-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const key = new SecretKey(SecretKey.generate());
const CREATED = 1_760_000_000_000;
let now = CREATED;
const addresses = new FileAddresses('http://files.example/files', key, () => now);
beforeEach(() => {
  now = CREATED;
});

const CONTENT = Buffer.from('the bytes of a photo');
const SHA256 = createHash('sha256').update(CONTENT).digest('hex');
const PHOTO = { sha256: SHA256, fileName: 'front ö.jpg', mimeType: 'image/jpeg' };
const listFiles = () => readdirSync(folder, { recursive: true, encoding: 'utf8' });

async function server() {
  const store = await DiskFileStore.open(folder);
  await store.put(Readable.from([CONTENT]));
  const listener = createFileServer(store, addresses);
  const get = (address: string) => {
    const { pathname } = new URL(address);
    return request(createServer(listener)).get(pathname);
  };
  return { store, listener, get };
}

describe('a store of files on the disk', () => {
  it('keeps a content under its hash, once, for its owner alone', async () => {
    const store = await DiskFileStore.open(folder);
    for (let time = 0; time < 2; time++) {
      const stored = await store.put(Readable.from([CONTENT.subarray(0, 5), CONTENT.subarray(5)]));
      expect(stored).toEqual({ sha256: SHA256, size: CONTENT.length });
    }
    const path = join(SHA256.slice(0, 2), SHA256);
    expect(listFiles().filter((name) => name.endsWith(SHA256))).toEqual([path]);
    expect(statSync(join(folder, path)).mode & 0o077).toBe(0);
    const found = await store.open(SHA256);
    expect(found && (await buffer(found)).equals(CONTENT)).toBe(true);
    expect(await store.size(SHA256)).toBe(CONTENT.length);
  });

  it('leaves nothing of a stream that fails', async () => {
    const store = await DiskFileStore.open(folder);
    const before = listFiles();
    const failing = Readable.from(
      (async function* () {
        yield randomBytes(100_000);
        throw new Error('cut off');
      })(),
    );
    await expect(store.put(failing)).rejects.toThrow('cut off');
    expect(listFiles()).toEqual(before);
  });

  it('removes at its start what a dead process has left half written', async () => {
    const dead = join(folder, 'incoming', 'dead.part');
    writeFileSync(dead, 'half');
    const dayAgo = Date.now() / 1000 - 25 * 60 * 60;
    utimesSync(dead, dayAgo, dayAgo);
    // Another process may be writing this one.
    writeFileSync(join(folder, 'incoming', 'alive.part'), 'half');
    await DiskFileStore.open(folder);
    expect(readdirSync(join(folder, 'incoming'))).toEqual(['alive.part']);
    rmSync(join(folder, 'incoming', 'alive.part'));
  });

  it.each(['', '..', '../../etc/passwd', 'f'.repeat(63), SHA256.toUpperCase()])(
    'has nothing under %p',
    async (name) => {
      const store = await DiskFileStore.open(folder);
      expect(await store.open(name)).toBeUndefined();
      expect(await store.size(name)).toBeUndefined();
      await store.moveToTrash(name);
      await store.bringBack(name);
      await store.remove(name);
      expect(await store.size(SHA256)).toBe(CONTENT.length);
    },
  );

  it('refuses a folder that cannot be made, and names it', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    await expect(DiskFileStore.open(join(file, 'below'))).rejects.toMatchObject({
      code: 'option_invalid',
      message: `files: the folder ${join(file, 'below')} cannot be written (ENOTDIR)`,
    });
  });
});

describe('a pre-signed address', () => {
  it('serves the stored bytes without credentials [site.files.fetch]', async () => {
    const { get } = await server();
    const answer = await get(addresses.of(PHOTO)).buffer().expect(200);
    expect(Buffer.from(answer.body).equals(CONTENT)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(CONTENT.length),
      'content-disposition': `inline; filename="front _.jpg"; filename*=UTF-8''front%20%C3%B6.jpg`,
      'x-content-type-options': 'nosniff',
    });
  });

  it('works until 30 minutes after it was made, and not a moment longer [site.files.thirty-minutes]', async () => {
    const { get } = await server();
    const address = addresses.of(PHOTO);
    now = CREATED + ADDRESS_LIFETIME;
    await get(address).expect(200);
    now += 1;
    const refused = await get(address).expect(410);
    expect(refused.text).toContain('get_file');
  });

  it.each([
    ['bytes=4-8', 206, 'bytes 4-8/20', 'bytes'],
    ['bytes=15-', 206, 'bytes 15-19/20', 'photo'],
    ['bytes=-5', 206, 'bytes 15-19/20', 'photo'],
    ['bytes=15-999', 206, 'bytes 15-19/20', 'photo'],
    ['bytes=20-', 416, 'bytes */20', undefined],
    ['bytes=-0', 416, 'bytes */20', undefined],
    ['bytes=8-4', 200, undefined, String(CONTENT)],
    ['bytes=0-1,4-5', 200, undefined, String(CONTENT)],
    ['lines=1-2', 200, undefined, String(CONTENT)],
  ])('answers the range %s with %d', async (range, status, contentRange, text) => {
    const { get } = await server();
    const answer = await get(addresses.of(PHOTO)).set('Range', range).buffer().expect(status);
    expect(answer.headers['content-range']).toBe(contentRange);
    if (text !== undefined) expect(String(answer.body)).toBe(text);
  });

  it('lets nothing be shown that could run', async () => {
    const { get } = await server();
    const page = { ...PHOTO, fileName: 'a"b\r\nX: y.html', mimeType: 'text/html' };
    const answer = await get(addresses.of(page)).buffer().expect(200);
    expect(answer.headers['content-type']).toBe('application/octet-stream');
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="a_b__X: y.html"; filename*=UTF-8''a%22b%0D%0AX%3A%20y.html`,
    );
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('takes GET and HEAD only', async () => {
    const { listener } = await server();
    const { pathname } = new URL(addresses.of(PHOTO));
    await request(createServer(listener)).post(pathname).expect(405).expect('Allow', 'GET, HEAD');
    const head = await request(createServer(listener)).head(pathname).expect(200);
    expect(head.headers['content-length']).toBe(String(CONTENT.length));
  });
});

describe('a caller of pre-signed addresses that reads nothing', () => {
  /** A store that counts who reads the one large file that it has. */
  function countingStore() {
    const large = Buffer.alloc(64 * 1024);
    const counted = { opened: 0, closed: 0 };
    const store: FileStore = {
      incoming: undefined,
      size: async () => 1024 * large.length,
      open: async () => {
        counted.opened += 1;
        const content = new Readable({ read: () => content.push(large) });
        return content.once('close', () => {
          counted.closed += 1;
        });
      },
      put: () => Promise.reject(new Error('not asked for')),
      list: () => Readable.from([]),
      moveToTrash: async () => {},
      bringBack: async () => {},
      remove: async () => {},
      removeUnfinished: async () => 0,
      settle: async () => [],
      check: async () => {},
      close: async () => {},
    };
    return { store, counted };
  }
  const ask = async (listener: RequestListener, times: number) => {
    const host = await serve(listener);
    const socket = connect(host.port, '127.0.0.1');
    socket.on('error', () => {}).pause();
    const { pathname } = new URL(addresses.of(PHOTO));
    socket.write(`GET ${pathname} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(times));
    return { host, socket };
  };

  it('has one file open, however often it asks, and none once it has hung up [link.cost.pipelined]', async () => {
    const { store, counted } = countingStore();
    const { host, socket } = await ask(createFileServer(store, addresses), 50);
    await eventually(() => counted.opened > 0);
    socket.destroy();
    await eventually(() => counted.closed > 0);
    expect(counted).toEqual({ opened: 1, closed: 1 });
    await host.close();
  });

  it('is cut off after its time', async () => {
    const { store, counted } = countingStore();
    const { host, socket } = await ask(createFileServer(store, addresses, { readTimeout: 20 }), 1);
    await eventually(() => counted.closed > 0);
    socket.destroy();
    await host.close();
  });
});

describe('the key of a site', () => {
  const place = { table: 'accounts', column: 'receiver_secret', row: '7' };

  it('gives back what it has encrypted for its place', () => {
    const sealed = key.encrypt('pässword', place);
    expect(sealed).not.toContain('pässword');
    expect(key.decrypt(sealed, place)).toBe('pässword');
    expect(key.encrypt('pässword', place)).not.toBe(sealed);
  });

  it('reads nothing of another key, another place, or what was changed or cut', () => {
    const sealed = key.encrypt('hunter2', place);
    const other = new SecretKey(SecretKey.generate());
    const bytes = Buffer.from(sealed.slice(3), 'base64url');
    bytes[15] = (bytes[15] ?? 0) ^ 1;
    const attempts = [
      () => other.decrypt(sealed, place),
      () => key.decrypt(sealed, { ...place, row: '8' }),
      () => key.decrypt(`v1:${bytes.toString('base64url')}`, place),
      // A tag of four bytes would be guessed in an afternoon.
      () => key.decrypt(`v1:${bytes.subarray(0, -12).toString('base64url')}`, place),
      () => key.decrypt('', place),
      () => key.decrypt('v1:', place),
    ];
    for (const attempt of attempts) {
      expect(attempt).toThrow('accounts.receiver_secret: cannot be read with the key of this site');
    }
  });

  it('is known by a fingerprint that says nothing of it', () => {
    const bytes = SecretKey.generate();
    const { fingerprint } = new SecretKey(bytes);
    expect(fingerprint).toBe(new SecretKey(bytes).fingerprint);
    expect(fingerprint).not.toBe(key.fingerprint);
    expect(bytes.toString('hex')).not.toContain(fingerprint);
    expect(() => new SecretKey(Buffer.alloc(31))).toThrow('secretKey: must be 32 bytes');
  });
});
