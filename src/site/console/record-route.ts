import type { FlatHeaders } from '../../http/index.js';
import { baseName } from '../../protocol/files/file-name.js';
import { fileText } from '../../protocol/files/file-text.js';
import { inputError } from '../engine/input.js';
import { type Making, makeRecords, type RecordOutcome } from '../engine/records/make-records.js';
import { checkMembers, type FileRecord, readRecords } from '../engine/records/record-file.js';
import type { Call, Permission } from './call.js';
import { ReadyReply, type Route } from './route-table.js';

/** More than anybody makes at once, in one request that is answered while it works. */
const MOST_RECORDS = 10_000;
const MOST_VALUES = 1_000_000;

/** Things that are made of the records of a file. */
export interface RecordList<Made extends object> {
  /** Below `api/`. */
  readonly path: string;
  readonly needs: Permission;
  /** The members that a record may have. */
  readonly members: readonly string[];
  /** Makes one, or says which is there already. */
  make(values: FileRecord['values'], call: Call): Promise<Making<Made>>;
}

/** A line of the answer: how many records there are, what became of each, and that they have come to their end. */
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
 * Makes things of a file that is sent. All of the file is checked before the first is made; each is then told in a line
 * of JSON as soon as it is there, so that nothing that was made is lost with the connection.
 */
export function recordRoute<Made extends object>(list: RecordList<Made>): Route {
  const { path, needs, members } = list;
  return {
    method: 'POST',
    path,
    needs,
    run: async (call) => {
      const { name, records } = await sentRecords(call);
      checkMembers(records, members, name);
      const outcomes = makeRecords(records, (values) => list.make(values, call));
      return new ReadyReply({ status: 200, headers: HEADERS, body: linesOf(records, outcomes) });
    },
  };
}

async function* linesOf<Made extends object>(
  { length: count }: readonly FileRecord[],
  outcomes: AsyncIterable<RecordOutcome<Made>>,
): AsyncGenerator<string> {
  const line = (one: RecordLine<Made>) => `${JSON.stringify(one)}\n`;
  yield line({ count });
  for await (const outcome of outcomes) yield line(outcome);
  yield line({ isWhole: true });
}

/** Reads the rows of a file for who edits them before they are kept. */
export const readRoute: Route = {
  method: 'POST',
  path: 'records',
  needs: 'operator',
  run: async (call) => {
    const { records } = await sentRecords(call);
    return { records: records.map(({ values }) => values) };
  },
};

/** @throws LinkError `input_invalid` that names row and column; HttpFailure */
async function sentRecords(call: Call) {
  const name = baseName(call.query.get('name') ?? '');
  if (!/\.(?:csv|json)$/i.test(name)) throw inputError(name, 'must end in .csv or .json');
  const text = fileText(await call.bytes(), name);
  const limits = { maxRows: MOST_RECORDS, maxValues: MOST_VALUES };
  const records = readRecords(text, name, limits);
  if (records.length > 0) return { name, records };
  throw inputError(name, 'has nothing in it: give one row for each, below the row of names');
}
