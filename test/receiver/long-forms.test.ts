import { decodeForm } from '../../src/protocol/envelope/form-text.js';
import { longFormSteps } from '../../src/protocol/envelope/long-form.js';
import { LinkError } from '../../src/protocol/errors/errors.js';
import { parseSteps } from '../../src/protocol/json/json-build.js';
import { parseSafeJson } from '../../src/protocol/json/safe-json.js';
import { unescapedSteps } from '../../src/protocol/json/unescaped.js';
import { atOnce } from '../../src/protocol/steps.js';

const many = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));
const inSteps = (text: string, maxValues?: number) =>
  atOnce(parseSteps(Buffer.from(text), 'event_data', { maxValues }));

/** What a reading throws, as code and message. */
function refusal(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (LinkError.is(error)) return `${error.code} ${error.message}`;
    throw error;
  }
  return 'nothing';
}

describe('a long JSON text that is read in steps', () => {
  const record = (at: number) => ({
    id: String(at),
    text: 'é "quoted" \\ {[,]} 😀',
    nested: [at, []],
  });
  it.each<[string, unknown]>([
    ['a long list', many(5000, record)],
    ['an object with a long list between other members', { a: 1, list: many(5000, record), z: {} }],
    [
      'an object of many members',
      Object.fromEntries(many(20_000, (at) => [`name${at}`, record(at)])),
    ],
    ['names of digits', Object.fromEntries(many(20_000, (at) => [String(20_000 - at), at]))],
    ['lists within lists', many(4, () => many(4, () => many(500, record)))],
    [
      'objects within objects',
      { a: { b: { c: many(5000, record), d: 1 }, e: 2 }, f: many(5000, record) },
    ],
    ['one long text', { text: 'x'.repeat(300_000), after: [1] }],
    ['long texts', many(10, (at) => ({ at, text: `${at}`.repeat(100_000) }))],
    ['empty lists behind long ones', [many(5000, record), [], {}, many(5000, record)]],
  ])('gives what a parser gives: %s', (_name, value) => {
    expect(inSteps(JSON.stringify(value))).toEqual(value);
    expect(inSteps(JSON.stringify(value, null, 2))).toEqual(value);
  });

  it('takes the last of two members of a name', () => {
    const long = JSON.stringify(many(5000, record));
    expect(inSteps(`{"a":${long},"b":1,"a":2}`)).toEqual({ a: 2, b: 1 });
    expect(inSteps(`{"a":2,"b":1,"a":[${'7,'.repeat(50_000)}7]}`)).toHaveProperty(
      'a.length',
      50_001,
    );
  });

  const filler = JSON.stringify(many(5000, record)).slice(1, -1);
  it.each([
    ['a refused name far behind', `{"list":[${filler},{"deep":{"__proto__":1}}]}`],
    ['a refused name, written with an escape', `[${filler},{"\\u005f_proto__":1}]`],
    ['a refused name of a long member', `{"a":{"constructor":[${filler}]}}`],
    ['a NUL', `{"list":[${filler},"\\u0000"]}`],
    ['half of a surrogate pair', `{"list":[${filler},"\\ud800"]}`],
    ['a comma too many', `[${filler},]`],
    ['no end', `{"list":[${filler}`],
    ['nesting', `[${filler},${'['.repeat(70)}${']'.repeat(70)}]`],
    ['too many values', `[${filler},${'1,'.repeat(60_000)}1]`],
  ])('is refused as a short one is: %s', (_name, text) => {
    const most = { maxValues: 50_000 };
    const expected = refusal(() => parseSafeJson(text, 'event_data', most));
    expect(expected).not.toBe('nothing');
    expect(refusal(() => inSteps(text, most.maxValues))).toBe(expected);
  });

  it('is what a string with escapes stands for, wherever it is cut', () => {
    for (let shift = 0; shift < 14; shift += 1) {
      const text = 'x'.repeat(shift) + 'a"\\\n😀é\u2028'.repeat(30_000);
      const escaped = JSON.stringify(text).replaceAll('😀', '\\ud83d\\ude00');
      expect(atOnce(unescapedSteps(Buffer.from(escaped), 'p')).toString()).toBe(text);
    }
  });
});

describe('a long form that is read in steps', () => {
  const read = (form: string) => {
    const { fields, payload } = atOnce(longFormSteps(Buffer.from(form)));
    return { ...fields, payload: Buffer.isBuffer(payload) ? payload.toString() : payload };
  };

  it('gives what a short one gives, wherever it is cut', () => {
    for (let shift = 0; shift < 14; shift += 1) {
      const payload = encodeURIComponent('x'.repeat(shift) + 'a+ %{€😀é'.repeat(20_000));
      for (const form of [`payload=${payload}`, `a=1&payload=${payload}+end&b=%20`]) {
        expect(read(form)).toEqual({ ...decodeForm(form) });
      }
    }
  });

  it.each([
    ['a broken encoding', `payload=${'x'.repeat(200_000)}%G1`],
    ['an encoding that is not UTF-8', `payload=${'x'.repeat(200_000)}%C3%28`],
    ['too many variables', `payload=${'x'.repeat(200_000)}${'&a=1'.repeat(1001)}`],
  ])('is refused as a short one is: %s', (_name, form) => {
    expect(refusal(() => read(form))).toBe(refusal(() => decodeForm(form)));
  });

  it('that has its payload twice has no usable one', () => {
    const form = `payload=${'x'.repeat(200_000)}&payload=y`;
    expect(Array.isArray(read(form).payload)).toBe(true);
  });
});
