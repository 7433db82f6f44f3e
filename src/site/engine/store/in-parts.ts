import type { Database, Statements } from './database.js';

/**
 * Stores the records of a long call in several transactions, because one large transaction would delay all other
 * writers. The records must have unique ids, so that a call that is repeated after a crash stores none twice. The
 * caller commits the last part together with the result of its delivery: until then no success is reported.
 *
 * @param parts the records in parts, each for a transaction of a few milliseconds
 * @returns the last part
 */
export async function storeAllButLast<Part>(
  { write }: Pick<Database, 'write'>,
  parts: readonly Part[],
  store: (tx: Statements, part: Part) => Promise<unknown>,
): Promise<Part | undefined> {
  for (const part of parts.slice(0, -1)) await write(async (tx) => void (await store(tx, part)));
  return parts.at(-1);
}

/** Divides records into parts with a greatest number of records. */
export function inParts<Record>(records: readonly Record[], most: number): readonly Record[][] {
  const parts: Record[][] = [];
  for (let start = 0; start < records.length; start += most) {
    parts.push(records.slice(start, start + most));
  }
  return parts;
}

/** The most values of a list in a statement, because databases limit the number of values. */
const MOST_IN_STATEMENT = 500;

/** Divides values into parts that each fit into one statement. */
export function inStatements<Value>(values: readonly Value[]): readonly Value[][] {
  return inParts(values, MOST_IN_STATEMENT);
}

/** Divides records into parts with a greatest sum of sizes. A larger record is a part of its own. */
export function inPartsOfSize<Record>(
  records: readonly Record[],
  sizeOf: (record: Record, index: number) => number,
  most: number,
): readonly Record[][] {
  const parts: Record[][] = [];
  let sum = Number.POSITIVE_INFINITY;
  for (const [index, record] of records.entries()) {
    const size = sizeOf(record, index);
    if (sum + size > most) {
      parts.push([]);
      sum = 0;
    }
    parts.at(-1)?.push(record);
    sum += size;
  }
  return parts;
}
