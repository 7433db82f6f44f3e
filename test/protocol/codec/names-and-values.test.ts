import fc from 'fast-check';
import { compactDate, money, unixTime } from '../../../src/index.js';
import {
  fileTypeOf,
  fileTypes,
  matchesContent,
  SIGNATURE_LENGTH,
} from '../../../src/protocol/files/file-types.js';

describe('a file type', () => {
  it('is found by its extension alone, never by anything else', () => {
    for (const { extension } of fileTypes) {
      expect(fileTypeOf(`a.${extension}`)?.extension).toBe(extension);
      expect(fileTypeOf(`a.${extension.toUpperCase()}`)?.extension).toBe(extension);
      expect(fileTypeOf(extension)).toBeUndefined();
      expect(fileTypeOf(`a.${extension}.exe`)).toBeUndefined();
    }
    fc.assert(
      fc.property(fc.string(), (name) => {
        const type = fileTypeOf(name);
        if (type) expect(name.toLowerCase().endsWith(`.${type.extension}`)).toBe(true);
      }),
    );
  });

  it('looks at content without failing, whatever that is', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 64 }),
        fc.constantFrom(...fileTypes),
        (bytes, type) => {
          expect(typeof matchesContent(type, Buffer.from(bytes))).toBe('boolean');
        },
      ),
    );
  });

  it.each([
    ['pdf', Buffer.concat([Buffer.alloc(SIGNATURE_LENGTH - 5), Buffer.from('%PDF-')])],
    ['gif', Buffer.from('GIF87a')],
    ['mp3', Buffer.from([0xff, 0xfb, 0x90])],
    ['wav', Buffer.from('RF64\0\0\0\0WAVE')],
    ['mp4', Buffer.from('\0\0\0\x08mdat')],
    ['mpg', Buffer.from([0, 0, 1, 0xb3])],
    ['zip', Buffer.from('PK\x05\x06', 'latin1')],
  ])('%s has more than one beginning', (extension, head) => {
    const type = fileTypes.find((one) => one.extension === extension);
    expect(type && matchesContent(type, head)).toBe(true);
  });
});

describe('values for results', () => {
  it.each([
    [new Date(1717200000999), 1717200000],
    [1717200000999, 1717200000],
    ['2024-06-01T00:00:00Z', 1717200000],
    [0, 0],
  ])('unixTime(%j) is %j', (time, seconds) => {
    expect(unixTime(time)).toBe(seconds);
  });

  it('unixTime() is now', () => {
    const [before, time, after] = [Date.now(), unixTime(), Date.now()].map(Number);
    expect(time).toBeGreaterThan(Number(before) / 1000 - 1);
    expect(time).toBeLessThan(Number(after) / 1000 + 1);
  });

  it.each(['never', Number.NaN, new Date(Number.NaN)])('unixTime(%j) is refused', (time) => {
    expect(() => unixTime(time)).toThrow(RangeError);
    expect(() => compactDate(time)).toThrow(RangeError);
  });

  it('compactDate knows the time zone', () => {
    const midnight = Date.UTC(2024, 5, 1, 0, 30);
    expect(compactDate(midnight)).toBe('20240601');
    for (let time = 0; time < 2; time++) {
      expect(compactDate(midnight, 'America/Chicago')).toBe('20240531');
      expect(compactDate(midnight, 'Europe/Berlin')).toBe('20240601');
    }
    expect(() => compactDate(midnight, 'Nowhere/Land')).toThrow(RangeError);
  });

  it.each([
    [45, '45.00'],
    [45.5, '45.50'],
    [0.1 + 0.2, '0.30'],
    ['45.5', '45.50'],
    [' 7 ', '7.00'],
    [-1.25, '-1.25'],
    ['0.100', '0.10'],
    ['1,250.00', '1250.00'],
    [3 * 1.1, '3.30'],
    [1_000_000_000_000, '1000000000000.00'],
  ])('money(%j) is %s', (amount, text) => {
    expect(money(amount)).toBe(text);
  });

  it.each([
    1.005,
    '1.999',
    '1,00',
    '',
    'x',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e21,
    '--1',
    '.',
  ])('money(%j) is refused', (amount) => {
    expect(() => money(amount)).toThrow(RangeError);
  });
});
