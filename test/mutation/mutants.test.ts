import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { draw } from '../../scripts/mutation/draw.js';
import { describes, readEquivalents } from '../../scripts/mutation/equivalents.js';
import { functionAt, probed } from '../../scripts/mutation/functions.js';
import { applied, mutantsOf } from '../../scripts/mutation/mutants.js';

const ROOT = join(__dirname, '../..');
const CODE = `import type { A } from './a.js';
type Kind = 'one' | 'two';
export async function take(list: A[], most = 3): Promise<Kind> {
  if (list.length === 0) return 'one';
  await note(list[0]);
  return list.length > most && isOpen ? 'two' : [list, true][1];
}
`;

describe('the mutants of a file', () => {
  const all = mutantsOf('src/take.ts', CODE).map(({ line, kind, before, after }) =>
    [line, kind, before, after].join(' | '),
  );

  it('change conditions, guards, statements, awaits, operators, constants, texts and lists', () => {
    expect(all).toEqual([
      '3 | change a constant | 3 | 4',
      '4 | negate a condition | list.length === 0 | !(list.length === 0)',
      "4 | remove a guard | if (list.length === 0) return 'one'; | {}",
      '4 | swap an operator | === | !==',
      '4 | change a constant | 0 | 1',
      "4 | empty a text | 'one' | ''",
      '5 | drop a statement | await note(list[0]); | {}',
      '5 | drop an await | await note(list[0]) | note(list[0])',
      '5 | change a constant | 0 | 1',
      '6 | negate a condition | list.length > most && isOpen | !(list.length > most && isOpen)',
      '6 | swap an operator | && | ||',
      '6 | swap an operator | > | >=',
      "6 | empty a text | 'two' | ''",
      '6 | empty a list | [list, true] | []',
      '6 | change a constant | true | false',
      '6 | change a constant | 1 | 2',
    ]);
  });

  it('change nothing else', () => {
    for (const mutant of mutantsOf('src/take.ts', CODE)) {
      const text = applied(CODE, mutant);
      expect(text).toHaveLength(CODE.length - mutant.before.length + mutant.after.length);
      expect(text.slice(0, mutant.start)).toBe(CODE.slice(0, mutant.start));
      expect(text.endsWith(CODE.slice(mutant.end))).toBe(true);
    }
  });
});

describe('a sample', () => {
  const files = [
    { path: 'src/long.ts', text: CODE.repeat(20) },
    { path: 'src/short.ts', text: CODE },
    { path: 'src/types.ts', text: 'export type Kind = 1;\n'.repeat(10) },
  ];
  const named = (seed: string, count = 50) =>
    draw(files, seed, count).map(({ path, start, kind }) => `${path}:${start} ${kind}`);

  it('is the same for the same seed, and another one for another', () => {
    expect(named('7')).toEqual(named('7'));
    expect(named('7')).not.toEqual(named('8'));
  });

  it('prefers long files, has no mutant twice, and ends where there are no more', () => {
    const long = named('7').filter((one) => one.startsWith('src/long.ts'));
    expect(long.length).toBeGreaterThan(35);
    expect(long.length).toBeLessThan(50);
    const everything = named('7', 10_000);
    expect(everything).toHaveLength(21 * 16);
    expect(new Set(everything).size).toBe(everything.length);
  });
});

describe('the probes of a file', () => {
  const code =
    'class A { list = () => ({ a: () => 1 }); get b() { return [1].map((x) => x); } }\nconst c = 2;';

  it('report each function once it runs, and change no result', () => {
    const reached: string[] = [];
    const report = { reachedFunction: (key: string) => reached.push(key) };
    const build = new Function('globalThis', `${probed('src/a.ts', code)}; return new A();`);
    const one = build(report);
    expect([one.list().a(), one.b]).toEqual([1, [1]]);
    expect(reached).toEqual([
      'src/a.ts#A.list',
      'src/a.ts#A.list.a',
      'src/a.ts#A.b',
      'src/a.ts#A.b~1',
    ]);
  });

  it('have the key of the innermost function around a mutant', () => {
    expect(functionAt('src/a.ts', code, code.indexOf('x)'))).toBe('src/a.ts#A.b~1');
    expect(functionAt('src/a.ts', code, code.indexOf('return'))).toBe('src/a.ts#A.b');
    expect(functionAt('src/a.ts', code, code.indexOf('const c'))).toBeUndefined();
  });
});

describe('the list of equivalent mutants', () => {
  it('describes mutants that are there, each with its reason', () => {
    const rows = readEquivalents(join(ROOT, 'scripts/mutation/equivalents.json'));
    const stale = rows.filter((row) => {
      const mutants = mutantsOf(row.path, readFileSync(join(ROOT, row.path), 'utf8'));
      return row.reason.length < 20 || !mutants.some((mutant) => describes(row, mutant));
    });
    expect(stale).toEqual([]);
  });
});
