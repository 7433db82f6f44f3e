import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Checkout } from '../../scripts/mutation/checkout.js';
import { type Mutant, mutantsOf } from '../../scripts/mutation/mutants.js';
import { Reach } from '../../scripts/mutation/reach.js';
import { reportOf } from '../../scripts/mutation/report.js';
import { TestChoice } from '../../scripts/mutation/test-choice.js';
import { type TrialSettings, Trials } from '../../scripts/mutation/trial.js';
import { temporaryFolder } from '../support/resources.js';

const CODE = `export const least = (a: number) => {
  if (a > 1) return a;
  return 1;
};
`;
/**
 * In place of jest: `a` fails where the guard is gone, `b` hangs where the condition is negated and breaks the run off
 * where the operator is another one; `flaky` fails and `slow` hangs always.
 */
const JEST = `
const { readFileSync, writeFileSync } = require('node:fs');
const words = process.argv.slice(2);
const text = readFileSync('src/least.ts', 'utf8');
const files = words.slice(words.indexOf('--runTestsByPath') + 1);
const fails = { 'test/a.test.ts': !text.includes('return a'), 'test/flaky.test.ts': true };
const hangs = files.includes('test/b.test.ts') && text.includes('!(a > 1)');
if (hangs || files.includes('test/slow.test.ts')) setInterval(() => {}, 1000);
else if (files.includes('test/b.test.ts') && text.includes('a >= 1')) process.exit(1);
else {
  const failed = files.find((one) => fails[one]);
  const ran = failed ? files.slice(0, files.indexOf(failed) + 1) : files;
  const testResults = ran.map((one) => {
    const status = one === failed ? 'failed' : 'passed';
    const name = process.cwd() + '/' + one;
    return { name, status, assertionResults: [{ status, fullName: 'a test' }] };
  });
  writeFileSync(process.env.MUTATION_REPORT, JSON.stringify({ testResults }));
}`;

