import fc from 'fast-check';
import { baseName, splitExtension } from '../../../src/protocol/files/file-name.js';

const DEVICE = /^(con|prn|aux|nul|clock\$|conin\$|conout\$|(com|lpt)[\d¹²³])\s*(\.|$)/i;

describe('a base name', () => {
  it('is safe, whatever it was', () => {
    const nasty = fc.constantFrom(
      ...['/', '\\', '..', '.', ' ', '\0', '\n', ':', 'con', 'NUL', 'com¹', 'conin$', '.txt', 'ü'],
      ...['\u202e', '\u2028', '\u200b', '\ud800', '\udc00', '\u3164', '\u0301', '<', '|', 'a'],
      ...['\u00a0', '\u{e0041}', '😀'.repeat(60), 'n'.repeat(190)],
    );
    const name = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(nasty).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(name, (sent) => {
        const safe = baseName(sent);
        expect(safe).not.toMatch(/[/\\<>:"|?*]|[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|^[.\s]|[.\s]$/u);
        expect(safe).not.toMatch(DEVICE);
        expect(safe).not.toBe('');
        expect(Buffer.byteLength(safe)).toBeLessThanOrEqual(200);
        expect(safe.normalize('NFC')).toBe(safe);
        expect(baseName(safe)).toBe(safe);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['a.jpg', 'a.jpg'],
    ['Front of house (2), München.jpg', 'Front of house (2), München.jpg'],
    ['写真 😀.jpg', '写真 😀.jpg'],
    ['e\u0301.jpg', '\u00e9.jpg'],
    ['console.jpg', 'console.jpg'],
    ['com10.jpg', 'com10.jpg'],
    ['concert .jpg', 'concert .jpg'],
  ])('leaves %j a good name', (name, safe) => {
    expect(baseName(name)).toBe(safe);
  });

  it.each([
    ['/a/b/c.jpg', 'c.jpg'],
    ['C:\\a\\b.jpg', 'b.jpg'],
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\boot.ini', 'boot.ini'],
    ['photo.jpg::$DATA', 'photo.jpg$DATA'],
    ['C:photo.jpg', 'Cphoto.jpg'],
  ])('has no path and no stream: %j', (name, safe) => {
    expect(baseName(name)).toBe(safe);
  });

  it.each([
    ['a/', 'file'],
    ['..', 'file'],
    ['', 'file'],
    [' . . ', 'file'],
    ['\u200b\u202e', 'file'],
    ['\ud800', 'file'],
    ['.htaccess', 'htaccess'],
    ['..hidden.jpg', 'hidden.jpg'],
    ['photo.jpg. . ', 'photo.jpg'],
    ['\u00a0photo.jpg\u3000', 'photo.jpg'],
  ])('is never empty or hidden, and ends in no dot or blank: %j', (name, safe) => {
    expect(baseName(name)).toBe(safe);
  });

  it.each([
    ['a\u0000b.jpg', 'ab.jpg'],
    ['a\r\nSet-Cookie: b.jpg', 'aSet-Cookie b.jpg'],
    ['\u001b[31mred.jpg', '[31mred.jpg'],
    ['a\u0085b.jpg', 'ab.jpg'],
    ['photo\u202egpj.exe', 'photogpj.exe'],
    ['a\u2066b\u2069\u200e\u200f\u061c.jpg', 'ab.jpg'],
    ['a\u2028b\u2029.jpg', 'ab.jpg'],
    ['a\u200bb\u200c\u200d\u2060\ufeff\u00ad.jpg', 'ab.jpg'],
    ['a\u3164\u115f\ufe0f.jpg', 'a.jpg'],
    ['a\ud83d.jpg', 'a.jpg'],
    ['a\ude00.jpg', 'a.jpg'],
    ['a\ufffe\uf03a.jpg', 'a.jpg'],
    ['e\u200d\u0301.jpg', '\u00e9.jpg'],
  ])('has nothing that is not seen: %j', (name, safe) => {
    expect(baseName(name)).toBe(safe);
  });

  it.each([
    ['aux', '_aux'],
    ['com1.jpg', '_com1.jpg'],
    ['con .jpg', '_con .jpg'],
    ['CON\u00a0.jpg', '_CON\u00a0.jpg'],
    ['COM¹.jpg', '_COM¹.jpg'],
    ['lpt³', '_lpt³'],
    ['conin$.jpg', '_conin$.jpg'],
    ['CONOUT$', '_CONOUT$'],
    ['c\u200bon.jpg', '_con.jpg'],
    ['nul:.jpg', '_nul.jpg'],
    [' prn.jpg', '_prn.jpg'],
  ])('is no device: %j', (name, safe) => {
    expect(baseName(name)).toBe(safe);
  });

  it.each([
    [`${'a'.repeat(300)}.jpeg`, `${'a'.repeat(195)}.jpeg`],
    [`${'é'.repeat(300)}.jpg`, `${'é'.repeat(98)}.jpg`],
    [`${'😀'.repeat(80)}.jpg`, `${'😀'.repeat(49)}.jpg`],
    [`a.${'b'.repeat(300)}`, `a.${'b'.repeat(198)}`],
    [`${'a'.repeat(300)}.${'b'.repeat(19)}`, `${'a'.repeat(180)}.${'b'.repeat(19)}`],
    [`${'a'.repeat(300)}.${'b'.repeat(20)}`, 'a'.repeat(200)],
    [`${'a'.repeat(199)}. ${'b'.repeat(30)}`, 'a'.repeat(199)],
    ['a'.repeat(201), 'a'.repeat(200)],
  ])('fits every file system with its extension: %#', (name, safe) => {
    expect(baseName(name)).toBe(safe);
  });

  it('is found in a text without end in a moment', () => {
    const name = `x${'. '.repeat(500_000)}y${'\u200b '.repeat(500_000)}.jpg`;
    expect(baseName(name)).toMatch(/^x[. ]+\.jpg$/);
  });
});

it.each([
  ['a.jpg', 'a', '.jpg'],
  ['a.b.jpg', 'a.b', '.jpg'],
  ['a', 'a', ''],
  ['.jpg', '.jpg', ''],
  [`a.${'b'.repeat(20)}`, `a.${'b'.repeat(20)}`, ''],
])('splits %j before its extension', (name, stem, extension) => {
  expect(splitExtension(name)).toEqual([stem, extension]);
});
