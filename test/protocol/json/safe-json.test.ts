import fc from 'fast-check';
import { LinkError } from '../../../src/protocol/errors/errors.js';
import { parseSafeJson, refuseUnsafe } from '../../../src/protocol/json/safe-json.js';

/** What is said against a value, whether it is parsed here or was before; undefined for nothing. */
function refusals(json: string, limits = {}): (string | undefined)[] {
  const said = (step: () => unknown) => {
    try {
      step();
      return undefined;
    } catch (error) {
      if (!LinkError.is(error)) throw error;
      expect(error.code).toBe('payload_unsafe');
      return error.message;
    }
  };
  return [
    said(() => parseSafeJson(json, 'x', limits)),
    said(() => refuseUnsafe(JSON.parse(json), 'x', limits)),
  ];
}

describe('safe JSON', () => {
  const safe = () =>
    fc
      .jsonValue({ stringUnit: 'grapheme' })
      .filter((value) => !/__proto__|constructor|\\u0000/.test(JSON.stringify(value)));

  it('is what JSON.parse gives', () => {
    fc.assert(
      fc.property(safe(), (value) => {
        const json = JSON.stringify(value);
        expect(parseSafeJson(json, 'x')).toEqual(JSON.parse(json));
        expect(parseSafeJson(`\ufeff${json}`, 'x')).toEqual(JSON.parse(json));
      }),
    );
  });

  it('never fails but with a LinkError', () => {
    const units = [...'{}[]":,\\u0d8 1', '__proto__', 'constructor', 'true'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...units)), (pieces) => {
        try {
          parseSafeJson(pieces.join(''), 'x');
        } catch (error) {
          expect(LinkError.is(error)).toBe(true);
        }
      }),
    );
  });

  it.each([
    ['[', ']', ''],
    ['{"a":', '}', ''],
    ['[', ']', 'x'.repeat(5000)],
    ['{"a":', '}', 'constructor'],
    ['[', ']', '\\u005f'],
  ])('nests up to 64 levels of %s, whatever its length and its texts', (opening, closing, text) => {
    const nested = (levels: number) =>
      `${opening.repeat(levels)}"${text}"${closing.repeat(levels)}`;
    for (const levels of [63, 64])
      expect(refusals(nested(levels))).toEqual(Array(2).fill(undefined));
    for (const levels of [65, 66, 600, 4000]) {
      expect(refusals(nested(levels))).toEqual(Array(2).fill('x: nested deeper than 64 levels'));
    }
  });

  it('tells brackets in a text from lists within lists', () => {
    const text = '['.repeat(1000);
    expect(parseSafeJson(JSON.stringify({ a: [text] }), 'x')).toEqual({ a: [text] });
    expect(refusals(`${'['.repeat(65)}${']'.repeat(65)}`)).toEqual(
      Array(2).fill('x: nested deeper than 64 levels'),
    );
  });

  it('has up to so many values, objects and lists among them', () => {
    const json = '{"a":[1,2,{"b":null}],"c":"[1,2,3]"}';
    for (const maxValues of [7, 8, undefined]) {
      expect(refusals(json, { maxValues })).toEqual(Array(2).fill(undefined));
    }
    for (const maxValues of [6, 1]) {
      expect(refusals(json, { maxValues })).toEqual(
        Array(2).fill(`x: has more than ${maxValues} values`),
      );
    }
  });

  it('is not built when it has too many', () => {
    const parse = jest.spyOn(JSON, 'parse');
    try {
      expect(() => parseSafeJson('[1,2]', 'x', { maxValues: 2 })).toThrow('more than 2 values');
      expect(() => parseSafeJson(`[${' '.repeat(9)}1,2]`, 'x', { maxValues: 2 })).toThrow(
        'more than 2',
      );
      expect(parse).not.toHaveBeenCalled();
    } finally {
      parse.mockRestore();
    }
  });

  it.each([
    ['{"a":[{"__proto__":1}]}', 'x.a[0].__proto__: this member name is refused'],
    ['{"a":{"constructor":1}}', 'x.a.constructor: this member name is refused'],
    ['{"\\u005F_proto_\\u005f":1}', 'x.__proto__: this member name is refused'],
    ['{"\\u0063onstructor":1}', 'x.constructor: this member name is refused'],
    [
      '{"a":["b","\\u0000"]}',
      'x.a[1]: has a character that is no text (NUL, or half of a surrogate pair)',
    ],
    ['"\\uDc00"', 'x: has a character that is no text (NUL, or half of a surrogate pair)'],
    ['{"\\ud800":1}', 'x: has a character that is no text (NUL, or half of a surrogate pair)'],
  ])('refuses %s with its place', (json, message) => {
    expect(refusals(json)).toEqual(Array(2).fill(message));
  });

  it.each([
    '"constructor"',
    '["__proto__", "\\\\u0000"]',
    '{"a":"constructor","constructors":1,"proto__":2,"prototype":3}',
    '"\\ud83c\\udfe0"',
  ])('takes %s', (json) => {
    expect(refusals(json)).toEqual(Array(2).fill(undefined));
    expect(parseSafeJson(json, 'x')).toEqual(JSON.parse(json));
  });

  it('refuses half of a pair that stands in the text as it is', () => {
    expect(() => parseSafeJson('{"a":"\ud800"}', 'x')).toThrow('x.a: has a character');
  });
});
