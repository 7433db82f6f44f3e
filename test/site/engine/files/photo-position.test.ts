import { buffer } from 'node:stream/consumers';
import { withoutPosition } from '../../../../src/site/engine/files/photo-position.js';

/** A JPEG with one packet of XMP, and a picture after it. */
function photoWith(xmp: string): Buffer {
  const content = Buffer.from(`http://ns.adobe.com/xap/1.0/\0${xmp}`, 'latin1');
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 4);
  return Buffer.concat([head, content, Buffer.from([0xff, 0xda, 0, 2, 7, 7, 0xff, 0xd9])]);
}

async function cleared(photo: Buffer): Promise<Buffer> {
  return buffer(withoutPosition([photo.subarray(0, 30), photo.subarray(30)] as never));
}

describe('a photo without its position', () => {
  it.each([
    ['an attribute', '<x exif:GPSLatitude="41,15.5N" tiff:Make="Acme"/>'],
    ['an attribute in single quotes', "<x exif:GPSLatitude='41,15.5N' tiff:Make='Acme'/>"],
    ['an attribute with spaces', '<x exif:GPSLatitude = "41,15.5N" tiff:Make="Acme"/>'],
    ['an element', '<exif:GPSLatitude>41,15.5N</exif:GPSLatitude><tiff:Make>Acme</tiff:Make>'],
    ['an element with quotes', `<exif:GPSArea>41'15.5"N</exif:GPSArea><tiff:Make>Acme</tiff:Make>`],
  ])('keeps its XMP without the position in %s', async (_, xmp) => {
    const photo = photoWith(xmp);
    const text = (await cleared(photo)).toString('latin1');
    expect(text).not.toMatch(/15\.5/);
    expect(text).toContain('Acme');
    expect(text.length).toBe(photo.length);
  });

  it('stays as it is where it has none', async () => {
    for (const xmp of ['<x tiff:Make="Acme"/>', '', '<x GPS="41"/>']) {
      const photo = photoWith(xmp);
      expect(await cleared(photo)).toEqual(photo);
    }
  });

  it('is joined once, however small the pieces are in which it arrives', async () => {
    const photo = photoWith('<x exif:GPSLatitude="41,15.5N" tiff:Make="Acme"/>');
    const pieces = Array.from(photo, (byte) => Buffer.from([byte]));
    const join = jest.spyOn(Buffer, 'concat');
    const first = await withoutPosition(pieces as never).next();
    expect(join).toHaveBeenCalledTimes(1);
    expect(String(first.value)).not.toMatch(/15\.5/);
  });
});
