/** Brings one value of a row into the type that the tables declare. */
type Convert = (value: unknown) => unknown;

const toText: Convert = (value) =>
  typeof value === 'number' || typeof value === 'bigint' ? String(value) : value;
const toNumber: Convert = (value) =>
  typeof value === 'string' || typeof value === 'bigint' ? Number(value) : value;
const toFlag: Convert = (value) => (typeof value === 'number' ? value !== 0 : value);

/** Columns are named for their type: `id` and `…_id` are ids, `…_at` and sizes numbers, `is_…` and `has_…` flags. */
function conversionOf(column: string): Convert | undefined {
  if (column === 'id' || column.endsWith('_id')) return toText;
  if (column.endsWith('_at') || column.endsWith('_count') || column.endsWith('_size'))
    return toNumber;
  if (column.startsWith('is_') || column.startsWith('has_')) return toFlag;
  return undefined;
}

/** What was found out of each column; there are as many as our own statements name. */
const known = new Map<string, Convert | undefined>();

function knownConversion(column: string): Convert | undefined {
  if (!known.has(column)) known.set(column, conversionOf(column));
  return known.get(column);
}

/**
 * Gives rows the same types on every engine, in place: ids are texts (SQLite has numbers), times and sizes numbers
 * (PostgreSQL has texts for what may be large), flags booleans (SQLite has 0 and 1).
 */
export function typeRows(rows: readonly unknown[]): void {
  const [first] = rows;
  if (typeof first !== 'object' || first === null) return;
  for (const column of Object.keys(first)) {
    const convert = knownConversion(column);
    if (!convert) continue;
    for (const row of rows as readonly Record<string, unknown>[])
      row[column] = convert(row[column]);
  }
}

/** Makes rows of lists of values, typed as {@link typeRows} does. */
export interface ReadRow {
  /** How many values a list has. */
  readonly width: number;
  read(list: readonly unknown[]): Record<string, unknown>;
}

/** @param columns of the lists, in their order */
export function rowReader(columns: readonly { readonly name: string }[]): ReadRow {
  const members = columns.map(({ name }) => ({ name, convert: knownConversion(name) }));
  return {
    width: columns.length,
    read(list) {
      const row: Record<string, unknown> = {};
      let index = 0;
      for (const { name, convert } of members) {
        const value = list[index++];
        row[name] = convert ? convert(value) : value;
      }
      return row;
    },
  };
}
