import fc from 'fast-check';
import {
  decodeForm,
  decodeOnlyPayload,
  encodeForm,
  rawPayload,
} from '../../src/protocol/form-text.js';
import { parseJson } from '../../src/protocol/json-text.js';

const wellFormed = () => fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed());
const jsonObject = () => fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 5 });

const UNITS = '%=&+ 0aFf[]_payload\u{1f3e0}é';

describe('the bytes of an encoded form', () => {
  it('are decoded like its text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...UNITS) }), (value) => {
        const form = `payload=${value}`;
        let fromText: unknown;
        let fromBytes: unknown;
        try {
          fromText = value.includes('&') ? undefined : decodeForm(form).payload;
        } catch {
          fromText = 'refused';
        }
        try {
          fromBytes = decodeOnlyPayload(Buffer.from(form))?.text;
        } catch {
          fromBytes = 'refused';
        }
        // Which fault is found first does not matter, nor what follows a broken escape.
        if (fromText !== undefined || fromBytes !== 'refused') expect(fromBytes).toEqual(fromText);
      }),
      { numRuns: 1000 },
    );
  });

  it('bring any text through unchanged', () => {
    fc.assert(
      fc.property(wellFormed(), (text) => {
        expect(decodeOnlyPayload(Buffer.from(encodeForm(text)))?.text).toBe(text);
        expect(decodeOnlyPayload(Buffer.from(`${encodeForm(text)}&b=2`))).toBeUndefined();
      }),
    );
  });

  it.each(['', 'payload', 'payloads=1', ' payload=1', 'a=1', '%70ayload=1', 'Payload=1'])(
    'are left alone in %j',
    (form) => expect(decodeOnlyPayload(Buffer.from(form))).toBeUndefined(),
  );

  it.each(['%', '%4', '%4g', '%g4', '%é0', '% 1', '%+1', '%%20', 'abc%e', '%-1'])(
    'are refused with %j',
    (value) => expect(() => decodeOnlyPayload(Buffer.from(`payload=${value}`))).toThrow(URIError),
  );

  it.each([8000, 8192, 8193, 20_000])(
    'are given besides the text where it is long: %d',
    (length) => {
      const text = 'é%'.repeat(length);
      const decoded = decodeOnlyPayload(Buffer.from(encodeForm(text)));
      expect(decoded?.text).toBe(text);
      expect(decoded?.bytes?.toString()).toBe(text);
      const short = decodeOnlyPayload(Buffer.from(`payload=${'a'.repeat(length)}`));
      expect(short?.text).toBe('a'.repeat(length));
      expect(short?.bytes?.length).toBe(length > 8192 ? length : undefined);
    },
  );

  it('are not mixed up with those of the form before', () => {
    const [first, second] = ['first'.repeat(9), 'second'].map((text) =>
      decodeOnlyPayload(Buffer.from(encodeForm(text))),
    );
    expect([first?.text, second?.text]).toEqual(['first'.repeat(9), 'second']);
  });

  it.each(['%ff', '%c3', '%e2%82', '%ed%a0%80', 'abc%80'])('are refused as no UTF-8: %j', (value) =>
    expect(() => decodeOnlyPayload(Buffer.from(`payload=${value}`))).toThrow(URIError),
  );

  it('leave the form itself as it was', () => {
    const form = Buffer.from('payload=%41+b');
    expect(decodeOnlyPayload(form)?.text).toBe('A b');
    expect(form.toString()).toBe('payload=%41+b');
  });
});

