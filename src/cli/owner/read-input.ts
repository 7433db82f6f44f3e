import { isObject } from '../../protocol/envelope.js';
import { UsageError } from '../command-error.js';
import type { Io } from '../io.js';
import { parseJson } from '../json-input.js';
import { readTextFile } from '../text-file.js';
import { readCsv } from './csv.js';

/** What a command makes or changes things with. */
export type Given = Readonly<Record<string, unknown>>;

/** Gathers `--set name=value`, which may be given several times. */
export function addMember(text: string, before: Given = {}): Given {
  const at = text.indexOf('=');
  if (at < 1) throw new UsageError('--set: must be NAME=VALUE');
  return { ...before, [text.slice(0, at)]: asGiven(text.slice(at + 1)) };
}

/** Lists and objects are written as JSON, everything else is text. */
function asGiven(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^[[{]/.test(text.trim()) ? parseJson(text, 'a value that begins as JSON') : text;
}

/**
 * Reads what is to be made: the rows of a `.csv` file, the object or the list of objects of a JSON file, `-` for JSON on
 * standard input, each with the members of `--set` in front.
 *
 * @throws UsageError
 */
export async function readInputFile(
  path: string | undefined,
  members: Given | undefined,
  io: Io,
): Promise<readonly Given[]> {
  if (path === undefined) {
    if (members) return [members];
    throw new UsageError('what? Give a FILE (.json or .csv), - for JSON here, or --set NAME=VALUE');
  }
  const text = path === '-' ? await io.stdin() : readTextFile(path);
  const found = path.toLowerCase().endsWith('.csv') ? fromCsv(text, path) : fromJson(text, path);
  return found.map((one) => ({ ...members, ...one }));
}

function fromCsv(text: string, path: string): readonly Given[] {
  return readCsv(text, path).map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, asGiven(value)])),
  );
}

function fromJson(text: string, path: string): readonly Given[] {
  const name = path === '-' ? 'standard input' : path;
  const parsed = parseJson(text, name);
  const list: readonly unknown[] = Array.isArray(parsed) ? parsed : [parsed];
  if (list.every(isObject)) return list;
  throw new UsageError(`${name}: must be a JSON object, or a list of objects`);
}
