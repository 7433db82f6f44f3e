import fc from 'fast-check';
import { LinkError } from '../../../src/protocol/errors/errors.js';
import { scanJson } from '../../../src/protocol/json/json-scan.js';

const scan = (text: string, wanted: readonly string[] = []) =>
  scanJson(Buffer.from(text), 'x', wanted);

/** The reason and place why a text is no JSON; undefined when it is. */
function reasonOf(text: string): string | undefined {
  try {
    scan(text);
    return undefined;
  } catch (error) {
    if (!LinkError.is(error)) throw error;
    expect(error.code).toBe('payload_not_json');
    expect(error.message).toMatch(/^x: is not JSON: .* \(line \d+, column \d+\)$/);
    return error.message.slice('x: is not JSON: '.length);
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Math.max(0, ...Object.values(value).map(depthOf))
    : 0;
const countOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, one) => sum + countOf(one), 1)
    : 1;

const UNITS = [
  ...'{}[]":,\\/u0123456789aAeEfF+-. \n\t\u0001é\u{1f3e0}',
  'true',
  'false',
  'null',
  '\\u00e9',
  '\\n',
  '""',
  '"a":',
];

describe('a scan', () => {
  it('takes what JSON.parse takes, and nothing else', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...UNITS)), (units) => {
        const text = units.join('');
        expect(reasonOf(text) === undefined).toBe(isJson(text));
      }),
      { numRuns: 3000 },
    );
  });

  it('takes every JSON with one unit changed exactly when JSON.parse does', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.constantFrom('', ...UNITS), (json, at, unit) => {
        const index = at % (json.length + 1);
        const text = json.slice(0, index) + unit + json.slice(index + 1);
        if (text.isWellFormed()) expect(reasonOf(text) === undefined).toBe(isJson(text));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    '0',
    '-0',
    '10',
    '1.5',
    '-1.50e+10',
    '1E-7',
    '01',
    '-',
    '+1',
    '.5',
    '1.',
    '1e',
    '1e+',
    '--1',
    '0x1',
    'NaN',
    'tru',
    'truee',
    'nul',
    'Null',
    '"\\u12g4"',
    '"\\u123',
    '"\\x41"',
    '"\\',
    '"\u007f\u2028"',
    ' \u00a01',
    '\v1',
  ])('judges %j as JSON.parse does', (text) => {
    for (const whole of [text, `[${text}]`, `{"a":${text} }`, `[1,${text},2]`]) {
      expect(reasonOf(whole) === undefined).toBe(isJson(whole));
    }
  });

  it('counts depth and values', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const sent: unknown = JSON.parse(JSON.stringify(value));
        const { depth, values, isObject } = scan(JSON.stringify(sent, null, 1));
        expect([depth, values]).toEqual([depthOf(sent), countOf(sent)]);
        expect(isObject).toBe(typeof sent === 'object' && sent !== null && !Array.isArray(sent));
      }),
    );
  });

  it.each([7, 8, 9, 64, 127, 128, 129, 4000, 1_000_000])(
    'needs no stack for %i levels, and tells one kind of bracket from the other at each',
    (levels) => {
      const pairs = Math.ceil(levels / 2);
      const text = `${'[{"a":'.repeat(pairs)}1${'}]'.repeat(pairs)}`;
      expect(scan(text).depth).toBe(2 * pairs);
      const middle = text.length - pairs;
      const wrong = `${text.slice(0, middle)}${text[middle] === '}' ? ']' : '}'}${text.slice(middle + 1)}`;
      expect(reasonOf(wrong)).toMatch(/^a comma or a closing bracket is missing/);
    },
  );

  it('passes over a byte order mark', () => {
    expect(scan('\ufeff{"a":1}', ['a']).members.get('a')?.json).toBe('1');
    expect(reasonOf('\ufeff{"a":x}')).toMatch(/column 6\)$/);
    expect(reasonOf('\ufeff\ufeff1')).toMatch(/^a value is expected/);
  });
});

describe('the members that are asked for', () => {
  const found = (text: string, ...wanted: string[]) =>
    Object.fromEntries([...scan(text, wanted).members].map(([name, { json }]) => [name, json]));

  it('are found as JSON.parse finds them', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('a', 'b', 'ab', 'c'), fc.jsonValue()), (object) => {
        const text = JSON.stringify(object, null, 2);
        const members = Object.entries(found(text, 'a', 'ab')).map(([name, json]) => [
          name,
          JSON.parse(json),
        ]);
        const { a, ab } = JSON.parse(text);
        expect(Object.fromEntries(members)).toEqual(JSON.parse(JSON.stringify({ a, ab })));
      }),
    );
  });

  it.each([
    ['{ "a" : [1, {"a":2}] , "b":3 }', { a: '[1, {"a":2}]' }],
    ['{"a":1,"a":{},"a":"}"}', { a: '"}"' }],
    ['{"\\u0061":1}', { a: '1' }],
    ['{"\\u0061":1,"a":2,"\\u00610":3}', { a: '2' }],
    ['{"b":{"a":1},"c":[{"a":2}]}', {}],
    ['[{"a":1}]', {}],
    ['{"\\u1061":1,"A":1,"a ":2,"aa":3,"":4,"\\\\u0061":5,"\\n":6}', {}],
    ['"a"', {}],
    ['{}', {}],
  ])('of %s are %j', (text, members) => {
    expect(found(text, 'a')).toEqual(members);
  });

  it('may have any name', () => {
    const names = ['__proto__', 'constructor', 'event_data'];
    const text = '{"__proto__":1,"\\u0063onstructor":2,"event_\\u0064ata":3}';
    expect(found(text, ...names)).toEqual(
      JSON.parse('{"__proto__":"1","constructor":"2","event_data":"3"}'),
    );
  });
});

