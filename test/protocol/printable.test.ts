import fc from 'fast-check';
import { jsonText, printable, printableLine } from '../../src/protocol/printable.js';

const STEERING = [
  ...['\0', '\u0007', '\b', '\r', '\u001b', '\u007f', '\u0085', '\u009b'],
  ...['\u061c', '\u200b', '\u200e', '\u200f', '\u2028', '\u2029', '\u202a', '\u202e', '\u2060'],
  ...['\u2066', '\u2069', '\ufeff', '\ufff9', '\u{e0041}', '\ud800', '\udc00'],
];
const GOOD = 'Größe 屋根 😀 👨‍👩‍👧 می‌خواهم שלום';

describe('text of another side', () => {
  it.each(STEERING)('has no %j', (character) => {
    expect(printable(`a${character}b`)).toBe('a·b');
    expect(printableLine(`a${character}b`)).toBe('a·b');
  });

  it('keeps everything that is only to be read', () => {
    expect(printable(GOOD)).toBe(GOOD);
    expect(printableLine(GOOD)).toBe(GOOD);
  });

  it('keeps its line breaks and tabs, but not in one line', () => {
    expect(printable('a\n\tb')).toBe('a\n\tb');
    expect(printableLine('a\n\tb')).toBe('a··b');
  });
});

describe('a value as JSON', () => {
  it('reads the same, and has nothing that steers', () => {
    const text = fc.array(fc.constantFrom(...STEERING, 'a', '"', '\\', '\n', '😀'));
    fc.assert(
      fc.property(text, (parts) => {
        const value = { [parts.join('')]: parts.join('') };
        const written = jsonText(value, 2);
        expect(JSON.parse(written)).toEqual(value);
        expect(printable(written)).toBe(written);
        expect(printableLine(jsonText(value))).toBe(jsonText(value));
      }),
    );
  });

  it('replaces values where it is told to', () => {
    expect(jsonText({ a: 1 }, undefined, (_name, value) => (value === 1 ? 2 : value))).toBe(
      '{"a":2}',
    );
  });
});
