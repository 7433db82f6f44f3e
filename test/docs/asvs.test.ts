import { existsSync, readFileSync } from 'node:fs';

/** The sections of the standard, each with its number of requirements of levels 1 and 2. */
const SECTIONS = `
  1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3
  4.2:1 4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3
  7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4
  10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2
  12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5
  16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2
`;
const NUMBERS = SECTIONS.trim()
  .split(/\s+/)
  .flatMap((entry) => {
    const [section, count] = entry.split(':');
    return Array.from({ length: Number(count) }, (_, index) => `${section}.${index + 1}`);
  });
const ROW = /^\| (\d+\.\d+\.\d+) \| ([a-z ]+) \| ([^|]+) \| ([^|]*) \|$/;
const rows = readFileSync('docs/asvs.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, number = '', state = '', how = '', shown = ''] = ROW.exec(line) ?? [];
    return number ? [{ number, state, how, shown: shown.match(/[^`, ]+/g) ?? [] }] : [];
  });

const { requirements } = JSON.parse(readFileSync('test/requirements.json', 'utf8')) as {
  readonly requirements: readonly { readonly id: string }[];
};
const notYetDue = new Set<string>(
  JSON.parse(readFileSync('test/requirements-not-yet-due.json', 'utf8')),
);
const due = new Set(requirements.map(({ id }) => id).filter((id) => !notYetDue.has(id)));

describe('the table against OWASP ASVS 5.0, level 2', () => {
  it('has a row for each requirement, in order, and no other', () => {
    expect(NUMBERS).toHaveLength(253);
    expect(rows.map(({ number }) => number)).toEqual(NUMBERS);
  });

  it('has one of four states in each row', () => {
    const states = new Set(rows.map(({ state }) => state));
    expect([...states].sort()).toEqual(['does not apply', 'met', 'not met', 'operator']);
  });

  it('names a test for each that is met, and none for the others', () => {
    const wrong = rows.filter(({ state, shown }) => (state === 'met') !== shown.length > 0);
    expect(wrong).toEqual([]);
  });

  it('names tests that exist: requirements that are due, files, folders', () => {
    const cited = rows.flatMap(({ number, shown }) => shown.map((one) => ({ number, one })));
    const missing = cited.filter(({ one }) =>
      one.startsWith('test/') ? !existsSync(one) : !due.has(one),
    );
    expect(missing).toEqual([]);
  });
});
