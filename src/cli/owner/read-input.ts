import { readRecords, valueOfText } from '../../site/engine/records/record-file.js';
import { UsageError } from '../command-error.js';
import type { Io } from '../io.js';
import { refuseSecretMember } from '../secret-flags.js';
import { asUsage, readTextFile } from '../text-file.js';

/** The members of a record that a command makes or changes. */
export type Given = Readonly<Record<string, unknown>>;

/** Collects the members of `--set name=value`, which may be repeated. */
export function addMember(text: string, before: Given = {}): Given {
  const at = text.indexOf('=');
  if (at < 1) throw new UsageError('--set: must be NAME=VALUE');
  const name = text.slice(0, at);
  refuseSecretMember(name);
  return { ...before, [name]: asUsage(() => valueOfText(text.slice(at + 1), `--set ${name}`)) };
}

/**
 * Reads the records to make: the rows of a `.csv` file, the object or the list of objects of a JSON file, or `-` for
 * JSON on standard input. The members of `--set` have precedence in each record.
 *
 * @param isText true for a column of a `.csv` file whose cells are text. Default: none
 * @throws UsageError
 */
export async function readInputFile(
  path: string | undefined,
  members: Given | undefined,
  io: Io,
  isText: (column: string) => boolean = () => false,
): Promise<readonly Given[]> {
  if (path === undefined) {
    if (members) return [members];
    throw new UsageError('what? Give a FILE (.json or .csv), - for JSON here, or --set NAME=VALUE');
  }
  const text = path === '-' ? await io.stdin() : readTextFile(path);
  const source = path === '-' ? 'standard input' : path;
  const found = asUsage(() => readRecords(text, path, { source, isText }));
  return found.map(({ values }) => ({ ...values, ...members }));
}
