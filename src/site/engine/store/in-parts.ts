import type { Database, Statements } from './database.js';

/**
 * Stores the records of a long call in several transactions: one that held all of them would hold up everybody else.
 * Only for records that have a unique id of their own, so that a call that is repeated after a crash stores none twice.
 * The caller commits the last part together with the result of its delivery: until then nobody was told of any.
 *
 * @param parts the records, in parts that a transaction of a few milliseconds stores
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

/** Divides records into parts of at most so many. */
export function inParts<Record>(records: readonly Record[], most: number): readonly Record[][] {
  const parts: Record[][] = [];
  for (let start = 0; start < records.length; start += most) {
    parts.push(records.slice(start, start + most));
  }
  return parts;
}

/** Divides records into parts whose sizes sum to at most so much; one that is larger is a part of its own. */
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
