import type {
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  RootOperationNode,
  UnknownRow,
} from 'kysely';

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

/**
 * Gives rows the same types on every engine: ids are texts (SQLite has numbers), times and sizes numbers (PostgreSQL
 * has texts for what may be large), flags booleans (SQLite has 0 and 1).
 */
export class RowTypes implements KyselyPlugin {
  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const { rows } = result;
    const [first] = rows;
    if (first === undefined) return result;
    const conversions: [string, Convert][] = [];
    for (const column of Object.keys(first)) {
      const convert = conversionOf(column);
      if (convert) conversions.push([column, convert]);
    }
    for (const row of rows) {
      for (const [column, convert] of conversions) row[column] = convert(row[column]);
    }
    return result;
  }
}
