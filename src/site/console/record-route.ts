import type { FlatHeaders } from '../../http/index.js';
import { baseName } from '../../protocol/files/file-name.js';
import { fileText } from '../../protocol/files/file-text.js';
import { inputError } from '../engine/input.js';
import {
  type MakeResult,
  makeRecords,
  type RecordOutcome,
} from '../engine/records/make-records.js';
import { type FileRecord, readRecords } from '../engine/records/record-file.js';
import type { Call, Permission } from './call.js';
import type { PathOfMethod } from './contract/request-types.js';
import { ReadyReply, type Route } from './route-table.js';

/** The most records of one request, which is answered while it works. */
const MOST_RECORDS = 10_000;
const MOST_VALUES = 1_000_000;

/** A list that the records of a file are added to. */
export interface RecordList<Made extends object> {
  /** The path below `api/`. */
  readonly path: PathOfMethod<'POST'> & `${string}/from-file`;
  readonly needs: Permission;
  /** Returns the function that is true for a column whose cells are text. Default: a cell may be a list or a flag. */
  readonly textColumns?: (call: Call) => (column: string) => boolean;
  /**
   * Checks the records as a whole.
   *
   * @returns the function that makes one of a record, or returns the existing one
   * @throws LinkError `input_invalid` for a file of which nothing is to be made
   */
  prepare(file: SentFile, call: Call): (values: FileRecord['values']) => Promise<MakeResult<Made>>;
}

/** A file of records that was sent. */
export interface SentFile {
  readonly name: string;
  readonly records: readonly FileRecord[];
}

/** A line of the answer: the number of records, the outcome of each, and the end. */
export type RecordLine<Made extends object> =
  | { readonly count: number }
  | RecordOutcome<Made>
  | { readonly isWhole: true };

const HEADERS: FlatHeaders = [
  'Content-Type',
  'application/x-ndjson; charset=utf-8',
  'Cache-Control',
  'no-store',
  'X-Content-Type-Options',
  'nosniff',
];

/**
 * Adds the records of a file to a list. The whole file is checked before the first record is made. Each outcome is sent
 * at once as a line of JSON, so that a lost connection hides none of the made ones.
 */
export function recordRoute<Made extends object>(list: RecordList<Made>): Route {
  const { path, needs, textColumns } = list;
  return {
    method: 'POST',
    path,
    needs,
    run: async (call: Call) => {
      const file = await sentRecords(call, textColumns?.(call));
      const outcomes = makeRecords(file.records, list.prepare(file, call));
      return linesReply(linesOf(file.records, outcomes));
    },
  };
}

async function* linesOf<Made extends object>(
  { length: count }: readonly FileRecord[],
  outcomes: AsyncIterable<RecordOutcome<Made>>,
): AsyncGenerator<RecordLine<Made>> {
  yield { count };
  yield* outcomes;
  yield { isWhole: true };
}

/** Returns an answer of lines of JSON, each of which is sent at once. */
export function linesReply(lines: AsyncIterable<object>): ReadyReply {
  return new ReadyReply({ status: 200, headers: HEADERS, body: textsOf(lines) });
}

async function* textsOf(lines: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}

/** Returns the rows of a file for editing before they are stored. */
export const readRoute: Route = {
  method: 'POST',
  path: 'records',
  needs: 'operator',
  run: async (call) => {
    // The editor of rows has texts alone, such as the description [Winter] heat.
    const { records } = await sentRecords(call, () => true);
    return { records: records.map(({ values }) => values) };
  },
};

/**
 * Reads the records of a file.
 *
 * @param isText true for a column whose cells are text. Default: none
 * @throws LinkError `input_invalid` with row and column; HttpFailure
 */
export async function sentRecords(
  call: Call,
  isText: (column: string) => boolean = () => false,
): Promise<SentFile> {
  const name = baseName(call.query.get('name') ?? '');
  if (!/\.(?:csv|json)$/i.test(name)) throw inputError(name, 'must end in .csv or .json');
  const text = fileText(await call.bytes(), name);
  const options = { maxRows: MOST_RECORDS, maxValues: MOST_VALUES, isText };
  const records = readRecords(text, name, options);
  if (records.length > 0) return { name, records };
  throw inputError(name, 'has nothing in it: give one row for each, below the row of names');
}
