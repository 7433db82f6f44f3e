import { isObject } from '../../protocol/envelope/envelope.js';
import { readRecords, valueOfText } from '../../site/engine/records/record-file.js';
import { UsageError } from '../command-error.js';
import type { Io } from '../io.js';
import { refuseSecretMember } from '../secret-flags.js';
import { asUsage, readTextFile } from '../text-file.js';

/** The members of a record that a command makes or changes. */
export type Given = Readonly<Record<string, unknown>>;

/** The texts of `--set name=value` by their names. */
export type SetTexts = Readonly<Record<string, string>>;

/** Collects the texts of `--set name=value`, which may be repeated. */
export function addMember(text: string, before: SetTexts = {}): SetTexts {
  const at = text.indexOf('=');
  if (at < 1) throw new UsageError('--set: must be NAME=VALUE');
  const name = text.slice(0, at);
  refuseSecretMember(name);
  return { ...before, [name]: text.slice(at + 1) };
}

/**
 * Returns the members of the texts of `--set`; undefined where there is none.
 *
 * @param texts the texts, as {@link addMember} collects them
 * @param isText true for a member of text, whatever it begins with. Default: none
 * @throws UsageError
 */
export function membersOfSet(
  texts: unknown,
  isText: (name: string) => boolean = () => false,
): Given | undefined {
  if (!isObject(texts)) return undefined;
  const members = Object.entries(texts).map(([name, text]): [string, unknown] => [
    name,
    isText(name) ? text : asUsage(() => valueOfText(String(text), `--set ${name}`)),
  ]);
  return Object.fromEntries(members);
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
