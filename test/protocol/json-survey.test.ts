import fc from 'fast-check';
import { type Survey, surveyJson } from '../../src/protocol/json-survey.js';

const DEEPEST = 6;
/** Long enough for the loop over bytes. */
const PAD = 'x'.repeat(5000);

function survey(text: string): Survey {
  const found = surveyJson(text, DEEPEST);
  expect(surveyJson(text, DEEPEST, Buffer.from(text))).toBe(found);
  return found;
}

const long = (value: object) => survey(JSON.stringify({ pad: PAD, ...value }));
const nested = (text: string) => long({ event_data: text });

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

function holdsRefusedName(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([name, member]) => name === '__proto__' || name === 'constructor' || holdsRefusedName(member),
  );
}

const nasty = () =>
  fc.oneof(
    fc.string({ unit: fc.constantFrom(...'"\\{}[]:,u0é\u{1f3e0}\n a') }),
    fc.constantFrom('__proto__', 'constructor', '\\u005f', '{"a":', '\\"', '\\'),
  );
const value = () =>
  fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 9, depthSize: 'large' },
      nasty(),
      fc.array(tie('any'), { maxLength: 2 }),
      fc.dictionary(nasty(), tie('any'), { maxKeys: 2 }),
    ),
  })).any;

describe('a survey of a long JSON text', () => {
  it('misses nothing of the text itself', () => {
    fc.assert(
      fc.property(value(), (member) => {
        const whole = JSON.parse(JSON.stringify({ pad: PAD, member }));
        const found = survey(JSON.stringify(whole));
        if (depthOf(whole) > DEEPEST) expect(found).toBe('deep');
        else if (holdsRefusedName(whole)) expect(found).toBe('suspicious');
        else expect(found).not.toBe('deep');
      }),
      { numRuns: 500 },
    );
  });

  it('misses nothing of the JSON that a text in it holds', () => {
    fc.assert(
      fc.property(value(), nasty(), (member, noise) => {
        const inner = JSON.parse(JSON.stringify({ member }));
        const found = long({ noise, event_data: JSON.stringify(inner), after: noise });
        if (depthOf(inner) > DEEPEST || holdsRefusedName(inner)) expect(found).not.toBe('spotless');
        expect(found).not.toBe('deep');
      }),
      { numRuns: 500 },
    );
  });

  it('calls nothing spotless that hides a name or depth, however it is written', () => {
    fc.assert(
      fc.property(fc.array(nasty(), { maxLength: 12 }), (pieces) => {
        const text = `{"pad":"${PAD}","event_data":"{\\"${pieces.join('')}"}`;
        if (survey(text) !== 'spotless') return;
        try {
          const inner = JSON.parse(JSON.parse(text).event_data);
          expect([depthOf(inner) > DEEPEST, holdsRefusedName(inner)]).toEqual([false, false]);
        } catch (error) {
          expect(error).toBeInstanceOf(SyntaxError);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['plain members', '{"a":"b","list":[1,2,{"c":null}]}', 'spotless'],
    [
      'escaped quotes and backslashes',
      JSON.stringify({ a: 'say "\\" [[[[[[[[', b: '\n' }),
      'spotless',
    ],
    ['as deep as allowed', '[[[[[[]]]]]]', 'spotless'],
    ['too deep', '[[[[[[[]]]]]]]', 'clear'],
    ['a refused name', '{"__proto__":1}', 'clear'],
    ['a refused name further in', '{"a":[{"constructor":1}]}', 'clear'],
    ['a text like a refused name, longer', '{"constructors":1,"___proto__":2}', 'spotless'],
    ['an escape that may hide one', '{"\\u005f_proto__":1}', 'suspicious'],
    ['an escape that hides nothing', '{"a":"\\u20ac"}', 'clear'],
    ['text that is no JSON', 'note: [[[[[[[[[[', 'spotless'],
  ] as const)('finds of nested %s what is there', (_what, text, found) => {
    expect(nested(text)).toBe(found);
  });

  it('is not led astray by a text that ends in the middle of a text within it', () => {
    const deep = '['.repeat(DEEPEST + 1);
    for (const ending of ['{\\"a', '{\\"a\\\\', '{\\"a\\\\\\\\', '{\\"a\\\\\\"', '[\\"']) {
      expect(survey(`{"pad":"${PAD}","a":"${ending}","b":${deep}`)).toBe('deep');
      expect(survey(`{"pad":"${PAD}","a":"${ending}","__proto__":1}`)).toBe('suspicious');
    }
  });

  it('ends where the text ends, whatever is open', () => {
    for (const end of ['"', '"\\', '"{', '"{\\', '"{\\"', '"{\\"\\', '"{\\"\\\\', '"{\\"\\\\\\']) {
      expect(survey(`{"pad":"${PAD}","a":${end}`)).toBe('spotless');
    }
  });
});

describe('a survey of a short JSON text', () => {
  it.each([
    ['{"a":"{\\"b\\":1}"}', 'spotless'],
    ['{"a":"{\\"__proto__\\":1}"}', 'suspicious'],
    ['{"a":"{\\"\\\\u005f\\":1}"}', 'suspicious'],
    ['{"a":"\\u20ac"}', 'clear'],
    ['{"a":"\\u0000"}', 'suspicious'],
    ['{"a":"\\ud83c"}', 'suspicious'],
  ] as const)('%s is %s', (text, found) => expect(surveyJson(text, DEEPEST)).toBe(found));
});
