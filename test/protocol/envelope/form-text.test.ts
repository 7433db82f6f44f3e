import fc from 'fast-check';
import { decodeForm, encodeForm, findUnencoded } from '../../../src/protocol/envelope/form-text.js';
import { LinkError } from '../../../src/protocol/errors/errors.js';

const wellFormed = () => fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed());
const jsonObject = () => fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 5 });

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

  it('never fails but with body_malformed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'%=&+ 0aF[]_payload\u{1f3e0}\ud800') }),
        (text) => {
          try {
            for (const value of Object.values(decodeForm(text))) expect(value).toBeDefined();
          } catch (error) {
            expect(LinkError.is(error) && error.code).toBe('body_malformed');
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
    [' payload =1', { 'payload ': '1' }],
    ['payload+=1', { 'payload ': '1' }],
    ['%0D%0Apayload=1', { '\r\npayload': '1' }],
    ['\r\npayload=1', { payload: '1' }],
    ['\ufeffpayload=1', { '\ufeffpayload': '1' }],
    ['%EF%BB%BFpayload=1', { '\ufeffpayload': '1' }],
    ['payload=%EF%BB%BF1', { payload: '\ufeff1' }],
    ['a=100%&payload=1', { a: '100%', payload: '1' }],
    ['a=%E9&%=2&payload=1', { a: '%E9', '%': '2', payload: '1' }],
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

  it.each(['payload=%', 'payload=%4', 'payload=%zz', 'payload=%ff%', 'payload=1&payload=%g0'])(
    '%s has a broken percent-encoding',
    (text) => {
      expect(() => decodeForm(text)).toThrow('the form has a broken percent-encoding');
    },
  );

  it.each(['payload=%ff', 'payload=%c3%28', 'payload=%ed%a0%80', 'payload=gr%F6%DFer'])(
    '%s is not UTF-8',
    (text) => {
      expect(() => decodeForm(text)).toThrow('the form is not UTF-8');
    },
  );

  it('has at most a thousand variables', () => {
    expect(
      Object.keys(decodeForm(Array.from({ length: 1000 }, (_, at) => `v${at}=`).join('&'))),
    ).toHaveLength(1000);
    expect(() => decodeForm('a&'.repeat(1000))).toThrow('the form has too many variables');
  });
});

describe('an unencoded form', () => {
  const unencoded = (text: string) => {
    const form = Buffer.from(text);
    const found = findUnencoded(form);
    return found && [form.toString('utf8', 0, found.name), form.toString('utf8', found.value)];
  };

  it('brings any JSON object through unchanged, whatever stands in front', () => {
    fc.assert(
      fc.property(
        jsonObject(),
        fc.constantFrom(undefined, 1, '\t'),
        fc.constantFrom('', ' ', '\r\n'),
        fc.constantFrom('', 'a=1&', 'a=%7B&b&', '&'),
        (value, indent, blanks, before) => {
          const json = JSON.stringify(value, null, indent);
          expect(unencoded(`${blanks}${before}payload=${blanks}${json}`)).toEqual([
            blanks + before,
            blanks + json,
          ]);
        },
      ),
    );
  });

  it('may have a byte order mark in front of its JSON', () => {
    expect(unencoded('payload=\ufeff{}')).toEqual(['', '\ufeff{}']);
    expect(unencoded('payload= \ufeff {}')).toEqual(['', '\ufeff {}']);
  });

  it.each([
    'payload=%7B%7D',
    'payload=[1]',
    'payload="{"',
    'Payload={}',
    'xpayload={}',
    'a=1&xpayload={}',
    'a=1&payload=%7B%7D&payload={}',
    'payload[x]={}',
    'payload',
    'payload=',
    'payload=\ufeff',
    '',
    '{}',
    'payload=x{',
    '\ufeffpayload={}',
  ])('is not %j', (text) => {
    expect(unencoded(text)).toBeUndefined();
  });

  it('is found without much work in a long text', () => {
    const began = Date.now();
    expect(unencoded(`${' '.repeat(1_000_000)}payload=${' '.repeat(1_000_000)}x`)).toBeUndefined();
    expect(unencoded(`a=${'&payload=x'.repeat(300_000)}`)).toBeUndefined();
    expect(Date.now() - began).toBeLessThan(10_000);
  });
});
