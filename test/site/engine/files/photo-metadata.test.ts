import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { DiskFileStore } from '../../../../src/site/engine/files/disk-file-store.js';
import { storeWithMetadata } from '../../../../src/site/engine/files/photo-metadata.js';
import {
  DOOR_PHOTO,
  EXIF_TAGS,
  type Exif,
  type ExifEntry,
  exifFractions,
  exifPhoto,
  exifText,
  jpegSegment,
  tiffOf,
} from '../../../support/exif-photo.js';
import { slowness } from '../../../support/slowness.js';

const NONE = {
  taken_text: null,
  gps_lat: null,
  gps_lng: null,
  camera_make: null,
  camera_model: null,
};
const { make, model, taken } = EXIF_TAGS;

describe('the metadata of a stored photo', () => {
  const folder = mkdtempSync(join(tmpdir(), 'svclink-metadata-'));
  let store: DiskFileStore;
  beforeAll(async () => {
    store = await DiskFileStore.open(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const read = async (photo: Buffer, mimeType = 'image/jpeg') =>
    (await storeWithMetadata(store, Readable.from([photo]), mimeType)).metadata;
  const readExif = (exif: Exif | Buffer) => read(exifPhoto(exif));

  it('has time, position, maker and model, in either order of bytes', async () => {
    const door = {
      taken_text: '2026-11-20 10:00:05',
      gps_lat: '41.2584167',
      gps_lng: '-95.9333333',
      camera_make: 'Canon',
      camera_model: 'EOS 80D',
    };
    expect(await read(DOOR_PHOTO)).toEqual(door);
    const little = Buffer.from('49492a0008000000010010010200040000004d39000000000000', 'hex');
    expect(await readExif(little)).toEqual({ ...NONE, camera_model: 'M9' });
    // Cameras write other segments in front of it, such as that of JFIF.
    const jfif = jpegSegment(0xffe0, Buffer.from('JFIF\0\u0001\u0001'));
    const others = [jfif, ...Array(3).fill(jpegSegment(0xffe2, Buffer.alloc(65_533)))];
    expect(await read(exifPhoto({ image: [exifText(make, 'Nikon')] }, others))).toEqual({
      ...NONE,
      camera_make: 'Nikon',
    });
  });

  it('is absent in content without EXIF, in documents, and in what is called a photo only', async () => {
    expect(await read(DOOR_PHOTO, 'application/pdf')).toEqual(NONE);
    for (const other of [
      Buffer.alloc(0),
      Buffer.from([0xff]),
      Buffer.from([0xff, 0xd8]),
      Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0]),
      Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 0x45]),
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      Buffer.from('<svg/>'),
      DOOR_PHOTO.subarray(0, 80),
    ]) {
      expect(await read(other)).toEqual(NONE);
    }
    expect(await read(exifPhoto({ image: [exifText(make, 'Nikon')] }), 'image/png')).toMatchObject({
      camera_make: 'Nikon',
    });
  });

  it('leaves out what is no time, no position and no name', async () => {
    const position = (north: ExifEntry, east: ExifEntry) => ({
      position: [exifText(1, 'N'), north, exifText(3, 'E'), east],
    });
    for (const exif of [
      { camera: [exifText(taken, '0000:00:00 00:00:00')] },
      { camera: [exifText(taken, '2026:02:30 10:00:00')] },
      { camera: [exifText(taken, '2026:11:20 25:00:00')] },
      { camera: [exifText(taken, '    :  :     :  :  ')] },
      { camera: [[taken, 4, 1, 20_261_120] as ExifEntry] },
      position(exifFractions(2, 91, 1, 0, 1, 0, 1), exifFractions(4, 10, 1, 0, 1, 0, 1)),
      position(exifFractions(2, 1, 0, 0, 0, 0, 0), exifFractions(4, 10, 1, 0, 1, 0, 1)),
      position(exifFractions(2, 10, 1, 0, 1, 0, 1), exifFractions(4, 400, 1, 0, 1, 0, 1)),
      { position: [exifText(1, 'N'), exifFractions(2, 10, 1, 0, 1, 0, 1)] },
      { image: [exifText(make, ' \u0007\u001b '), exifText(model, '')] },
    ]) {
      expect([exif, await readExif(exif)]).toEqual([exif, NONE]);
    }
    const { camera_make } = await readExif({
      image: [exifText(make, `\u001b[31m${'x'.repeat(9000)}`)],
    });
    expect(camera_make).toMatch(/^\[31mx{90,95}$/);
  });

  it('costs neither memory nor time, whatever sizes its entries announce', async () => {
    const before = process.memoryUsage().rss;
    const began = performance.now();
    for (const count of [0xffff_ffff, 0x7fff_ffff, 0x0100_0000]) {
      for (const type of [0, 1, 2, 3, 4, 5, 7, 9, 10, 11, 12, 13, 99]) {
        const entry = (tag: number): ExifEntry => [tag, type, count, 8];
        const hostile = {
          image: [entry(make), entry(model)],
          camera: [entry(taken)],
          position: [1, 2, 3, 4].map(entry),
        };
        expect(await readExif(hostile)).toEqual(NONE);
      }
    }
    expect(performance.now() - began).toBeLessThan(2000 * slowness());
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  it('follows no pointer that was not checked', async () => {
    const large: ExifEntry = [taken, RATIONAL_TYPE, 0x0100_0000, 8];
    const honest = tiffOf({ image: [exifText(make, 'Nikon')], camera: [large] });
    const pointerAt = honest.indexOf(Buffer.from([0x87, 0x69]));
    for (const [at, value] of [
      // The pointer as a short, as two values, and to the end of the structure.
      [pointerAt + 2, 3],
      [pointerAt + 6, 2],
    ] as const) {
      const changed = Buffer.from(honest);
      changed.writeUInt16BE(value, at);
      expect(await readExif(changed)).toEqual(NONE);
    }
    const outside = Buffer.from(tiffOf({ image: [exifText(make, 'Nikon')], camera: [] }));
    outside.writeUInt32BE(0xffff_fff0, outside.indexOf(Buffer.from([0x87, 0x69])) + 8);
    expect(await readExif(outside)).toMatchObject({ camera_make: 'Nikon' });
    // A directory that points to itself is read once.
    const circle = Buffer.from(tiffOf({ image: [exifText(make, 'Nikon')], camera: [] }));
    circle.writeUInt32BE(8, circle.indexOf(Buffer.from([0x87, 0x69])) + 8);
    expect(await readExif(circle)).toMatchObject({ camera_make: 'Nikon' });
    const second = tiffOf({
      image: [exifText(make, 'Nikon'), [0x8769, 4, 1, 8]],
      camera: [exifText(taken, '2026:11:20 10:00:05')],
    });
    expect(await readExif(second)).toEqual(NONE);
  });

  it('survives any change of any byte', async () => {
    const names = new Set(Object.keys(NONE));
    for (let at = 0; at < DOOR_PHOTO.length; at += 1) {
      for (const value of [0, 0xff]) {
        const changed = Buffer.from(DOOR_PHOTO);
        changed[at] = value;
        expect(new Set(Object.keys(await read(changed)))).toEqual(names);
      }
    }
  });

  it('is read from the pieces that pass, of any size, without opening the stored photo', async () => {
    const open = jest.spyOn(store, 'open');
    const jfif = Array(3).fill(jpegSegment(0xffe2, Buffer.alloc(65_533)));
    const late = exifPhoto({ image: [exifText(make, 'Nikon')] }, jfif);
    const pictures = Buffer.alloc(300_000);
    for (const photo of [DOOR_PHOTO, late, Buffer.concat([DOOR_PHOTO, pictures])]) {
      const known = await read(photo);
      expect(known.camera_make).toMatch(/^(Canon|Nikon)$/);
      for (const size of [1, 3, 4096, 65_536]) {
        const pieces = Array.from({ length: Math.ceil(photo.length / size) }, (_, index) =>
          photo.subarray(index * size, (index + 1) * size),
        );
        const { stored, metadata } = await storeWithMetadata(
          { put: (content, observe) => putAll(content, observe) },
          Readable.from(pieces),
          'image/jpeg',
        );
        expect([size, stored.size, metadata]).toEqual([size, photo.length, known]);
      }
    }
    expect(open).not.toHaveBeenCalled();
  });

  it('is not looked for beyond the first 256 KiB', async () => {
    const before = Array(5).fill(jpegSegment(0xffe2, Buffer.alloc(65_533)));
    expect(await read(exifPhoto({ image: [exifText(make, 'Nikon')] }, before))).toEqual(NONE);
  });

  it('is absent where the content cannot be stored', async () => {
    const content = new Readable({ read: () => content.destroy(new Error('EIO')) });
    await expect(storeWithMetadata(store, content, 'image/jpeg')).rejects.toThrow('EIO');
  });
});

/** Passes all pieces of a content, and stores none. */
async function putAll(content: Readable, observe: (piece: Buffer) => void = () => {}) {
  let size = 0;
  for await (const piece of content as AsyncIterable<Buffer>) {
    observe(piece);
    size += piece.length;
  }
  return { sha256: '', size };
}

const RATIONAL_TYPE = 5;
