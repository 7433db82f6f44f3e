import type { Equivalent } from './equivalents.js';
import { describes } from './equivalents.js';
import type { Verdict } from './trial.js';

/** The part of the product that a file belongs to. */
export function partOf(path: string): string {
  if (path.startsWith('console/')) return 'console';
  const part = path.split('/')[1] ?? '';
  return part === 'http' || part === 'receiver' ? 'receiver, http' : part.replace(/\.ts$/, '');
}

const short = (text: string) => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 70 ? `${line.slice(0, 67)}…` : line;
};

function line({ mutant, outcome, by, ran, of }: Verdict): string {
  const { path, line: at, kind, before, after } = mutant;
  const end = by ?? `${outcome} ${ran} of ${of} test files`;
  return `- ${path}:${at} ${kind}: \`${short(before)}\` → \`${short(after)}\` (${short(end)})`;
}

const shareOf = (part: number, whole: number) =>
  whole === 0 ? '' : `${Math.round((100 * part) / whole)}%`;

function rowOf(name: string, verdicts: readonly Verdict[]): string {
  const count = (outcome: string) => verdicts.filter((one) => one.outcome === outcome).length;
  const columns = ['caught', 'refused', 'survived', 'untested', 'unfinished'].map(count);
  const decided = verdicts.length - count('unfinished');
  const all = shareOf(count('caught') + count('refused'), decided);
  const byTests = shareOf(count('caught'), decided - count('refused'));
  return `| ${[name, verdicts.length, ...columns, all, byTests].join(' | ')} |`;
}

/** The report of a sample. */
export interface Sample {
  readonly seed: string;
  readonly verdicts: readonly Verdict[];
  /** The number of drawn mutants; those without a verdict, for lack of time, included. */
  readonly drawn: number;
  readonly equivalents: readonly Equivalent[];
  /** Test files that fail without any mutant. */
  readonly broken: readonly string[];
}

/** Writes the report of a sample: a table by part, and the mutants that no test caught, without equivalent ones. */
export function reportOf({ seed, verdicts, drawn, equivalents, broken }: Sample): string {
  const isEquivalent = ({ mutant }: Verdict) => equivalents.some((row) => describes(row, mutant));
  const open = verdicts.filter((one) => !isEquivalent(one));
  const parts = [...new Set(open.map(({ mutant }) => partOf(mutant.path)))].sort();
  const left = drawn - verdicts.length;
  const missed = open.filter(({ outcome }) => outcome !== 'caught' && outcome !== 'refused');
  return [
    `# Mutants of seed ${seed}`,
    '',
    `${drawn} drawn, ${left} not reached in time, ${verdicts.length - open.length} equivalent.`,
    '',
    '| part | mutants | caught by tests | by the compiler or the linter | survived | untested | unfinished | of the decided | by tests, of those that compile |',
    '|---|---|---|---|---|---|---|---|---|',
    ...parts.map((part) =>
      rowOf(
        part,
        open.filter(({ mutant }) => partOf(mutant.path) === part),
      ),
    ),
    rowOf('all', open),
    '',
    missed.length === 0 ? 'Every one was caught.' : '## Not caught',
    '',
    ...missed.map(line),
    ...(broken.length === 0
      ? []
      : ['', `Left out, since they fail without a mutant: ${broken.join(', ')}`]),
    '',
  ].join('\n');
}
