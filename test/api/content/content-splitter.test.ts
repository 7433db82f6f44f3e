import fc from 'fast-check';
import { ContentSplitter } from '../../../src/api/content/content-splitter.js';
import { Refusal } from '../../../src/api/errors.js';
import { HttpFailure } from '../../../src/http/index.js';

interface Split {
  readonly bytes: Buffer;
  readonly rest: string;
  readonly content: ContentSplitter['content'];
}

function split(text: string, size = text.length, maxRest = 10_000): Split {
  const splitter = new ContentSplitter(maxRest);
  const all = Buffer.from(text);
  const found: Buffer[] = [];
  for (let at = 0; at < all.length; at += Math.max(1, size)) {
    found.push(splitter.write(all.subarray(at, at + Math.max(1, size))));
  }
  found.push(splitter.end());
  return {
    bytes: Buffer.concat(found),
    rest: splitter.takeRest().toString(),
    content: splitter.content,
  };
}

describe('ContentSplitter', () => {
  it('takes content out, wherever it stands and however the text is cut', () => {
    const members = fc.dictionary(fc.string(), fc.jsonValue()).map((made) => {
      const { content: _, ...others } = made;
      return others;
    });
    const example = fc.record({
      before: members,
      after: members,
      bytes: fc.uint8Array({ maxLength: 200 }),
      size: fc.integer({ min: 1, max: 40 }),
      space: fc.constantFrom('', ' ', '\n\t'),
    });
    fc.assert(
      fc.property(example, ({ before, after, bytes, size, space }) => {
        const base64 = Buffer.from(bytes).toString('base64');
        const parts = [before, { content: base64 }, after]
          .map((part) => JSON.stringify(part).slice(1, -1))
          .filter((part) => part !== '');
        const text = `${space}{${space}${parts.join(`${space},${space}`)}${space}}${space}`;
        const found = split(text, size);
        expect(found.bytes).toEqual(Buffer.from(bytes));
        expect(JSON.parse(found.rest)).toEqual({ ...JSON.parse(text), content: '' });
        expect(found.content).toBe(bytes.length === 0 ? 'empty' : 'valid');
      }),
    );
  });

  it.each<[string, string, Split['content']]>([
    ['{"content":"AAEC"}', '000102', 'valid'],
    ['{"\\u0063ontent":"AAEC"}', '000102', 'valid'],
    ['{"content":"\\/\\/\\/\\/"}', 'ffffff', 'valid'],
    ['{"content":"\\u0041AEC"}', '000102', 'valid'],
    ['{"content":"AA\\r\\nEC\\n"}', '000102', 'valid'],
    ['{"content" : "AA=="}', '00', 'valid'],
    ['{"content":"AAA="}', '0000', 'valid'],
    ['{"content":""}', '', 'empty'],
    ['{"content":"\\n"}', '', 'empty'],
    ['{"content":"A"}', '', 'invalid'],
    ['{"content":"AA"}', '00', 'invalid'],
    ['{"content":"AA="}', '00', 'invalid'],
    ['{"content":"AA==="}', '00', 'invalid'],
    ['{"content":"===="}', '', 'invalid'],
    ['{"content":"AA_-"}', '', 'invalid'],
    ['{"content":"AA EC"}', '', 'invalid'],
    ['{"content":"\\t"}', '', 'invalid'],
    ['{"content":"AA\\u00e9="}', '', 'invalid'],
    ['{"content":"é"}', '', 'invalid'],
    ['{"content":7}', '', undefined],
    ['{"content":null,"a":"content"}', '', undefined],
    ['{"a":{"content":"AAEC"}}', '', undefined],
    ['{"a":["content",{"content":"AAEC"}]}', '', undefined],
    ['{"a":"\\"content\\":\\"AAEC\\""}', '', undefined],
    ['{"contents":"AAEC"}', '', undefined],
    ['["content","AAEC"]', '', undefined],
    ['"content":"AAEC"', '', undefined],
  ])('reads %s as %s, %s', (text, hex, content) => {
    for (const size of [1, 2, 3, 7, 100]) {
      const found = split(text, size);
      expect([found.bytes.toString('hex'), found.content]).toEqual([
        content === 'invalid' ? found.bytes.toString('hex') : hex,
        content,
      ]);
    }
  });

  it('refuses content that is sent twice', () => {
    expect(() => split('{"content":"AAEC","content":"AAEC"}')).toThrow(Refusal);
  });

  it('bounds what is not content', () => {
    expect(() => split(`{"a":"${'x'.repeat(200)}"}`, 10, 100)).toThrow(HttpFailure);
    expect(split(`{"content":"${'AAAA'.repeat(200)}"}`, 10, 100).bytes).toHaveLength(600);
  });
});
