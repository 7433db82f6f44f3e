import { csvLine } from '../../../src/site/engine/records/csv-text.js';
import { slowness } from '../../support/slowness.js';

/** The cells that a spreadsheet makes of a line with its own separator, without the marks around texts. */
const cellsOf = (line: string, separator: string) =>
  line
    .replace(/^\ufeff/, '')
    .split(new RegExp(`[${separator}\r\n]`))
    .map((cell) => cell.replace(/^["\s\u00a0\u3000]+/, ''));

const FORMULA = /^[=+\-@＝＋－＠]/;

describe('a line of a CSV file', () => {
  it.each([
    '=1+1',
    'a;=HYPERLINK("http://evil.example")',
    'a\t=1+1',
    'a\n=1+1',
    'a\r\n@SUM(1)',
    'a; +1+cmd',
    'a;"=1+1"',
    ';=1',
    '"=1+1',
    ' =1+1',
    '\t=1+1',
    'a;\u3000－1+1',
    'a;;\n\t"@x',
  ])('begins no formula in any separation: %j', (text) => {
    for (const line of [csvLine([text]), csvLine(['x', text, 'y'])]) {
      for (const separator of [',', ';', '\t']) {
        const formulas = cellsOf(line, separator).filter((cell) => FORMULA.test(cell));
        expect(formulas).toEqual([]);
      }
    }
  });

  it.each(['-5', '+5.25', 'a - b', '1-2;3-4', 'ann@example.com', 'x="1"', '', "it's"])(
    'leaves %j as it is',
    (text) => {
      const [, bare = ''] = /^"?(.*?)"?\r\n$/s.exec(csvLine([text])) ?? [];
      expect(bare.replaceAll('""', '"')).toBe(text);
    },
  );

  it('is made in a time that grows with its length alone', () => {
    const time = (text: string) => {
      const began = performance.now();
      csvLine([text]);
      return performance.now() - began;
    };
    time(';\t '.repeat(10_000));
    expect(time(';\t" '.repeat(500_000))).toBeLessThan(2000 * slowness());
  });
});
