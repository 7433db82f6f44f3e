import fc from 'fast-check';
import { LinkError } from '../../../src/protocol/errors/errors.js';
import { ListSplitter } from '../../../src/protocol/json/list-splitter.js';

/** Cuts bytes into pieces of the sizes that are given in turn. */
function pieces(bytes: Buffer, sizes: readonly number[]): Buffer[] {
  const all: Buffer[] = [];
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const end = at + (sizes[turn % sizes.length] ?? bytes.length);
    all.push(bytes.subarray(at, end));
    at = end;
  }
  return all;
}

function split(text: string, sizes: readonly number[] = [], maxElement = 1000) {
  const splitter = new ListSplitter({ member: 'result_data', maxElement });
  const elements: (string | undefined)[] = [];
  for (const piece of pieces(Buffer.from(text), sizes)) {
    for (const element of splitter.push(piece)) elements.push(element?.toString());
  }
  const { isOpen, hasList, count } = splitter;
  return { elements, isOpen, hasList, count, rest: splitter.takeRest().toString() };
}

/** JSON text of a value, with blanks between its marks and its texts in escapes where that is asked for. */
function written(value: unknown, blank: string, isEscaped: boolean): string {
  const text = (one: string) => {
    const json = JSON.stringify(one);
    if (!isEscaped) return json;
    const letters = [...one].flatMap((letter) => letter.split(''));
    const codes = letters.map((unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'));
    return `"${codes.map((code) => `\\u${code}`).join('')}"`;
  };
  const within = (one: unknown) => `${blank}${written(one, blank, isEscaped)}${blank}`;
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return `[${value.map(within).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([name, one]) => `${blank}${text(name)}${blank}:${within(one)}`,
  );
  return `{${members.join(',')}}`;
}

describe('a list that comes in pieces', () => {
  const tricky = fc.constantFrom('a"b', '\\', '"]', '{[', 'ä€😀', '\n', 'result_data', '');
  const value = fc.jsonValue({ stringUnit: 'binary', maxDepth: 4 });
  const element = fc.oneof(value, tricky, fc.record({ report_id: fc.nat(), text: tricky }));

  it('is split as JSON.parse reads it, wherever it is cut, in whatever order its members come', () => {
    const wanted = fc.record({
      before: fc.dictionary(fc.string(), value, { maxKeys: 3 }),
      list: fc.array(element, { maxLength: 6 }),
      behind: fc.dictionary(fc.string(), value, { maxKeys: 3 }),
      sizes: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 }),
      blank: fc.constantFrom('', ' ', '\r\n\t'),
      isEscaped: fc.boolean(),
    });
    fc.assert(
      fc.property(wanted, ({ before, list, behind, sizes, blank, isEscaped }) => {
        const others = new Set(['result_data', '__proto__']);
        const free = (members: object, taken = new Set<string>()) =>
          Object.entries(members).filter(([name]) => !others.has(name) && !taken.has(name));
        const first = free(before);
        const last = free(behind, new Set(first.map(([name]) => name)));
        const members = [...first, ['result_data', list] as const, ...last];
        const body = members.map(
          ([name, one]) =>
            `${written(name, '', isEscaped)}${blank}:${blank}${written(one, blank, isEscaped)}`,
        );
        const text = `${blank}{${blank}${body.join(`${blank},${blank}`)}${blank}}${blank}`;
        const whole = JSON.parse(text);
        const found = split(text, sizes, 100_000);
        expect(found.elements.map((one) => JSON.parse(String(one)))).toEqual(whole.result_data);
        expect(JSON.parse(found.rest)).toEqual({ ...whole, result_data: [] });
        expect(found).toMatchObject({ isOpen: false, hasList: true, count: list.length });
      }),
      { numRuns: 500 },
    );
  });

  it('is open wherever it is cut off, until its object has ended', () => {
    const text = '{"a":[1],"result_data":[{"id":"]}"},"x\\"y",12,null],"b":{"c":1}}';
    const begin = text.indexOf('[{') + 1;
    for (let end = 0; end <= text.length; end++) {
      const { hasList, isOpen } = split(text.slice(0, end));
      expect([end, hasList]).toEqual([end, end >= begin]);
      expect([end, isOpen]).toEqual([end, end >= begin && end < text.length]);
    }
  });

  it.each([
    ['a member of an object within', '{"x":{"result_data":[1]},"result_data":null}'],
    ['a list of its own', '[{"result_data":[1]}]'],
    ['a text', '{"result_data":"[1]"}'],
    ['an object', '{"result_data":{"0":[1]}}'],
    ['a name within a list', '["result_data",[1]]'],
    ['a name as a value', '{"a":"result_data","b":[1]}'],
    ['HTML', '<html>{"result_data":[1]'],
  ])('is none where it is %s: all of it is the rest', (_title, text) => {
    expect(split(text, [3])).toEqual({
      elements: [],
      isOpen: false,
      hasList: false,
      count: 0,
      rest: text,
    });
  });

  it.each([
    ['{"result_data":[,1]}', 'result_data[0]: a value is expected'],
    ['{"result_data":[1,]}', 'result_data[1]: a comma stands in front of a closing bracket'],
    ['{"result_data":[1,,2]}', 'result_data[1]: a value is expected'],
    ['{"result_data":[1 2]}', 'result_data[1]: a comma or a closing bracket is missing'],
    ['{"result_data":["a""b"]}', 'result_data[1]: a comma or a closing bracket is missing'],
    ['{"result_data":[{}}]}', 'result_data[1]: a comma or a closing bracket is missing'],
    ['{"result_data":[1],"result_data":[2]}', 'result_data: is there twice'],
  ])('refuses %s', (text, message) => {
    const refused = (() => {
      try {
        return split(text, [2]);
      } catch (error) {
        return error;
      }
    })();
    expect(LinkError.is(refused) && refused.message).toContain(message);
  });

  it('keeps nothing of an element that is larger than allowed, and goes on behind it', () => {
    const long = JSON.stringify({ id: 'x'.repeat(100) });
    const text = `{"result_data":[1,${long},"${'y'.repeat(48)}","${'z'.repeat(49)}",2]}`;
    for (const sizes of [[], [1], [7]]) {
      expect(split(text, sizes, 50).elements).toEqual([
        '1',
        undefined,
        `"${'y'.repeat(48)}"`,
        undefined,
        '2',
      ]);
    }
  });
});
