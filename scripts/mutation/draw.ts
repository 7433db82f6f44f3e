import { seededNumbers } from '../seeded-numbers.js';
import { type Mutant, mutantsOf } from './mutants.js';

/** A file that mutants are drawn from. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Returns the file that contains a position in the joined texts of all files. */
function fileAt(files: readonly SourceFile[], distance: number): SourceFile | undefined {
  let left = distance;
  return files.find(({ text }) => {
    left -= text.length;
    return left < 0;
  });
}

/** Takes one mutant out of a list. The kind is drawn first, so that the many texts do not make up the sample. */
function take(mutants: Mutant[], numbers: Generator<number, never>): Mutant | undefined {
  const kinds = [...new Set(mutants.map(({ kind }) => kind))];
  const kind = kinds[Math.floor(numbers.next().value * kinds.length)];
  const ofKind = mutants.filter((one) => one.kind === kind);
  const taken = ofKind[Math.floor(numbers.next().value * ofKind.length)];
  if (taken) mutants.splice(mutants.indexOf(taken), 1);
  return taken;
}

/**
 * Draws mutants: a file with a chance in proportion to its length, and one of its mutants, none of them twice.
 *
 * @param count fewer are drawn where the files have fewer
 */
export function draw(files: readonly SourceFile[], seed: string, count: number): readonly Mutant[] {
  const left = new Map<SourceFile, Mutant[]>();
  let open = files;
  const drawn: Mutant[] = [];
  const numbers = seededNumbers(seed);
  while (drawn.length < count && open.length > 0) {
    const length = open.reduce((sum, { text }) => sum + text.length, 0);
    const file = fileAt(open, numbers.next().value * length);
    if (!file) continue;
    const mutants = left.get(file) ?? [...mutantsOf(file.path, file.text)];
    left.set(file, mutants);
    const mutant = take(mutants, numbers);
    if (mutant) drawn.push(mutant);
    if (mutants.length === 0) open = open.filter((one) => one !== file);
  }
  return drawn;
}
