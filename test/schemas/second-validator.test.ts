import { execFileSync } from 'node:child_process';

interface Verdict {
  readonly what: string;
  readonly agrees: boolean;
}

describe('an independent validator', () => {
  it('agrees on every example and every golden case', () => {
    const program = ['--import', 'tsx', 'test/schemas/second-validator.ts'];
    const verdicts: Verdict[] = JSON.parse(
      execFileSync(process.execPath, program, { encoding: 'utf8', maxBuffer: 2 ** 24 }),
    );
    expect(verdicts.length).toBeGreaterThan(700);
    expect(verdicts.filter(({ agrees }) => !agrees)).toEqual([]);
  }, 60_000);
});
