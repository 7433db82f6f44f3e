import { isObject } from '../../../protocol/envelope/envelope.js';
import { LinkError } from '../../../protocol/errors/errors.js';
import { type JsonLimits, parseSafeJson } from '../../../protocol/json/safe-json.js';
import { didYouMean } from '../../../protocol/nearest.js';
import { inputError } from '../input.js';
import { type CsvLimits, readCsv } from './csv.js';

/** One record of a file: a row of a table, or an object. */
export interface FileRecord {
  /** The position: `row 7` as in a spreadsheet, or `entry 3` of a list. */
  readonly position: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Returns the position of the names of a record: the first row of a table, or the entry itself. */
export function positionOfNames({ position }: FileRecord): string {
  return position.startsWith('row ') ? 'row 1' : position;
}

/** Matches a flag. */
const FLAG = /^(?:true|TRUE|false|FALSE)$/;

/** The limits of a file. */
export interface RecordLimits extends CsvLimits, JsonLimits {}

/** The way in which a file is read. */
export interface RecordOptions extends RecordLimits {
  /** The name in messages. Default: the name of the file. */
  readonly source?: string;
  /** Returns true for a column whose cells are text, whatever they begin with. Default: none. */
  readonly isText?: (column: string) => boolean;
}

/**
 * Returns the value of a text in a cell or after `--set`: lists and objects are JSON, `true` and `false` are flags, also
 * in capitals as spreadsheets write them, all others are text.
 *
 * @param position the position for the message
 * @throws LinkError `input_invalid`
 */
export function valueOfText(text: string, position: string): unknown {
  if (FLAG.test(text)) return text.toLowerCase() === 'true';
  return /^[[{]/.test(text.trim()) ? parsed(text, position) : text;
}

/**
 * Reads the records of a file: the rows of comma-separated values, or the object or the list of objects of JSON.
 *
 * @param name the name of the file. One that ends in `.csv` contains comma-separated values
 * @throws LinkError `input_invalid` that names the row and the column
 */
export function readRecords(
  text: string,
  name: string,
  options: RecordOptions = {},
): readonly FileRecord[] {
  const steps = recordSteps(text, name, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Reads the records of a file as {@link readRecords} does, a row of a table in each step. */
export function* recordSteps(
  text: string,
  name: string,
  { source = name, isText = () => false, ...limits }: RecordOptions = {},
): Generator<void, readonly FileRecord[], void> {
  if (!/\.csv$/i.test(name)) return jsonRecords(text, source, limits);
  const records: FileRecord[] = [];
  for (const { row, cells } of readCsv(text, source, limits)) {
    const position = `row ${row}`;
    const values = Object.entries(cells).map(([column, cell]): [string, unknown] => [
      column,
      isText(column) ? cell : valueOfText(cell, `${source}: ${position}: ${column}`),
    ]);
    records.push({ position, values: Object.fromEntries(values) });
    yield;
  }
  return records;
}

function jsonRecords(text: string, source: string, limits: RecordLimits): readonly FileRecord[] {
  const value = parsed(text, source, limits);
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  const { maxRows = Number.POSITIVE_INFINITY } = limits;
  if (list.length > maxRows) throw inputError(source, `has more than ${maxRows} entries`);
  return list.map((one, index) => {
    if (isObject(one)) return { position: `entry ${index + 1}`, values: one };
    throw inputError(source, 'must be a JSON object, or a list of objects');
  });
}

function parsed(text: string, position: string, limits: JsonLimits = {}): unknown {
  try {
    return parseSafeJson(text, position, limits);
  } catch (cause) {
    throw LinkError.is(cause) ? new LinkError('input_invalid', cause.message, { cause }) : cause;
  }
}

/**
 * Refuses a file with an unknown member before any of its rows is used, because the member is misspelt in all rows.
 *
 * @throws LinkError `input_invalid` that names the position and the nearest name
 */
export function checkMembers(
  records: readonly FileRecord[],
  known: readonly string[],
  source: string,
): void {
  const names = new Set(known);
  for (const record of records) {
    const wrong = Object.keys(record.values).find((name) => !names.has(name));
    if (wrong === undefined) continue;
    const problem = `is not known${didYouMean(wrong, names)}`;
    const position = positionOfNames(record);
    throw inputError(`${source}: ${position}: ${wrong.slice(0, 100)}`, problem);
  }
}
