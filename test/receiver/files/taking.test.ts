import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IncomingFile } from '../../../src/index.js';
import { fileTypes } from '../../../src/protocol/files/file-types.js';
import {
  envelopeText,
  failureOf,
  jpeg,
  MULTIPART,
  multipart,
  type Part,
  resultOf,
  sharedReceiver,
} from '../harness.js';

const ALLOWED = fileTypes.map(({ extension }) => extension).join(', ');

const link = sharedReceiver();
afterEach(() => {
  link.act('send_file', undefined);
  expect(link.leftovers()).toEqual([]);
});

const IDS = { dst_report_id: '4711', file_id: 'a-17' };
const ADDRESS = 'https://files.example/a.jpg';
const payload = (data: object = IDS): Part => ({
  name: 'payload',
  content: envelopeText('send_file', data),
});
const FILE: Part = { name: 'file', content: jpeg(), filename: 'front.jpg' };
const post = (...parts: readonly Part[]) =>
  link.post(multipart(parts), { 'content-type': MULTIPART });
const failure = () => link.failures.at(-1)?.error;

describe('a send_file event that is refused', () => {
  it.each<[string, Part[], string, string]>([
    [
      'a field twice',
      [
        { name: 'file_id', content: 'a' },
        { name: 'file_id', content: 'b' },
      ],
      'data_invalid',
      'file_id: came twice in the form',
    ],
    [
      'a NUL in a field',
      [{ name: 'file_id', content: 'a\0b' }],
      'data_invalid',
      'file_id: has a NUL',
    ],
    [
      'a type that is not allowed',
      [{ name: 'file_name', content: 'a.exe' }],
      'file_type_refused',
      `event_data.file_name: its extension is not among the allowed file types: ${ALLOWED}`,
    ],
  ])('for %s is told with its code and stage', async (_, fields, code, message) => {
    for (const parts of [
      [payload(), ...fields, FILE],
      [payload(), FILE, ...fields],
      [FILE, ...fields, payload()],
    ]) {
      expect(failureOf(await post(...parts))).toBe(message);
      expect(failure()).toMatchObject({ code, stage: 'data' });
    }
    expect(link.calls).toEqual([]);
  });

  it('for a name that is no text is told with its code and stage', async () => {
    const message = 'event_data.file_name: is required, with its extension';
    expect(failureOf(await post(payload({ ...IDS, file_name: 5 }), FILE))).toBe(message);
    expect(failure()).toMatchObject({ code: 'data_invalid', stage: 'data' });
  });

  it('for want of a file is told with its code and stage', async () => {
    await link.refusal('send_file', { ...IDS, file_name: 'a.jpg' });
    expect(failure()).toMatchObject({ code: 'file_missing', stage: 'data' });
  });

  it('for its data is told so first when its file is at an address', async () => {
    const data = { dst_report_id: '4711', file_name: 'a.exe', obj_url: ADDRESS };
    expect(await link.refusal('send_file', data)).toBe('event_data.file_id: is required');
    expect(failure()).toMatchObject({ code: 'data_invalid', stage: 'data' });
    await link.refusal('send_file', { ...data, file_id: 'a' });
    expect(failure()).toMatchObject({ code: 'file_type_refused', stage: 'data' });
  });
});

describe('a send_file event that is taken', () => {
  it('may have blanks around the name of its file', async () => {
    resultOf(await post(payload({ ...IDS, file_name: ' other.jpg ' }), FILE));
    expect(link.calls[0]?.file).toMatchObject({ name: 'other.jpg', mimeType: 'image/jpeg' });
    resultOf(await post(payload(), { ...FILE, filename: 'front.jpg  ' }));
    expect(link.calls[1]?.file).toMatchObject({ name: 'front.jpg' });
  });

  it.each([undefined, null, ''])('has no thumbnail when that is at %j', async (obj_url_thumb) => {
    const thumbnails: unknown[] = [];
    link.act('send_file', ({ file }) => {
      thumbnails.push(file?.thumbnail);
      return null;
    });
    const data = { ...IDS, file_name: 'a.jpg', obj_url: ADDRESS, obj_url_thumb };
    await link.result('send_file', data);
    expect(thumbnails).toEqual([undefined]);
  });
});

describe('a file that came with its event', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'svclink-kept-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is a failure of the handler to open or save after the event', async () => {
    const files: IncomingFile[] = [];
    link.act('send_file', ({ file }) => {
      if (file) files.push(file);
      return null;
    });
    resultOf(await post(payload(), FILE));
    expect(files).toHaveLength(1);
    const gone = { code: 'handler_failed', stage: 'handler' };
    for (const file of files) {
      await expect(file.open()).rejects.toMatchObject(gone);
      await expect(file.saveTo(join(folder, 'a.jpg'))).rejects.toMatchObject(gone);
    }
    expect(readdirSync(folder)).toEqual([]);
  });

  it('replaces what is at its places, the first and the second', async () => {
    const places = ['a.jpg', 'b.jpg'].map((name) => join(folder, name));
    for (const place of places) writeFileSync(place, 'old');
    link.act('send_file', async ({ file }) => {
      for (const place of places) await file?.saveTo(place);
      return null;
    });
    resultOf(await post(payload(), FILE));
    for (const place of places) expect(readFileSync(place).equals(jpeg())).toBe(true);
    expect(readdirSync(folder)).toHaveLength(2);
  });
});
