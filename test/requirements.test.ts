import { readFileSync } from 'node:fs';
import { faultsOf } from './requirement-gate.cjs';

interface Requirement {
  readonly id: string;
}

const { requirements } = JSON.parse(readFileSync('test/requirements.json', 'utf8')) as {
  readonly requirements: readonly Requirement[];
};
const notYetDue = new Set<string>(
  JSON.parse(readFileSync('test/requirements-not-yet-due.json', 'utf8')),
);
const due = requirements.map(({ id }) => id).filter((id) => !notYetDue.has(id));
const titles = due.map((id) => `a title [${id}]`);

describe('the gate of the requirements', () => {
  it('knows each by an id of its own', () => {
    expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length);
  });

  it('has nothing against a run that cites all that are due', () => {
    expect(faultsOf(titles)).toEqual([]);
  });

  it('names one that no passed test cites', () => {
    const [first, ...others] = titles;
    expect(faultsOf(others)).toEqual([expect.stringContaining(due[0] ?? '?')]);
    expect(first).toContain(due[0]);
  });

  it('names a citation of what is no requirement', () => {
    expect(faultsOf([...titles, 'a title [link.no-such-thing]'])).toEqual([
      'link.no-such-thing is cited, but no requirement',
    ]);
  });

  it('wants one off the list of those not yet due once it is cited', () => {
    const [id = ''] = due;
    expect(faultsOf(titles, [...notYetDue, id])).toEqual([
      `${id} is cited: take it off the list of those not yet due`,
    ]);
  });

  it('wants nothing of one that is not yet due', () => {
    const [id = '', ...others] = due;
    const cited = others.map((one) => `a title [${one}]`);
    expect(faultsOf(cited, [...notYetDue, id])).toEqual([]);
    expect(faultsOf(cited, [...notYetDue, id, 'link.no-such-thing'])).toEqual([
      'link.no-such-thing is listed as not yet due, but no requirement',
    ]);
  });
});
