import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { DiskFileStore } from '../../../../src/site/engine/files/disk-file-store.js';
import {
  type MakeThumbnail,
  storeThumbnail,
} from '../../../../src/site/engine/files/thumbnails.js';

const folder = mkdtempSync(join(tmpdir(), 'svclink-thumbnails-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

describe('the thumbnail of a stored photo', () => {
  let store: DiskFileStore;
  beforeAll(async () => {
    store = await DiskFileStore.open(folder);
  });
  const small: MakeThumbnail = async () => Buffer.from('small');
  const keep = async (content: Buffer, make = small, mimeType = 'image/jpeg') =>
    storeThumbnail(store, make, await store.put(Readable.from([content])), mimeType);

  it.each([
    ['a JPEG', JPEG, 'image/jpeg', true],
    ['a PNG that is called a JPEG', PNG, 'image/jpeg', true],
    ['a document', JPEG, 'application/pdf', false],
    [
      'an SVG that is called a JPEG',
      Buffer.from('<svg><image href="file:///etc/passwd"/></svg>'),
      'image/jpeg',
      false,
    ],
    ['nothing', Buffer.alloc(0), 'image/png', false],
  ])(
    'of %s is made or not, by its own bytes [site.files.thumb]',
    async (_, bytes, type, isMade) => {
      const offered: Buffer[] = [];
      const make: MakeThumbnail = async (photo) => {
        offered.push(photo);
        return Buffer.from('small');
      };
      const sha256 = await keep(bytes, make, type);
      expect(sha256 !== undefined).toBe(isMade);
      expect(offered).toEqual(isMade ? [bytes] : []);
    },
  );

  it('is left out where it cannot be made, and the next is made', async () => {
    const failing: MakeThumbnail = () => Promise.reject(new Error('premature end of JPEG image'));
    expect(await keep(JPEG, failing)).toBeUndefined();
    expect(await keep(JPEG, async () => undefined)).toBeUndefined();
    expect(await keep(JPEG)).toBeDefined();
  });

  it('is not looked for in a photo where none are made', async () => {
    const stored = await store.put(Readable.from([JPEG]));
    const open = jest.spyOn(store, 'open');
    expect(await storeThumbnail(store, undefined, stored, 'image/jpeg')).toBeUndefined();
    expect(open).not.toHaveBeenCalled();
    expect(await storeThumbnail(store, small, stored, 'image/jpeg')).toBeDefined();
    expect(open).toHaveBeenCalledTimes(1);
    open.mockRestore();
  });

  it('is made one at a time: a hundred that come at once hold one photo in memory', async () => {
    let [running, most] = [0, 0];
    const counting: MakeThumbnail = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      return Buffer.from('small');
    };
    const kept = await Promise.all(Array.from({ length: 100 }, () => keep(JPEG, counting)));
    expect(kept.every((one) => one !== undefined)).toBe(true);
    expect(most).toBe(1);
  });

  it('that is never done is given up, and holds up no other for good', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'performance'] });
    try {
      let begin = (): void => undefined;
      const begun = new Promise<void>((resolve) => {
        begin = resolve;
      });
      const hanging = keep(JPEG, () => {
        begin();
        return new Promise(() => undefined);
      });
      await begun;
      const next = keep(JPEG);
      await jest.advanceTimersByTimeAsync(20_000);
      expect(await hanging).toBeUndefined();
      expect(await next).toBeDefined();
    } finally {
      jest.useRealTimers();
    }
  });
});