describe('a trial of a mutant', () => {
  const root = temporaryFolder('mutation');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const git = (...words: string[]) => {
    const person = ['-c', 'user.name=a', '-c', 'user.email=a@b.example'];
    const { status, stdout, stderr } = spawnSync('git', [...person, ...words], { cwd: root });
    if (status !== 0) throw new Error(String(stderr));
    return String(stdout);
  };
  let checkout: Checkout;
  beforeAll(() => {
    write('src/least.ts', 'stale');
    write('.gitignore', 'node_modules\n');
    write('node_modules/jest/bin/jest.js', JEST);
    write('test/a.test.ts', "import { least } from '../src/least.js';\n");
    write('test/b.test.ts', "import { least } from '../src/least.js';\n");
    write('test/other.test.ts', "import 'node:fs';\n");
    git('init', '-q');
    git('add', '-A');
    git('commit', '-qm', 'first');
    // Uncommitted changes belong to the copy.
    write('src/least.ts', CODE);
    checkout = Checkout.open(root, []);
  });
  afterAll(() => checkout?.close());

  const mutant = (kind: string): Mutant => {
    const found = mutantsOf('src/least.ts', CODE).find((one) => one.kind === kind);
    if (!found) throw new Error(`no mutant: ${kind}`);
    return found;
  };
  const trials = (limit = 20_000, settings: Partial<TrialSettings> = {}, of = checkout) => {
    const given = { config: 'none', limit, workers: 1, expected: () => 100, ...settings };
    return new Trials(of, { refusal: async () => undefined, ...given });
  };
  const BOTH = ['test/b.test.ts', 'test/a.test.ts'];

  it('names the test that catches it, and takes the fault out of the copy', async () => {
    const verdict = await trials().try(mutant('remove a guard'), BOTH);
    expect(verdict).toMatchObject({ outcome: 'caught', by: 'test/a.test.ts: a test' });
    expect(checkout.read('src/least.ts')).toBe(CODE);
    expect(readFileSync(join(root, 'src/least.ts'), 'utf8')).toBe(CODE);
  });

  it('says that it survives', async () => {
    const verdict = await trials().try(mutant('change a constant'), BOTH);
    expect(verdict).toMatchObject({ outcome: 'survived', ran: 2, of: 2 });
  });

  it('believes no test that fails without the fault', async () => {
    const trying = trials();
    const flaky = ['test/flaky.test.ts', 'test/b.test.ts'];
    const verdict = await trying.try(mutant('change a constant'), flaky);
    expect(verdict.outcome).toBe('survived');
    expect(trying.broken).toEqual(['test/flaky.test.ts']);
    const other = await trying.try(mutant('change a constant'), ['test/flaky.test.ts']);
    expect(other.outcome).toBe('untested');
  });

  it('is caught where a test hangs that ends without it, and is taken out then too', async () => {
    const verdict = await trials(8000).try(mutant('negate a condition'), BOTH);
    expect(verdict).toMatchObject({ outcome: 'caught', by: 'the tests do not end' });
    expect(checkout.read('src/least.ts')).toBe(CODE);
  });

  it('is caught where a run breaks off that ends without it', async () => {
    const verdict = await trials().try(mutant('swap an operator'), BOTH);
    expect(verdict).toMatchObject({ outcome: 'caught', by: 'the tests do not end' });
  });

  it('is neither caught nor survived where the time is too short for the tests anyway', async () => {
    const verdict = await trials(1).try(mutant('change a constant'), ['test/slow.test.ts']);
    expect(verdict).toMatchObject({ outcome: 'unfinished', ran: 0, of: 1 });
  });

  it('is not compared with the code without it where the tests are known to take longer', async () => {
    const trying = trials(3000, { expected: () => 1001 });
    const verdict = await trying.try(mutant('negate a condition'), ['test/b.test.ts']);
    expect(verdict).toMatchObject({ outcome: 'unfinished', ran: 0, of: 1 });
  });

  it('runs no test of what the compiler refuses', async () => {
    const trying = trials(1000, { refusal: async () => 'no such text' });
    const verdict = await trying.try(mutant('change a constant'), BOTH);
    expect(verdict).toMatchObject({ outcome: 'refused', by: 'no such text', ran: 0 });
  });

  it('is caught where the code cannot be made', async () => {
    const making: Checkout = Object.assign(Object.create(checkout), {
      make: () => {
        throw new Error('no');
      },
    });
    const verdict = await trials(1000, {}, making).try(mutant('change a constant'), BOTH);
    expect(verdict).toMatchObject({ outcome: 'caught', by: 'the code cannot be made' });
  });

  it('says which test of jest itself failed, although the run and the file stop there', () => {
    const folder = temporaryFolder('bail');
    const tests = ["it('passes', () => {});", "it('fails', () => expect(1).toBe(2));"];
    const last = "it('is not reached', () => require('fs').writeFileSync('reached', ''));";
    writeFileSync(join(folder, 'a.test.js'), [...tests, last].join('\n'));
    const report = join(folder, 'report.json');
    const local = (name: string) => join(__dirname, '../../scripts/mutation', name);
    const reporters = [local('write-report.cjs')];
    const testEnvironment = local('first-failure.cjs');
    const config = JSON.stringify({ rootDir: folder, reporters, testEnvironment });
    const jest = join(__dirname, '../../node_modules/jest/bin/jest.js');
    const words = [jest, '--config', config, '--bail', '--maxWorkers', '1'];
    const env = { ...process.env, MUTATION_REPORT: report };
    const { status } = spawnSync(process.execPath, words, { env, cwd: folder });
    expect(status).toBe(1);
    const assertionResults = [
      { status: 'passed', fullName: 'passes' },
      { status: 'failed', fullName: 'fails' },
      { status: 'pending', fullName: 'is not reached' },
    ];
    expect(JSON.parse(readFileSync(report, 'utf8'))).toEqual({
      testResults: [{ name: join(folder, 'a.test.js'), status: 'failed', assertionResults }],
    });
    expect(existsSync(join(folder, 'reached'))).toBe(false);
  });

  it('runs the tests that reach the function, or that import the file where nothing is known of them', () => {
    const records = join(root, 'records');
    const record = (test: string, reached: readonly string[]) =>
      write('records/one.json', JSON.stringify({ test, milliseconds: 5, reached }));
    const known = Reach.read(join(root, 'none.json'));
    const one = mutant('change a constant');
    const chosen = (reach: Reach) =>
      [...new TestChoice(root, reach, ['test']).of(one, CODE)].sort();
    expect(chosen(known)).toEqual(BOTH.toSorted());
    record('test/b.test.ts', []);
    known.add(records);
    expect(chosen(known)).toEqual(['test/a.test.ts']);
    record('test/other.test.ts', ['src/least.ts#least']);
    known.add(records);
    known.save(join(root, 'saved/reach.json'));
    const saved = Reach.read(join(root, 'saved/reach.json'));
    expect(chosen(saved)).toEqual(['test/a.test.ts', 'test/other.test.ts']);
    // What is outside of functions is used wherever the file is imported.
    const table = 'export const rows = [1];\n';
    const [ofModule] = mutantsOf('src/least.ts', table).filter(
      (found) => found.kind === 'change a constant',
    );
    if (!ofModule) throw new Error('a constant can be changed');
    const choice = new TestChoice(root, saved, ['test']);
    expect([...choice.of(ofModule, table)]).toEqual(expect.arrayContaining([...BOTH]));
  });

  it('of a limit is tried first against the tests that name it or one more', () => {
    const code = 'export const LONGEST = 10_000;\n';
    const [found] = mutantsOf('src/limit.ts', code);
    if (!found) throw new Error('a constant can be changed');
    write('src/limit.ts', code);
    const importing = "import '../src/limit.js';\n";
    for (const name of ['c', 'd', 'f']) write(`limits/${name}.test.ts`, importing);
    write('limits/e.test.ts', `${importing}expect('x'.repeat(10_001)).toBe('');\n`);
    const choice = new TestChoice(root, Reach.read(join(root, 'none.json')), ['limits']);
    expect(choice.of(found, code)[0]).toBe('limits/e.test.ts');
  });

  it('in the page of the console is tried against the tests of a browser that reach it', () => {
    const view = 'export const seen = (a: number) => (a > 1 ? 1 : 2);\nexport const rows = [1];\n';
    write('console/view.tsx', view);
    write('test/page.test.ts', 'await startBrowser();\n');
    write('test/other-page.test.ts', 'await startBrowser();\n');
    const [inFunction, ofModule] = ['swap an operator', 'empty a list'].map((kind) =>
      mutantsOf('console/view.tsx', view).find((one) => one.kind === kind),
    );
    if (!inFunction || !ofModule) throw new Error('no mutant');
    const reach = Reach.read(join(root, 'none.json'));
    const both = ['test/other-page.test.ts', 'test/page.test.ts'];
    expect([...new TestChoice(root, reach, ['test']).of(inFunction, view)].sort()).toEqual(both);
    mkdirSync(join(root, 'page-records'));
    const record = (name: string, test: string, reached: string[]) =>
      write(`page-records/${name}.json`, JSON.stringify({ test, milliseconds: 100, reached }));
    record('a', 'test/page.test.ts', ['console/view.tsx#seen']);
    record('b', 'test/other-page.test.ts', []);
    reach.add(join(root, 'page-records'));
    const choice = new TestChoice(root, reach, ['test']);
    expect(choice.of(inFunction, view)).toEqual(['test/page.test.ts']);
    // No function shows where a table of the page is used.
    expect([...choice.of(ofModule, view)].sort()).toEqual(both);
  });

  it('is reported by part; an equivalent one is left out, and each survivor is named', () => {
    const counts = { ran: 2, of: 2 };
    const same = mutant('negate a condition');
    const report = reportOf({
      seed: '7',
      drawn: 4,
      broken: [],
      equivalents: [{ ...same, reason: 'the same' }],
      verdicts: [
        { mutant: mutant('remove a guard'), outcome: 'caught', by: 'a', ...counts },
        { mutant: mutant('change a constant'), outcome: 'survived', ...counts },
        { mutant: mutant('swap an operator'), outcome: 'refused', by: 'no', ...counts },
        { mutant: same, outcome: 'survived', ...counts },
      ],
    });
    expect(report).toContain('4 drawn, 0 not reached in time, 1 equivalent.');
    expect(report).toContain('| all | 3 | 1 | 1 | 1 | 0 | 0 | 67% | 50% |');
    expect(report).toContain('- src/least.ts:2 change a constant: `1` → `2` (survived 2 of 2');
    expect(report).not.toContain('!(a > 1)');
  });

  it('leaves neither folder nor work tree', () => {
    const other = Checkout.open(root, []);
    expect(existsSync(join(other.folder, 'src/least.ts'))).toBe(true);
    other.close();
    expect(existsSync(dirname(other.folder))).toBe(false);
    expect(git('worktree', 'list').trim().split('\n')).toHaveLength(2);
  });
});
