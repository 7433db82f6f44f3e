import type { FlatHeaders } from '../../http/index.js';
import { mapInShares } from '../../system/event-loop.js';
import type { SiteContext } from '../engine/context.js';
import { csvLine, MARK } from '../engine/records/csv-text.js';
import { PAGE_ROWS } from '../engine/store/pages.js';
import type { Call, Permission } from './call.js';
import type { PathOfMethod } from './contract/request-types.js';
import { ReadyReply, type Route } from './route-table.js';

/** A site that has a present day. */
type DatedSite = Pick<SiteContext, 'preferences'>;

/** A list that is exported to a spreadsheet. */
export interface CsvList<Row extends object> {
  /** The path below `api/`, such as `orders.csv`. The file has the same name with the day. */
  readonly path: PathOfMethod<'GET'> & `${string}.csv`;
  /** The columns in their order. The first line has their names. */
  readonly columns: readonly (keyof Row & string)[];
  /** The required role. Default `reader`. */
  readonly needs?: Permission;
  /** Yields the rows page by page. @throws LinkError `input_invalid` before the first one */
  pages(call: Call): AsyncIterable<readonly Row[]>;
}

/**
 * Exports a list as comma-separated values (RFC 4180, UTF-8) page by page, never whole in memory. Times are UTC.
 *
 * @param site its present day is in the name of the file
 */
export function csvRoute<Row extends object>(site: DatedSite, list: CsvList<Row>): Route {
  return {
    method: 'GET',
    path: list.path,
    needs: list.needs ?? 'reader',
    isExport: true,
    run: async (call) => {
      const pages = list.pages(call)[Symbol.asyncIterator]();
      // The first page is read before the first byte is sent, so that a wrong filter can still be refused.
      const first = await pages.next();
      const body = linesOf(list.columns, first.done ? [] : first.value, pages);
      const headers = headersOf(list.path, await site.preferences.today());
      return new ReadyReply({ status: 200, headers, body });
    },
  };
}

/** The rows of a page of an export. With the extra row that shows a next page, they are a page of the database. */
export function exportRows({ database }: Pick<SiteContext, 'database'>): number {
  return PAGE_ROWS[database.engine] - 1;
}

/** Yields a short list as one page. */
export async function* onePage<Row>(
  read: () => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  yield await read();
}

/** @param today `YYYYMMDD` */
function headersOf(path: string, today: string): FlatHeaders {
  const day = today.replace(/(\d{4})(\d{2})/, '$1-$2-');
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

/** Yields a list as comma-separated values, in a text for each page. */
export async function* csvTexts<Row extends object>(
  columns: readonly (keyof Row & string)[],
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield* linesOf(columns, [], pages[Symbol.asyncIterator]());
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

/** Returns a cell: times in a form that every spreadsheet reads, lists in one cell, null as an empty cell. */
function shown(name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' && name.endsWith('_at')) {
    return new Date(value).toISOString().slice(0, 19).replace('T', ' ');
  }
  return Array.isArray(value) ? value.join(', ') : String(value);
}
