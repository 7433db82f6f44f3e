import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Spool } from '../../../src/http/index.js';
import { hostFiles, hostForm } from '../../../src/receiver/form/host-file.js';
import { PlainForm } from '../../../src/receiver/stages/form.js';

let parent: string;
let spool: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'svclink-host-'));
  spool = join(parent, 'spool');
  mkdirSync(spool);
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const BYTES = Buffer.from('a photo');
const GOOD = { fieldname: 'file', originalname: 'a.jpg', buffer: BYTES };
const formWith = (files: readonly unknown[]) =>
  hostForm({ payload: '{}' }, files, {
    spool: new Spool(() => undefined, spool),
    maxFileSize: 100,
  });

describe('the files that multer has left on a request', () => {
  it.each([
    ['none', {}, []],
    ['one', { file: GOOD }, [GOOD]],
    ['a list', { files: [GOOD, GOOD] }, [GOOD, GOOD]],
    ['lists by name', { files: { file: [GOOD], other: [GOOD] } }, [GOOD, GOOD]],
    ['one and a list', { file: GOOD, files: [GOOD] }, [GOOD, GOOD]],
  ])('are found: %s', (_, request, found) => {
    expect(hostFiles(request)).toEqual(found);
  });
});

describe('a form that the app has read', () => {
  it('brings the file of its part named file, and removes only its copy', async () => {
    const form = formWith([{ ...GOOD, fieldname: 'other', originalname: 'b.jpg' }, GOOD]);
    expect(form.part).toEqual({ originalName: 'a.jpg' });
    const file = await form.complete();
    expect(file && (await buffer(file.open())).equals(BYTES)).toBe(true);
    expect(readdirSync(spool)).toHaveLength(1);
    await form.release?.();
    expect(readdirSync(spool)).toEqual([]);
  });

  it('leaves the app its own file on the disk', async () => {
    const path = join(parent, 'kept.jpg');
    writeFileSync(path, BYTES);
    const form = formWith([{ fieldname: 'file', originalname: 'a.jpg', path }]);
    expect(await form.complete()).toMatchObject({ size: BYTES.length });
    await form.release?.();
    expect(readdirSync(spool)).toEqual([]);
    expect(readFileSync(path).equals(BYTES)).toBe(true);
  });

  it.each([
    ['a part of another name', { ...GOOD, fieldname: 'other' }],
    ['a name that is no text', { ...GOOD, originalname: 5 }],
    ['no name', { fieldname: 'file', buffer: BYTES }],
    ['neither bytes nor a path', { fieldname: 'file', originalname: 'a.jpg' }],
    ['bytes that are none', { ...GOOD, buffer: 'a photo' }],
    ['a path that is none', { fieldname: 'file', originalname: 'a.jpg', path: 5 }],
    ['null for a file', null],
    ['a text for a file', 'a.jpg'],
  ])('brings none with %s', async (_, file) => {
    const form = formWith([file]);
    expect(form.part).toBeUndefined();
    expect(await form.complete()).toBeUndefined();
    await form.release?.();
    expect(readdirSync(spool)).toEqual([]);
  });

  it('brings a file of exactly the most that a file may have', async () => {
    const form = formWith([{ ...GOOD, buffer: Buffer.alloc(100), size: 100 }]);
    expect(await form.complete()).toMatchObject({ size: 100 });
    await form.release?.();
  });

  it('is refused with a file of one byte more', async () => {
    const form = formWith([{ ...GOOD, buffer: Buffer.alloc(101), size: 101 }]);
    await expect(form.complete()).rejects.toMatchObject({
      code: 'body_too_large',
      message: 'the file is larger than 100 bytes',
    });
    await form.release?.();
    expect(readdirSync(spool)).toEqual([]);
  });
});

it('a plain form has its variables, and no file', async () => {
  const form = new PlainForm({ payload: '{}', file_id: 'a' });
  expect(form).toMatchObject({ payload: '{}', fields: { payload: '{}', file_id: 'a' } });
  expect(form.part).toBeUndefined();
  expect(await form.complete()).toBeUndefined();
});
