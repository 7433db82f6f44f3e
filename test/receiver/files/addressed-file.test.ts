import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { CallError, type CallErrorCode, type OutgoingAnswer } from '../../../src/net/index.js';
import { fileTypeOf } from '../../../src/protocol/files/file-types.js';
import { AddressedFile } from '../../../src/receiver/files/addressed-file.js';
import { validateByType } from '../../../src/receiver/files/content-check.js';
import { eventually } from '../../support/resources.js';
import { jpeg } from '../harness.js';

const fsPromises = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises');

const URL_OF_FILE = 'https://files.example/a.jpg?sign=topsecret';
const JPEG = fileTypeOf('a.jpg');
if (!JPEG) throw new Error('jpg is allowed');
const judge = validateByType(JPEG, undefined, undefined);
const LABEL = { name: 'a.jpg', mimeType: 'image/jpeg', fileArea: 0, validate: judge } as const;
const BYTES = jpeg(3000);
const FACTS = { size: 3000, sha256: createHash('sha256').update(BYTES).digest('hex') };
const GONE = { code: 'handler_failed', stage: 'handler' };

/** A file at an address, whose answers are given here. */
function fileOf(answer: () => Promise<Readable>, thumbnail?: AddressedFile): AddressedFile {
  const outgoing = {
    request: async (): Promise<OutgoingAnswer> => {
      return { status: 200, headers: {}, url: URL_OF_FILE, body: await answer() };
    },
    close: async () => {},
  };
  const { signal } = new AbortController();
  const fetching = () => ({ outgoing, maxBytes: 10_000, timeout: 60_000, signal });
  return new AddressedFile(LABEL, URL_OF_FILE, fetching, thumbnail);
}

const whole = () => fileOf(async () => Readable.from([BYTES.subarray(0, 7), BYTES.subarray(7)]));

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'svclink-kept-'));
  path = join(folder, 'a.jpg');
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

describe('a file at an address', () => {
  it('tells its size and digest only after it was read whole', async () => {
    const file = whole();
    expect([file.size, file.sha256]).toEqual([undefined, undefined]);
    expect((await buffer(await file.open())).equals(BYTES)).toBe(true);
    expect([file.size, file.sha256]).toEqual([FACTS.size, FACTS.sha256]);
  });

  it('is saved for nobody else to read', async () => {
    expect(await whole().saveTo(path)).toEqual(FACTS);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['a.jpg']);
  });

  it('replaces what is there already, and leaves it when it breaks off', async () => {
    writeFileSync(path, 'old');
    const body = new PassThrough();
    body.write(BYTES);
    const saving = fileOf(async () => body).saveTo(path);
    setTimeout(() => body.destroy(new CallError('connection_lost', 'it broke off')), 20);
    await expect(saving).rejects.toMatchObject({ code: 'file_unreachable' });
    expect([readdirSync(folder), readFileSync(path, 'utf8')]).toEqual([['a.jpg'], 'old']);
    expect(await whole().saveTo(path)).toEqual(FACTS);
    expect(readFileSync(path).equals(BYTES)).toBe(true);
  });

  it('names a folder that is not there', async () => {
    const saving = whole().saveTo(join(folder, 'none', 'a.jpg'));
    await expect(saving).rejects.toMatchObject({
      code: 'file_unwritable',
      message: expect.stringContaining(`the folder ${join(folder, 'none')} does not exist`),
    });
  });

  it('leaves nothing when it cannot be moved to its place', async () => {
    const failure = Object.assign(new Error('no'), { code: 'EACCES', syscall: 'rename' });
    jest.spyOn(fsPromises, 'rename').mockRejectedValue(failure);
    await expect(whole().saveTo(path)).rejects.toMatchObject({
      code: 'file_unwritable',
      cause: failure,
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('leaves nothing when it turns out to be something else', async () => {
    const file = fileOf(async () => Readable.from([Buffer.alloc(3000, 'x')]));
    await expect(file.saveTo(path)).rejects.toMatchObject({ code: 'file_content_mismatch' });
    expect([file.size, readdirSync(folder)]).toEqual([undefined, []]);
  });
});

describe('a file at an address that is let go of', () => {
  it('cannot be opened or saved any more, nor can its thumbnail', async () => {
    const thumbnail = whole();
    const file = fileOf(async () => Readable.from([BYTES]), thumbnail);
    await file.release();
    const message = expect.stringContaining('save it before the handler returns');
    for (const late of [file, thumbnail]) {
      await expect(late.open()).rejects.toMatchObject({ ...GONE, message });
      await expect(late.saveTo(path)).rejects.toMatchObject({ ...GONE, message });
    }
    expect(readdirSync(folder)).toEqual([]);
  });

  it('while it is being read fails with that, and is fetched no more', async () => {
    const body = new PassThrough();
    body.write(BYTES);
    const file = fileOf(async () => body);
    const reading = expect(buffer(await file.open())).rejects.toMatchObject(GONE);
    await file.release();
    await reading;
    await eventually(() => body.destroyed);
  });

  it('before its address has answered is not fetched', async () => {
    const body = new PassThrough();
    body.write(BYTES);
    const file = fileOf(async () => {
      await file.release();
      return body;
    });
    const content = await file.open();
    expect(content.destroyed).toBe(true);
    await eventually(() => body.destroyed);
  });

  it('after all of it has come may be read to its end', async () => {
    const body = Readable.from([BYTES]);
    const file = fileOf(async () => body);
    const content = await file.open();
    await eventually(() => file.size !== undefined && body.destroyed);
    await file.release();
    expect((await buffer(content)).equals(BYTES)).toBe(true);
  });
});

describe('a file at an address that cannot be fetched', () => {
  it.each<[CallErrorCode, string]>([
    ['address_invalid', 'file_address_refused'],
    ['address_refused', 'file_address_refused'],
    ['answer_too_large', 'body_too_large'],
    ['too_many_redirects', 'file_unreachable'],
    ['timed_out', 'file_unreachable'],
    ['http_status', 'file_unreachable'],
    ['connection_lost', 'file_unreachable'],
    ['aborted', 'file_unreachable'],
  ])('because of %s fails as %s of its handler', async (reason, code) => {
    const cause = new CallError(reason, 'files.example does not want to');
    const told =
      reason === 'address_refused'
        ? expect.stringMatching(
            /^obj_url: leads to an address that is not publicly reachable; give/,
          )
        : `obj_url: ${cause.message}`;
    const failure = { code, message: told, stage: 'handler', cause };
    await expect(fileOf(() => Promise.reject(cause)).open()).rejects.toMatchObject(failure);
    const body = new PassThrough();
    const reading = buffer(await fileOf(async () => body).open());
    body.destroy(cause);
    await expect(reading).rejects.toMatchObject(failure);
  });

  it('for a reason of our own says nothing of it to the caller', async () => {
    const cause = new RangeError('a secret');
    await expect(fileOf(() => Promise.reject(cause)).open()).rejects.toMatchObject({
      code: 'file_unreachable',
      message: 'obj_url: could not be fetched',
      stage: 'handler',
      cause,
    });
  });
});
