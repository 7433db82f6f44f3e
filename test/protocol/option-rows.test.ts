import {
  amount,
  callback,
  checkMembers,
  flag,
  milliseconds,
  nested,
  type OptionRows,
  oneOf,
  option,
  orFalse,
  readOptions,
  required,
  text,
  texts,
  wholeNumber,
} from '../../src/protocol/option-rows.js';

interface Options {
  readonly name: string;
  readonly size?: number;
  readonly wait?: number;
  readonly isOn?: boolean;
  readonly kind?: 'a' | 'b';
  readonly hosts?: readonly string[];
  readonly hook?: (() => void) | false;
  readonly inner?: { readonly count?: number } | false;
  readonly title?: string;
}

const inner = { count: wholeNumber(0, 9, 3) };

const rows = {
  name: required(option('a name', (value) => typeof value === 'string')),
  size: amount(5),
  wait: milliseconds(100),
  isOn: flag(false),
  kind: oneOf(['a', 'b'], 'a'),
  hosts: texts('hosts', []),
  hook: orFalse(callback(' of nothing')),
  inner: nested(inner, { orFalse: true }),
  title: text(),
} satisfies OptionRows<Options>;

const read = (options: object) => readOptions('make', rows, { name: 'x', ...options } as Options);

describe('options', () => {
  it('have their defaults where they are absent or undefined, also those that are false, blank or empty', () => {
    const defaults = { name: 'x', size: 5, wait: 100, isOn: false, kind: 'a', hosts: [] };
    expect(read({})).toEqual(defaults);
    expect(read({ size: undefined, title: undefined })).toEqual(defaults);
    expect('title' in read({ title: undefined })).toBe(false);
  });

  it('are taken as they are given, and the given object is not changed', () => {
    const hook = () => undefined;
    const given = Object.freeze({ size: 7, isOn: true, kind: 'b', hook, inner: { count: 0 } });
    expect(read(given)).toMatchObject({ ...given, wait: 100 });
    expect(read({ hook: false, inner: false })).toMatchObject({ hook: false, inner: false });
  });

  it.each([
    [{ size: 0 }, 'size: must be a whole number, 1 or more'],
    [{ size: '5' }, 'size: must be'],
    [{ size: null }, 'size: must be'],
    [{ wait: 2 ** 31 }, 'wait: must be a whole number from 1 to 2147483647'],
    [{ isOn: 'yes' }, 'isOn: must be true or false'],
    [{ kind: 'c' }, "kind: must be 'a' or 'b'"],
    [{ hosts: 'a' }, 'hosts: must be a list of hosts'],
    [{ hosts: ['a', 1] }, 'hosts: must be a list of hosts'],
    [{ hook: true }, 'hook: must be a function of nothing, or false'],
    [{ inner: true }, 'inner: must be an object of options, or false'],
    [{ inner: { count: 10 } }, 'inner.count: must be a whole number from 0 to 9'],
    [{ inner: { cuont: 1 } }, 'cuont: inner has no such option (did you mean count?)'],
    [{ title: '' }, 'title: must be text, not empty'],
    [{ name: undefined }, 'name: must be a name'],
    [{ sise: 1 }, 'sise: make has no such option (did you mean size?); it has name, size'],
    [{ toString: 1 }, 'toString: make has no such option'],
  ])('are refused as %j, with their name and form', (wrong, message) => {
    expect(() => read(wrong)).toThrow(
      expect.objectContaining({
        code: 'option_invalid',
        message: expect.stringContaining(message),
      }),
    );
  });

  it.each([undefined, null, 7, 'text'])('are no %j', (wrong) => {
    expect(() => Reflect.apply(readOptions, undefined, ['make', rows, wrong])).toThrow(
      'make: takes an object with name',
    );
  });

  it('never hold the refused value in the message', () => {
    expect(() => read({ title: Symbol('secret-value') })).not.toThrow('secret-value');
  });

  it('among other members are checked with the path of their object', () => {
    expect(() => checkMembers(inner, { count: 'many', other: 1 }, 'list[0].')).toThrow(
      'list[0].count: must be a whole number from 0 to 9',
    );
  });
});
