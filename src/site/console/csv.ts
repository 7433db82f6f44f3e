import type { FlatHeaders } from '../../http/index.js';
import { mapInShares } from '../../system/event-loop.js';
import type { SiteContext } from '../engine/context.js';
import { PAGE_ROWS } from '../engine/store/pages.js';
import type { Call } from './call.js';
import { csvLine, MARK } from './csv-text.js';
import { ReadyReply, type Route } from './route-table.js';

/** A list that leaves for a spreadsheet. */
export interface CsvList<Row extends object> {
  /** Below `api/`, such as `orders.csv`; the file is called so too, with the day in its name. */
  readonly path: string;
  /** In their order; the first line names them. */
  readonly columns: readonly (keyof Row & string)[];
  /** The rows, page after page. @throws LinkError `input_invalid` before the first one */
  pages(call: Call): AsyncIterable<readonly Row[]>;
}

/**
 * Exports a list as comma-separated values (RFC 4180, UTF-8): page after page and never whole in memory. Times are UTC.
 *
 * @param now milliseconds since 1970: the day in the name of the file, where the page does not say its own
 */
export function csvRoute<Row extends object>(now: () => number, list: CsvList<Row>): Route {
  return {
    method: 'GET',
    path: list.path,
    needs: 'reader',
    isExport: true,
    run: async (call) => {
      const pages = list.pages(call)[Symbol.asyncIterator]();
      // Read before the first byte leaves: a wrong filter is told as such.
      const first = await pages.next();
      const body = linesOf(list.columns, first.done ? [] : first.value, pages);
      return new ReadyReply({ status: 200, headers: headersOf(list.path, dayOf(call, now)), body });
    },
  };
}

/** Rows of a page of an export: with the one more that tells of a next page, they are a page of the database. */
export function exportRows({ database }: Pick<SiteContext, 'database'>): number {
  return PAGE_ROWS[database.engine] - 1;
}

/** The one page of a list that is short. */
export async function* onePage<Row>(
  read: () => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  yield await read();
}

function dayOf({ query }: Call, now: () => number): string {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(query.get('today') ?? '') ?? [];
  return year === undefined
    ? new Date(now()).toISOString().slice(0, 10)
    : `${year}-${month}-${day}`;
}

function headersOf(path: string, day: string): FlatHeaders {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.csv$/, '');
  return [
    'Content-Type',
    'text/csv; charset=utf-8',
    'Content-Disposition',
    `attachment; filename="${name}-${day}.csv"`,
    'Cache-Control',
    'no-store',
    'X-Content-Type-Options',
    'nosniff',
  ];
}

async function* linesOf<Row extends object>(
  columns: readonly (keyof Row & string)[],
  first: readonly Row[],
  rest: AsyncIterator<readonly Row[]>,
): AsyncGenerator<string> {
  const line = (row: Row) => csvLine(columns.map((name) => shown(name, row[name])));
  const written = async (rows: readonly Row[]) => (await mapInShares(rows, line)).join('');
  try {
    yield MARK + csvLine(columns) + (await written(first));
    for (let page = await rest.next(); !page.done; page = await rest.next()) {
      yield await written(page.value);
    }
  } finally {
    await rest.return?.();
  }
}

/** Times as every spreadsheet reads them, lists in one cell, nothing as nothing. */
function shown(name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' && name.endsWith('_at')) {
    return new Date(value).toISOString().slice(0, 19).replace('T', ' ');
  }
  return Array.isArray(value) ? value.join(', ') : String(value);
}