describe('what is not JSON', () => {
  it.each([
    ['', 'it is empty (line 1, column 1)'],
    [' \r\n', 'it is empty (line 2, column 1)'],
    ['{"a":', 'it is cut off (line 1, column 6)'],
    ['{"a":"b', 'it is cut off (line 1, column 8)'],
    ['{"a":"b\\', 'it is cut off (line 1, column 9)'],
    ['{"a":"\\u00', 'it is cut off (line 1, column 11)'],
    ['[1,\n 2', 'it is cut off (line 2, column 3)'],
    ['{"a"', 'it is cut off (line 1, column 5)'],
    ['{', 'it is cut off (line 1, column 2)'],
    ['-', 'it is cut off (line 1, column 2)'],
    ['{\n  "a": "b\nc"}', 'a line break stands inside a text; write it as \\n (line 2, column 10)'],
    ['["é\r\n"]', 'a line break stands inside a text; write it as \\n (line 1, column 4)'],
    ['["\t"]', 'a tab stands inside a text; write it as \\t (line 1, column 3)'],
    [
      '["\0"]',
      'a control character stands inside a text; write it as an escape (line 1, column 3)',
    ],
    ['[1,\n 2,\n]', 'a comma stands in front of a closing bracket (line 3, column 1)'],
    ['{"a":1, }', 'a comma stands in front of a closing bracket (line 1, column 9)'],
    ["{'a':1}", 'names and texts stand in double quotes (") only (line 1, column 2)'],
    ['{"a":\'b\'}', 'names and texts stand in double quotes (") only (line 1, column 6)'],
    ['{“a”:1}', 'names and texts stand in double quotes (") only (line 1, column 2)'],
    ['{a:1}', 'a name stands without its double quotes (line 1, column 2)'],
    ['{"a":1,_b:2}', 'a name stands without its double quotes (line 1, column 8)'],
    ['{,}', 'a name in double quotes is expected (line 1, column 2)'],
    ['{"a" 1}', 'a colon is missing after a name (line 1, column 6)'],
    ['{"a":1 "b":2}', 'a comma or a closing bracket is missing (line 1, column 8)'],
    ['[1}', 'a comma or a closing bracket is missing (line 1, column 3)'],
    ['{}{}', 'text follows its end (line 1, column 3)'],
    ['["\u{1f3e0}é"]\n\n x', 'text follows its end (line 3, column 2)'],
    [
      '["C:\\dir"]',
      'a backslash does not begin an escape; write two for a literal backslash (line 1, column 6)',
    ],
    ['[01]', 'a number is not written as JSON writes it (line 1, column 3)'],
    ['[1.]', 'a number is not written as JSON writes it (line 1, column 4)'],
    [
      'hello',
      'a value is expected, in double quotes unless it is a number, true, false or null (line 1, column 1)',
    ],
    [
      '["é", None]',
      'a value is expected, in double quotes unless it is a number, true, false or null (line 1, column 7)',
    ],
  ])('is told with reason, line and column: %j', (text, reason) => {
    expect(reasonOf(text)).toBe(reason);
  });

  it('is told without a letter of it', () => {
    for (const text of ['{"password":"hunter2" "x"}', '{"password":\'hunter2\'}', 'hunter2']) {
      try {
        scan(text);
      } catch (error) {
        expect(JSON.stringify([String(error), Object(error).stack])).not.toMatch(
          /hunter2|password/,
        );
        // The place, and nothing of the text.
        expect(Object.keys(Object(error).cause)).toEqual(['index', 'reason']);
      }
    }
    expect.assertions(6);
  });

  it('is told without much work in a long text', () => {
    const began = Date.now();
    for (const text of [
      `["${'é'.repeat(2_000_000)}`,
      `${'\n'.repeat(2_000_000)}x`,
      '{"\\u0061":'.repeat(300_000),
    ]) {
      expect(reasonOf(text)).toBeDefined();
    }
    expect(Date.now() - began).toBeLessThan(10_000);
  });
});