describe('an encoded form', () => {
  it('brings any text through unchanged', () => {
    fc.assert(
      fc.property(wellFormed(), (text) => {
        expect(decodeForm(encodeForm(text)).payload).toBe(text);
        expect(decodeForm(`a=1&${encodeForm(text)}&b=2`).payload).toBe(text);
      }),
    );
  });

  it('brings any JSON through unchanged, as browsers write it too', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(decodeForm(encodeForm(json)).payload).toBe(json);
        expect(decodeForm(new URLSearchParams({ payload: json }).toString()).payload).toBe(json);
      }),
    );
  });

  it('never fails but with a URIError or a RangeError', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'%=&+ 0aF[]_payload\u{1f3e0}\ud800') }),
        (text) => {
          try {
            for (const value of Object.values(decodeForm(text))) expect(value).toBeDefined();
          } catch (error) {
            expect([URIError, RangeError]).toContain(Object(error).constructor);
          }
        },
      ),
    );
  });

  it('keeps every value of a name that comes several times, in order', () => {
    fc.assert(
      fc.property(fc.array(wellFormed(), { minLength: 2, maxLength: 5 }), (values) => {
        const text = values.map((value) => `a=${encodeURIComponent(value)}`).join('&');
        expect(decodeForm(text).a).toEqual(values);
      }),
    );
  });

  it.each([
    ['', {}],
    ['&&&', {}],
    ['a', { a: '' }],
    ['a=', { a: '' }],
    ['=a', { '': 'a' }],
    ['a=b=c', { a: 'b=c' }],
    ['a=1+2', { a: '1 2' }],
    [' payload =1', { payload: '1' }],
    ['payload=1', { payload: '1' }],
    ['a=1&a=2', { a: ['1', '2'] }],
    ['a=1&a=2&a=3', { a: ['1', '2', '3'] }],
    ['%70ayload=1', { payload: '1' }],
    ['payload[x]=1', { 'payload[x]': '1' }],
  ])('%j is %j', (text, fields) => {
    expect({ ...decodeForm(text) }).toEqual(fields);
  });

  it('has no prototype to reach', () => {
    const fields = decodeForm('__proto__=1&constructor=2&toString=3');
    expect(Object.getPrototypeOf(fields)).toBeNull();
    expect(Object.keys(fields)).toEqual(['__proto__', 'constructor', 'toString']);
  });

  it.each([
    'payload=%',
    'payload=%4',
    'payload=%zz',
    'payload=%ff',
    'payload=%c3%28',
    'payload=%ed%a0%80',
    'a=%',
  ])('%s is broken', (text) => {
    expect(() => decodeForm(text)).toThrow(URIError);
  });

  it('has at most a thousand variables', () => {
    expect(
      Object.keys(decodeForm(Array.from({ length: 1000 }, (_, at) => `v${at}=`).join('&'))),
    ).toHaveLength(1000);
    expect(() => decodeForm('a&'.repeat(1000))).toThrow(RangeError);
  });
});

describe('an unencoded form', () => {
  it('brings any JSON object through unchanged', () => {
    fc.assert(
      fc.property(
        jsonObject(),
        fc.constantFrom(undefined, 1, '\t'),
        fc.constantFrom('', ' ', '\r\n'),
        (value, indent, blanks) => {
          const json = JSON.stringify(value, null, indent);
          const raw = rawPayload(`${blanks}payload=${blanks}${json}`);
          expect(raw).toBe(blanks + json);
          expect(JSON.parse(raw ?? '')).toEqual(JSON.parse(json));
        },
      ),
    );
  });

  it.each([
    'payload=%7B%7D',
    'payload=[1]',
    'payload="{"',
    'Payload={}',
    'a=1&payload={}',
    'xpayload={}',
    'payload',
    '',
    '{}',
    'payload=x{',
  ])('is not %j', (text) => {
    expect(rawPayload(text)).toBeUndefined();
  });

  it('is found without much work in a long text', () => {
    const began = Date.now();
    expect(rawPayload(`${' '.repeat(1_000_000)}payload=${' '.repeat(1_000_000)}x`)).toBeUndefined();
    expect(Date.now() - began).toBeLessThan(2000);
  });
});

describe('safe JSON', () => {
  const safe = () =>
    fc
      .jsonValue({ stringUnit: 'grapheme' })
      .filter((value) => !/__proto__|constructor|\\u0000/.test(JSON.stringify(value)));

  it('is what JSON.parse gives', () => {
    fc.assert(
      fc.property(safe(), (value) => {
        const json = JSON.stringify(value);
        expect(parseJson(json, 'x')).toEqual(JSON.parse(json));
      }),
    );
  });

  it('never fails but with a SyntaxError or a LinkError', () => {
    const units = [
      '{',
      '}',
      '[',
      ']',
      '"',
      ':',
      ',',
      '\\',
      'u',
      '0',
      'd',
      '8',
      '__proto__',
      'constructor',
      ' ',
      '1',
      'true',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...units)), (pieces) => {
        try {
          parseJson(pieces.join(''), 'x');
        } catch (error) {
          expect(['SyntaxError', 'LinkError']).toContain(Object(error).name);
        }
      }),
    );
  });

  it.each([63, 64, 65, 66])(
    'may nest %i levels when that is at most 64, in a long text',
    (levels) => {
      const json = `${'['.repeat(levels)}"${'x'.repeat(5000)}"${']'.repeat(levels)}`;
      const parse = () => parseJson(json, 'x');
      if (levels <= 64) expect(parse()).toEqual(JSON.parse(json));
      else expect(parse).toThrow('x: nested deeper than 64 levels');
    },
  );

  it('may have brackets in its texts', () => {
    const json = JSON.stringify({ a: `${'[{'.repeat(4000)}"\\` });
    expect(parseJson(json, 'x')).toEqual(JSON.parse(json));
  });
});
