import { UsageError } from '../command-error.js';

/** Reads a cell in quotes (two of them within are one), or one that ends at the next separator. */
const CELL = /"((?:[^"]|"")*)"|([^"\r\n]*)/y;

/** What may stand between cells; the first line decides. */
const SEPARATORS = [',', ';', '\t'] as const;

/**
 * Reads comma-separated values (RFC 4180; semicolons and tabs as well) into one object per row, by the names in the
 * first line. Blank cells are left out, and so are blank lines.
 *
 * @throws UsageError that names the row
 */
export function readCsv(text: string, source: string): readonly Record<string, string>[] {
  const body = text.replace(/^\ufeff/, '');
  const [head = ''] = body.split(/\r?\n/, 1);
  const separator = SEPARATORS.find((one) => head.includes(one)) ?? ',';
  const [names = [], ...rows] = readRows(body, separator, source);
  const titles = names.map((name) => name.trim());
  const twice = titles.find((name, at) => titles.indexOf(name) !== at);
  if (twice !== undefined) throw new UsageError(`${source}: the column ${twice} is there twice`);
  return rows.map((cells, index) => {
    if (cells.length > titles.length) {
      throw new UsageError(`${source}: row ${index + 2} has more cells than there are names`);
    }
    const members = cells.map((cell, at): [string, string] => [titles[at] ?? '', cell.trim()]);
    return Object.fromEntries(members.filter(([, cell]) => cell !== ''));
  });
}

function readRows(text: string, separator: string, source: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at <= text.length; ) {
    const [cell, end] = readCell(text, at, separator, `${source}: row ${rows.length + 1}`);
    row.push(cell);
    if (text[end] !== separator) {
      if (row.some((one) => one.trim() !== '')) rows.push(row);
      row = [];
    }
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
  }
  return rows;
}

/** @returns the cell, and where it ends */
function readCell(text: string, at: number, separator: string, place: string): [string, number] {
  if (text[at] !== '"') {
    const rest = text.slice(at);
    const length = rest.search(
      separator === '\t' ? /[\t\r\n]/ : new RegExp(`[${separator}\\r\\n]`),
    );
    const cell = length === -1 ? rest : rest.slice(0, length);
    return [cell, at + cell.length];
  }
  CELL.lastIndex = at;
  const [whole = '', quoted] = CELL.exec(text) ?? [];
  const end = at + whole.length;
  const isEnded = end >= text.length || [separator, '\r', '\n'].includes(text[end] ?? '');
  if (quoted === undefined || !isEnded) {
    throw new UsageError(`${place}: a cell in quotes does not end, or goes on behind them`);
  }
  return [quoted.replaceAll('""', '"'), end];
}
