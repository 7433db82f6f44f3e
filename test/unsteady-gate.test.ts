import UnsteadyGate from './unsteady-gate.cjs';

const passed = (name: string, invocations: number) => ({
  fullName: name,
  status: 'passed',
  invocations,
});

/** What a run of these tests prints, and why it fails. */
function run(...tests: readonly object[]) {
  const gate = new UnsteadyGate();
  const written: string[] = [];
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  gate.onRunComplete([], { testResults: [{ testFilePath: 'a.test.ts', testResults: tests }] });
  write.mockRestore();
  return { written: written.join(''), error: gate.getLastError()?.message };
}

describe('tests that pass at their second try', () => {
  it('are named', () => {
    expect(run(passed('one', 1), passed('two', 2))).toEqual({
      written: 'unsteady tests: 1 passed at the second try only, 5 may\n  a.test.ts: two\n',
      error: undefined,
    });
  });

  it('are nothing where there is none', () => {
    const failed = { fullName: 'three', status: 'failed', invocations: 2 };
    expect(run(passed('one', 1), failed)).toEqual({ written: '', error: undefined });
  });

  it('fail the run where they are many', () => {
    const many = Array.from({ length: 6 }, (_, index) => passed(`test ${index}`, 2));
    expect(run(...many).error).toBe('unsteady tests: 6 passed at the second try only, 5 may');
  });
});
